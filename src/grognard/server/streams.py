"""The event stream of one viewer: what has changed, as soon as it has changed, and a ping when nothing has.

A viewer who reads slowly misses nothing and costs nothing: the stream holds no queue, it is only told that there is
something new and then makes what is newest. What is sent is compared with what was sent before, so that a decision of
which these eyes may not know makes no event either."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw, Struct

from .faces import ENCODE, Face
from .messages import ChatLine, TableInfo

if TYPE_CHECKING:
    from .tables import Live

PING: Final = 15.0
OVERLAP: Final = 10  # lines of the log that a new stream repeats: what may have changed since the page was loaded


class Sent(Struct, frozen=True):
    """One event."""

    event: str
    id: str
    data: bytes


class Pushed(Struct, frozen=True):
    """A `messages.Push` whose parts are encoded already."""

    table: TableInfo
    scene: Raw
    log_from: int
    log: list[Raw]
    undo: str
    news_from: int
    hold: bool


class Look(Struct, frozen=True):
    """What a viewer sees at a moment."""

    table: TableInfo
    face: Face
    undo: str
    hold: bool


class Stream:
    """One viewer of one table."""

    def __init__(self, live: Live, person: str, seat: int, language: str, chat: int) -> None:
        self.live = live
        self.person = person
        self.seat = seat
        self.language = language
        self.chat = chat  # how many lines of the chat it has
        self.ended = False
        self._news = asyncio.Event()
        self._count = 0
        self._scene = b""
        self._rest: object = None
        self._log = (0, 0)

    def wake(self) -> None:
        """There is something new."""
        self._news.set()

    def end(self) -> None:
        """The server stops."""
        self.ended = True
        self._news.set()

    async def events(
        self,
        last: str | None,
        look: Callable[[Stream], Awaitable[Look]],
        chat: Callable[[Stream], Awaitable[list[ChatLine]]],
    ) -> AsyncIterator[Sent]:
        """Everything that this viewer is sent: the scene as it is, then whatever changes."""
        sent: Sent | None = self.first(await look(self), last)
        while not self.ended:
            if sent is not None:
                yield sent
            for line in await chat(self):
                self.chat = line.i + 1
                yield self._sent("chat", ENCODE(line))
            try:
                await asyncio.wait_for(self._news.wait(), PING)
            except TimeoutError:
                yield Sent("ping", "", b"{}")
                sent = None
                continue
            self._news.clear()
            sent = None if self.ended else self.changes(await look(self))

    def first(self, now: Look, last: str | None) -> Sent:
        """What a stream begins with: the scene, and the log from where the viewer is known to have it."""
        face = now.face
        known = _mark(last)
        if known is None:
            start = max(0, len(face.lines) - OVERLAP)
        else:
            self._count = known[0]
            start = face.same_until(known[1], known[2])
        return self._push(now, start)

    def changes(self, now: Look) -> Sent | None:
        """What has changed since the last event for these eyes; None if nothing has."""
        face = now.face
        rest = (_steady(now.table), now.undo, now.hold)
        start = face.same_until(*self._log) if self._log[0] else 0
        if face.encoded == self._scene and start == len(face.lines):
            if rest == self._rest:
                return None
            if self._rest is not None and rest[1:] == self._rest[1:]:  # type: ignore[index]
                self._rest = rest
                return self._sent("table", ENCODE(now.table))
        return self._push(now, start)

    def _push(self, now: Look, start: int) -> Sent:
        face = now.face
        self._scene = face.encoded
        self._rest = (_steady(now.table), now.undo, now.hold)
        self._log = (len(face.lines), face.sums[-1])
        push = Pushed(
            now.table, Raw(face.encoded), start, [Raw(line) for line in face.lines[start:]], now.undo,
            face.news_from(), now.hold,
        )  # fmt: skip
        return self._sent("scene", ENCODE(push))

    def _sent(self, event: str, data: bytes) -> Sent:
        self._count += 1
        return Sent(event, f"{self._count}-{self._log[0]}-{self._log[1]}", data)


def _mark(last: str | None) -> tuple[int, int, int] | None:
    """An event's id taken apart: its number, the log's length then, and the sum of it."""
    parts = (last or "").split("-")
    if len(parts) != 3 or not all(p.isascii() and p.isdigit() and len(p) < 12 for p in parts):
        return None
    return int(parts[0]), int(parts[1]), int(parts[2])


def _steady(table: TableInfo) -> Any:
    """A table without the figures that change by themselves."""
    return msgspec.structs.replace(
        table, seats=[msgspec.structs.replace(seat, clock_left=None) for seat in table.seats]
    )
