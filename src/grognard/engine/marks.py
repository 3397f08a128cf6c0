"""Two things that a game in progress is made of: marks to go back to, and branches of secret choices."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .chance import Given
from .decision import Decision, Rule


@dataclass
class Mark:
    """A checkpoint of the true game: how many decisions before it, the state, the luck since, and the log's length."""

    n: int
    state: Any
    count: int
    events: int
    unseen: tuple[int, ...]
    given: list[Given] = field(default_factory=list)


class Branch:
    """One seat's own rule inside a Simultaneous."""

    __slots__ = ("decision", "rule", "seat")

    def __init__(self, seat: int, rule: Rule[None]) -> None:
        self.seat = seat
        self.rule = rule
        self.decision: Decision | None = None
