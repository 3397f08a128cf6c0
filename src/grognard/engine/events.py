"""What happened, as data. Text is made from it at the edge, in the reader's language.

An event may have a part that only some seats may read: `data` is for everybody, `secret` for the seats in `seen_by`."""

from __future__ import annotations

from typing import Any

EVERYBODY = -1


class Event:
    """Something that happened under a rule; `at` is the number of decisions taken before it."""

    __slots__ = ("at", "data", "kind", "rule", "secret", "seen_by", "unseen")

    def __init__(
        self,
        at: int,
        rule: str,
        kind: str,
        data: dict[str, Any],
        secret: dict[str, Any] | None = None,
        seen_by: int = EVERYBODY,
        unseen: tuple[int, ...] = (),
    ) -> None:
        self.at = at
        self.rule = rule
        self.kind = kind
        self.data = data
        self.secret = secret
        self.seen_by = seen_by
        # for each seat and, last, for onlookers (PUBLIC), how many of the decisions before it they did not see
        self.unseen = unseen

    def for_seat(self, seat: int | None) -> Event | None:
        """The event as a seat may read it, numbered as that seat counts decisions; None if it may not know of it."""
        data = self.seen(seat)
        if data is None or seat is None:
            return self if data is not None else None
        return Event(self.at - (self.unseen[seat] if self.unseen else 0), self.rule, self.kind, data)

    def seen(self, seat: int | None) -> dict[str, Any] | None:
        """What a seat may read of it (None for a seat: everything), or None if it may not know of it at all."""
        knows = seat is None or self.seen_by < 0 or (seat >= 0 and bool(self.seen_by >> seat & 1))
        if self.secret is None:
            return self.data if knows else None
        return {**self.data, **self.secret} if knows else self.data

    def __repr__(self) -> str:
        return f"<{self.at} {self.rule} {self.kind} {self.data} {self.secret or ''}>"
