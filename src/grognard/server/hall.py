"""The tables in memory: opening one, storing an act, hearing what other servers have stored.

An act is applied to the game, stored, and only then shown; whoever reads waits for the table's lock meanwhile. If it
cannot be stored the game is played again from the acts that are, and nothing has happened. If another server was
quicker (Conflict), its acts are read first, and whoever asked decides anew."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.engine.decision import Refused
from grognard.engine.errors import UserError

from . import acts, clocks, store
from .faces import Face
from .infos import Known, names_of, result_text
from .library import Library
from .maps import Maps
from .problems import Fault, not_found
from .settings import Settings
from .signals import Signals
from .storage import schema
from .storage.database import Conflict, Database, StorageFault
from .tables import CHOICES, Act, Chair, Live, summary_of
from .words import words

LOG: Final = logging.getLogger("grognard.tables")
ALWAYS: Final = sys.maxsize  # a number that no table has heard of
Tell = Callable[[AsyncConnection, str, str, int], Awaitable[None]]


async def nothing(_connection: AsyncConnection, _person: str, _table: str, _turn: int) -> None:
    """Nobody is told."""


class Hall:
    """Where the tables stand."""

    def __init__(self, db: Database, settings: Settings, now: Callable[[], float], tell: Tell) -> None:
        self.db = db
        self.settings = settings
        self.now = now
        self.library = Library()
        self.maps = Maps(db)
        self.signals = Signals(db, self._heard, self._missed)
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self.grace_until = 0.0
        self.after_act: Callable[[Live], None] = lambda live: None
        self.chat_heard: Callable[[str], None] = lambda table: None
        self.counts = {
            "decisions_total": 0,
            "acts_total": 0,
            "conflicts_total": 0,
            "faults_total": 0,
            "opened_total": 0,
        }
        self._tell = tell
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- opening ---

    async def table(self, table: str) -> Live:
        """A table, from memory or played again from its acts."""
        live = self.tables.get(table)
        if live is None:
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._open(table))
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(task)
        await self.maps.ready(live.setup.data, live.definition)
        live.used = self.now()
        if table in self.tables:
            self.tables.move_to_end(table)
        return live

    @property
    def opening(self) -> dict[str, asyncio.Task[Live]]:
        """The tables that are being read now."""
        return dict(self._opening)

    async def _open(self, table: str) -> Live:
        with storage():
            async with self.db.read() as connection:
                found = await store.whole(connection, table)
        if found is None:
            raise not_found("table")
        setup, chairs, past, _ = found
        if not self.library.knows_rules(setup):
            raise Fault(409, "frozen")
        await self.figures(setup.data)
        live = Live(setup, chairs, self.library.of(setup))
        await self.maps.ready(setup.data, live.definition)
        self.replay(live, past)
        self.tables[table] = live
        self.counts["opened_total"] += 1
        self._make_room(table)
        self.after_act(live)
        return live

    async def figures(self, data: str) -> None:
        """An owner's figures, written out for this process."""
        if self.library.has_figures(data):
            return
        with storage():
            async with self.db.read() as connection:
                found = await connection.execute(select(schema.figures.c.files).where(schema.figures.c.id == data))
                files = found.scalar_one_or_none()
        if files is None:
            raise not_found("data")
        self.library.lay_down(data, msgspec.json.decode(files, type=dict[str, str]))

    def replay(self, live: Live, past: Sequence[Act]) -> None:
        """Plays a table from its beginning."""
        live.restart()
        if live.setup.uploaded:
            live.end = live.end or acts.uploaded_end()
        for act in past:
            acts.apply(live, act)
        live.version += 1

    def _make_room(self, newest: str) -> None:
        """Forgets the tables that nobody looks at, the longest unused first."""
        for table in list(self.tables):
            if len(self.tables) <= self.settings.tables:
                return
            live = self.tables[table]
            busy = live.streams or live.held or live.lock.locked() or live.robot is not None
            if not busy and table != newest:
                del self.tables[table]

    @contextlib.asynccontextmanager
    async def holding(self, table: str) -> AsyncIterator[Live]:
        """A table with its lock, up to date as far as the database can be reached."""
        while True:
            live = await self.table(table)
            if self.tables.get(table) is live:
                break  # else it was forgotten as soon as it was read
        live.held += 1
        try:
            async with live.lock:
                if live.doubtful:
                    with contextlib.suppress(StorageFault):
                        await self._catch_up(live)
                yield live
        finally:
            live.held -= 1

    async def read(self, table: str) -> Known:
        """What heads a table, without opening it."""
        live = self.tables.get(table)
        if live is not None:
            async with live.lock:
                return self.known(live)
        with storage():
            async with self.db.read() as connection:
                row = (await connection.execute(store.SETUPS.where(store.tables.c.id == table))).first()
                if row is None:
                    raise not_found("table")
                chairs = await store.chairs(connection, table)
        return await self.known_row(row, chairs)

    def known(self, live: Live) -> Known:
        """What heads a table in memory."""
        return Known(live.setup, live.chairs, live.summary(), live.changed, False, live.definition.seats)

    async def known_row(self, row: Any, chairs: list[Chair]) -> Known:
        """What heads a table in the database."""
        setup = store.setup_of(row)
        frozen = not self.library.knows_rules(setup)
        summary = summary_of(row.summary)
        if not frozen:
            await self.figures(setup.data)
            try:
                self.library.of(setup)
            except UserError:
                frozen = True
        return Known(setup, chairs, summary, row.changed, frozen, tuple(summary.seats))

    # --- acts ---

    async def act(
        self, live: Live, kind: str, seat: int, text: str = "", at: int = 0, person: str | None = None,
        sitting: list[Chair] | None = None,
    ) -> Act:  # fmt: skip
        """Applies an act and stores it. Call with the lock held. Conflict: somebody else was quicker, decide anew."""
        task = asyncio.create_task(self._act(live, kind, seat, text, at, person, sitting))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            # whoever asked has gone away; what was begun is finished before anybody else gets the lock
            if not task.done():
                await asyncio.wait([task])
            raise

    async def _act(
        self, live: Live, kind: str, seat: int, text: str, at: int, person: str | None,
        sitting: list[Chair] | None,
    ) -> Act:  # fmt: skip
        if live.doubtful:
            known = live.seq
            with storage():
                await self._catch_up(live)
            if live.seq != known:
                raise Conflict("others have acted meanwhile")
        now = self.now()
        before, kept, chairs = live.pending if live.state == "playing" else [], list(live.acts), live.chairs
        left = clocks.run(live.left, live.running, now - live.stamp)
        if now < self.grace_until:
            left = [max(x, self.settings.grace) for x in left]
        act = Act(live.seq + 1, kind, seat, text, at, person, now, "")
        if sitting is not None:
            live.chairs = sitting
        acts.apply(live, act)
        left = clocks.renewed(live.setup.clock, left, before, live.pending, seat if kind in CHOICES else -1)
        act = live.acts[-1] = msgspec.structs.replace(act, clock=clocks.written(left))
        live.left, live.stamp = left, now
        try:
            await self._store(live, act, before)
        except (Conflict, StorageFault) as e:
            self.replay(live, kept)
            live.chairs = chairs
            if isinstance(e, Conflict):
                self.counts["conflicts_total"] += 1
                with storage():
                    await self._catch_up(live)
                raise
            self.counts["faults_total"] += 1
            LOG.warning("an act could not be stored: %s", e)
            live.doubtful = True
            raise Fault(503, "storage") from e
        except BaseException:
            self.replay(live, kept)
            live.chairs = chairs
            raise
        live.foreign = False
        self.counts["acts_total"] += 1
        self.counts["decisions_total"] += kind in CHOICES
        live.touch()
        self.after_act(live)
        return act

    async def _store(self, live: Live, act: Act, before: list[int]) -> None:
        summary = msgspec.json.encode(live.summary()).decode()
        due = clocks.deadline(live.left, live.running, live.stamp)
        asked = [s for s in live.pending if s not in before] if live.state == "playing" else []
        people = {p for s in asked if (p := live.chairs[s].person) is not None and p != act.person}
        table, state, changed = live.setup.id, live.state, live.changed

        async def job(connection: AsyncConnection) -> None:
            await store.add(connection, table, act, state=state, summary=summary, changed=changed, deadline=due)
            if act.kind == "sit" and act.person is not None:
                await store.take_seat(connection, table, act.seat, act.person)
            for person in people:
                await self._tell(connection, person, table, act.seq)
            await self.signals.tell(connection, table, act.seq)

        await self.db.write(job)

    async def _catch_up(self, live: Live) -> None:
        """Reads what others have stored. Call with the lock held."""
        async with self.db.read() as connection:
            news = await store.acts_after(connection, live.setup.id, live.seq)
            if any(act.kind == "sit" for act in news) or live.state == "waiting" or live.doubtful:
                await self._seats(connection, live)
        live.doubtful = False
        if not news:
            return
        try:
            for act in news:
                acts.apply(live, act)
        except Refused:  # our own past is not theirs: a doubtful act of ours was stored after all
            async with self.db.read() as connection:
                self.replay(live, await store.acts_after(connection, live.setup.id, 0))
        live.foreign = True
        live.touch()
        self.after_act(live)

    async def seats_anew(self, live: Live) -> None:
        """Reads who sits at a table, and what they are called. Call with the lock held."""
        async with self.db.read() as connection:
            await self._seats(connection, live)

    async def _seats(self, connection: AsyncConnection, live: Live) -> None:
        row = (await connection.execute(store.SETUPS.where(store.tables.c.id == live.setup.id))).first()
        if row is None:
            return
        before = live.setup, live.chairs
        live.setup, live.chairs = store.setup_of(row), await store.chairs(connection, live.setup.id)
        for stream in live.streams:
            if stream.seat >= 0 and stream.seat not in live.seats_of(stream.person):
                stream.end()  # its page asks again, and is told whose seat it is
        if (live.setup, live.chairs) != before:
            live.touch()

    # --- other servers ---

    def _heard(self, table: str, seq: int) -> None:
        """Another server has stored an act, or a line of chat (0)."""
        live = self.tables.get(table)
        if live is None:
            if table in self._opening:
                self.soon(self._refresh_opened(self._opening[table], seq))
        elif seq == 0:
            self.chat_heard(table)
        elif seq > live.seq:
            self.soon(self.refresh(live, seq))

    async def _refresh_opened(self, opening: asyncio.Task[Live], seq: int) -> None:
        """News of a table that is being read: it may have come after the reading."""
        with contextlib.suppress(Fault):
            await self.refresh(await asyncio.shield(opening), seq)

    def _missed(self) -> None:
        """The line to the other servers was broken: whatever is in memory may be old."""
        for live in self.tables.values():
            live.doubtful = True
            self.soon(self.refresh(live, live.seq + 1))
            self.chat_heard(live.setup.id)
        for opening in self._opening.values():
            self.soon(self._refresh_opened(opening, ALWAYS))

    async def refresh(self, live: Live, seq: int) -> None:
        """Reads what is new, if it is not known by now."""
        async with live.lock:
            if live.seq < seq or live.doubtful:
                try:
                    await self._catch_up(live)
                except StorageFault:
                    live.doubtful = True

    def soon(self, work: Any) -> asyncio.Task[Any]:
        """Does something in the background; its failure goes to the log."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("work in the background failed", exc_info=task.exception())

    async def settle(self, seconds: float) -> None:
        """Waits until what was begun is done, for some time."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=seconds)

    # --- faces ---

    def face(self, live: Live, seat: int, language: str) -> Face:
        """What some eyes see, up to date. Call with the lock held."""
        found = live.faces.get((seat, language))
        if found is None:
            found = live.faces[seat, language] = Face(live, self.library.stage(live.definition, language), seat)
        say = words(language)
        return found.update(say.say("seats-free"), self._ending(live, language))

    def _ending(self, live: Live, language: str) -> str:
        if live.end is None or live.game.over:
            return ""
        known = self.known(live)
        text = self.library.text(live.setup, language)
        return result_text(known, names_of(known, text), text, words(language))


@contextlib.contextmanager
def storage() -> Any:
    """A database that cannot be reached, in the words of a problem."""
    try:
        yield
    except StorageFault as e:
        raise Fault(503, "storage") from e
