"""The settings of a server: environment variables, each with its default and what it is for.

docs/operating.md has the same table, and a test compares the two."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from grognard.engine.errors import UserError


@dataclass(frozen=True)
class Setting:
    """One environment variable: its name without `GROGNARD_`, its default as text, and what it is for."""

    name: str
    default: str
    about: str


SETTINGS: Final = (
    Setting("DATABASE", "", "where tables are kept: a SQLite file, or `postgresql://user:password@host/name`"),
    Setting("URL", "", "the public address of the site, such as `https://example.org`: for links in messages"),
    Setting("PROXIES", "", "addresses of reverse proxies that are trusted to name the caller's, with commas"),
    Setting("SMTP", "", "where mail goes out: `smtp://user:password@host:587` (STARTTLS) or `smtps://host`"),
    Setting("MAIL_FROM", "", "the sender of mail; needed with `GROGNARD_SMTP`"),
    Setting("PRIVATE_WEBHOOKS", "0", "`1` lets webhooks call addresses of the local network"),
    Setting("RATE_PERSON", "600", "requests a minute of one person, beyond which they must wait"),
    Setting("RATE_ADDRESS", "1800", "requests a minute from one address"),
    Setting("RATE_ENTRIES", "30", "new guests, new accounts and sign-ins a minute from one address"),
    Setting("COMPUTERS", "1", "processes in which computer players think"),
    Setting(
        "PACE", "0.7", "seconds between two decisions of a computer as people see them; `0` shows the last at once"
    ),
    Setting("TABLES", "500", "tables kept in memory; others are read again when somebody opens them"),
    Setting("GRACE", "60", "seconds after the start before anybody loses by the clock"),
    Setting("TEST_SEEDS", "0", "`1` lets whoever makes a table choose its luck: for tests only"),
    Setting("METRICS_TOKEN", "", "what `Authorization: Bearer …` must hold to read `/metrics` from another machine"),
    Setting("LOG", "info", "how much is logged: `debug`, `info`, `warning`, `error`"),
)


@dataclass(frozen=True)
class Settings:
    """Settings as values."""

    database: str
    url: str = ""
    proxies: str = ""
    smtp: str = ""
    mail_from: str = ""
    private_webhooks: bool = False
    rate_person: float = 600
    rate_address: float = 1800
    rate_entries: float = 30
    computers: int = 1
    pace: float = 0.7
    tables: int = 500
    grace: float = 60
    test_seeds: bool = False
    metrics_token: str = ""
    log: str = "info"


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where programs of this user keep what they must not lose."""
    home = environment.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "grognard"


def database_url(given: str, environment: Mapping[str, str]) -> str:
    """The address of a database as SQLAlchemy writes it; a plain path is a SQLite file."""
    if not given:
        return f"sqlite+aiosqlite:///{data_folder(environment) / 'grognard.db'}"
    scheme, separator, rest = given.partition("://")
    if not separator:
        return f"sqlite+aiosqlite:///{Path(given).expanduser().resolve()}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    if scheme in ("postgresql", "postgres", "postgresql+asyncpg"):
        return f"postgresql+asyncpg://{rest}"
    raise UserError(f"GROGNARD_DATABASE: {scheme}:// is unknown; give a file, or postgresql://user:password@host/name")


def read(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of an environment, checked."""
    given = {s.name: environment.get(f"GROGNARD_{s.name}", "") or s.default for s in SETTINGS}
    known = {f"GROGNARD_{s.name}" for s in SETTINGS}
    unknown = sorted(name for name in environment if name.startswith("GROGNARD_") and name not in known)
    if unknown:
        raise UserError(f"unknown setting {', '.join(unknown)}; there are {', '.join(sorted(known))}")
    if given["LOG"] not in ("debug", "info", "warning", "error"):
        raise UserError(f"GROGNARD_LOG={given['LOG']}: must be debug, info, warning or error")
    if given["SMTP"] and not given["MAIL_FROM"]:
        raise UserError("GROGNARD_SMTP needs GROGNARD_MAIL_FROM: the address that mail comes from")
    return Settings(
        database=database_url(given["DATABASE"], environment),
        url=given["URL"].rstrip("/"),
        proxies=given["PROXIES"],
        smtp=given["SMTP"],
        mail_from=given["MAIL_FROM"],
        private_webhooks=_flag("PRIVATE_WEBHOOKS", given),
        rate_person=_number("RATE_PERSON", given, 1),
        rate_address=_number("RATE_ADDRESS", given, 1),
        rate_entries=_number("RATE_ENTRIES", given, 1),
        computers=int(_number("COMPUTERS", given, 1)),
        pace=_number("PACE", given, 0),
        tables=int(_number("TABLES", given, 1)),
        grace=_number("GRACE", given, 0),
        test_seeds=_flag("TEST_SEEDS", given),
        metrics_token=given["METRICS_TOKEN"],
        log=given["LOG"],
    )


def _number(name: str, given: Mapping[str, str], least: float) -> float:
    try:
        value = float(given[name])
    except ValueError:
        raise UserError(f"GROGNARD_{name}={given[name]}: must be a number") from None
    if not least <= value <= 1e9:
        raise UserError(f"GROGNARD_{name}={given[name]}: must be at least {least:g}")
    return value


def _flag(name: str, given: Mapping[str, str]) -> bool:
    if given[name] not in ("0", "1"):
        raise UserError(f"GROGNARD_{name}={given[name]}: must be 0 or 1")
    return given[name] == "1"
