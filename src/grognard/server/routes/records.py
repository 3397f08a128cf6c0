"""Around and after a game: its course, its luck, its record; and owners' figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body, QueryParameter

from grognard.server.gate import MOST_FILE
from grognard.server.messages import DataInfo, Fairness, Moment, Moments, TableInfo
from grognard.server.problems import Fault

from .common import CHANGES, OWN, InPath, NumberInPath, Request_, Speech, Tables, Who, fails, own_seat
from .packed import packed

EyesQuery = Annotated[
    str | None, QueryParameter(name="eyes", max_length=40, description="a seat, `public`, or `all` once it is over")
]


@dataclass
class Sent:
    """A form with one file."""

    file: UploadFile


SentFile = Annotated[Sent, Body(media_type=RequestEncodingType.MULTI_PART)]


@get("/api/tables/{table:str}/moments", responses=fails(OWN))
async def course(
    request: Request_, table: InPath, reader: Who, keeper: Tables, speech: Speech, eyes: EyesQuery = None
) -> Response[Moments]:
    """The course of a game, for its replay."""
    return packed(request, await keeper.moments(table, reader, own_seat(request, eyes), speech))


@get("/api/tables/{table:str}/moments/{n:int}", responses=fails(OWN))
async def one_moment(
    request: Request_,
    table: InPath,
    n: NumberInPath,
    reader: Who,
    keeper: Tables,
    speech: Speech,
    eyes: EyesQuery = None,
) -> Response[Moment]:
    """The table as it was."""
    return packed(request, await keeper.moment(table, reader, n, own_seat(request, eyes), speech))


@get("/api/tables/{table:str}/fairness", responses=fails(OWN))
async def fairness(request: Request_, table: InPath, reader: Who, keeper: Tables, speech: Speech) -> Response[Fairness]:
    """What was promised of the luck, and at the end the seed."""
    return packed(request, await keeper.fairness(table, reader, speech))


@get("/api/tables/{table:str}/record", responses=fails(OWN), media_type="text/plain")
async def record(request: Request_, table: InPath, reader: Who, keeper: Tables, speech: Speech) -> Response[str]:
    """The record as a file."""
    text = await keeper.record(table, reader, speech)
    name = "".join(c for c in table if c.isalnum() or c in "-_")
    answer: Response[str] = packed(request, text, "text/plain")
    answer.headers["Content-Disposition"] = f'attachment; filename="grognard-{name}.txt"'
    return answer


@post("/api/records", responses=fails(CHANGES), request_max_body_size=MOST_FILE)
async def upload_record(data: SentFile, person: Who, keeper: Tables, speech: Speech) -> TableInfo:
    """An uploaded record becomes a table to look at."""
    try:
        text = (await data.file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Fault(400, "malformed", where="file") from None
    return await keeper.upload_record(person, text, data.file.filename[:120], speech)


@get("/api/data", responses=fails(OWN))
async def my_figures(person: Who, keeper: Tables, speech: Speech) -> list[DataInfo]:
    """The figures that I have laid down."""
    return await keeper.figures(person, speech)


@post("/api/data", responses=fails(CHANGES), request_max_body_size=MOST_FILE)
async def upload_figures(data: SentFile, person: Who, keeper: Tables, speech: Speech) -> DataInfo:
    """An owner's figures, checked."""
    return await keeper.upload_figures(person, data.file.filename[:120], await data.file.read(), speech)


HANDLERS = [course, one_moment, fairness, record, upload_record, my_figures, upload_figures]
