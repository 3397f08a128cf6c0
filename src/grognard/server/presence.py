"""Who has a table open now, here or on another server.

Each server tells the others who comes and goes, and again from time to time; what is not told again is forgotten, so
that a server that has died does not leave anybody sitting there."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Final

from .hall import Hall
from .storage.database import Conflict, StorageFault

EVERY: Final = 30.0
BELIEVED: Final = 75.0


class Presence:
    """Persons at tables."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._here: Counter[tuple[str, str]] = Counter()
        self._elsewhere: dict[tuple[str, str], float] = {}
        self._task: asyncio.Task[None] | None = None
        hall.signals.presence = self._heard

    def open(self) -> None:
        """Begins to repeat who is here."""
        if self._hall.db.shared:
            self._task = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        """Stops."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    def at(self, table: str) -> set[str]:
        """Who has a table open."""
        now = asyncio.get_running_loop().time()
        here = {person for (where, person) in self._here if where == table}
        return here | {p for (where, p), until in self._elsewhere.items() if where == table and until > now}

    def came(self, table: str, person: str) -> None:
        """Somebody has opened a table, perhaps once more."""
        self._here[table, person] += 1
        if self._here[table, person] == 1:
            self._changed(table, person, True)

    def left(self, table: str, person: str) -> None:
        """Somebody has closed it."""
        self._here[table, person] -= 1
        if not self._here[table, person]:
            del self._here[table, person]
            self._changed(table, person, False)

    def _changed(self, table: str, person: str, here: bool) -> None:
        live = self._hall.tables.get(table)
        for stream in live.streams if live is not None else ():
            stream.wake()
        if self._hall.db.shared and self._task is not None:
            self._hall.soon(self._tell([(table, person)], here))

    async def _tell(self, whom: list[tuple[str, str]], here: bool) -> None:
        with contextlib.suppress(StorageFault, Conflict):
            await self._hall.db.write(lambda c: self._hall.signals.tell_presence(c, whom, here))

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            now = asyncio.get_running_loop().time()
            self._elsewhere = {who: until for who, until in self._elsewhere.items() if until > now}
            if self._here:
                await self._tell(list(self._here), True)

    def _heard(self, table: str, person: str, here: bool) -> None:
        before = self.at(table)
        if here:
            self._elsewhere[table, person] = asyncio.get_running_loop().time() + BELIEVED
        else:
            self._elsewhere.pop((table, person), None)
        live = self._hall.tables.get(table)
        if live is not None and self.at(table) != before:
            for stream in live.streams:
                stream.wake()
