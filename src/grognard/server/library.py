"""Definitions and their words, each made once: what tables of the same game, scenario and options share."""

from __future__ import annotations

import tempfile
from collections import OrderedDict
from pathlib import Path
from typing import Any, Final

from grognard.engine.definition import Definition
from grognard.engine.errors import UserError
from grognard.games import GAMES, define, rules_version
from grognard.scene.stage import Stage, stage
from grognard.text import Text

from .tables import Setup

MOST: Final = 200
Key = tuple[str, str, tuple[tuple[str, str], ...], str]
AnyDefinition = Definition[Any, Any]


class Library:
    """The definitions in use. An owner's figures lie in a folder of this process, written out when first needed."""

    def __init__(self) -> None:
        self._made: OrderedDict[Key, AnyDefinition] = OrderedDict()
        self._texts: dict[tuple[Key, str], Text] = {}
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    def knows_rules(self, setup: Setup) -> bool:
        """True if this server still has the rules under which a table was made."""
        return setup.game in GAMES and rules_version(setup.game) == setup.rules

    def has_figures(self, data: str) -> bool:
        """True if an owner's figures have been written out here, or none are meant."""
        return not data or (self._folder is not None and self.folder(data).is_dir())

    def folder(self, data: str) -> Path:
        """Where the figures with an id lie."""
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="grognard-figures-")
        return Path(self._folder.name) / data

    def lay_down(self, data: str, files: dict[str, str]) -> Path:
        """Writes an owner's figures out; the names have been checked when they were uploaded."""
        folder = self.folder(data)
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
        return folder

    def definition(self, game: str, scenario: str, options: dict[str, str], data: str) -> AnyDefinition:
        """A game as one scenario with options; UserError if there is none such."""
        if game not in GAMES:
            raise UserError(f"unknown game {game!r}")
        key = (game, scenario, tuple(sorted(options.items())), data)
        found = self._made.get(key)
        if found is None:
            found = define(game, scenario, options, self.folder(data) if data else None)
            self._made[key] = found
            if len(self._made) > MOST:
                old, _ = self._made.popitem(last=False)
                self._texts = {kept: text for kept, text in self._texts.items() if kept[0] != old}
        else:
            self._made.move_to_end(key)
        return found

    def of(self, setup: Setup) -> AnyDefinition:
        """The definition of a table."""
        return self.definition(setup.game, setup.scenario, setup.options, setup.data)

    def text(self, setup: Setup, language: str) -> Text:
        """Its words."""
        key = (setup.game, setup.scenario, tuple(sorted(setup.options.items())), setup.data)
        found = self._texts.get((key, language))
        if found is None:
            found = self._texts[key, language] = Text(language, self.of(setup))
        return found

    def stage(self, definition: AnyDefinition, language: str) -> Stage:
        """What makes its scenes."""
        return stage(definition, language)

    def close(self) -> None:
        """Removes what was written out."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
