"""Positions in notation as games, for perft and other tests."""

from __future__ import annotations

from typing import Any

from grognard.engine.chance import Sealed
from grognard.engine.game import Game
from grognard.engine.record import new_seed
from tests.campaigns import defined


def at(position: str, scenario: str = "campaign", level: str = "conscript") -> Game[Any, Any]:
    """A game that begins at a position, after the scenario's set-up."""
    d = defined(scenario, level)
    first: Game[Any, Any] = Game(d, Sealed(new_seed(1)))
    state = first.s
    for step in d.sequence.steps[: d.sequence.first_of_turn]:
        if not step.asks:
            step.play(first)
    state.step = d.sequence.first_of_turn
    d.notation.read(d, state, position)
    d.check(d, state)
    return Game(d, Sealed(new_seed(2)), state=state).begin()
