"""Operations: the sides take turns to pass, manoeuvre, fight, or attack on the march."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.decision import Decision, Option, Reason
from grognard.parts.decks import NO_CARD

from .cards import may_play, unplayable
from .combat import combat
from .facts import MOMENT, members
from .groups import choose_group, may_go, ready_pool
from .manoeuvre import activation, attacks, manoeuvre
from .state import NO_AREA, OFF
from .table import contested, place_of, seat, stack_at
from .terms import ATTACK, COMBAT, MANOEUVRE, NO_OPERATION, Rule, War, foe

OPERATION_START, OPERATION_END = MOMENT["enemy-operation"], MOMENT["own-operation-end"]
WHAT = {"manoeuvre": MANOEUVRE, "combat": COMBAT, "attack": ATTACK}


def operations(g: War) -> Rule[None]:
    """operation.alternate:
    one operation each in turn, the winner of the initiative first; who has passed acts no more.
    """
    s = g.s
    if s.act < 0:
        s.act = s.initiative
        s.passed = 0
    while s.passed != 3:
        g.checkpoint()
        yield from operation(g, s.act)
        if not s.again and not s.passed >> foe(s.act) & 1:
            s.act = foe(s.act)
    s.act = -1
    s.played = 0


def operation(g: War, side: int) -> Rule[None]:
    """operation.alternate operation.pass attack.declare attack.alone:
    pass, manoeuvre, combat, or moving attack with any part of a stack.
    """
    s = g.s
    s.played = 0
    if not can_act(g, side) and not seems_able(g, side):
        forced_pass(g, side)
        return
    choice = yield Decision(
        seat(s, side), "operation.alternate", "operation", operation_options(g, side), cannot_operate, (side,)
    )
    if choice is g.facts.passing:
        s.passed |= 1 << side
        s.again = 0
        g.tell("operation.pass", "passes", side=side, forced=False)
        return
    kind = WHAT[choice.verb]
    a = choice.args[0]
    group = yield from choose_group(g, side, a, ready_pool(g, side, a, kind == MANOEUVRE), kind != COMBAT)
    s.op = kind
    s.group = group
    s.again = 0
    g.tell("operation.alternate", "operation", side=side, what=kind, area=a, blocks=group.bit_count())
    yield from may_play(g, foe(side), OPERATION_START)
    yield from activation(g, side)
    if s.group and kind == COMBAT:
        yield from combat(g, side, a, False)
    elif s.group:
        yield from manoeuvre(g, side)
        s.spent |= alive_now(g, group)
        if attacks(g, side):
            yield from combat(g, side, place_of(g, s.group), True)
    s.spent |= alive_now(g, group)
    yield from may_play(g, side, OPERATION_END)
    clear(g)


def alive_now(g: War, group: int) -> int:
    """manoeuvre.spent: the blocks of a group that are left to be turned over."""
    area = g.s.area
    left = 0
    for b in members(group):
        if area[b] < NO_AREA:
            left |= 1 << b
    return left


def clear(g: War) -> None:
    """The operation is over: nothing of it stays on the table."""
    s = g.s
    s.op = NO_OPERATION
    s.origin = 0
    s.group = s.foes = s.points = s.walked = s.extra = s.flags = s.retreating = s.route = s.idle = 0
    s.card = s.first_back = NO_CARD
    s.battle = OFF
    s.counts[:] = bytes(4)


def can_act(g: War, side: int) -> bool:
    """operation.forced-pass: has the side anything left to activate?"""
    return not g.s.passed >> side & 1 and bool(things_to_do(g, side, g.s.spent | g.s.again))


def seems_able(g: War, side: int) -> bool:
    """fog.hidden fog.status: under fog, a block that has not been activated may be one that can act, for all that the
    enemy knows; its owner is asked, and that he could not do otherwise than pass stays his secret."""
    f, s = g.facts, g.s
    if not f.fog or s.passed >> side & 1:
        return False
    return any(s.area[b] < NO_AREA and not s.spent >> b & 1 for b in range(f.lo[side], f.hi[side]))


def forced_pass(g: War, side: int) -> None:
    """operation.forced-pass: a side that has activated everything passes."""
    s = g.s
    if not s.passed >> side & 1:
        s.passed |= 1 << side
        g.tell("operation.forced-pass", "passes", side=side, forced=True)
    s.again = 0


def operation_options(g: War, side: int) -> list[Option]:
    """operation.pass: what may be done, or to pass; not in the second operation that Coordination gives."""
    s = g.s
    options = things_to_do(g, side, s.spent | s.again)
    if not s.again or not options:
        options.append(g.facts.passing)
    return options


def things_to_do(g: War, side: int, unavailable: int) -> list[Option]:
    """operation.alternate: every area where something may be done with the blocks that are available, and what."""
    s, f = g.s, g.facts
    corps = vedettes = 0
    for b in range(f.lo[side], f.hi[side]):
        a = s.area[b]
        if a < NO_AREA and not unavailable >> b & 1:
            if b < f.corps_end[side]:
                corps |= 1 << a
            elif b >= f.commander_end[side]:
                vedettes |= 1 << a
    o = f.o
    options: list[Option] = []
    for a in members(corps | vedettes):
        if not corps >> a & 1:
            options.append(o["manoeuvre"][a])
            continue
        leaves = can_leave(g, side, a, unavailable)
        if leaves or vedettes >> a & 1:
            options.append(o["manoeuvre"][a])
        if leaves:
            options.append(o["attack"][a])
        if contested(g, a):
            options.append(o["combat"][a])
    return options


def can_leave(g: War, side: int, a: int, unavailable: int) -> bool:
    """term.commander: can any corps leave the area without stranding a commander who has already been activated?"""
    f = g.facts
    if g.s.area.find(a, f.corps_end[side], f.commander_end[side]) < 0:
        return True
    pool = stack_at(g, side, a) & ~unavailable
    return any(may_go(g, side, a, 1 << b, True) for b in members(pool & f.corps_mask)) or may_go(g, side, a, pool, True)


def cannot_operate(g: War, side: int) -> Iterator[tuple[Option, Reason]]:
    """term.status combat.area: why nothing of a kind may be done in an area."""
    s, f = g.s, g.facts
    for a in range(len(f.areas)):
        mine = [b for b in range(f.lo[side], f.hi[side]) if s.area[b] == a]
        for verb in WHAT:
            option = f.o[verb][a]
            if not mine:
                yield option, Reason("manoeuvre.stack", "refused-nobody-there", area=a)
            elif verb == "combat" and not contested(g, a):
                yield option, Reason("combat.area", "refused-not-contested", area=a)
            elif not ready_pool(g, side, a, True):
                yield option, Reason("term.status", "refused-all-spent", area=a)
            elif verb != "manoeuvre" and not ready_pool(g, side, a, False) & f.corps_mask:
                yield option, Reason("vedette.alone", "refused-no-corps-ready", area=a)
            elif not can_leave(g, side, a, s.spent | s.again):
                yield option, Reason("term.commander", "refused-strands-commander-there", area=a)
    yield from unplayable(g, side, 0)
    if s.again:
        yield f.passing, Reason("event.coordination", "refused-pass-after-coordination")
