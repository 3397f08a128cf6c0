"""Cards: faces, hands with what each use of a card would do, cards in force."""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.decision import Decision
from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import MOMENTS, Facts, members

from ..schema import Card, CardFigure, Hand
from ..words import Words
from .look import Look

LOOKS: Final = {"red": "red", "blue": "blue", "green": "green"}


class Cards:
    """Cards of one game in one language."""

    def __init__(self, definition: Definition[Any, Facts], words: Words) -> None:
        self._f = definition.facts
        self._w = words
        self._faces: dict[tuple[str, tuple[str, ...]], Card] = {}

    def face(self, card: str, uses: tuple[str, ...] = ()) -> Card:
        """A card by its id, face up."""
        found = self._faces.get((card, uses))
        if found is None:
            found = self._faces[card, uses] = self._make(card, uses)
        return found

    def _make(self, card: str, uses: tuple[str, ...]) -> Card:
        f, w = self._f, self._w
        n = f.card_by_name[card.casefold()]
        text = w.text.card(card)
        assert text is not None
        figures = [CardFigure(name, w.say(f"scene-figure-{name}"), value) for name, value in text.figures]
        return Card(
            id=f"card:{text.id}",
            name=text.name,
            look=LOOKS.get(text.colour, "plain"),  # type: ignore[arg-type]
            about=text.note,
            moments=w.sentence("scene-moments", when=self._when(n)),
            figures=figures,
            uses=list(uses),
            rule=f"event.{f.cards[n].event}",
            standing=text.standing,  # type: ignore[arg-type]
        )

    def _when(self, card: int) -> str:
        return self._w.listed([self._w.say(f"moment-{MOMENTS[n]}") for n in members(self._f.moment[card])])

    def hands(self, look: Look, decision: Decision | None) -> list[Hand]:
        """Both hands: faces for those who may see them. And the draw pile of a side that looks through it."""
        w, hands = self._w, []
        offered = {} if decision is None else {o.args[0]: o.verb for o in decision.options if o.verb in VERBS}
        for n, side in enumerate(self._f.sides):
            seen = look.view["cards"][n]
            mine = n == look.me
            name = w.text.names.side(side)
            faces = [self.face(card, self._uses(card, mine, offered)) for card in sorted(seen.get("cards", ()))]
            title = w.say("scene-hand", side=name)
            hands.append(Hand(side, title, seen["hand"], seen["deck"], seen["discard"], faces, "cards" in seen))
            if "looking" in seen:
                pile = [self.face(card) for card in seen["looking"]]
                title = w.say("scene-pile", side=name)
                hands.append(Hand(side, title, len(pile), seen["deck"], seen["discard"], pile, True))
        return hands

    def _uses(self, card: str, mine: bool, offered: dict[int, str]) -> tuple[str, ...]:
        """What each use of a card of one's own hand would do."""
        if not mine:
            return ()
        w, n = self._w, self._f.card_by_name[card.casefold()]
        found = self._f.cards[n]
        note = self._f.events[found.event].note[w.text.language]
        verb = offered.get(n)
        now = "scene-use-now" if verb == "play" else "scene-use-later"
        uses = [w.say(now, note=note, when=self._when(n))]
        if verb == "recover":
            uses.insert(0, w.say("scene-use-recover-now", points=found.recovery))
        elif found.recovery:
            uses.append(w.say("scene-use-recover", points=found.recovery))
        return tuple(uses)

    def in_force(self, look: Look) -> list[Card]:
        """The cards that lie on the board for the turn."""
        lying = [self.face(card) for card in look.view["board"]]
        return [*lying, self._weather()] if "mud" in look.view["weather"] else lying

    def _weather(self) -> Card:
        """weather.mud: the card that is in no deck."""
        w, event = self._w, self._f.events["mud"]
        return Card(
            id="card:mud",
            name=event.name[w.text.language],
            look="plain",
            about=event.note[w.text.language],
            moments=w.sentence("scene-moments-weather"),
            figures=[],
            uses=[],
            rule="event.mud",
            standing=event.standing,  # type: ignore[arg-type]
        )


VERBS: Final = frozenset({"play", "recover"})
