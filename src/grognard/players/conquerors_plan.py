"""Which operation to make: every stack's best combat, attack on the march and manoeuvre, weighed against its rest.

The thumb rules: fight where the cards promise more than they cost; march towards what we want by road distance, where
the enemy cannot do us more harm than we gain; leave at rest whoever gains more by resting; pass when nothing is worth
its fatigue."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from grognard.games.conquerors.facts import mask

from .conquerors_odds import Stack, worth
from .conquerors_outlook import Outlook
from .conquerors_sight import Corps
from .conquerors_ways import Start, Way, ways

CAUTION: Final = (0.75, 0.8)  # how much a side heeds danger
REST: Final = 0.8  # how much the rest counts that a stack gives up by acting
GARRISON: Final = 0.8  # how much the risk of an empty victory area counts
HOPE: Final = 0.3  # how much a combat of next turn counts today
LEAST: Final = 0.05  # below this an operation is not worth making
MOST_POINTS: Final = 6
FAR_VEDETTE: Final = 16


class Plan(NamedTuple):
    """An operation that a side has in mind: verb, area, blocks, what it promises, and where it leads."""

    verb: str
    area: int
    group: frozenset[int]
    value: float
    goal: int


NO_PLAN: Final = Plan("pass", -1, frozenset(), 0.0, -1)


class Group(NamedTuple):
    """Corps of one area that might act, with their commanders; and who would stay behind."""

    area: int
    stack: Stack
    blocks: frozenset[int]
    left: Stack


def best_plan(o: Outlook, offered: Iterable[tuple[str, int]] | None = None, may_pass: bool = True) -> Plan:
    """The operation that promises most, among those offered if these are known; passing if none is worth it."""
    allowed = None if offered is None else set(offered)
    best = NO_PLAN._replace(value=LEAST if may_pass else -math.inf)
    for plan in o.remember(plans):
        if plan.value > best.value and (allowed is None or (plan.verb, plan.area) in allowed):
            best = plan
    return best


def plans(o: Outlook) -> list[Plan]:
    """Everything that could be done with the blocks that are ready."""
    of_corps = [plan for a in o.friends for group in groups(o, a) for plan in plans_of(o, group)]
    return [*of_corps, *vedette_plans(o)]


def groups(o: Outlook, a: int) -> Iterator[Group]:
    """manoeuvre.stack: each corps, the best two, three and so on; if there are few, every part of the stack."""
    here = o.friends[a].corps
    ready = [c for c in here if c.ready]
    if len(ready) <= 3:
        parts = [part for size in range(1, len(ready) + 1) for part in combinations(ready, size)]
    else:
        best = sorted(ready, key=lambda c: worth(c.strength, c.fatigue), reverse=True)
        parts = [*combinations(ready, 1), *(tuple(best[:size]) for size in range(2, len(ready) + 1))]
    for part in parts:
        yield make_group(o, a, part)


def make_group(o: Outlook, a: int, part: tuple[Corps, ...]) -> Group:
    """term.commander: all go with those who leave nobody behind; those who help a stack go with the bulk."""
    here = o.friends[a].corps
    leaves = [c for c in here if c not in part]
    bulk = sum(c.strength for c in part) > sum(c.strength for c in leaves)
    chiefs = o.sight.commanders_at(o.me, a)
    go = [b for b in chiefs if not leaves or (bulk and helps(o, b) and o.sight.commanders[b][1])]
    stay = [b for b in chiefs if b not in go]
    blocks = frozenset(c.block for c in part) | frozenset(go)
    stack = Stack(o.odds, o.me, part, go, o.last)
    return Group(a, stack, blocks, Stack(o.odds, o.me, leaves, stay, o.last))


def helps(o: Outlook, b: int) -> bool:
    """term.commander: does a commander do his stack any good?"""
    block = o.f.blocks[b]
    return block.combat + block.movement + block.fatigue > 0


def plans_of(o: Outlook, group: Group) -> Iterator[Plan]:
    """The combat, the attacks and the manoeuvre of one group."""
    rest = REST * group.stack.rest() + group.stack.tired_by(o.sight.ground.exertion(o.me, group.stack.number))
    contested = group.area in o.enemies
    if contested:
        yield combat_plan(o, group, rest)
    points = max((n for n in range(1, MOST_POINTS + 1) if chance_of(o, group, n) > 0), default=0)
    reach = ways(o.sight, Start(group.blocks, group.area, points))
    there = {to: place_value(o, group, way) for to, way in reach.items() if to not in o.enemies}
    stay = there.get(group.area, place_value(o, group, reach[group.area]))
    walk, goal = manoeuvre_value(o, group, reach, there, stay)
    if goal >= 0:
        yield Plan("manoeuvre", group.area, group.blocks, walk - stay - rest, goal)
    for to, way in reach.items():
        if to in o.enemies and to != group.area:
            yield attack_plan(o, group, way, walk, stay, rest)


def bonus_points(o: Outlook, group: Group) -> int:
    """manoeuvre.points.napoleon manoeuvre.points.alone: movement points besides the card's."""
    blocks = o.f.blocks
    points = sum(blocks[b].movement for b in group.stack.commanders)
    if group.stack.number == 1:
        points += blocks[group.stack.corps[0].block].movement_alone
    return points + o.sight.ground.points(o.me, mask(group.stack.commanders))


