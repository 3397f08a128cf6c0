"""Who sits where, when people change: an account takes over a guest's seats, a name changes, somebody is forgotten.

The database is changed by `people.py`. A table in memory holds the persons and names that it was opened with, so it is
told, here and on the other servers, and reads them anew. A page that looks through a seat that is no longer its
person's loses its stream, asks again, and gets what is its due then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from .hall import Hall
from .problems import Fault
from .storage.database import StorageFault
from .tables import Live


class Seating:
    """The persons at the tables in memory."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.forget: Callable[[str], None] = lambda person: None  # what else is remembered of a person
        hall.signals.person = self._heard

    async def tell(self, connection: AsyncConnection, person: str) -> None:
        """Tells the other servers, in the transaction that changes the person."""
        await self._hall.signals.tell_person(connection, person)

    async def anew(self, person: str) -> None:
        """Reads again who sits at the tables where this person sat, or which they made."""
        hall = self._hall
        opening = hall.opening.values()
        for live in list(hall.tables.values()):
            await self._read(live, person)
        for task in opening:
            try:
                await self._read(await asyncio.shield(task), person)
            except Fault:
                continue  # it could not be opened

    async def _read(self, live: Live, person: str) -> None:
        if live.setup.maker != person and all(chair.person != person for chair in live.chairs):
            return
        async with live.lock:
            try:
                await self._hall.seats_anew(live)
            except StorageFault:
                live.doubtful = True  # then it is read before anything else is done there

    def _heard(self, person: str) -> None:
        self.forget(person)
        self._hall.soon(self.anew(person))
