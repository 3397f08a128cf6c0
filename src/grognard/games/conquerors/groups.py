"""Choosing the blocks that act: any part of a stack, one block after the other until *go*.

A block that is alone to choose from is taken at once. Otherwise *go* is always asked, so that a choice can be taken
back before a card is drawn on it."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.decision import Decision, Option, Reason

from .facts import members
from .table import corps_at, has_corps, seat, stack_at, vedettes_at
from .terms import Rule, War


def choose_group(g: War, side: int, a: int, pool: int, leaves: bool) -> Rule[int]:
    """manoeuvre.stack vedette.alone term.commander:
    corps with or without their commander, or vedettes by themselves.
    """
    if pool.bit_count() == 1:
        return pool
    group = 0
    while True:
        choice = yield Decision(
            seat(g.s, side),
            "manoeuvre.stack",
            "with",
            with_options(g, side, a, pool, group, leaves),
            cannot_join,
            (side, a, pool, group, leaves),
        )
        if choice is g.facts.go:
            return group
        group |= 1 << choice.args[0]


def with_options(g: War, side: int, a: int, pool: int, group: int, leaves: bool) -> list[Option]:
    """Who may still join, and *go* once the group may act."""
    f = g.facts
    withs = f.o["with"]
    options = [withs[b] for b in members(pool & ~group) if why_not_join(g, side, a, pool, group, b, leaves) is None]
    if may_go(g, side, a, group, leaves):
        options.append(f.go)
    return options


def why_not_join(g: War, side: int, a: int, pool: int, group: int, b: int, leaves: bool) -> Reason | None:
    """vedette.alone term.commander: vedettes and corps do not mix; a commander stays in company."""
    f = g.facts
    vedette = f.vedette_mask >> b & 1
    if group and vedette != bool(group & f.vedette_mask):
        return Reason("vedette.alone", "refused-vedettes-apart", block=b)
    if not vedette and not completes(g, side, a, pool, group | 1 << b, leaves):
        return Reason("term.commander", "refused-strands-commander", block=b)
    return None


def completes(g: War, side: int, a: int, pool: int, group: int, leaves: bool) -> bool:
    """term.commander: can these go as they are, with one corps more, or with everybody?

    If not, a commander would have to go alone, or one who cannot come along to stay alone."""
    stack = pool & ~g.facts.vedette_mask
    more = (0, *(1 << b for b in members(stack & g.facts.corps_mask)), stack)
    return any(may_go(g, side, a, group | others, leaves) for others in more)


def may_go(g: War, side: int, a: int, group: int, leaves: bool) -> bool:
    """term.commander: a group has a corps or is of vedettes, and leaves no commander alone."""
    f = g.facts
    if not group & (f.corps_mask | f.vedette_mask):
        return False
    if not leaves or group & f.vedette_mask:
        return True
    staying = stack_at(g, side, a) & ~group
    return not staying or bool(staying & f.corps_mask)


def cannot_join(g: War, side: int, a: int, pool: int, group: int, leaves: bool) -> Iterator[tuple[Option, Reason]]:
    """term.status: why a block may not join, or the group may not go."""
    f, s = g.facts, g.s
    for b in range(f.lo[side], f.hi[side]):
        if f.absent >> b & 1:
            continue
        if group >> b & 1:
            yield f.o["with"][b], Reason("manoeuvre.stack", "refused-already-chosen", block=b)
        elif s.area[b] != a:
            yield f.o["with"][b], Reason("manoeuvre.stack", "refused-not-here", block=b, area=a)
        elif not pool >> b & 1 and s.spent >> b & 1:
            yield f.o["with"][b], Reason("term.status", "refused-spent", block=b)
        elif not pool >> b & 1:
            yield f.o["with"][b], Reason("manoeuvre.stack", "refused-cannot-act", block=b)
        else:
            reason = why_not_join(g, side, a, pool, group, b, leaves)
            if reason is not None:
                yield f.o["with"][b], reason
    if not may_go(g, side, a, group, leaves):
        rule = "term.commander" if group or not has_corps(g, side, a) else "manoeuvre.stack"
        yield f.go, Reason(rule, "refused-group-incomplete")


def ready_pool(g: War, side: int, a: int, vedettes: bool) -> int:
    """term.status: the blocks of a side in an area that have not been activated."""
    pool = stack_at(g, side, a) & ~g.s.spent & ~g.s.again
    if not pool & g.facts.corps_mask:
        pool = 0
    if vedettes:
        pool |= vedettes_at(g, side, a) & ~g.s.spent & ~g.s.again
    return pool


def with_commanders(g: War, side: int, a: int, group: int) -> int:
    """term.commander: a group that takes away the last corps of an area takes the commanders too."""
    if corps_at(g, side, a) & ~group:
        return group
    return stack_at(g, side, a) | group
