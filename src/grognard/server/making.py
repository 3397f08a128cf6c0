"""Making tables, finding them, sitting down."""

from __future__ import annotations

import secrets
from typing import Final, Literal

import msgspec
from sqlalchemy import or_, select

from grognard.engine import record
from grognard.engine.chance import commitment
from grognard.engine.errors import UserError
from grognard.games import GAMES, rules_version
from grognard.players import PLAYERS

from . import clocks, store
from .hall import Hall, storage
from .infos import Known
from .messages import NewTable, SeatWish
from .people import Person
from .problems import Fault, not_found
from .storage import schema
from .storage.database import Conflict
from .tables import Act, Chair, Live, Setup, state_of

MOST_ACTIVE: Final = 300  # tables of one person that are not over
MOST_LISTED: Final = 100


class Making:
    """The door of the hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def create(self, person: Person, wish: NewTable) -> str:
        """A new table; its id."""
        setup = await self._setup(person, wish)
        seats = self._hall.library.of(setup).seats
        chairs = [_chair(n, seat, wish.seats, person) for n, seat in enumerate(seats)]
        if len(wish.seats) != len(seats) or {w.seat for w in wish.seats} != set(seats):
            raise Fault(400, "seats-wrong", seats=", ".join(seats))
        with storage():
            async with self._hall.db.read() as connection:
                if await store.active_of(connection, person.id) >= MOST_ACTIVE:
                    raise Fault(429, "too-many-tables", most=MOST_ACTIVE)
        await self.store(setup, chairs, [])
        return setup.id

    async def _setup(self, person: Person, wish: NewTable) -> Setup:
        if wish.game not in GAMES:
            raise not_found("game")
        if wish.clock.kind != "none" and wish.clock.amount < 1:
            raise Fault(400, "clock-empty")
        name = await self._figures_name(person.id, wish.data, wish.game)
        await self._hall.figures(wish.data)
        seed = self._seed(wish.seed)
        options = self.checked(wish.game, wish.scenario, wish.options, wish.data)
        title = " ".join("".join(c if c.isprintable() else " " for c in wish.title).split())
        return Setup(
            secrets.token_urlsafe(12), wish.game, wish.scenario, options, wish.data, name, title, person.id, seed,
            commitment(seed), rules_version(wish.game), wish.clock, any(w.who == "open" for w in wish.seats), False,
            self._hall.now(),
        )  # fmt: skip

    def checked(self, game: str, scenario: str, options: dict[str, str], data: str) -> dict[str, str]:
        """Every option of a scenario with its value; a fault if there is no such scenario, option or value."""
        try:
            plain = self._hall.library.definition(game, scenario, {}, data)
        except UserError:
            raise not_found("scenario") from None
        try:
            return dict(self._hall.library.definition(game, scenario, {**plain.options, **options}, data).options)
        except UserError:
            raise Fault(400, "option-wrong") from None

    async def _figures_name(self, person: str, data: str, game: str) -> str:
        if not data:
            return ""
        figures = schema.figures
        with storage():
            async with self._hall.db.read() as connection:
                wanted = select(figures.c.name).where(
                    figures.c.id == data, figures.c.person == person, figures.c.game == game
                )
                name = (await connection.execute(wanted)).scalar_one_or_none()
        if name is None:
            raise not_found("data")
        return str(name)

    def _seed(self, wish: str) -> bytes:
        if not wish:
            return record.new_seed()
        if not self._hall.settings.test_seeds:
            raise Fault(403, "seed")
        return record.new_seed(int(wish)) if wish.isascii() and wish.isdigit() else record.new_seed()

    async def store(self, setup: Setup, chairs: list[Chair], past: list[Act]) -> Live:
        """Stores a new table and stands it in the hall."""
        hall = self._hall
        live = Live(setup, chairs, hall.library.of(setup))
        hall.replay(live, past)
        summary = msgspec.json.encode(live.summary()).decode()
        due = clocks.deadline(live.left, live.running, live.stamp)
        state = state_of(setup, chairs, live.end)
        with storage():
            await hall.db.write(
                lambda c: store.make(c, setup, chairs, past, state=state, summary=summary, deadline=due)
            )
        # from here as after any reading: the names of the persons come with it
        opened = await hall.table(setup.id)
        return opened

    # --- sitting down ---

    async def invited(self, token: str, person: str) -> tuple[str, int]:
        """The table and seat of an invitation that is open, or that this person has taken."""
        seats = schema.seats
        with storage():
            async with self._hall.db.read() as connection:
                row = (await connection.execute(select(seats).where(seats.c.token == token))).first()
        if row is None:
            raise not_found("invitation")
        if row.kind != "free" and row.person != person:
            raise Fault(409, "seat-taken")
        return row.table, row.seat

    async def take(self, table: str, seat: int, person: Person) -> None:
        """A free seat becomes a person's."""
        async with self._hall.holding(table) as live:
            chair = live.chairs[seat]
            if chair.kind == "person" and chair.person == person.id:
                return
            if chair.kind != "free" or live.state != "waiting":
                raise Fault(409, "seat-taken")
            if live.seats_of(person.id):
                raise Fault(409, "sits-already")
            sitting = [
                msgspec.structs.replace(c, kind="person", person=person.id, name=person.name) if c.seat == seat else c
                for c in live.chairs
            ]
            try:
                await self._hall.act(live, "sit", seat, "", live.game.n, person.id, sitting)
            except Conflict:
                raise Fault(409, "seat-taken") from None

    # --- lists ---

    async def listed(self, person: str, which: Literal["mine", "open"]) -> list[Known]:
        """Tables for a list."""
        tables, seats = schema.tables, schema.seats
        if which == "open":
            wanted = store.SETUPS.where(tables.c.open.is_(True), tables.c.state == "waiting")
        else:
            sitting = select(seats.c.table).where(seats.c.person == person)
            wanted = store.SETUPS.where(or_(tables.c.id.in_(sitting), tables.c.maker == person))
        with storage():
            async with self._hall.db.read() as connection:
                rows = (await connection.execute(wanted.order_by(tables.c.changed.desc()).limit(MOST_LISTED))).all()
                found = await connection.execute(
                    store.CHAIRS.where(seats.c.table.in_([row.id for row in rows])).order_by(seats.c.seat)
                )
                chairs: dict[str, list[Chair]] = {row.id: [] for row in rows}
                for row in found:
                    chairs[row.table].append(store.chair_of(row))
        return [await self._hall.known_row(row, chairs[row.id]) for row in rows]


def _chair(number: int, seat: str, wishes: list[SeatWish], person: Person) -> Chair:
    wish = next((w for w in wishes if w.seat == seat), SeatWish(seat, "open"))
    if wish.who == "me":
        return Chair(number, "person", person.id, name=person.name)
    if wish.who == "computer":
        if wish.computer not in PLAYERS:
            raise not_found("computer")
        return Chair(number, "computer", computer=wish.computer)
    return Chair(number, "free", token=secrets.token_urlsafe(18) if wish.who == "invite" else None)
