"""The march: where a stack that has its movement points goes, and when it stops."""

from __future__ import annotations

from typing import Final

from grognard.engine.decision import Decision, Option

from .conquerors_odds import Stack
from .conquerors_outlook import NOBODY, Outlook
from .conquerors_plan import Group, attack_value, place_value, vedette_value
from .conquerors_ways import Start, Way, ways

CROSSINGS: Final = {"pontonniers": 1, "pontoon-bridge": 1, "ford": 0}  # the points that such an event costs


def marching_group(o: Outlook) -> Group | None:
    """The stack of ours that is on the march, if it has corps."""
    operation = o.sight.operation
    if operation is None or "group" not in operation or operation.get("area") is None:
        return None
    f, blocks = o.f, frozenset(o.sight.block(name) for name in operation["group"])
    a = o.sight.area(operation["area"])
    corps = [c for c in o.sight.mine_at(a) if c.block in blocks]
    if not corps:
        return None
    chiefs = [b for b in blocks if f.commander_mask >> b & 1]
    left = [c for c in o.sight.mine_at(a) if c.block not in blocks]
    others = [b for b in o.sight.commanders_at(o.me, a) if b not in blocks]
    return Group(a, Stack(o.odds, o.me, corps, chiefs, o.last), blocks, Stack(o.odds, o.me, left, others, o.last))


def best_end(
    o: Outlook, group: Group, points: int, through: bool = False, repaired: frozenset[int] = NOBODY
) -> tuple[float, Way]:
    """The best place to end the march with so many points: an enemy stack if the march is an attack, or a free area."""
    operation = o.sight.operation or {}
    walked: int = operation.get("walked", 0)
    attacking = operation.get("what") == "attack"
    start = Start(group.blocks, group.area, points, walked > 0, through, repaired)
    best: tuple[float, Way] | None = None
    for to, way in ways(o.sight, start).items():
        if to == group.area or to not in o.enemies:
            value = place_value(o, group, way, walked)
        elif attacking:
            value = attack_value(o, group, way, walked)
        else:
            continue
        if best is None or value > best[0] + 1e-9:
            best = (value, way)
    assert best is not None
    return best


def march(o: Outlook, decision: Decision) -> Option:
    """Go the shortest way to the best place within reach, and stop where another road costs more than it brings."""
    options = {option.text: option for option in decision.options}
    roads = {option.args[0]: option for option in decision.options if option.verb == "march"}
    card = bridge_card(o, decision)
    if card is not None:
        return card
    if not roads:
        return options.get("stop", decision.options[0])
    group = marching_group(o)
    if group is None:
        return march_vedettes(o, decision, roads)
    operation = o.sight.operation or {}
    _, way = best_end(o, group, operation["points"])
    if way.first in roads and way.area != group.area:
        return roads[way.first]
    if "stop" in options:
        return options["stop"]
    start = Start(group.blocks, group.area, 1, True)
    near = ways(o.sight, start)
    return max(roads.items(), key=lambda item: place_value(o, group, near.get(item[0], way)))[1]


def march_vedettes(o: Outlook, decision: Decision, roads: dict[int, Option]) -> Option:
    """vedette.alone: vedettes ride to victory areas without a garrison, and keep away from enemy corps."""
    operation = o.sight.operation or {}
    a = o.sight.area(operation["area"])
    blocks = frozenset(o.sight.block(name) for name in operation["group"])
    reach = ways(o.sight, Start(blocks, a, operation["points"], operation["walked"] > 0))
    free = [way for to, way in reach.items() if to == a or to not in o.enemies]
    best = max(free, key=lambda way: (vedette_value(o, way), -way.cost))
    if best.first in roads and best.area != a:
        return roads[best.first]
    return next((option for option in decision.options if option.verb == "stop"), decision.options[0])


def bridge_card(o: Outlook, decision: Decision) -> Option | None:
    """event.pontonniers event.pontoon-bridge event.ford event.destroyed-bridge:
    repair what bars our way, or go round it; destroy what serves the enemy.
    """
    operation = o.sight.operation or {}
    group = marching_group(o)
    if group is None:
        return None
    for option in decision.options:
        if option.verb != "play":
            continue
        event = o.f.cards[option.args[0]].event
        if event in CROSSINGS and bridge_in_the_way(o, group, operation["points"], CROSSINGS[event]):
            return option
        if event == "destroyed-bridge" and best_bridge(o, group.area) is not None:
            _, way = best_end(o, group, operation["points"])
            if way.area == group.area:
                return option
    return None


def bridge_in_the_way(o: Outlook, group: Group, points: int, price: int) -> bool:
    """event.pontonniers event.ford: would the march lead further if the destroyed bridges beside the stack stood?"""
    beside = {road for road, _ in o.f.exits[group.area]} & o.sight.broken
    if not beside or points <= price:
        return False
    if not price:
        beside -= o.sight.ground.closed(o.me)
    before, _ = best_end(o, group, points)
    after, _ = best_end(o, group, points - price, repaired=frozenset(beside))
    return after > before + 0.2


def best_bridge(o: Outlook, a: int) -> int | None:
    """event.destroyed-bridge: the bridge beside an area that the nearest enemy stack would cross, if one is near."""
    best, road_found = 3, None
    for road, to in o.f.exits[a]:
        if o.f.bridge_roads >> road & 1 and road not in o.sight.broken:
            far = o.f.graph.distances(to)
            near = min((far[b] for b in o.enemies), default=99)
            if near < best and all(far[b] < o.sight.distance(a, b) for b in o.enemies if far[b] == near):
                best, road_found = near, road
    return road_found
