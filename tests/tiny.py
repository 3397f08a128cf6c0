"""A tiny game for tests of the engine alone: two seats, a hidden number each, a die, and one secret choice at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from grognard.engine import chance
from grognard.engine.chance import Sealed
from grognard.engine.decision import Decision, Kind, Option, Reason, Rule, Simultaneous, Vocabulary
from grognard.engine.definition import Definition
from grognard.engine.game import Game
from grognard.engine.notation import Notation
from grognard.engine.points import Bound
from grognard.engine.sequence import Sequence, Step

NUMBER = Kind("number", [str(n) for n in range(7)], board=False)
WORDS = Vocabulary({"say": (NUMBER,), "hide": (NUMBER,), "roll": (), "keep": ()})
SAY, HIDE = WORDS.table("say"), WORDS.table("hide")


class TinyState:
    """Points of each side, what each hides, whose turn it is."""

    __slots__ = ("ending", "hidden", "points", "step", "turn", "winner")

    def __init__(self) -> None:
        self.step = 0
        self.winner = -1
        self.ending = 0
        self.turn = 0
        self.points = [0, 0]
        self.hidden = [0, 0]

    def copy(self) -> TinyState:
        t = TinyState()
        t.step, t.winner, t.ending, t.turn = self.step, self.winner, self.ending, self.turn
        t.points, t.hidden = self.points[:], self.hidden[:]
        return t

    def key(self) -> tuple[Any, ...]:
        return (self.step, self.winner, self.ending, self.turn, tuple(self.points), tuple(self.hidden))


Tiny = Game[TinyState, None]


def hide_both(g: Tiny) -> Rule[None]:
    """tiny.hide: both hide a number at the same time."""
    yield Simultaneous((0, hide(g, 0)), (1, hide(g, 1)))


def hide(g: Tiny, seat: int) -> Rule[None]:
    """tiny.hide: one hides a number, then says that it is done."""
    choice = yield Decision(seat, "tiny.hide", "hide", HIDE[:4])
    g.s.hidden[seat] = choice.args[0]
    yield Decision(seat, "tiny.hide", "done", [WORDS("keep")])


def turn(g: Tiny) -> Rule[None]:
    """tiny.turn: each in turn says two numbers, or rolls; ten points win."""
    seat = g.s.turn % 2
    yield from speak(g, seat)
    yield from speak(g, seat)
    g.s.turn += 1


def speak(g: Tiny, seat: int) -> Rule[None]:
    """tiny.speak: a number from 1 to 3, or a roll of the die."""
    choice = yield Decision(seat, "tiny.speak", "speak", [*SAY[1:4], WORDS("roll")], why)
    if choice.verb == "roll":
        g.s.points[seat] += 1 + chance.number(g, 6, "die")
        g.tell("tiny.speak", "rolled", points=g.s.points[seat])
    else:
        g.s.points[seat] += choice.args[0]
        g.whisper(seat, "tiny.speak", "said", {"number": choice.args[0]}, seat=seat)
    if g.s.points[seat] >= 10:
        g.finish(seat, "ten", "tiny.end")


def why(g: Tiny) -> Iterator[tuple[Option, Reason]]:
    """tiny.speak: no number above 3."""
    for n in range(4, 7):
        yield SAY[n], Reason("tiny.speak", "refused-too-large", number=n)


def view(g: Tiny, seat: int | None) -> dict[str, Any]:
    mine = [d for d in g.pending if seat is None or d.seat == seat]
    hidden = [h if seat in (None, n) else None for n, h in enumerate(g.s.hidden)]
    return {
        "points": g.s.points[:],
        "hidden": hidden,
        "offered": [o.text for o in mine[0].options] if mine else [],
        "winner": g.s.winner,
    }


def imagine(g: Tiny, seat: int, rng: random.Random, attempt: int) -> tuple[TinyState, dict[int, int]]:
    s: TinyState = g.base.copy()
    if not g.in_secret:
        s.hidden[1 - seat] = rng.randrange(4)
    return s, {}


def definition() -> Definition[TinyState, None]:
    """The tiny game."""
    return Definition(
        id="tiny",
        scenario="only",
        options={},
        seats=("first", "second"),
        facts=None,
        rules=Bound([], []),
        sequence=Sequence([Step("hide", "tiny.hide", hide_both)], [Step("turn", "tiny.turn", turn)]),
        vocabulary=WORDS,
        endings=("", "ten"),
        start=TinyState,
        view=view,
        imagine=imagine,
        hidden="number",
        private=frozenset(),
        silent=frozenset(),
        reveals=frozenset(),
        notation=Notation([], lambda d, w: None),
        check=lambda d, s: None,
    )


def begin(seed: int = 1) -> Tiny:
    """A tiny game at its first decision."""
    return Game(definition(), Sealed(bytes([seed]) * 32)).begin()


def past_hiding(seed: int = 1) -> Tiny:
    """A tiny game in which both have hidden a number."""
    g = begin(seed)
    for seat in (0, 1):
        g.choose(f"hide {seat + 1}", seat)
        g.choose("keep", seat)
    return g
