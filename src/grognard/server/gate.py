"""What every request passes first, and every answer last: address, language, limits, session, proof that our own page
asks; then the headers that keep browsers strict, the count and the line in the log.

It stands around the whole application, so that unknown paths and wrong methods pass it too."""

from __future__ import annotations

import logging
import time
from typing import Any, Final, cast

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .callers import Caller, Site, cookie_of, language_of
from .failures import Patience, answer_to, fault_of
from .problems import Fault
from .services import Services

LOG: Final = logging.getLogger("grognard.requests")
CHANGES: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
MOST_BODY: Final = 64 * 1024
MOST_FILE: Final = 4 * 1024 * 1024
FILES: Final = ("/api/records", "/api/data")
ENTRIES: Final = frozenset({("POST", "/api/account"), ("POST", "/api/session"), ("DELETE", "/api/account")})
STREAM: Final = b"text/event-stream"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")


class Gate:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, services: Services, site: Site) -> None:
        self._app = app
        self._services = services
        self._site = site
        self._headers = (*HEADERS, HSTS) if site.https else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, from beginning to end."""
        asked: dict[str, Any] = cast(Any, scope)
        if asked["type"] != "http":
            await self._app(scope, receive, send)
            return
        watch = Watch(self._services, asked, self._headers, send)
        try:
            watch.caller = await self._admit(asked)
            if asked["method"] == "HEAD" and not asked["path"].startswith("/api/"):
                scope = cast(Any, {**asked, "method": "GET"})  # the HTTP server leaves the body out
            await self._app(scope, receive, watch.send)
        except Exception as e:
            if watch.status:
                raise
            await _refuse(e, asked.get("caller"), watch.send)
        finally:
            watch.done()

    async def _admit(self, scope: dict[str, Any]) -> Caller:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        peer = scope.get("client") or ("", 0)
        whence = str(peer[0]), headers.get("x-forwarded-for", "")
        address = self._site.address(*whence)
        language = language_of(scope["query_string"], headers.get("accept-language", ""))
        caller = Caller(address, language, self._site.is_local(*whence))
        scope["caller"] = caller
        path, method = scope["path"], scope["method"]
        if not path.startswith("/api/"):
            return caller
        if "\0" in path or b"%00" in scope["query_string"]:
            raise Fault(400, "malformed", where="nowhere")
        self._limit_address(caller, method, path)
        self._limit_size(headers, path)
        caller.token = cookie_of(headers.get("cookie", ""), self._site.session_cookie)
        if caller.token:
            caller.person = await self._services.people.of_session(caller.token)
            caller.stale = caller.person is None
        if caller.person is not None:
            self._limit(self._services.persons.take(caller.person.id))
        elif path == "/api/me" and method == "GET":
            self._limit(self._services.entries.take(address))
        if method in CHANGES:
            if caller.person is None:
                raise Fault(401, "session")
            self._site.check_same(headers, caller.token)
        return caller

    def _limit_address(self, caller: Caller, method: str, path: str) -> None:
        self._limit(self._services.addresses.take(caller.address))
        if (method, path.rstrip("/")) in ENTRIES:
            self._limit(self._services.entries.take(caller.address))

    @staticmethod
    def _limit(wait: float) -> None:
        if wait:
            raise Patience(wait)

    @staticmethod
    def _limit_size(headers: dict[str, str], path: str) -> None:
        """A body that says it is too large is not even read; one that does not say is counted while it is read."""
        told = headers.get("content-length", "0")
        most = MOST_FILE if path.rstrip("/") in FILES else MOST_BODY
        if not told.isdecimal() or int(told) > most:
            raise Fault(413, "too-large")


class Watch:
    """An answer on its way out: gets its headers, is counted and logged."""

    def __init__(
        self, services: Services, scope: dict[str, Any], headers: tuple[tuple[bytes, bytes], ...], send: Send
    ) -> None:
        self._services = services
        self._scope = scope
        self._headers = headers
        self._send = send
        self._begin = time.perf_counter()
        self._method = scope["method"]
        self._stream = False
        self.caller: Caller | None = None
        self.status = 0

    async def send(self, message: Message) -> None:
        """One message of the answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = list(message.get("headers", []))
            names = {name.lower() for name, _ in given}
            self._stream = any(name == b"content-type" and value.startswith(STREAM) for name, value in given)
            given += [(name, value) for name, value in self._headers if name not in names]
            if b"cache-control" not in names:
                given.append((b"cache-control", b"no-store"))
            message["headers"] = given
        await self._send(message)

    def done(self) -> None:
        """Counts and logs the request: the route's pattern, never what stands in an address, which may be a token."""
        seconds = time.perf_counter() - self._begin
        route = str(self._scope.get("path_template") or ("/api/…" if self._scope["path"].startswith("/api/") else "/…"))
        self._services.counts.request(route, self._method, self.status, None if self._stream else seconds)
        level = logging.INFO if route.startswith("/api/") or self.status >= 400 else logging.DEBUG
        if LOG.isEnabledFor(level):
            person = self.caller.person if self.caller else None
            about: dict[str, Any] = {
                "method": self._method,
                "route": route,
                "status": self.status,
                "ms": round(1000 * seconds, 1),
                "person": person.id if person else None,
                "table": self._scope.get("path_params", {}).get("table"),
            }
            LOG.log(level, "stream" if self._stream else "request", extra={k: v for k, v in about.items() if v})


async def _refuse(error: Exception, caller: Caller | None, send: Send) -> None:
    """An answer where the application has not been asked, or could give none."""
    problem, headers = answer_to(fault_of(error), caller)
    body = msgspec.json.encode(problem)
    given = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    given += [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": given})
    await send({"type": "http.response.body", "body": body, "more_body": False})
