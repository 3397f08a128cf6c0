"""What the tests of players share: games between players, single choices, a seat without anything but a seat."""

from __future__ import annotations

import random
from typing import Any

from grognard.engine.decision import Decision, Option
from grognard.engine.definition import Definition
from grognard.engine.game import Game
from grognard.engine.seat import Seat
from grognard.players import Player, make
from tests.lab_positions import at

AnyGame = Game[Any, Any]


class Window:
    """A seat that shows no more than players are promised, so that a game behind it cannot be reached by mistake."""

    def __init__(self, seat: Seat) -> None:
        self.decision: Decision | None = seat.decision
        self.definition: Definition[Any, Any] = seat.definition
        self.number = seat.number
        self._view = seat.view()

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._view


def choice(player: Player, g: AnyGame) -> Option:
    """What a player chooses for whoever must decide."""
    window: Any = Window(Seat(g, g.pending[0].seat))
    return player.choose(window)


def play_out(g: AnyGame, names: tuple[str, str], seed: int, most: int = 5000) -> AnyGame:
    """A game between two players to its end; every choice must be one that is offered."""
    players = [make(name, random.Random(2 * seed + n)) for n, name in enumerate(names)]
    for _ in range(most):
        if g.over:
            return g
        seat = g.pending[0].seat
        g.choose(choice(players[seat], g), seat)
    raise AssertionError(f"no end after {most} decisions: {g.position()}")


def scripted(position: str, *decisions: str, scenario: str = "campaign", level: str = "conscript") -> str:
    """What the scripted player chooses in a position after some decisions."""
    g = at(position, scenario, level)
    for decision in decisions:
        g.choose(decision)
    return choice(make("scripted", random.Random(1)), g).text
