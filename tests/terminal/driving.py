"""Playing in a terminal without one: answers from a list or made up on the way, what is shown as text."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable
from typing import Any

from rich.console import Console

from grognard.engine import record
from grognard.engine.decision import Option
from grognard.engine.game import Game
from grognard.engine.seat import Seat
from grognard.games import define
from grognard.players import Player
from grognard.terminal.session import run

AnyGame = Game[Any, Any]


class Random:
    """A player who takes anything."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = random.Random(seed)

    def choose(self, seat: Seat) -> Option:
        decision = seat.decision
        assert decision is not None
        return self.rng.choice(decision.options)


class Typing(io.StringIO):
    """A keyboard: each line is made when it is asked for, from what has been shown since the last one."""

    def __init__(self, answer: Callable[[str], str | None], shown: io.StringIO) -> None:
        super().__init__()
        self.answer = answer
        self.shown = shown
        self.read_to = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        text = self.shown.getvalue()
        fresh, self.read_to = text[self.read_to :], len(text)
        line = self.answer(fresh)
        return "" if line is None else line + "\n"


def new(level: str = "conscript", scenario: str = "short", seed: int = 3) -> AnyGame:
    """A true game at its first decision."""
    return record.new_game(define("napoleon-1806", scenario, {"level": level}), record.new_seed(seed))


def play(
    game: AnyGame,
    answers: Iterable[str] | Callable[[str], str | None],
    *,
    humans: tuple[int, ...] = (0,),
    language: str = "en",
    width: int = 80,
    save: str | None = None,
    colour: bool = False,
) -> tuple[int, str]:
    """The exit code and all that was shown."""
    shown = io.StringIO()
    console = Console(
        file=shown, width=width, highlight=False, force_terminal=colour, color_system="truecolor" if colour else None
    )
    if callable(answers):
        answer = answers
    else:
        lines = iter(answers)

        def answer(fresh: str) -> str | None:
            return next(lines, None)

    players: dict[int, Player | None] = {n: None if n in humans else Random(n) for n in (0, 1)}
    code = run(game, players, language, save, console, Typing(answer, shown))
    return code, shown.getvalue()


def anything(game: AnyGame, seed: int = 0) -> Callable[[str], str | None]:
    """Types the number of any option; at the end, quit."""
    rng = random.Random(seed)

    def answer(fresh: str) -> str | None:
        if game.decision is None:
            return "quit"
        return str(rng.randrange(len(game.decision.options)) + 1)

    return answer
