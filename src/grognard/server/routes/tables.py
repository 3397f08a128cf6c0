"""Tables: making, finding and joining them, everything that is done at one, and what is seen there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from grognard.scene.schema import Board, Preview
from grognard.server.messages import (
    Answer,
    ChatLine,
    Hold,
    NewTable,
    Offer,
    Say,
    SeatAt,
    Seen,
    TableInfo,
    Taken,
)
from grognard.server.problems import Fault

from .common import CHANGES, OWN, InPath, Request_, Speech, Tables, Who, caller_of, fails, own_seat
from .packed import packed

FOREVER = "private, max-age=31536000, immutable"
SeatQuery = Annotated[str | None, QueryParameter(name="seat", max_length=40, description="with whose eyes")]


@post("/api/tables", responses=fails(CHANGES))
async def make_table(data: JSONBody[NewTable], person: Who, keeper: Tables, speech: Speech) -> TableInfo:
    """A new table."""
    return await keeper.create(person, data, speech)


@get("/api/tables", responses=fails(OWN))
async def list_tables(
    request: Request_,
    reader: Who,
    keeper: Tables,
    speech: Speech,
    which: Annotated[Literal["mine", "open"], QueryParameter(name="list", description="which tables")] = "mine",
) -> list[TableInfo]:
    """My tables, or those where anybody may sit down."""
    if which == "mine" and caller_of(request).person is None:
        raise Fault(401, "session")
    return await keeper.listed(reader, which, speech)


@get("/api/tables/{table:str}", responses=fails(OWN))
async def one_table(table: InPath, reader: Who, keeper: Tables, speech: Speech) -> TableInfo:
    """A table as its page begins."""
    return await keeper.info(table, reader, speech)


@get("/api/join/{token:str}", responses=fails(OWN))
async def see_invitation(token: InPath, reader: Who, keeper: Tables, speech: Speech) -> TableInfo:
    """What an invitation is to, before it is taken."""
    return await keeper.invitation(token, reader, speech)


@post("/api/join/{token:str}", responses=fails(CHANGES), status_code=200)
async def take_invitation(token: InPath, person: Who, keeper: Tables, speech: Speech) -> TableInfo:
    """Take the seat of an invitation."""
    return await keeper.join(token, person, speech)


@post("/api/tables/{table:str}/seats/{seat:str}", responses=fails(CHANGES), status_code=200)
async def take_seat(table: InPath, seat: InPath, person: Who, keeper: Tables, speech: Speech) -> TableInfo:
    """Take a seat of an open table."""
    return await keeper.sit(table, seat, person, speech)


@get("/api/tables/{table:str}/board", responses=fails(OWN))
async def see_board(
    request: Request_,
    table: InPath,
    reader: Who,
    keeper: Tables,
    speech: Speech,
    known: Annotated[str | None, QueryParameter(name="id", max_length=80, description="its id, if known")] = None,
) -> Response[Board]:
    """The map. Asked for by its id it may be kept for ever: another map has another id."""
    board = await keeper.board(table, reader, speech)
    return packed(request, board, keep=f"board {board.id}", **({"Cache-Control": FOREVER} if known == board.id else {}))


@get("/api/tables/{table:str}/scene", responses=fails(OWN))
async def see_scene(
    request: Request_, table: InPath, reader: Who, keeper: Tables, speech: Speech, seat: SeatQuery = None
) -> Response[Seen]:
    """What a seat sees now, with its log."""
    return packed(request, await keeper.seen(table, reader, own_seat(request, seat), speech))


@post("/api/tables/{table:str}/choose", responses=fails(CHANGES), status_code=200)
async def choose(table: InPath, data: JSONBody[Answer], person: Who, keeper: Tables, speech: Speech) -> Taken:
    """A choice, and the number of the position that it answers."""
    return await keeper.choose(table, person, data, speech)


@post("/api/tables/{table:str}/undo", responses=fails(CHANGES), status_code=200)
async def undo(table: InPath, data: JSONBody[SeatAt], person: Who, keeper: Tables, speech: Speech) -> Taken:
    """Take back: free if nothing was learned, else the other side is asked."""
    return await keeper.undo(table, person, data, speech)


@post("/api/tables/{table:str}/offers", responses=fails(CHANGES), status_code=200)
async def offer(table: InPath, data: JSONBody[Offer], person: Who, keeper: Tables, speech: Speech) -> Taken:
    """Offer a draw, ask for an undo, or answer."""
    return await keeper.offer(table, person, data, speech)


@post("/api/tables/{table:str}/resign", responses=fails(CHANGES), status_code=200)
async def resign(table: InPath, data: JSONBody[SeatAt], person: Who, keeper: Tables, speech: Speech) -> Taken:
    """Give the game up."""
    return await keeper.resign(table, person, data, speech)


@post("/api/tables/{table:str}/hold", responses=fails(CHANGES), status_code=200)
async def hold(table: InPath, data: JSONBody[Hold], person: Who, keeper: Tables, speech: Speech) -> Taken:
    """No more cards offered this turn, or again."""
    return await keeper.hold(table, person, data, speech)


@get("/api/tables/{table:str}/preview", responses=fails((*OWN, 409, 422)))
async def preview(
    request: Request_,
    table: InPath,
    reader: Who,
    keeper: Tables,
    speech: Speech,
    at: Annotated[int, QueryParameter(description="the position that is meant")],
    option: Annotated[str, QueryParameter(max_length=120)],
    seat: SeatQuery = None,
) -> Preview:
    """What an option would bring: path, cost, odds."""
    return await keeper.preview(table, reader, own_seat(request, seat), at, option, speech)


@get("/api/tables/{table:str}/chat", responses=fails(OWN))
async def see_chat(table: InPath, reader: Who, keeper: Tables, speech: Speech) -> list[ChatLine]:
    """What was said at a table."""
    return await keeper.chat(table, reader, speech)


@post("/api/tables/{table:str}/chat", responses=fails(CHANGES))
async def say(table: InPath, data: JSONBody[Say], person: Who, keeper: Tables, speech: Speech) -> ChatLine:
    """Say something at a table."""
    return await keeper.say(table, person, data, speech)


HANDLERS: list[Any] = [
    make_table, list_tables, one_table, see_invitation, take_invitation, take_seat, see_board, see_scene,
    choose, undo, offer, resign, hold, preview, see_chat, say,
]  # fmt: skip
