"""Events of the march and of the enemy's operations: Forced march, Reaction, Confusion and the like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.decision import Decision, Option

from .conquerors_march import best_bridge, best_end, marching_group
from .conquerors_odds import Stack
from .conquerors_outlook import Outlook
from .conquerors_plan import heed

ESCAPE: Final = 0.8  # how much better a place must be for Reaction


# --- our own marches ---


def forced_march(o: Outlook, card: int) -> float:
    """A point more, where the march leads to something better by it."""
    group = marching_group(o)
    if group is None or o.sight.operation is None:
        return 0.0
    points = o.sight.operation["points"]
    before, _ = best_end(o, group, max(0, points))
    after, _ = best_end(o, group, max(1, points + 1))
    return after - before


def forage(o: Outlook, card: int) -> float:
    """Two points for two fatigue, where the march does not need them."""
    group = marching_group(o)
    if group is None or o.sight.operation is None:
        return 0.0
    points = o.sight.operation["points"]
    before, _ = best_end(o, group, points)
    after, _ = best_end(o, group, points - 2)
    tired = sum(c.fatigue for c in group.stack.corps)
    return group.stack.tired_by(min(2, tired)) + after - before if tired >= 2 else 0.0


def organisation(o: Outlook, card: int) -> float:
    """Go on through friends, where what lies beyond is better."""
    group = marching_group(o)
    if group is None or o.sight.operation is None:
        return 0.0
    here, _ = best_end(o, group, 0)
    beyond, _ = best_end(o, group, o.sight.operation["points"], through=True)
    return beyond - here


def hussars(o: Outlook, card: int) -> float:
    """Hussars and cossacks: a card of the enemy's: the more he holds, the likelier a good one."""
    return 0.25 + 0.05 * min(4, o.sight.foe_hand)


# --- the enemy's marches ---


def enemy_on_march(o: Outlook) -> tuple[Stack, int, bool] | None:
    """The enemy stack that acts, where it is, and whether it means to attack."""
    operation = o.sight.operation
    if operation is None or operation.get("area") is None or operation["side"] != o.f.sides[o.foe]:
        return None
    a = o.sight.area(operation["area"])
    corps = o.sight.theirs_at(a)
    if "group" in operation:
        blocks = {o.sight.block(name) for name in operation["group"]}
        corps = [c for c in corps if c.block in blocks]
    else:
        corps = corps[: operation["blocks"]]
    if not corps:
        return None
    return o.stack(o.foe, a, corps), a, operation["what"] == "attack"


def stopping(o: Outlook, card: int) -> float:
    """Confusion: stop a stack that comes to attack us, or to take a victory area without a garrison."""
    found = enemy_on_march(o)
    if found is None or o.sight.operation is None:
        return 0.0
    enemy, at, attacks = found
    points = o.sight.operation.get("points", 2)
    far = o.f.graph.distances(at)
    harm = 0.05
    if attacks:
        harm = max((o.gain(enemy, s, a, True) for a, s in o.friends.items() if far[a] <= points), default=0.05)
    for a in o.sight.control:
        if o.sight.holds(o.me, a) and a not in o.friends and far[a] <= points:
            harm = max(harm, o.control_worth(a))
    return harm


def bernadotte(o: Outlook, card: int) -> float:
    """Slow a corps that is about to attack, or that is near what we hold."""
    found = enemy_on_march(o)
    if found is None:
        return 0.0
    enemy, at, attacks = found
    near = min((o.sight.distance(at, a) for a in (*o.friends, *o.sight.control)), default=9)
    if o.f.fog and enemy.number > 1:
        return 0.0
    return 0.8 if attacks and near <= 4 else 0.4 if near <= 3 else 0.1


def fatigue(o: Outlook, card: int) -> float:
    """Tire a stack that ends its march: the fewer and the more tired its corps, the better."""
    found = enemy_on_march(o)
    return 0.0 if found is None else found[0].tired_by(o.f.cards[card].value) * 1.2


def countermarch(o: Outlook, card: int) -> float:
    """A point less for a stack that comes to attack us, or to take a place of ours: most where it then falls short."""
    found = enemy_on_march(o)
    if found is None or o.sight.operation is None:
        return 0.0
    points = o.sight.operation.get("points")
    near = min((o.sight.distance(found[1], a) for a in (*o.friends, *o.sight.control, *o.prized)), default=9)
    if points is None:
        return 0.3 if found[2] and near <= 3 else 0.1
    return stopping(o, card) if near == points else 0.05


# --- Reaction and Last effort ---


def reaction(o: Outlook, card: int) -> float:
    """Step out of the way of an attack, or back to friends, when the enemy opens an operation near by."""
    found = enemy_on_march(o)
    if found is None or not found[2]:
        return 0.0
    best = 0.0
    for a in o.friends:
        if a in o.enemies or o.sight.distance(a, found[1]) > 3:
            continue
        for _, to in o.f.exits[a]:
            if to not in o.enemies:
                best = max(best, escape(o, a, to))
    return best - ESCAPE


def escape(o: Outlook, a: int, to: int) -> float:
    """What a stack gains by stepping to a neighbouring area: less danger, and the goals it leaves or comes near."""
    stack = o.friends.get(a)
    if stack is None:
        return 0.0
    blocks = frozenset(c.block for c in stack.corps)
    value = heed(o) * (o.danger(stack, a) - o.danger(stack, to))
    return value + o.pull(to, blocks) - o.pull(a, blocks) - o.goal_left(a)


def last_effort(o: Outlook, card: int) -> float:
    """Bring those who have acted out of danger, or to where they are needed, for 2 fatigue each."""
    best = 0.0
    for a, stack in o.friends.items():
        if a in o.enemies or any(c.ready for c in stack.corps):
            continue
        for road, to in o.f.exits[a]:
            if road not in o.sight.ground.closed(o.me) and (to not in o.enemies or to in o.friends):
                best = max(best, effort(o, a, to))
    return best - ESCAPE


def effort(o: Outlook, a: int, to: int) -> float:
    """What a stack gains by such a step, less its fatigue; friends in a combat are helped by its cards."""
    stack = o.friends.get(a)
    if stack is None:
        return 0.0
    value = escape(o, a, to) - stack.tired_by(2 * stack.number)
    if to in o.friends and to in o.enemies:
        value += 0.5 * (o.danger(o.friends[to], to) - o.danger(o.together(stack, o.friends[to]), to))
    elif to not in o.friends:
        value += o.goal_left(to)
    return value


def last_effort_step(o: Outlook, decision: Decision) -> Option:
    """The step that gains most."""
    return max(decision.options, key=lambda option: effort(o, option.args[0], option.args[1]))


def react(o: Outlook, decision: Decision) -> Option:
    """The step that gains most."""
    return max(decision.options, key=lambda option: escape(o, option.args[0], option.args[1]))


def bridge(o: Outlook, decision: Decision) -> Option:
    """The bridge that the nearest enemy would cross; to repair, the one on our own way."""
    group = marching_group(o)
    wanted = best_bridge(o, group.area) if group is not None else None
    for option in decision.options:
        if option.args[0] == wanted:
            return option
    return decision.options[0]


MARCH_EVENTS: Final[dict[str, Callable[[Outlook, int], float]]] = {
    "forced-march": forced_march,
    "forage": forage,
    "organisation": organisation,
    "hussars": hussars,
    "cossacks": hussars,
    "countermarch": countermarch,
    "last-effort": last_effort,
    "confusion": stopping,
    "bernadotte": bernadotte,
    "fatigue": fatigue,
    "reaction": reaction,
}
