"""Positions of the past: the game as it stood after so many decisions, made beside the live one without touching it.

A true game keeps a mark at each checkpoint. A position of the past is the state at the last mark before it, and the
few decisions since, played again with the luck of the seed. Seats count positions each in their own way, because they
do not see every decision of others; `decisions_at` leads from a seat's count back to the decisions."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from .chance import Sealed
from .errors import BrokenInvariant
from .game import Game

AnyGame = Game[Any, Any]


class Witness(Sealed):
    """The sealed luck, with every use of it written down: the count after it, the number of cases, the value."""

    __slots__ = ("draws",)

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.draws: list[tuple[int, int, int]] = []

    def below(self, n: int) -> int:
        value = super().below(n)
        self.draws.append((self.count, n, value))
        return value


def at(g: AnyGame, n: int) -> AnyGame:
    """The game after its first n decisions."""
    if not 0 <= n <= g.n:
        raise BrokenInvariant(f"the game has {g.n} decisions, not {n}")
    return _play_on(g, bisect_right(_marks(g), n) - 1, n)


def _marks(g: AnyGame) -> list[int]:
    if g.marks is None or g.log is None or not isinstance(g.source, Sealed):
        raise BrokenInvariant("only a true game has a past")
    return [mark.n for mark in g.marks]


def _play_on(g: AnyGame, number: int, n: int) -> AnyGame:
    """From a mark to the position after n decisions."""
    past = _from_mark(g, number)
    for seat, option in g.decisions[past.n : n]:
        past.choose(option, seat)
    return past


def _from_mark(g: AnyGame, number: int) -> AnyGame:
    """The game at a mark, with the log and the decisions before it."""
    assert g.marks is not None and g.log is not None and isinstance(g.source, Sealed)
    mark = g.marks[number]
    past: AnyGame = Game(g.definition, Sealed(g.source.seed, mark.count), state=mark.state.copy())
    past.n, past.unseen = mark.n, mark.unseen
    past.log = g.log[: mark.events]
    past.marks = g.marks[:number]
    past.decisions = g.decisions[: mark.n]
    return past.begin()


def decisions_at(g: AnyGame, seat: int | None, count: int) -> int:
    """How many decisions had been taken when a seat last counted so many."""
    if not 0 <= count <= g.number(seat):
        raise BrokenInvariant(f"seat {seat} counts {g.number(seat)} positions, not {count}")
    if seat is None or count == g.number(seat):
        return count if seat is None else g.n
    _marks(g)
    assert g.marks is not None
    counts = [mark.n - mark.unseen[seat] for mark in g.marks]
    number = bisect_right(counts, count) - 1
    past = _from_mark(g, number)
    n = past.n
    for who, option in g.decisions[past.n :]:
        past.choose(option, who)
        if past.number(seat) > count:
            break
        n = past.n
    return n


def witnessed(g: AnyGame) -> list[tuple[int, int, int]]:
    """Every use of luck from the beginning of a game, by playing it again."""
    assert isinstance(g.source, Sealed)
    source = Witness(g.source.seed)
    again: AnyGame = Game(g.definition, source).begin()
    for seat, option in g.decisions:
        again.choose(option, seat)
    return source.draws


def unseen_of(g: AnyGame, seat: int | None) -> list[bool]:
    """For each decision, whether a seat did not see it."""
    if seat is None:
        return [False] * g.n
    again: AnyGame = Game(g.definition, Sealed(g.source.seed), keep=False)  # type: ignore[attr-defined]
    again.begin()
    hidden: list[bool] = []
    for who, option in g.decisions:
        before = again.unseen[seat]
        again.choose(option, who)
        hidden.append(again.unseen[seat] > before)
    return hidden
