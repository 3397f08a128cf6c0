"""Events of marches that only Napoléon 1807 has."""

from __future__ import annotations

from grognard.engine.decision import Decision, Option, Reason
from grognard.engine.points import Chapter
from grognard.games.conquerors.arrival import arrive
from grognard.games.conquerors.cards import allowed, effect
from grognard.games.conquerors.events_march import (
    bridges_here,
    change_bridge,
    holds_cards,
    leaving,
    rob,
    work_on_bridges,
)
from grognard.games.conquerors.groups import choose_group
from grognard.games.conquerors.manoeuvre import settle_after
from grognard.games.conquerors.points import EVENT, ROAD
from grognard.games.conquerors.shares import tire
from grognard.games.conquerors.state import NO_AREA, NOTHING
from grognard.games.conquerors.table import (
    alive,
    corps_of,
    has_block,
    has_corps,
    open_exits,
    seat,
    stack_at,
)
from grognard.games.conquerors.terms import FORD, FRENCH, Rule, War, foe

MARCH_1807 = Chapter("events of marches of Napoléon 1807")
RUSSIAN_BRIDGES = Chapter("who may destroy a bridge, by the English text")


@RUSSIAN_BRIDGES.special(EVENT, "event.destroyed-bridge")
def russians_destroy(g: War, side: int, card: int) -> Reason | None:
    """event.destroyed-bridge: in the English text only a Russian stack may destroy a bridge."""
    if side == FRENCH and g.facts.cards[card].event == "destroyed-bridge":
        return Reason("event.destroyed-bridge", "refused-russians-only", card=card)
    return None


@allowed("cossacks")
def cossacks_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.cossacks: the enemy holds a card."""
    return holds_cards(g, foe(side), "event.cossacks")


@effect("cossacks")
def cossacks(g: War, side: int, card: int) -> Rule[None]:
    """event.cossacks: a random card of the enemy's hand is discarded."""
    rob(g, foe(side), "event.cossacks")
    yield from ()


@allowed("countermarch")
def countermarch_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.countermarch: as an answer it cancels a Forced march and nothing else."""
    played = g.s.answering
    if played == NOTHING or g.facts.cards[played].event == "forced-march":
        return None
    return Reason("event.countermarch", "refused-no-forced-march", card=played)


@effect("countermarch")
def countermarch(g: War, side: int, card: int) -> Rule[None]:
    """event.countermarch: the enemy stack has a point less."""
    g.s.points -= 1
    yield from ()


@allowed("pontoon-bridge")
def pontoon_bridge_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.pontoon-bridge: corps in a free area beside a destroyed bridge, a point left or none at the start."""
    return work_on_bridges(g, side, card, "event.pontoon-bridge", True)


@effect("pontoon-bridge")
def pontoon_bridge(g: War, side: int, card: int) -> Rule[None]:
    """event.pontoon-bridge: an adjacent marker is removed, for one movement point if there is one."""
    yield from change_bridge(g, side, True, "event.pontoon-bridge")


@allowed("ford")
def ford_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.ford march.major-river: a corps marching alone is beside a destroyed bridge that can be gone round."""
    if len(corps_of(g, g.s.group)) != 1:
        return Reason("event.ford", "refused-not-one-corps")
    if any(g.rules.forbidden(ROAD, g, side, road) is None for road in bridges_here(g, True)):
        return None
    return Reason("event.ford", "refused-no-bridge", card=card)


@effect("ford")
def ford(g: War, side: int, card: int) -> Rule[None]:
    """event.ford: the next destroyed bridge costs no more than any road."""
    g.s.flags |= FORD
    yield from ()


# --- Last effort ---


@allowed("last-effort")
def last_effort_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.last-effort: some spent stack can go somewhere."""
    return None if last_efforts(g, side) else Reason("event.last-effort", "refused-no-last-effort")


def last_efforts(g: War, side: int) -> list[Option]:
    """event.last-effort:
    from a free area with spent corps to a free or contested area beside it; an area where only enemy blocks stand is
    neither.
    """
    f, s = g.facts, g.s
    enemy = foe(side)
    places = {s.area[b] for b in range(f.lo[side], f.corps_end[side]) if s.area[b] < NO_AREA and s.spent >> b & 1}
    options = []
    for a in sorted(places):
        if has_corps(g, enemy, a) or not tired_pool(g, side, a):
            continue
        for _, to in open_exits(g, side, a):
            if not has_block(g, enemy, to) or has_corps(g, side, to):
                options.append(f.words("react", a, to))
    return options


def tired_pool(g: War, side: int, a: int) -> int:
    """event.last-effort term.commander: what has been activated in an area and can leave it."""
    return leaving(g, side, a, stack_at(g, side, a) & g.s.spent)


@effect("last-effort")
def last_effort(g: War, side: int, card: int) -> Rule[None]:
    """event.last-effort: before the enemy's operation goes on, a spent stack moves one road, for 2 fatigue a corps.

    It may cut the axis of the stack that acts, and cost it corps."""
    if not last_efforts(g, side):
        return
    choice = yield Decision(seat(g.s, side), "event.last-effort", "last-effort", last_efforts(g, side))
    a, to = choice.args
    group = yield from choose_group(g, side, a, tired_pool(g, side, a), True)
    yield from arrive(g, side, group, g.facts.graph.road_between[a, to], to, False)
    for b in corps_of(g, alive(g, group)):
        tire(g, b, 2, "event.last-effort")
    settle_after(g)
