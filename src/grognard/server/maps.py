"""Maps of owners' areas: drawn once, in a process that lives for it, and kept with the figures.

Our own maps come drawn. For other areas or roads a drawing takes some ten seconds of a processor, so it is begun as
soon as the figures are laid down; a table that needs it waits, everybody else does not. One is drawn at a time, with
what the machine has to spare. The database keeps it: another server, or this one after a restart, only reads it."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from typing import Any, Final

import msgspec
from sqlalchemy import select, update

from grognard.engine.definition import Definition
from grognard.scene import boards
from grognard.scene.drawing import drawn, make
from grognard.scene.drawing import theatre as theatres
from grognard.scene.drawing.drawn import Drawing, Network

from .problems import Fault
from .storage import schema
from .storage.database import Conflict, Database, StorageFault

LOG: Final = logging.getLogger("grognard.maps")
COMMAND: Final = (sys.executable, "-m", "grognard.server.maps")
MOST_WAITING: Final = 20
LONGEST: Final = 180.0  # seconds that a map may take
figures = schema.figures


class Maps:
    """The drawings that owners' figures need."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._coming: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Semaphore(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    async def ready(self, data: str, definition: Definition[Any, Any]) -> None:
        """Returns when the map of a game can be shown without drawing it."""
        if not data:
            return
        net = boards.undrawn(definition)
        if net is None:
            return
        task = self._coming.get(data)
        if task is None:
            if len(self._coming) >= MOST_WAITING:
                raise Fault(503, "busy")
            task = self._coming[data] = asyncio.create_task(self._get(data, definition.id, net))
            task.add_done_callback(lambda _: self._coming.pop(data, None))
        await asyncio.shield(task)

    async def _get(self, data: str, game: str, net: Network) -> None:
        found = await self._kept(data, net)
        if found is None:
            async with self._one:
                found = drawn.read(await asyncio.to_thread(self._draw, game, msgspec.json.encode(net)))
            await self._keep(data, found)
        boards.lay_down(game, found)

    async def _kept(self, data: str, net: Network) -> Drawing | None:
        """The drawing in the database, if it is of these places and ways, and written as we read it."""
        async with self._db.read() as connection:
            found = await connection.execute(select(figures.c.drawing).where(figures.c.id == data))
            text = found.scalar_one_or_none()
        if not text:
            return None
        try:
            made = drawn.read(text.encode())
        except msgspec.MsgspecError:
            return None
        return made if made.of == net.print() else None

    async def _keep(self, data: str, found: Drawing) -> None:
        text = drawn.written(found)
        try:
            await self._db.write(lambda c: c.execute(update(figures).where(figures.c.id == data).values(drawing=text)))
        except (StorageFault, Conflict) as e:
            LOG.warning("a map could not be kept: %s", e)

    def _draw(self, game: str, net: bytes) -> bytes:
        """Draws in a process of its own. Runs in a thread."""
        if self._closed:
            raise Fault(503, "busy")
        with subprocess.Popen([*COMMAND, game], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            self._process = process
            try:
                made, _ = process.communicate(net, LONGEST)
            except subprocess.TimeoutExpired:
                process.kill()
            self._process = None
        if process.returncode:
            raise Fault(503, "busy") if self._closed else RuntimeError(f"drawing a map: exit {process.returncode}")
        return made

    def close(self) -> None:
        """Nothing more is drawn."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()


def main(arguments: list[str]) -> int:
    """The process that draws: places and ways come in, the drawing goes out."""
    os.nice(10)
    game, net = arguments[0], msgspec.json.decode(sys.stdin.buffer.read(), type=Network)
    found = make.draw(theatres.read(make.folder(game)), net)
    sys.stdout.buffer.write(drawn.written(found).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
