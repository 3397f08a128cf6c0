"""Where a stack can march, and by which first road: the rules of the march as a player reckons them beforehand."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.conquerors.facts import mask

from .conquerors_sight import Sight


class Way:
    """An area within reach: the points it takes, the first area on the way, the victory areas taken, an end or not."""

    __slots__ = ("area", "cost", "first", "stops", "taken")

    def __init__(self, area: int, cost: int, first: int, taken: tuple[int, ...], stops: bool) -> None:
        self.area = area
        self.cost = cost
        self.first = first
        self.taken = taken
        self.stops = stops


class Start(NamedTuple):
    """A march that begins or goes on: the blocks, the area, the points left, and what helps it on its way."""

    group: frozenset[int]
    area: int
    points: int
    begun: bool = False
    through: bool = False  # the stack may pass friends, as Organisation allows
    repaired: frozenset[int] = frozenset()  # destroyed bridges that would be repaired before


def ways(sight: Sight, start: Start) -> dict[int, Way]:
    """march.path march.cost march.stop: every area within reach by the cheapest way, taking what can be taken."""
    f = sight.f
    broken = sight.broken - start.repaired - forded(sight, start)
    closed = sight.ground.closed(sight.me) - start.repaired
    shut, dear = sight.ground.shut(sight.me, mask(start.group)), sight.ground.dear
    enemies, control = sight.at[sight.foe], sight.control
    found: dict[int, Way] = {}
    most = f.tables.bridge_cost + max(dear.values(), default=0)  # for one road
    edges: list[list[Way]] = [[] for _ in range(max(0, start.points) + most + 1)]
    edges[0].append(Way(start.area, 0, start.area, (), False))
    for cost in range(max(0, start.points) + 1):
        for at in sorted(edges[cost], key=taking) if len(edges[cost]) > 1 else edges[cost]:
            if at.area in found:
                continue
            found[at.area] = at
            if at.stops:
                continue
            for road, to in exits(sight, start) if cost == 0 else f.exits[at.area]:
                if to in found or road in closed or to in shut:
                    continue
                enemy = to in enemies
                stops = enemy or (not start.through and to in sight.at[sight.me] and friends_in(sight, start, to))
                taken = at.taken if enemy or to not in control or control[to] == sight.me else (*at.taken, to)
                price = cost + (f.tables.bridge_cost if road in broken else 1) + dear.get(road, 0)
                edges[price].append(Way(to, price, to if cost == 0 else at.first, taken, stops))
    return found


def forded(sight: Sight, start: Start) -> set[int]:
    """event.ford: the destroyed bridges beside a corps that has found a ford for one of them."""
    if "ford" not in (sight.operation or {}).get("effects", ()):
        return set()
    return {road for road, _ in sight.f.exits[start.area]} & sight.broken


def taking(way: Way) -> int:
    """Of ways of the same cost, first those that take more victory areas."""
    return -len(way.taken)


def friends_in(sight: Sight, start: Start, a: int) -> bool:
    """march.stop: friends who do not march along stand there."""
    if sight.f.vedettes_pass and sight.f.vedette_mask & mask(start.group):
        return False
    return any(c.block not in start.group for c in sight.mine_at(a))


def exits(sight: Sight, start: Start) -> list[tuple[int, int]]:
    """axis.follow axis.enemy: the roads by which a march may begin."""
    roads = list(sight.f.exits[start.area])
    if start.begun or start.area not in sight.at[sight.foe]:
        return roads
    own, enemy = sight.axes.get((sight.me, start.area)), sight.axes.get((sight.foe, start.area))
    return [(road, to) for road, to in roads if (own is None or road == own) and road != enemy]
