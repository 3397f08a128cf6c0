"""Games of Napoléon 1806 for tests: definitions by level, random play, positions."""

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

AnyGame = Game[Any, Any]


@lru_cache
def defined(scenario: str = "campaign", level: str = "conscript", combat: str = "cards") -> Definition[Any, Any]:
    """A game of 1806."""
    return define(GAME, scenario, {"level": level, "combat": combat})


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
