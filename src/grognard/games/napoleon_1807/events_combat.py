"""Events of combat and retreat that only Napoléon 1807 has."""

from __future__ import annotations

from typing import Final

from grognard.engine.decision import Decision, Reason
from grognard.engine.points import Chapter
from grognard.games.conquerors import cards
from grognard.games.conquerors.cards import allowed, discard, effect
from grognard.games.conquerors.events_combat import attacker, fighters, of_scenario, only_attacking, only_with
from grognard.games.conquerors.groups import with_commanders
from grognard.games.conquerors.points import RESULT_FATIGUE, RESULT_LOSSES
from grognard.games.conquerors.retreat import retreat
from grognard.games.conquerors.shares import lose, suffer, tire
from grognard.games.conquerors.state import OFF
from grognard.games.conquerors.table import about, alive, corps_of, seat, settle, tidy
from grognard.games.conquerors.terms import (
    ATTACK,
    BATTERY,
    EVADED,
    FRENCH,
    GRAPESHOT,
    MORE_CARDS,
    QUICK,
    Rule,
    War,
    foe,
)
from grognard.games.conquerors.turn import wear
from grognard.parts.decks import NO_CARD

COMBAT_1807 = Chapter("events of combats of Napoléon 1807")
MANY: Final = 3  # the French corps that a great battery needs, and that a snow storm catches


@allowed("assault-column")
def assault_column_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.assault-column: a French stack attacks."""
    return only_attacking(g, side, "event.assault-column")


@effect("assault-column")
def assault_column(g: War, side: int, card: int) -> Rule[None]:
    """event.assault-column: a card more for 2 fatigue, shared fairly."""
    g.s.flags |= MORE_CARDS
    yield from suffer(g, FRENCH, fighters(g, FRENCH), 2, "event.assault-column", False)


@allowed("quick-deployment")
def quick_deployment_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.quick-deployment: a French stack attacks on the march."""
    if attacker(g) == side and g.s.op == ATTACK:
        return None
    return Reason("event.quick-deployment", "refused-no-moving-attack")


@effect("quick-deployment")
def quick_deployment(g: War, side: int, card: int) -> Rule[None]:
    """event.quick-deployment: the moving attack costs no card."""
    g.s.flags |= QUICK
    yield from ()


@effect("grapeshot")
def grapeshot(g: War, side: int, card: int) -> Rule[None]:
    """event.grapeshot: 2 fatigue more for the French in the result."""
    g.s.flags |= GRAPESHOT
    yield from ()


@COMBAT_1807.special(RESULT_FATIGUE, "event.grapeshot")
def grapeshot_tires(g: War, side: int, group: int, losing: bool) -> int:
    """event.grapeshot: 2 fatigue more."""
    return 2 if side == FRENCH and g.s.flags & GRAPESHOT else 0


def many_french(g: War, rule: str) -> Reason | None:
    """event.great-battery event.snow-storm: why there are too few French corps in the combat."""
    return None if len(corps_of(g, fighters(g, FRENCH))) >= MANY else Reason(rule, "refused-too-few-corps", number=MANY)


@allowed("great-battery")
def great_battery_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.great-battery: at least 3 French corps fight."""
    return many_french(g, "event.great-battery")


@effect("great-battery")
def great_battery(g: War, side: int, card: int) -> Rule[None]:
    """event.great-battery: a loss more for the Russians in the result; 1 fatigue for each French corps at once."""
    g.s.flags |= BATTERY
    for b in corps_of(g, fighters(g, FRENCH)):
        tire(g, b, 1, "event.great-battery")
    yield from ()


@COMBAT_1807.special(RESULT_LOSSES, "event.great-battery")
def battery_strikes(g: War, side: int) -> int:
    """event.great-battery: a loss more."""
    return 1 if side == FRENCH and g.s.flags & BATTERY else 0


@allowed("snow-storm")
def snow_storm_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.snow-storm: at least 3 French corps fight."""
    return many_french(g, "event.snow-storm")


@effect("snow-storm")
def snow_storm(g: War, side: int, card: int) -> Rule[None]:
    """event.snow-storm: a French corps, chosen by its owner, brings no card and takes 1 fatigue."""
    corps = corps_of(g, fighters(g, FRENCH))
    choice = yield Decision(seat(g.s, FRENCH), "event.snow-storm", "snow-storm", about(g, "pick", corps))
    b = choice.args[0]
    g.s.idle |= 1 << b
    g.tell("event.snow-storm", "lost-in-snow", block=b)
    tire(g, b, 1, "event.snow-storm")


@allowed("rougeaud")
def rougeaud_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.rougeaud: Ney's corps fights."""
    return only_with(g, side, "rougeaud")


@effect("rougeaud")
def rougeaud(g: War, side: int, card: int) -> Rule[None]:
    """event.rougeaud: a card is revealed: high, Ney brings a card more; low, he takes 2 fatigue."""
    drawn = cards.draw(g, side)
    discard(g, drawn)
    value = 0 if drawn == NO_CARD else g.facts.cards[drawn].movement
    g.tell("event.rougeaud", "dares", side=side, card=drawn)
    if value >= g.facts.events["rougeaud"].card_from:
        g.s.flags |= MORE_CARDS
    else:
        tire(g, of_scenario(g, "rougeaud"), 2, "event.rougeaud")
    yield from ()


# --- Rear guard ---


@allowed("rear-guard")
def rear_guard_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.rear-guard: a Russian corps defends alone."""
    if attacker(g) == side:
        return Reason("event.rear-guard", "refused-not-defending")
    return None if len(corps_of(g, fighters(g, side))) == 1 else Reason("event.rear-guard", "refused-not-one-corps")


@effect("rear-guard")
def rear_guard(g: War, side: int, card: int) -> Rule[None]:
    """event.rear-guard: it slips away by 2 roads, for 1 strength point and 1 fatigue; there is no combat."""
    s = g.s
    b = corps_of(g, fighters(g, side))[0]
    s.flags |= EVADED
    s.retreating = with_commanders(g, side, s.battle, fighters(g, side))
    s.foes |= s.retreating
    g.tell("event.rear-guard", "slips-away", side=side, area=s.battle)
    yield from retreat(g, side, 2)
    if s.area[b] != OFF:
        yield from wear(g, side, b, "event.rear-guard")
    if s.area[b] != OFF:
        tire(g, b, 1, "event.rear-guard")
    s.retreating = 0
    tidy(g)
    settle(g)


# --- retreat ---


@allowed("back-to-the-river")
def back_to_the_river_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.back-to-the-river: the enemy that was beaten has begun its retreat over a bridge."""
    if not corps_of(g, g.s.retreating & g.facts.side_mask[foe(side)]):
        return Reason("event.back-to-the-river", "refused-no-retreat")
    first = g.s.first_back
    if first != NO_CARD and g.facts.bridge_roads >> first & 1:
        return None
    return Reason("event.back-to-the-river", "refused-no-river")


@effect("back-to-the-river")
def back_to_the_river(g: War, side: int, card: int) -> Rule[None]:
    """event.back-to-the-river: it loses 1 strength point, which its owner chooses."""
    yield from lose(g, foe(side), g.s.retreating, 1, "event.back-to-the-river")
    g.s.retreating = alive(g, g.s.retreating)
    tidy(g)
    settle(g)
