"""Where a side may deploy: a soft outline around its towns that leaves out the others."""

from __future__ import annotations

import math

from grognard.scene.schema import Shape, ShapeLook

from .contour import field, lines
from .geometry import Point, flowing, resample

NET = 20.0
REACH = 120.0
LOOKS: tuple[ShapeLook, ShapeLook] = ("zone-first", "zone-second")


def zones(towns: dict[str, tuple[Point, int | None]], size: Point) -> list[Shape]:
    """An outline for each side that deploys somewhere."""
    found = []
    for side, look in enumerate(LOOKS):
        own = [at for at, zone in towns.values() if zone == side]
        others = [at for at, zone in towns.values() if zone != side]

        def pull(p: Point, own: list[Point] = own, others: list[Point] = others) -> float:
            return _sum(p, own) - 1.1 * _sum(p, others)

        for line, closed in lines(field(size, NET, pull), 0.22) if own else ():
            if len(line) > 12:
                found.append(Shape(flowing(resample([*line, line[0]], 24.0)[:-1] if closed else line, closed), look))
    return found


def _sum(p: Point, some: list[Point]) -> float:
    """The pull of some towns at a point."""
    total = 0.0
    for q in some:
        square = ((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2) / REACH**2
        if square < 9:
            total += math.exp(-square)
    return total
