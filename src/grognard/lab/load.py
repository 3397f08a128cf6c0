"""A server under load: many live games at once, each played by two persons over HTTP as browsers play them.

The games are scripted: they were played beforehand by two computer players from known seeds, and are played again
through the server, every choice by its own person when that person's event stream asks for it. So the server's answers
are checked too: a scene that asks for something else than the script knows is an error.

What is measured: from sending a choice to the event that reaches the other player; whether everything that was
acknowledged is there at the end; and whether each stream has brought its viewer to where the server then stands. Any
difference is a loss, however late in the run it came about. People think between two choices; without that, any server
would be measured at the point where it can take no more."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Struct

from grognard.engine import record
from grognard.engine.definition import Definition
from grognard.engine.seat import Seat
from grognard.players import make

from .web import Browser, Failed, Server

STALLED: Final = 15.0  # seconds without news after which a game is given up
UNDERWAY: Final = 5.0  # seconds for the last events of a game to arrive, once nobody chooses any more
SETTLED: Final = 0.03  # seconds in which a server at rest has done all that a decision makes it do


class Asked(Struct, frozen=True):
    """What the load looks at of a prompt."""

    mine: bool
    forced: bool


class Shown(Struct, frozen=True):
    """What the load looks at of a scene."""

    n: int
    over: bool
    prompt: Asked


class Pushed(Struct, frozen=True):
    """What the load looks at of a `Push` or a `Seen`."""

    scene: Shown


class SeatGiven(Struct, frozen=True):
    """What the load looks at of a seat."""

    seat: str
    mine: bool
    invitation: str | None


class TableMade(Struct, frozen=True):
    """What the load looks at of a table."""

    id: str
    seats: list[SeatGiven]


PUSHED: Final = msgspec.json.Decoder(Pushed)
MADE: Final = msgspec.json.Decoder(TableMade)


@dataclass(frozen=True)
class Script:
    """A game that was played beforehand: what each seat answered at each of its positions."""

    wish: dict[str, Any]
    seats: tuple[str, ...]
    answers: dict[tuple[int, int], str]  # by seat and the position as it counts
    digest: str  # of the position at the end

    @property
    def moves(self) -> list[tuple[int, int, str]]:
        """Seat, position and answer, in the order in which they were given."""
        return [(seat, at, text) for (seat, at), text in self.answers.items()]


@dataclass
class LoadReport:
    """What a load came to."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    lost: int = 0
    errors: int = 0
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)  # seconds of processor for a decision, with nothing else going on
    failures: list[str] = field(default_factory=list)

    def fail(self, what: str) -> None:
        """Counts an error, and keeps the first few."""
        self.errors += 1
        if len(self.failures) < 10:
            self.failures.append(what)

    def as_json(self) -> dict[str, Any]:
        """The report for a program."""
        waits, cpu = sorted(self.waits) or [0.0], sorted(self.cpu) or [0.0]
        return {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            "seen_by_other": len(self.waits),
            "p50_ms": round(1000 * waits[len(waits) // 2], 1),
            "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
            "cpu_ms_p50": round(1000 * cpu[len(cpu) // 2], 2),
            "cpu_ms_p99": round(1000 * cpu[int(len(cpu) * 0.99)], 2),
            "lost": self.lost,
            "errors": self.errors,
            "failures": self.failures,
        }


def scripted(definition: Definition[Any, Any], number: int) -> Script:
    """A game between two computer players, from a seed by number."""
    g = record.new_game(definition, record.new_seed(number))
    rng = random.Random(number)
    players = [make("scripted", rng) for _ in definition.seats]
    answers: dict[tuple[int, int], str] = {}
    while not g.over:
        seat = g.pending[0].seat
        option = players[seat].choose(Seat(g, seat))
        answers[seat, g.number(seat)] = option.text
        g.choose(option, seat)
    wish = {
        "game": definition.id,
        "scenario": definition.scenario,
        "options": definition.options,
        "seats": [{"seat": seat, "who": "invite" if n else "me"} for n, seat in enumerate(definition.seats)],
        "seed": str(number),
    }
    return Script(wish, definition.seats, answers, record.digest(g))


class Match:
    """One table with both of its players."""

    def __init__(self, server: Server, script: Script, report: LoadReport) -> None:
        self.script = script
        self.report = report
        self.people = [Browser(server) for _ in script.seats]
        self.table = ""
        self.scenes: list[Shown | None] = [None for _ in script.seats]
        self.news = asyncio.Event()
        self.sent: tuple[int, float] | None = None  # who chose last, and when
        self.known = [-1 for _ in script.seats]  # the last position that each has answered
        self.taken = [0 for _ in script.seats]  # how many choices of each were acknowledged
        self.stalled = False  # no news came although somebody must decide

    async def sit_down(self) -> None:
        """A table is made by one and joined by the others."""
        for person in self.people:
            await person.call("GET", "/api/me")
        made = MADE.decode(await self.people[0].call("POST", "/api/tables", self.script.wish))
        self.table = made.id
        tokens = [given.invitation for given in made.seats if not given.mine]
        for person, token in zip(self.people[1:], tokens, strict=True):
            await person.call("POST", f"/api/join/{(token or '').rpartition('/')[2]}")

    async def play(self, until: float, think: Callable[[], float]) -> None:
        """Plays until the game or the time is over."""
        await self.sit_down()
        streams = [asyncio.create_task(self.listen(n)) for n in range(len(self.people))]
        try:
            while time.perf_counter() < until:
                seat = await self.next_asked(until)
                if seat is None:
                    break
                pause = think()
                left = until - time.perf_counter()
                await asyncio.sleep(min(pause, max(0.0, left)))
                if pause >= left:
                    break  # nobody hurries because the trial ends; what is checked now is not measured any more
                await self.choose(seat)
            await self.check()
        finally:
            for stream in streams:
                stream.cancel()
            await asyncio.gather(*streams, return_exceptions=True)

    async def next_asked(self, until: float = float("inf")) -> int | None:
        """Who must decide, when somebody must; None once the game or the time is over, or news fail to come."""
        while (seat := self._asked()) is None:
            if any(scene is not None and scene.over for scene in self.scenes):
                self.report.finished += 1
                return None
            if not await self._wait(until):
                return None
        return seat

    def _asked(self) -> int | None:
        """A seat that must answer something it has not answered yet."""
        for seat, scene in enumerate(self.scenes):
            if scene is not None and scene.prompt.mine and scene.n > self.known[seat]:
                return seat
        return None

    async def _wait(self, until: float) -> bool:
        """True once there is news; False when the time is over or none comes for long."""
        self.news.clear()
        left = until - time.perf_counter()
        try:
            async with asyncio.timeout(max(0.0, min(STALLED, left))):
                await self.news.wait()
        except TimeoutError:
            self.stalled = left > STALLED
            return False
        return True

    async def choose(self, seat: int) -> None:
        """The answer that the script has for a seat."""
        scene = self.scenes[seat]
        if scene is None or scene.n <= self.known[seat]:
            return
        option = self.script.answers.get((seat, scene.n))
        if option is None:
            self.report.fail(f"{self.table}: seat {seat} is asked at {scene.n}, of which the script knows nothing")
            self.known[seat] = scene.n
            return
        body = {"seat": self.script.seats[seat], "at": scene.n, "option": option}
        self.known[seat] = scene.n
        self.sent = (seat, time.perf_counter())
        try:
            await self.people[seat].call("POST", f"/api/tables/{self.table}/choose", body)
        except (Failed, OSError, TimeoutError, asyncio.IncompleteReadError) as e:
            if scene.prompt.forced and isinstance(e, Failed) and e.status == 409:
                return  # the server was quicker: where there is no choice it answers of itself
            self.report.fail(f"{self.table}: {option} at {scene.n}: {type(e).__name__} {e}")
            return
        self.taken[seat] += 1
        self.report.decisions += 1

    async def listen(self, seat: int) -> None:
        """Follows the events of a seat."""
        path = f"/api/tables/{self.table}/events?seat={self.script.seats[seat]}"
        try:
            async for name, data in self.people[seat].events(path):
                if name != "scene":
                    continue
                now = time.perf_counter()
                if self.sent is not None and self.sent[0] != seat:
                    self.report.waits.append(now - self.sent[1])
                    self.sent = None
                self.scenes[seat] = PUSHED.decode(data).scene
                self.news.set()
        except (Failed, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as e:
            self.report.fail(f"{self.table}: the stream of seat {seat} broke: {type(e).__name__} {e}")

    def _lose(self, what: str) -> None:
        self.report.lost += 1
        self.report.failures.append(f"{self.table}: {what}")

    async def check(self) -> None:
        """Nothing was lost: each seat's position lies beyond its last choice, and its stream has told it so."""
        before = self.report.lost
        for seat, person in enumerate(self.people):
            path = f"/api/tables/{self.table}/scene?seat={self.script.seats[seat]}"
            shown = PUSHED.decode(await person.call("GET", path)).scene
            if self.taken[seat] and shown.n <= self.known[seat]:
                self._lose(f"seat {seat} stands at {shown.n}, not after {self.known[seat]}")
            if not await self._told(seat, shown):
                seen = self.scenes[seat]
                self._lose(f"seat {seat} stands at {shown.n}, its stream at {seen.n if seen is not None else None}")
        if self.stalled and self.report.lost == before:
            self.report.fail(f"{self.table}: no news for {STALLED} s, although no event is missing")

    async def _told(self, seat: int, shown: Shown) -> bool:
        """True once the stream of a seat has come to where the server stands."""
        until = time.perf_counter() + UNDERWAY
        while (seen := self.scenes[seat]) is None or (seen.n, seen.over) < (shown.n, shown.over):
            self.news.clear()
            try:
                async with asyncio.timeout(max(0.0, until - time.perf_counter())):
                    await self.news.wait()
            except TimeoutError:
                return False
        return True


async def cost(server: Server, script: Script, report: LoadReport, cpu: Callable[[], float]) -> None:
    """What one decision costs the server, with both players looking on: a game alone, each decision to its end."""
    match = Match(server, script, report)
    await match.sit_down()
    streams = [asyncio.create_task(match.listen(n)) for n in range(len(match.people))]
    try:
        while (seat := await match.next_asked()) is not None:
            await asyncio.sleep(SETTLED)
            before = cpu()
            await match.choose(seat)
            await asyncio.sleep(SETTLED)
            report.cpu.append(cpu() - before)
        await match.check()
    finally:
        for stream in streams:
            stream.cancel()
        await asyncio.gather(*streams, return_exceptions=True)
        server.close()


async def load(
    server: Server, scripts: list[Script], report: LoadReport, seconds: float, think: float, seed: int
) -> None:
    """So many games at once for so long; a game that ends makes room for the next."""
    games = report.games
    rng = random.Random(seed)
    begin = time.perf_counter()
    until = begin + seconds

    async def place(n: int) -> None:
        await asyncio.sleep(min(seconds, think or 1.0) * n / games)  # they do not all sit down at one moment
        turn = n
        while time.perf_counter() < until:
            match = Match(server, scripts[turn % len(scripts)], report)
            try:
                await match.play(until, lambda: think * rng.uniform(0.5, 1.5))
            except (Failed, OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as e:
                report.fail(f"{match.table or 'no table'}: {type(e).__name__} {e}")
                await asyncio.sleep(1)
            turn += games

    try:
        await asyncio.gather(*(place(n) for n in range(games)))
    finally:
        server.close()
    report.seconds = time.perf_counter() - begin
