"""From degrees to units of the map, with towns eased apart where they crowd.

Degrees are laid flat with one scale for the whole theatre. Then towns that stand too close for two stacks push each
other away, and everything else (rivers, hills, borders) goes with its neighbours: the plane is bent by moving least
squares (Schaefer, McPhail and Warren, "Image deformation using moving least squares", 2006), which is smooth and takes
each town exactly to its place. Rejected: a map so large that no town needs to move; names would be unreadable on it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from .geometry import Point

STIFF = 0.06  # how much of the way back to its true place a town goes at each round
WIDE = 1.15  # names and stacks lie level: towns side by side need this much more room than towns one above the other


@dataclass(frozen=True)
class Flat:
    """A window of longitudes and latitudes laid flat, north up."""

    west: float
    north: float
    scale: float  # units for a degree of latitude
    squeeze: float  # of longitudes, the cosine of the middle latitude

    def __call__(self, lon: float, lat: float) -> Point:
        """A place in units of the map."""
        return (lon - self.west) * self.scale * self.squeeze, (self.north - lat) * self.scale


def flat(west: float, south: float, east: float, north: float, width: float) -> tuple[Flat, float]:
    """A window as wide as asked, and its height."""
    squeeze = math.cos(math.radians((south + north) / 2))
    scale = width / (east - west) / squeeze
    return Flat(west, north, scale, squeeze), (north - south) * scale


def eased(places: dict[str, Point], apart: float, rounds: int = 400) -> dict[str, Point]:
    """The same places with at least about `apart` between any two, as near to the truth as that allows."""
    names = sorted(places)
    at = {name: list(places[name]) for name in names}
    for turn in range(rounds):
        back = STIFF * (1 - turn / rounds)
        for name in names:
            at[name][0] += (places[name][0] - at[name][0]) * back
            at[name][1] += (places[name][1] - at[name][1]) * back
        for i, one in enumerate(names):
            for other in names[i + 1 :]:
                dx, dy = (at[other][0] - at[one][0]) / WIDE, at[other][1] - at[one][1]
                far = math.hypot(dx, dy)
                if 0 < far < apart:
                    push = (apart - far) / far / 2
                    at[one][0] -= dx * push * WIDE
                    at[one][1] -= dy * push
                    at[other][0] += dx * push * WIDE
                    at[other][1] += dy * push
    return {name: (round(x, 1), round(y, 1)) for name, (x, y) in at.items()}


class Bend:
    """The plane bent so that each place goes where it was eased to, and everything else with it."""

    def __init__(self, before: dict[str, Point], after: dict[str, Point]) -> None:
        self._pairs = [(before[name], after[name]) for name in sorted(before)]

    def __call__(self, v: Point) -> Point:
        """Where a point goes."""
        weights = []
        for p, q in self._pairs:
            square = (p[0] - v[0]) ** 2 + (p[1] - v[1]) ** 2
            if square < 1e-9:
                return q
            weights.append(square**-1.5)
        whole = sum(weights)
        px = sum(w * p[0] for w, (p, _) in zip(weights, self._pairs, strict=True)) / whole
        py = sum(w * p[1] for w, (p, _) in zip(weights, self._pairs, strict=True)) / whole
        qx = sum(w * q[0] for w, (_, q) in zip(weights, self._pairs, strict=True)) / whole
        qy = sum(w * q[1] for w, (_, q) in zip(weights, self._pairs, strict=True)) / whole
        a = b = c = xx = xy = yx = yy = 0.0
        for w, (p, q) in zip(weights, self._pairs, strict=True):
            ux, uy, vx, vy = p[0] - px, p[1] - py, q[0] - qx, q[1] - qy
            a += w * ux * ux
            b += w * ux * uy
            c += w * uy * uy
            xx += w * ux * vx
            xy += w * ux * vy
            yx += w * uy * vx
            yy += w * uy * vy
        det = a * c - b * b
        if abs(det) < 1e-12:
            return v[0] + qx - px, v[1] + qy - py
        dx, dy = v[0] - px, v[1] - py
        # the row vector (dx, dy) times the inverse of [[a, b], [b, c]]
        ix, iy = (c * dx - b * dy) / det, (a * dy - b * dx) / det
        return ix * xx + iy * yx + qx, ix * xy + iy * yy + qy
