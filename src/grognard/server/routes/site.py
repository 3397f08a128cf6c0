"""What is not under /api: the pages of the client, health, figures for watchers, the description of the interface."""

from __future__ import annotations

import hmac
from html import escape
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct
from sqlalchemy import text

from grognard import __version__
from grognard.server.files import Files, Page, is_file
from grognard.server.messages import Problem
from grognard.server.problems import not_found
from grognard.server.words import words

from .common import InPath, Parts, Request_, caller_of, fails


class Health(Struct, frozen=True):
    """That the server answers and reaches its database."""

    status: str
    version: str


def answer(request: Request_, page: Page, status: int = 200) -> Response[bytes]:
    """A file, compressed if the browser can read that; nothing of it if the browser has it already."""
    headers = {"Cache-Control": page.cache, "ETag": page.etag, "Vary": "Accept-Encoding"}
    if page.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    body = page.body
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = page.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=page.media_type)


def not_built(request: Request_) -> Response[bytes]:
    """A page that says what is missing and what to do about it."""
    language = caller_of(request).language
    say = words(language).say
    title, sentence = escape(say("page-not-built-title")), escape(say("page-not-built"))
    html = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Grognard</title>'
        f"<h1>{title}</h1><p>{sentence}</p></html>"
    )
    return Response(html.encode(), status_code=503, media_type="text/html")


@get(["/", "/{path:path}"], include_in_schema=False)
async def pages(request: Request_, path: InPath = "") -> Response[bytes]:
    """A file of the client; any other path is a page, which the client draws by its address."""
    files: Files = request.app.state.files
    found = files.find(path)
    if found is not None and found.media_type != "text/html":
        return answer(request, found)
    if found is None and is_file(path):
        raise NotFoundException
    index = files.find("index.html")
    return not_built(request) if index is None else answer(request, index)


@get("/health", responses={503: ResponseSpec(Problem, description="The database cannot be reached")})
async def health(services: Parts) -> Health:
    """That the server answers and reaches its database."""
    async with services.db.read() as connection:
        await connection.execute(text("SELECT 1"))
    return Health("ok", __version__)


@get("/metrics", media_type="text/plain", responses=fails((404, 500)))
async def metrics(request: Request_, services: Parts) -> Response[str]:
    """Figures about the server, as Prometheus reads them: for its own machine, or with the operator's token. Others
    could read from them when somebody decides in secret."""
    given = request.headers.get("authorization", "").encode()
    token = services.settings.metrics_token.encode()
    if not caller_of(request).local and not (token and hmac.compare_digest(given, b"Bearer " + token)):
        raise not_found("path")
    others = {**services.keeper.counters, **services.notices.counters}
    return Response(services.counts.text(others), media_type="text/plain; version=0.0.4")


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def description(request: Request_) -> Response[dict[str, Any]]:
    """The interface, as OpenAPI describes it."""
    return Response(request.app.openapi_schema.to_schema(), media_type="application/json")


HANDLERS = [pages, health, metrics, description]
