"""The log: a line of JSON for each thing that happens, on the error output."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

import msgspec

_PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Json(logging.Formatter):
    """A record as a line of JSON: time, level, what happened, and what is known of it."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        made = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, object] = {
            "time": made,
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def begin(level: str) -> None:
    """From now on everything that is logged goes out as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "aiosqlite", "alembic", "sqlalchemy"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
