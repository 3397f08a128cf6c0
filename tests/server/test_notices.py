"""Messages that say "your turn": once, to who waited for them, and not at all when the turn is over."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, update

from grognard.server import messages
from grognard.server.mail import Undelivered, check_server, message
from grognard.server.notices import Notices
from grognard.server.problems import Fault
from grognard.server.settings import Settings
from grognard.server.storage import schema
from grognard.server.storage.database import Database
from grognard.server.tables import Summary
from grognard.server.webhook import call, check_webhook, is_public


class Receiver:
    """A mail server and a web server on loopback, as small as they can be."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.statuses: list[int] = []  # what the next calls are answered with; then 204
        self.refuse = ""
        self.smtp = self.http = 0

    async def mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            verb = line[:4].upper()
            if verb == b"DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                self.mails.append(text[:-5].decode())
                writer.write(b"250 taken\r\n")
            elif verb == b"RCPT" and self.refuse:
                writer.write(f"{self.refuse}\r\n".encode())
            elif verb == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 fine\r\n")
            await writer.drain()
        writer.close()

    async def web(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(next(line for line in head.splitlines() if line.lower().startswith("content-length:"))[15:])
        self.calls.append((head, json.loads(await reader.readexactly(length))))
        status = self.statuses.pop(0) if self.statuses else 204
        writer.write(f"HTTP/1.1 {status} x\r\nContent-Length: 0\r\nLocation: http://127.0.0.1:1/\r\n\r\n".encode())
        await writer.drain()
        writer.close()


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


class Post:
    """A database with a table and a person who wants to hear of their turn."""

    def __init__(self, db: Database, receiver: Receiver, folder: Path) -> None:
        self.db = db
        self.now = Clock()
        self.received = receiver
        self.settings = Settings(
            f"sqlite+aiosqlite:///{folder / 'grognard.db'}",
            url="https://example.org",
            smtp=f"smtp://127.0.0.1:{receiver.smtp}",
            mail_from="Grognard <play@example.org>",
            private_webhooks=True,
        )
        self.notices = self.server()

    def server(self) -> Notices:
        return Notices(self.db, self.settings, self.now)

    async def wants(self, email: bool = False, webhook: bool = False, language: str = "en") -> None:
        hook = f"http://127.0.0.1:{self.received.http}/turn?of=me" if webhook else ""
        wish = msgspec.json.encode(messages.Notices(email=email, webhook=hook)).decode()
        values = {"notices": wish, "language": language}
        await self.db.write(lambda c: c.execute(update(schema.people).values(**values)))

    async def turn(self, n: int) -> None:
        await self.pending([0])
        await self.db.write(lambda c: self.notices.turn(c, "p", "t", n))

    async def pending(self, seats: list[int], state: str = "playing") -> None:
        sides = ["french", "prussian"]
        made = Summary(seats=sides, owners=[*sides], pending=seats, secret=False, turn=1, offers={}, left=[], stamp=0.0)
        summary = msgspec.json.encode(made).decode()
        await self.db.write(lambda c: c.execute(update(schema.tables).values(summary=summary, state=state)))

    async def later(self, seconds: float, *servers: Notices) -> None:
        self.now.time += seconds
        await asyncio.gather(*(server.send_due() for server in servers or (self.notices,)))

    async def states(self) -> list[str]:
        async with self.db.read() as connection:
            return list((await connection.execute(select(schema.notices.c.state))).scalars())


@asynccontextmanager
async def post(folder: Path) -> AsyncIterator[Post]:
    receiver = Receiver()
    mail = await asyncio.start_server(receiver.mail, "127.0.0.1", 0)
    web = await asyncio.start_server(receiver.web, "127.0.0.1", 0)
    receiver.smtp, receiver.http = mail.sockets[0].getsockname()[1], web.sockets[0].getsockname()[1]
    db = Database(f"sqlite+aiosqlite:///{folder / 'grognard.db'}")
    await db.open()

    async def fill(connection: Any) -> None:
        person = {"id": "p", "name": "P", "language": "en", "email": "p@example.org", "notices": "{}", "created": 1.0}
        table = {
            "id": "t", "game": "napoleon-1806", "scenario": "short", "options": "{}", "title": "Club night",
            "seed": b"", "commitment": "", "rules": "", "clock": "none", "amount": 0, "open": False,
            "uploaded": False, "created": 1.0, "seq": 1, "state": "playing", "summary": "{}", "changed": 1.0,
        }  # fmt: skip
        await connection.execute(insert(schema.people).values(**person))
        await connection.execute(insert(schema.tables).values(**table))
        seat = {"table": "t", "seat": 0, "kind": "person", "person": "p", "computer": ""}
        await connection.execute(insert(schema.seats).values(**seat))

    await db.write(fill)
    try:
        yield Post(db, receiver, folder)
    finally:
        await db.close()
        for server in (mail, web):
            server.close()
            await server.wait_closed()


@pytest.fixture
def at_post(tmp_path: Path) -> Callable[[Callable[[Post], Awaitable[None]]], None]:
    """Runs a test at a post office of its own."""

    def run(story: Callable[[Post], Awaitable[None]]) -> None:
        async def whole() -> None:
            async with post(tmp_path) as here:
                await story(here)

        asyncio.run(whole())

    return run


Run = Callable[[Callable[[Post], Awaitable[None]]], None]


def test_a_mail_goes_out_once_when_a_player_takes_long(at_post: Run) -> None:
    async def story(here: Post) -> None:
        await here.wants(email=True, language="fr")
        await here.turn(3)
        await here.turn(3)
        await here.later(59)
        assert here.received.mails == []
        await here.later(2)
        await here.later(1000)

        (text,) = here.received.mails
        mail = email.message_from_string(text, policy=email.policy.default)
        body = mail.get_body()
        assert body is not None
        assert (mail["To"], mail["Auto-Submitted"]) == ("p@example.org", "auto-generated")
        assert mail["Subject"] == "À vous de jouer\u202f: Club night"
        assert "https://example.org/table/t" in body.get_content()
        assert await here.states() == ["sent"]

    at_post(story)


def test_nothing_is_stored_for_who_wants_nothing(at_post: Run) -> None:
    async def story(here: Post) -> None:
        await here.wants()
        await here.turn(3)
        assert await here.states() == []

    at_post(story)


@pytest.mark.parametrize(("seats", "state"), [([1], "playing"), ([], "playing"), ([0], "over")])
def test_a_message_is_dropped_when_the_turn_is_over(at_post: Run, seats: list[int], state: str) -> None:
    async def story(here: Post) -> None:
        await here.wants(email=True, webhook=True)
        await here.turn(3)
        await here.pending(seats, state)
        await here.later(100)
        assert here.received.mails == []
        assert here.received.calls == []
        assert await here.states() == ["dropped", "dropped"]

    at_post(story)


def test_a_new_turn_takes_the_place_of_the_message_of_the_last(at_post: Run) -> None:
    async def story(here: Post) -> None:
        await here.wants(email=True)
        await here.turn(3)
        await here.later(30)
        await here.turn(5)
        await here.later(40)
        assert here.received.mails == []
        await here.later(30)
        assert len(here.received.mails) == 1
        assert await here.states() == ["dropped", "sent"]

    at_post(story)


def test_two_servers_do_not_both_send(at_post: Run) -> None:
    async def story(here: Post) -> None:
        await here.wants(email=True, webhook=True)
        await here.turn(3)
        await here.later(61, here.server(), here.server(), here.server())
        assert (len(here.received.mails), len(here.received.calls)) == (1, 1)

    at_post(story)


def test_what_a_dying_server_was_sending_is_not_sent_again(at_post: Run) -> None:
    async def story(here: Post) -> None:
        await here.wants(email=True)
        await here.turn(3)
        here.now.time += 61
        assert len(await here.notices._due()) == 1
        await here.later(3600)
        assert here.received.mails == []
        assert await here.states() == ["dropped"]

    at_post(story)


def test_a_webhook_says_whose_turn_it_is_and_is_tried_again_later_and_later(at_post: Run) -> None:
    async def story(here: Post) -> None:
        await here.wants(webhook=True)
        here.received.statuses = [500, 503]
        await here.turn(3)
        await here.later(61)
        assert await here.states() == ["waiting"]
        await here.later(59)
        assert len(here.received.calls) == 1
        await here.later(2)
        assert len(here.received.calls) == 2
        await here.later(301)

        head, body = here.received.calls[2]
        assert head.startswith("POST /turn?of=me HTTP/1.1")
        assert body["table"] == "t"
        assert (
            body["text"]
            == body["content"]
            == ("It is your turn at the table “Club night” (Napoléon 1806).\nThe table: https://example.org/table/t")
        )
        assert await here.states() == ["sent"]

    at_post(story)


def test_a_message_that_never_arrives_is_given_up(at_post: Run) -> None:
    async def story(here: Post) -> None:
        await here.wants(webhook=True)
        here.received.statuses = [500] * 9
        await here.turn(3)
        for _ in range(9):
            await here.later(10_000)
        assert len(here.received.calls) == 5
        assert await here.states() == ["dropped"]

    at_post(story)


@pytest.mark.parametrize("status", [302, 404, 410])
def test_a_webhook_that_leads_elsewhere_or_nowhere_is_not_tried_again(at_post: Run, status: int) -> None:
    async def story(here: Post) -> None:
        await here.wants(webhook=True)
        here.received.statuses = [status]
        await here.turn(3)
        await here.later(61)
        await here.later(10_000)
        assert len(here.received.calls) == 1
        assert await here.states() == ["dropped"]

    at_post(story)


def test_a_mail_address_that_is_refused_for_good_is_not_tried_again(at_post: Run) -> None:
    async def story(here: Post) -> None:
        await here.wants(email=True)
        here.received.refuse = "550 nobody of that name"
        await here.turn(3)
        await here.later(61)
        assert await here.states() == ["dropped"]

        here.received.refuse = "451 later"
        await here.turn(5)
        await here.later(61)
        assert await here.states() == ["dropped", "waiting"]

    at_post(story)


def test_the_watch_sends_by_itself_and_ends(at_post: Run) -> None:
    async def story(here: Post) -> None:
        await here.wants(webhook=True)
        await here.turn(3)
        here.now.time += 61
        server = Notices(here.db, here.settings, here.now, looks=0.01)
        await server.open()
        async with asyncio.timeout(5):
            while server.counters["notices_sent_total"] < 1:
                await asyncio.sleep(0.01)
        await server.close()
        assert await here.states() == ["sent"]

    at_post(story)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "::1", "fe80::1%eth0",
     "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "224.0.0.1"],
)  # fmt: skip
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


