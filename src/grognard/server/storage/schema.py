"""The tables of the database.

A game is its set-up (`tables`, `seats`) and its acts: rows that are only ever added. Everything else about a game
follows from these by playing it again; what `tables` repeats of it (turn, who decides, result) is for lists.

Times are seconds since 1970. JSON is text, so that both kinds of database hold the same."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META: Final = MetaData()

people: Final = Table(
    "people",
    META,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), unique=True),  # an account's name as it is compared; none for a guest
    Column("password", String(200)),  # argon2
    Column("language", String(2), nullable=False),
    Column("email", String(200), nullable=False),
    Column("notices", Text, nullable=False),
    Column("created", Float, nullable=False),
)

sessions: Final = Table(
    "sessions",
    META,
    Column("hash", String(64), primary_key=True),  # of the token, which only the browser has
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

figures: Final = Table(  # owners' data
    "figures",
    META,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("files", Text, nullable=False),  # name and text of each
    Column("created", Float, nullable=False),
    Column("drawing", Text),  # the map, where their areas or roads are not ours
)

tables: Final = Table(
    "tables",
    META,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scenario", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("data", String(24), ForeignKey("figures.id")),
    Column("title", String(80), nullable=False),
    Column("maker", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("amount", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("uploaded", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # what follows from the acts, for lists and for the clocks
    Column("seq", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    Column("summary", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Column("deadline", Float),
    Index("tables_deadline", "state", "deadline"),
    Index("tables_open", "open", "state"),
)

seats: Final = Table(
    "seats",
    META,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, computer, free
    Column("person", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("computer", String(20), nullable=False),
    Column("token", String(40), unique=True),  # of the invitation, while nobody sits there
)

acts: Final = Table(
    "acts",
    META,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(120), nullable=False),
    Column("at", Integer, nullable=False),
    Column("person", String(24)),
    Column("time", Float, nullable=False),
    Column("clock", Text, nullable=False),
)

chat: Final = Table(
    "chat",
    META,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("i", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("time", Float, nullable=False),
)

notices: Final = Table(  # messages that are still to be sent
    "notices",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("way", String(8), nullable=False),  # email, webhook
    Column("turn", Integer, nullable=False),  # the act that gave the turn: one message for each
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, sent, dropped
    UniqueConstraint("person", "table", "way", "turn", name="notices_once"),
    Index("notices_due", "state", "due"),
)
