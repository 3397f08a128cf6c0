"""What the stage asks of the module that knows a family of games.

A new family adds a folder like `conquerors/` and an entry in `COMPANIES` of `stage.py`; nothing else changes, and
nothing at all in the client."""

from __future__ import annotations

from typing import Protocol

from grognard.text.family import Telling

from .eyes import Eyes
from .journal import Course, Journal, LineLook
from .schema import Preview, Scene


class Company(Protocol):
    """A family's part of the stage, for one game in one language."""

    def start(self) -> Course:
        """Where a game stands before anything has happened."""

    def scene(self, eyes: Eyes, journal: Journal) -> Scene:
        """The table as these eyes see it; the journal has been read."""

    def preview(self, eyes: Eyes, option: str) -> Preview:
        """What an option would bring; KeyError if it is not offered."""

    # --- lines of the log ---

    def begins(self, kind: str) -> bool:
        """True if events of this kind begin something: no line before them is changed by what comes after."""

    def follow(self, course: Course, telling: Telling) -> Course:
        """Where the game stands after a line: turn, operation, points."""

    def elements(self, telling: Telling, before: list[Telling]) -> list[str]:
        """The elements of the table that a line is about; `before` are the lines since something began."""

    def owner(self, telling: Telling) -> str | None:
        """The side that a line is about, if it is one."""

    def look(self, telling: Telling) -> LineLook:
        """How a line looks."""
