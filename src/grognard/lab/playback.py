"""A replayed game as a list of log entries, for the command line and for programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.engine import record
from grognard.engine.game import Game

AnyGame = Game[Any, Any]


def entries(g: AnyGame, seat: int | None, say: Callable[[str, dict[str, Any]], str]) -> list[dict[str, Any]]:
    """The log as a seat may read it (None: everything), with text."""
    told = ((e, data, say(e.kind, data)) for e, data in g.events(seat))
    return [{"n": e.at, "kind": e.kind, "rule": e.rule, "data": data, "text": text} for e, data, text in told if text]


def digest_of(g: AnyGame | None) -> dict[str, Any]:
    """What identifies the position at the end of a record, and how it ended."""
    if g is None:
        return {}
    seen = g.view(None)
    return {"over": g.over, "winner": seen["winner"], "ending": seen["ending"], "digest": record.digest(g)}
