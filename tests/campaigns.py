"""Games of Napoléon 1806 and 1807 for tests: definitions by scenario and level, random play, positions."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from grognard.engine import record
from grognard.engine.definition import Definition
from grognard.engine.game import Game
from grognard.games import define

GAME = "napoleon-1806"
SCENARIOS = ("campaign", "short")
LEVELS = ("conscript", "beginner", "grognard", "marshal")
EVERY = [(scenario, level) for scenario in SCENARIOS for level in LEVELS]
GAME_1807 = "napoleon-1807"
SCENARIOS_1807 = ("pultusk", "eylau", "friedland", "golymin")
LEVELS_1807 = ("conscript", "grognard", "conscript-fr", "grognard-fr")  # with -fr by the French text of the rules
EVERY_1807 = [(scenario, level) for scenario in SCENARIOS_1807 for level in LEVELS_1807]
EVERYWHERE = EVERY + EVERY_1807

AnyGame = Game[Any, Any]


@lru_cache
def defined(scenario: str = "campaign", level: str = "conscript", combat: str = "cards") -> Definition[Any, Any]:
    """A game of 1806, or of 1807: no two scenarios have the same name."""
    if scenario in SCENARIOS:
        return define(GAME, scenario, {"level": level, "combat": combat})
    name, _, edition = level.partition("-")
    return define(GAME_1807, scenario, {"level": name, "combat": combat, "edition": edition or "en"})


def begin(scenario: str = "campaign", level: str = "conscript", seed: int = 1, combat: str = "cards") -> AnyGame:
    """A true game at its first decision."""
    return record.new_game(defined(scenario, level, combat), record.new_seed(seed))


def step(g: AnyGame, rng: random.Random) -> None:
    """One random decision."""
    decision = rng.choice(g.pending)
    g.choose(rng.choice(decision.options), decision.seat)


def play(g: AnyGame, rng: random.Random, decisions: int = 10**6) -> AnyGame:
    """Random play for some decisions, or to the end."""
    for _ in range(decisions):
        if g.over:
            break
        step(g, rng)
    return g
