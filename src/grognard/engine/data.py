"""Facts from files: load, overlay with an owner's figures, and the tools to check them.

A file is a TOML document of tables keyed by id. Each table has a `standing` (`rulebook`, `public`, `reconstruction`),
and may name fields whose standing differs (`standing_of`). An owner's folder holds files of the same names with only
the entries and fields to change; what it changes, and what is new in it, such as a road, gets the standing `owner` and
is checked exactly like ours. An entry
that has kept its `standing`, as every entry of an export has, is whole instead: what is not in it is missing, or gone
(a road). Otherwise nobody could take a road away, and a line lost while editing an export would pass in silence."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from .errors import BadData

STANDINGS = ("rulebook", "public", "reconstruction", "owner")
Table = dict[str, Any]


def read_file(path: Path) -> Table:
    """One TOML file, with file and line if it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except tomllib.TOMLDecodeError as e:
        raise BadData(f"{path.name}: not valid TOML: {e}") from None
    except UnicodeDecodeError:
        raise BadData(f"{path.name}: not UTF-8 text") from None
    except (ValueError, RecursionError):
        raise BadData(f"{path.name}: too large a number, or too deep a list") from None
    except OSError as e:
        raise BadData(f"{path}: cannot be read: {e.strerror}") from None


def load_folder(folder: Path, names: tuple[str, ...], overlay: Path | None = None) -> dict[str, Table]:
    """The named files of a folder, each with the owner's overlay laid over it."""
    files = {name: read_file(folder / f"{name}.toml") for name in names}
    if overlay is None:
        return files
    if not overlay.is_dir():
        raise BadData(f"{overlay}: " + ("a file, where a folder is needed" if overlay.exists() else "no such folder"))
    found = sorted(overlay.glob("*.toml"))
    if not found:
        raise BadData(f"{overlay}: no file of facts in it ({', '.join(n + '.toml' for n in names)})")
    for path in found:
        if path.stem not in files:
            raise BadData(f"{path.name}: unknown file; the files are {', '.join(n + '.toml' for n in names)}")
        lay_over(files[path.stem], read_file(path), path.name)
    return files


def lay_over(ours: Table, theirs: Table, name: str) -> None:
    """Lays an owner's entries over ours. A new entry is the owner's altogether."""
    for key, value in theirs.items():
        if not isinstance(value, dict):
            raise BadData(f"{name}: {key} is not a table")
        _check_standing(value, f"{name}: [{key}]")
        if isinstance(ours.get(key), dict):
            _merge(ours[key], value, "standing" in value)
        else:
            ours[key] = {**value, "standing": "owner"}


def _merge(ours: Table, theirs: Table, whole: bool) -> None:
    """Lays a table over ours, and marks what differs as the owner's. A whole one leaves nothing of ours between."""
    stands = "standing" in ours
    list_of_entries = any(isinstance(value, dict) and "standing" in value for value in ours.values())
    if whole:
        for field in [f for f in ours if f not in theirs and f not in ("standing", "standing_of")]:
            del ours[field]
            if stands:
                ours.get("standing_of", {}).pop(field, None)
    for field, value in theirs.items():
        if field in ("standing", "standing_of") or ours.get(field) == value:
            continue
        if isinstance(value, dict) and isinstance(ours.get(field), dict):
            _merge(ours[field], value, whole or "standing" in value)
        elif isinstance(value, dict) and list_of_entries and value.get("standing", "owner") in STANDINGS:
            ours[field] = {**value, "standing": "owner"}
        else:
            ours[field] = value
        if stands:
            ours.setdefault("standing_of", {})[field] = "owner"


def _check_standing(table: Table, place: str) -> None:
    """A standing, where one is given, is one of the four; so is each of `standing_of`."""
    whole, parts = table.get("standing", "owner"), table.get("standing_of", {})
    if not isinstance(parts, dict):
        raise BadData(f"{place}: standing_of is not a table")
    for field, value in {
        "standing": whole,
        **{f"standing_of.{field}": value for field, value in parts.items()},
    }.items():
        if value not in STANDINGS:
            raise BadData(f"{place}: {field} = {value!r}: must be one of {', '.join(STANDINGS)}")


