"""Cards and dice that lie on the table: the movement card, the cards for the initiative, the last combat's cards.

They are put together from the log as these eyes may read it: the lines of the operation in progress, or just ended."""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts
from grognard.text.family import Telling

from ..schema import Outcome
from ..words import Words
from .cards import Cards

Sums = list[tuple[str, int]]
REVEALS: Final = ("revealed", "rolled")


class Outcomes:
    """Outcomes of one game in one language."""

    def __init__(self, definition: Definition[Any, Facts], words: Words, cards: Cards) -> None:
        self._f = definition.facts
        self._w = words
        self._cards = cards

    def outcomes(self, tellings: list[Telling]) -> list[Outcome]:
        """What lies on the table after these lines: events that were played, then what was revealed last."""
        events = [self._event(told, tellings) for told in tellings if told.kind == "played"]
        begun = next((n for n, told in enumerate(tellings) if told.kind == "combat"), None)
        if begun is not None:
            return events + self._combat(tellings[begun:])
        last = next((told for told in reversed(tellings) if told.kind in ("moves", "initiative")), None)
        if last is None:
            return events
        shown = self._initiative(last) if last.kind == "initiative" else self._movement(last, tellings)
        return events + shown

    def _event(self, told: Telling, tellings: list[Telling]) -> Outcome:
        """cards.discard: a card that has been shown for its event, and whether it was cancelled."""
        side, card = told.data["side"], told.data["card"]
        cancelled = any(t.kind == "cancelled" and t.data["card"] == card for t in tellings)
        results = [self._w.say("scene-cancelled")] if cancelled else []
        faces = [self._cards.face(self._f.cards[card].id)]
        return Outcome(self._f.sides[side], self._w.say("scene-event"), [], None, faces, [], results)

    # --- initiative, movement ---

    def _initiative(self, told: Telling) -> list[Outcome]:
        """initiative.draw: one card of each side; none if Intuition has decided."""
        f = self._f
        return [
            Outcome(
                f.sides[side],
                self._w.say("phase-initiative"),
                [],
                f.cards[card].movement,
                [self._cards.face(f.cards[card].id)],
                [],
                [],
            )
            for side, card in enumerate(told.data["cards"])
            if card < len(f.cards)
        ]

    def _movement(self, told: Telling, tellings: list[Telling]) -> list[Outcome]:
        """manoeuvre.card: the card that gave the points, and how many they are, for those who may know."""
        side, card = told.data["side"], told.data["card"]
        sums = [t for t in tellings if t.kind == "movement-points"]
        faces = [self._cards.face(self._f.cards[card].id)] if card < len(self._f.cards) else []
        parts, total = self._sums(sums[-1]) if sums else ([], None)
        return [Outcome(self._f.sides[side], self._w.say("scene-movement-card"), parts, total, faces, [], [])]

    # --- combat ---

    def _combat(self, tellings: list[Telling]) -> list[Outcome]:
        """combat.reveal pursuit.card: both sides' cards, then those of the pursuit."""
        f, w = self._f, self._w
        begun = tellings[0].data
        found = []
        counts = {t.data["side"]: self._sums(t) for t in tellings if t.kind == "combat-count"}
        numbers = next((t.data for t in tellings if t.kind == "combat-cards"), None)
        pursuit = False
        for told in tellings:
            if told.kind == "pursuit":
                pursuit = True
            if told.kind not in REVEALS:
                continue
            side = told.data["side"]
            role = "pursuit" if pursuit else "attacker" if side == begun["side"] else "defender"
            title = w.say("scene-outcome", role=role, area=f.areas[begun["area"]].name)
            parts, total = counts.get(side, ([], None)) if not pursuit else ([], None)
            if total is None and numbers is not None and not pursuit:
                total = numbers[role]
            faces = [self._cards.face(f.cards[c].id) for c in told.data.get("cards", ()) if c < len(f.cards)]
            results = [w.say("scene-inflicts", losses=told.data["losses"], fatigue=told.data["fatigue"])]
            if pursuit:
                results = [w.say("scene-tires", fatigue=told.data["fatigue"])]
            results += self._result(tellings, side) if not pursuit else []
            found.append(Outcome(f.sides[side], title, parts, total, faces, list(told.data.get("dice", ())), results))
        return found

    def _result(self, tellings: list[Telling], side: int) -> list[str]:
        """combat.winner: won, or nobody has."""
        for told in tellings:
            if told.kind == "winner" and told.data["side"] == side:
                return [self._w.say("scene-won", margin=told.data["margin"])]
            if told.kind == "no-winner":
                return [self._w.say("scene-drawn")]
        return []

    def _sums(self, told: Telling) -> tuple[Sums, int]:
        """A number with where it comes from."""
        return [(self._w.part(rule), n) for rule, n in told.data["sums"]], told.data["total"]
