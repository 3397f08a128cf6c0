"""Events of the draw and initiative phases that only Napoléon 1807 has."""

from __future__ import annotations

from grognard.engine import chance
from grognard.engine.decision import Decision, Option, Reason
from grognard.engine.points import Chapter
from grognard.games.conquerors.arrival import meet_vedettes
from grognard.games.conquerors.cards import allowed, effect
from grognard.games.conquerors.events_initiative import (
    area_options,
    areas_with_corps,
    in_force,
    lay_down,
    reinforce,
    relieve_each,
    room_for,
    tired_areas,
)
from grognard.games.conquerors.events_march import holds_cards
from grognard.games.conquerors.facts import members
from grognard.games.conquerors.points import COMBAT_CARDS, EVENT, FOUGHT, MARCH_FATIGUE, MOVEMENT_POINTS
from grognard.games.conquerors.shares import tire
from grognard.games.conquerors.state import LATER, NO_AREA, OFF
from grognard.games.conquerors.table import (
    besieged,
    corps_at,
    has_block,
    has_corps,
    seat,
    settle,
    tidy,
)
from grognard.games.conquerors.terms import ATTACKED, COALITION, FRENCH, Rule, War, foe
from grognard.games.conquerors.turn import declare

DRAW_1807 = Chapter("events of draw and initiative of Napoléon 1807")


@DRAW_1807.special(EVENT, "scenario.friedland.summer")
def out_of_season(g: War, side: int, card: int) -> Reason | None:
    """scenario.friedland.summer: an event that does not suit the scenario serves for recovery only."""
    if g.facts.cards[card].event in g.facts.scenario.unplayable:
        return Reason("scenario.friedland.summer", "refused-out-of-season", card=card)
    return None


# --- red ---


@effect("impatience-in-paris")
def impatience_in_paris(g: War, side: int, card: int) -> Rule[None]:
    """event.impatience-in-paris: victory points go up by 1."""
    g.s.toll += 1
    settle(g, "event.impatience-in-paris")
    yield from ()


@effect("surrender")
def surrender(g: War, side: int, card: int) -> Rule[None]:
    """event.surrender: a besieged Graudenz passes to the French: the siege is over, victory points go down by 1."""
    s, f = g.s, g.facts
    a = f.events["surrender"].areas[0]
    bit = 1 << f.victory_areas.index(a)
    if besieged(g, a) and s.control & bit:
        s.siege &= ~bit
        s.control &= ~bit
        s.toll -= 1
        g.tell("event.surrender", "surrenders", area=a)
        settle(g, "event.surrender")
    else:
        g.tell("event.surrender", "no-effect", card=card)
    yield from ()


@effect("tsars-impatience", lasting=True)
def tsars_impatience(g: War, side: int, card: int) -> Rule[None]:
    """event.tsars-impatience: the Russians must attack this turn, or pay for it when the turn ends."""
    lay_down(g, card)
    yield from ()


@DRAW_1807.special(FOUGHT, "event.tsars-impatience")
def russians_attack(g: War, side: int) -> None:
    """event.tsars-impatience: a combat fought as the attacker is enough."""
    if side == COALITION:
        g.s.weather |= ATTACKED


@effect("marie-walewska", lasting=True)
def marie_walewska(g: War, side: int, card: int) -> Rule[None]:
    """event.marie-walewska: all turn, Napoleon brings no bonus to his stack."""
    lay_down(g, card)
    yield from ()


def distracted(g: War, side: int, group: int) -> bool:
    """event.marie-walewska: is Napoleon in the stack, and his mind elsewhere?"""
    away = side == FRENCH and g.s.board and group >> g.facts.chief & 1
    return bool(away) and in_force(g, "marie-walewska")


@DRAW_1807.special(COMBAT_CARDS, "event.marie-walewska")
def no_combat_bonus(g: War, side: int, group: int) -> int:
    """event.marie-walewska: no combat card."""
    return -g.facts.blocks[g.facts.chief].combat if distracted(g, side, group) else 0


@DRAW_1807.special(MOVEMENT_POINTS, "event.marie-walewska")
def no_movement_bonus(g: War, side: int, group: int) -> int:
    """event.marie-walewska: no movement point."""
    return -g.facts.blocks[g.facts.chief].movement if distracted(g, side, group) else 0


@DRAW_1807.special(MARCH_FATIGUE, "event.marie-walewska")
def no_fatigue_bonus(g: War, side: int) -> int:
    """event.marie-walewska: no fatigue taken off."""
    return g.facts.blocks[g.facts.chief].fatigue if distracted(g, side, g.s.group) else 0


# --- blue ---


@allowed("aide-de-camp")
def aide_de_camp_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.aide-de-camp: the enemy holds a card."""
    return holds_cards(g, foe(side), "event.aide-de-camp")


@effect("aide-de-camp")
def aide_de_camp(g: War, side: int, card: int) -> Rule[None]:
    """event.aide-de-camp: its player looks at the enemy's hand."""
    chance.reveal(g)
    tell_hand(g, seat(g.s, side), foe(side))
    yield from ()