class Entry:
    """A table of facts being read: takes fields out with a check, and says where it stands when one is wrong."""

    def __init__(self, file: str, key: str, table: Any) -> None:
        self.file = f"{file}.toml"
        self.key = key
        if not isinstance(table, dict):
            raise BadData(f"{self.file}: {key} is not a table")
        self._table = table
        self._read = {"standing", "standing_of", "note"}
        if "note" in table:
            self.names("note")

    def bad(self, what: str) -> BadData:
        """The error to raise about this entry."""
        return BadData(f"{self.file}: [{self.key}]: {what}")

    def _take(self, field: str, kind: type, what: str) -> Any:
        self._read.add(field)
        if field not in self._table:
            raise self.bad(f"{field} is missing ({what})")
        value = self._table[field]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self.bad(f"{field} = {value!r}: must be {what}")
        return value

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        if default is not None and field not in self._table:
            return default
        value: int = self._take(field, int, f"a whole number from {low} to {high}")
        if not low <= value <= high:
            raise self.bad(f"{field} = {value} is out of range: from {low} to {high}")
        return value

    def numbers(self, field: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers within bounds."""
        what = f"a list of {length or ''} whole numbers from {low} to {high}".replace("  ", " ")
        value: list[int] = self._take(field, list, what)
        if length is not None and len(value) != length:
            raise self.bad(f"{field}: {what}, not {len(value)} of them")
        for n in value:
            if not isinstance(n, int) or isinstance(n, bool) or not low <= n <= high:
                raise self.bad(f"{field}: {n!r} is out of range: from {low} to {high}")
        return value

    def real(self, field: str, low: float, high: float) -> float:
        """A number within bounds."""
        self._read.add(field)
        if field not in self._table:
            raise self.bad(f"{field} is missing (a number from {low} to {high})")
        value = self._table[field]
        if not isinstance(value, int | float) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(f"{field} = {value!r}: must be a number from {low} to {high}")
        return float(value)

    def word(self, field: str, among: tuple[str, ...] | None = None, default: str | None = None) -> str:
        """A text, possibly one of a few."""
        if default is not None and field not in self._table:
            self._read.add(field)
            return default
        what = "a text" if among is None else "one of " + ", ".join(among)
        value: str = self._take(field, str, what)
        if among is not None and value not in among:
            raise self.bad(f"{field} = {value!r}: must be {what}")
        return value

    def words(self, field: str, among: tuple[str, ...] | None = None, default: list[str] | None = None) -> list[str]:
        """A list of texts, possibly each of a few."""
        if default is not None and field not in self._table:
            self._read.add(field)
            return default
        value: list[str] = self._take(field, list, "a list of texts")
        for word in value:
            if not isinstance(word, str) or (among is not None and word not in among):
                raise self.bad(f"{field}: {word!r} is unknown")
        return value

    def table(self, field: str, default: bool = False) -> Table:
        """A table inside this one."""
        self._read.add(field)
        if default and field not in self._table:
            return {}
        found: Table = self._take(field, dict, "a table")
        return found

    def names(self, field: str) -> dict[str, str]:
        """A text in French and English."""
        table = self.table(field)
        for language in ("fr", "en"):
            if not isinstance(table.get(language), str):
                raise self.bad(f"{field}.{language} is missing (a text)")
        return {language: table[language] for language in ("fr", "en")}

    def flag(self, field: str, default: bool | None = None) -> bool:
        """True or false."""
        if default is not None and field not in self._table:
            return default
        return bool(self._take(field, bool, "true or false"))

    def standing(self) -> tuple[str, dict[str, str]]:
        """The standing of the entry, and of the fields that differ from it."""
        if "standing" not in self._table:
            raise self.bad(f"standing is missing (one of {', '.join(STANDINGS)})")
        _check_standing(self._table, f"{self.file}: [{self.key}]")
        whole, parts = self._table["standing"], self._table.get("standing_of", {})
        return whole, dict(parts)

    def read_elsewhere(self, *fields: str) -> None:
        """Fields that the caller reads by itself."""
        self._read.update(fields)

    def done(self) -> None:
        """Refuses a field that nothing reads: a slip of the pen must not pass in silence."""
        unknown = set(self._table) - self._read
        if unknown:
            raise self.bad(f"unknown field {', '.join(sorted(unknown))}")
