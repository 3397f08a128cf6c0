"""`grognard serve`: one process that listens, says where, and ends gracefully.

uvicorn waits at its end until every connection is closed, and event streams never close by themselves: so they are
told first. What is still being answered then has a few seconds."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn

from grognard.engine.errors import UserError

from . import logs
from .app import make_app, services_of
from .files import Files
from .services import Services
from .settings import Settings
from .storage.database import Conflict, Database, StorageFault

LOG: Final = logging.getLogger("grognard.server")
TRIED: Final = 20  # ports, where none was asked for
GRACE: Final = 10  # seconds for what is still being answered at the end


class Server(uvicorn.Server):
    """A server that tells its event streams to end before it waits for them."""

    def __init__(self, config: uvicorn.Config, services: Services, address: str, browser: bool) -> None:
        super().__init__(config)
        self._services = services
        self._address = address
        self._browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then says so: whoever reads the address can use it."""
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Grognard: {self._address}", flush=True)
        if not Files().built:
            print("The client has not been built: make setup builds it.", file=sys.stderr, flush=True)
        if self._browser:
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lets the streams end, then everything else."""
        LOG.info("stopping")
        self._services.stopping.set()
        await asyncio.sleep(0)
        await super().shutdown(sockets)


def bound(host: str, port: int, asked: bool) -> socket.socket:
    """A socket that listens at this port, or at the next free one if none was asked for."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, port + (1 if asked else TRIED)):
        line = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            line.bind((host, tried))
        except OSError as e:
            line.close()
            if e.errno == errno.EADDRINUSE and not asked:
                continue
            if e.errno == errno.EADDRINUSE:
                raise UserError(
                    f"port {port} is taken: another server may be running; --port chooses another"
                ) from None
            raise UserError(f"--host {host} --port {port}: {e.strerror or e}") from None
        if tried != port:
            print(f"Port {port} is taken; listening at {tried} instead.", file=sys.stderr, flush=True)
        line.set_inheritable(True)
        return line
    raise UserError(f"the ports {port} to {port + TRIED - 1} are all taken; --port chooses another")


def address_of(line: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    host, port = line.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


async def reach(url: str) -> None:
    """Reaches the database and brings it up to date, or says in a sentence why not: before anything listens."""
    db = Database(url)
    try:
        await db.open()
        await db.close()
    except (StorageFault, Conflict, OSError) as e:
        raise UserError(f"GROGNARD_DATABASE: the database cannot be used: {e}") from None


def serve(settings: Settings, host: str, port: int, asked: bool, browser: bool) -> int:
    """Serves until it is told to stop. 0 if it came to serve at all."""
    app = make_app(settings)
    asyncio.run(reach(settings.database))
    line = bound(host, port, asked)
    logs.begin(settings.log)
    config = uvicorn.Config(
        app,
        http="httptools",
        loop="uvloop" if os.name == "posix" else "auto",
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(config, services_of(app), address_of(line), browser)
    try:
        server.run(sockets=[line])
    except KeyboardInterrupt:
        return 0
    finally:
        line.close()
    return 0 if server.started else 2
