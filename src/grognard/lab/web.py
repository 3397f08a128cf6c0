"""The least of an HTTP client that a load needs: kept connections, one person's cookies, event streams.

Written on asyncio's streams because the load shares its machine with the server that it measures: a client library
would take more of the processor than the server does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

CSRF: Final = "csrftoken"
PATIENCE: Final = 30.0  # seconds for an answer


class Failed(Exception):
    """An answer that was not the one wanted."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status}: {body[:300].decode(errors='replace')}")
        self.status = status


class Server:
    """Where the server is, and the connections to it that are idle."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection; kept for the next call if this one went well."""
        while self._idle and self._idle[-1][0].at_eof():
            self._idle.pop()[1].close()
        pair = self._idle.pop() if self._idle else await asyncio.open_connection(self.host, self.port)
        try:
            yield pair
        except BaseException:
            pair[1].close()
            raise
        self._idle.append(pair)

    def close(self) -> None:
        """Lets go of every idle connection."""
        while self._idle:
            self._idle.pop()[1].close()


class Browser:
    """One person: their cookies, their calls."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}

    def _head(self, method: str, path: str, length: int) -> bytes:
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.server.host}:{self.server.port}",
            f"Content-Length: {length}",
            "Content-Type: application/json",
            "Accept: application/json, text/event-stream",
            "Accept-Language: en",
            "Sec-Fetch-Site: same-origin",
            f"Origin: http://{self.server.host}:{self.server.port}",
        ]
        if self.cookies:
            lines.append("Cookie: " + "; ".join(f"{k}={v}" for k, v in self.cookies.items()))
        if CSRF in self.cookies:
            lines.append(f"X-CSRF-Token: {self.cookies[CSRF]}")
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def call(self, method: str, path: str, body: object = None) -> bytes:
        """One call; the body of the answer, or Failed."""
        content = b"" if body is None else msgspec.json.encode(body)
        async with self.server.connection() as (reader, writer), asyncio.timeout(PATIENCE):
            writer.write(self._head(method, path, len(content)) + content)
            await writer.drain()
            status, headers = await self._answer(reader)
            if "content-length" in headers:
                text = await reader.readexactly(int(headers["content-length"]))
            elif headers.get("transfer-encoding") == "chunked":
                text = b"".join([part async for part in chunks(reader)])
            else:
                text = b""
        if status >= 400:
            raise Failed(status, text)
        return text

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        for line in lines[1:]:
            name, _, value = line.partition(":")
            if name.casefold() == "set-cookie":
                key, _, rest = value.strip().partition("=")
                self.cookies[key] = rest.partition(";")[0]
            elif name:
                headers[name.casefold()] = value.strip()
        return int(lines[0].split(" ")[1]), headers

    async def events(self, path: str) -> AsyncIterator[tuple[str, bytes]]:
        """An event stream: names and data, until it ends."""
        reader, writer = await asyncio.open_connection(self.server.host, self.server.port, limit=1 << 22)
        try:
            writer.write(self._head("GET", path, 0))
            status, _ = await self._answer(reader)
            if status != 200:
                raise Failed(status, b"")
            name, data = "message", b""
            async for line in lines(chunks(reader)):
                if line.startswith(b"event:"):
                    name = line[6:].strip().decode()
                elif line.startswith(b"data:"):
                    data += line[5:].lstrip()
                elif not line:
                    if data:
                        yield name, data
                    name, data = "message", b""
        finally:
            writer.close()


async def chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The parts of a chunked body."""
    while True:
        size = int((await reader.readuntil(b"\r\n")).split(b";")[0], 16)
        part = await reader.readexactly(size)
        await reader.readexactly(2)
        if not size:
            return
        yield part


async def lines(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The lines of a body that comes in parts."""
    rest = b""
    async for part in parts:
        *whole, rest = (rest + part).replace(b"\r\n", b"\n").split(b"\n")
        for line in whole:
            yield line
