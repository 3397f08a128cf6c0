"""Webhooks: a POST to an address that a player has given.

The address is a stranger's wish, so it must not reach what only this machine can reach: every address that the name
stands for must be a public one, and the call goes to the very address that was checked. No redirection is followed."""

from __future__ import annotations

import asyncio
import http.client
import socket
import ssl
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from .mail import Undelivered
from .problems import Fault

TIMEOUT: Final = 10.0
AGENT: Final = "Grognard"


def _parts(url: str) -> SplitResult | None:
    """An address taken apart, or None if it cannot be called."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return None
    plain = url.isascii() and url.isprintable() and " " not in url
    return parts if good and plain and parts.username is None and parts.password is None else None


def is_public(address: str) -> bool:
    """True for an address out in the world: not this machine, not the local network, not a cloud's inner services."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            found = inner
    return found.is_global and not found.is_multicast


def resolved(parts: SplitResult, private: bool) -> list[str]:
    """The addresses of a host; none if any of them must not be called."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    return addresses if private or all(is_public(address) for address in addresses) else []


async def check_webhook(url: str, private: bool) -> None:
    """Refuses an address that this server would not call. A name that cannot be looked up now may be one later."""
    parts = _parts(url)
    if parts is None:
        raise Fault(400, "webhook")
    try:
        good = await asyncio.to_thread(resolved, parts, private)
    except (OSError, UnicodeError):
        return
    if not good:
        raise Fault(400, "webhook")


async def call(url: str, body: bytes, number: int, private: bool) -> None:
    """Calls an address, or raises Undelivered."""
    await asyncio.to_thread(_call, url, body, number, private)


def _call(url: str, body: bytes, number: int, private: bool) -> None:
    parts = _parts(url)
    if parts is None:
        raise Undelivered("not an address", final=True)
    try:
        addresses = resolved(parts, private)
        if not addresses:
            raise Undelivered("a private address", final=True)
        status = _post(parts, addresses[0], body, number)
    except (OSError, UnicodeError, http.client.HTTPException) as e:
        raise Undelivered(type(e).__name__) from None
    if not 200 <= status < 300:
        raise Undelivered(f"status {status}", final=status in (401, 403, 404, 405, 410) or 300 <= status < 400)


def _post(parts: SplitResult, address: str, body: bytes, number: int) -> int:
    """One POST to a host by the address that was checked; the status of the answer."""
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    line = socket.create_connection((address, port), timeout=TIMEOUT)
    try:
        connection.sock = ssl.create_default_context().wrap_socket(line, server_hostname=host) if secure else line
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "User-Agent": AGENT, "Grognard-Notice": str(number)}
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()
        line.close()
