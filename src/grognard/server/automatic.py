"""What is answered without a person: by computer players, and where there is nothing to choose.

A table that waits for such an answer has one task, its robot, which lives until a person must decide. Its timing tells
nothing: a computer's decision is shown a fixed time after the last thing that people saw, however much it has thought
or done unseen; what is passed for a person (one answer that everybody knows, or cards that were declined for the turn)
comes after a delay drawn from one distribution, whatever the hand holds."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final, NamedTuple

from sqlalchemy import select

from grognard.engine.decision import Refused
from grognard.engine.definition import PUBLIC
from grognard.scene.schema import Prompt

from .computers import Computers, Job
from .hall import Hall
from .problems import Fault
from .storage import schema
from .storage.database import Conflict, StorageFault
from .tables import Live

LOG: Final = logging.getLogger("grognard.tables")
MOST_RESUMED: Final = 200
OTHERS_FIRST: Final = 1.5  # seconds: if another server has the table in hand, it answers
AFTER_FAULT: Final = 1.0


class Answerable(NamedTuple):
    """A question that needs no person: for which seat, and the answer, or nothing if a computer must think of it."""

    seat: int
    option: str


class Automatic:
    """The robots of all tables."""

    def __init__(self, hall: Hall, computers: Computers, pace: float) -> None:
        self._hall = hall
        self._computers = computers
        self._pace = pace
        self._open = True
        hall.after_act = self.kick

    async def resume(self) -> None:
        """After a start: tables where a computer may have been interrupted are opened."""
        tables, seats = schema.tables, schema.seats
        playing = select(tables.c.id).where(
            tables.c.state == "playing",
            tables.c.id.in_(select(seats.c.table).where(seats.c.kind == "computer")),
        )
        async with self._hall.db.read() as connection:
            found = await connection.execute(playing.order_by(tables.c.changed.desc()).limit(MOST_RESUMED))
            waiting = [row.id for row in found]
        if waiting:
            self._hall.soon(self._look_at(waiting))

    async def _look_at(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self._hall.table(table)
            except Fault as fault:
                LOG.info("table %s is not resumed: %s", table, fault)

    async def close(self) -> None:
        """The robots stop; what they are storing is finished."""
        self._open = False
        robots = [live.robot for live in self._hall.tables.values() if live.robot is not None]
        for robot in robots:
            robot.cancel()
        await asyncio.gather(*robots, return_exceptions=True)

    def kick(self, live: Live) -> None:
        """Something has happened at a table: perhaps nobody need be asked now."""
        if live.robot is None:
            live.shown_at = _clock()
        if live.robot is None and self._open and self._may_answer(live):
            live.robot = self._hall.soon(self._drive(live))

    def _may_answer(self, live: Live) -> bool:
        """Cheaply: could there be something to do?"""
        if live.state != "playing":
            return False
        for decision in live.game.pending:
            chair = live.chairs[decision.seat]
            if chair.kind == "computer" or len(decision.options) == 1 or live.holds.get(decision.seat):
                return True
        return False

    async def _drive(self, live: Live) -> None:
        try:
            while self._open:
                async with live.lock:
                    question = self._next(live)
                    if question is None:
                        live.robot = None
                        return
                    seq, job = live.seq, self._job(live, question.seat)
                try:
                    await self._answer(live, question, seq, job)
                except Conflict:
                    continue
                except (Fault, StorageFault) as e:
                    LOG.warning("a computer's decision could not be stored: %s", e)
                    await asyncio.sleep(AFTER_FAULT)
        finally:
            live.robot = None

    def _next(self, live: Live) -> Answerable | None:
        if not self._may_answer(live):
            return None
        for seat in live.pending:
            if live.chairs[seat].kind == "computer":
                return Answerable(seat, "")
        if live.game.in_secret:
            return None
        seat = live.pending[0]
        scene = self._hall.face(live, seat, "en").scene
        option = unasked(scene.prompt, live.holds.get(seat, 0) == scene.turn)
        return None if option is None else Answerable(seat, option)

    def _job(self, live: Live, seat: int) -> Job:
        setup = live.setup
        folder = str(self._hall.library.folder(setup.data)) if setup.data else ""
        course = [(who, option.text) for who, option in live.game.decisions]
        return Job(
            setup.id, setup.game, setup.scenario, setup.options, folder, setup.seed, course, seat,
            live.chairs[seat].computer,
        )  # fmt: skip

    async def _answer(self, live: Live, question: Answerable, seq: int, job: Job) -> None:
        if question.option:
            await asyncio.sleep(self._pace * (0.8 + secrets.randbelow(1000) / 1000))
            kind, text = "auto", question.option
        else:
            kind, text = "choose", await self._computers.ask(job)
            await asyncio.sleep(max(0.0, live.shown_at + self._pace - _clock()))
        if live.foreign:
            await asyncio.sleep(OTHERS_FIRST)
        async with live.lock:
            if live.seq != seq or live.state != "playing":
                return
            before = self._seen(live, question.seat)
            try:
                option = live.game.find(text, question.seat)
            except Refused:
                LOG.error("table %s: %s is not offered", live.setup.id, text)
                raise
            await self._hall.act(live, kind, question.seat, option.text, live.game.n)
            if self._seen(live, question.seat) != before:
                live.shown_at = _clock()

    def _seen(self, live: Live, seat: int) -> list[dict[str, Any]]:
        """What everybody else sees."""
        return [live.game.view(eyes) for eyes in (*range(live.seats), PUBLIC) if eyes != seat]


def unasked(prompt: Prompt, held: bool) -> str | None:
    """The answer to a question that nobody need be asked, or None."""
    if not prompt.mine:
        return None
    if held and prompt.card_offer:
        return next((choice.option for choice in prompt.choices if choice.look == "pass"), None)
    return prompt.choices[0].option if prompt.forced and len(prompt.choices) == 1 else None


def _clock() -> float:
    return asyncio.get_running_loop().time()
