"""The keeper of the tables: everything that a person can do at one, and see of one.

Each method answers or raises a `Fault`. What changes a game goes through `Hall.act`, which stores it before it returns:
acknowledged means stored."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from typing import Final, Literal

from grognard.engine.decision import Refused
from grognard.engine.definition import PUBLIC
from grognard.scene import boards
from grognard.scene.schema import Board, Preview, Scene

from . import offering, undoing
from .automatic import Automatic
from .chats import Chats
from .computers import Computers
from .figures import Figures
from .hall import Hall, Tell, nothing
from .infos import Known, info
from .making import Making
from .messages import (
    Answer,
    ChatLine,
    DataInfo,
    Fairness,
    Hold,
    Moment,
    Moments,
    NewTable,
    Offer,
    Say,
    SeatAt,
    Seen,
    TableInfo,
    Taken,
)
from .people import Person
from .presence import Presence
from .problems import Fault
from .records import Records
from .replays import Replays
from .seating import Seating
from .settings import Settings
from .storage.database import Conflict, Database
from .streams import Look, Sent, Stream
from .tables import Live
from .timekeeper import Timekeeper

AGAIN: Final = 5  # how often an act is tried when other servers are quicker


class Keeper:
    """Every table of a server."""

    def __init__(
        self, db: Database, settings: Settings, now: Callable[[], float] = time.time, tell: Tell = nothing
    ) -> None:
        self._now = now
        self._settings = settings
        self._hall = hall = Hall(db, settings, now, tell)
        self._figures = Figures(hall)
        self._making = Making(hall)
        self.seating = Seating(hall)
        self._chats = Chats(hall)
        self._presence = Presence(hall)
        self._replays = Replays(hall)
        self._records = Records(hall, self._making)
        self._computers = Computers(settings.computers)
        self._automatic = Automatic(hall, self._computers, settings.pace)
        self._time = Timekeeper(hall)
        self._decisions_late = 0

    async def open(self) -> None:
        """Listens to the other servers, watches the clocks, lets computers that were interrupted go on."""
        self._hall.grace_until = self._now() + self._settings.grace
        await self._hall.signals.open()
        self._time.open()
        self._presence.open()
        await self._automatic.resume()

    async def close(self, grace: float) -> None:
        """Ends the streams, finishes what is being stored, stops everything else."""
        for live in self._hall.tables.values():
            for stream in live.streams:
                stream.end()
        await self._time.close()
        await self._automatic.close()
        self._hall.maps.close()
        await self._hall.settle(grace)
        await self._presence.close()
        await self._hall.signals.close()
        self._computers.close()
        self._hall.library.close()

    @property
    def counters(self) -> dict[str, float]:
        """Figures for /metrics."""
        tables = self._hall.tables.values()
        return {
            "tables_in_memory": len(tables),
            "streams": sum(len(live.streams) for live in tables),
            "late_choices_total": self._decisions_late,
            "computer_failures_total": self._computers.failures,
            "computer_answers_total": self._computers.answers,
            **self._hall.counts,
        }

    # --- making and finding ---

    async def create(self, person: Person, wish: NewTable, language: str) -> TableInfo:
        """A new table."""
        return await self.info(await self._making.create(person, wish), person, language)

    async def listed(self, person: Person, which: Literal["mine", "open"], language: str) -> list[TableInfo]:
        """My tables, those that wait for me first; or tables with a free seat for anybody."""
        found = [self._info(known, person, language) for known in await self._making.listed(person.id, which)]
        return sorted(found, key=lambda t: (not t.my_turn, t.state == "over", -t.changed))

    async def info(self, table: str, person: Person, language: str) -> TableInfo:
        """What heads a table."""
        return self._info(await self._hall.read(table), person, language)

    def _info(self, known: Known, person: Person, language: str) -> TableInfo:
        text = None if known.frozen else self._hall.library.text(known.setup, language)
        here = self._presence.at(known.setup.id)
        return info(known, person.id, language, text, here, self._settings.url, self._now())

    async def invitation(self, token: str, person: Person, language: str) -> TableInfo:
        """What an invitation is to."""
        table, _ = await self._making.invited(token, person.id)
        return await self.info(table, person, language)

    async def join(self, token: str, person: Person, language: str) -> TableInfo:
        """Takes the seat of an invitation."""
        table, seat = await self._making.invited(token, person.id)
        await self._making.take(table, seat, person)
        return await self.info(table, person, language)

    async def sit(self, table: str, seat: str, person: Person, language: str) -> TableInfo:
        """Takes a seat of an open table."""
        async with self._hall.holding(table) as live:
            number = offering.seat_number(live, seat)
            if live.chairs[number].kind == "free" and live.chairs[number].token is not None:
                raise Fault(403, "by-invitation")
        await self._making.take(table, number, person)
        return await self.info(table, person, language)

    # --- seeing ---

    async def board(self, table: str, person: Person, language: str) -> Board:
        """The map of a table."""
        known = await self._hall.read(table)
        if known.frozen:
            raise Fault(409, "frozen")
        definition = self._hall.library.of(known.setup)
        await self._hall.maps.ready(known.setup.data, definition)
        return boards.board(definition, language)

    async def seen(self, table: str, person: Person, seat: str | None, language: str) -> Seen:
        """A table through one seat's eyes."""
        async with self._hall.holding(table) as live:
            look = self._look(live, person, offering.eyes_of(live, person.id, seat), language)
            face = look.face
            return Seen(look.table, face.scene, list(face.log), _undo(look.undo), face.news_from(), look.hold)

    def _look(self, live: Live, person: Person, seat: int, language: str) -> Look:
        face = self._hall.face(live, seat, language)
        table = self._info(self._hall.known(live), person, language)
        hold = seat != PUBLIC and live.holds.get(seat, 0) == face.scene.turn and live.end is None
        return Look(table, face, undoing.may(live, seat, face.scene), hold)

    async def stream(
        self, table: str, person: Person, seat: str | None, language: str, last: str | None
    ) -> AsyncIterator[Sent]:
        """Everything that a viewer is sent, until they go or the server stops."""
        async with self._hall.holding(table) as live:
            eyes = offering.eyes_of(live, person.id, seat)
            stream = Stream(live, person.id, eyes, language, await self._chats.count(table))
            live.streams.add(stream)  # before anybody else may think that nobody looks at this table
        return self._streaming(stream, person, last)

    async def _streaming(self, stream: Stream, person: Person, last: str | None) -> AsyncIterator[Sent]:
        live = stream.live

        async def look(_: Stream) -> Look:
            async with live.lock:
                return self._look(live, person, stream.seat, stream.language)

        self._presence.came(live.setup.id, person.id)
        try:
            async for sent in stream.events(last, look, self._chats.news):
                yield sent
        finally:
            live.streams.discard(stream)
            self._presence.left(live.setup.id, person.id)

    async def preview(
        self, table: str, person: Person, seat: str | None, at: int, option: str, language: str
    ) -> Preview:
        """What an option would bring."""
        async with self._hall.holding(table) as live:
            number = offering.eyes_of(live, person.id, seat)
            if number == PUBLIC:
                raise Fault(403, "not-your-seat")
            self._check(live, number, at)
            face = self._hall.face(live, number, language)
            try:
                return self._hall.library.stage(live.definition, language).preview(face.eyes, option)
            except KeyError:
                raise Fault(404, "unknown-option") from None

    # --- acting ---

    def _check(self, live: Live, seat: int, at: int) -> None:
        """Refuses what answers another position, or comes when nothing can be decided."""
        if live.state == "waiting":
            raise Fault(409, "waiting")
        if live.end is not None:
            raise Fault(409, "over")
        now = live.game.number(seat)
        if at != now:
            self._decisions_late += 1
            raise Fault(409, "stale", n=now)

    async def choose(self, table: str, person: Person, answer: Answer, language: str) -> Taken:
        """A choice."""
        for _ in range(AGAIN):
            async with self._hall.holding(table) as live:
                seat = offering.own_seat(live, person.id, answer.seat)
                await self._time.check(live)
                self._check(live, seat, answer.at)
                try:
                    n, option = live.game.n, live.game.find(answer.option, seat)
                    await self._hall.act(live, "choose", seat, option.text, n, person.id)
                except Refused as refused:
                    self._check(live, seat, answer.at)  # the table may have moved on while it was stored
                    said, rule = self._hall.library.stage(live.definition, language).refusal(refused.reason)
                    raise Fault(422, "refused", rule=rule, said=said, n=live.game.number(seat)) from None
                except Conflict:
                    continue
                return Taken(live.game.number(seat))
        raise Fault(503, "busy")

    async def undo(self, table: str, person: Person, wish: SeatAt, language: str) -> Taken:
        """Takes back the seat's last choice, or asks the other side to let it."""
        for _ in range(AGAIN):
            async with self._hall.holding(table) as live:
                seat = offering.own_seat(live, person.id, wish.seat)
                self._check(live, seat, wish.at)
                try:
                    await self._undo(live, seat, self._hall.face(live, seat, language).scene, person.id)
                except Conflict:
                    continue
                return Taken(live.game.number(seat))
        raise Fault(503, "busy")

    async def _undo(self, live: Live, seat: int, scene: Scene, person: str) -> None:
        going = undoing.freely(live, seat, scene)
        if going:
            await self._hall.act(live, "undo", seat, " ".join(map(str, going)), live.game.n, person)
            return
        back = undoing.target(live, seat)
        if undoing.may(live, seat, scene) == "no" or back is None:
            raise Fault(409, "no-undo")
        if undoing.alone(live, seat):
            await self._hall.act(live, "back", seat, "", back, person)
        elif "undo" not in live.offers:
            await self._hall.act(live, "offer", seat, "undo", live.game.n, person)

    async def offer(self, table: str, person: Person, wish: Offer, language: str) -> Taken:
        """Offers a draw, asks for an undo, or answers."""
        for _ in range(AGAIN):
            async with self._hall.holding(table) as live:
                seat = offering.own_seat(live, person.id, wish.seat)
                if live.state != "playing":
                    raise Fault(409, "waiting" if live.state == "waiting" else "over")
                if wish.kind == "undo" and wish.act == "offer":
                    # asked for where nobody need be asked, it is simply done
                    work = self._undo(live, seat, self._hall.face(live, seat, language).scene, person.id)
                else:
                    work = offering.answer(self._hall, live, seat, wish, person.id)
                try:
                    await work
                except Conflict:
                    continue
                return Taken(live.game.number(seat))
        raise Fault(503, "busy")

    async def resign(self, table: str, person: Person, wish: SeatAt, language: str) -> Taken:
        """Gives the game up, whatever the position is by now."""
        for _ in range(AGAIN):
            async with self._hall.holding(table) as live:
                seat = offering.own_seat(live, person.id, wish.seat)
                if live.state != "playing":
                    raise Fault(409, "waiting" if live.state == "waiting" else "over")
                try:
                    await self._hall.act(live, "resign", seat, "", live.game.n, person.id)
                except Conflict:
                    continue
                return Taken(live.game.number(seat))
        raise Fault(503, "busy")

    async def hold(self, table: str, person: Person, wish: Hold, language: str) -> Taken:
        """No cards for this seat until the turn ends; or again."""
        for _ in range(AGAIN):
            async with self._hall.holding(table) as live:
                seat = offering.own_seat(live, person.id, wish.seat)
                if live.state != "playing":
                    raise Fault(409, "waiting" if live.state == "waiting" else "over")
                turn = self._hall.face(live, seat, language).scene.turn if wish.on else 0
                try:
                    if live.holds.get(seat, 0) != turn:
                        await self._hall.act(live, "hold", seat, "", turn, person.id)
                except Conflict:
                    continue
                return Taken(live.game.number(seat))
        raise Fault(503, "busy")

    # --- talking ---

    async def chat(self, table: str, person: Person, language: str) -> list[ChatLine]:
        """What has been said at a table."""
        await self._hall.read(table)
        return await self._chats.lines(table)

    async def say(self, table: str, person: Person, line: Say, language: str) -> ChatLine:
        """Says something at a table."""
        known = await self._hall.read(table)
        return await self._chats.say(known, person, line.text)

    # --- looking back ---

    async def moments(self, table: str, person: Person, eyes: str | None, language: str) -> Moments:
        """The course of a game."""
        return await self._replays.moments(table, person.id, eyes, language)

    async def moment(self, table: str, person: Person, n: int, eyes: str | None, language: str) -> Moment:
        """The table as it was."""
        return await self._replays.moment(table, person.id, n, eyes, language)

    async def fairness(self, table: str, person: Person, language: str) -> Fairness:
        """What was promised at the start and is shown at the end."""
        return await self._replays.fairness(table)

    async def record(self, table: str, person: Person, language: str) -> str:
        """The game as a file."""
        return await self._records.record(table, person.id)

    async def upload_record(self, person: Person, text: str, name: str, language: str) -> TableInfo:
        """A record becomes a table to look at."""
        return await self.info(await self._records.upload(person.id, text, name, language), person, language)

    async def figures(self, person: Person, language: str) -> list[DataInfo]:
        """The figures that a person has laid down."""
        return await self._figures.listed(person.id, language)

    async def upload_figures(self, person: Person, filename: str, data: bytes, language: str) -> DataInfo:
        """An owner's figures, checked."""
        return await self._figures.upload(person.id, filename, data, language)


def _undo(undo: str) -> Literal["no", "free", "ask"]:
    return "free" if undo == "free" else "ask" if undo == "ask" else "no"
