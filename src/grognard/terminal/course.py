"""The course of a game at one terminal: what was chosen, what was taken because there was no choice, what is kept.

To take back a decision is to take back the last one that was a choice; what had been taken without asking goes with
it, or it would at once be taken again. A record is written whole or not at all: what stood in the file before is never
lost half-way."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grognard.engine import record
from grognard.engine.decision import Option
from grognard.engine.definition import Definition
from grognard.engine.game import Game
from grognard.games import define, rules_version


@dataclass
class Habits:
    """What one seat wants to be asked, and how much of its log it has seen."""

    auto: str = "on"  # on, off, always
    hold_until: int = 0  # up to the end of this turn no cards are offered
    seen: int = 0


class Course:
    """A game in progress, with the decisions that nobody had to make."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self._unasked = [False] * len(game.decisions)
        self.torn = False  # interrupted in the middle of a decision: the position is none that can be saved

    def choose(self, option: Option, seat: int, unasked: bool = False) -> None:
        """Takes an option for a seat."""
        self.torn = True
        self.game.choose(option, seat)
        self._unasked.append(unasked)
        self.torn = False

    def undo(self, seat: int) -> bool:
        """Takes back the seat's last choice, if the rules of undo allow it."""
        while self.game.may_undo(seat):
            last = max(n for n, (who, _) in enumerate(self.game.decisions) if who == seat)
            self.game.undo(seat)
            if not self._unasked.pop(last):
                return True
        return False


def save(game: Game[Any, Any], path: str, data: str = "") -> None:
    """Writes a game's record; OSError if that is not possible."""
    target = Path(path).expanduser()
    draft = target.with_name(target.name + ".part")
    draft.write_text(record.write(game, rules_version(game.definition.id), data=data), encoding="utf-8")
    draft.replace(target)


def load(path: str, overlay: Path | None = None) -> Game[Any, Any]:
    """Reads a record and plays it again to where it stopped; BadRecord says what is wrong with one that cannot be."""
    target = Path(path).expanduser()
    fields = record.parse(target.read_text(encoding="utf-8"), path)

    def defined(game: str, scenario: str, options: dict[str, str]) -> Definition[Any, Any]:
        return define(game, scenario, options, overlay)

    return record.replay(fields, path, defined, rules_version(fields["game"]))
