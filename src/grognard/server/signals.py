"""News between servers that share a database: PostgreSQL tells every listener which table has a new act.

The news travels in the transaction that stores the act: it comes exactly if the act does. A connection of its own
listens; when it breaks it is made again, and whatever is in memory is read anew, because news may have been missed.
With SQLite there is one server only, and nothing to do."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from .storage.database import Database

LOG: Final = logging.getLogger("grognard.signals")
NOTIFY: Final = text("SELECT pg_notify('grognard', :news)")
ALIVE: Final = 5.0  # seconds between two looks at the connection
AGAIN: Final = 0.5  # before a broken one is made anew


class Signals:
    """The line to the other servers."""

    def __init__(self, db: Database, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        self._db = db
        self._heard = heard
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self.presence: Callable[[str, str, bool], None] = lambda table, person, here: None
        self.person: Callable[[str], None] = lambda person: None
        self.connected = asyncio.Event()

    async def open(self) -> None:
        """Begins to listen."""
        if self._db.shared:
            self._task = asyncio.create_task(self._listen())
            await self.connected.wait()

    async def close(self) -> None:
        """Hangs up."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def tell(self, connection: AsyncConnection, table: str, seq: int) -> None:
        """Tells the others, when the transaction is done; `seq` 0 means a line of chat."""
        if self._db.shared:
            await connection.execute(NOTIFY, {"news": f"{table} {seq}"})

    async def tell_presence(self, connection: AsyncConnection, whom: list[tuple[str, str]], here: bool) -> None:
        """Tells the others who has a table open. They are told of themselves too, which does no harm."""
        for table, person in whom:
            await connection.execute(NOTIFY, {"news": f"{table} {'+' if here else '-'}{person}"})

    async def tell_person(self, connection: AsyncConnection, person: str) -> None:
        """Tells the others that somebody has another name or other seats, or is no more."""
        if self._db.shared:
            await connection.execute(NOTIFY, {"news": f"{person} @"})

    async def _listen(self) -> None:
        first = True
        while True:
            try:
                async with self._db.line() as line:
                    await line.add_listener("grognard", self._said)
                    self.connected.set()
                    if not first:
                        self._missed()
                    first = False
                    while True:
                        await asyncio.sleep(ALIVE)
                        await line.execute("SELECT 1")
            except asyncio.CancelledError:
                raise
            except Exception as e:
                self.connected.clear()
                LOG.warning("the line to the other servers is broken: %s", e)
            await asyncio.sleep(AGAIN)

    def _said(self, _connection: Any, pid: int, _channel: str, news: str) -> None:
        table, _, what = news.partition(" ")  # or a person, before an "@"
        if what.isdigit():
            self._heard(table, int(what))
        elif what == "@":
            self.person(table)
        elif what[:1] in ("+", "-"):
            self.presence(table, what[1:], what[0] == "+")
