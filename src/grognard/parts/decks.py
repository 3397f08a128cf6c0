"""Draw piles and discard piles. The top of a pile is its last element."""

from __future__ import annotations

from typing import Any

from grognard.engine import chance
from grognard.engine.game import Game

NO_CARD = 255


def draw_card(g: Game[Any, Any], pile: bytearray, discard: bytearray, name: int, seen_by: int = chance.ALL) -> int:
    """The next card of a pile, made anew from its discards when it is empty; NO_CARD if those are empty too."""
    refill(g, pile, discard)
    return chance.draw(g, pile, name, seen_by) if pile else NO_CARD


def refill(g: Game[Any, Any], pile: bytearray, discard: bytearray) -> None:
    """An empty pile is made anew from its discards."""
    if not pile and discard:
        pile[:] = discard
        discard.clear()
        chance.shuffle(g, pile)
