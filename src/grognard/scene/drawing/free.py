"""What is already on the map, so that nothing more is laid over it: boxes, and the points of lines."""

from __future__ import annotations

import math
from collections.abc import Iterable

from .geometry import Box, Point, inside
from .waters import Basin

CELL = 64.0


class Taken:
    """Boxes and lines by the squares of a coarse net, to be asked quickly what is near."""

    def __init__(self) -> None:
        self._boxes: dict[tuple[int, int], list[Box]] = {}
        self._points: dict[tuple[int, int], list[Point]] = {}
        self._waters: list[Basin] = []

    def box(self, *boxes: Box) -> None:
        """Boxes that nothing may cover."""
        for b in boxes:
            for cell in _cells(b):
                self._boxes.setdefault(cell, []).append(b)

    def line(self, line: Iterable[Point]) -> None:
        """A line, as its points: it should have one every few units."""
        for p in line:
            self._points.setdefault((int(p[0] // CELL), int(p[1] // CELL)), []).append(p)

    def water(self, *waters: Basin) -> None:
        """Sea and lakes, on which nothing of the land may stand."""
        self._waters += waters

    def wet(self, p: Point) -> bool:
        """True if a point lies in the sea or in a lake."""
        return any(water.holds(p) for water in self._waters)

    def covers(self, p: Point) -> bool:
        """True if a point lies in a box, or in water."""
        return self.wet(p) or any(inside(p, b) for b in self._boxes.get((int(p[0] // CELL), int(p[1] // CELL)), ()))

    def meets(self, box: Box) -> int:
        """How many boxes a box meets."""
        found = {
            b
            for cell in _cells(box)
            for b in self._boxes.get(cell, ())
            if b[0] < box[2] and box[0] < b[2] and b[1] < box[3] and box[1] < b[3]
        }
        return len(found)

    def points_in(self, box: Box) -> int:
        """How many points of lines lie in a box."""
        return sum(1 for cell in _cells(box) for p in self._points.get(cell, ()) if inside(p, box))

    def near(self, p: Point, room: float) -> bool:
        """True if a line passes within some distance of a point."""
        box = p[0] - room, p[1] - room, p[0] + room, p[1] + room
        return any(
            math.hypot(q[0] - p[0], q[1] - p[1]) < room for cell in _cells(box) for q in self._points.get(cell, ())
        )


def _cells(box: Box) -> list[tuple[int, int]]:
    return [
        (i, j)
        for i in range(int(box[0] // CELL), int(box[2] // CELL) + 1)
        for j in range(int(box[1] // CELL), int(box[3] // CELL) + 1)
    ]
