"""Records on disk: a game is written whole or not at all, and what stood there before is never lost half-way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grognard.engine import record
from grognard.engine.definition import Definition
from grognard.engine.game import Game
from grognard.games import define, rules_version


def save(game: Game[Any, Any], path: str, data: str = "") -> None:
    """Writes a game's record; OSError if that is not possible."""
    target = Path(path).expanduser()
    draft = target.with_name(target.name + ".part")
    draft.write_text(record.write(game, rules_version(game.definition.id), data=data), encoding="utf-8")
    draft.replace(target)


def load(path: str, overlay: Path | None = None) -> Game[Any, Any]:
    """Reads a record and plays it again to where it stopped; BadRecord says what is wrong with one that cannot be."""
    target = Path(path).expanduser()
    fields = record.parse(target.read_text(encoding="utf-8"), path)

    def defined(game: str, scenario: str, options: dict[str, str]) -> Definition[Any, Any]:
        return define(game, scenario, options, overlay)

    return record.replay(fields, path, defined, rules_version(fields["game"]))
