"""People: guests, accounts, and the sessions of their browsers.

A browser holds a random token; the database only its hash. A guest is a person without a password, made when a
newcomer first asks who they are. Signing in gives the browser a new token, and the guest's tables to the account."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import passwords
from .messages import Me, Notices, Profile, Register
from .problems import Fault
from .storage import schema
from .storage.database import Conflict, Database
from .words import Language, words

SESSION_DAYS: Final = 180
KNOWN_FOR: Final = 30.0  # seconds that a session is believed without asking the database again
DAY: Final = 86_400.0


class Person(Struct, frozen=True):
    """Somebody."""

    id: str
    name: str
    guest: bool
    language: Language
    email: str
    notices: Notices


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.blake2b(token.encode(), digest_size=32).hexdigest()


def csrf_of(token: str) -> str:
    """The second token of a session: follows from the first, which no other site can read or guess."""
    return hashlib.blake2b(b"csrf", key=token.encode()[:64], digest_size=16).hexdigest()


class Seats(Protocol):
    """The tables in memory, which hold persons and their names."""

    async def tell(self, connection: AsyncConnection, person: str) -> None:
        """Tells other servers, in the transaction that changes a person."""

    async def anew(self, person: str) -> None:
        """Reads again what tables hold of a person."""


class Nowhere:
    """No table is in memory."""

    async def tell(self, connection: AsyncConnection, person: str) -> None:
        """Nobody is told."""

    async def anew(self, person: str) -> None:
        """Nothing is read."""


class People:
    """Who is who."""

    def __init__(self, db: Database, now: Callable[[], float], can_email: bool, seats: Seats | None = None) -> None:
        self._db = db
        self._seats: Seats = seats or Nowhere()
        self._now = now
        self._can_email = can_email
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    # --- sessions ---

    async def of_session(self, token: str) -> Person | None:
        """Whose browser it is, or None if the session has ended."""
        key, now = hash_of(token), self._now()
        known = self._known.get(key)
        if known is not None and known[0] > now:
            return known[1]
        people, sessions = schema.people, schema.sessions
        async with self._db.read() as connection:
            found = await connection.execute(
                select(people, sessions.c.used)
                .join(sessions, sessions.c.person == people.c.id)
                .where(sessions.c.hash == key, sessions.c.used > now - SESSION_DAYS * DAY)
            )
            row = found.first()
        if row is None:
            self._known.pop(key, None)
            return None
        if row.used < now - DAY:
            await self._db.write(lambda c: c.execute(update(sessions).where(sessions.c.hash == key).values(used=now)))
        person = _person(row)
        self._remember(key, person)
        return person

    def _remember(self, key: str, person: Person) -> None:
        self._known[key] = (self._now() + KNOWN_FOR, person)
        self._known.move_to_end(key)
        while len(self._known) > 10_000:
            self._known.popitem(last=False)

    def forget(self, person: str) -> None:
        """What is remembered of a person is no longer true."""
        for key in [key for key, (_, known) in self._known.items() if known.id == person]:
            del self._known[key]

    async def newcomer(self, language: Language) -> tuple[Person, str]:
        """A new guest, and the token for their browser."""
        name = words(language).say("guest-name", number=str(secrets.randbelow(9000) + 1000))
        person = Person(secrets.token_urlsafe(12), name, True, language, "", Notices())
        token = secrets.token_urlsafe(32)

        async def store(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.people).values(**_row(person), created=self._now()))
            await self._open(connection, person.id, token)

        await self._db.write(store)
        self._remember(hash_of(token), person)
        return person, token

    async def _open(self, connection: AsyncConnection, person: str, token: str) -> None:
        now = self._now()
        await connection.execute(
            insert(schema.sessions).values(hash=hash_of(token), person=person, created=now, used=now)
        )

    async def sign_out(self, token: str) -> None:
        """The session of this browser ends."""
        key = hash_of(token)
        self._known.pop(key, None)
        await self._db.write(lambda c: c.execute(delete(schema.sessions).where(schema.sessions.c.hash == key)))

    # --- accounts ---

    def me(self, person: Person) -> Me:
        """A person as they see themselves."""
        p = person
        return Me(p.id, p.name, p.guest, p.language, p.email, p.notices, self._can_email)

    async def change(self, person: Person, profile: Profile) -> Person:
        """What a person changes of themselves. An account's name is also how it signs in."""
        given = {k: v for k, v in msgspec.structs.asdict(profile).items() if v is not None}
        if "name" in given:
            given["name"] = _name(given["name"])
        if given.get("email"):
            _check_email(given["email"])
        changed = msgspec.structs.replace(person, **given)
        values = _row(changed)
        if not person.guest:
            values["key"] = passwords.folded(changed.name)
        await self._change(person, changed, values)
        return changed

    async def _change(self, person: Person, changed: Person, values: dict[str, object]) -> None:
        people = schema.people

        async def store(connection: AsyncConnection) -> None:
            await connection.execute(update(people).where(people.c.id == person.id).values(**values))
            await self._seats.tell(connection, person.id)

        try:
            await self._db.write(store)
        except Conflict:
            raise Fault(409, "name-taken") from None
        self.forget(person.id)
        if changed.name != person.name:
            await self._seats.anew(person.id)

    async def register(self, person: Person, wish: Register) -> Person:
        """The guest becomes an account and keeps every table."""
        if not person.guest:
            raise Fault(409, "has-account")
        name = _name(wish.name)
        passwords.check(wish.password, name)
        if wish.email:
            _check_email(wish.email)
        password = await passwords.hashed(wish.password)
        changed = msgspec.structs.replace(person, name=name, guest=False, email=wish.email)
        await self._change(person, changed, {**_row(changed), "key": passwords.folded(name), "password": password})
        return changed

    async def sign_in(self, old: Person, old_token: str, name: str, password: str) -> tuple[Person, str]:
        """An account, on another browser: a new token; a guest's tables come along, and the guest is no more."""
        people = schema.people
        async with self._db.read() as connection:
            found = await connection.execute(select(people).where(people.c.key == passwords.folded(name)))
            row = found.first()
        if not await passwords.matches(None if row is None else row.password, password) or row is None:
            raise Fault(403, "sign-in")
        person, token = _person(row), secrets.token_urlsafe(32)

        async def store(connection: AsyncConnection) -> None:
            await self._open(connection, person.id, token)
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == hash_of(old_token)))
            if old.guest and old.id != person.id:
                await _give(connection, old.id, person.id)
                await self._seats.tell(connection, old.id)

        await self._db.write(store)
        self.forget(old.id)
        await self._seats.anew(old.id)
        self._remember(hash_of(token), person)
        return person, token

    async def confirm(self, person: Person, password: str) -> None:
        """Refuses if it is not the person's password."""
        people = schema.people
        async with self._db.read() as connection:
            found = await connection.execute(select(people.c.password).where(people.c.id == person.id))
            kept = found.scalar_one_or_none()
        if not await passwords.matches(kept, password):
            raise Fault(403, "password-wrong")

    async def delete(self, person: Person) -> None:
        """Nothing stays of a person but that somebody sat there."""
        people = schema.people

        async def store(connection: AsyncConnection) -> None:
            await connection.execute(delete(people).where(people.c.id == person.id))
            await self._seats.tell(connection, person.id)

        await self._db.write(store)
        self.forget(person.id)
        await self._seats.anew(person.id)

    async def by_id(self, person: str) -> Person | None:
        """Somebody by id."""
        people = schema.people
        async with self._db.read() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person))).first()
        return None if row is None else _person(row)


async def _give(connection: AsyncConnection, old: str, new: str) -> None:
    """Everything of a guest becomes an account's."""
    for table in (schema.seats, schema.chat, schema.figures):
        await connection.execute(update(table).where(table.c.person == old).values(person=new))
    await connection.execute(update(schema.tables).where(schema.tables.c.maker == old).values(maker=new))
    await connection.execute(delete(schema.people).where(schema.people.c.id == old))


def _person(row: Row[Any]) -> Person:
    notices = msgspec.json.decode(row.notices, type=Notices)
    return Person(row.id, row.name, row.password is None, row.language, row.email, notices)


def _row(person: Person) -> dict[str, object]:
    notices = msgspec.json.encode(person.notices).decode()
    p = person
    return {"id": p.id, "name": p.name, "language": p.language, "email": p.email, "notices": notices}


def _name(name: str) -> str:
    """A name without what cannot be seen."""
    made = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not made:
        raise Fault(400, "name-empty")
    return made


def _check_email(email: str) -> None:
    local, at, domain = email.rpartition("@")
    if not at or not local or "." not in domain or any(c.isspace() or not c.isprintable() for c in email):
        raise Fault(400, "email")
