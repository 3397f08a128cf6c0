"""Rain, snow, cold, and the mud of the turn after."""

from __future__ import annotations

from grognard.engine.points import Chapter
from grognard.games.conquerors.cards import effect
from grognard.games.conquerors.events_initiative import in_force, lay_down
from grognard.games.conquerors.facts import members
from grognard.games.conquerors.points import ACTIVATION_FATIGUE, MOVEMENT_POINTS
from grognard.games.conquerors.shares import tire
from grognard.games.conquerors.state import NO_AREA
from grognard.games.conquerors.table import settle, tidy
from grognard.games.conquerors.terms import MUD, WET_BEFORE, Rule, War

WEATHER = Chapter("weather")


def wet(g: War) -> bool:
    """weather.mud: rain or snow is in force."""
    return in_force(g, "rain") or in_force(g, "snow")


def mud(g: War) -> None:
    """weather.mud scenario.friedland.summer: after a turn of rain or snow, if neither has come again."""
    s = g.s
    s.weather &= ~MUD
    if s.weather & WET_BEFORE and not wet(g) and "mud" not in g.facts.scenario.void:
        s.weather |= MUD
        g.tell("weather.mud", "mud")


@WEATHER.special(ACTIVATION_FATIGUE, "event.mud")
def mud_tires(g: War, side: int) -> int:
    """event.mud: a stack that is activated takes a fatigue."""
    return 1 if g.s.weather & MUD else 0


@effect("snow", lasting=True)
def snow(g: War, side: int, card: int) -> Rule[None]:
    """event.snow: all turn, 1 point less for a stack that moves."""
    lay_down(g, card)
    yield from ()


@WEATHER.special(MOVEMENT_POINTS, "event.snow")
def snow_slows(g: War, side: int, group: int) -> int:
    """event.snow: a moving stack loses a point."""
    return -1 if g.s.board and in_force(g, "snow") else 0


@effect("cold", lasting=True)
def cold(g: War, side: int, card: int) -> Rule[None]:
    """event.cold: felt when recovery begins."""
    lay_down(g, card)
    yield from ()


def cold_on_the_march(g: War) -> None:
    """event.cold: in the English text, every corps that has been activated takes a fatigue."""
    freeze(g, g.facts.corps_mask & g.s.spent)


def cold_everywhere(g: War) -> None:
    """event.cold: in the French text, every corps takes a fatigue."""
    freeze(g, g.facts.corps_mask)


def freeze(g: War, corps: int) -> None:
    """event.cold: 1 fatigue each, before any recovery."""
    if not g.s.board or not in_force(g, "cold"):
        return
    for b in members(corps):
        if g.s.area[b] < NO_AREA:
            tire(g, b, 1, "event.cold")
    tidy(g)
    settle(g)
