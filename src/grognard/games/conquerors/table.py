"""Questions about the table that every chapter asks, and the few changes that several chapters make.

`bytearray.find` answers "does this side have a corps there?" in one call, which is why blocks stand in the order
corps, commanders, vedettes for each side."""

from __future__ import annotations

from grognard.engine.decision import Option

from .facts import members
from .points import LOSS, ROAD, TIDIED
from .state import OFF, State
from .terms import COALITION, FRENCH, War, foe


def seat(s: State, side: int) -> int:
    """auction.highest: who plays a side; the auction may have exchanged them."""
    return side ^ s.swap


def has_corps(g: War, side: int, a: int) -> bool:
    """term.free-area: an area is free for the other side if this is false."""
    return g.s.area.find(a, g.facts.lo[side], g.facts.corps_end[side]) >= 0


def has_block(g: War, side: int, a: int) -> bool:
    """fog.hidden: all that an enemy can tell of an area: whether something stands there."""
    return g.s.area.find(a, g.facts.lo[side], g.facts.hi[side]) >= 0


def blocks_at(g: War, side: int, a: int) -> int:
    """fog.hidden: how many blocks of a side stand in an area, whatever they are."""
    return g.s.area.count(a, g.facts.lo[side], g.facts.hi[side])


def contested(g: War, a: int) -> bool:
    """term.contested-area: corps of both sides are in it."""
    f, area = g.facts, g.s.area
    return area.find(a, f.lo[0], f.corps_end[0]) >= 0 and area.find(a, f.lo[1], f.corps_end[1]) >= 0


def corps_at(g: War, side: int, a: int) -> int:
    """The corps of a side in an area, as a set."""
    f, area = g.facts, g.s.area
    found, b = 0, area.find(a, f.lo[side], f.corps_end[side])
    while b >= 0:
        found |= 1 << b
        b = area.find(a, b + 1, f.corps_end[side])
    return found


def stack_at(g: War, side: int, a: int) -> int:
    """The corps and commanders of a side in an area."""
    f, area = g.facts, g.s.area
    found, b = 0, area.find(a, f.lo[side], f.commander_end[side])
    while b >= 0:
        found |= 1 << b
        b = area.find(a, b + 1, f.commander_end[side])
    return found


def commanders_at(g: War, side: int, a: int) -> int:
    """The commanders of a side in an area."""
    return stack_at(g, side, a) & g.facts.commander_mask


def vedettes_at(g: War, side: int, a: int) -> int:
    """The vedettes of a side in an area."""
    f, area = g.facts, g.s.area
    found, b = 0, area.find(a, f.commander_end[side], f.hi[side])
    while b >= 0:
        found |= 1 << b
        b = area.find(a, b + 1, f.hi[side])
    return found


def corps_of(g: War, group: int) -> tuple[int, ...]:
    """The corps of a group, in order."""
    return tuple(members(group & g.facts.corps_mask))


def about(g: War, verb: str, blocks: tuple[int, ...]) -> list[Option]:
    """The options of a verb about some blocks."""
    options = g.facts.o[verb]
    return [options[b] for b in blocks]


def alive(g: War, group: int) -> int:
    """The blocks of a group that are still on the map."""
    area = g.s.area
    left = 0
    for b in members(group):
        if area[b] != OFF:
            left |= 1 << b
    return left


def place_of(g: War, group: int) -> int:
    """Where a group is."""
    return g.s.area[(group & -group).bit_length() - 1]


def has_left(g: War, a: int) -> bool:
    """march.path: has the stack that marches, now in an area, ever left the one where it began?

    Back where it began it has spent two points at least; work on a bridge before it sets out costs one."""
    return a != g.s.origin or g.s.walked > 1


def cavalry(g: War, group: int) -> int:
    """The cavalry strength points of a group."""
    cav = g.s.cav
    return sum(cav[b] for b in members(group))


def tell_owner(g: War, side: int, rule: str, kind: str, /, **data: object) -> None:
    """fog.hidden: what the order-of-battle sheet shows is the owner's under fog of war, and everybody's otherwise."""
    if g.log is None:
        return
    if g.facts.fog:
        g.whisper(seat(g.s, side), rule, kind, data)
    else:
        g.tell(rule, kind, **data)


def tell_sum(g: War, side: int, rule: str, kind: str, parts: list[tuple[str, int]]) -> None:
    """fog.hidden: how a number of the owner's came about, each modifier with its rule; none is less than nothing."""
    if g.log is not None and parts:
        total = max(0, sum(n for _, n in parts))
        tell_owner(g, side, rule, kind, side=side, sums=[list(part) for part in parts], total=total)


