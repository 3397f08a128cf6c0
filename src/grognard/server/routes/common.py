"""What all routes share: who asks, in which language, and the answers that each may give when it fails."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from grognard.server.callers import Caller, Site
from grognard.server.keeper import Keeper
from grognard.server.messages import Language, Notices, Problem
from grognard.server.people import People, Person
from grognard.server.problems import Fault
from grognard.server.services import Services
from grognard.server.words import Language as Spoken

ABOUT: Final = {
    400: "The request cannot be read, or asks for what cannot be",
    401: "The session has ended, or there is none",
    403: "Not for this person, or not asked by our own page",
    404: "There is no such thing",
    405: "Not to be done at this address",
    409: "Too late: somebody else, or oneself, has acted before; or refused by the rules",
    413: "Too large",
    415: "Neither JSON nor a form",
    422: "Refused by the rules",
    429: "Too many requests: `Retry-After` says how long to wait",
    500: "A mistake of the server, without its details",
    503: "The database cannot be reached; nothing has changed",
}
READS: Final = (400, 404, 413, 429, 500, 503)
OWN: Final = (401, 403, *READS)
CHANGES: Final = (409, 415, 422, *OWN)

Request_ = Request[Any, Any, Any]
Folk = NamedDependency[People]
Own = NamedDependency[Site]
Parts = NamedDependency[Services]
Speech = NamedDependency[Spoken]
Tables = NamedDependency[Keeper]
Who = NamedDependency[Person]
InPath = FromPath[str]
NumberInPath = FromPath[int]
Lang = Annotated[Language | None, QueryParameter(name="lang", description="the language of the answer")]


def fails(statuses: Iterable[int]) -> dict[int, ResponseSpec]:
    """The answers of a route that has failed."""
    return {
        status: ResponseSpec(Problem, description=ABOUT[status], generate_examples=False)
        for status in sorted(set(statuses))
    }


def caller_of(request: Request_) -> Caller:
    """Who asks."""
    caller: Caller = request.scope["caller"]  # type: ignore[typeddict-item]
    return caller


def provide_speech(request: Request_, lang: Lang = None) -> Spoken:
    """The language of the answer: as the address says, else as the browser likes."""
    return lang or caller_of(request).language


def provide_person(request: Request_) -> Person:
    """The person of the session; refuses if there is none."""
    person = caller_of(request).person
    if person is None:
        raise Fault(401, "session")
    return person


def provide_reader(request: Request_) -> Person:
    """The person of the session, or somebody who is nobody and sees what everybody may see."""
    caller = caller_of(request)
    return caller.person or Person("", "", True, caller.language, "", Notices())


def provide_services(request: Request_) -> Services:
    """The parts of the server."""
    found: Services = request.app.state.services
    return found


def provide_keeper(request: Request_) -> Keeper:
    """The tables."""
    return provide_services(request).keeper


def provide_people(request: Request_) -> People:
    """Who is who."""
    return provide_services(request).people


def provide_site(request: Request_) -> Site:
    """The server's own address."""
    found: Site = request.app.state.site
    return found


PROVIDED: Final = {
    "speech": Provide(provide_speech, sync_to_thread=False),
    "person": Provide(provide_person, sync_to_thread=False),
    "reader": Provide(provide_reader, sync_to_thread=False),
    "services": Provide(provide_services, sync_to_thread=False),
    "keeper": Provide(provide_keeper, sync_to_thread=False),
    "people": Provide(provide_people, sync_to_thread=False),
    "site": Provide(provide_site, sync_to_thread=False),
}


def own_seat(request: Request_, seat: str | None) -> str | None:
    """A seat with whose eyes a person wants to see; whoever's session has ended must first say again who they are."""
    if seat and caller_of(request).stale:
        raise Fault(401, "session")
    return seat or None
