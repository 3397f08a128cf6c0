"""Rulebook to code: which rule ids the code cites, and whether any is unknown or has no home.

An id is cited by the beginning of a docstring (`march.cost march.bridge: ...`), by a Decision, an event, a reason or
a point: by any text in the rules' files that has the form of an id whose first word is a chapter word of the game."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from grognard.engine.errors import BadData
from grognard.games import module_of

ID = re.compile(r"^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+$")
KINDS = ("code", "data", "nothing")


@dataclass
class Coverage:
    """The ids of a rulebook by kind, and what does not fit."""

    by_kind: dict[str, list[str]]
    cited: dict[str, list[str]]
    unknown: list[str]
    uncited: list[str]


def rulebook(game: str) -> dict[str, dict[str, object]]:
    """The rules of a game by id, from its rulebook.toml."""
    path = Path(module_of(game).FOLDER) / "rulebook.toml"
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    rules = {key: table for key, table in tables.items() if key != "chapters"}
    for key, table in rules.items():
        if table.get("kind") not in KINDS:
            raise BadData(f"rulebook.toml: [{key}]: kind must be one of {', '.join(KINDS)}")
    return rules


def files_of(game: str) -> list[Path]:
    """The files that hold the rules of a game: its package and those it is built on."""
    folder = Path(module_of(game).FOLDER)
    shared = [folder.parent / name for name in module_of(game).BUILT_ON]
    return sorted(p for place in (folder, *shared) for p in place.glob("*.py"))


def cited_in(path: Path, words: set[str]) -> set[str]:
    """The ids that a file cites."""
    found: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            head = (ast.get_docstring(node) or "").split(":")[0].split()
            found |= {w for w in head if ID.match(w) and w.split(".")[0] in words}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.match(node.value):
            if node.value.split(".")[0] in words:
                found.add(node.value)
    return found


def coverage(game: str) -> Coverage:
    """Compares the rulebook of a game with its code."""
    rules = rulebook(game)
    words = {key.split(".")[0] for key in rules}
    cited: dict[str, list[str]] = {}
    for path in files_of(game):
        for rule in cited_in(path, words):
            cited.setdefault(rule, []).append(path.name)
    return Coverage(
        {kind: [k for k, t in rules.items() if t["kind"] == kind] for kind in KINDS},
        cited,
        sorted(set(cited) - set(rules)),
        sorted(k for k, t in rules.items() if t["kind"] == "code" and k not in cited),
    )
