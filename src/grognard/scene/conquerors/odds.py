"""The chances of a combat, for each number of cards that the enemy may come to have."""

from __future__ import annotations

from typing import Any, NamedTuple

from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts
from grognard.games.conquerors.points import RESULT_FATIGUE, RESULT_LOSSES
from grognard.games.conquerors.terms import War, foe

from ..schema import OddsRow
from ..words import Words
from . import draws
from .draws import Box, Chances, Pile
from .look import Look

Sums = list[tuple[str, int]]


class Chance(NamedTuple):
    """What a combat may come to, as numbers: of the side that looks first, and of its enemy."""

    win: float
    draw: float
    lose: float
    losses: tuple[float, float]
    fatigue: tuple[float, float]
    margins: dict[int, float]


class Odds:
    """Chances in one game, as one side may know them."""

    def __init__(self, definition: Definition[Any, Facts], words: Words) -> None:
        self._d = definition
        self._f = definition.facts
        self._w = words
        self.by_dice = definition.options.get("combat") == "dice"

    def pile(self, look: Look, side: int, gone: frozenset[int]) -> Pile:
        """What is known of a side's draw pile. `gone`: cards that were discarded in sight, in this operation."""
        f, seen = self._f, look.view["cards"][side]
        hand = {f.card_by_name[card.casefold()] for card in seen.get("cards", ())}
        away = {f.card_by_name[card.casefold()] for card in look.view["board"]} | hand
        lots: tuple[list[Box], list[Box], list[Box]] = ([], [], [])
        for c in f.deck[side]:
            if c in away:
                continue
            red = f.events[f.cards[c].event].colour == "red"
            lots[2 if c in gone else 1 if red else 0].append((f.cards[c].losses, f.cards[c].fatigue))
        held, reds, discarded = (tuple(sorted(lot)) for lot in lots)
        return Pile(held, reds, discarded, 0 if "cards" in seen else seen["hand"], seen["deck"])

    def chances(self, look: Look, side: int, number: int, gone: frozenset[int]) -> Chances:
        """What so many cards, or dice, of a side may come to."""
        if self.by_dice:
            return draws.dice(tuple(self._f.tables.dice[side]), number)
        return draws.cards(self.pile(look, side, gone), number)

    def movement(self, look: Look, side: int) -> dict[int, float]:
        """manoeuvre.card: the chances of each movement figure on the next card of one's own pile."""
        f, seen = self._f, look.view["cards"][side]
        away = {card.casefold() for card in (*seen.get("cards", ()), *look.view["board"])}
        values = [f.cards[c].movement for c in f.deck[side] if f.cards[c].id.casefold() not in away]
        return {n: values.count(n) / len(values) for n in sorted(set(values))} if values else {0: 1.0}

    def chance(self, g: War, side: int, mine: Chances, theirs: Chances) -> Chance:
        """combat.winner combat.results: both sides' cards against each other, with what events add to the fatigue."""
        ours = g.s.group if side == g.s.act else g.s.foes
        enemies = g.s.foes if side == g.s.act else g.s.group
        own = {losing: self._more(g, side, ours, losing) for losing in (False, True)}
        other = {losing: self._more(g, foe(side), enemies, losing) for losing in (False, True)}
        more, less = self._struck(g, side), self._struck(g, foe(side))
        win = draw = lose = 0.0
        tired = tiring = 0.0
        margins: dict[int, float] = {}
        for (inflicted, tires), p in mine.items():
            for (suffered, wears), q in theirs.items():
                margin, weight = inflicted + more - suffered - less, p * q
                margins[margin] = margins.get(margin, 0.0) + weight
                tired += weight * max(0, wears + own[margin < 0])
                tiring += weight * max(0, tires + other[margin > 0])
        for margin, p in margins.items():
            win, draw, lose = win + p * (margin > 0), draw + p * (margin == 0), lose + p * (margin < 0)
        losses = (mean(theirs) + less, mean(mine) + more)
        return Chance(win, draw, lose, losses, (tired, tiring), dict(sorted(margins.items())))

    def _struck(self, g: War, side: int) -> int:
        """Losses that events add to those that a side inflicts."""
        return sum(n for _, n in g.rules.amended(RESULT_LOSSES, g, side))

    def _more(self, g: War, side: int, group: int, losing: bool) -> int:
        """Fatigue that events add to the result of a side, or take off it."""
        return sum(n for _, n in g.rules.amended(RESULT_FATIGUE, g, side, group, losing))

    def row(self, label: str, numbers: tuple[int, int], chance: Chance, sums: tuple[Sums, Sums]) -> OddsRow:
        """One row of the table, in numbers that a page can show."""
        return OddsRow(
            label,
            *numbers,
            exactly(chance.win),
            exactly(chance.draw),
            exactly(chance.lose),
            (exactly(chance.losses[0]), exactly(chance.losses[1])),
            (exactly(chance.fatigue[0]), exactly(chance.fatigue[1])),
            [(margin, exactly(p)) for margin, p in chance.margins.items()],
            sums,
        )

    def named(self, parts: list[tuple[str, int]]) -> Sums:
        """Modifiers with their names."""
        return [(self._w.part(rule), n) for rule, n in parts]


def mean(chances: Chances) -> float:
    """The losses to be expected."""
    return sum(losses * p for (losses, _), p in chances.items())


def exactly(n: float) -> float:
    """A number without the last digits, which are the machine's and not the cards'."""
    return round(n, 9) + 0.0
