"""Computer players, in processes of their own.

A process keeps the games that it has been asked about, and plays on from there: it is sent the whole course, which is
short, and nothing else. The player gets a `Seat`. A process that dies is replaced and the question asked again; a
player that fails is replaced for this one decision by the one that takes anything."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import multiprocessing.process
import os
import random
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final, NamedTuple

from grognard.engine import record
from grognard.engine.game import Game
from grognard.engine.seat import Seat
from grognard.games import define
from grognard.players import Player, make

LOG: Final = logging.getLogger("grognard.computers")
KEPT: Final = 100  # games kept by a process
TRIES: Final = 3
AT_ONCE: Final = 4  # questions handed to each process; more wait here


class Job(NamedTuple):
    """A question to a computer player: everything from which the game follows, and the seat that is asked."""

    table: str
    game: str
    scenario: str
    options: dict[str, str]
    folder: str  # of an owner's figures, or nothing
    seed: bytes
    course: list[tuple[int, str]]
    seat: int
    player: str


class Kept:
    """A game in a process, and the players that play in it."""

    def __init__(self, job: Job) -> None:
        folder = Path(job.folder) if job.folder else None
        self.game: Game[Any, Any] = record.new_game(define(job.game, job.scenario, job.options, folder), job.seed)
        self.course: list[tuple[int, str]] = []
        self.players: dict[tuple[int, str], Player] = {}

    def follow(self, course: list[tuple[int, str]]) -> None:
        """Plays on to where the table stands."""
        for seat, text in course[len(self.course) :]:
            self.game.choose(text, seat)
            self.course.append((seat, text))

    def player(self, job: Job) -> Player:
        """The player of a seat; what it leaves to luck follows from the table's seed, and from nothing of its luck."""
        found = self.players.get((job.seat, job.player))
        if found is None:
            number = hashlib.blake2b(f"player {job.seat}".encode(), key=job.seed, digest_size=8).digest()
            found = make(job.player, random.Random(int.from_bytes(number, "big")))
            self.players[job.seat, job.player] = found
        return found


_kept: OrderedDict[str, Kept] = OrderedDict()


def think(job: Job) -> str:
    """What a computer player chooses. Runs in a process of its own."""
    kept = _kept.pop(job.table, None)
    if kept is None or kept.course != job.course[: len(kept.course)]:
        kept = Kept(job)
    kept.follow(job.course)
    _kept[job.table] = kept
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return kept.player(job).choose(Seat(kept.game, job.seat)).text


def begin() -> None:
    """A process that thinks leaves signals to the server, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)


class Computers:
    """The processes."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._room = asyncio.Semaphore(processes * AT_ONCE)
        self.failures = 0
        self.answers = 0

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=begin)
        return self._pool

    async def ask(self, job: Job) -> str:
        """What the computer player of a seat chooses."""
        async with self._room:
            for attempt in range(1, TRIES + 1):
                pool = self._running()
                try:
                    text = await asyncio.get_running_loop().run_in_executor(pool, think, job)
                except BrokenProcessPool:
                    self.failures += 1
                    LOG.warning("a computer's process has died; attempt %d", attempt)
                    if self._pool is pool:
                        self._pool = None
                        pool.shutdown(wait=False)
                except Exception:
                    self.failures += 1
                    LOG.exception("the computer player %s failed", job.player)
                    job = job._replace(player="random")
                else:
                    self.answers += 1
                    return text
        raise RuntimeError(f"no computer could answer at table {job.table}")

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
