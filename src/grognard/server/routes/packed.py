"""Large answers: compressed for browsers that can read it; those that are the same for everybody only once."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from typing import Any, Final

import msgspec
from litestar import Response

from .common import Request_

LEAST: Final = 2048  # bytes; below, compressing gains nothing
MOST_KEPT: Final = 24
_kept: OrderedDict[str, bytes] = OrderedDict()


def packed(
    request: Request_, content: Any, media_type: str = "application/json", *, keep: str = "", **headers: str
) -> Response[Any]:
    """An answer, compressed if it is large and the caller can read that; kept under a name that tells its content."""
    small = "gzip" in request.headers.get("accept-encoding", "")
    name = f"{keep} {small}"
    body = _kept.get(name) if keep else None
    if body is None:
        body = _written(content)
        small = small and len(body) >= LEAST
        body = (b"\x01" + gzip.compress(body, 9 if keep else 3, mtime=0)) if small else b"\x00" + body
        if keep:
            _kept[name] = body
            if len(_kept) > MOST_KEPT:
                _kept.popitem(last=False)
    headers["Vary"] = "Accept-Encoding"
    if body[0]:
        headers["Content-Encoding"] = "gzip"
    return Response(body[1:], media_type=media_type, headers=headers)


def _written(content: Any) -> bytes:
    return content.encode() if isinstance(content, str) else msgspec.json.encode(content)
