"""Large answers: compressed for browsers that can read it."""

from __future__ import annotations

import gzip
from typing import Any, Final

import msgspec
from litestar import Response

from .common import Request_

LEAST: Final = 2048  # bytes; below, compressing gains nothing


def packed(request: Request_, content: Any, media_type: str = "application/json", **headers: str) -> Response[Any]:
    """An answer, compressed if it is large and the caller can read that."""
    body = content if isinstance(content, bytes) else _written(content)
    headers["Vary"] = "Accept-Encoding"
    if len(body) >= LEAST and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 5, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers)


def _written(content: Any) -> bytes:
    return content.encode() if isinstance(content, str) else msgspec.json.encode(content)
