"""Brings a database to the schema of this program, and refuses one that is newer.

The migrations are Alembic's, shipped in the package (`versions/`). `grognard serve` runs them at its start; on
PostgreSQL an advisory lock lets one of several processes do it while the others wait."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from grognard.engine.errors import UserError

FOLDER: Final = Path(__file__).parent
LOCK: Final = 180610


def configuration(connection: Connection | None = None) -> Config:
    """What Alembic needs to know, without any file of its own."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The version that this program's schema has."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None
    return head


def version_of(connection: Connection) -> str | None:
    """The version of a database, or None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection) -> bool:
    """Brings the database up to date; true if anything changed."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
    found = version_of(connection)
    if found is not None and found not in known:
        raise UserError(
            f"the database has schema {found}, which this version of Grognard does not know: it was made by a newer "
            "one. Start that one, or restore a backup made before"
        )
    if found == newest():
        return False
    command.upgrade(configuration(connection), "head")
    return True
