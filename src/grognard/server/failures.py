"""Whatever goes wrong becomes a `Problem` in the player's language; what nobody foresaw goes to the log as well."""

from __future__ import annotations

import logging
import math
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from grognard.engine.errors import UserError

from .callers import Caller
from .messages import Problem
from .problems import Fault
from .storage.database import Conflict, StorageFault
from .words import words

LOG: Final = logging.getLogger("grognard.server")
CODES: Final = {404: "unknown-path", 405: "method", 413: "too-large", 415: "media"}


class Patience(Fault):
    """Too many requests: how long to wait."""

    def __init__(self, seconds: float) -> None:
        super().__init__(429, "too-many", seconds=math.ceil(seconds))
        self.seconds = math.ceil(seconds)


def fault_of(error: Exception) -> Fault:
    """An error as a fault; what is not foreseen is written to the log with its trace."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, StorageFault):
        LOG.error("storage", extra={"fault": str(error)})
        return Fault(503, "storage")
    if isinstance(error, Conflict):
        return Fault(409, "busy")
    if isinstance(error, HTTPException) and error.status_code < 500:
        if error.status_code == 400:
            return Fault(400, "malformed", where=_where(error))
        return Fault(error.status_code, CODES.get(error.status_code, "malformed"), where="nowhere")
    if isinstance(error, UserError):
        LOG.warning("input", extra={"fault": str(error)})
        return Fault(400, "input")
    LOG.error("internal", exc_info=error)
    return Fault(500, "internal")


def _where(error: HTTPException) -> str:
    """Which part of the request is wrong, as far as the reader of it said."""
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("key", "nowhere"))[:80]
    return "nowhere"


def answer_to(fault: Fault, caller: Caller | None) -> tuple[Problem, dict[str, str]]:
    """The problem to send, and headers that go with it."""
    problem = fault.problem(words(caller.language if caller else "en"))
    return problem, {"Retry-After": str(fault.seconds)} if isinstance(fault, Patience) else {}


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The answer to a request that has failed, whatever page or program it came from."""
    problem, headers = answer_to(fault_of(error), request.scope.get("caller"))  # type: ignore[arg-type]
    if isinstance(error, HTTPException) and error.headers:
        headers |= {name: value for name, value in error.headers.items() if name.casefold() == "allow"}
    body = msgspec.json.encode(problem)
    return Response(body, status_code=problem.status, media_type="application/json", headers=headers)
