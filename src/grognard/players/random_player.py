"""The player that chooses anything. It finds rules that break, and it is what every other player must beat."""

from __future__ import annotations

import random

from grognard.engine.decision import Option
from grognard.engine.errors import BrokenInvariant
from grognard.engine.seat import Seat


class RandomPlayer:
    """Every option is as likely as any other."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> Option:
        """One of the options offered."""
        decision = seat.decision
        if decision is None:
            raise BrokenInvariant(f"seat {seat.number} has nothing to decide")
        return self.rng.choice(decision.options)
