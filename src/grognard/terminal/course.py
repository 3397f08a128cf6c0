"""The course of a game at one terminal: what was chosen by somebody, what was taken because there was no choice.

To take back a decision is to take back the last one that was a choice; what had been taken without asking goes with
it, or it would at once be taken again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grognard.engine.decision import Option
from grognard.engine.game import Game


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
