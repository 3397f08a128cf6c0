"""A real server in a thread, and browsers for tests: each with its own cookies, sending what our own pages send."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar

from grognard.server.app import make_app, services_of
from grognard.server.running import Server, bound
from grognard.server.services import Services
from grognard.server.settings import Settings


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def __call__(self) -> float:
        return self.time


class Browser:
    """A browser with its cookies."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=address, timeout=20)

    def call(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """A call by one of our pages."""
        headers = {"Accept-Language": "en", "X-CSRF-Token": self.client.cookies.get("csrftoken") or ""}
        headers |= more.pop("headers", {})
        if body is not None:
            more["json"] = body
        return self.client.request(method, path, headers=headers, **more)

    def get(self, path: str, **more: Any) -> httpx.Response:
        """A reading call."""
        return self.call("GET", path, **more)

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        """A changing call."""
        return self.call("POST", path, body, **more)

    def me(self) -> Any:
        """Who this browser is."""
        return self.get("/api/me").json()

    def table(self, **wish: Any) -> Any:
        """A new table: the first side for this browser, the other for whoever gets the link."""
        given = {
            "game": "napoleon-1806",
            "scenario": "short",
            "options": {},
            "seats": [{"seat": "french", "who": "me"}, {"seat": "prussian", "who": "invite"}],
        }
        answer = self.post("/api/tables", given | wish)
        assert answer.status_code == 201, answer.text
        return answer.json()


class House:
    """A server and the browsers before it."""

    def __init__(self, app: Litestar, clock: Clock, server: Server, address: str) -> None:
        self.app = app
        self.clock = clock
        self.server = server
        self.address = address
        self._browsers: list[Browser] = []

    @property
    def services(self) -> Services:
        """The parts of the server."""
        return services_of(self.app)

    def browser(self, known: bool = True) -> Browser:
        """Another browser; a guest already, unless a stranger is wanted."""
        browser = Browser(self.address)
        self._browsers.append(browser)
        if known:
            browser.me()
        return browser

    def leave(self) -> None:
        """Every browser is closed."""
        for browser in self._browsers:
            browser.client.close()


@contextmanager
def house(folder: Path, static: Path | None = None, **more: Any) -> Iterator[House]:
    """A server on a database of its own, with these settings."""
    clock = Clock()
    given: dict[str, Any] = {
        "database": f"sqlite+aiosqlite:///{folder / 'grognard.db'}",
        "pace": 0.0,
        "rate_entries": 10_000,
        "rate_person": 10_000,
        "rate_address": 100_000,
    }
    app = make_app(Settings(**(given | more)), clock, static or folder / "no-client")
    line = bound("127.0.0.1", 0, asked=True)
    address = "http://{}:{}".format(*line.getsockname())
    config = uvicorn.Config(app, http="httptools", ws="none", log_config=None, access_log=False, server_header=False)
    server = Server(config, services_of(app), address, browser=False)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [line]})
    thread.start()
    try:
        until = time.monotonic() + 20
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server did not start in time"
            time.sleep(0.005)
        found = House(app, clock, server, address)
        yield found
        found.leave()
    finally:
        server.should_exit = True
        thread.join(20)
        line.close()
        assert not thread.is_alive(), "the server did not end"
