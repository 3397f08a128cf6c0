"""One person at the terminal: what is shown before a question, the question, and what is understood of the answer."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len

from grognard.engine.decision import Decision, Option, Reason
from grognard.engine.game import Game
from grognard.engine.seat import Seat
from grognard.text import Line, Text

from .answers import Answers, is_number
from .commands import Commands, Outcome
from .course import Course, Habits
from .screen import Screen, ink
from .tables import Table, View

MOST_LINES = 24  # of the log before a question
FEW_LINES = 2  # that need no heading
FAINT = "dim"


class Desk:
    """Where people sit, one at a time."""

    def __init__(
        self, course: Course, text: Text, table: Table, screen: Screen, save_path: str | None, data: str
    ) -> None:
        self.course = course
        self.text = text
        self.table = table
        self.screen = screen
        self.save_path = save_path
        self.data = data
        self.saved_at = -1
        self.habits: dict[int, Habits] = {}
        self._answers = Answers(text, table)
        self._commands = Commands(self)
        self._shown: tuple[Any, ...] = ()

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played here."""
        return self.course.game

    def habit(self, seat: int) -> Habits:
        """What a seat wants to be asked."""
        return self.habits.setdefault(seat, Habits())

    def seat(self, number: int) -> Seat:
        """A seat of the game."""
        return Seat(self.game, number)

    def owner(self, seat: int) -> str:
        """What to call whoever sits at a seat."""
        return self.table.owner(self.seat(seat).view(), self.game.definition.seats[seat])

    def say(self, message: str, style: str = "", /, **values: str | int) -> None:
        """A sentence of the program."""
        self.screen.line(self.text.say(message, **values), style=style)

    # --- the log ---

    def news(self, seat: int) -> list[Line]:
        """What the seat may read of the log and has not seen; now it has."""
        habit = self.habit(seat)
        told = self.seat(seat).events()
        fresh = told[min(habit.seen, len(told)) :]
        habit.seen = len(told)
        return self.text.log(fresh)

    def show_lines(self, lines: list[Line]) -> None:
        """Lines of the log, each with its rule where there is room."""
        for line in lines:
            said = ink(f"· {line.text}")
            room = self.screen.width - 2 - cell_len(line.text) - len(line.rule) - 4
            if room >= 0:
                said += ink(" " * (room + 2) + line.rule, style=FAINT)
            self.screen.line(said, indent=2, hang=2)

    def show_news(self, seat: int, heading: bool) -> bool:
        """What has happened since the seat last looked; true if anything has."""
        lines = self.news(seat)
        if not lines:
            return False
        if heading and len(lines) > FEW_LINES:
            self.screen.line()
            self.screen.line(self.text.say("news"), style="bold")
        if len(lines) > MOST_LINES:
            more = self.text.say("news-more", number=len(lines) - MOST_LINES)
            self.screen.line(more, indent=2, style=FAINT)
        self.show_lines(lines[-MOST_LINES:])
        return True

    # --- the question ---

    def show_table(self, view: View) -> None:
        """The whole table."""
        self.screen.rule()
        self.screen.rows(self.table.heading(view))
        self.screen.rule()
        self.screen.rows(self.table.situation(view))

    def show_question(self, seat: int, decision: Decision) -> None:
        """The table, or what the question is about; then the question and its options."""
        view = self.seat(seat).view()
        place = (seat, view["turn"], view["phase"], decision.prompt)
        if self.table.needs_situation(decision) and (decision.prompt == "operation" or place != self._shown):
            self.show_table(view)
        else:
            context = self.table.context(view, decision)
            if context:
                self.screen.line()
            self.screen.rows(context)
        self._shown = place
        self.screen.line()
        head = ink(f"{self.owner(seat)} — ", style="bold")
        self.screen.line(
            head + ink(self.text.prompt(decision), style="bold") + ink(f"  [{decision.rule}]", style=FAINT)
        )
        self.show_options(view, decision)

    def show_options(self, view: View, decision: Decision) -> None:
        """Numbered options: one to a line with what speaks for or against each, or in columns."""
        digits = len(str(len(decision.options)))
        labels = [
            ink(f"{n:>{digits}} ", style="bold") + self.text.option(o, decision)
            for n, o in enumerate(decision.options, 1)
        ]
        hints = [self.table.hint(view, option, decision) for option in decision.options]
        if not any(hints):
            self.screen.columns(labels)
            return
        widest = max(cell_len(label.plain) for label in labels)
        beside = widest <= self.screen.width // 2
        for label, hint in zip(labels, hints, strict=True):
            if hint is not None and beside:
                label += ink(" " * (widest - cell_len(label.plain) + 2)) + hint
            elif hint is not None:
                label += ink("  ") + hint
            self.screen.line(label, indent=2, hang=widest + 2 if beside else digits + 3)

    def ask(self, seat: int) -> Option | None:
        """An answer of the person at a seat, or None if there is another question now: something was taken back."""
        decision = self.seat(seat).decision
        assert decision is not None
        self.show_news(seat, heading=True)
        self.show_question(seat, decision)
        while True:
            typed = self.screen.ask("> ").strip()
            if not typed:
                continue
            outcome = self._commands.run(typed, seat, decision)
            if outcome is Outcome.AGAIN:
                self.show_news(seat, heading=False)
                return None
            if outcome is Outcome.DONE:
                continue
            option = self.understood(typed, seat, decision)
            if option is not None:
                return option

    def understood(self, typed: str, seat: int, decision: Decision) -> Option | None:
        """The option that a text means; if there is none, says why."""
        answer = self._answers.understand(typed, decision, self.seat(seat).near_misses())
        if len(answer.options) == 1:
            return answer.options[0]
        if answer.options:
            numbers = [str(decision.options.index(option) + 1) for option in answer.options]
            self.say("answer-several", typed=typed, numbers=self.text.words.listed(numbers))
        elif answer.refused is not None:
            self.refuse(answer.refused[1])
        elif is_number(typed):
            self.say("answer-number", last=len(decision.options))
        else:
            self.refuse(Reason(decision.rule, "refused-not-offered", text=typed))
            self.say("answer-hint", FAINT)
        return None

    def why(self, typed: str, seat: int, decision: Decision) -> None:
        """Says why something may not be chosen, or that it may."""
        answer = self._answers.understand(typed, decision, self.seat(seat).near_misses())
        if answer.options:
            numbers = [str(decision.options.index(option) + 1) for option in answer.options]
            self.say("why-offered", numbers=self.text.words.listed(numbers))
        elif answer.refused is not None:
            self.refuse(answer.refused[1])
        else:
            self.refuse(Reason(decision.rule, "refused-not-offered", text=typed))

    def refuse(self, reason: Reason) -> None:
        """One sentence, and the rule that it comes from."""
        self.screen.line(ink(self.text.reason(reason)) + ink(f"  [{reason.rule}]", style=FAINT))
