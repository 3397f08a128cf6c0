"""An owner's figures: a folder of facts as an archive, or one file, checked by the game itself and kept for tables.

Nothing of an archive is trusted: its size, the number and the names of its files, what they unpack to. Only names that
the game has are read, and no path in the archive is ever used as one."""

from __future__ import annotations

import contextlib
import io
import secrets
import tempfile
import tomllib
import zipfile
from pathlib import Path, PurePosixPath
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, select

from grognard.engine.errors import UserError
from grognard.games import GAMES, facts_of, module_of

from . import flaws
from .hall import Hall, storage
from .messages import DataInfo
from .problems import Fault
from .storage import schema
from .storage.database import StorageFault
from .words import words

LARGEST: Final = 1_000_000  # bytes of the upload
LARGEST_FILE: Final = 500_000  # unpacked
MOST_FILES: Final = 40  # entries of the archive
MOST_KEPT: Final = 50  # of one person
figures = schema.figures


class Figures:
    """Figures laid down by their owners."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def listed(self, person: str, language: str) -> list[DataInfo]:
        """Those of a person, the newest first."""
        wanted = select(figures.c.id, figures.c.name, figures.c.game, figures.c.files)
        wanted = wanted.where(figures.c.person == person).order_by(figures.c.created.desc())
        with storage():
            async with self._hall.db.read() as connection:
                rows = (await connection.execute(wanted)).all()
        return [
            DataInfo(
                row.id,
                row.name,
                row.game,
                changes(row.game, msgspec.json.decode(row.files, type=dict[str, str]), language),
            )
            for row in rows
        ]

    async def upload(self, person: str, filename: str, data: bytes, language: str) -> DataInfo:
        """Checks and keeps an upload."""
        files = unpacked(filename, data, language)
        game = checked(files, language)
        name = _name(filename)
        kept = secrets.token_urlsafe(12)
        row = {
            "id": kept, "person": person, "game": game, "name": name,
            "files": msgspec.json.encode(files).decode(), "created": self._hall.now(),
        }  # fmt: skip
        with storage():
            async with self._hall.db.read() as connection:
                owned = select(func.count()).select_from(figures).where(figures.c.person == person)
                if int((await connection.execute(owned)).scalar_one()) >= MOST_KEPT:
                    raise Fault(429, "too-many-figures", most=MOST_KEPT)
            await self._hall.db.write(lambda c: c.execute(insert(figures).values(**row)))
        self._hall.library.lay_down(kept, files)
        self._hall.soon(self._draw(kept, game))
        return DataInfo(kept, name, game, changes(game, files, language))

    async def _draw(self, kept: str, game: str) -> None:
        """Has their map drawn, so that it is there when a table needs it."""
        scenario = next(iter(facts_of(game).scenarios))
        with contextlib.suppress(Fault, StorageFault):  # then the first table that needs it asks again
            await self._hall.maps.ready(kept, self._hall.library.definition(game, scenario, {}, kept))


def _name(filename: str) -> str:
    """What the figures are called: the file's name without folder and ending."""
    stem = PurePosixPath(filename.replace("\\", "/")).name.rsplit(".", 1)[0]
    shown = "".join(c if c.isprintable() else " " for c in stem).strip()[:80]
    return shown or "figures"


def unpacked(filename: str, data: bytes, language: str) -> dict[str, str]:
    """The files of an upload, by name."""
    if len(data) > LARGEST:
        raise Fault(413, "too-large")
    if not data.startswith(b"PK"):
        name = PurePosixPath(filename.replace("\\", "/")).name
        if not name.endswith(".toml"):
            raise Fault(422, "figures-file")
        return {name: _text(name, data, language)}
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _files(archive, language)
    except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError):
        raise Fault(422, "figures-archive") from None


def _files(archive: zipfile.ZipFile, language: str) -> dict[str, str]:
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    if len(entries) > MOST_FILES:
        raise Fault(422, "figures-archive")
    found: dict[str, str] = {}
    for entry in entries:
        path = PurePosixPath(entry.filename.replace("\\", "/"))
        if "__MACOSX" in path.parts or path.name.startswith("."):
            continue
        if ".." in path.parts or path.is_absolute() or not path.name.endswith(".toml") or path.name in found:
            raise Fault(422, "figures-name", name=path.name[:60])
        with archive.open(entry) as file:
            raw = file.read(LARGEST_FILE + 1)  # what the archive says of sizes is not believed
        found[path.name] = _text(path.name, raw, language)
    if not found:
        raise Fault(422, "figures-file")
    return found


def _text(name: str, raw: bytes, language: str) -> str:
    if len(raw) > LARGEST_FILE:
        raise Fault(413, "too-large")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Fault(422, "figures-wrong", why=words(language).say("figures-flaw-text", file=name[:60])) from None


def checked(files: dict[str, str], language: str) -> str:
    """The game whose figures these are; a fault that says what is wrong with them."""
    known = {
        game: {path.name for path in (Path(str(module_of(game).FOLDER)) / "data").glob("*.toml")} for game in GAMES
    }
    stray = sorted(name for name in files if not any(name in names for names in known.values()))
    if stray:
        raise Fault(422, "figures-name", name=stray[0][:60])
    why = ""
    for game in GAMES:
        with tempfile.TemporaryDirectory(prefix="grognard-check-") as folder:
            for name, text in files.items():
                (Path(folder) / name).write_text(text, encoding="utf-8")
            try:
                module_of(game).facts(Path(folder))
            except (UserError, ArithmeticError, LookupError, TypeError, ValueError) as e:
                why = str(e).replace(folder, "") if isinstance(e, UserError) else ""
            else:
                return game
    raise Fault(422, "figures-wrong", why=flaws.of_figures(why, language))


def changes(game: str, files: dict[str, str], language: str) -> list[str]:
    """What is not as in our figures: a line for each file in which something differs, with the entries that do."""
    say = words(language)
    folder = Path(str(module_of(game).FOLDER)) / "data"
    lines = []
    for name, text in sorted(files.items()):
        ours = tomllib.loads((folder / name).read_text(encoding="utf-8"))
        table = [entry for entry, given in tomllib.loads(text).items() if _differs(given, ours.get(entry))]
        if not table:
            continue
        stem = name.removesuffix(".toml")
        title = say.say(f"facts-{stem}") if say.has(f"facts-{stem}") else stem
        lines.append(say.say("figures-change", file=title, number=len(table), entries=", ".join(table[:12])))
    return lines


def _differs(given: Any, ours: Any) -> bool:
    """Something is given that is not ours; what is not given stays ours."""
    if isinstance(given, dict) and isinstance(ours, dict):
        return any(_differs(value, ours.get(name)) for name, value in given.items())
    return bool(given != ours)
