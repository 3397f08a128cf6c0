"""A request whose JSON is read strictly, as the message that the route declares: "5" is not a number.

Litestar alone would read leniently, and take an error in a body for one of its own where names coincide."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import FormMultiDict

from .problems import Fault

PLACE: Final = re.compile(r" - at `\$\.?([^`]*)`")
NUL: Final = b"\\u0000"  # no name and no text has one, and PostgreSQL would not store it


@lru_cache(maxsize=64)
def _decoder(kind: type) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class Asked(Request[Any, Any, Any]):
    """A request to one of our routes."""

    def _check_media(self, wanted: str) -> None:
        given = self.headers.get("content-type", "").partition(";")[0].strip().casefold()
        if given != wanted:
            raise Fault(415, "media")

    async def json(self) -> Any:
        """The body as the route's message."""
        field = self.route_handler.parsed_data_field
        assert field is not None, "only a route with a body is asked for one"
        self._check_media("application/json")
        body = await self.body()
        if NUL in body:
            raise Fault(400, "malformed", where="\\u0000")
        try:
            return _decoder(field.annotation).decode(body)
        except msgspec.ValidationError as e:
            found = PLACE.search(str(e))
            raise Fault(400, "malformed", where=found[1] if found and found[1] else "nowhere") from None
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            raise Fault(400, "malformed", where="nowhere") from None

    async def form(self) -> FormMultiDict:
        """The body as a form with a file."""
        self._check_media("multipart/form-data")
        return await super().form()
