"""With whose eyes a table is looked at: a seat's, an onlooker's, or those that see everything once a game is over.

A scene is made from nothing else: the view, the question of the seat, the log as these eyes may read it. The game
itself stays behind."""

from __future__ import annotations

from typing import Any

from grognard.engine.decision import Decision, Option, Reason
from grognard.engine.definition import PUBLIC, Definition
from grognard.engine.events import Event
from grognard.engine.game import Game

__all__ = ["PUBLIC", "Eyes", "Read"]

Read = tuple[int, Event, dict[str, Any]]  # the place of an event in the log, the event, what of it may be read


class Eyes:
    """A seat's number, PUBLIC (what all seats know), or None (everything: only after the end, or for ourselves)."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game[Any, Any], seat: int | None) -> None:
        self._game = game
        self.seat = seat

    @property
    def definition(self) -> Definition[Any, Any]:
        """The game, scenario and options, which everybody knows."""
        return self._game.definition

    @property
    def sits(self) -> bool:
        """True if these are the eyes of a seat."""
        return self.seat is not None and self.seat != PUBLIC

    @property
    def over(self) -> bool:
        """True once the game has ended."""
        return self._game.over

    @property
    def decision(self) -> Decision | None:
        """What these eyes must answer now, if anything: only a seat answers."""
        if self.seat is None or self.seat == PUBLIC:
            return None
        return self._game.decision_of(self.seat)

    def view(self) -> dict[str, Any]:
        """What these eyes may know."""
        return self._game.view(self.seat)

    def near_misses(self) -> list[tuple[Option, Reason]]:
        """What the seat might try now and may not, with the reasons."""
        decision = self.decision
        return [] if decision is None else list(self._game.near_misses(decision))

    def chosen(self) -> list[Option]:
        """What the seat itself has chosen since the operation, or the phase, began."""
        return [option for who, option, _ in self._game.since if who == self.seat]

    # --- the log ---

    def read(self, start: int = 0) -> list[Read]:
        """The log as these eyes may read it, from an event on, each with its place among all events."""
        log = self._game.log or []
        found: list[Read] = []
        for n in range(start, len(log)):
            event = log[n].for_seat(self.seat)
            if event is not None:
                found.append((n, event, event.seen(None) or {}))
        return found

    def recent(self) -> list[Read]:
        """The log since the operation, or the phase, began."""
        marks = self._game.marks
        return self.read(marks[-1].events if marks else 0)

    def length(self) -> int:
        """The number of all events; it tells something, and is for the journal's own use only."""
        return len(self._game.log or ())

    def token(self, n: int) -> object:
        """What tells whether an event of the log is still the same one: an undo makes them anew."""
        log = self._game.log or []
        return log[n] if 0 <= n < len(log) else None
