"""Napoléon 1806: the campaign of Jena and Auerstedt."""

from __future__ import annotations

from pathlib import Path

from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts
from grognard.games.conquerors.game import COMBAT, COUNTER_ORDER, LEVEL, VEDETTES, define
from grognard.games.conquerors.reading import load
from grognard.games.conquerors.state import State

from .events import EVENTS_1806
from .steps import edit

ID = "napoleon-1806"
NAME = {"fr": "Napoléon 1806", "en": "Napoléon 1806"}
SIDES = ("french", "prussian")
CHOICES = (LEVEL, COMBAT, COUNTER_ORDER, VEDETTES)
FOLDER = Path(__file__).parent
RULES_VERSION = "1806.4"
BUILT_ON = ("conquerors",)


def facts(overlay: Path | None = None) -> Facts:
    """The facts of the game, with an owner's figures laid over them."""
    return load(ID, FOLDER / "data", SIDES, overlay)


def definition(found: Facts, scenario: str, options: dict[str, str]) -> Definition[State, Facts]:
    """A scenario of the game with options."""
    return define(found, scenario, options, CHOICES, [EVENTS_1806], edit)
