"""The event stream of a table: what a seat sees, as it changes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Annotated, Any

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter
from litestar.response import Stream

from grognard.server.streams import Sent

from .common import OWN, InPath, Parts, Request_, Speech, Tables, Who, fails, own_seat
from .tables import SeatQuery

RETRY = b"retry: 1000\n\n"  # ms that a browser waits before it connects again
HEADERS = {"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"}


def written(sent: Sent) -> bytes:
    """An event as it goes over the wire; a ping is a comment that only keeps the line open."""
    if sent.event == "ping":
        return b": ping\n\n"
    return b"event: %b\nid: %b\ndata: %b\n\n" % (sent.event.encode(), sent.id.encode(), sent.data)


async def flow(first: Sent, rest: AsyncIterator[Sent], stopping: asyncio.Event) -> AsyncGenerator[bytes, None]:
    """A stream until its table ends it, the browser goes or the server stops."""
    yield RETRY + written(first)
    stop = asyncio.create_task(stopping.wait())
    coming: asyncio.Task[Sent] | None = None
    try:
        while True:
            coming = asyncio.create_task(_next(rest))
            await asyncio.wait((coming, stop), return_when=asyncio.FIRST_COMPLETED)
            if not coming.done():
                return
            try:
                sent = coming.result()
            except StopAsyncIteration:
                return
            yield written(sent)
    finally:
        stop.cancel()
        if coming is not None and not coming.done():
            coming.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await coming
        close: Any = getattr(rest, "aclose", None)
        if close is not None:
            await close()


async def _next(rest: AsyncIterator[Sent]) -> Sent:
    return await anext(rest)


@get(
    "/api/tables/{table:str}/events",
    responses={**fails(OWN), 200: ResponseSpec(str, media_type="text/event-stream", generate_examples=False)},
    media_type="text/event-stream",
)
async def events(
    request: Request_,
    table: InPath,
    reader: Who,
    keeper: Tables,
    services: Parts,
    speech: Speech,
    seat: SeatQuery = None,
    last: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=80)] = None,
) -> Stream:
    """What a seat sees, as it changes: events `scene`, `table`, `chat`."""
    rest = await keeper.stream(table, reader, own_seat(request, seat), speech, last)
    first = await anext(rest)
    return Stream(flow(first, rest, services.stopping), headers=HEADERS, media_type="text/event-stream")


HANDLERS = [events]
