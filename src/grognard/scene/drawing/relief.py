"""Hills as an engraver cuts them: strokes that run down the slope, broad above and thin below; woods as small trees.

Ridges of the theatre raise a field of heights, with some disorder so that it has spurs and valleys; the strokes hang
from its contour lines. Strokes and trees keep clear of names, signs, roads and rivers, as they do on a good plate."""

from __future__ import annotations

import math
from collections.abc import Sequence

from grognard.scene.schema import Shape

from .contour import Field, field, lines, noise
from .free import Taken
from .geometry import Point, around, flowing, inside, n, resample, to_line

NET = 12.0
LEVELS = (0.25, 0.75, 1.3, 1.9, 2.6, 3.3)
EVERY = 9.5  # from stroke to stroke along a contour line
TREES = 23.0  # from tree to tree
TREE = (  # from the foot of a crown, clockwise, and its trunk
    "q-5-1-3.5-5.5q-1-5.5 4.5-5q3-4.5 7-1q5 .5 3.5 5.5q2.5 4.5-2 6q-5 1.5-9.5 0zm4.7.6v4.5",
    "q-4.5-1.5-2.5-6q0-5.5 5.5-4.5q6-2 6.5 3q3.5 3.5-.5 6.5q-5 2.5-9 1zm4.5 1v4.5",
)


class Ridge:
    """A ridge on the map: its line, half its breadth in units, its height."""

    def __init__(self, line: Sequence[Point], breadth: float, height: float) -> None:
        self.line, self.breadth, self.height = line, breadth, height
        self._box = around(line, breadth * 1.3)

    def at(self, p: Point) -> float:
        """How high it makes the land at a point."""
        if not inside(p, self._box):
            return 0.0
        far = to_line(p, self.line) / self.breadth
        far *= 1 + 0.34 * noise(p, self.breadth * 0.55, 3) + 0.16 * noise(p, self.breadth * 0.24, 5)
        return self.height * (1 - far) ** 1.15 if far < 1 else 0.0


def heights(size: Point, ridges: Sequence[Ridge]) -> Field:
    """The height of the land all over the map."""
    return field(size, NET, lambda p: max((ridge.at(p) for ridge in ridges), default=0.0))


def hachures(land: Field, taken: Taken, size: Point) -> list[Shape]:
    """The foot of the hills as a tint, and the strokes down their slopes."""
    shapes = [Shape(flowing(line, closed), "hill") for line, closed in lines(land, 0.12) if len(line) > 8]
    strokes = []
    for row, level in enumerate(LEVELS):
        for line, closed in lines(land, level):
            if len(line) < 5:
                continue
            ring = resample([*line, line[0]] if closed else line, EVERY)
            strokes += [stroke for i, p in enumerate(ring) if (stroke := _stroke(land, p, row * 7919 + i, taken, size))]
    return [*shapes, Shape("".join(strokes), "hachure")]


def _stroke(land: Field, start: Point, k: int, taken: Taken, size: Point) -> str:
    """One stroke: a thin wedge down the slope, or nothing where something else stands."""
    up = land.slope(start)
    steep = math.hypot(*up)
    if steep < 0.004:
        return ""
    dx, dy = -up[0] / steep, -up[1] / steep
    long = min(24.0, 8.0 + 420 * steep) * (0.86 + 0.28 * noise((k * 13.7, start[1]), 5.0, 11))
    end = start[0] + dx * long, start[1] + dy * long
    for p in (start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end):
        if taken.covers(p) or taken.near(p, 8.0) or not inside(p, (40, 40, size[0] - 40, size[1] - 40)):
            return ""
    half = min(1.5, 0.5 + 28 * steep)
    ax, ay = start[0] - dy * half, start[1] + dx * half
    bx, by = start[0] + dy * half - end[0], start[1] - dx * half - end[1]
    return f"M{n(ax)} {n(ay)}l{n(end[0] - ax)} {n(end[1] - ay)} {n(bx)} {n(by)}z"


def trees(middles: Sequence[tuple[Point, float]], taken: Taken, size: Point) -> list[Shape]:
    """Woods: a tree here and there around the middles, thicker inside."""
    found = []
    for j in range(int(size[1] / TREES)):
        for i in range(int(size[0] / TREES)):
            p = (
                (i + 0.5 * (j % 2) + 0.38 * noise((i * 9.1, j * 7.3), 1.0, 17)) * TREES,
                (j + 0.30 * noise((i * 5.7, j * 8.9), 1.0, 19)) * TREES,
            )
            deep = max((1 - math.dist(p, middle) / radius for middle, radius in middles), default=-1.0)
            if deep + 0.45 * noise(p, 46.0, 23) < 0.16 or not inside(p, (50, 50, size[0] - 50, size[1] - 50)):
                continue
            box = p[0] - 13, p[1] - 16, p[0] + 15, p[1] + 10
            if taken.meets(box) or taken.near(p, 17.0) or taken.wet(p):
                continue
            found.append(f"M{n(p[0])} {n(p[1])}{TREE[(i * 7 + j * 3) % 2]}")
    return [Shape("".join(found), "wood")]
