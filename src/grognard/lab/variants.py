"""Every way to play a game that a test or a measure should meet: each scenario with each value of each option."""

from __future__ import annotations

from typing import Any

from grognard.engine.definition import Definition
from grognard.games import define, facts_of, module_of


def variants(game: str) -> list[Definition[Any, Any]]:
    """Each scenario by default, and with each other value of one option at a time."""
    choices = module_of(game).CHOICES
    wishes: list[dict[str, str]] = [{}, *({c.id: value} for c in choices for value in c.values[1:])]
    return [define(game, scenario, wish) for scenario in facts_of(game).scenarios for wish in wishes]
