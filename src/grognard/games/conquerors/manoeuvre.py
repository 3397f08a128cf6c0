"""Operations, second part: manoeuvre. Movement points, the march area by area, and the fatigue that it costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.engine.decision import Decision, Option, Reason
from grognard.parts.decks import NO_CARD

from . import cards
from .arrival import arrive
from .cards import each_may_play, may_play
from .facts import MOMENT
from .points import (
    ACTIVATION_FATIGUE,
    HALT,
    MARCH,
    MARCH_FATIGUE,
    MOVEMENT_POINTS,
    ROAD,
    ROAD_COST,
    STAND_AND_FIGHT,
)
from .shares import seem_to_suffer, suffer
from .table import alive, contested, corps_of, has_corps, open_exits, place_of, seat, settle, tell_sum, tidy
from .terms import ATTACK, FORCED, FORD, FROM_CONTESTED, ONE_ROAD, ORGANISED, Rule, War, foe

OWN_MANOEUVRE = MOMENT["own-manoeuvre"] | MOMENT["any-manoeuvre"]
ENEMY_MANOEUVRE = MOMENT["enemy-manoeuvre"] | MOMENT["any-manoeuvre"]
OWN_MARCH, OWN_ENTRY = MOMENT["own-march"], MOMENT["own-entry"]
ENEMY_ENTRY, ENEMY_MARCH_END = MOMENT["enemy-entry"], MOMENT["enemy-march-end"]


def activation(g: War, side: int) -> Rule[None]:
    """draw.lasting: what a card in force does to a stack the moment it is activated."""
    if g.rules.untouched(ACTIVATION_FATIGUE):
        return
    tiring_now = tuple(g.rules.amended(ACTIVATION_FATIGUE, g, side))
    points = sum(n for _, n in tiring_now)
    if points:
        if several(g.s.group):
            yield from seem_to_suffer(g, side, g.s.group, points, True)
        yield from suffer(g, side, g.s.group, points, main_cause(tiring_now), True)
        settle_after(g)


def manoeuvre(g: War, side: int) -> Rule[None]:
    """manoeuvre.card manoeuvre.points.cards vedette.move:
    a card gives the points; cards may change them; the stack marches; it takes its fatigue.
    """
    s = g.s
    s.origin = place_of(g, s.group)
    s.card = cards.draw(g, side)
    cards.discard(g, s.card)
    if contested(g, s.origin):
        s.flags |= FROM_CONTESTED
    s.points = sum(n for _, n in movement_points(g, side))
    g.tell("manoeuvre.card", "moves", side=side, card=s.card, area=s.origin, blocks=len_of(s.group))
    tell_sum(g, side, "manoeuvre.points.corps", "movement-points", movement_points(g, side))
    yield from each_may_play(g, side, OWN_MANOEUVRE, ENEMY_MANOEUVRE)
    tell_changed_points(g, side)
    yield from march(g, side)
    if s.walked and alive(g, s.group):
        yield from may_play(g, foe(side), ENEMY_MARCH_END)
        yield from march_fatigue(g, side)


def tell_changed_points(g: War, side: int) -> None:
    """manoeuvre.points.cards: the points that the cards played have left, if they changed them."""
    before = movement_points(g, side)
    by = g.s.points - sum(n for _, n in before)
    if by:
        tell_sum(g, side, "manoeuvre.points.cards", "movement-points", [*before, ("manoeuvre.points.cards", by)])


def len_of(group: int) -> int:
    """How many blocks a group has: all that an enemy sees of it under fog of war."""
    return group.bit_count()


def movement_points(g: War, side: int) -> list[tuple[str, int]]:
    """manoeuvre.points.corps manoeuvre.points.napoleon manoeuvre.points.alone:
    the points of the group, each with its rule.
    """
    s, f = g.s, g.facts
    value = 0 if s.card == NO_CARD else f.cards[s.card].movement
    moving = s.group & (f.corps_mask | f.vedette_mask)
    number = moving.bit_count()
    points = [("manoeuvre.card", value)]
    if number > 1:
        points.append(("manoeuvre.points.corps", 1 - number))
    leaders = s.group & f.commander_mask
    while leaders:
        b = leaders.bit_length() - 1
        leaders ^= 1 << b
        if f.blocks[b].movement:
            points.append(("manoeuvre.points.napoleon", f.blocks[b].movement))
    if number == 1 and f.blocks[moving.bit_length() - 1].movement_alone:
        points.append(("manoeuvre.points.alone", f.blocks[moving.bit_length() - 1].movement_alone))
    return points + g.rules.amended(MOVEMENT_POINTS, g, side, s.group)


def march(g: War, side: int) -> Rule[None]:
    """march.path manoeuvre.none event.forced-march:
    road by road, until the points are spent, the stack must stop, or its owner stops it.
    """
    s = g.s
    if s.flags & FORCED and s.points <= 1:
        s.points = 1
        s.flags |= ONE_ROAD
    while alive(g, s.group) and (s.points > 0 or (not s.walked and cards.could_play(g, side, OWN_MARCH))):
        choice = yield Decision(seat(s, side), "march.path", "march", march_options(g, side), cannot_march, (side,))
        if choice is g.facts.stop:
            return
        if choice.verb == "play":
            yield from cards.play(g, side, choice.args[0])
            if s.points <= 0:
                return
        else:
            stopped = yield from step(g, side, choice.args[0])
            if stopped:
                return


def march_options(g: War, side: int) -> list[Option]:
    """march.cost march.bridge: the areas within reach of one road, to stop, or a card that serves on the march."""
    s, f = g.s, g.facts
    a = place_of(g, s.group)
    marches = f.o["march"]
    options: list[Option] = []
    if s.points > 0:
        exits = ways_out(g, side, a) if a == s.origin and not s.walked else open_exits(g, side, a)
        if g.rules.untouched(MARCH):
            options = [marches[to] for road, to in exits if cost(g, road) <= s.points]
        else:
            for road, to in exits:
                left = s.points - cost(g, road)
                if left >= 0 and g.rules.forbidden(MARCH, g, side, to, left) is None:
                    options.append(marches[to])
    if g.rules.forbidden(HALT, g, side) is None or not options:
        options.append(f.stop)
    if cards.could_play(g, side, OWN_MARCH):
        plays = f.o["play"]
        for c in s.hands[side]:
            if f.moment[c] & OWN_MARCH and cards.why_not(g, side, c) is None:
                options.append(plays[c])
    return options


def cost(g: War, road: int) -> int:
    """march.cost march.bridge:
    one point a road, three over a destroyed bridge; one where a forced march allows one road.
    """
    if g.s.flags & ONE_ROAD:
        return 1
    points = g.facts.tables.bridge_cost if g.s.broken >> road & 1 and not g.s.flags & FORD else 1
    return points if g.rules.untouched(ROAD_COST) else points + sum(n for _, n in g.rules.amended(ROAD_COST, g, road))


def ways_out(g: War, side: int, a: int) -> list[tuple[int, int]]:
    """axis.follow axis.enemy:
    out of a contested area only by the own axis of retreat if there is one, never by the enemy's.
    """
    s = g.s
    exits = open_exits(g, side, a)
    if not s.axis or not contested(g, a):
        return list(exits)
    own, enemy = s.axis.get(side << 8 | a), s.axis.get(foe(side) << 8 | a)
    return [(road, to) for road, to in exits if (own is None or road == own) and road != enemy]


def cannot_march(g: War, side: int) -> Iterator[tuple[Option, Reason]]:
    """march.cost axis.follow axis.enemy: why a neighbouring area, or one further away, is out of reach."""
    s, f = g.s, g.facts
    a = place_of(g, s.group)
    begins = a == s.origin and not s.walked
    ways = {road for road, _ in (ways_out(g, side, a) if begins else open_exits(g, side, a))}
    for road, to in f.exits[a]:
        closed = g.rules.forbidden(ROAD, g, side, road)
        if closed is not None:
            yield f.o["march"][to], closed
        elif road not in ways:
            rule = "axis.enemy" if s.axis.get(foe(side) << 8 | a) == road else "axis.follow"
            yield f.o["march"][to], Reason(rule, f"refused-{rule.replace('.', '-')}", area=to)
        elif cost(g, road) > s.points:
            rule = "march.bridge" if s.broken >> road & 1 else "march.cost"
            yield (
                f.o["march"][to],
                Reason(rule, "refused-points", area=to, points=max(0, s.points), needed=cost(g, road)),
            )
        else:
            reason = g.rules.forbidden(MARCH, g, side, to, s.points - cost(g, road))
            if reason is not None:
                yield f.o["march"][to], reason
    far = f.graph.distances(a)
    for to in range(len(f.areas)):
        if far[to] > 1:
            yield f.o["march"][to], Reason("march.path", "refused-not-adjacent", area=to)
    halt = g.rules.forbidden(HALT, g, side)
    if halt is not None:
        yield f.stop, halt
    yield from cards.unplayable(g, side, OWN_MARCH)


def step(g: War, side: int, to: int) -> Rule[bool]:
    """march.stop: one road further; true if the stack must stop there.

    Under fog the enemy is asked for Confusion wherever it could be played, so that the question does not tell whether
    the stack has points left or has met friends."""
    s, f = g.s, g.facts
    a = place_of(g, s.group)
    road = f.graph.road_between[a, to]
    price = cost(g, road)
    s.points -= price
    s.walked += price
    if s.broken >> road & 1:
        s.flags &= ~FORD
    halted = yield from arrive(g, side, s.group, road, to, False)
    s.group = alive(g, s.group)
    if halted or not s.group:
        return True
    stopped = s.points <= 0
    if not stopped and friends_there(g, side, to):
        yield from may_play(g, side, OWN_ENTRY)
        stopped = not s.flags & ORGANISED
        s.flags &= ~ORGANISED
    if (f.fog or not stopped) and len(f.exits[to]) >= 3:
        yield from may_play(g, foe(side), ENEMY_ENTRY)
    return stopped or s.points <= 0


def friends_there(g: War, side: int, a: int) -> bool:
    """march.stop vedette.friends: friendly corps stop a stack that comes to them; vedettes stop nobody."""
    s, f = g.s, g.facts
    if f.vedettes_pass and s.group & f.vedette_mask:
        return False
    b = s.area.find(a, f.lo[side], f.corps_end[side])
    while b >= 0:
        if not s.group >> b & 1:
            return True
        b = s.area.find(a, b + 1, f.corps_end[side])
    return False


def fatigue_of_march(g: War, side: int) -> list[tuple[str, int]]:
    """march.fatigue.points march.fatigue.start march.fatigue.end march.fatigue.cards march.fatigue.bonus:
    the march's fatigue, each part with its rule.
    """
    s, f = g.s, g.facts
    corps = corps_of(g, s.group)
    parts = []
    long = s.walked - f.tables.free_march
    if long > 0:
        parts.append(("march.fatigue.points", long * len(corps)))
    if s.flags & FROM_CONTESTED:
        parts.append(("march.fatigue.start", 1))
    if has_corps(g, foe(side), place_of(g, s.group)):
        parts.append(("march.fatigue.end", 1))
    if s.extra:
        parts.append(("march.fatigue.cards", s.extra))
    bonus = sum(f.blocks[b].fatigue for b in range(f.lo[side], f.commander_end[side]) if s.group >> b & 1)
    if bonus:
        parts.append(("march.fatigue.bonus", -bonus))
    return parts if g.rules.untouched(MARCH_FATIGUE) else parts + g.rules.amended(MARCH_FATIGUE, g, side)


def march_fatigue(g: War, side: int) -> Rule[None]:
    """share.fair vedette.fatigue: the fatigue of the march, never below nothing, shared fairly; vedettes take none."""
    s = g.s
    points = sum(n for _, n in fatigue_of_march(g, side))
    if several(s.group) and tiring(g, side):
        yield from seem_to_suffer(g, side, s.group, points, False)
    if not s.group & g.facts.corps_mask:
        return
    tell_sum(g, side, "march.fatigue.points", "march-fatigue", fatigue_of_march(g, side))
    yield from suffer(g, side, s.group, points, main_cause(fatigue_of_march(g, side)), False)
    settle_after(g)


def several(group: int) -> bool:
    """fog.hidden: all that an enemy sees of a group: whether there is more than one block."""
    return group.bit_count() > 1


def tiring(g: War, side: int) -> bool:
    """march.fatigue.points march.fatigue.start march.fatigue.end march.fatigue.cards:
    has the march, as everybody can see it, cost corps any fatigue, apart from what a bonus may take off?
    """
    s = g.s
    long = s.walked > g.facts.tables.free_march
    ends = has_corps(g, foe(side), place_of(g, s.group))
    return long or ends or bool(s.flags & FROM_CONTESTED or s.extra)


def main_cause(parts: Sequence[tuple[str, int]]) -> str:
    """The rule that a fatigue comes from, first of all."""
    return parts[0][0] if parts else "march.fatigue.points"


def settle_after(g: War) -> None:
    """axis.remove victory.control term.commander: after losses: axes, control; a commander does not act alone."""
    g.s.group = alive(g, g.s.group)
    if not g.s.group & ~g.facts.commander_mask:
        g.s.group = 0
    tidy(g)
    settle(g)


def attacks(g: War, side: int) -> bool:
    """attack.short: a moving attack that has reached an enemy; otherwise it was a manoeuvre."""
    s = g.s
    if s.op != ATTACK or not corps_of(g, s.group) or not contested(g, place_of(g, s.group)):
        return False
    stands = g.rules.replaced(STAND_AND_FIGHT)
    return bool(s.walked) or (stands is not None and bool(stands(g, side)))
