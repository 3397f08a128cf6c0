"""Computer players: each looks at its seat, as a human would, and answers one decision at a time.

A player may use only what `Seat` offers and the facts that everybody knows. It never meets the state of the game, so
that it cannot know what its side does not."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, Protocol

from grognard.engine.decision import Option
from grognard.engine.errors import UserError
from grognard.engine.seat import Seat

from .random_player import RandomPlayer
from .scripted import ScriptedPlayer


class Player(Protocol):
    """Whoever answers the decisions of a seat."""

    def choose(self, seat: Seat) -> Option:
        """One of the options of the decision that the seat must take now."""


PLAYERS: Final[dict[str, Callable[[random.Random], Player]]] = {
    "random": RandomPlayer,
    "scripted": ScriptedPlayer,
}


def make(name: str, rng: random.Random) -> Player:
    """A player by name; what it leaves to luck comes from `rng`."""
    if name not in PLAYERS:
        raise UserError(f"unknown player {name!r}; there are {', '.join(PLAYERS)}")
    return PLAYERS[name](rng)
