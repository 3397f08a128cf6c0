"""Where a stack can march, and by which first road: the rules of the march as a player reckons them beforehand."""

from __future__ import annotations

from typing import NamedTuple

from .conquerors_sight import Sight


class Way:
    """An area within reach: points spent, the first area on the way, victory areas taken, roads of the bridges crossed."""

    __slots__ = ("area", "cost", "first", "stops", "taken")

    def __init__(self, area: int, cost: int, first: int, taken: tuple[int, ...], stops: bool) -> None:
        self.area = area
        self.cost = cost
        self.first = first
        self.taken = taken
        self.stops = stops


class Start(NamedTuple):
    """Where a march begins or goes on: the blocks, the area, the points left, and whether it has begun."""

    group: frozenset[int]
    area: int
    points: int
    begun: bool


def ways(sight: Sight, start: Start, through: bool = False) -> dict[int, Way]:
    """march.path march.cost march.stop: every area within reach by the cheapest way, taking what can be taken.

    `through`: the stack may pass friends, as Organisation allows."""
    f = sight.f
    found: dict[int, Way] = {}
    edge = [Way(start.area, 0, start.area, (), False)]
    while edge:
        edge.sort(key=lambda way: (way.cost, -len(way.taken)))
        at = edge.pop(0)
        if at.area in found:
            continue
        found[at.area] = at
        if at.stops:
            continue
        for road, to in exits(sight, start) if at.area == start.area else f.exits[at.area]:
            cost = at.cost + (f.tables.bridge_cost if road in sight.broken else 1)
            if cost > start.points or to in found:
                continue
            enemy = to in sight.at[sight.foe]
            friends = not through and any(c.block not in start.group for c in sight.mine_at(to))
            taken = at.taken if enemy or to not in sight.control or sight.holds(sight.me, to) else (*at.taken, to)
            first = to if at.area == start.area else at.first
            edge.append(Way(to, cost, first, taken, enemy or friends))
    return found


def exits(sight: Sight, start: Start) -> list[tuple[int, int]]:
    """axis.follow axis.enemy: the roads by which a march may begin."""
    roads = list(sight.f.exits[start.area])
    if start.begun or start.area not in sight.at[sight.foe]:
        return roads
    own, enemy = sight.axes.get((sight.me, start.area)), sight.axes.get((sight.foe, start.area))
    return [(road, to) for road, to in roads if (own is None or road == own) and road != enemy]
