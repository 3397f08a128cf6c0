"""What happens when blocks enter an area: vedettes meet, areas become contested, axes of retreat, control.

March, retreat, Reaction and the sound of the guns all come through here."""

from __future__ import annotations

from typing import Final

from grognard.engine import chance

from .facts import members
from .shares import seem_to_suffer, suffer
from .state import OFF
from .table import blocks_at, corps_at, has_block, has_corps, settle, tell_owner, tidy, vedettes_at
from .terms import Rule, War, foe

CUT_AXIS: Final = 2  # fatigue of a stack whose axis of retreat is entered


def arrive(g: War, side: int, group: int, road: int, to: int, retreating: bool) -> Rule[bool]:
    """march.path axis.share retreat.enemy:
    a group enters an area by a road; true if it must stop there because of an enemy.
    """
    f = g.facts
    enemy = foe(side)
    was_contested = has_corps(g, enemy, to) and has_corps(g, side, to)
    friends = corps_at(g, side, to)
    if f.fog and has_block(g, enemy, to):
        chance.reveal(g)
    move(g, side, group, to, retreating)
    if group & f.vedette_mask:
        return vedettes_enter(g, side, group, to)
    meet_vedettes(g, enemy, to)
    if not has_corps(g, enemy, to):
        tidy(g)
        settle(g)
        return False
    if g.s.axis.get(enemy << 8 | to) == road:
        yield from cut_axis(g, enemy, to)
    if not friends and not was_contested and has_corps(g, enemy, to):
        g.s.axis[side << 8 | to] = road
        g.tell("axis.place", "axis", side=side, area=to, road=road)
    tidy(g)
    settle(g)
    return True


def move(g: War, side: int, group: int, to: int, retreating: bool) -> None:
    """fog.hidden: everybody sees how many blocks go where; their owner sees which."""
    moved = members(group)
    for b in moved:
        g.s.area[b] = to
    if g.log is not None:
        rule = "retreat.length" if retreating else "march.path"
        g.tell(rule, "retreats" if retreating else "marches", side=side, area=to, blocks=len(moved))
        tell_owner(g, side, rule, "who", group=group)


def cut_axis(g: War, side: int, a: int) -> Rule[None]:
    """axis.enter: an enemy comes in by a stack's axis of retreat: 2 fatigue shared fairly, and the marker goes."""
    g.s.axis.remove(side << 8 | a)
    g.tell("axis.enter", "axis-cut", side=side, area=a)
    corps = corps_at(g, side, a)
    if blocks_at(g, side, a) > CUT_AXIS:  # so many may have something to share
        yield from seem_to_suffer(g, side, corps, CUT_AXIS, False)
    yield from suffer(g, side, corps, CUT_AXIS, "axis.enter", False)


def meet_vedettes(g: War, side: int, a: int) -> None:
    """vedette.entered vedette.retreat: enemy vedettes where a stack comes are eliminated."""
    for b in members(vedettes_at(g, side, a)):
        remove_vedette(g, b, "vedette.entered")


def remove_vedette(g: War, b: int, rule: str) -> None:
    """vedette.enters vedette.mutual: a vedette leaves the game; everybody sees that it was one, and not which."""
    a = g.s.area[b]
    side = g.facts.block_side[b]
    g.s.area[b] = OFF
    g.s.spent &= ~(1 << b)
    g.tell(rule, "vedette-lost", side=side, area=a)


def vedettes_enter(g: War, side: int, group: int, a: int) -> bool:
    """vedette.enters vedette.mutual vedette.axis:
    vedettes perish against corps, and one for one against vedettes; axes stay.
    """
    enemy = foe(side)
    theirs = members(vedettes_at(g, enemy, a))
    if has_corps(g, enemy, a):
        for b in theirs:
            remove_vedette(g, b, "vedette.enters")
        for b in members(group):
            remove_vedette(g, b, "vedette.enters")
        return True
    for mine, other in zip(members(group), theirs, strict=False):
        remove_vedette(g, other, "vedette.mutual")
        remove_vedette(g, mine, "vedette.mutual")
    tidy(g)
    settle(g)
    return False