def test_an_address_outside_is_public() -> None:
    assert is_public("1.1.1.1")
    assert is_public("2606:4700::1111")


@pytest.mark.parametrize(
    "url",
    ["", "ftp://example.org/", "https://", "https://user:secret@example.org/", "https://exa mple.org/",
     "http://127.0.0.1/", "http://localhost:8806/api/me", "http://[::1]/", "http://0/", "javascript:alert(1)",
     "https://example.org:99999/", "http://example.org/\r\nX: y"],
)  # fmt: skip
def test_a_webhook_into_the_server_s_own_network_is_refused(url: str) -> None:
    with pytest.raises(Fault) as refused:
        asyncio.run(check_webhook(url, private=False))
    assert refused.value.code == "webhook"
    with pytest.raises(Undelivered):
        asyncio.run(call(url, b"{}", 1, private=False))


def test_a_private_webhook_is_allowed_where_the_operator_says_so() -> None:
    with contextlib.suppress(OSError):
        asyncio.run(check_webhook("http://127.0.0.1/", private=True))


def test_a_mail_cannot_be_given_headers_by_a_name() -> None:
    with pytest.raises(ValueError, match=r"newline|linefeed|header"):
        message("a@example.org", "b@example.org", "Your turn\r\nBcc: c@example.org", "text", 1)


def test_an_address_of_a_mail_server_is_checked_at_the_start() -> None:
    from grognard.engine.errors import UserError

    check_server("smtp://user:secret@mail.example.org:587")
    for url in ("mail.example.org", "http://mail.example.org", "smtp://", "smtp://host:x"):
        with pytest.raises(UserError):
            check_server(url)
