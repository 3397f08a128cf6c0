"""Who has run out of time has lost: looked for every second, and before each decision.

Several servers may look at once; the act that ends the game is stored once, like any other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from sqlalchemy import select

from .hall import Hall
from .problems import Fault
from .storage import schema
from .storage.database import Conflict, StorageFault
from .tables import Live

LOG: Final = logging.getLogger("grognard.clocks")
EVERY: Final = 1.0
MOST: Final = 100  # tables at one look; the rest a second later


class Timekeeper:
    """Watches the clocks of all tables."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begins to watch."""
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stops."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except (StorageFault, Fault) as e:
                LOG.warning("the clocks could not be looked at: %s", e)

    async def look(self) -> None:
        """Ends the games whose time has run out."""
        now = self._hall.now()
        if now < self._hall.grace_until:
            return
        tables = schema.tables
        late = select(tables.c.id).where(tables.c.state == "playing", tables.c.deadline < now).limit(MOST)
        async with self._hall.db.read() as connection:
            found = [row.id for row in await connection.execute(late)]
        for table in found:
            with contextlib.suppress(Fault, Conflict):  # frozen, or somebody else has seen it first
                async with self._hall.holding(table) as live:
                    await self.check(live)

    async def check(self, live: Live) -> None:
        """Ends the game if somebody's time has run out: the one whose ran out first. Call with the lock held."""
        now = self._hall.now()
        if not live.running or now < self._hall.grace_until:
            return
        first = min(live.running, key=lambda seat: live.left[seat])
        if live.stamp + live.left[first] < now:
            await self._hall.act(live, "time", first, "", live.game.n)
