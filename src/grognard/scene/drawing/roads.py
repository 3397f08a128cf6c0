"""Roads on the map: slightly curved, across the rivers that have a bridge for them and no others."""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from .drawn import Way
from .geometry import Box, Point, around, crossings, cubic, distance, inside, n, overlap, resample, to_line
from .rivers import Course
from .waters import Basin

# how far the two handles of a road lie from its straight line, in its lengths
BENDS = (0.0, 0.07, -0.07, 0.15, -0.15, 0.24, -0.24, 0.36, -0.36, 0.5, -0.5)
UNDER = 14.0  # what a road crosses so near its end, if that stands on both banks, lies under the sign of the town
CLEAR = 46.0  # a road keeps this far from towns where it does not stop
BANK = 14.0  # and this far from major rivers, but where it crosses one


Bridge = tuple[float, float, float]


@dataclass
class Road:
    """A road as it lies on the map, with its bridge: x, y and the road's angle there."""

    way: Way
    line: list[Point]
    d: str
    bridge: Bridge | None
    arms: tuple[Bridge, ...] = ()  # where it crosses arms of the river of its bridge
    box: Box = field(init=False)

    def __post_init__(self) -> None:
        self.box = around(self.line, 1.0)

    @property
    def bridges(self) -> tuple[Bridge, ...]:
        """Its bridge and those over the arms."""
        return (self.bridge, *self.arms) if self.bridge else self.arms


def laid(
    ways: tuple[Way, ...],
    towns: dict[str, Point],
    rivers: list[Course],
    waters: Sequence[Basin],
    names: Sequence[Box] = (),
) -> list[Road]:
    """Every road, the shortest first; each takes the way that costs least where others and the names already are."""
    barred = [river for river in rivers if river.look != "river-minor"]
    roads: list[Road] = []
    for way in sorted(ways, key=lambda w: (distance(towns[w.ends[0]], towns[w.ends[1]]), w.id)):
        roads.append(_best(way, towns, barred, waters, roads, names))
    return sorted(roads, key=lambda road: road.way.id)


def _best(
    way: Way,
    towns: dict[str, Point],
    rivers: list[Course],
    waters: Sequence[Basin],
    others: list[Road],
    names: Sequence[Box],
) -> Road:
    """The way of a road that costs least among all its bends."""
    a, b = towns[way.ends[0]], towns[way.ends[1]]
    dx, dy = b[0] - a[0], b[1] - a[1]
    liking = (zlib.crc32(way.id.encode()) % 3 - 1) * 0.06  # no two roads look ruled by the same hand
    near = [p for name, p in towns.items() if name not in way.ends and to_line(p, [a, b]) < 160]
    reach = around((a, b), 0.4 * math.hypot(dx, dy))
    nearby = [box for box in names if overlap(box, reach) > 0]
    broad = [
        [p for p in river.line if inside(p, (reach[0] - 20, reach[1] - 20, reach[2] + 20, reach[3] + 20))]
        for river in rivers
        if river.look == "river-major"
    ]
    shores = [water for water in waters if overlap(water.box, reach) > 0]
    best, least = None, math.inf
    bends = sorted((3 * (abs(c - liking) + abs(e - liking)) + 4 * abs(c - e), c, e) for c in BENDS for e in BENDS)
    for cost, one, two in bends:
        if cost >= least:
            break
        p = a[0] + dx / 3 - dy * one, a[1] + dy / 3 + dx * one
        q = a[0] + dx * 2 / 3 - dy * two, a[1] + dy * 2 / 3 + dx * two
        line = cubic(a, p, q, b, 18)
        faults, bridge, arms = _over(way, line, rivers)
        cost += 100 * faults + 5 * len(arms)
        cost += sum(8 for water in shores for spot in line if water.holds(spot))
        if cost < least:
            cost += _wading(line, broad, [at[:2] for at in (bridge, *arms) if at])
        if cost < least:
            cost += _crowding(line, near, others)
        if bridge is not None:
            cost += 30 * max(0.0, 0.3 - min(distance(bridge[:2], a), distance(bridge[:2], b)) / math.hypot(dx, dy))
            cost += sum(20 * max(0.0, 1 - distance(bridge[:2], o.bridge[:2]) / 44) for o in others if o.bridge)
        if cost < least and nearby:
            cost += 1.6 * sum(1 for spot in resample(line, 8.0) for box in nearby if inside(spot, box))
        if cost < least:
            d = f"M{n(a[0])} {n(a[1])}C{n(p[0])} {n(p[1])} {n(q[0])} {n(q[1])} {n(b[0])} {n(b[1])}"
            best, least = Road(way, line, d, bridge, arms), cost
    assert best is not None
    return best


def _over(way: Way, line: list[Point], rivers: list[Course]) -> tuple[float, Bridge | None, tuple[Bridge, ...]]:
    """How many crossings a way has too many or too few, its bridge, and those over arms of the river of its bridge."""
    faults, bridge, arms = 0.0, None, []
    for river in rivers:
        found = crossings(line, river.line)
        ends = [end for name, end in zip(way.ends, (line[0], line[-1]), strict=True) if name in river.through]
        if ends:
            found = [(at, angle) for at, angle in found if all(distance(at, end) > UNDER for end in ends)]
        bridges = [(round(x, 1), round(y, 1), round(angle, 1)) for (x, y), angle in found]
        if way.over and river.name == way.over and bridges and bridge is None:
            bridge = bridges[0]
            faults += len(bridges) - 1
        elif way.over and river.arm == way.over and len(bridges) == 1:
            arms += bridges
        else:
            faults += len(bridges)
    return faults + (1 if way.over and bridge is None else 0), bridge, tuple(arms)


def _wading(line: list[Point], rivers: list[list[Point]], bridges: list[Point]) -> float:
    """What it costs to run along in the water of a major river, away from the bridges."""
    dry = [p for p in line if all(distance(p, at) > 34 for at in bridges)]
    near = [min((distance(p, q) for q in river), default=BANK) for river in rivers for p in dry]
    return sum(2.0 * (1 - far / BANK) for far in near if far < BANK)


def _crowding(line: list[Point], near: list[Point], others: list[Road]) -> float:
    """What it costs to pass close to towns and across other roads."""
    cost = sum(2.0 * (1 - far / CLEAR) for p in near if (far := to_line(p, line)) < CLEAR)
    box = around(line)
    for road in others:
        if overlap(box, road.box) == 0:
            continue
        shared = [
            (mine[3], theirs[3])
            for mine in (line, line[::-1])
            for theirs in (road.line, road.line[::-1])
            if mine[0] == theirs[0]
        ]
        if not shared:
            cost += 5.0 * len(crossings(line, road.line))
        else:
            cost += 3.0 * len(crossings(line[2:-2], road.line[2:-2]))
            cost += sum(3.0 * max(0.0, 1 - distance(p, q) / 11) for p, q in shared)
    return cost
