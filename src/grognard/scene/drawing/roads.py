"""Roads on the map: slightly curved, across the rivers that have a bridge for them and no others."""

from __future__ import annotations

import math
import zlib
from dataclasses import dataclass, field

from .drawn import Way
from .geometry import Point, crossings, cubic, distance, n, to_line
from .rivers import Course

BENDS = (0.0, 0.07, -0.07, 0.15, -0.15, 0.24, -0.24, 0.36, -0.36)  # of a road from its straight line, in its lengths
CLEAR = 46.0  # a road keeps this far from towns where it does not stop


@dataclass
class Road:
    """A road as it lies on the map, with its bridge: x, y and the road's angle there."""

    way: Way
    line: list[Point]
    d: str
    bridge: tuple[float, float, float] | None
    faults: float = field(default=0.0)  # crossings too many or too few


def laid(ways: tuple[Way, ...], towns: dict[str, Point], rivers: list[Course]) -> list[Road]:
    """Every road, the shortest first; each takes the way that costs least where the others already are."""
    barred = [river for river in rivers if river.look == "river"]
    roads: list[Road] = []
    for way in sorted(ways, key=lambda w: (distance(towns[w.ends[0]], towns[w.ends[1]]), w.id)):
        roads.append(_best(way, towns, barred, roads))
    return sorted(roads, key=lambda road: road.way.id)


def _best(way: Way, towns: dict[str, Point], rivers: list[Course], others: list[Road]) -> Road:
    """The way of a road that costs least among all its bends."""
    a, b = towns[way.ends[0]], towns[way.ends[1]]
    dx, dy = b[0] - a[0], b[1] - a[1]
    liking = (zlib.crc32(way.id.encode()) % 3 - 1) * 0.06  # no two roads look ruled by the same hand
    near = [p for name, p in towns.items() if name not in way.ends and to_line(p, [a, b]) < 160]
    best, least = None, math.inf
    for one in BENDS:
        for two in BENDS:
            p = a[0] + dx / 3 - dy * one, a[1] + dy / 3 + dx * one
            q = a[0] + dx * 2 / 3 - dy * two, a[1] + dy * 2 / 3 + dx * two
            cost = 3 * (abs(one - liking) + abs(two - liking)) + 4 * abs(one - two)
            if cost >= least:
                continue
            line = cubic(a, p, q, b, 18)
            faults, bridge = _over(way, line, rivers)
            cost += 100 * faults + _crowding(line, near, others)
            if bridge is not None:
                cost += 30 * max(0.0, 0.3 - min(distance(bridge[:2], a), distance(bridge[:2], b)) / math.hypot(dx, dy))
            if cost < least:
                d = f"M{n(a[0])} {n(a[1])}C{n(p[0])} {n(p[1])} {n(q[0])} {n(q[1])} {n(b[0])} {n(b[1])}"
                best, least = Road(way, line, d, bridge, faults), cost
    assert best is not None
    return best


def _over(way: Way, line: list[Point], rivers: list[Course]) -> tuple[float, tuple[float, float, float] | None]:
    """How many crossings a way has too many or too few, and its bridge."""
    faults, bridge = 0.0, None
    for river in rivers:
        found = crossings(line, river.line)
        if way.over and river.name == way.over:
            if found and bridge is None:
                (x, y), angle = found[0]
                bridge = round(x, 1), round(y, 1), round(angle, 1)
                faults += len(found) - 1
            else:
                faults += len(found)
        else:
            faults += len(found)
    return faults + (1 if way.over and bridge is None else 0), bridge


def _crowding(line: list[Point], near: list[Point], others: list[Road]) -> float:
    """What it costs to pass close to towns and across other roads."""
    cost = sum(2.0 * (1 - far / CLEAR) for p in near if (far := to_line(p, line)) < CLEAR)
    for road in others:
        if set(line[:1] + line[-1:]).isdisjoint((road.line[0], road.line[-1])):
            cost += 5.0 * len(crossings(line, road.line))
        else:
            cost += 3.0 * len(crossings(line[2:-2], road.line[2:-2]))
    return cost
