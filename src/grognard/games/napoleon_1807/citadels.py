"""Citadels and fortified towns: cards for those who hold them, sieges, vedettes that stay outside."""

from __future__ import annotations

from grognard.engine.decision import Reason
from grognard.engine.points import Chapter
from grognard.games.conquerors.combat import combat_cards
from grognard.games.conquerors.facts import CITADEL, FORTIFIED, members
from grognard.games.conquerors.points import (
    ATTACK,
    COMBAT_CARDS,
    ENTRY,
    MARCH,
    NO_RETREAT,
    PURSUED,
    PURSUIT_CARDS,
    RETREAT_ROAD,
    TIDIED,
)
from grognard.games.conquerors.state import OFF
from grognard.games.conquerors.table import alone_in, controls, corps_of, eliminate, place_of, settle, tidy
from grognard.games.conquerors.terms import ATTACK as MOVING_ATTACK
from grognard.games.conquerors.terms import AUDACITY, COALITION, FRENCH, War, foe

CITADELS = Chapter("citadels, fortified towns, retreats of 1807")


def holder(g: War, a: int) -> int:
    """setup.citadels: whose citadel marker lies on an area."""
    return COALITION if controls(g, COALITION, a) else FRENCH


def enemy_citadel(g: War, side: int, a: int) -> bool:
    """vedette.citadel: does the enemy's citadel marker lie on an area?"""
    return g.facts.terrain[a] == CITADEL and controls(g, foe(side), a)


@CITADELS.special(COMBAT_CARDS, "combat.count.citadel")
def citadel_attacks(g: War, side: int, group: int) -> int:
    """combat.count.citadel: its owner has a card more in attack too, as in defence."""
    a = g.s.battle
    return 1 if side == g.s.act and g.facts.terrain[a] == CITADEL and controls(g, side, a) else 0


@CITADELS.special(COMBAT_CARDS, "combat.count.fortified")
def fortified_defends(g: War, side: int, group: int) -> int:
    """combat.count.fortified: a card more for a defender whose control marker lies on the town."""
    a = g.s.battle
    if side == g.s.act or g.facts.terrain[a] != FORTIFIED or g.s.flags & AUDACITY:
        return 0
    return 1 if controls(g, side, a) else 0


@CITADELS.special(MARCH, "vedette.citadel")
def vedettes_march_round(g: War, side: int, to: int, left: int) -> Reason | None:
    """vedette.citadel: a vedette never enters an area with an enemy citadel."""
    return vedettes_stay_out(g, side, to, g.s.group)


@CITADELS.special(ENTRY, "vedette.citadel")
def vedettes_stay_out(g: War, side: int, a: int, group: int) -> Reason | None:
    """vedette.citadel vedette.placing: nor is it placed there, nor brought there by an event."""
    if group & g.facts.vedette_mask and enemy_citadel(g, side, a):
        return Reason("vedette.citadel", "refused-vedette-citadel", area=a)
    return None


@CITADELS.special(TIDIED, "siege.removed")
def sieges_end(g: War) -> None:
    """siege.removed: the marker goes for good when a stack of the citadel's side is alone in the area."""
    s, f = g.s, g.facts
    for n in members(s.siege):
        a = f.victory_areas[n]
        if alone_in(g, holder(g, a), a):
            s.siege &= ~(1 << n)
            g.tell("siege.removed", "siege-lifted", side=holder(g, a), area=a)


@CITADELS.special(ATTACK, "combat.cancelled")
def no_card_left(g: War, side: int) -> Reason | None:
    """combat.cancelled: after strength and fatigue the attacker has no card."""
    parts = combat_cards(g, side, g.s.group, True, g.s.op == MOVING_ATTACK)
    own = sum(n for rule, n in parts if rule in ("combat.count.strength", "combat.count.fatigue"))
    return None if own > 0 else Reason("combat.cancelled", "refused-no-cards-left")


@CITADELS.special(RETREAT_ROAD, "retreat.enemy-axis")
def not_by_their_axis(g: War, side: int, road: int) -> Reason | None:
    """retreat.enemy-axis: a retreat does not begin along the enemy's axis."""
    s = g.s
    a = place_of(g, s.retreating)
    if not s.route and s.axis.get(foe(side) << 8 | a) == road:
        return Reason("retreat.enemy-axis", "refused-retreat-enemy-axis", area=g.facts.graph.other_end(road, a))
    return None


@CITADELS.special(PURSUED, "pursuit.no-pursuit")
def covered(g: War, group: int) -> Reason | None:
    """pursuit.no-pursuit: a corps with this symbol covers the retreat."""
    for b in corps_of(g, group):
        if g.facts.blocks[b].no_pursuit:
            return Reason("pursuit.no-pursuit", "refused-covered", block=b)
    return None


@CITADELS.special(PURSUIT_CARDS, "pursuit.symbol")
def eager(g: War, side: int, group: int) -> int:
    """pursuit.symbol: a card for each corps with the symbol of pursuit."""
    return sum(g.facts.blocks[b].pursuit for b in corps_of(g, group))


@CITADELS.special(NO_RETREAT, "retreat.impossible")
def cornered(g: War, side: int) -> None:
    """retreat.impossible: a beaten stack that cannot leave the area of the combat is eliminated."""
    g.tell("retreat.impossible", "retreat-blocked", side=side, area=place_of(g, g.s.retreating))
    for b in members(g.s.retreating & g.facts.corps_mask):
        if g.s.area[b] != OFF:
            eliminate(g, b, "retreat.impossible")
    g.s.retreating = 0
    tidy(g)
    settle(g)
