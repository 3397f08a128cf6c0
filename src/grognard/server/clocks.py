"""Clocks: none, days for each move, minutes for the whole game.

A clock is the seconds that each seat had left when the last act was stored; the clocks of those who must decide have
been running since. Days are given anew with each decision and whenever a seat is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from .messages import Clock

DAY: Final = 86_400.0
MINUTE: Final = 60.0


def full(clock: Clock, seats: int) -> list[float]:
    """What each seat has at the beginning."""
    if clock.kind == "none":
        return []
    return [clock.amount * (DAY if clock.kind == "days" else MINUTE)] * seats


def run(left: Sequence[float], running: Sequence[int], seconds: float) -> list[float]:
    """The clocks after some time."""
    return [x - max(0.0, seconds) if seat in running else x for seat, x in enumerate(left)]


def renewed(clock: Clock, left: list[float], before: Sequence[int], after: Sequence[int], by: int) -> list[float]:
    """The clocks after a decision: days begin anew for whoever decided, and for whoever is asked now."""
    if clock.kind != "days":
        return left
    whole = full(clock, len(left))
    return [whole[s] if s == by or (s in after and s not in before) else x for s, x in enumerate(left)]


def deadline(left: Sequence[float], running: Sequence[int], stamp: float) -> float | None:
    """When the first clock runs out."""
    return min((stamp + left[seat] for seat in running), default=None)


def written(left: list[float]) -> str:
    """As an act holds it."""
    return msgspec.json.encode([round(x, 3) for x in left]).decode() if left else ""


def read(text: str) -> list[float]:
    """From an act."""
    return msgspec.json.decode(text, type=list[float]) if text else []
