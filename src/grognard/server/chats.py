"""Chat at a table: players and spectators talk, everybody reads."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .hall import Hall, storage
from .infos import Known
from .messages import ChatLine
from .people import Person
from .problems import Fault
from .storage import schema
from .storage.database import Conflict
from .streams import Stream

MOST: Final = 500  # lines that are read again
TRIES: Final = 10
chat, people = schema.chat, schema.people


class Chats:
    """What is said."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._lengths: dict[str, int] = {}
        hall.chat_heard = self._heard

    async def count(self, table: str) -> int:
        """How many lines there are."""
        with storage():
            async with self._hall.db.read() as connection:
                found = await connection.execute(select(func.max(chat.c.i)).where(chat.c.table == table))
                last = found.scalar_one_or_none()
        length = 0 if last is None else int(last) + 1
        self._lengths[table] = max(length, self._lengths.get(table, 0))
        return length

    async def lines(self, table: str, after: int = 0) -> list[ChatLine]:
        """The last lines, or those from one on."""
        wanted = (
            select(chat, people.c.name)
            .outerjoin(people, people.c.id == chat.c.person)
            .where(chat.c.table == table, chat.c.i >= after)
            .order_by(chat.c.i.desc())
            .limit(MOST)
        )
        seats = (await self._hall.read(table)).seats
        with storage():
            async with self._hall.db.read() as connection:
                rows = (await connection.execute(wanted)).all()
        return [
            ChatLine(row.i, row.name or "", None if row.seat is None else seats[row.seat], row.text, row.time)
            for row in reversed(rows)
        ]

    async def news(self, stream: Stream) -> list[ChatLine]:
        """What a viewer has not been sent."""
        table = stream.live.setup.id
        return await self.lines(table, stream.chat) if self._lengths.get(table, 0) > stream.chat else []

    async def say(self, known: Known, person: Person, said: str) -> ChatLine:
        """One more line."""
        text = " ".join("".join(c if c.isprintable() else " " for c in said).split())
        if not text:
            raise Fault(400, "say-empty")
        table, now = known.setup.id, self._hall.now()
        seat = next((c.seat for c in known.chairs if c.kind == "person" and c.person == person.id), None)

        async def job(connection: AsyncConnection) -> int:
            last = (await connection.execute(select(func.max(chat.c.i)).where(chat.c.table == table))).scalar_one()
            i = 0 if last is None else int(last) + 1
            row = {"table": table, "i": i, "person": person.id, "seat": seat, "text": text, "time": now}
            await connection.execute(insert(chat).values(row))
            await self._hall.signals.tell(connection, table, 0)
            return i

        for _ in range(TRIES):
            try:
                with storage():
                    i = await self._hall.db.write(job)
            except Conflict:
                continue
            self._known(table, i + 1)
            return ChatLine(i, person.name, None if seat is None else known.seats[seat], text, now)
        raise Fault(503, "busy")

    def _known(self, table: str, length: int) -> None:
        self._lengths[table] = max(length, self._lengths.get(table, 0))
        live = self._hall.tables.get(table)
        for stream in live.streams if live is not None else ():
            stream.wake()

    def _heard(self, table: str) -> None:
        self._hall.soon(self._look(table))

    async def _look(self, table: str) -> None:
        self._known(table, await self.count(table))
