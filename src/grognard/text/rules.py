"""The rulebook of a game, as `rulebook.toml` explains it: titles and explanations in our own words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from grognard.engine.data import Table, read_file
from grognard.games import module_of


@dataclass(frozen=True)
class RuleText:
    """One rule in one language: `kind` is code, data or nothing; `see` names the rules that it depends on."""

    id: str
    title: str
    text: str
    see: tuple[str, ...]
    chapter: str
    kind: str


@dataclass(frozen=True)
class Chapter:
    """A chapter of a rulebook: its title, and its rules in order."""

    id: str
    title: str
    rules: tuple[str, ...]


@lru_cache(maxsize=8)
def _tables(game: str) -> dict[str, Any]:
    return read_file(module_of(game).FOLDER / "rulebook.toml")


def _rules(game: str) -> dict[str, Table]:
    return {key: table for key, table in _tables(game).items() if key != "chapters"}


def rule_text(game: str, rule: str, language: str) -> RuleText | None:
    """A rule of a game, or None if its rulebook has no such id."""
    found = _rules(game).get(rule)
    if found is None:
        return None
    return RuleText(
        rule,
        str(found["title"][language]),
        str(found.get("text", {}).get(language, "")),
        tuple(found.get("see", ())),
        str(found.get("chapter", "")),
        str(found.get("kind", "")),
    )


def rule_ids(game: str) -> tuple[str, ...]:
    """The ids of a game's rules, in the order of its rulebook."""
    return tuple(_rules(game))


def rulebook(game: str, language: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rulebook, each with its rules in order."""
    rules = _rules(game)
    return tuple(
        Chapter(key, str(title[language]), tuple(rule for rule, table in rules.items() if table.get("chapter") == key))
        for key, title in _tables(game).get("chapters", {}).items()
    )
