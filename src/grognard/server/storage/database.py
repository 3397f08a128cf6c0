"""The database: reading, and the one way in which anything is written.

Writing is a *job*: a function that gets a connection, does all it has to, and may be run again. Jobs wait in a queue,
and whatever waits together is committed together: under load one flush of the disk serves many tables. A job's caller
goes on only when the commit is done, so that what is acknowledged is stored. If one of a batch fails, each is run by
itself, so that the others do not suffer.

SQLite: one connection writes (BEGIN IMMEDIATE, WAL, synchronous=FULL), a few read. PostgreSQL: a pool."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grognard.engine.errors import UserError

from .migrations import migrate

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
MOST_TOGETHER = 64


class StorageFault(Exception):
    """The database could not be reached or would not store: what was asked for has not happened."""


class Conflict(Exception):
    """Somebody else has written first: read again and think again."""


class Database:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url)
        except ArgumentError:
            raise UserError("GROGNARD_DATABASE: not an address of a database") from None
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._reader: AsyncEngine
        self._writer: AsyncEngine
        self._queue: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        """True if other processes may write too."""
        return not self.sqlite

    async def open(self) -> None:
        """Connects, and brings the schema up to date."""
        if self.sqlite:
            if self.url.database:
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            self._reader = create_async_engine(self.url, pool_size=4, max_overflow=4)
            self._writer = create_async_engine(self.url, pool_size=1, max_overflow=0)
            _prepare(self._reader, "BEGIN")
            _prepare(self._writer, "BEGIN IMMEDIATE")
        else:
            self._reader = self._writer = create_async_engine(self.url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        async with self._faults(), self._writer.begin() as connection:
            await connection.run_sync(migrate)
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finishes what is queued and disconnects."""
        if self._task is not None:
            while not self._queue.empty():
                await asyncio.sleep(0.01)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        await self._reader.dispose()
        await self._writer.dispose()

    @contextlib.asynccontextmanager
    async def _faults(self) -> AsyncIterator[None]:
        try:
            yield
        except IntegrityError as e:
            raise Conflict(str(e.orig)) from e
        except (SQLAlchemyError, OSError) as e:
            raise StorageFault(f"{type(e).__name__}: {getattr(e, 'orig', None) or e}") from e

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with: it sees one state of the database."""
        async with self._faults(), self._reader.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def line(self) -> AsyncIterator[Any]:
        """PostgreSQL's own connection, to listen to other servers with; not one of the pool."""
        connect = self.url.get_dialect()().create_connect_args(self.url)[1]
        connection = await asyncpg.connect(**{k: v for k, v in connect.items() if not k.startswith("prepared_")})
        try:
            yield connection
        finally:
            connection.terminate()

    async def write(self, job: Job[T]) -> T:
        """Runs a job and commits it. Raises Conflict or StorageFault, and then nothing has been stored.

        The one doubtful case: a connection that breaks during the commit itself. Then the caller reads again."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, future))
        return await future

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            batch = [(job, future) for job, future in batch if not future.cancelled()]
            if len(batch) > 1 and await self._together(batch):
                continue
            for job, future in batch:
                await self._alone(job, future)

    async def _together(self, batch: list[tuple[Job[Any], asyncio.Future[Any]]]) -> bool:
        try:
            async with self._writer.begin() as connection:
                results = [await job(connection) for job, _ in batch]
        except Exception:
            return False
        for (_, future), result in zip(batch, results, strict=True):
            if not future.done():
                future.set_result(result)
        return True

    async def _alone(self, job: Job[Any], future: asyncio.Future[Any]) -> None:
        try:
            async with self._faults(), self._writer.begin() as connection:
                result = await job(connection)
        except Exception as e:
            if not future.done():
                future.set_exception(e)
        else:
            if not future.done():
                future.set_result(result)


def _prepare(engine: AsyncEngine, begin: str) -> None:
    """SQLite as a server's database: transactions that begin when we say, and a commit that reaches the disk."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
