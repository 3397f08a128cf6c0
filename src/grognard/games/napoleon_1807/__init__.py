"""Napoléon 1807: the campaigns of Pultusk, Eylau and Friedland."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from grognard.engine.definition import Definition
from grognard.engine.points import Chapter
from grognard.engine.sequence import Sequence, Step
from grognard.games.conquerors.facts import Facts
from grognard.games.conquerors.game import COMBAT, COUNTER_ORDER, Choice, define
from grognard.games.conquerors.reading import load
from grognard.games.conquerors.state import State

from .citadels import CITADELS
from .ending import end_of_turn
from .events_combat import COMBAT_1807
from .events_draw import DRAW_1807
from .events_march import MARCH_1807, RUSSIAN_BRIDGES
from .roads import ENGLISH_ROADS, FRENCH_ROADS
from .weather import WEATHER, cold_everywhere, cold_on_the_march, mud
from .winter import CARE_FROM_WINTER, WINTER, WINTER_IN_DECK, WINTER_IN_DISCARDS

ID = "napoleon-1807"
NAME = {"fr": "Napoléon 1807", "en": "Napoléon 1807"}
SIDES = ("french", "russian")
LEVEL: Final = Choice("level", ("conscript", "grognard"))
EDITION: Final = Choice("edition", ("en", "fr"))
CHOICES = (LEVEL, EDITION, COMBAT, COUNTER_ORDER)
FOLDER = Path(__file__).parent
RULES_VERSION = "1807.1"
BUILT_ON = ("conquerors",)

BOTH: Final = [WEATHER, CITADELS, WINTER, DRAW_1807, MARCH_1807, COMBAT_1807]
ONLY: Final[dict[str, list[Chapter]]] = {
    "en": [ENGLISH_ROADS, RUSSIAN_BRIDGES, CARE_FROM_WINTER],
    "fr": [FRENCH_ROADS],
}
COLD: Final = {"en": cold_on_the_march, "fr": cold_everywhere}
LOSSES: Final = {"cards": WINTER_IN_DISCARDS, "dice": WINTER_IN_DECK}


def facts(overlay: Path | None = None) -> Facts:
    """The facts of the game, with an owner's figures laid over them: those of the English edition hold the French."""
    return load(ID, FOLDER / "data", SIDES, overlay, EDITION.values)


def definition(found: Facts, scenario: str, options: dict[str, str]) -> Definition[State, Facts]:
    """edition.choice winter.dice: a scenario of the game with options, by one of the two texts of its rules."""
    edition = options.get("edition", EDITION.values[0])
    settled_by = options.get("combat", COMBAT.values[0])
    chapters = [*BOTH, *ONLY.get(edition, []), LOSSES.get(settled_by, WINTER_IN_DISCARDS)]

    def edit(steps: Sequence) -> None:
        steps.insert(Step("weather", "weather.mud", mud), before="initiative")
        steps.insert(Step("cold", "event.cold", COLD.get(edition, cold_on_the_march)), before="rest")
        steps.replace("end", Step("end", "recovery.turn", end_of_turn))

    made = define(found.editions.get(edition, found), scenario, options, CHOICES, chapters, edit)
    made.facts.vedettes_pass = True
    return made
