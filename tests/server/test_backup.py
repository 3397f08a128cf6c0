"""A backup restores everything, into either kind of database, or changes nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.cli import main
from grognard.engine.errors import UserError
from grognard.server.backup import backup, restore
from grognard.server.storage import schema
from grognard.server.storage.database import Database
from tests.server.browsers import Browser, house

ROWS: dict[str, list[dict[str, Any]]] = {
    "people": [
        {"id": "p1", "name": "Éléonore", "key": "éléonore", "password": "$argon2", "language": "fr",
         "email": "e@example.org", "notices": "{}", "created": 1.5},
        {"id": "p2", "name": "Guest 1", "key": None, "password": None, "language": "en",
         "email": "", "notices": "{}", "created": 2.0},
    ],
    "sessions": [{"hash": "h", "person": "p1", "created": 1.0, "used": 2.0}],
    "tables": [
        {"id": "t1", "game": "g", "scenario": "s", "options": "{}", "data": None, "title": "«\u202fIéna\u202f»",
         "maker": "p1", "seed": bytes(range(256)), "commitment": "c", "rules": "1", "clock": "none", "amount": 0,
         "open": True, "uploaded": False, "created": 1.0, "seq": 2, "state": "playing", "summary": "{}",
         "changed": 3.0, "deadline": None},
    ],
    "seats": [{"table": "t1", "seat": 0, "kind": "person", "person": "p1", "computer": "", "token": None}],
    "acts": [
        {"table": "t1", "seq": n, "kind": "choose", "seat": 0, "text": "pass", "at": n, "person": "p1",
         "time": 1.0 + n, "clock": "{}"} for n in range(1200)
    ],
    "notices": [
        {"id": 7, "person": "p1", "table": "t1", "way": "email", "turn": 2, "due": 1.0, "tries": 0, "state": "waiting"}
    ],
}  # fmt: skip


def fill(url: str, rows: dict[str, list[dict[str, Any]]] = ROWS) -> None:
    async def job(connection: AsyncConnection) -> None:
        for name, given in rows.items():
            await connection.execute(insert(schema.META.tables[name]), given)

    asyncio.run(_with(url, job))


async def _with(url: str, job: Any) -> Any:
    db = Database(url)
    await db.open()
    try:
        return await db.write(job)
    finally:
        await db.close()


def contents(url: str) -> dict[str, list[dict[str, Any]]]:
    async def job(connection: AsyncConnection) -> dict[str, list[dict[str, Any]]]:
        found = {}
        for table in schema.META.sorted_tables:
            rows = (await connection.execute(select(table).order_by(*table.primary_key.columns))).mappings()
            found[table.name] = [dict(row) for row in rows]
        return found

    found: dict[str, list[dict[str, Any]]] = asyncio.run(_with(url, job))
    return found


def lite(folder: Path, name: str = "grognard.db") -> str:
    return f"sqlite+aiosqlite:///{folder / name}"


def test_a_backup_of_sqlite_restores_everything(tmp_path: Path) -> None:
    fill(lite(tmp_path))
    file = tmp_path / "kept"

    assert backup(lite(tmp_path), file)["acts"] == 1200
    assert restore(lite(tmp_path, "other.db"), file, replace=False)["people"] == 2

    assert contents(lite(tmp_path, "other.db")) == contents(lite(tmp_path))


def test_a_backup_holds_secrets_and_is_for_its_owner_only(tmp_path: Path) -> None:
    fill(lite(tmp_path))
    backup(lite(tmp_path), tmp_path / "kept")

    assert stat.S_IMODE((tmp_path / "kept").stat().st_mode) == 0o600
    assert sorted(p.name for p in tmp_path.iterdir() if "part" in p.name) == []


def test_a_backup_can_be_made_while_somebody_writes(tmp_path: Path) -> None:
    fill(lite(tmp_path))
    with sqlite3.connect(tmp_path / "grognard.db", isolation_level=None) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM acts")
        counts = backup(lite(tmp_path), tmp_path / "kept")
        writer.execute("ROLLBACK")
    writer.close()

    assert counts["acts"] == 1200


def test_restoring_refuses_a_database_that_holds_something(tmp_path: Path) -> None:
    fill(lite(tmp_path))
    backup(lite(tmp_path), tmp_path / "kept")
    fill(lite(tmp_path, "other.db"), {"people": [{**ROWS["people"][1], "id": "p9"}]})
    before = contents(lite(tmp_path, "other.db"))

    with pytest.raises(UserError, match="not empty"):
        restore(lite(tmp_path, "other.db"), tmp_path / "kept", replace=False)
    assert contents(lite(tmp_path, "other.db")) == before

    restore(lite(tmp_path, "other.db"), tmp_path / "kept", replace=True)
    assert contents(lite(tmp_path, "other.db")) == contents(lite(tmp_path))


def test_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    fill(lite(tmp_path))
    file = tmp_path / "kept"
    backup(lite(tmp_path), file)
    whole = file.read_bytes()
    damaged = {
        "half": whole[: len(whole) // 2],
        "torn": whole[:8192] + bytes(8192) + whole[16384:],
        "empty": b"",
        "text": b"something else\n",
        "other": b'{"kind": "something else"}\n{"end": {}, "hash": ""}\n',
        "newer": b'{"kind": "grognard-backup", "schema": "9999"}\n',
    }
    for name, content in damaged.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(UserError):
            restore(lite(tmp_path), tmp_path / name, replace=True)
    with pytest.raises(UserError, match="cannot be read"):
        restore(lite(tmp_path), tmp_path / "nowhere", replace=True)

    assert len(contents(lite(tmp_path))["acts"]) == 1200


def test_a_backup_of_a_newer_schema_is_refused(tmp_path: Path) -> None:
    fill(lite(tmp_path))
    backup(lite(tmp_path), tmp_path / "kept")
    with sqlite3.connect(tmp_path / "kept") as kept:
        kept.execute("UPDATE alembic_version SET version_num = '9999'")
    kept.close()

    with pytest.raises(UserError, match="newer"):
        restore(lite(tmp_path, "other.db"), tmp_path / "kept", replace=False)


def test_a_database_that_is_not_there_is_not_made_by_a_backup(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="no such database"):
        backup(lite(tmp_path), tmp_path / "kept")

    assert list(tmp_path.iterdir()) == []


def test_the_commands_say_what_they_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(lite(tmp_path))
    monkeypatch.setenv("GROGNARD_DATABASE", str(tmp_path / "grognard.db"))
    assert main(["backup", str(tmp_path / "kept"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rows"]["tables"] == 1

    assert main(["restore", str(tmp_path / "kept")]) == 2
    assert "--replace" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "kept"), "--replace"]) == 0
    assert "people 2" in capsys.readouterr().out


# --- PostgreSQL ---


def numbered_next(url: str) -> int:
    """The number that the database gives to a new message."""

    async def job(connection: AsyncConnection) -> int:
        notices = schema.notices
        row = {**ROWS["notices"][0], "turn": 99}
        del row["id"]
        return int((await connection.execute(insert(notices).values(**row).returning(notices.c.id))).scalar_one())

    return int(asyncio.run(_with(url, job)))


def test_a_backup_of_postgresql_restores_into_either_kind(cluster: Any, tmp_path: Path) -> None:
    url, file = cluster.database(), tmp_path / "kept"
    fill(url)
    counts = backup(url, file)
    assert (counts["acts"], counts["people"]) == (1200, 2)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    whole = contents(url)

    other = cluster.database()
    for target in (other, lite(tmp_path)):
        restore(target, file, replace=False)
        assert contents(target) == whole
    assert numbered_next(other) == 8


def test_a_backup_of_sqlite_restores_into_postgresql(postgres: str, tmp_path: Path) -> None:
    fill(lite(tmp_path))
    backup(lite(tmp_path), tmp_path / "kept")
    restore(postgres, tmp_path / "kept", replace=False)

    assert contents(postgres) == contents(lite(tmp_path))


def test_a_damaged_file_of_lines_changes_nothing(postgres: str, tmp_path: Path) -> None:
    fill(postgres)
    backup(postgres, tmp_path / "kept")
    lines = (tmp_path / "kept").read_bytes().splitlines(keepends=True)
    damaged = {
        "without its end": lines[:-1],
        "with a line less": lines[:40] + lines[41:],
        "with a line changed": [line.replace(b"pass", b"go", 1) for line in lines],
        "broken off in a line": [*lines[:50], lines[50][:20]],
        "with a line too short": [*lines[:3], b"[1]\n", *lines[3:]],
        "of an unknown table": [lines[0], b'{"table": "x", "columns": []}\n', *lines[1:]],
    }
    for name, content in damaged.items():
        (tmp_path / name).write_bytes(b"".join(content))
        with pytest.raises(UserError):
            restore(postgres, tmp_path / name, replace=True)

    assert len(contents(postgres)["acts"]) == 1200


def test_an_empty_postgresql_has_nothing_to_copy(postgres: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, match="empty"):
        backup(postgres, tmp_path / "kept")
    with pytest.raises(UserError, match="cannot be read"):
        backup("postgresql+asyncpg://grognard@127.0.0.1:1/nothing", tmp_path / "kept")
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_was_begun_goes_on_after_moving_from_one_kind_to_the_other(postgres: str, tmp_path: Path) -> None:
    with house(tmp_path) as here:
        browser = here.browser()
        table = browser.table(seats=[{"seat": "french", "who": "me"}, {"seat": "prussian", "who": "me"}])["id"]
        seen = play(browser, table, 5)
        cookies = dict(browser.client.cookies)
    backup(lite(tmp_path), tmp_path / "kept")
    restore(postgres, tmp_path / "kept", replace=False)

    with house(tmp_path, database=postgres) as here:
        browser = here.browser(known=False)
        browser.client.cookies.update(cookies)
        again = [browser.get(f"/api/tables/{table}/scene?seat={seat}").json() for seat in ("french", "prussian")]
        assert [(s["scene"], s["log"]) for s in again] == seen
        assert play(browser, table, 2) != seen


def play(browser: Browser, table: str, decisions: int) -> list[tuple[Any, Any]]:
    """Both seats take the first choice, so many times; what both see then."""
    for n in range(decisions + 1):
        shown = [browser.get(f"/api/tables/{table}/scene?seat={seat}").json() for seat in ("french", "prussian")]
        if n == decisions:
            return [(s["scene"], s["log"]) for s in shown]
        scene = next(s["scene"] for s in shown if s["scene"]["prompt"]["mine"])
        option = scene["prompt"]["choices"][0]["option"]
        answer = {"seat": scene["seat"], "at": scene["n"], "option": option}
        assert browser.post(f"/api/tables/{table}/choose", answer).status_code == 200
    raise AssertionError