def eliminate(g: War, b: int, rule: str) -> None:
    """fatigue.eliminated: a block leaves the game for good, its remaining strength points are lost."""
    s, f = g.s, g.facts
    side, a = f.block_side[b], s.area[b]
    points = s.inf[b] + s.cav[b]
    lose_points(g, side, points)
    s.area[b] = OFF
    s.inf[b] = s.cav[b] = s.fatigue[b] = 0
    bit = ~(1 << b)
    s.spent &= bit
    s.care &= bit
    s.shown &= bit
    g.tell(rule, "eliminated", block=b, area=a, points=points)
    if f.corps_mask >> b & 1:
        lone_commander(g, side, a)


def lone_commander(g: War, side: int, a: int) -> None:
    """term.commander: one left alone in an area by the elimination of his corps goes with them."""
    left = commanders_at(g, side, a)
    if not left or has_corps(g, side, a):
        return
    for b in members(left):
        g.s.area[b] = OFF
        g.s.spent &= ~(1 << b)
        g.s.shown &= ~(1 << b)
        g.tell("term.commander", "commander-lost", block=b, area=a)
        if b == g.facts.chief:
            g.finish(COALITION, "napoleon", "victory.napoleon")


def lose_points(g: War, side: int, points: int) -> None:
    """victory.losses: +1 for each French strength point eliminated, -1 for each of the other side."""
    g.s.lost[side] += points
    g.s.toll += points if side == FRENCH else -points
    g.rules.also(LOSS, g, side, points)


def settle(g: War, rule: str = "victory.losses") -> None:
    """victory.twenty victory.zero:
    what was won and lost at one time moves the marker at one time; either end ends the game.
    """
    s = g.s
    if not s.toll:
        return
    low, high = g.facts.tables.track
    s.vp = min(high, max(low, s.vp + s.toll))
    g.tell(rule, "points", by=s.toll, points=s.vp)
    s.toll = 0
    if s.vp >= high:
        g.finish(COALITION, "twenty", "victory.twenty")
    if s.vp <= low:
        g.finish(FRENCH, "zero", "victory.zero")


def tidy(g: War) -> None:
    """axis.remove: after blocks have come and gone: axes of areas no longer contested go, control changes hands."""
    s = g.s
    if s.axis:
        for key in [k for k in s.axis if not contested(g, k & 255)]:
            s.axis.remove(key)
            g.tell("axis.remove", "axis-removed", side=key >> 8, area=key & 255)
    for a in g.facts.scored_at_once:
        take_control(g, a)
    g.rules.also(TIDIED, g)


def take_control(g: War, a: int) -> None:
    """victory.control vedette.control:
    a stack, or a vedette, that crosses or occupies a victory area that is not contested takes it.
    """
    s, f = g.s, g.facts
    bit = 1 << f.victory_areas.index(a)
    holder = COALITION if s.control & bit else FRENCH
    taker = foe(holder)
    if not has_block(g, taker, a) or has_corps(g, holder, a):
        return
    if not has_corps(g, taker, a) and has_block(g, holder, a):
        return
    s.control ^= bit
    s.toll += f.values[a] if taker == COALITION else -f.values[a]
    g.tell("victory.control", "control", side=taker, area=a, value=f.values[a])


def alone_in(g: War, side: int, a: int) -> bool:
    """A stack of a side is in an area without any enemy corps."""
    return has_corps(g, side, a) and not has_corps(g, foe(side), a)


def besieged(g: War, a: int) -> bool:
    """Does a siege marker lie on an area?"""
    where = g.facts.victory_areas
    return bool(g.s.siege) and a in where and bool(g.s.siege >> where.index(a) & 1)


def open_exits(g: War, side: int, a: int) -> tuple[tuple[int, int], ...]:
    """march.bridge: the roads out of an area that are not closed to everybody, and where they lead."""
    if g.rules.untouched(ROAD):
        return g.facts.exits[a]
    return tuple((road, to) for road, to in g.facts.exits[a] if g.rules.forbidden(ROAD, g, side, road) is None)


def controls(g: War, side: int, a: int) -> bool:
    """victory.control: whose marker lies on a victory area."""
    where = g.facts.victory_areas
    return a in where and (g.s.control >> where.index(a) & 1) == side
