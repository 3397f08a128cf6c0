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
ROAD = Point("forbid", "road", "Why nobody of a side may take a road now: (war, side, road)")
ROAD_COST = Point("amend", "road-cost", "The movement points that a road costs: (war, road)")
ENTRY = Point("forbid", "entry", "Why blocks may not enter an area, however they come: (war, side, area, group)")
MARCH_FATIGUE = Point("amend", "march-fatigue", "The fatigue of a march: (war, side)")
STAND_AND_FIGHT = Point("replace", "stand-and-fight", "May a moving attack fight where it has stayed? (war, side)")
ATTACK = Point("forbid", "attack", "Why a combat that has been declared is not fought: (war, side)")
FOUGHT = Point("also", "fought", "What follows from a combat being fought: (war, side)")
RESULT_LOSSES = Point("amend", "combat-losses", "The losses that one side inflicts in the result: (war, side)")
RETREAT_ROAD = Point("forbid", "retreat-road", "Why a beaten stack may not take a road: (war, side, road)")
RETREAT_TOLL = Point("amend", "retreat-toll", "The fatigue of a retreat by a road: (war, side, road)")
NO_RETREAT = Point("replace", "no-retreat", "What becomes of a stack that has no road to retreat by: (war, side)")
PURSUED = Point("forbid", "pursued", "Why a beaten stack is not pursued: (war, group)")
PURSUIT_CARDS = Point("amend", "pursuit-cards", "The cards of a pursuit: (war, side, group)")
EVENT = Point("forbid", "event", "Why a card may not be played for its event: (war, side, card)")
CARE = Point("also", "care", "What follows when a corps has regained a point: (war, side)")
LOSS = Point("also", "loss", "What follows when a side has lost strength points: (war, side, points)")
DRAWN = Point("replace", "drawn", "Is a card that comes from a deck put aside for another? (war, side, card)")
TIDIED = Point("also", "tidied", "What follows when blocks have come and gone: (war)")
COMBAT_REVEAL = Point("replace", "combat-reveal", "How a side's combat result comes about: (war, side, number)")
PLAYABLE = Point("forbid", "card-playable", "Why no event may be played now: (war, side, moment)")

POINTS = [
    MOVEMENT_POINTS,
    COMBAT_CARDS,
    RESULT_FATIGUE,
    ACTIVATION_FATIGUE,
    MARCH,
    HALT,
    ROAD,
    ROAD_COST,
    ENTRY,
    MARCH_FATIGUE,
    STAND_AND_FIGHT,
    ATTACK,
    FOUGHT,
    RESULT_LOSSES,
    RETREAT_ROAD,
    RETREAT_TOLL,
    NO_RETREAT,
    PURSUED,
    PURSUIT_CARDS,
    EVENT,
    CARE,
    LOSS,
    DRAWN,
    TIDIED,
    COMBAT_REVEAL,
    PLAYABLE,
]
