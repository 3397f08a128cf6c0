"""One seat at a table: all that a player, human or not, may use of a game, and nothing else."""

from __future__ import annotations

import random
from typing import Any

from .decision import Decision, Option, Reason
from .definition import Definition
from .events import Event
from .game import Game


class Seat:
    """What a player holds: its view, its decision, the log as it may read it, and worlds imagined from these."""

    __slots__ = ("_game", "number")

    def __init__(self, game: Game[Any, Any], number: int) -> None:
        self._game = game
        self.number = number

    @property
    def definition(self) -> Definition[Any, Any]:
        """The game, scenario and options, which everybody knows."""
        return self._game.definition

    @property
    def decision(self) -> Decision | None:
        """What this seat must decide now, if anything."""
        return self._game.decision_of(self.number)

    @property
    def over(self) -> bool:
        """True once the game has ended."""
        return self._game.over

    def view(self) -> dict[str, Any]:
        """What this seat may know."""
        return self._game.view(self.number)

    def events(self, since: int = 0) -> list[tuple[Event, dict[str, Any]]]:
        """The log as this seat may read it."""
        return self._game.events(self.number, since)

    def near_misses(self) -> list[tuple[Option, Reason]]:
        """What this seat might try now and may not, with the reasons."""
        decision = self.decision
        return [] if decision is None else list(self._game.near_misses(decision))

    def imagine(self, rng: random.Random) -> Game[Any, Any]:
        """A world that this seat cannot tell from the real one, to search in."""
        return self._game.imagine(self.number, rng)
