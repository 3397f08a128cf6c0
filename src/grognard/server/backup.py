"""One file with everything that a server must not lose, and back.

A SQLite database is copied as one, by SQLite's own online backup. PostgreSQL is written out by us, a line of JSON for
each row, read in one repeatable-read transaction: one state of the database, while play goes on. Either file restores
into either kind of database, because restoring always goes through a SQLite file of its own (`_staged`): there the
backup is checked and migrated to the schema of this program before the database is touched, in one transaction.

Rejected: calling pg_dump, which must be there in the right version and whose output only PostgreSQL reads."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from alembic import command
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, create_engine, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from grognard.engine.errors import UserError

from .storage.database import Conflict, Database, StorageFault
from .storage.migrations import configuration, migrate, newest, version_of
from .storage.schema import META

MAGIC: Final = b"SQLite format 3\0"
MARK: Final = "grognard-backup"
TOGETHER: Final = 500  # rows written at once
Counts = dict[str, int]


def backup(url: str, file: Path) -> Counts:
    """Copies a database into a file, whole or not at all; how many rows of each table."""
    db = Database(url)
    with _draft(file) as draft:
        return _copied(db, draft) if db.sqlite else asyncio.run(_written(db, draft))


def restore(url: str, file: Path, replace: bool) -> Counts:
    """Fills a database from a file, whole or not at all."""
    with tempfile.TemporaryDirectory(prefix="grognard-") as folder, _staged(file, Path(folder)) as staged:
        return asyncio.run(_filled(Database(url), staged, replace))


# --- SQLite: a copy ---


def _copied(db: Database, draft: Path) -> Counts:
    source = Path(db.url.database or "")
    if not source.is_file():
        raise UserError(f"{source}: there is no such database")
    try:
        _copy(source, draft)
    except sqlite3.Error as e:
        raise UserError(f"{source}: cannot be copied: {e}") from None
    with closing(Staged(draft)) as engine, engine.connect() as reader:
        _check(reader, str(source))
        return _counts(reader)


def _copy(source: Path, target: Path) -> None:
    """One state of a SQLite file, whatever is being written to it."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as connection,
        closing(sqlite3.connect(target)) as copy,
    ):
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


class Staged:
    """A SQLite file as SQLAlchemy sees it; closes all of it."""

    def __init__(self, path: Path) -> None:
        self._engine: Engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)

    def connect(self) -> Connection:
        """A connection."""
        return self._engine.connect()

    def begin(self) -> Any:
        """A connection in a transaction."""
        return self._engine.begin()

    def close(self) -> None:
        """Lets go of the file."""
        self._engine.dispose()


def _check(connection: Connection, name: str) -> None:
    """Refuses a SQLite file that is damaged or is not ours."""
    try:
        good = connection.execute(text("PRAGMA integrity_check")).scalar() == "ok"
        broken = connection.execute(text("PRAGMA foreign_key_check")).first()
    except SQLAlchemyError:
        good, broken = False, None
    if not good or broken is not None:
        raise UserError(f"{name}: damaged: the check of its contents fails")
    if version_of(connection) is None:
        raise UserError(f"{name}: not a database of Grognard")


def _counts(connection: Connection) -> Counts:
    return {table.name: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in _order()}


def _order() -> list[Table]:
    """The tables, each after those that it refers to."""
    return list(META.sorted_tables)


# --- PostgreSQL: a line for each row ---


async def _written(db: Database, draft: Path) -> Counts:
    engine = create_async_engine(db.url, poolclass=NullPool, isolation_level="REPEATABLE READ")
    try:
        async with engine.connect() as connection:
            version = await connection.run_sync(version_of)
            if version is None:
                raise UserError("the database is empty: there is nothing to copy")
            if version != newest():
                raise UserError(f"the database has schema {version}, this program {newest()}: start the server once")
            with draft.open("wb") as out:
                return await _dump(connection, Lines(out), version)
    except (SQLAlchemyError, OSError) as e:
        raise UserError(f"the database cannot be read: {e}") from None
    finally:
        await engine.dispose()


