"""Everything that a server has one of, made at its start and handed to whoever needs it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .counts import Counts
from .keeper import Keeper
from .limits import Buckets
from .notices import Notices
from .people import People
from .settings import Settings
from .storage.database import Database


@dataclass
class Services:
    """The parts of a server."""

    settings: Settings
    db: Database
    people: People
    keeper: Keeper
    notices: Notices
    counts: Counts
    persons: Buckets
    addresses: Buckets
    entries: Buckets
    stopping: asyncio.Event = field(default_factory=asyncio.Event)  # event streams end when it is set

    async def open(self) -> None:
        """Connects to the database, then lets the tables and the messages live."""
        await self.db.open()
        await self.keeper.open()
        await self.notices.open()

    async def close(self) -> None:
        """The other way round; what was acknowledged is stored before this is done."""
        self.stopping.set()
        await self.notices.close()
        await self.keeper.close(CLOSING)
        await self.db.close()


CLOSING = 5.0  # seconds that tables have to finish what they are writing


def services(settings: Settings, now: Callable[[], float] = time.time) -> Services:
    """The parts of a server with these settings; nothing is opened yet."""
    db = Database(settings.database)
    notices = Notices(db, settings, now)
    keeper = Keeper(db, settings, now, notices.turn)
    people = People(db, now, bool(settings.smtp), keeper.seating)
    keeper.seating.forget = people.forget
    return Services(
        settings,
        db,
        people,
        keeper,
        notices,
        Counts(),
        Buckets(settings.rate_person, time.monotonic),
        Buckets(settings.rate_address, time.monotonic),
        Buckets(settings.rate_entries, time.monotonic),
    )
