"""Events of operations before and during a march."""

from __future__ import annotations

from grognard.engine import chance
from grognard.engine.decision import Decision, Option, Reason

from .arrival import arrive
from .cards import allowed, effect
from .facts import members
from .groups import choose_group, may_go
from .operations import things_to_do
from .points import ENTRY, MARCH
from .shares import relieve
from .state import NO_AREA
from .table import has_block, has_corps, has_left, open_exits, place_of, seat, stack_at, vedettes_at
from .terms import ACTED, FORAGED, FORCED, ORGANISED, Rule, War, foe


@effect("forced-march")
def forced_march(g: War, side: int, card: int) -> Rule[None]:
    """event.forced-march: a point more; a stack without points may always go one road."""
    g.s.points += 1
    g.s.flags |= FORCED
    yield from ()


@allowed("forage")
def forage_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.forage: the stack has at least 2 points."""
    return None if g.s.points >= 2 else Reason("event.forage", "refused-forage-points", points=max(0, g.s.points))


@effect("forage")
def forage(g: War, side: int, card: int) -> Rule[None]:
    """event.forage: 2 fatigue less for 2 points."""
    g.s.points -= 2
    g.s.flags |= FORAGED
    yield from relieve(g, side, g.s.group, 2, "event.forage")


@allowed("hussars")
def hussars_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.hussars: the enemy holds a card."""
    return holds_cards(g, foe(side), "event.hussars")


def holds_cards(g: War, side: int, rule: str) -> Reason | None:
    """cards.hand: why nothing can be done to a hand: it is empty."""
    return None if g.s.hands[side] else Reason(rule, "refused-empty-hand")


@effect("hussars")
def hussars(g: War, side: int, card: int) -> Rule[None]:
    """event.hussars: a random card of the enemy's hand is discarded."""
    rob(g, foe(side), "event.hussars")
    yield from ()


def rob(g: War, side: int, rule: str) -> None:
    """event.hussars: a side loses a card of its hand by lot."""
    if g.s.hands[side]:
        lost = chance.pick(g, g.s.hands[side], side)
        g.s.discards[side].append(lost)
        g.tell(rule, "hand-loses", side=side, card=lost)


@allowed("destroyed-bridge")
def bridge_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.destroyed-bridge:
    corps in a free area beside a bridge that stands, a marker left, a point left or none at the start.
    """
    if g.s.broken.bit_count() >= g.facts.tables.bridge_markers:
        return Reason("event.destroyed-bridge", "refused-no-marker")
    return work_on_bridges(g, side, card, "event.destroyed-bridge", False)


@allowed("pontonniers")
def pontonniers_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.pontonniers: corps in a free area beside a destroyed bridge, a point left or none at the start."""
    return work_on_bridges(g, side, card, "event.pontonniers", True)


def work_on_bridges(g: War, side: int, card: int, rule: str, destroyed: bool) -> Reason | None:
    """event.destroyed-bridge event.pontonniers: why the stack on the march can do nothing about a bridge here."""
    s = g.s
    if not s.group & g.facts.corps_mask:
        return Reason(rule, "refused-vedettes-bridge")
    if s.points <= 0 and s.walked:
        return Reason(rule, "refused-no-point-left")
    here = place_of(g, s.group)
    if has_corps(g, foe(side), here):
        return Reason(rule, "refused-contested-bridge")
    late = g.rules.forbidden(MARCH, g, side, here, s.points - 1) if has_left(g, here) else None
    if late is not None:
        return late
    return None if bridges_here(g, destroyed) else Reason(rule, "refused-no-bridge", card=card)


def bridges_here(g: War, destroyed: bool) -> tuple[int, ...]:
    """The bridges beside the stack on the march that are destroyed, or that stand."""
    s, f = g.s, g.facts
    here = f.exits[place_of(g, s.group)]
    return tuple(r for r, _ in here if f.bridge_roads >> r & 1 and bool(s.broken >> r & 1) == destroyed)


def bridge_options(g: War, destroyed: bool) -> list[Option]:
    """The bridges to choose among."""
    return [g.facts.o["bridge"][r] for r in bridges_here(g, destroyed)]


@effect("destroyed-bridge")
def destroyed_bridge(g: War, side: int, card: int) -> Rule[None]:
    """event.destroyed-bridge: a marker on an adjacent bridge, for one movement point if there is one."""
    yield from change_bridge(g, side, False, "event.destroyed-bridge")


