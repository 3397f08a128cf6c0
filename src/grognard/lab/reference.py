"""The reference loop: a fixed little war of 60 areas and 40 units in plain Python, by which speeds are compared.

Absolute figures move with the machine, so every benchmark prints its ratio to this loop, measured in the same run.
Each step builds the whole list of legal moves, picks one and applies it. It must never be made faster."""

from __future__ import annotations

import random
import time

AREAS, UNITS, TURNS, MOVES = 60, 40, 60, 5
BESIDE = [((a + 1) % AREAS, (a - 1) % AREAS, (a + 7) % AREAS, (a - 7) % AREAS) for a in range(AREAS)]


def war(chance: random.Random) -> int:
    """One little war; returns its number of steps."""
    rnd = chance.random
    owner = [u % 2 for u in range(UNITS)]
    at = [(u * 13) % AREAS for u in range(UNITS)]
    steps = [4] * UNITS
    moved = [False] * UNITS
    side, count, turn, made = 0, 0, 1, 0
    while turn <= TURNS:
        legal = [
            (u, a) for u in range(UNITS) if owner[u] == side and steps[u] > 0 and not moved[u] for a in BESIDE[at[u]]
        ]
        if not legal:
            break
        u, a = legal[int(rnd() * len(legal))]
        at[u] = a
        moved[u] = True
        enemies = [v for v in range(UNITS) if owner[v] != side and at[v] == a and steps[v] > 0]
        if enemies:
            if int(rnd() * 6) + 1 >= 4:
                steps[enemies[0]] -= 1
            else:
                steps[u] -= 1
        made += 1
        count += 1
        if count == MOVES:
            count = 0
            side ^= 1
            turn += 1
            moved = [False] * UNITS
    return made


def steps_per_second(seconds: float) -> float:
    """The speed of the loop on this machine, now."""
    chance = random.Random(1)
    war(chance)
    begin = time.perf_counter()
    made = 0
    while time.perf_counter() - begin < seconds:
        made += war(chance)
    return made / (time.perf_counter() - begin)
