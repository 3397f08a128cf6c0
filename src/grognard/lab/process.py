"""A server of our own on loopback, as a process that can be watched, ended and killed.

Its database is a file in a folder that the caller gives, so that a server that was killed can be started again on what
it left behind. What it prints goes to a file in the same folder."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

from .web import Browser, Failed, Server

HOST: Final = "127.0.0.1"
PATIENCE: Final = 30.0  # seconds for a start
PLENTY: Final = "1000000000"  # requests a minute: a trial comes from one address


class ServerFault(Exception):
    """The server did not start, or ended of itself."""


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """One `grognard serve`, with settings for trials: luck may be chosen, nobody is asked to wait."""

    def __init__(self, folder: Path, *, database: str = "", port: int | None = None) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.database = database or str(folder / "grognard.db")
        self._process: subprocess.Popen[bytes] | None = None

    def _environment(self) -> dict[str, str]:
        kept = {key: value for key, value in os.environ.items() if not key.startswith("GROGNARD_")}
        limits = {f"GROGNARD_RATE_{what}": PLENTY for what in ("PERSON", "ADDRESS", "ENTRIES")}
        ours = {"GROGNARD_DATABASE": self.database, "GROGNARD_TEST_SEEDS": "1", "GROGNARD_LOG": "warning"}
        return kept | limits | ours | {"GROGNARD_PACE": "0"}

    @property
    def server(self) -> Server:
        """Where to call it."""
        return Server(HOST, self.port)

    @property
    def log(self) -> str:
        """What it has printed."""
        path = self.folder / "server.log"
        return path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""

    async def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [sys.executable, "-m", "grognard", "serve", "--host", HOST, "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, env=self._environment(), stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():
                if self._process.poll() is not None:
                    raise ServerFault(f"the server ended with {self._process.returncode}: {self.log[-2000:]}")
                await asyncio.sleep(0.05)

    async def _answers(self) -> bool:
        server = self.server
        try:
            await Browser(server).call("GET", "/health")
        except (OSError, Failed, asyncio.IncompleteReadError):
            return False
        finally:
            server.close()
        return True

    def running(self) -> bool:
        """True between a start and an end."""
        return self._process is not None

    def kill(self) -> None:
        """Ends it at once, wherever it is: SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Asks it to end, and waits for it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def cpu(self) -> float:
        """Seconds of processor that it has used so far, in all its threads and nothing of its computer players."""
        assert self._process is not None
        total = 0
        for task in Path(f"/proc/{self._process.pid}/task").iterdir():
            total += int((task / "schedstat").read_text().split()[0])
        return total / 1e9
