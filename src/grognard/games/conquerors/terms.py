"""The words of the rulebook that are numbers in the state. `docs/glossary.md` has them in French and English."""

from __future__ import annotations

from typing import Final, TypeAlias

from grognard.engine.decision import Rule as Rule
from grognard.engine.game import Game

from .facts import Facts
from .state import State

FRENCH: Final = 0
COALITION: Final = 1
SIDES: Final = (FRENCH, COALITION)

War: TypeAlias = Game[State, Facts]
# what an operation is
NO_OPERATION: Final = 0
MANOEUVRE: Final = 1
COMBAT: Final = 2
ATTACK: Final = 3  # moving attack

# what has happened in the operation in progress (state.flags)
AUDACITY: Final = 1 << 0
SQUARE: Final = 1 << 1
STRAY_BULLET: Final = 1 << 2
GUARD: Final = 1 << 3
NO_PURSUIT: Final = 1 << 4
GREAT_CHARGE: Final = 1 << 5
MORE_CARDS: Final = 1 << 6  # the French have an event's extra card
MORE_CARDS_COALITION: Final = 1 << 7
ONE_ROAD: Final = 1 << 8  # a forced march without points allows one road, whatever it costs
ORGANISED: Final = 1 << 9  # a stack goes on through friends
FROM_CONTESTED: Final = 1 << 10  # the march began in a contested area
PURSUIT_DUE: Final = 1 << 11  # the winner may pursue unless something prevents it
COALITION_CAVALRY: Final = 1 << 12  # the coalition had cavalry when the combat began
FORCED: Final = 1 << 13  # a forced march
FORAGED: Final = 1 << 14  # a stack has foraged before it set out
FORD: Final = 1 << 15  # a corps has found a ford for one destroyed bridge
QUICK: Final = 1 << 16  # a moving attack costs no card
GRAPESHOT: Final = 1 << 17
BATTERY: Final = 1 << 18  # great battery
EVADED: Final = 1 << 19  # the defender has slipped away: there is no combat
# what of it everybody sees: cards lie open, and so do areas where both sides stand
EFFECTS_SEEN: Final = {
    "audacity": AUDACITY,
    "square": SQUARE,
    "stray-bullet": STRAY_BULLET,
    "guard": GUARD,
    "no-pursuit": NO_PURSUIT,
    "great-charge": GREAT_CHARGE,
    "pursuit-due": PURSUIT_DUE,
    "more-cards": MORE_CARDS,
    "more-cards-coalition": MORE_CARDS_COALITION,
    "forced": FORCED,
    "ford": FORD,
    "quick": QUICK,
    "grapeshot": GRAPESHOT,
    "battery": BATTERY,
    "from-contested": FROM_CONTESTED,
}
# what a turn remembers (state.weather)
WET_BEFORE: Final = 1 << 0  # rain or snow was in force in the turn before
MUD: Final = 1 << 1  # mud is in force
ATTACKED: Final = 1 << 2  # the coalition has fought a combat as the attacker this turn
# where a Winter Quarters card is, if not on its space (a byte of state.winter for each side)
ENTERED: Final = 254  # in the deck or the discard pile
ASIDE: Final = 255  # beside the board
ACTED: Final = 1 << 60  # again: marks a second operation even when nothing is left of the first stack

ENDINGS: Final = ("", "twenty", "zero", "napoleon", "last-turn", "resigned", "agreed", "draw", "winter")


def foe(side: int) -> int:
    """The other side."""
    return 1 - side
