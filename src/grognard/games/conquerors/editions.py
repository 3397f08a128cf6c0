"""Facts that differ from one edition of a rulebook to the other.

A field `french_X` is X as the French rulebook has it; an entry with `edition` is in that rulebook only. What is read
from the files of an edition knows nothing of the other."""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.data import Table
from grognard.engine.errors import BadData

EDITIONS: Final = ("en", "fr")  # the first is the one whose fields have plain names
PREFIX: Final = "french_"


def edition_of(files: dict[str, Table], edition: str) -> dict[str, Table]:
    """edition.choice: the files as one edition has them."""
    return {name: _file(name, file, edition) for name, file in files.items()}


def _file(name: str, file: Table, edition: str) -> Table:
    kept = {}
    for key, entry in file.items():
        if not isinstance(entry, dict):
            kept[key] = entry
            continue
        only = entry.get("edition", edition)
        if only not in EDITIONS:
            raise BadData(f"{name}.toml: [{key}]: edition = {only!r}: must be one of {', '.join(EDITIONS)}")
        if only == edition:
            kept[key] = _entry(entry, edition)
    return kept


def _entry(entry: Table, edition: str) -> Table:
    made: dict[str, Any] = {f: v for f, v in entry.items() if f != "edition" and not f.startswith(PREFIX)}
    if edition == "fr":
        made |= {f.removeprefix(PREFIX): v for f, v in entry.items() if f.startswith(PREFIX)}
    return made
