"""What cards may be expected to do, and what corps are worth: the arithmetic behind every rule of thumb.

Everything is counted in victory points. A strength point is worth one, as on the track; fatigue makes the corps that
bears it worth less, slowly at first, then fast, because beyond 8 the whole corps is lost."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts

from .conquerors_sight import Corps

# The part of a corps that is as good as lost at 0 to 9 fatigue while turns remain, and the point a worn corps loses.
RISK: Final = (0.0, 0.03, 0.07, 0.12, 0.18, 0.28, 0.38, 0.50, 0.65, 1.0)
LAST_RISK: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.05, 1.0)
WEAR: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.8, 0.9, 0.9, 0.9, 0.0)
DEAD: Final = 9

Box = tuple[int, int]  # losses and fatigue of a card


def worth(strength: float, fatigue: float, last_turn: bool = False) -> float:
    """A corps in victory points: its strength, less what its fatigue puts at risk."""
    if fatigue >= DEAD or strength <= 0:
        return 0.0
    low = int(fatigue)
    part = fatigue - low
    risk = LAST_RISK if last_turn else RISK
    at_risk = risk[low] + part * (risk[low + 1] - risk[low])
    wear = WEAR[low] + part * (WEAR[low + 1] - WEAR[low])
    return max(0.0, strength * (1 - at_risk) - wear)


def rest_value(corps: Corps, last_turn: bool = False) -> float:
    """recovery.rest: what a corps gains by not acting: all its fatigue goes."""
    gain = worth(corps.strength, 0, last_turn) - worth(corps.strength, corps.fatigue, last_turn)
    return gain + (1.5 if corps.marked else 0.0)


class Odds:
    """The chances of a game: movement, losses and fatigue by side, from its decks or its dice."""

    def __init__(self, definition: Definition[Any, Any]) -> None:
        f: Facts = definition.facts
        self.definition = definition
        self.boxes: list[tuple[Box, ...]] = []
        self.losses: list[float] = []
        self.fatigue: list[float] = []
        self.spread: list[float] = []
        self.moves: list[list[float]] = []  # the chance of a card of at least so many movement points
        for side in (0, 1):
            cards = [f.cards[c] for c in f.deck[side]]
            dice = definition.options.get("combat") == "dice"
            boxes = tuple(f.tables.dice[side]) if dice else tuple((c.losses, c.fatigue) for c in cards)
            mean = sum(box[1] for box in boxes) / len(boxes)
            self.boxes.append(boxes)
            self.losses.append(sum(box[0] for box in boxes) / len(boxes))
            self.fatigue.append(mean)
            self.spread.append(sum((box[1] - mean) ** 2 for box in boxes) / len(boxes))
            self.moves.append([sum(c.movement >= n for c in cards) / len(cards) for n in range(12)])

    def at_least(self, side: int, points: int) -> float:
        """The chance that a movement card has at least so many points."""
        if points <= 0:
            return 1.0
        return self.moves[side][points] if points < 12 else 0.0

    def reaches(self, side: int, number: int, roads: int, bonus: int = 0) -> float:
        """manoeuvre.points.corps: the chance that a stack of some corps can go so far at once."""
        if roads == 0:
            return 1.0
        return self.at_least(side, roads + number - 1 - bonus)

    def in_time(self, side: int, roads: int, turns: int, points: int = 0) -> float:
        """manoeuvre.card: the chance that a corps alone covers some roads in so many turns, with more points."""
        if roads <= 0:
            return 1.0
        return self.at_least(side, -(-roads // turns) - points) if turns > 0 else 0.0

    def winning(self, side: int, number: int, against: int) -> tuple[float, float]:
        """combat.winner: the chances that a side wins, and that it loses, with so many cards against so many."""
        return winning(self.boxes[side], self.boxes[1 - side], max(0, number), max(0, against))


@lru_cache(maxsize=4096)
def winning(boxes: tuple[Box, ...], foes: tuple[Box, ...], number: int, against: int) -> tuple[float, float]:
    """The chances of more losses, and of fewer, inflicted than suffered."""
    mine, theirs = losses_of(boxes, number), losses_of(foes, against)
    won = sum(p * q for n, p in enumerate(mine) for m, q in enumerate(theirs) if n > m)
    lost = sum(p * q for n, p in enumerate(mine) for m, q in enumerate(theirs) if n < m)
    return won, lost


@lru_cache(maxsize=256)
def losses_of(boxes: tuple[Box, ...], number: int) -> tuple[float, ...]:
    """The chance of each number of losses from so many cards."""
    if number == 0:
        return (1.0,)
    before = losses_of(boxes, number - 1)
    after = [0.0] * (len(before) + max(box[0] for box in boxes))
    for n, p in enumerate(before):
        for box in boxes:
            after[n + box[0]] += p / len(boxes)
    return tuple(after)


class Stack:
    """Corps that fight together, with what an enemy's cards would cost them."""

    __slots__ = (
        "_harm",
        "_rest",
        "cards",
        "cav",
        "commanders",
        "corps",
        "last_turn",
        "number",
        "odds",
        "own",
        "side",
        "strength",
    )

    def __init__(
        self, odds: Odds, side: int, corps: Iterable[Corps], commanders: Iterable[int] = (), last_turn: bool = False
    ) -> None:
        f: Facts = odds.definition.facts
        t = f.tables
        self.odds = odds
        self.side = side
        self.corps = tuple(corps)
        self.number = len(self.corps)
        self.commanders = tuple(commanders)
        self.last_turn = last_turn
        self.strength = sum(c.strength for c in self.corps)
        self.cav = sum(c.cav for c in self.corps)
        # the cards of strength and fatigue alone, and all of them
        self.own = sum(
            sum(c.strength >= least for least in t.cards_from) - (c.fatigue >= t.tired_from) for c in self.corps
        )
        self.cards = self.own + sum(c.bonus for c in self.corps) + sum(f.blocks[b].combat for b in self.commanders)
        self._harm: dict[int, float] = {}
        self._rest = -1.0

    def harm(self, cards: int) -> float:
        """combat.results: the worth that so many enemy cards may be expected to cost."""
        found = self._harm.get(cards)
        if found is None:
            found = self._harm[cards] = self._expect(max(0, cards))
        return found

    def _expect(self, cards: int) -> float:
        foe = 1 - self.side
        mean, spread = cards * self.odds.fatigue[foe], (cards * self.odds.spread[foe]) ** 0.5
        losses = cards * self.odds.losses[foe]
        less = self.after(losses, max(0.0, mean - spread))
        more = self.after(losses, mean + spread)
        return self.worth() - (less + more) / 2

    def rest(self) -> float:
        """recovery.rest: what those of the stack who are ready would gain by not acting."""
        if self._rest < 0:
            self._rest = sum(rest_value(c, self.last_turn) for c in self.corps if c.ready)
        return self._rest

    def worth(self) -> float:
        """What the stack is worth as it stands."""
        return sum(worth(c.strength, c.fatigue, self.last_turn) for c in self.corps)

    def after(self, losses: float, fatigue: float) -> float:
        """share.fair: what the stack is worth after losses and fatigue, shared alike."""
        if not self.number:
            return 0.0
        loss, tired = losses / self.number, fatigue / self.number
        return sum(worth(c.strength - loss, c.fatigue + tired, self.last_turn) for c in self.corps)

    def tired_by(self, fatigue: float) -> float:
        """The worth that a march's fatigue costs."""
        return self.worth() - self.after(0.0, fatigue) if fatigue > 0 else 0.0
