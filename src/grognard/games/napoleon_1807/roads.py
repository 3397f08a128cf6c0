"""Roads, tracks and rivers: what mud and destroyed bridges do to them, in each of the two texts of the rules."""

from __future__ import annotations

from typing import Final

from grognard.engine.decision import Reason
from grognard.engine.points import Chapter
from grognard.games.conquerors.points import MOVEMENT_POINTS, RETREAT_TOLL, ROAD, ROAD_COST, STAND_AND_FIGHT
from grognard.games.conquerors.terms import FORAGED, MUD, War

ENGLISH_ROADS = Chapter("roads, by the English text")
FRENCH_ROADS = Chapter("roads, by the French text")
TOLL: Final = 2  # fatigue of a retreat over a destroyed bridge


@FRENCH_ROADS.special(ROAD, "march.major-river")
def major_river(g: War, side: int, road: int) -> Reason | None:
    """march.major-river: no way over a major river whose bridge is destroyed."""
    if g.s.broken & g.facts.majors and g.s.broken & g.facts.majors & 1 << road:
        return Reason("march.major-river", "refused-major-river")
    return None


@FRENCH_ROADS.special(ROAD_COST, "event.mud")
def muddy_path(g: War, road: int) -> int:
    """event.mud march.cost: a track costs a point more in mud."""
    return 1 if g.s.weather & MUD and g.facts.paths >> road & 1 else 0


@ENGLISH_ROADS.special(MOVEMENT_POINTS, "event.mud")
def mud_slows(g: War, side: int, group: int) -> int:
    """event.mud: two points less for a stack that moves."""
    return -2 if g.s.weather & MUD else 0


@ENGLISH_ROADS.special(RETREAT_TOLL, "retreat.bridge")
def retreat_over_ruins(g: War, side: int, road: int) -> int:
    """retreat.bridge: a retreat over a destroyed bridge costs 2 fatigue."""
    return TOLL if g.s.broken >> road & 1 else 0


@ENGLISH_ROADS.special(STAND_AND_FIGHT, "event.forage")
def forage_and_fight(g: War, side: int) -> bool:
    """event.forage: a moving attack that has foraged may fight where it stands."""
    return bool(g.s.flags & FORAGED)
