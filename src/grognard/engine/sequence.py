"""The sequence of play as an editable list of named steps.

A game declares steps before play begins, once, and steps of a turn, again and again. A scenario, an option or an
edition of the rulebook may remove, replace or insert steps when the game is made. Where the game stands is in the
state (`s.step`), so that play can be taken up at any step from the state alone."""

from __future__ import annotations

from collections.abc import Callable
from inspect import isgeneratorfunction
from typing import TYPE_CHECKING, Any

from .decision import Rule

if TYPE_CHECKING:
    from .game import Game

StepRule = Callable[[Any], Rule[None] | None]


class Step:
    """A named part of the sequence of play, the rule that plays it (a generator, if it asks), and that rule's id."""

    __slots__ = ("asks", "name", "play", "rule")

    def __init__(self, name: str, rule: str, play: StepRule) -> None:
        self.name = name
        self.rule = rule
        self.play = play
        self.asks = isgeneratorfunction(play)


class Sequence:
    """The steps of a game: `setup` once, then `turn` over and over until the game ends."""

    def __init__(self, setup: list[Step], turn: list[Step]) -> None:
        self._setup = list(setup)
        self._turn = list(turn)
        self._number()

    def _number(self) -> None:
        self.steps = [*self._setup, *self._turn]
        self.first_of_turn = len(self._setup)
        self.by_name = {step.name: n for n, step in enumerate(self.steps)}
        if len(self.by_name) != len(self.steps):
            raise ValueError("two steps of the sequence of play have one name")

    def _find(self, name: str) -> tuple[list[Step], int]:
        for part in (self._setup, self._turn):
            for n, step in enumerate(part):
                if step.name == name:
                    return part, n
        raise ValueError(f"the sequence of play has no step {name}")

    def insert(self, step: Step, *, before: str) -> None:
        """A new step before another."""
        part, n = self._find(before)
        part.insert(n, step)
        self._number()

    def append_setup(self, step: Step) -> None:
        """A new last step of the set-up."""
        self._setup.append(step)
        self._number()

    def remove(self, name: str) -> None:
        """The sequence without a step."""
        part, n = self._find(name)
        del part[n]
        self._number()

    def replace(self, name: str, step: Step) -> None:
        """Another step in the place of one."""
        part, n = self._find(name)
        part[n] = step
        self._number()


def play(g: Game[Any, Any]) -> Rule[None]:
    """sequence.turn: the steps in their order, turn after turn, until the game ends itself."""
    while True:
        g.checkpoint()
        step = g.sequence.steps[g.s.step]
        if step.asks:
            yield from step.play(g)
        else:
            step.play(g)
        n = g.s.step + 1
        g.s.step = n if n < len(g.sequence.steps) else g.sequence.first_of_turn
