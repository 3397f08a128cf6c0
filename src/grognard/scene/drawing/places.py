"""Where the name of each town and its two stacks stand, so that nothing hides anything.

Each town has a list of possible places for its name and another for its two stacks. All towns begin with what they
would like best; then, again and again, the towns that are in somebody's way try what else they could do, and now and
then take something a little worse (simulated annealing with a fixed seed). Rejected: one town after the other, which
leaves the last ones in a valley between four stacks."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from grognard.scene.schema import LabelLook

from . import metrics
from .drawn import Anchor
from .geometry import Box, Point, around, inside, overlap
from .roads import Road

BLOCK: Final = 70.0  # the side of a block
RISE: Final = 12.0  # how far a stack of three or four reaches beyond its lowest block, up and to the right
STACK: Final = BLOCK + RISE  # a stack's box; its place is the middle of its lowest block
GAP: Final = 3.0
ALOOF: Final = 20.0  # a name keeps this far from the signs of other towns
SIGN: Final = {"": 13.0, "badge": 25.0}  # half of a town's sign, without and with a value in it
BRIDGE: Final = 15.0
MARGIN: Final = 42.0  # names and stacks keep off the frame


@dataclass(frozen=True)
class Settled:
    """Where a town's name and stacks stand."""

    label: Point
    anchor: Anchor
    places: tuple[Point, Point]


@dataclass(frozen=True)
class Way:
    """One of the possibilities for a town's name or its stacks: boxes, and what it costs by itself."""

    boxes: tuple[Box, ...]
    cost: float
    label: Point = (0.0, 0.0)
    anchor: Anchor = "middle"
    places: tuple[Point, ...] = ()


@dataclass
class Town:
    """A town to be settled: its sign, its possibilities, and which are taken."""

    id: str
    sign: Box
    names: list[Way]
    stacks: list[Way]
    reach: Box
    name: int = 0
    stack: int = 0

    def boxes(self) -> tuple[Box, ...]:
        """Every box of the town as it is settled now."""
        return (self.sign, *self.names[self.name].boxes, *self.stacks[self.stack].boxes)


def stack_box(place: Point) -> Box:
    """What a stack at a place covers."""
    return place[0] - BLOCK / 2, place[1] - BLOCK / 2 - RISE, place[0] + BLOCK / 2 + RISE, place[1] + BLOCK / 2


def sign_box(at: Point, badge: str) -> Box:
    """What the sign of a town covers."""
    half = SIGN["badge" if badge else ""]
    return at[0] - half, at[1] - half, at[0] + half, at[1] + half


def bridge_box(at: tuple[float, float, float]) -> Box:
    """What a bridge covers."""
    return at[0] - BRIDGE, at[1] - BRIDGE, at[0] + BRIDGE, at[1] + BRIDGE


def _name_ways(name: str, badge: str, at: Point) -> list[Way]:
    """Where a name may stand around its town, the best first."""
    look: LabelLook = "city" if badge else "town"
    half, size = SIGN["badge" if badge else ""] + 4, metrics.TYPES[look].size
    up, down, mid = -half - 0.22 * size, half + 0.70 * size, 0.26 * size
    wide = metrics.width(name, look)
    spots: list[tuple[float, float, Anchor, float]] = []
    for shift in (0.0, -9.0, 9.0, -17.0, 17.0, -25.0, 25.0):
        spots.append((half + 2, mid + shift, "start", abs(shift) / 60))
        spots.append((-half - 2, mid + shift, "end", 0.3 + abs(shift) / 60))
    for part in (0.0, 0.15, -0.15, 0.3, -0.3, 0.42, -0.42, 0.52, -0.52):
        spots.append((wide * part, up, "middle", 0.2 + abs(part) / 3))
        spots.append((wide * part, down, "middle", 0.2 + abs(part) / 3))
    ways = []
    for dx, dy, anchor, cost in spots:
        x, y = round(at[0] + dx, 1), round(at[1] + dy, 1)
        ways.append(Way((metrics.box(name, look, x, y, anchor),), cost, (x, y), anchor))
    return ways


def _stack_ways(badge: str, at: Point) -> list[Way]:
    """Where two stacks may stand around their town, the best first; the first side's lies left or below."""
    half = SIGN["badge" if badge else ""] + GAP
    far, side = half + STACK / 2, STACK / 2 + GAP / 2
    pairs: list[tuple[Point, Point, float]] = []
    for shift in (0.0, 20.0, -20.0, side, -side, 62.0, -62.0):
        cost = abs(shift) / 80
        pairs.append(((-side + shift, -far), (side + shift, -far), cost))
        pairs.append(((-side + shift, far), (side + shift, far), cost))
        pairs.append(((-far, side + shift), (-far, -side + shift), cost + 0.3))
        pairs.append(((far, side + shift), (far, -side + shift), cost + 0.3))
    for one in (0.0, -20.0, 20.0, -40.0, 40.0):
        for two in (0.0, -20.0, 20.0, -40.0, 40.0):
            cost = (abs(one) + abs(two)) / 160
            pairs.append(((-far, one), (far, two), cost + 0.1))
            pairs.append(((one, far), (two, -far), cost + 0.4))
            pairs.append(((-far, one), (two, -far), cost + 0.4))
            pairs.append(((two, far), (far, one), cost + 0.4))
            pairs.append(((-far, one), (two, far), cost + 0.4))
            pairs.append(((two, -far), (far, one), cost + 0.4))
    ways = []
    for one_at, two_at, cost in pairs:
        places = tuple((round(at[0] + x - RISE / 2, 1), round(at[1] + y + RISE / 2, 1)) for x, y in (one_at, two_at))
        boxes = tuple(stack_box(p) for p in places)
        if overlap(*boxes) == 0:
            ways.append(Way(boxes, cost, places=places))
    return ways


