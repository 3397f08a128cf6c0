"""A server that is killed again and again while games are played on it: nothing acknowledged may be missing afterwards.

Games that were played beforehand are played again over HTTP, several at a time, without a pause. At a random moment the
server gets SIGKILL and is started anew on what it left behind, in a file of SQLite or in a PostgreSQL database. Then
every game must stand at least where its last acknowledged decision left it, and go on from there; a file must be whole;
and at the end each game that was finished must end as it did when it was played beforehand."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from .load import MADE, Script, Shown
from .process import ServerProcess
from .web import Browser, Failed, Server

BROKEN: Final = (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError)
LATE: Final = 10.0  # seconds for a position that the server itself must bring about
SHORTEST, LONGEST = 0.05, 0.8  # seconds of play between a start and the next kill


class SeenScene(Struct, frozen=True):
    """What the trial looks at of a `Seen`."""

    scene: Shown


SEEN: Final = msgspec.json.Decoder(SeenScene)


@dataclass
class CrashReport:
    """What a trial came to."""

    kills: int = 0
    acknowledged: int = 0
    games: int = 0
    finished: int = 0
    lost: int = 0
    corrupt: int = 0
    errors: int = 0
    failures: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """The report for a program."""
        return asdict(self)

    def fail(self, kind: str, what: str) -> None:
        """Counts a failure of a kind (lost, corrupt, errors), and keeps the first few."""
        setattr(self, kind, getattr(self, kind) + 1)
        if len(self.failures) < 10:
            self.failures.append(f"{kind}: {what}")


class Game:
    """One table, both of its players, and how much of its game was acknowledged."""

    def __init__(self, server: Server, script: Script, report: CrashReport) -> None:
        self.script = script
        self.report = report
        self.people = [Browser(server) for _ in script.seats]
        self.table = ""
        self.moves = script.moves
        self.next = 0  # the first move that was not acknowledged

    @property
    def over(self) -> bool:
        """True once every move was acknowledged."""
        return self.next >= len(self.moves)

    async def sit_down(self) -> None:
        """A table is made by one and joined by the others."""
        for person in self.people:
            await person.call("GET", "/api/me")
        made = MADE.decode(await self.people[0].call("POST", "/api/tables", self.script.wish))
        tokens = [given.invitation for given in made.seats if not given.mine]
        for person, token in zip(self.people[1:], tokens, strict=True):
            await person.call("POST", f"/api/join/{(token or '').rpartition('/')[2]}")
        self.table = made.id
        self.report.games += 1

    async def scene(self, seat: int) -> Shown:
        """The table as a seat sees it."""
        path = f"/api/tables/{self.table}/scene?seat={self.script.seats[seat]}"
        return SEEN.decode(await self.people[seat].call("GET", path)).scene

    async def step(self) -> None:
        """The next move, unless the server has taken it of itself (a decision with one answer)."""
        seat, at, text = self.moves[self.next]
        shown = await self._reached(seat, at)
        if shown is None:
            self.report.fail("errors", f"{self.table}: seat {seat} never came to position {at}")
            self.next = len(self.moves)
            return
        if shown.n == at and shown.prompt.mine:
            body = {"seat": self.script.seats[seat], "at": at, "option": text}
            try:
                await self.people[seat].call("POST", f"/api/tables/{self.table}/choose", body)
            except Failed as e:
                if e.status != 409:  # 409: taken meanwhile
                    self.report.fail("errors", f"{self.table}: {text} at {at}: {e}")
                    self.next = len(self.moves)
                return
            self.report.acknowledged += 1
        self.next += 1

    async def _reached(self, seat: int, at: int) -> Shown | None:
        waited = 0.0
        while True:
            shown = await self.scene(seat)
            if shown.n > at or (shown.n == at and (shown.prompt.mine or shown.over)):
                return shown
            if waited >= LATE:
                return None
            await asyncio.sleep(0.05)
            waited += 0.05

    async def check(self) -> None:
        """After a restart: the last acknowledged move is there; the one after it may be, if it was on its way."""
        if not self.next or not self.table:
            return
        seat, at, text = self.moves[self.next - 1]
        shown = await self.scene(seat)
        if shown.n <= at and not shown.over:
            self.report.fail("lost", f"{self.table}: {text} of seat {seat} at {at}; it stands at {shown.n}")

    async def compare(self) -> None:
        """A game that is over stands exactly where it stood when it was played beforehand."""
        told = msgspec.json.decode(await self.people[0].call("GET", f"/api/tables/{self.table}/record"))
        if told["digest"] != self.script.digest:
            self.report.fail("corrupt", f"{self.table}: ends at {told['digest']}, not at {self.script.digest}")

    async def play(self, running: Callable[[], bool]) -> None:
        """Moves without a pause, until the end or until the server is gone."""
        try:
            if not self.table:
                await self.sit_down()
            while running() and not self.over:
                await self.step()
        except Failed as e:
            if e.status < 500:
                self.report.fail("errors", f"{self.table or 'no table'}: {e}")
        except BROKEN:
            return


def whole(path: Path) -> str:
    """What SQLite itself says of a file: `ok`."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            return str(connection.execute("PRAGMA integrity_check").fetchone()[0])
        except sqlite3.DatabaseError as e:  # so damaged that it cannot even be examined
            return str(e)


async def crash(
    folder: Path,
    scripts: list[Script],
    kills: int,
    seed: int,
    *,
    at_once: int = 6,
    database: str = "",
    progress: Callable[[int], None] | None = None,
) -> CrashReport:
    """Kills a server so many times while games are played on it; its database is a file in the folder unless named."""
    report, rng = CrashReport(), random.Random(seed)
    process = ServerProcess(folder, database=database)
    server = process.server
    games: list[Game] = []
    used = 0
    try:
        for kill in range(kills + 1):
            await process.start()
            for game in games:
                await game.check()
                if game.over:
                    await game.compare()
            report.finished += sum(game.over for game in games)
            games = [game for game in games if not game.over]
            while len(games) < at_once:
                games.append(Game(server, scripts[used % len(scripts)], report))
                used += 1
            if kill == kills:
                break
            tasks = [asyncio.create_task(game.play(process.running)) for game in games]
            await asyncio.sleep(rng.uniform(SHORTEST, LONGEST))
            process.kill()
            report.kills += 1
            await asyncio.gather(*tasks)
            server.close()
            if not database and (said := whole(folder / "grognard.db")) != "ok":
                report.fail("corrupt", f"after kill {report.kills}: {said}")
            if progress is not None:
                progress(report.kills)
        for game in games:
            if game.table:
                await game.play(lambda: True)
                await game.compare()
                report.finished += game.over
    finally:
        process.stop()
        server.close()
    return report