def chance_of(o: Outlook, group: Group, points: int) -> float:
    """The chance that the group has at least so many movement points."""
    return o.odds.reaches(o.me, group.stack.number, points, bonus_points(o, group))


def march_tires(o: Outlook, group: Stack, origin: int, walked: int, ends_contested: bool) -> float:
    """march.fatigue.points march.fatigue.start march.fatigue.end march.fatigue.bonus: fatigue of a march."""
    f = o.f
    tired = max(0, walked - f.tables.free_march) * group.number + (origin in o.enemies) + ends_contested
    tired -= sum(f.blocks[c.block].fatigue for c in group.corps)
    tired -= sum(f.blocks[b].fatigue for b in group.commanders)
    return max(0, tired) if walked else 0


def heed(o: Outlook) -> float:
    """How much danger counts: less as the turns run out for whoever would not win if the game ended now."""
    return CAUTION[o.me] * o.nerve


def place_value(o: Outlook, group: Group, way: Way, walked: int = 0) -> float:
    """What it is worth to end a march in an area: goals taken and nearer, less fatigue and danger, there and behind."""
    to, caution = way.area, heed(o)
    value = sum(o.control_worth(a) for a in way.taken) + o.pull(to, group.blocks)
    value -= group.stack.tired_by(march_tires(o, group.stack, group.area, walked + way.cost, to in o.enemies))
    value += HOPE * max(0.0, o.chances(group.stack, to))
    friends = o.friends.get(to)
    if to == group.area and friends is not None:
        return value - caution * o.danger(friends, to)
    value -= caution * o.danger(group.left, group.area)
    if not group.left.number:
        value -= GARRISON * o.goal_left(group.area)
    if friends is None:
        return value - caution * o.danger(group.stack, to) + GARRISON * o.goal_left(to)
    joined = o.together(group.stack, friends)
    return value - caution * (o.danger(joined, to) - o.danger(friends, to))


def manoeuvre_value(
    o: Outlook, group: Group, reach: dict[int, Way], there: dict[int, float], stay: float
) -> tuple[float, int]:
    """manoeuvre.card: the best end of a march for each number of points, weighed by the chances of the cards."""
    by_points = [stay] * (MOST_POINTS + 1)
    for to, value in there.items():
        by_points[reach[to].cost] = max(by_points[reach[to].cost], value)
    best, goal = stay, -1
    for to, value in there.items():
        if value > best + 1e-9:
            best, goal = value, to
    for points in range(1, MOST_POINTS + 1):
        by_points[points] = max(by_points[points], by_points[points - 1])
    if goal < 0:
        return stay, -1
    total = 0.0
    for points in range(1, MOST_POINTS + 1):
        total += (by_points[points] - by_points[points - 1]) * chance_of(o, group, points)
    return by_points[0] + total, goal


