"""A server that is killed loses nothing that it acknowledged, on either database; and the trial would notice a loss."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from grognard.lab import crash as crashing
from grognard.lab.crash import CrashReport, crash, whole
from tests.lab.processes import scripts
from tests.server.conftest import Cluster

KILLS = 5


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    yield made
    made.close()


def trial(folder: Path, kills: int, database: str = "") -> CrashReport:
    """A short trial."""
    return asyncio.run(crash(folder, scripts(), kills, 7, at_once=3, database=database))


def clean(report: CrashReport) -> None:
    """Nothing was lost, and something was played."""
    assert report.failures == []
    assert (report.lost, report.corrupt, report.errors) == (0, 0, 0)
    assert report.kills == KILLS
    assert report.games >= report.finished >= 3
    assert report.acknowledged > 100
    assert set(report.as_json()) == {
        "kills", "acknowledged", "games", "finished", "lost", "corrupt", "errors", "failures",
    }  # fmt: skip


def test_a_server_that_is_killed_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    clean(trial(tmp_path, KILLS))


def test_a_server_on_postgresql_that_is_killed_loses_nothing_either(tmp_path: Path, cluster: Cluster) -> None:
    clean(trial(tmp_path, KILLS, cluster.database()))
    assert not (tmp_path / "grognard.db").exists()


def forget(path: Path, decisions: int) -> None:
    """Takes the last decisions of every table out of a database, with all that came after them."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute('SELECT DISTINCT "table" FROM acts').fetchall()
        for (table,) in tables:
            rows = connection.execute(
                "SELECT seq FROM acts WHERE \"table\" = ? AND kind = 'choose' ORDER BY seq DESC LIMIT ?",
                (table, decisions),
            ).fetchall()
            if rows:
                connection.execute('DELETE FROM acts WHERE "table" = ? AND seq >= ?', (table, rows[-1][0]))
        connection.commit()


def test_the_trial_notices_decisions_that_were_acknowledged_and_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last decision of a table may have been on its way when the server was killed; the one before it was not."""

    def lying(path: Path) -> str:
        said = whole(path)
        forget(path, 2)
        return said

    monkeypatch.setattr(crashing, "whole", lying)
    monkeypatch.setattr(crashing, "LATE", 0.2)
    monkeypatch.setattr(crashing, "SHORTEST", 0.8)
    monkeypatch.setattr(crashing, "LONGEST", 1.0)
    report = trial(tmp_path, 1)

    assert report.acknowledged > 10
    assert report.lost >= 2
    assert any(failure.startswith("lost: ") for failure in report.failures)


def test_the_trial_notices_a_file_that_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "grognard.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE acts (seq INTEGER PRIMARY KEY, text TEXT)")
        connection.executemany("INSERT INTO acts (text) VALUES (?)", [(f"march {n:099}",) for n in range(400)])
        connection.execute("CREATE INDEX texts ON acts (text)")
        connection.commit()
    assert whole(path) == "ok"
    raw = bytearray(path.read_bytes())
    raw[5 * 4096 : 5 * 4096 + 200] = bytes(200)
    path.write_bytes(raw)

    assert whole(path) != "ok"