@effect("pontonniers")
def pontonniers(g: War, side: int, card: int) -> Rule[None]:
    """event.pontonniers: an adjacent marker is removed, for one movement point if there is one."""
    yield from change_bridge(g, side, True, "event.pontonniers")


def change_bridge(g: War, side: int, destroyed: bool, rule: str) -> Rule[None]:
    """event.destroyed-bridge event.pontonniers: one bridge, and one point spent if the stack has any."""
    s = g.s
    if len(bridges_here(g, destroyed)) == 1:
        road = bridges_here(g, destroyed)[0]
    else:
        choice = yield Decision(seat(s, side), rule, "bridge", bridge_options(g, destroyed))
        road = choice.args[0]
    s.broken ^= 1 << road
    if s.points > 0:
        s.points -= 1
        s.walked += 1
    g.tell(rule, "bridge-repaired" if destroyed else "bridge-destroyed", side=side, road=road)


@effect("organisation")
def organisation(g: War, side: int, card: int) -> Rule[None]:
    """event.organisation: the stack goes on through friends."""
    g.s.flags |= ORGANISED
    yield from ()


@effect("confusion")
def confusion(g: War, side: int, card: int) -> Rule[None]:
    """event.confusion: the enemy stack stops where it is."""
    g.s.points = 0
    yield from ()


@effect("fatigue")
def fatigue(g: War, side: int, card: int) -> Rule[None]:
    """event.fatigue: 1 or 2 fatigue more for the enemy stack's march; vedettes feel nothing."""
    g.s.extra += g.facts.cards[card].value
    yield from ()


# --- Reaction ---


@allowed("reaction")
def reaction_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.reaction: some stack in a free area has a free area beside it."""
    return None if reactions(g, side) else Reason("event.reaction", "refused-no-reaction")


def reactions(g: War, side: int) -> list[Option]:
    """event.reaction:
    from a free area with friends to a free area beside it; an area with any enemy block does not look free.
    """
    f, s = g.facts, g.s
    enemy = foe(side)
    options = []
    for a in sorted({s.area[b] for b in range(f.lo[side], f.hi[side]) if s.area[b] < NO_AREA}):
        if has_corps(g, enemy, a):
            continue
        for _, to in open_exits(g, side, a):
            if not has_block(g, enemy, to) and reaction_pool(g, side, a, to):
                options.append(f.words("react", a, to))
    return options


def reaction_pool(g: War, side: int, a: int, to: int) -> int:
    """event.reaction term.commander: activated or not, what can go from an area to another without stranding a
    commander."""
    vedettes = vedettes_at(g, side, a)
    if vedettes and g.rules.forbidden(ENTRY, g, side, to, vedettes) is not None:
        vedettes = 0
    return leaving(g, side, a, stack_at(g, side, a)) | vedettes


def leaving(g: War, side: int, a: int, pool: int) -> int:
    """term.commander: these blocks, if some of them can leave the area without stranding a commander; else none."""
    return pool if any(may_go(g, side, a, group, True) for group in (pool, *singles(pool))) else 0


def singles(pool: int) -> tuple[int, ...]:
    """Each block of a group by itself."""
    return tuple(1 << b for b in members(pool))


@effect("reaction")
def reaction(g: War, side: int, card: int) -> Rule[None]:
    """event.reaction:
    before the enemy's operation goes on, a stack, activated or not, moves one road, destroyed bridge or not.
    """
    if not reactions(g, side):
        return
    choice = yield Decision(seat(g.s, side), "event.reaction", "reaction", reactions(g, side))
    a, to = choice.args
    group = yield from choose_group(g, side, a, reaction_pool(g, side, a, to), True)
    yield from arrive(g, side, group, g.facts.graph.road_between[a, to], to, False)


# --- Coordination ---


@allowed("coordination")
def coordination_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.coordination: another stack can act."""
    if things_to_do(g, side, g.s.spent | g.s.group):
        return None
    return Reason("event.coordination", "refused-no-other-stack")


@effect("coordination")
def coordination(g: War, side: int, card: int) -> Rule[None]:
    """event.coordination: a second operation in a row, with another stack than the one that has just acted."""
    g.s.again = g.s.group | ACTED
    yield from ()
