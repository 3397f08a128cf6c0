"""Fields of numbers over the map, and the lines along which they have one value (marching squares)."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from .geometry import Point


@dataclass(frozen=True)
class Field:
    """A number for each knot of a square net."""

    step: float
    wide: int
    high: int
    values: list[float]

    def at(self, p: Point) -> float:
        """The value at a point, from the four knots around it."""
        x, y = p[0] / self.step, p[1] / self.step
        i, j = max(0, min(self.wide - 2, int(x))), max(0, min(self.high - 2, int(y)))
        u, v = x - i, y - j
        k = j * self.wide + i
        a, b = self.values[k], self.values[k + 1]
        c, d = self.values[k + self.wide], self.values[k + self.wide + 1]
        return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v

    def slope(self, p: Point) -> Point:
        """The way up at a point, as long as it is steep."""
        e = self.step * 0.75
        return (
            (self.at((p[0] + e, p[1])) - self.at((p[0] - e, p[1]))) / (2 * e),
            (self.at((p[0], p[1] + e)) - self.at((p[0], p[1] - e))) / (2 * e),
        )


def field(size: Point, step: float, value: Callable[[Point], float]) -> Field:
    """A function as a field over the whole map."""
    wide, high = int(size[0] / step) + 2, int(size[1] / step) + 2
    return Field(step, wide, high, [value((i * step, j * step)) for j in range(high) for i in range(wide)])


Knot = tuple[int, int, int]  # column, row, and 0 for the edge to the right or 1 for the edge down


def lines(f: Field, level: float) -> list[tuple[list[Point], bool]]:
    """The lines where a field has a level, each with whether it is closed; what is higher lies on the same hand."""
    after: dict[Knot, Knot] = {}
    for j in range(f.high - 1):
        for i in range(f.wide - 1):
            for a, b in _pieces(f, i, j, level):
                after[a] = b
    before = {b: a for a, b in after.items()}
    found = []
    while after:
        start = next(iter(after))
        while start in before and before[start] in after and before[start] != next(iter(after)):
            start = before[start]
        line, knot = [start], start
        while knot in after:
            knot = after.pop(knot)
            line.append(knot)
        closed = line[0] == line[-1]
        points = [_point(f, k, level) for k in line]
        found.append((points[:-1] if closed else points, closed))
    return found


def _pieces(f: Field, i: int, j: int, level: float) -> list[tuple[Knot, Knot]]:
    """How the line runs through one square: from edge to edge."""
    k = j * f.wide + i
    a, b = f.values[k] > level, f.values[k + 1] > level
    c, d = f.values[k + f.wide + 1] > level, f.values[k + f.wide] > level
    top, right, bottom, left = (i, j, 0), (i + 1, j, 1), (i, j + 1, 0), (i, j, 1)
    return {
        0b1000: [(left, top)],
        0b0100: [(top, right)],
        0b0010: [(right, bottom)],
        0b0001: [(bottom, left)],
        0b1100: [(left, right)],
        0b0110: [(top, bottom)],
        0b0011: [(right, left)],
        0b1001: [(bottom, top)],
        0b0111: [(top, left)],
        0b1011: [(right, top)],
        0b1101: [(bottom, right)],
        0b1110: [(left, bottom)],
        0b1010: [(left, top), (right, bottom)],
        0b0101: [(top, right), (bottom, left)],
    }.get(a << 3 | b << 2 | c << 1 | int(d), [])


def _point(f: Field, knot: Knot, level: float) -> Point:
    """Where on its edge a line runs."""
    i, j, down = knot
    one = f.values[j * f.wide + i]
    two = f.values[(j + 1) * f.wide + i] if down else f.values[j * f.wide + i + 1]
    t = 0.5 if one == two else (level - one) / (two - one)
    return (i * f.step, (j + t) * f.step) if down else ((i + t) * f.step, j * f.step)


def noise(p: Point, grain: float, seed: int) -> float:
    """An even, smooth disorder between -1 and 1, the same on every machine."""
    x, y = p[0] / grain, p[1] / grain
    i, j = math.floor(x), math.floor(y)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    a, b = _chance(i, j, seed), _chance(i + 1, j, seed)
    c, d = _chance(i, j + 1, seed), _chance(i + 1, j + 1, seed)
    return ((a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v) * 2 - 1


def _chance(i: int, j: int, seed: int) -> float:
    """A number from 0 to 1 for a knot of a net, by mixing its coordinates."""
    h = (i * 374761393 + j * 668265263 + seed * 2147483647) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((h ^ (h >> 16)) & 0xFFFF) / 0xFFFF
