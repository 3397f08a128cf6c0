"""Points, lines and boxes on a map, and how they are written as SVG path data."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom


def distance(a: Point, b: Point) -> float:
    """How far two points are apart."""
    return math.hypot(a[0] - b[0], a[1] - b[1])


def between(a: Point, b: Point, t: float) -> Point:
    """The point that part t of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def nearest_on(p: Point, a: Point, b: Point) -> tuple[Point, float]:
    """The point of a straight piece that is nearest to p, and where along it that is, from 0 to 1."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
    return between(a, b, t), t


def to_line(p: Point, line: Sequence[Point]) -> float:
    """How far a point is from a line."""
    return min(distance(p, nearest_on(p, a, b)[0]) for a, b in pairwise(line))


def length_of(line: Sequence[Point]) -> float:
    """How long a line is."""
    return sum(distance(a, b) for a, b in pairwise(line))


def resample(line: Sequence[Point], step: float) -> list[Point]:
    """The same line with points at even distances of about `step`."""
    count = max(1, round(length_of(line) / step))
    every = length_of(line) / count
    found, due, walked = [line[0]], every, 0.0
    for a, b in pairwise(line):
        piece = distance(a, b)
        while piece > 0 and walked + piece >= due - 1e-9 and len(found) < count:
            found.append(between(a, b, (due - walked) / piece))
            due += every
        walked += piece
    return [*found, line[-1]]


def softened(line: Sequence[Point], times: int) -> list[Point]:
    """The same line with its corners worn away; its ends stay."""
    points = list(line)
    for _ in range(times):
        points = [
            points[0],
            *(
                (a[0] / 4 + b[0] / 2 + c[0] / 4, a[1] / 4 + b[1] / 2 + c[1] / 4)
                for a, b, c in zip(points, points[1:], points[2:], strict=False)
            ),
            points[-1],
        ]
    return points


def cubic(a: Point, b: Point, c: Point, d: Point, pieces: int = 24) -> list[Point]:
    """Points along a Bézier curve."""
    found = []
    for i in range(pieces + 1):
        t = i / pieces
        u = 1 - t
        k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        found.append(
            (
                k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
                k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
            )
        )
    return found


def crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where two straight pieces cross, if they do."""
    bottom = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if bottom == 0:
        return None
    t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / bottom
    u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / bottom
    return between(a, b, t) if 0 <= t < 1 and 0 <= u < 1 else None


def crossings(one: Sequence[Point], other: Sequence[Point]) -> list[tuple[Point, float]]:
    """Where a line crosses another, each with the angle of the first there, in degrees."""
    left, right = min(p[0] for p in one), max(p[0] for p in one)
    top, bottom = min(p[1] for p in one), max(p[1] for p in one)
    pieces = [
        (c, d)
        for c, d in pairwise(other)
        if max(c[0], d[0]) >= left and min(c[0], d[0]) <= right and max(c[1], d[1]) >= top and min(c[1], d[1]) <= bottom
    ]
    found = []
    for a, b in pairwise(one):
        for c, d in pieces:
            at = crossing(a, b, c, d)
            if at is not None:
                found.append((at, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))))
    return found


def clipped(line: Sequence[Point], size: Point, edge: float) -> list[list[Point]]:
    """The parts of a line that lie on the sheet, at least `edge` from its rim."""
    box = edge, edge, size[0] - edge, size[1] - edge
    parts: list[list[Point]] = [[]]
    for p in line:
        if inside(p, box):
            parts[-1].append(p)
        elif parts[-1]:
            parts.append([])
    return [part for part in parts if len(part) > 2]


def around(points: Iterable[Point], room: float = 0.0) -> Box:
    """The box around some points, with room on every side."""
    some = list(points)
    xs, ys = [p[0] for p in some], [p[1] for p in some]
    return min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room


def overlap(a: Box, b: Box) -> float:
    """The surface that two boxes share."""
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def inside(p: Point, box: Box) -> bool:
    """True if a point lies in a box."""
    return box[0] <= p[0] <= box[2] and box[1] <= p[1] <= box[3]


def n(value: float) -> str:
    """A number as path data write it: one decimal, and none if it is nought."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def straight(line: Sequence[Point], closed: bool = False) -> str:
    """Path data of a line of straight pieces."""
    first, *rest = line
    return f"M{n(first[0])} {n(first[1])}L" + " ".join(f"{n(x)} {n(y)}" for x, y in rest) + ("Z" if closed else "")


def flowing(line: Sequence[Point], closed: bool = False) -> str:
    """Path data of a smooth line through the middles between the points, which pull it towards themselves."""
    if closed:
        points = list(line)
        start = between(points[-1], points[0], 0.5)
        turns = [(p, between(p, q, 0.5)) for p, q in zip(points, [*points[1:], points[0]], strict=True)]
    else:
        if len(line) < 3:
            return straight(line)
        start = line[0]
        turns = [(p, between(p, q, 0.5)) for p, q in pairwise(line[1:-1])]
        turns.append((line[-2], line[-1]))
    curves = " ".join(f"{n(p[0])} {n(p[1])} {n(q[0])} {n(q[1])}" for p, q in turns)
    return f"M{n(start[0])} {n(start[1])}Q{curves}" + ("Z" if closed else "")
