"""Perft: the exact number of decision sequences from a position, to a depth; a change of the rules changes it.

Luck in the tree is that of clones seeded alike, so that the count is the same on every machine."""

from __future__ import annotations

import random
from typing import Any

from grognard.engine.game import Game


def perft(g: Game[Any, Any], depth: int) -> int:
    """How many sequences of `depth` decisions there are; a game that ends earlier counts once."""
    if depth == 0 or g.over:
        return 1
    decision = g.pending[0]
    if depth == 1:
        return len(decision.options)
    total = 0
    for option in decision.options:
        twin = g.clone(random.Random(depth))
        twin.choose(option, decision.seat)
        total += perft(twin, depth - 1)
    return total
