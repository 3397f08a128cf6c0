"""Tables: making, finding and joining them, everything that is done at one, and what is seen there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.params import Parameter

from grognard.scene.schema import Board, Preview
from grognard.server.keeper import Keeper
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
from grognard.server.people import Person
from grognard.server.problems import Fault
from grognard.server.words import Language

from .common import CHANGES, OWN, Request_, caller_of, fails, own_seat
from .packed import packed

FOREVER = "private, max-age=31536000, immutable"
SeatQuery = Annotated[str | None, Parameter(query="seat", max_length=40, description="with whose eyes")]


@post("/api/tables", responses=fails(CHANGES))
async def make_table(data: NewTable, person: Person, keeper: Keeper, language: Language) -> TableInfo:
    """A new table."""
    return await keeper.create(person, data, language)


@get("/api/tables", responses=fails(OWN))
async def list_tables(
    request: Request_,
    reader: Person,
    keeper: Keeper,
    language: Language,
    which: Annotated[Literal["mine", "open"], Parameter(query="list", description="which tables")] = "mine",
) -> list[TableInfo]:
    """My tables, or those where anybody may sit down."""
    if which == "mine" and caller_of(request).person is None:
        raise Fault(401, "session")
    return await keeper.listed(reader, which, language)


@get("/api/tables/{table:str}", responses=fails(OWN))
async def one_table(table: str, reader: Person, keeper: Keeper, language: Language) -> TableInfo:
    """A table as its page begins."""
    return await keeper.info(table, reader, language)


@get("/api/join/{token:str}", responses=fails(OWN))
async def see_invitation(token: str, reader: Person, keeper: Keeper, language: Language) -> TableInfo:
    """What an invitation is to, before it is taken."""
    return await keeper.invitation(token, reader, language)


@post("/api/join/{token:str}", responses=fails(CHANGES), status_code=200)
async def take_invitation(token: str, person: Person, keeper: Keeper, language: Language) -> TableInfo:
    """Take the seat of an invitation."""
    return await keeper.join(token, person, language)


@post("/api/tables/{table:str}/seats/{seat:str}", responses=fails(CHANGES), status_code=200)
async def take_seat(table: str, seat: str, person: Person, keeper: Keeper, language: Language) -> TableInfo:
    """Take a seat of an open table."""
    return await keeper.sit(table, seat, person, language)


@get("/api/tables/{table:str}/board", responses=fails(OWN))
async def see_board(
    request: Request_,
    table: str,
    reader: Person,
    keeper: Keeper,
    language: Language,
    known: Annotated[str | None, Parameter(query="id", max_length=80, description="the board's id, if known")] = None,
) -> Response[Board]:
    """The map. Asked for by its id it may be kept for ever: another map has another id."""
    board = await keeper.board(table, reader, language)
    return packed(request, board, **({"Cache-Control": FOREVER} if known == board.id else {}))


@get("/api/tables/{table:str}/scene", responses=fails(OWN))
async def see_scene(
    request: Request_, table: str, reader: Person, keeper: Keeper, language: Language, seat: SeatQuery = None
) -> Response[Seen]:
    """What a seat sees now, with its log."""
    return packed(request, await keeper.seen(table, reader, own_seat(request, seat), language))


@post("/api/tables/{table:str}/choose", responses=fails(CHANGES), status_code=200)
async def choose(table: str, data: Answer, person: Person, keeper: Keeper, language: Language) -> Taken:
    """A choice, and the number of the position that it answers."""
    return await keeper.choose(table, person, data, language)


@post("/api/tables/{table:str}/undo", responses=fails(CHANGES), status_code=200)
async def undo(table: str, data: SeatAt, person: Person, keeper: Keeper, language: Language) -> Taken:
    """Take back: free if nothing was learned, else the other side is asked."""
    return await keeper.undo(table, person, data, language)


@post("/api/tables/{table:str}/offers", responses=fails(CHANGES), status_code=200)
async def offer(table: str, data: Offer, person: Person, keeper: Keeper, language: Language) -> Taken:
    """Offer a draw, ask for an undo, or answer."""
    return await keeper.offer(table, person, data, language)


@post("/api/tables/{table:str}/resign", responses=fails(CHANGES), status_code=200)
async def resign(table: str, data: SeatAt, person: Person, keeper: Keeper, language: Language) -> Taken:
    """Give the game up."""
    return await keeper.resign(table, person, data, language)


@post("/api/tables/{table:str}/hold", responses=fails(CHANGES), status_code=200)
async def hold(table: str, data: Hold, person: Person, keeper: Keeper, language: Language) -> Taken:
    """No more cards offered this turn, or again."""
    return await keeper.hold(table, person, data, language)


@get("/api/tables/{table:str}/preview", responses=fails((*OWN, 409, 422)))
async def preview(
    request: Request_,
    table: str,
    reader: Person,
    keeper: Keeper,
    language: Language,
    at: int,
    option: Annotated[str, Parameter(max_length=120)],
    seat: SeatQuery = None,
) -> Preview:
    """What an option would bring: path, cost, odds."""
    return await keeper.preview(table, reader, own_seat(request, seat), at, option, language)


@get("/api/tables/{table:str}/chat", responses=fails(OWN))
async def see_chat(table: str, reader: Person, keeper: Keeper, language: Language) -> list[ChatLine]:
    """What was said at a table."""
    return await keeper.chat(table, reader, language)


@post("/api/tables/{table:str}/chat", responses=fails(CHANGES))
async def say(table: str, data: Say, person: Person, keeper: Keeper, language: Language) -> ChatLine:
    """Say something at a table."""
    return await keeper.say(table, person, data, language)


HANDLERS: list[Any] = [
    make_table, list_tables, one_table, see_invitation, take_invitation, take_seat, see_board, see_scene,
    choose, undo, offer, resign, hold, preview, see_chat, say,
]  # fmt: skip