class Lines:
    """A file of lines that knows a hash of what it holds."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self.hash = hashlib.blake2b(digest_size=20)

    def write(self, value: Any) -> None:
        """One line."""
        line = msgspec.json.encode(value) + b"\n"
        self.hash.update(line)
        self._out.write(line)


async def _dump(connection: AsyncConnection, lines: Lines, version: str) -> Counts:
    lines.write({"kind": MARK, "schema": version, "made": int(time.time())})
    counts: Counts = {}
    for table in _order():
        name = str(table.name)
        lines.write({"table": name, "columns": [str(column.name) for column in table.columns]})
        counts[name] = 0
        async with connection.stream(select(table).order_by(*table.primary_key.columns)) as rows:
            async for row in rows:
                lines.write([base64.b64encode(v).decode() if isinstance(v, bytes) else v for v in row])
                counts[name] += 1
    lines.write({"end": counts, "hash": lines.hash.hexdigest()})
    return counts


def _rows(file: Path) -> Iterator[tuple[int, Any]]:
    """The lines of such a file, checked to the last: it must be whole."""
    seen = hashlib.blake2b(digest_size=20)
    ended = False
    with file.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            try:
                value = msgspec.json.decode(line)
            except msgspec.DecodeError:
                raise UserError(f"{file}: line {number}: damaged") from None
            if isinstance(value, dict) and "end" in value:
                ended = value.get("hash") == seen.hexdigest()
                break
            seen.update(line)
            yield number, value
    if not ended:
        raise UserError(f"{file}: damaged, or not whole")


# --- restoring ---


@contextmanager
def _draft(file: Path) -> Iterator[Path]:
    """A file beside the one to be written, which takes its place when all is well. It holds secrets."""
    draft = file.with_name(file.name + ".part")
    try:
        with suppress(FileNotFoundError):
            draft.unlink()
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield draft
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        draft.replace(file)
    except OSError as e:
        raise UserError(f"{file}: cannot be written: {e.strerror or e}") from None
    finally:
        with suppress(OSError):
            draft.unlink()


@contextmanager
def _staged(file: Path, folder: Path) -> Iterator[Connection]:
    """A backup as a checked SQLite database of this program's schema."""
    staged = folder / "staged.db"
    try:
        with file.open("rb") as opened:
            sqlite = opened.read(len(MAGIC)) == MAGIC
        if sqlite:
            _copy(file, staged)
    except OSError as e:
        raise UserError(f"{file}: cannot be read: {e.strerror or e}") from None
    except sqlite3.Error as e:
        raise UserError(f"{file}: damaged: {e}") from None
    with closing(Staged(staged)) as engine:
        if not sqlite:
            with engine.begin() as connection:
                _load(file, connection)
        with engine.begin() as connection:
            _check(connection, str(file))
            migrate(connection)
        with engine.connect() as connection:
            yield connection


def _load(file: Path, connection: Connection) -> None:
    """A file of lines as a database of the schema that it was made under."""
    table: Table | None = None
    found = MetaData()
    rows: list[dict[str, Any]] = []
    columns: list[str] = []

    def flush() -> None:
        if table is not None and rows:
            connection.execute(insert(table), rows)
            rows.clear()

    for number, value in _rows(file):
        try:
            if number == 1:
                _begin(file, value, connection)
                found.reflect(connection)
            elif isinstance(value, dict):
                flush()
                table, columns = found.tables[value["table"]], value["columns"]
            else:
                assert table is not None
                rows.append({c: _value(table, c, v) for c, v in zip(columns, value, strict=True)})
                if len(rows) >= TOGETHER:
                    flush()
        except (KeyError, TypeError, ValueError, AssertionError):
            raise UserError(f"{file}: line {number}: damaged") from None
    flush()


def _begin(file: Path, head: Any, connection: Connection) -> None:
    """The schema of the version that a file was made under."""
    if not isinstance(head, dict) or head.get("kind") != MARK:
        raise UserError(f"{file}: not a backup of Grognard")
    try:
        command.upgrade(configuration(connection), str(head["schema"]))
    except (KeyError, CommandError):
        raise UserError(
            f"{file}: made under schema {head.get('schema')}, which this version of Grognard does not know"
        ) from None


def _value(table: Table, column: str, value: Any) -> Any:
    blob = isinstance(table.columns[column].type, LargeBinary)
    return base64.b64decode(value) if blob and value is not None else value


async def _filled(db: Database, staged: Connection, replace: bool) -> Counts:
    """Everything of the staged database in the target, in one transaction."""
    try:
        await db.open()
        try:
            return await db.write(lambda connection: connection.run_sync(_fill, staged, replace))
        finally:
            await db.close()
    except (StorageFault, Conflict) as e:
        raise UserError(f"the database cannot be filled, and is as it was: {e}") from None


def _fill(target: Connection, staged: Connection, replace: bool) -> Counts:
    if any(_counts(target).values()):
        if not replace:
            raise UserError("the database is not empty; --replace drops what it holds")
        for table in reversed(_order()):
            target.execute(table.delete())
    counts: Counts = {}
    for table in _order():
        counts[table.name] = 0
        found = staged.execution_options(yield_per=TOGETHER).execute(select(table))
        for part in found.mappings().partitions(TOGETHER):
            target.execute(insert(table), [dict(row) for row in part])
            counts[table.name] += len(part)
    if target.dialect.name == "postgresql":
        _count_on(target)
    return counts


def _count_on(target: Connection) -> None:
    """PostgreSQL numbers new rows after those that were restored."""
    for table in _order():
        column = table.autoincrement_column
        if column is not None and column.autoincrement is True:
            name = {"table": table.name, "column": column.name}
            highest = target.execute(select(func.max(column))).scalar()
            target.execute(
                text("SELECT setval(pg_get_serial_sequence(:table, :column), :next, false)"),
                {**name, "next": (highest or 0) + 1},
            )
