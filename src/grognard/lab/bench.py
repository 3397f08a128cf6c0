"""Speed and memory, always beside the reference loop of the same run."""

from __future__ import annotations

import random
import resource
import statistics
import sys
import time
from typing import Any

from grognard.engine import record
from grognard.engine.definition import Definition

from .fuzz import speed, take
from .reference import steps_per_second

GAMES = 1000  # at least so many are played


def state_bytes(state: Any) -> int:
    """The memory of a state: its own slots and everything that they alone hold (small ints are shared by Python)."""
    total = sys.getsizeof(state)
    for name in state.__slots__:
        value = getattr(state, name)
        total += weigh(value)
    return total


def weigh(value: Any) -> int:
    """The memory of one value of a state."""
    if isinstance(value, int):
        return 0 if -5 <= value <= 256 else sys.getsizeof(value)
    if isinstance(value, tuple | list):
        return sys.getsizeof(value) + sum(weigh(v) for v in value)
    if isinstance(value, dict):
        return sys.getsizeof(value) + sum(weigh(k) + weigh(v) for k, v in value.items())
    if hasattr(value, "__slots__"):
        return state_bytes(value)
    return sys.getsizeof(value)


def bench(definition: Definition[Any, Any], rules_version: str, seconds: float) -> dict[str, Any]:
    """The figures of one scenario: speed in slices between slices of the reference loop, clones, sizes.

    A thousand games at least are played, so that the peak of memory means something."""
    plain: list[float] = []
    kept: list[float] = []
    reference: list[float] = []
    games = 0
    while len(plain) < 4 or games < GAMES:
        reference.append(steps_per_second(seconds / 12))
        for found, share, keep in ((plain, 8, False), (kept, 16, True)):
            rate, played = speed(definition, seconds / share, keep=keep)
            found.append(rate)
            games += played
    clones: list[float] = []
    imagined: list[float] = []
    sizes: list[int] = []
    bytes_per: list[float] = []
    for number in range(12):
        g = record.new_game(definition, record.new_seed(number))
        rng = random.Random(number)
        while not g.over:
            if rng.random() < 0.2:
                clones.append(timed(g.clone))
                sizes.append(state_bytes(g.s))
            if rng.random() < 0.02:
                imagined.append(timed(lambda g=g, rng=rng: g.imagine(0, rng)))
            take(g, rng)
        text = record.write(g, rules_version)
        bytes_per.append(len(text.encode()) / g.n)
    best, loop = statistics.median(plain), statistics.median(reference)
    return {
        "game": definition.id,
        "scenario": definition.scenario,
        "options": definition.options,
        "python": sys.version.split()[0],
        "decisions_per_s": round(best),
        "decisions_per_s_with_log": round(statistics.median(kept)),
        "reference_per_s": round(loop),
        "reference_ratio": round(best / loop, 3),
        "reference_ratio_with_log": round(statistics.median(kept) / loop, 3),
        "clone_us": round(statistics.median(clones), 1),
        "clone_us_p90": round(sorted(clones)[len(clones) * 9 // 10], 1),
        "imagine_us": round(statistics.median(imagined), 1),
        "games": games,
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1),
        "state_bytes": max(sizes),
        "record_bytes_per_decision": round(max(bytes_per), 1),
    }


def timed(call: Any) -> float:
    """Microseconds of one call."""
    begin = time.perf_counter()
    call()
    return 1e6 * (time.perf_counter() - begin)
