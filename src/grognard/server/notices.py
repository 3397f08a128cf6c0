"""Messages that say "your turn", by mail and by webhook.

A message is stored with the act that gave the turn, in the same job, so that none is lost and none is told of an act
that was not kept. It waits a little: who is at the table answers before it is due, and then it is dropped, as is every
message whose turn is over. Before it is sent it is *claimed* in the database, so that two servers never both send it;
a claim that a dying server left behind is dropped rather than sent again: a message never comes twice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Row, and_, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.games import GAMES, module_of

from . import messages
from .limits import Buckets
from .mail import Undelivered, send_mail
from .settings import Settings
from .storage import schema
from .storage.database import Conflict, Database, StorageFault
from .tables import summary_of
from .webhook import call
from .words import words

LOG: Final = logging.getLogger("grognard.notices")
PATIENCE: Final = 60.0  # seconds that a player may take before a message goes out
LOOKS: Final = 5.0  # seconds between two looks into the database
BACK_OFF: Final = (60.0, 300.0, 1800.0, 7200.0)  # seconds to wait after each failure; after the last it is dropped
CLAIM: Final = 600.0  # seconds after which a claim is a dead server's
AT_ONCE: Final = 20
AN_HOUR: Final = 40  # messages an hour to one person by one way


class Waiting(Struct, frozen=True):
    """A message that is due, with what it has to say."""

    id: int
    way: str
    tries: int
    table: str
    title: str
    game: str
    language: str
    to: str


class Notices:
    """The messages of a server."""

    def __init__(
        self,
        db: Database,
        settings: Settings,
        now: Callable[[], float],
        patience: float = PATIENCE,
        looks: float = LOOKS,
        back_off: tuple[float, ...] = BACK_OFF,
    ) -> None:
        self._db = db
        self._settings = settings
        self._now = now
        self._patience = patience
        self._looks = looks
        self._back_off = back_off
        self._task: asyncio.Task[None] | None = None
        self._pace = Buckets(AN_HOUR, lambda: now() / 60)  # its minute is our hour
        self.counters: dict[str, float] = {"notices_sent_total": 0, "notices_failed_total": 0}

    async def open(self) -> None:
        """Begins to send what is due."""
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Ends; what has not been sent stays for the next start."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    # --- storing ---

    async def turn(self, connection: AsyncConnection, person: str, table: str, turn: int) -> None:
        """Stores the messages that a person wants when a turn of theirs begins; earlier ones of that table are over."""
        people, notices = schema.people, schema.notices
        row = (await connection.execute(select(people.c.email, people.c.notices).where(people.c.id == person))).first()
        if row is None:
            return
        wish = msgspec.json.decode(row.notices, type=messages.Notices)
        ways = [("email", bool(wish.email and row.email and self._settings.smtp)), ("webhook", bool(wish.webhook))]
        if not any(wanted for _, wanted in ways):
            return
        mine = and_(notices.c.person == person, notices.c.table == table)
        older = and_(mine, notices.c.turn < turn, notices.c.state == "waiting")
        await connection.execute(update(notices).where(older).values(state="dropped"))
        there = set((await connection.execute(select(notices.c.way).where(mine, notices.c.turn == turn))).scalars())
        for way, wanted in ways:
            if wanted and way not in there:
                values = {"person": person, "table": table, "way": way, "turn": turn, "tries": 0, "state": "waiting"}
                await connection.execute(insert(notices).values(**values, due=self._now() + self._patience))

    # --- sending ---

    async def _watch(self) -> None:
        while True:
            try:
                sent = await self.send_due()
            except (StorageFault, Conflict) as e:
                LOG.warning("notices: storage", extra={"fault": str(e)})
                sent = 0
            if sent < AT_ONCE:
                await asyncio.sleep(self._looks)

    async def send_due(self) -> int:
        """Sends what is due now; how many were looked at."""
        due = await self._due()
        await asyncio.gather(*(self._send(notice) for notice in due))
        return len(due)

    async def _due(self) -> list[Waiting]:
        """The messages that are due and whose turn is not over, claimed for this server."""
        return await self._db.write(self._claim)

    async def _claim(self, connection: AsyncConnection) -> list[Waiting]:
        notices, now = schema.notices, self._now()
        left = and_(notices.c.state == "sending", notices.c.due <= now)
        await connection.execute(update(notices).where(left).values(state="dropped"))
        query = (
            _query().where(notices.c.state == "waiting", notices.c.due <= now).order_by(notices.c.due).limit(AT_ONCE)
        )
        if self._db.shared:
            query = query.with_for_update(of=notices, skip_locked=True)
        claimed = []
        for row in (await connection.execute(query)).all():
            waiting = None if await _over(connection, row) else self._waiting(row)
            values = {"state": "dropped"} if waiting is None else {"state": "sending", "due": now + CLAIM}
            await connection.execute(update(notices).where(notices.c.id == row.id).values(**values))
            if waiting is not None:
                claimed.append(waiting)
        return claimed

    def _waiting(self, row: Row[Any]) -> Waiting | None:
        """A message, or None if the person no longer wants it, or has had too many."""
        wish = msgspec.json.decode(row.notices, type=messages.Notices)
        wanted, to = (wish.email, row.email) if row.way == "email" else (True, wish.webhook)
        if not wanted or not to or self._pace.take(f"{row.way} {to}"):
            return None
        return Waiting(row.id, row.way, row.tries, row.table, row.title, row.game, row.language, to)

    async def _send(self, notice: Waiting) -> None:
        try:
            await self._way(notice)
        except Undelivered as e:
            self.counters["notices_failed_total"] += 1
            LOG.warning("notice not delivered", extra={"way": notice.way, "tries": notice.tries + 1, "why": str(e)})
            if e.final or notice.tries >= len(self._back_off):
                values: dict[str, Any] = {"state": "dropped", "tries": notice.tries + 1}
            else:
                due = self._now() + self._back_off[notice.tries]
                values = {"state": "waiting", "tries": notice.tries + 1, "due": due}
        else:
            self.counters["notices_sent_total"] += 1
            values = {"state": "sent", "tries": notice.tries + 1}
        row = schema.notices.c.id == notice.id
        await self._db.write(lambda c: c.execute(update(schema.notices).where(row).values(**values)))

    def _way(self, notice: Waiting) -> Awaitable[None]:
        say = words(notice.language).say
        name = str(module_of(notice.game).NAME[notice.language]) if notice.game in GAMES else notice.game
        table = " ".join(notice.title.split()) or name
        url = f"{self._settings.url}/table/{notice.table}" if self._settings.url else ""
        subject, body = say("notice-subject", table=table), say("notice-body", table=table, game=name)
        link = [say("notice-link", url=url)] if url else []
        if notice.way == "webhook":
            text = "\n".join([body, *link])
            said = {
                "event": "turn",
                "table": notice.table,
                "game": notice.game,
                "url": url,
                "text": text,
                "content": text,
            }
            return call(notice.to, msgspec.json.encode(said), notice.id, self._settings.private_webhooks)
        text = "\n\n".join([body, *link, say("notice-why")]) + "\n"
        return send_mail(self._settings.smtp, self._settings.mail_from, notice.to, subject, text, notice.id)


def _query() -> Any:
    """Messages with their person and table."""
    notices, people, tables = schema.notices, schema.people, schema.tables
    return (
        select(
            notices.c.id, notices.c.way, notices.c.tries, notices.c.table, notices.c.person,
            tables.c.title, tables.c.game, tables.c.state.label("table_state"), tables.c.summary,
            people.c.language, people.c.email, people.c.notices,
        )
        .join(people, people.c.id == notices.c.person)
        .join(tables, tables.c.id == notices.c.table)
    )  # fmt: skip


async def _over(connection: AsyncConnection, row: Row[Any]) -> bool:
    """True if nobody waits for that person any more: they have decided, it was taken back, or the game has ended."""
    if row.table_state != "playing":
        return True
    seats = schema.seats
    mine = select(seats.c.seat).where(seats.c.table == row.table, seats.c.person == row.person)
    return not set((await connection.execute(mine)).scalars()) & set(summary_of(row.summary).pending)
