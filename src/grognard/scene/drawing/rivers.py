"""Rivers on the map: bent with the towns, smooth, and on the right side of each town that stands on their banks."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from itertools import pairwise

from grognard.scene.schema import ShapeLook

from .contour import noise
from .drawn import Words
from .geometry import Point, crossings, distance, length_of, nearest_on, resample, softened
from .theatre import River

STEP = 7.0  # units between two points of a river
BANK = 27.0  # from a town to its river, at least
BROAD = 9.0  # more to a major one
REACH = 95.0  # a town this near is a town on the river; one listed for a bank is looked after further out
SWAY = 62.0  # how far up and down the river gives way for a town


@dataclass(frozen=True)
class Course:
    """A river as it lies on the map, downstream."""

    id: str
    name: str
    look: ShapeLook
    names: int
    line: list[Point]
    words: Words = field(default_factory=dict)
    through: tuple[str, ...] = ()
    arm: str = ""  # the name of the river whose arm it is


def courses(rivers: list[River], lines: list[list[Point]], towns: dict[str, Point]) -> list[Course]:
    """All rivers, each running into the one that it joins."""
    found = {river.id: course(river, line, towns) for river, line in zip(rivers, lines, strict=True)}
    for river in rivers:
        own = found[river.id]
        if river.into:
            own = found[river.id] = replace(own, line=_joining(own.line, found[river.into].line))
        if river.leaves:
            own = replace(own, line=_joining(own.line[::-1], found[river.leaves].line)[::-1])
        found[river.id] = replace(own, arm=found[river.arm].name if river.arm else "")
    return list(found.values())


def course(river: River, line: list[Point], towns: dict[str, Point]) -> Course:
    """A river on its way past the towns: those listed for a bank lie there, the others where they lie already."""
    points = _winding(resample(line, STEP), 7.0 if length_of(line) / len(line) > 30 else 3.0)
    banks = dict.fromkeys(river.left, 1.0) | dict.fromkeys(river.right, -1.0)
    bank = BANK + BROAD if river.look == "river-major" else BANK
    near = {
        name: at
        for name, at in towns.items()
        if name not in river.through and min(distance(at, p) for p in points) < (REACH if name in banks else bank)
    }
    sides = {name: banks.get(name) or (1.0 if _aside(points, at)[0] > 0 else -1.0) for name, at in near.items()}
    for turn in range(10):
        for name in sorted(near):
            give_way(points, near[name], sides[name], bank)
        for name in river.through:
            _pass_through(points, towns[name])
        if turn % 4 == 3:
            points = resample(points, STEP)
    line = softened(resample(points, STEP), 2)
    return Course(river.id, river.name, river.look, river.names, line, river.words, river.through)


def _winding(line: list[Point], wide: float) -> list[Point]:
    """A river that winds: one that was drawn with few points would else run like a canal."""
    found = [line[0]]
    for i in range(1, len(line) - 1):
        a, b = line[i - 1], line[i + 1]
        long = distance(a, b) or 1.0
        off = (
            wide
            * (noise(line[i], 46.0, 29) + 0.6 * noise(line[i], 19.0, 31))
            * min(1.0, i / 6, (len(line) - 1 - i) / 6)
        )
        found.append((line[i][0] - (b[1] - a[1]) / long * off, line[i][1] + (b[0] - a[0]) / long * off))
    return softened([*found, line[-1]], 1)


def _joining(line: list[Point], into: list[Point]) -> list[Point]:
    """A river cut off where it meets the one that it joins, or led to it."""
    for i in range(len(line) // 2, len(line) - 1):
        met = crossings(line[i : i + 2], into)
        if met:
            return [*line[: i + 1], met[0][0]]
    mouth = min((nearest_on(line[-1], a, b)[0] for a, b in pairwise(into)), key=lambda p: distance(p, line[-1]))
    reach = resample([line[-1], mouth], STEP) if distance(line[-1], mouth) > 1 else []
    return softened([*line, *reach[1:]], 2)


def _aside(points: list[Point], at: Point) -> tuple[float, int, Point]:
    """How far a place lies to the left of a river (negative: right), beside which of its points, and the way left."""
    best, index = math.inf, 0
    for i, (a, b) in enumerate(pairwise(points)):
        far = distance(at, nearest_on(at, a, b)[0])
        if far < best:
            best, index = far, i
    a, b = points[max(0, index - 8)], points[min(len(points) - 1, index + 9)]
    long = distance(a, b) or 1.0
    left = ((b[1] - a[1]) / long, -(b[0] - a[0]) / long)
    q = points[index]
    side = (at[0] - q[0]) * left[0] + (at[1] - q[1]) * left[1]
    return math.copysign(best, side), index, left


def _pass_through(points: list[Point], at: Point) -> None:
    """Moves a stretch of the river so that it goes through a town that stands on both its banks."""
    _, index, _ = _aside(points, at)
    dx, dy = at[0] - points[index][0], at[1] - points[index][1]
    for i in range(max(1, index - 30), min(len(points) - 1, index + 31)):
        give = math.exp(-(((i - index) * STEP / SWAY) ** 2))
        points[i] = points[i][0] + dx * give, points[i][1] + dy * give


def give_way(points: list[Point], at: Point, side: float, bank: float = BANK) -> None:
    """Moves a stretch of the river away from a town that is on the wrong side or too near."""
    aside, index, left = _aside(points, at)
    short = bank - aside * side
    if short <= 0:
        return
    for i in range(max(1, index - 30), min(len(points) - 1, index + 31)):
        give = short * math.exp(-(((i - index) * STEP / SWAY) ** 2))
        points[i] = points[i][0] - left[0] * side * give, points[i][1] - left[1] * side * give
