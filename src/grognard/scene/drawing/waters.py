"""Sea, lagoons and lakes: their shores bent with the towns and kept off them, and the lines that an engraver draws in
the water along a shore, finer and further apart the deeper it grows."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from grognard.scene.schema import Shape

from .contour import Field, lines
from .geometry import Box, Point, around, clipped, distance, flowing, inside, nearest_on, resample, softened, straight
from .rivers import give_way
from .theatre import Shore

STEP = 8.0  # units between two points of a shore
NET = 6.0
DEPTHS = (5.0, 11.0, 18.5, 28.0, 40.0)  # units from the shore to its lines of water
REACH = 60.0  # beyond the sheet, waters are cut off so far
BEACH = 28.0  # from a town to its shore, at least


class Basin:
    """A water on the map: its shore as a closed line, without its last point again."""

    def __init__(self, shore: Shore, line: Sequence[Point], size: Point, towns: Sequence[Point]) -> None:
        self.id, self.look = shore.id, shore.look
        points = _cut(list(line), (-REACH, -REACH, size[0] + REACH, size[1] + REACH))
        if points:
            points = _dried(resample([*points, points[0]], STEP)[:-1], towns)
            points = softened([*points, points[0]], 1)[:-1]
        self.line = points
        self.box = around(points) if points else (0.0, 0.0, 0.0, 0.0)

    def holds(self, p: Point) -> bool:
        """True if a point lies in the water."""
        if not self.line or not inside(p, self.box):
            return False
        odd = False
        for a, b in pairwise([*self.line, self.line[0]]):
            if (a[1] > p[1]) != (b[1] > p[1]) and p[0] < a[0] + (p[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
                odd = not odd
        return odd

    def shores(self, size: Point) -> list[list[Point]]:
        """The parts of the shore that lie on the sheet."""
        return clipped([*self.line, self.line[0]], size, 0.0) if self.line else []


def basins(
    shores: Sequence[Shore], lay: Callable[[list[Point]], list[Point]], size: Point, towns: dict[str, Point]
) -> list[Basin]:
    """The waters of a theatre that lie on the sheet, in the order of their file."""
    found = [Basin(shore, lay(shore.line), size, list(towns.values())) for shore in shores]
    return [basin for basin in found if basin.line]


def engraved(waters: Sequence[Basin], size: Point) -> list[Shape]:
    """The surfaces, the lines in them, and the shores."""
    shapes = [Shape(straight([_rounded(p) for p in water.line], True), water.look, water.id) for water in waters]
    depth = _depths(waters, size)
    for deep in DEPTHS:
        for line, closed in lines(depth, deep):
            if len(line) > 5:
                ring = [*line, line[0]] if closed else line
                shapes.append(Shape(flowing(resample(ring, 14.0)), "ripple"))
    return shapes + [Shape(straight(part), "shore") for water in waters for part in water.shores(size)]


def _rounded(p: Point) -> Point:
    return round(p[0], 1), round(p[1], 1)


def _cut(line: list[Point], box: Box) -> list[Point]:
    """A closed line cut off at a box (Sutherland and Hodgman)."""
    for axis, edge, sign in ((0, box[0], 1), (1, box[1], 1), (0, box[2], -1), (1, box[3], -1)):
        kept: list[Point] = []
        for a, b in zip([*line[-1:], *line[:-1]], line, strict=True):
            within = [sign * (p[axis] - edge) >= 0 for p in (a, b)]
            if within[0] != within[1]:
                t = (edge - a[axis]) / (b[axis] - a[axis])
                kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            if within[1]:
                kept.append(b)
        line = kept
    return line


def _dried(points: list[Point], towns: Sequence[Point]) -> list[Point]:
    """A shore that keeps off the towns: every one of them stands on dry land."""
    ring = [*points, points[0]]
    side = 1.0 if _turns_right(points) else -1.0
    box = around(points, 2 * BEACH)
    for at in towns:
        if inside(at, box):
            for _ in range(3):
                give_way(ring, at, side, BEACH)
    return ring[:-1]


def _turns_right(points: list[Point]) -> bool:
    """True if a closed line goes around its water with the hands of a clock, on paper: land lies to its left."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) > 0


def _depths(waters: Sequence[Basin], size: Point) -> Field:
    """How far from the nearest shore each place is, as far as there are lines in the water; nought on land."""
    far = DEPTHS[-1] + NET
    wide, high = int(size[0] / NET) + 2, int(size[1] / NET) + 2
    values = [0.0] * (wide * high)
    for water in waters:
        for k in _within(water.line, wide, high):
            values[k] = far
    for water in waters:
        for a, b in pairwise([*water.line, water.line[0]]):
            left, top, right, bottom = around((a, b), far)
            for j in range(max(0, math.ceil(top / NET)), min(high, int(bottom / NET) + 1)):
                for i in range(max(0, math.ceil(left / NET)), min(wide, int(right / NET) + 1)):
                    k = j * wide + i
                    if values[k] > 0:
                        p = i * NET, j * NET
                        values[k] = min(values[k], distance(p, nearest_on(p, a, b)[0]))
    return Field(NET, wide, high, values)


def _within(line: list[Point], wide: int, high: int) -> list[int]:
    """The knots of the net that lie in a closed line, row by row."""
    found = []
    ring = [*line, line[0]]
    for j in range(high):
        y = j * NET
        met = sorted(
            a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) for a, b in pairwise(ring) if (a[1] > y) != (b[1] > y)
        )
        for start, end in zip(met[::2], met[1::2], strict=True):
            found += [j * wide + i for i in range(max(0, math.ceil(start / NET)), min(wide, int(end / NET) + 1))]
    return found