def tell_hand(g: War, to: int, side: int) -> None:
    """event.aide-de-camp: the cards that a side holds."""
    g.whisper(to, "event.aide-de-camp", "hand-seen", {"side": side, "cards": sorted(g.s.hands[side])})


@allowed("conscript")
def conscript_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.conscript: some corps on the map has room."""
    return room_for(g, side, card, "event.conscript")


@effect("conscript")
def conscript(g: War, side: int, card: int) -> Rule[None]:
    """event.conscript: one point of infantry more for a French corps; victory points do not move."""
    yield from reinforce(g, side, "event.conscript")


@allowed("epidemy")
def epidemy_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.epidemy: there is a French stack, or under fog of war something that may be one."""
    return None if stacks_to_name(g) else Reason("event.epidemy", "refused-no-corps-for-card", card=card)


def stacks_to_name(g: War) -> tuple[int, ...]:
    """event.epidemy fog.hidden: where a French stack may be, for all that the enemy sees."""
    if not g.facts.fog:
        return areas_with_corps(g, FRENCH)
    f, area = g.facts, g.s.area
    return tuple(sorted({area[b] for b in range(f.lo[FRENCH], f.hi[FRENCH]) if area[b] < NO_AREA}))


@effect("epidemy")
def epidemy(g: War, side: int, card: int) -> Rule[None]:
    """event.epidemy: each corps of one French stack takes 1 fatigue; vedettes feel nothing."""
    choice = yield Decision(seat(g.s, side), "event.epidemy", "epidemy", area_options(g, stacks_to_name(g)))
    a = choice.args[0]
    g.tell("event.epidemy", "epidemy", area=a)
    for b in members(corps_at(g, FRENCH, a)):
        tire(g, b, 1, "event.epidemy")
    tidy(g)
    settle(g)


@allowed("for-the-tsar")
def for_the_tsar_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.for-the-tsar: some stack is tired."""
    return None if tired_areas(g, side) else Reason("event.for-the-tsar", "refused-nobody-tired")


@effect("for-the-tsar")
def for_the_tsar(g: War, side: int, card: int) -> Rule[None]:
    """event.for-the-tsar: each corps of one Russian stack loses 1 fatigue."""
    choice = yield Decision(
        seat(g.s, side), "event.for-the-tsar", "relieve-stack", area_options(g, tired_areas(g, side))
    )
    relieve_each(g, side, choice.args[0], "event.for-the-tsar")


@allowed("kamenski")
def kamenski_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.kamenski: he is on the map."""
    b = g.facts.events["kamenski"].blocks[0]
    return None if g.s.area[b] < NO_AREA else Reason("event.kamenski", "refused-not-on-map", block=b)


@effect("kamenski")
def kamenski(g: War, side: int, card: int) -> Rule[None]:
    """event.kamenski: he leaves the game for good, which is no elimination."""
    s = g.s
    b = g.facts.events["kamenski"].blocks[0]
    a, s.area[b] = s.area[b], OFF
    s.spent &= ~(1 << b)
    g.tell("event.kamenski", "leaves", block=b, area=a)
    yield from ()


@allowed("lobanov")
def lobanov_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.lobanov: he is still to come, and there is room; under fog of war it must be asked whether there is."""
    b = g.facts.events["lobanov"].blocks[0]
    if g.s.area[b] != LATER:
        return Reason("event.lobanov", "refused-not-waiting", block=b)
    if g.facts.fog or places_open(g, side):
        return None
    return Reason("event.lobanov", "refused-no-place", block=b)


def places_open(g: War, side: int) -> tuple[int, ...]:
    """event.lobanov: the areas that are not held by enemy corps alone."""
    places = g.facts.events["lobanov"].areas
    return tuple(a for a in places if has_corps(g, side, a) or not has_corps(g, foe(side), a))


@effect("lobanov")
def lobanov(g: War, side: int, card: int) -> Rule[None]:
    """event.lobanov: his corps arrives, ready; enemy vedettes there are eliminated."""
    s = g.s
    b = g.facts.events["lobanov"].blocks[0]
    if any(has_block(g, foe(side), a) for a in g.facts.events["lobanov"].areas):
        declare(g, foe(side), g.facts.events["lobanov"].areas)
    if not places_open(g, side):
        s.released = 0
        g.tell("event.lobanov", "no-effect", card=card)
        return
    choice = yield Decision(seat(s, side), "event.lobanov", "arrival", arrival_options(g, side))
    s.released = 0
    a = choice.args[0]
    s.area[b] = a
    g.tell("event.lobanov", "arrives", block=b, area=a)
    meet_vedettes(g, foe(side), a)
    tidy(g)
    settle(g)


def arrival_options(g: War, side: int) -> list[Option]:
    """Where he may arrive."""
    return area_options(g, places_open(g, side))
