"""How much one person or one address may ask: a token bucket each."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MOST_KEPT = 20_000


class Buckets:
    """A bucket for each key: it holds a minute's tokens at most, and fills at an even pace.

    The memory is bounded: the bucket that was used longest ago is forgotten, and a forgotten one is full."""

    def __init__(self, a_minute: float, now: Callable[[], float]) -> None:
        self._size = a_minute
        self._pace = a_minute / 60
        self._now = now
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, tokens: float = 1) -> float:
        """Takes tokens; 0 if they were there, else the seconds until they would be."""
        now = self._now()
        held, at = self._kept.pop(key, (self._size, now))
        held = min(self._size, held + (now - at) * self._pace)
        wait = 0.0 if held >= tokens else (tokens - held) / self._pace
        self._kept[key] = (held if wait else held - tokens, now)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return wait
