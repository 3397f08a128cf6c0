"""The events that only Napoléon 1806 has."""

from __future__ import annotations

from grognard.engine import chance
from grognard.engine.decision import Decision, Reason
from grognard.engine.points import Chapter
from grognard.games.conquerors.cards import allowed, effect
from grognard.games.conquerors.events_combat import fighters, only_with
from grognard.games.conquerors.events_initiative import (
    area_options,
    areas_with_corps,
    in_force,
    lay_down,
    relieve_each,
)
from grognard.games.conquerors.points import MOVEMENT_POINTS, RESULT_FATIGUE
from grognard.games.conquerors.shares import relieve, tire
from grognard.games.conquerors.state import NO_AREA
from grognard.games.conquerors.table import contested, corps_of, seat, settle, tidy
from grognard.games.conquerors.terms import (
    COALITION,
    FRENCH,
    MORE_CARDS_COALITION,
    STRAY_BULLET,
    Rule,
    War,
)
from grognard.games.conquerors.turn import wear

EVENTS_1806 = Chapter("events of Napoléon 1806")


# --- red ---


@effect("second-wind", lasting=True)
def second_wind(g: War, side: int, card: int) -> Rule[None]:
    """event.second-wind: nothing in the first turns; later all French stacks have a point less this turn."""
    if g.s.turn >= g.facts.events["second-wind"].from_turn:
        lay_down(g, card)
    else:
        g.tell("event.second-wind", "no-effect", card=card)
    yield from ()


@EVENTS_1806.special(MOVEMENT_POINTS, "event.second-wind")
def second_wind_slows(g: War, side: int, group: int) -> int:
    """event.second-wind: a point less for the French."""
    return -1 if side == FRENCH and g.s.board and in_force(g, "second-wind") else 0


# --- blue ---


@allowed("saxon-defection")
def saxon_defection_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.saxon-defection: Tauentzien is in a contested area; under fog of war any contested area may be named."""
    if g.facts.fog:
        return None if contested_areas(g) else Reason("event.saxon-defection", "refused-nothing-contested")
    a = g.s.area[saxon(g)]
    if a < NO_AREA and contested(g, a):
        return None
    return Reason("event.saxon-defection", "refused-not-contested-corps", block=saxon(g))


def saxon(g: War) -> int:
    """The corps that Saxony may leave."""
    return g.facts.events["saxon-defection"].blocks[0]


def contested_areas(g: War) -> tuple[int, ...]:
    """term.contested-area: every contested area."""
    return tuple(a for a in areas_with_corps(g, FRENCH) if contested(g, a))


@effect("saxon-defection")
def saxon_defection(g: War, side: int, card: int) -> Rule[None]:
    """event.saxon-defection:
    Tauentzien, in a contested area, loses a strength point; under fog an area is named without knowing.
    """
    if g.facts.fog and len(contested_areas(g)) > 1:
        choice = yield Decision(
            seat(g.s, side), "event.saxon-defection", "name-area", area_options(g, contested_areas(g))
        )
        a = choice.args[0]
    else:
        a = contested_areas(g)[0] if g.facts.fog else g.s.area[saxon(g)]
    if g.facts.fog:
        chance.reveal(g)
    if g.s.area[saxon(g)] != a:
        g.tell("event.saxon-defection", "no-effect", card=card)
        return
    yield from wear(g, COALITION, saxon(g), "event.saxon-defection")
    tidy(g)
    settle(g)


@allowed("vive-la-reine")
def vive_la_reine_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.vive-la-reine: there is a stack to name."""
    if areas_with_corps(g, side):
        return None
    return Reason("event.vive-la-reine", "refused-no-corps-for-card", card=card)


@effect("vive-la-reine")
def vive_la_reine(g: War, side: int, card: int) -> Rule[None]:
    """event.vive-la-reine: each corps of one Prussian stack loses 1 fatigue."""
    choice = yield Decision(
        seat(g.s, side), "event.vive-la-reine", "relieve-stack", area_options(g, areas_with_corps(g, side))
    )
    relieve_each(g, side, choice.args[0], "event.vive-la-reine")


# --- green: march ---


@allowed("bernadotte")
def bernadotte_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.bernadotte: the stack about to move has no corps but Bernadotte's; under fog of war that is not known."""
    wanted = g.facts.events["bernadotte"].blocks[0]
    if g.facts.fog or corps_of(g, g.s.group) == (wanted,):
        return None
    return Reason("event.bernadotte", "refused-not-alone", block=wanted)


@effect("bernadotte")
def bernadotte(g: War, side: int, card: int) -> Rule[None]:
    """event.bernadotte:
    3 points less for Bernadotte alone; under fog, 1 less for another corps alone, nothing for others.
    """
    corps = corps_of(g, g.s.group)
    if corps == g.facts.events["bernadotte"].blocks:
        g.s.points -= 3
    elif len(corps) == 1:
        g.s.points -= 1
    yield from ()


# --- green: combat ---


@effect("stray-bullet")
def stray_bullet(g: War, side: int, card: int) -> Rule[None]:
    """event.stray-bullet: 2 fatigue more in the Prussian result."""
    g.s.flags |= STRAY_BULLET
    yield from ()


@EVENTS_1806.special(RESULT_FATIGUE, "event.stray-bullet")
def stray_bullet_tires(g: War, side: int, group: int, losing: bool) -> int:
    """event.stray-bullet: 2 fatigue more for the Prussian stack."""
    return 2 if side == COALITION and g.s.flags & STRAY_BULLET else 0


@allowed("charge")
def charge_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.charge: Blücher's corps is in the combat."""
    return only_with(g, side, "charge")


@effect("charge")
def charge(g: War, side: int, card: int) -> Rule[None]:
    """event.charge: a card more, and 2 fatigue for Blücher's corps at once."""
    g.s.flags |= MORE_CARDS_COALITION
    tire(g, g.facts.events["charge"].blocks[0], 2, "event.charge")
    yield from ()


@allowed("courage")
def courage_allowed(g: War, side: int, card: int) -> Reason | None:
    """event.courage: the victory points are low."""
    most = g.facts.events["courage"].points_at_most
    return None if g.s.vp <= most else Reason("event.courage", "refused-points-high", points=g.s.vp, most=most)


@effect("courage")
def courage(g: War, side: int, card: int) -> Rule[None]:
    """event.courage: a card more, and 2 fatigue less at once."""
    g.s.flags |= MORE_CARDS_COALITION
    yield from relieve(g, COALITION, fighters(g, COALITION), 2, "event.courage")