def combat_plan(o: Outlook, group: Group, rest: float) -> Plan:
    """combat.area: attack those who stand in the same area, with full cards."""
    a = group.area
    enemy = o.enemies[a]
    relief = heed(o) * o.threat(enemy, 0, o.friends[a], a) if any(c.ready for c in enemy.corps) else 0.0
    value = o.gain(group.stack, enemy, a, False) + relief - rest + o.duty()
    return Plan("combat", a, group.blocks, value, a)


def attack_plan(o: Outlook, group: Group, way: Way, walk: float, stay: float, rest: float) -> Plan:
    """attack.short: an attack on the march is worth its chance to arrive; if the points fail, it is a manoeuvre."""
    chance = chance_of(o, group, way.cost)
    value = chance * attack_value(o, group, way) + (1 - chance) * (stay + 0.8 * (walk - stay))
    return Plan("attack", group.area, group.blocks, value - stay - rest, way.area)


def attack_value(o: Outlook, group: Group, way: Way, walked: int = 0) -> float:
    """attack.one-card-less: what it is worth to march on an enemy stack and fight it at once, with a card less."""
    to, caution = way.area, heed(o)
    enemy = o.enemies[to]
    value = o.gain(group.stack, enemy, to, True) + sum(o.control_worth(a) for a in way.taken) + o.duty()
    value -= group.stack.tired_by(march_tires(o, group.stack, group.area, walked + way.cost, True))
    won, lost = o.odds.winning(o.me, group.stack.cards - 1, enemy.cards + o.ground_cards(enemy, to))
    value += won * o.pull(to, group.blocks) + (1 - won) * o.pull(group.area, group.blocks)
    value += (1 - won - lost) * o.secured(to)
    if not group.left.number:
        value -= GARRISON * o.goal_left(group.area)
    return value - caution * (others_near(o, group.stack, to, enemy) + o.danger(group.left, group.area))


def others_near(o: Outlook, stack: Stack, a: int, fought: Stack) -> float:
    """The danger from enemy stacks other than the one that was attacked."""
    far = o.f.graph.distances(a)
    return sum(o.threat(e, far[b], stack, a) for b, e in o.enemies.items() if e is not fought and far[b] <= 3)


# --- vedettes ---


def vedette_plans(o: Outlook) -> Iterator[Plan]:
    """vedette.alone: a vedette takes victory areas where no enemy stands, or goes nearer to one."""
    for b, (a, ready) in o.sight.vedettes.items():
        if not ready:
            continue
        group = frozenset((b,))
        reach = ways(o.sight, Start(group, a, MOST_POINTS))
        stay = vedette_value(o, reach[a])
        best, goal = 0.0, -1
        for to, way in reach.items():
            if to in o.enemies:
                continue
            value = (vedette_value(o, way) - stay) * o.odds.at_least(o.me, way.cost)
            if value > best:
                best, goal = value, to
        if goal >= 0:
            yield Plan("manoeuvre", a, group, best, goal)


def vedette_value(o: Outlook, way: Way) -> float:
    """What a place is worth for a vedette: areas taken, then the nearness of victory areas that nobody guards."""
    value = sum(o.control_worth(a) for a in way.taken)
    for a in o.sight.control:
        if not o.sight.holds(o.me, a) and a not in way.taken:
            guarded = a in o.enemies
            value += o.f.values[a] * (0.06 if guarded else 0.2) * (1 - o.sight.distance(way.area, a) / FAR_VEDETTE)
    return value
