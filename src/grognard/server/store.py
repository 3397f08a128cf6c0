"""Tables in the database: reading one whole, adding an act, making one.

An act is one row whose key is (table, number): of two servers that add the same number at the same time one gets a
Conflict. What `tables` repeats is written in the same transaction."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import CursorResult, Row, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .messages import Clock
from .storage import schema
from .storage.database import Conflict
from .tables import Act, Chair, Setup

tables, seats, acts, people, figures = schema.tables, schema.seats, schema.acts, schema.people, schema.figures

SETUPS: Final = select(tables, figures.c.name.label("data_name")).outerjoin(figures, figures.c.id == tables.c.data)
CHAIRS: Final = select(seats, people.c.name).outerjoin(people, people.c.id == seats.c.person)
ADD: Final = insert(acts)
MOVE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table_"), tables.c.seq == bindparam("before"))
    .values({name: bindparam(f"new_{name}") for name in ("seq", "state", "summary", "changed", "deadline")})
)


def setup_of(row: Row[Any]) -> Setup:
    """A row of `tables`."""
    return Setup(
        row.id, row.game, row.scenario, msgspec.json.decode(row.options, type=dict[str, str]), row.data or "",
        row.data_name or "", row.title, row.maker, bytes(row.seed), row.commitment, row.rules,
        Clock(row.clock, row.amount), row.open, row.uploaded, row.created,
    )  # fmt: skip


def chair_of(row: Row[Any]) -> Chair:
    """A row of `seats`."""
    return Chair(row.seat, row.kind, row.person, row.computer, row.token, row.name or "")


def act_of(row: Row[Any]) -> Act:
    """A row of `acts`."""
    return Act(row.seq, row.kind, row.seat, row.text, row.at, row.person, row.time, row.clock)


async def chairs(connection: AsyncConnection, table: str) -> list[Chair]:
    """Who sits at a table."""
    found = await connection.execute(CHAIRS.where(seats.c.table == table).order_by(seats.c.seat))
    return [chair_of(row) for row in found]


async def acts_after(connection: AsyncConnection, table: str, seq: int) -> list[Act]:
    """The acts of a table after a number."""
    wanted = select(acts).where(acts.c.table == table, acts.c.seq > seq).order_by(acts.c.seq)
    return [act_of(row) for row in await connection.execute(wanted)]


async def whole(connection: AsyncConnection, table: str) -> tuple[Setup, list[Chair], list[Act], Row[Any]] | None:
    """A table with everything, or None."""
    row = (await connection.execute(SETUPS.where(tables.c.id == table))).first()
    if row is None:
        return None
    return setup_of(row), await chairs(connection, table), await acts_after(connection, table, 0), row


async def add(
    connection: AsyncConnection,
    table: str,
    act: Act,
    *,
    state: str,
    summary: str,
    changed: float,
    deadline: float | None,
) -> None:
    """One more act."""
    row = msgspec.structs.asdict(act)
    await connection.execute(ADD, {"table": table, **row})
    new = {"seq": act.seq, "state": state, "summary": summary, "changed": changed, "deadline": deadline}
    moved: CursorResult[Any] = await connection.execute(
        MOVE, {"table_": table, "before": act.seq - 1, **{f"new_{name}": value for name, value in new.items()}}
    )
    if moved.rowcount != 1:
        raise Conflict(f"table {table} is no longer at act {act.seq - 1}")


async def take_seat(connection: AsyncConnection, table: str, seat: int, person: str) -> None:
    """A free seat becomes a person's."""
    taken: CursorResult[Any] = await connection.execute(
        update(seats)
        .where(seats.c.table == table, seats.c.seat == seat, seats.c.kind == "free")
        .values(kind="person", person=person)
    )
    if taken.rowcount != 1:
        raise Conflict("the seat is taken")


async def make(
    connection: AsyncConnection,
    setup: Setup,
    sitting: list[Chair],
    past: list[Act],
    *,
    state: str,
    summary: str,
    deadline: float | None,
) -> None:
    """A new table, with the acts that it may begin with."""
    await connection.execute(
        insert(tables).values(
            id=setup.id, game=setup.game, scenario=setup.scenario, options=msgspec.json.encode(setup.options).decode(),
            data=setup.data or None, title=setup.title, maker=setup.maker, seed=setup.seed,
            commitment=setup.commitment, rules=setup.rules, clock=setup.clock.kind, amount=setup.clock.amount,
            open=setup.open, uploaded=setup.uploaded, created=setup.created, seq=len(past), state=state,
            summary=summary, changed=setup.created, deadline=deadline,
        )
    )  # fmt: skip
    await connection.execute(
        insert(seats),
        [
            {"table": setup.id, "seat": c.seat, "kind": c.kind, "person": c.person, "computer": c.computer,
             "token": c.token}
            for c in sitting
        ],
    )  # fmt: skip
    if past:
        await connection.execute(ADD, [{"table": setup.id, **msgspec.structs.asdict(act)} for act in past])


async def active_of(connection: AsyncConnection, person: str) -> int:
    """How many tables that are not over a person has made."""
    wanted = select(func.count()).select_from(tables).where(tables.c.maker == person, tables.c.state != "over")
    return int((await connection.execute(wanted)).scalar_one())
