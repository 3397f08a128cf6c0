"""What the tests of the server share: a database of each kind, made for one test and thrown away."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """Tests that wait run in asyncio."""
    return "asyncio"


def binaries() -> Path:
    """Where PostgreSQL's programs are; a failure that says what to do if they are nowhere."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[4]), reverse=True)
    on_path = shutil.which("initdb")
    if found:
        return found[0].parent
    if on_path is not None:
        return Path(on_path).resolve().parent
    pytest.fail(
        "PostgreSQL is not installed: initdb is neither in /usr/lib/postgresql nor on the path (make test installs it)"
    )


class Cluster:
    """A PostgreSQL server of our own, on loopback, in a folder that goes away with it."""

    def __init__(self) -> None:
        self._bin = binaries()
        self._folder = Path(tempfile.mkdtemp(prefix="grognard-postgres-"))
        self._user = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self._user = "nobody"
            shutil.chown(self._folder, self._user)
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = s.getsockname()[1]
        data = str(self._folder / "data")
        self._data = data
        self._run("initdb", "-D", data, "-U", "grognard", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        self.start()

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        settings = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self._folder} -c fsync=off -c synchronous_commit=off "
            "-c full_page_writes=off -c max_connections=200 -c shared_buffers=32MB"
        )
        self._run(
            "pg_ctl", "-D", self._data, "-w", "-t", "60", "-l", str(self._folder / "log"), "-o", settings, "start"
        )

    def stop(self) -> None:
        """Stops it as a crash would."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def close(self) -> None:
        """Stops it and removes its folder."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        environment = {k: v for k, v in os.environ.items() if not k.startswith("PG")}
        done = subprocess.run(
            [str(self._bin / program), *arguments], cwd=self._folder, user=self._user,
            extra_groups=[] if self._user else None, env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL, stderr=subprocess.STDOUT,
            timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, f"{program}: {done.stdout!r}"

    def database(self) -> str:
        """A new database; its address."""
        name = f"test_{uuid.uuid4().hex}"
        create = f'CREATE DATABASE "{name}"'
        self._run("psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "grognard", "-d", "postgres", "-qc", create)
        return f"postgresql+asyncpg://grognard@127.0.0.1:{self.port}/{name}"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL server of this run."""
    made = Cluster()
    yield made
    made.close()


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of an empty database in PostgreSQL."""
    return cluster.database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a SQLite file that is still to be made."""
    return f"sqlite+aiosqlite:///{tmp_path / 'grognard.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    return str(request.getfixturevalue("sqlite" if request.param == "sqlite" else "postgres"))
