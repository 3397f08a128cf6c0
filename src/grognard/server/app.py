"""The application: routes, what stands around them, and the life of the parts behind them."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from grognard import __version__

from .asked import Asked
from .callers import Site
from .failures import handle
from .files import FOLDER, Files
from .gate import MOST_BODY, Gate
from .mail import check_server
from .routes import events, games, people, records, site, tables
from .routes.common import PROVIDED
from .services import Services, services
from .settings import Settings

ROUTES: Final[list[Any]] = [
    *people.HANDLERS,
    *games.HANDLERS,
    *tables.HANDLERS,
    *events.HANDLERS,
    *records.HANDLERS,
    *site.HANDLERS,
]


def make_app(settings: Settings, now: Callable[[], float] = time.time, static: Path = FOLDER) -> Litestar:
    """A server with these settings. `now` and `static` are for tests: another clock, another client."""
    if settings.smtp:
        check_server(settings.smtp)
    own = Site(settings.url, settings.proxies)
    parts = services(settings, now)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await parts.open()
        try:
            yield
        finally:
            await parts.close()

    app = Litestar(
        route_handlers=ROUTES,
        dependencies=PROVIDED,
        exception_handlers={Exception: handle},
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Grognard",
            version=__version__,
            path="/openapi",
            render_plugins=[JsonRenderPlugin()],
            description="Tables, choices and what each seat may see. Everything that changes something needs the "
            "session's cookie and the header X-CSRF-Token with the value of the cookie csrftoken.",
        ),
        request_max_body_size=MOST_BODY,
        request_class=Asked,
        logging_config=None,
    )
    app.state.services = parts
    app.state.site = own
    app.state.files = Files(static)
    app.asgi_handler = Gate(app.asgi_handler, parts, own)
    return app


def services_of(app: Litestar) -> Services:
    """The parts of a server."""
    found: Services = app.state.services
    return found
