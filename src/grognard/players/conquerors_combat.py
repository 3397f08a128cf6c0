"""What a combat leaves to be decided: sharing fatigue and losses, the retreat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from grognard.engine.decision import Decision, Option
from grognard.games.conquerors.shares import CAV

from .conquerors_odds import Stack, worth
from .conquerors_outlook import Outlook
from .conquerors_sight import Corps

CARD: Final = 0.6  # what a combat card is worth that a corps loses with a strength point
LAST_POINT: Final = 0.8
CAVALRY: Final = 0.2  # what cavalry is worth more than infantry
SURROUNDED: Final = 1.5  # what it costs to retreat into enemies, besides the fatigue


def share_fatigue(o: Outlook, decision: Decision) -> Option:
    """Spread fatigue: it goes where it does least harm, which is below 5 as long as possible and never above 8."""
    return min(decision.options, key=lambda option: cost_of_fatigue(o, o.sight.own(option.args[0])))


def cost_of_fatigue(o: Outlook, corps: Corps | None) -> float:
    """The worth that one point of fatigue more takes from a corps."""
    if corps is None:
        return 0.0
    now, then = worth(corps.strength, corps.fatigue, o.last), worth(corps.strength, corps.fatigue + 1, o.last)
    return now - then + 0.01 * corps.fatigue


def share_relief(o: Outlook, decision: Decision) -> Option:
    """Relieve the corps that gains most: the most tired, and of these the strongest."""
    return max(decision.options, key=lambda option: relief(o, o.sight.own(option.args[0]), 1))


def relief(o: Outlook, corps: Corps | None, points: int) -> float:
    """The worth that a corps regains with so many points of fatigue less."""
    if corps is None:
        return 0.0
    less = max(0, corps.fatigue - points)
    return worth(corps.strength, less, o.last) - worth(corps.strength, corps.fatigue, o.last) + 0.001 * corps.fatigue


def share_losses(o: Outlook, decision: Decision) -> Option:
    """Lose infantry first, from corps that keep their combat cards, and never a last point that can be spared."""
    return min(decision.options, key=lambda option: cost_of_loss(o, o.sight.own(option.args[0]), option.args[1]))


def cost_of_loss(o: Outlook, corps: Corps | None, arm: int) -> float:
    """What the loss of one point of an arm costs."""
    if corps is None:
        return 0.0
    cost = worth(corps.strength, corps.fatigue) - worth(corps.strength - 1, corps.fatigue)
    if corps.strength in o.f.tables.cards_from:
        cost += CARD
    if corps.strength == 1:
        cost += LAST_POINT
    return cost + (CAVALRY if arm == CAV else 0.0) - 0.01 * corps.strength


def retreat(o: Outlook, decision: Decision) -> Option:
    """Fall back to friends or out of the enemy's reach, never into enemies if it can be helped."""
    group = retreating(o, [option.args[0] for option in decision.options])

    def rank(option: Option) -> float:
        return refuge(o, group, option.args[0]) - toll(o, group, option.args[0])

    return max(decision.options, key=rank)


def toll(o: Outlook, corps: tuple[Corps, ...], a: int) -> float:
    """retreat.bridge: what the fatigue of the road to a neighbouring area costs."""
    if not corps or not o.sight.broken:
        return 0.0
    road = o.f.graph.road_between[corps[0].area, a]
    return Stack(o.odds, o.me, corps, (), o.last).tired_by(o.sight.ground.toll(o.me, road))


def retreating(o: Outlook, options: list[int]) -> tuple[Corps, ...]:
    """The corps that retreat: ours, in the area from which all these roads lead; nearest to the combat if in doubt."""
    operation = o.sight.operation or {}
    battle = o.sight.area(operation["battle"]) if operation.get("battle") else options[0]
    places = [a for a in o.friends if all(o.sight.distance(a, to) == 1 for to in options)]
    if not places:
        return ()
    number = operation.get("retreating", 0)
    a = min(places, key=lambda place: (abs(blocks_at(o, place) - number), o.sight.distance(place, battle)))
    return o.friends[a].corps


def blocks_at(o: Outlook, a: int) -> int:
    """How many corps and commanders we have in an area."""
    return len(o.sight.mine_at(a)) + len(o.sight.commanders_at(o.me, a))


def refuge(o: Outlook, corps: Iterable[Corps], a: int) -> float:
    """What a place is worth to a beaten stack: near our goals, friends, little danger, no enemies."""
    group = Stack(o.odds, o.me, corps, (), o.last)
    blocks = frozenset(c.block for c in group.corps)
    value = 0.7 * o.pull(a, blocks)
    enemy = o.enemies.get(a)
    if enemy is not None:
        return value - SURROUNDED - group.tired_by(2 * enemy.number) - o.danger(group, a)
    if a in o.sight.control and not o.sight.holds(o.me, a):
        value += o.control_worth(a)
    value += 0.0 if a in o.friends else o.secured(a)
    friends = o.friends.get(a)
    if friends is None:
        return value - o.danger(group, a)
    return value - (o.danger(o.together(group, friends), a) - o.danger(friends, a))
