"""The player that follows rules of thumb, a set of them for each family of games."""

from __future__ import annotations

import random
from typing import Any

from grognard.engine.decision import Option
from grognard.engine.definition import Definition
from grognard.engine.errors import BrokenInvariant, UserError
from grognard.engine.seat import Seat
from grognard.games.conquerors.facts import Facts

from .conquerors_choices import Commander


class ScriptedPlayer:
    """Plays any game for whose family there are rules of thumb."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self._definition: Definition[Any, Any] | None = None
        self._commander: Commander | None = None

    def choose(self, seat: Seat) -> Option:
        """What the rules of thumb say of the decision of this seat."""
        decision = seat.decision
        if decision is None:
            raise BrokenInvariant(f"seat {seat.number} has nothing to decide")
        if self._commander is None or self._definition is not seat.definition:
            self._definition = seat.definition
            self._commander = commander_for(seat.definition, self.rng)
        return self._commander.choose(seat, decision)


def commander_for(definition: Definition[Any, Any], rng: random.Random) -> Commander:
    """The rules of thumb of the family that a game belongs to."""
    if isinstance(definition.facts, Facts):
        return Commander(definition, rng)
    raise UserError(f"the scripted player has no rules of thumb for {definition.id}")
