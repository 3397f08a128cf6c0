"""A keeper with its database and some persons, for tests; several keepers on one database are several servers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from grognard.engine import record
from grognard.engine.seat import Seat
from grognard.players import make
from grognard.scene.schema import Scene
from grognard.server.keeper import Keeper
from grognard.server.messages import Answer, Clock, NewTable, Push, SeatWish, Seen, TableInfo
from grognard.server.people import People, Person
from grognard.server.settings import Settings
from grognard.server.storage.database import Database
from grognard.server.streams import Sent
from grognard.server.tables import Live

GAME = "napoleon-1806"
OTHER = {"french": "prussian", "prussian": "french", "a": "b", "b": "a"}


class Clockwork:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class World:
    """Servers on one database, and the persons that use them."""

    def __init__(self, url: str, **settings: Any) -> None:
        self.settings = Settings(**{"database": url, "pace": 0.0, "test_seeds": True, "grace": 0.0, **settings})
        self.now = Clockwork()
        self.keepers: list[Keeper] = []
        self.databases: list[Database] = []
        self.told: list[tuple[str, str, int]] = []

    async def server(self) -> Keeper:
        """One more server."""
        db = Database(self.settings.database)
        await db.open()

        async def tell(_connection: Any, person: str, table: str, turn: int) -> None:
            self.told.append((person, table, turn))

        keeper = Keeper(db, self.settings, self.now, tell)
        await keeper.open()
        self.databases.append(db)
        self.keepers.append(keeper)
        return keeper

    @property
    def keeper(self) -> Keeper:
        """The first server."""
        return self.keepers[0]

    async def person(self) -> Person:
        """Somebody new."""
        return (await People(self.databases[0], self.now, False).newcomer("en"))[0]

    async def close(self) -> None:
        """The end."""
        for keeper in self.keepers:
            await keeper.close(5)
        for db in self.databases:
            await db.close()

    async def again(self) -> Keeper:
        """The server has been killed, and is started again: nothing is left but the database."""
        old, db = self.keepers.pop(0), self.databases.pop(0)
        await old.close(5)
        await db.close()
        keeper = await self.server()
        self.keepers.insert(0, self.keepers.pop())
        self.databases.insert(0, self.databases.pop())
        return keeper


@asynccontextmanager
async def world(url: str, servers: int = 1, **settings: Any) -> AsyncIterator[World]:
    """Servers that are open."""
    made = World(url, **settings)
    try:
        for _ in range(servers):
            await made.server()
        yield made
    finally:
        await made.close()


NO_CLOCK = Clock()


def wish(
    scenario: str = "short", level: str = "conscript", me: tuple[str, ...] = ("french",), others: str = "invite",
    clock: Clock = NO_CLOCK, seed: str = "7", **options: str,
) -> NewTable:  # fmt: skip
    """A table to be made."""
    seats = ("a", "b") if level == "marshal" else ("french", "prussian")
    wishes = [SeatWish(s, "me" if s in me else others) for s in seats]  # type: ignore[arg-type]
    return NewTable(GAME, scenario, {"level": level, **options}, wishes, clock=clock, seed=seed)


def token_of(table: TableInfo) -> str:
    """The invitation of a table."""
    return next(s.invitation for s in table.seats if s.invitation).rpartition("/")[2]


class Pair:
    """Two persons at one table, the second invited by the first."""

    def __init__(self, w: World, first: Person, second: Person, table: TableInfo) -> None:
        self.w = w
        self.id = table.id
        self.seats = {s.seat: first if s.mine else second for s in table.seats}
        self.first, self.second = first, second

    def keeper(self, seat: str) -> Keeper:
        """The server that a seat uses: the second person uses the last one."""
        return self.w.keepers[-1] if self.seats[seat] is self.second else self.w.keeper

    async def seen(self, seat: str) -> Seen:
        """What a seat sees."""
        return await self.keeper(seat).seen(self.id, self.seats[seat], seat, "en")

    async def scene(self, seat: str) -> Scene:
        """The scene of a seat."""
        return (await self.seen(seat)).scene

    async def choose(self, seat: str, option: str | None = None, at: int | None = None) -> str:
        """A choice: the last option unless said otherwise."""
        scene = await self.scene(seat)
        text = scene.prompt.choices[-1].option if option is None else option
        await self.keeper(seat).choose(
            self.id, self.seats[seat], Answer(seat, scene.n if at is None else at, text), "en"
        )
        return text

    async def asked(self) -> str | None:
        """A seat that must decide; what is answered without persons has been answered."""
        for _ in range(400):
            for seat in self.seats:
                if (scene := await self.scene(seat)).prompt.mine:
                    live = self.live(seat)
                    if live.robot is None:
                        return seat
                elif scene.over:
                    return None
            await asyncio.sleep(0.005)
        raise AssertionError("nobody is asked")

    def live(self, seat: str) -> Live:
        """The table in the memory of a seat's server."""
        return self.keeper(seat)._hall.tables[self.id]

    def digest(self, seat: str = "") -> str:
        """What identifies the position."""
        return record.digest(self.live(seat or next(iter(self.seats))).game)

    async def play(self, decisions: int, until: Callable[[Scene], bool] | None = None, seed: int = 1) -> None:
        """The scripted player chooses for both, in this process."""
        players = {seat: make("scripted", random.Random(seed)) for seat in self.seats}
        for _ in range(decisions):
            seat = await self.asked()
            if seat is None:
                return
            live = self.live(seat)
            number = live.definition.seats.index(seat)
            option = players[seat].choose(Seat(live.game, number))
            await self.choose(seat, option.text)
            if until is not None and until(await self.scene(seat)):
                return


async def pair(w: World, made: NewTable | None = None) -> Pair:
    """A table with both persons at it."""
    first, second = await w.person(), await w.person()
    table = await w.keeper.create(first, made or wish(), "en")
    await w.keepers[-1].join(token_of(table), second, "fr")
    return Pair(w, first, second, table)


class Listener:
    """Somebody who has a table open: what they are sent, without the pings."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self._task: asyncio.Task[None]

    @classmethod
    async def open(
        cls, keeper: Keeper, table: str, person: Person, seat: str | None, last: str | None = None
    ) -> Listener:
        """Opens the stream and waits for what it begins with."""
        made = cls()
        events = await keeper.stream(table, person, seat, "en", last)

        async def listen() -> None:
            async for sent in events:
                if sent.event != "ping":
                    made.sent.append(sent)

        made._task = asyncio.create_task(listen())
        await made.until(1)
        return made

    async def until(self, number: int) -> Sent:
        """Waits until so many events have come; the last of them."""
        for _ in range(600):
            if len(self.sent) >= number:
                return self.sent[number - 1]
            await asyncio.sleep(0.005)
        raise AssertionError(f"{len(self.sent)} events, not {number}")

    async def quiet(self) -> int:
        """How many events there are when nothing comes any more."""
        await asyncio.sleep(0.05)
        return len(self.sent)

    async def close(self) -> None:
        """Closes the page."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    @property
    def push(self) -> Push:
        """The last scene that came."""
        return msgspec.json.decode(next(s.data for s in reversed(self.sent) if s.event == "scene"), type=Push)
