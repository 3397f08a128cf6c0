"""The points of the family: every place where an option, a scenario, an edition or an event may speak."""

from __future__ import annotations

from grognard.engine.points import Point

MOVEMENT_POINTS = Point("amend", "movement-points", "The points of a stack about to move: (war, side, group)")
COMBAT_CARDS = Point("amend", "combat-cards", "The cards of one side in a combat: (war, side, group)")
RESULT_FATIGUE = Point(
    "amend", "combat-fatigue", "The fatigue that one side suffers in the result: (war, side, group, losing)"
)
ACTIVATION_FATIGUE = Point("amend", "activation-fatigue", "The fatigue of a stack when it is activated: (war, side)")
MARCH = Point("forbid", "march", "Why a stack may not march on to an area: (war, side, area, points left after)")
HALT = Point("forbid", "halt", "Why a stack may not end its march where it is: (war, side)")
COMBAT_REVEAL = Point("replace", "combat-reveal", "How a side's combat result comes about: (war, side, number)")
PLAYABLE = Point("forbid", "card-playable", "Why no event may be played now: (war, side, moment)")

POINTS = [
    MOVEMENT_POINTS,
    COMBAT_CARDS,
    RESULT_FATIGUE,
    ACTIVATION_FATIGUE,
    MARCH,
    HALT,
    COMBAT_REVEAL,
    PLAYABLE,
]
