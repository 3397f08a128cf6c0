"""The games, each known by an id. Nothing outside this package names a particular game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from grognard.engine.definition import Definition
from grognard.engine.errors import UserError

from . import napoleon_1806, napoleon_1807

GAMES: dict[str, ModuleType] = {game.ID: game for game in (napoleon_1806, napoleon_1807)}


def module_of(game: str) -> ModuleType:
    """The package of a game."""
    if game not in GAMES:
        raise UserError(f"unknown game {game!r}; there are {', '.join(GAMES)}")
    return GAMES[game]


@lru_cache(maxsize=8)
def facts_of(game: str, overlay: Path | None = None) -> Any:
    """The facts of a game, read once."""
    return module_of(game).facts(overlay)


def define(game: str, scenario: str, options: dict[str, str], overlay: Path | None = None) -> Definition[Any, Any]:
    """A game with scenario and options, ready to be started."""
    found: Definition[Any, Any] = module_of(game).definition(facts_of(game, overlay), scenario, options)
    return found


def rules_version(game: str) -> str:
    """Changes whenever the same decisions could lead elsewhere."""
    return str(module_of(game).RULES_VERSION)
