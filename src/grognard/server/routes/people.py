"""Who I am: guests, accounts, sessions."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from grognard.server.callers import Site
from grognard.server.messages import Confirm, Me, Profile, Register, SignIn
from grognard.server.people import People, Person
from grognard.server.webhook import check_webhook

from .common import CHANGES, READS, Folk, Own, Parts, Request_, Speech, Who, caller_of, fails


def _welcome(people: People, site: Site, person: Person, token: str) -> Response[Me]:
    """A person, with the cookies of their session."""
    return Response(people.me(person), cookies=site.cookies(token))


@get("/api/me", responses=fails(READS))
async def who_am_i(request: Request_, people: Folk, site: Own, speech: Speech) -> Response[Me]:
    """Who I am; a newcomer becomes a guest, and so does a browser whose session has ended."""
    caller = caller_of(request)
    if caller.person is not None:
        return _welcome(people, site, caller.person, caller.token)
    person, token = await people.newcomer(speech)
    return _welcome(people, site, person, token)


@patch("/api/me", responses=fails(CHANGES))
async def change_me(data: JSONBody[Profile], person: Who, people: Folk, services: Parts) -> Me:
    """Name, speech, address, and how I want to hear that it is my turn."""
    if data.notices is not None and data.notices.webhook:
        await check_webhook(data.notices.webhook, services.settings.private_webhooks)
    return people.me(await people.change(person, data))


@post("/api/account", responses=fails(CHANGES), status_code=200)
async def register(data: JSONBody[Register], request: Request_, person: Who, people: Folk, site: Own) -> Response[Me]:
    """The guest becomes an account and keeps every table."""
    made = await people.register(person, data)
    return _welcome(people, site, made, caller_of(request).token)


@post("/api/session", responses=fails(CHANGES), status_code=200)
async def sign_in(data: JSONBody[SignIn], request: Request_, person: Who, people: Folk, site: Own) -> Response[Me]:
    """Sign in on this browser; a guest's tables come along."""
    found, token = await people.sign_in(person, caller_of(request).token, data.name, data.password)
    return _welcome(people, site, found, token)


@delete("/api/session", responses=fails(CHANGES), status_code=200)
async def sign_out(request: Request_, person: Who, people: Folk, site: Own, speech: Speech) -> Response[Me]:
    """Sign out: this browser is a new guest's."""
    await people.sign_out(caller_of(request).token)
    guest, token = await people.newcomer(speech)
    return _welcome(people, site, guest, token)


@delete("/api/account", responses=fails(CHANGES), status_code=200)
async def forget_me(data: JSONBody[Confirm], person: Who, people: Folk, site: Own, speech: Speech) -> Response[Me]:
    """Forget the account. A guest has no password to confirm it with."""
    if not person.guest:
        await people.confirm(person, data.password)
    await people.delete(person)
    guest, token = await people.newcomer(speech)
    return _welcome(people, site, guest, token)


HANDLERS = [who_am_i, change_me, register, sign_in, sign_out, forget_me]
