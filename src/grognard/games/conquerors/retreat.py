"""After a lost combat: the retreat, the events that belong to it, and the pursuit."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine import chance
from grognard.engine.decision import Decision, Option, Reason

from .arrival import arrive
from .cards import each_may_play
from .facts import CLEAR, MOMENT
from .points import NO_RETREAT, PURSUED, PURSUIT_CARDS, RETREAT_ROAD, RETREAT_TOLL, ROAD
from .result import reveal
from .shares import suffer
from .table import alive, cavalry, corps_at, corps_of, has_corps, open_exits, place_of, seat, settle, tidy
from .terms import GREAT_CHARGE, NO_PURSUIT, PURSUIT_DUE, Rule, War, foe

RETREAT = MOMENT["retreat"]


def retreat_and_pursuit(g: War, winner: int, won: int, lost: int, length: int) -> Rule[None]:
    """retreat.events: the retreat, then either side may play a card of retreat or pursuit, then the pursuit.

    Whether a pursuit is due is said before the cards are asked for, and cavalry is compared no more: Great charge needs
    one, and Back to the river may take cavalry."""
    s = g.s
    loser = foe(winner)
    s.retreating = lost
    yield from retreat(g, loser, length)
    s.retreating = alive(g, s.retreating)
    if pursues(g, won):
        s.flags |= PURSUIT_DUE
    if g.facts.fog and g.facts.terrain[s.battle] == CLEAR:
        chance.reveal(g)
    yield from each_may_play(g, winner, RETREAT, RETREAT)
    s.retreating = alive(g, s.retreating)
    if s.flags & PURSUIT_DUE and not s.flags & NO_PURSUIT and corps_of(g, s.retreating):
        yield from pursuit(g, winner, won)
    s.retreating = 0


def retreat(g: War, side: int, length: int) -> Rule[None]:
    """retreat.length: road by road, stopping where others stand."""
    s = g.s
    while length > 0 and alive(g, s.retreating):
        if not ways_back(g, side):
            lost = None if s.route else g.rules.replaced(NO_RETREAT)
            if lost is not None:
                lost(g, side)
                return
            g.tell("retreat.twice", "retreat-blocked", side=side, area=place_of(g, s.retreating))
            return
        choice = yield Decision(
            seat(s, side), "retreat.length", "retreat", retreat_options(g, side), cannot_retreat, (side,)
        )
        halted = yield from retreat_step(g, side, choice.args[0])
        if halted:
            return
        length -= 1


def ways_back(g: War, side: int) -> list[int]:
    """retreat.axis retreat.twice: first by the own axis of retreat if there is one; then by any road not yet used."""
    s = g.s
    a = place_of(g, s.retreating)
    axis = None if s.route else s.axis.get(side << 8 | a)
    ways = [(r, to) for r, to in open_exits(g, side, a) if not s.route >> r & 1 and (axis is None or r == axis)]
    if g.rules.untouched(RETREAT_ROAD):
        return [to for _, to in ways]
    return [to for road, to in ways if g.rules.forbidden(RETREAT_ROAD, g, side, road) is None]


def retreat_options(g: War, side: int) -> list[Option]:
    """The areas to retreat to."""
    options = g.facts.o["retreat"]
    return [options[to] for to in ways_back(g, side)]


def cannot_retreat(g: War, side: int) -> Iterator[tuple[Option, Reason]]:
    """retreat.axis retreat.twice: why a neighbouring area is closed to the retreat."""
    for road, to in g.facts.exits[place_of(g, g.s.retreating)]:
        special = g.rules.forbidden(ROAD, g, side, road) or g.rules.forbidden(RETREAT_ROAD, g, side, road)
        if special is not None:
            yield g.facts.o["retreat"][to], special
            continue
        rule = "retreat.twice" if g.s.route >> road & 1 else "retreat.axis"
        yield g.facts.o["retreat"][to], Reason(rule, f"refused-{rule.replace('.', '-')}", area=to)


def retreat_step(g: War, side: int, to: int) -> Rule[bool]:
    """retreat.enemy retreat.friends:
    enemies stop the retreat and cost 2 fatigue for each of their corps; friends stop it too.
    """
    s = g.s
    friends = has_corps(g, side, to)
    road = g.facts.graph.road_between[place_of(g, s.retreating), to]
    s.first_back = s.first_back if s.route else road
    s.route |= 1 << road
    tolls = tuple(g.rules.amended(RETREAT_TOLL, g, side, road))
    if tolls:
        yield from suffer(g, side, s.retreating, sum(n for _, n in tolls), tolls[0][0], False)
        s.retreating = alive(g, s.retreating)
        tidy(g)
        settle(g)
        if not s.retreating:
            return True
    halted = yield from arrive(g, side, s.retreating, road, to, True)
    if halted:
        enemies = corps_at(g, foe(side), to).bit_count()
        yield from suffer(g, side, s.retreating, 2 * enemies, "retreat.enemy", False)
        s.retreating = alive(g, s.retreating)
        tidy(g)
        settle(g)
        return True
    return friends


def pursues(g: War, won: int) -> bool:
    """pursuit.when pursuit.terrain: the winner has more cavalry than what retreats, and the ground is open."""
    s = g.s
    lost = alive(g, s.retreating)
    if not corps_of(g, lost) or not corps_of(g, alive(g, won)):
        return False
    if g.rules.forbidden(PURSUED, g, lost) is not None:
        return False
    return g.facts.terrain[s.battle] == CLEAR and cavalry(g, alive(g, won)) > cavalry(g, lost)


def pursuit(g: War, winner: int, won: int) -> Rule[None]:
    """pursuit.card:
    one card, or two in a great charge, whose fatigue the retreating stack takes; losses do not count.
    """
    s = g.s
    number = 2 if s.flags & GREAT_CHARGE else 1
    number += sum(n for _, n in g.rules.amended(PURSUIT_CARDS, g, winner, alive(g, won)))
    g.tell("pursuit.when", "pursuit", side=winner, cards=number)
    fatigue = reveal(g, winner, number)[1]
    yield from suffer(g, foe(winner), s.retreating, fatigue, "pursuit.card", False)
    tidy(g)
    settle(g)
