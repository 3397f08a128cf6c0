"""Who calls: the address, the language, the session's cookies; and whether a change was asked for by our own page."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, cast
from urllib.parse import parse_qs, urlsplit

from litestar.datastructures import Cookie

from grognard.engine.errors import UserError

from .people import SESSION_DAYS, Person, csrf_of
from .problems import Fault
from .words import Language, accepted

CSRF_COOKIE: Final = "csrftoken"
KEPT_FOR: Final = SESSION_DAYS * 86_400
Network = IPv4Network | IPv6Network


class Caller:
    """What is known of a request's sender. `stale` is true for a cookie whose session has ended."""

    __slots__ = ("address", "language", "local", "person", "stale", "token")

    def __init__(self, address: str, language: Language, local: bool) -> None:
        self.address = address
        self.language = language
        self.local = local  # calls from this very machine
        self.token = ""
        self.person: Person | None = None
        self.stale = False


class Site:
    """What a server knows of its own address and of the proxies before it."""

    def __init__(self, url: str, proxies: str) -> None:
        self.origin = "{0.scheme}://{0.netloc}".format(urlsplit(url)) if url else ""
        self.https = url.startswith("https://")
        self.session_cookie = "__Host-session" if self.https else "session"
        self._trusted: list[Network] = []
        for given in proxies.replace(",", " ").split():
            try:
                self._trusted.append(ip_network(given, strict=False))
            except ValueError:
                raise UserError(f"GROGNARD_PROXIES: {given} is not an address or a network") from None

    def address(self, peer: str, forwarded: str) -> str:
        """The caller's address: the last one named that is not a trusted proxy's own. A stranger's word is not heard.

        An IPv6 caller counts by the network of 64 bits that is usually one household's."""
        found = self._caller(peer, forwarded)
        if isinstance(found, IPv6Address):
            if found.ipv4_mapped is not None:
                return str(found.ipv4_mapped)
            return str(ip_network((int(found) >> 64 << 64, 64)))
        return peer if found is None else str(found)

    def is_local(self, peer: str, forwarded: str) -> bool:
        """True for a caller on this machine. Whoever comes through a proxy of which we know nothing is none."""
        found, by = self._caller(peer, forwarded), _address(peer)
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        known = not forwarded or (by is not None and self._trusts(by))
        return found is not None and found.is_loopback and known

    def _caller(self, peer: str, forwarded: str) -> IPv4Address | IPv6Address | None:
        found = _address(peer)
        for name in reversed(forwarded.split(",")[-10:] if forwarded else []):
            if found is None or not self._trusts(found):
                break
            found = _address(name.strip()) or found
        return found

    def _trusts(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address in network for network in self._trusted)

    def cookies(self, token: str) -> list[Cookie]:
        """The two cookies of a session."""
        shared: dict[str, Any] = {"path": "/", "samesite": "lax", "secure": self.https, "max_age": KEPT_FOR}
        return [
            Cookie(key=self.session_cookie, value=token, httponly=True, **shared),
            Cookie(key=CSRF_COOKIE, value=csrf_of(token), httponly=False, **shared),
        ]

    def check_same(self, headers: Mapping[str, str], token: str) -> None:
        """Refuses a change that another site's page has asked for: three signs, of which browsers forge none."""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Fault(403, "csrf")
        origin = headers.get("origin")
        if origin is not None and origin != self.origin and urlsplit(origin).netloc != headers.get("host", ""):
            raise Fault(403, "csrf")
        if not hmac.compare_digest(headers.get("x-csrf-token", "").encode(), csrf_of(token).encode()):
            raise Fault(403, "csrf")


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name.strip("[]"))
    except ValueError:
        return None


def language_of(query: bytes, header: str) -> Language:
    """The language of an answer: as the address says, else as the browser likes."""
    if b"lang=" in query:
        wished = parse_qs(query.decode("latin-1")).get("lang", [""])[0]
        if wished in ("fr", "en"):
            return cast(Language, wished)
    return accepted(header)


def cookie_of(header: str, name: str) -> str:
    """The value of a cookie, or nothing."""
    if name not in header:
        return ""
    try:
        found = SimpleCookie(header).get(name)
    except CookieError:
        return ""
    return "" if found is None else found.value[:200]