class Settling:
    """All towns at once, with everything that does not move: bridges, roads, rivers, title, edge of the map."""

    def __init__(
        self, size: tuple[float, float], roads: list[Road], rivers: list[list[Point]], fixed: list[Box]
    ) -> None:
        self.size = size
        self._bridges = [bridge_box(at) for road in roads for at in road.bridges]
        self._fixed = fixed
        self._roads = _grid([p for road in roads for p in _dense(road.line)])
        self._rivers = _grid([p for line in rivers for p in line])
        self.towns: list[Town] = []

    def add(self, id: str, name: str, badge: str, at: Point) -> None:
        """One more town."""
        sign = sign_box(at, badge)
        names = [self._priced(way, 0.2, 0.03, 18.0) for way in _name_ways(name, badge, at)]
        stacks = [self._priced(way, 0.0, 0.004, 12.0) for way in _stack_ways(badge, at)]
        corners = [p for way in (*names, *stacks) for b in way.boxes for p in (b[:2], b[2:])]
        self.towns.append(Town(id, sign, names, stacks, around(corners)))

    def _priced(self, way: Way, road: float, river: float, bridge: float) -> Way:
        """A possibility with what it costs to cover what does not move."""
        cost = way.cost
        for box in way.boxes:
            cost += road * 6 * _within(self._roads, box) + river * 6 * _within(self._rivers, box)
            cost += sum(bridge for fixed in self._bridges if overlap(box, fixed) > 0)
            out = max(MARGIN - box[0], MARGIN - box[1], box[2] - self.size[0] + MARGIN, box[3] - self.size[1] + MARGIN)
            cost += 50 if out > 0 or any(_meet(box, other) for other in self._fixed) else 0
        return Way(way.boxes, cost, way.label, way.anchor, way.places)

    def settle(self, rounds: int) -> dict[str, Settled]:
        """Finds a place for everything."""
        rng = random.Random(1806)
        near = self._neighbours()
        for turn in range(rounds):
            heat = 1.2 * max(0.0, 1 - 1.15 * turn / rounds) ** 2
            order = list(range(len(self.towns)))
            rng.shuffle(order)
            for i in order:
                self._improve(i, near[i], heat, rng)
        return {
            town.id: Settled(
                town.names[town.name].label,
                town.names[town.name].anchor,
                (town.stacks[town.stack].places[0], town.stacks[town.stack].places[1]),
            )
            for town in self.towns
        }

    def _neighbours(self) -> list[list[Town]]:
        """For each town those whose boxes could ever meet its own."""
        middle = [((t.sign[0] + t.sign[2]) / 2, (t.sign[1] + t.sign[3]) / 2) for t in self.towns]
        return [
            [other for j, other in enumerate(self.towns) if j != i and math.dist(middle[i], middle[j]) < 460]
            for i in range(len(self.towns))
        ]

    def _improve(self, i: int, near: list[Town], heat: float, rng: random.Random) -> None:
        """Lets a town choose anew where its name and its stacks stand, both together."""
        town = self.towns[i]
        reach = town.reach
        others = [box for other in near for box in other.boxes() if _meet(box, reach)]
        signs = [(a - ALOOF, b - ALOOF, c + ALOOF, d + ALOOF) for a, b, c, d in (t.sign for t in near)]
        signs = [box for box in signs if _meet(box, reach)]
        names = _priced([town.sign, *others, *signs], town.names, heat, rng)
        stacks = _priced([town.sign, *others], town.stacks, heat, rng)
        least = math.inf
        for name_cost, name in names:
            if name_cost >= least:
                break
            box = town.names[name].boxes[0]
            for stack_cost, stack in stacks:
                cost = name_cost + stack_cost
                if cost >= least:
                    break
                if not any(_meet(box, other) for other in town.stacks[stack].boxes):
                    least, town.name, town.stack = cost, name, stack

    def collisions(self) -> float:
        """The surface that boxes share, all together."""
        boxes = [(i, box) for i, town in enumerate(self.towns) for box in town.boxes()]
        return sum(overlap(a, b) for k, (_, a) in enumerate(boxes) for _, b in boxes[k + 1 :])


def _priced(taken: list[Box], ways: list[Way], heat: float, rng: random.Random) -> list[tuple[float, int]]:
    """What each possibility costs where some boxes are taken, the best first; heat makes the order less sure."""
    found = []
    for i, way in enumerate(ways):
        cost = way.cost - (heat * math.log(rng.random() + 1e-9) if heat > 0.01 else 0.0)
        for box in way.boxes:
            cost += sum(15.0 + overlap(box, other) / 30 for other in taken if _meet(box, other))
        found.append((cost, i))
    found.sort()
    return found


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _dense(line: list[Point]) -> list[Point]:
    """A line with points so near to each other that no name fits between two."""
    found = []
    for (ax, ay), (bx, by) in pairwise(line[1:-1]):
        count = max(1, int(math.hypot(bx - ax, by - ay) / 6))
        found += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]
    return found


Grid = dict[tuple[int, int], list[Point]]


def _grid(points: list[Point]) -> Grid:
    """Points by the square of 64 units that they lie in."""
    grid: Grid = {}
    for p in points:
        grid.setdefault((int(p[0] // 64), int(p[1] // 64)), []).append(p)
    return grid


def _within(grid: Grid, box: Box) -> int:
    """How many points lie in a box."""
    count = 0
    for i in range(int(box[0] // 64), int(box[2] // 64) + 1):
        for j in range(int(box[1] // 64), int(box[3] // 64) + 1):
            count += sum(1 for p in grid.get((i, j), ()) if inside(p, box))
    return count
