"""Where a stack can march: the rules' own offers, area after area, on a sketch of the position.

Enemies end a march, known or behind a flag; what an enemy's cards may do to it nobody can reckon beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from heapq import heappop, heappush
from typing import NamedTuple

from grognard.games.conquerors.facts import members
from grognard.games.conquerors.manoeuvre import cost, fatigue_of_march, friends_there, march_options
from grognard.games.conquerors.table import has_block, place_of
from grognard.games.conquerors.terms import FORCED, ONE_ROAD, War, foe


class Way(NamedTuple):
    """An area within reach: what it costs, the areas on the way to it and itself, whether the march can end there."""

    area: int
    cost: int
    path: tuple[int, ...]
    ends: bool
    fatigue: int


@contextmanager
def placed(g: War, a: int, points: int, walked: int) -> Iterator[None]:
    """The stack that moves stands elsewhere, for a question to the rules."""
    s = g.s
    before = s.area[:], s.points, s.walked
    for b in members(s.group):
        s.area[b] = a
    s.points, s.walked = points, walked
    try:
        yield
    finally:
        s.area[:], s.points, s.walked = before


def fatigue_at(g: War, side: int, a: int, walked: int) -> list[tuple[str, int]]:
    """What a march that ends in an area after so many points would cost, each part with its rule."""
    if not g.s.group & g.facts.corps_mask:
        return []
    with placed(g, a, 0, walked):
        return fatigue_of_march(g, side)


def ways(g: War, side: int, points: int) -> dict[int, Way]:
    """Every area within reach by the cheapest way, and where the stack stands."""
    s, f = g.s, g.facts
    start, walked = place_of(g, s.group), s.walked
    if s.flags & FORCED and not walked and points <= 1:
        points = 1
        s.flags |= ONE_ROAD
    found: dict[int, Way] = {}
    edge: list[tuple[int, tuple[int, ...]]] = [(0, (start,))]
    while edge:
        spent, path = heappop(edge)
        at = path[-1]
        if at in found:
            continue
        with placed(g, at, points - spent, walked + spent):
            stops = at != start and (has_block(g, foe(side), at) or friends_there(g, side, at))
            offered = march_options(g, side) if points > spent else [f.stop]
            if not stops:
                for option in offered:
                    if option.verb == "march" and option.args[0] not in found:
                        to = option.args[0]
                        price = cost(g, f.graph.road_between[at, to])
                        heappush(edge, (spent + price, (*path, to)))
        total = max(0, sum(n for _, n in fatigue_at(g, side, at, walked + spent))) if walked + spent else 0
        found[at] = Way(at, spent, path[1:], stops or f.stop in offered, total)
    return found
