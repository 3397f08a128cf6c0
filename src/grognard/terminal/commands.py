"""What can be typed besides answers: looking things up, taking back, saving, leaving.

A command has a name in each language, and both are understood in both."""

from __future__ import annotations

import re
from difflib import get_close_matches
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from grognard.engine.decision import Decision, Reason
from grognard.text import LANGUAGES, Text

from .answers import words_of
from .course import save
from .screen import ink

if TYPE_CHECKING:
    from .desk import Desk

COMMANDS: Final = (
    "table", "map", "roads", "hand", "army", "log", "why", "undo", "auto", "hold", "save", "data", "help", "quit",
)  # fmt: skip
LEFT: Final = 3  # the exit code of a game that was left before its end
LOG_LINES: Final = 20
NUMBER: Final = re.compile(r"[0-9]{1,9}")
FAINT: Final = "dim"


class Outcome(Enum):
    """What came of a line."""

    NOTHING = 0  # it was no command
    DONE = 1
    AGAIN = 2  # the question is another one now, or answers itself


class Leave(Exception):
    """Somebody leaves the game."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Commands:
    """The commands of one desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._text = desk.text
        self._asked_to_quit = -1
        self._asked_to_overwrite: Path | None = None
        self._names: dict[str, str] = {}
        for language in LANGUAGES:
            words = Text(language, desk.game.definition)
            for command in COMMANDS:
                self._names[" ".join(words_of(words.say(f"command-{command}")))] = command

    def run(self, typed: str, seat: int, decision: Decision | None) -> Outcome:
        """Carries out a line if it is a command."""
        if typed.startswith("?"):
            self.explain(typed[1:].strip(), seat, decision)
            return Outcome.DONE
        first, _, rest = typed.partition(" ")
        command = self._names.get(" ".join(words_of(first)))
        if command is None or (decision is not None and any(o.text == typed for o in decision.options)):
            return Outcome.NOTHING
        if command == "undo":
            return self._undo(seat)
        if command == "why":
            if decision is None or not rest.strip():
                self._desk.say("why-what")
            else:
                self._desk.why(rest, seat, decision)
        else:
            getattr(self, f"_{command}")(rest.strip(), seat)
        offered = decision is not None and self._desk.table.card_offer(decision) is not None
        return Outcome.AGAIN if command == "hold" and offered and self._desk.habit(seat).hold_until else Outcome.DONE

    # --- rules and things ---

    def explain(self, what: str, seat: int, decision: Decision | None) -> None:
        """`?`: the rule in force, another rule, or a thing by its name."""
        desk = self._desk
        if not what and decision is None:
            desk.say("explain-nothing")
            return
        rule = self._text.rule(what.casefold() or (decision.rule if decision else ""))
        if rule is not None:
            desk.screen.line(ink(rule.title, style="bold") + ink(f"  [{rule.id}]", style=FAINT))
            desk.screen.line(rule.text, indent=2)
            seen = [f"{other} ({found.title})" for other in rule.see if (found := self._text.rule(other)) is not None]
            if seen:
                desk.screen.line(self._text.say("explain-see", rules=", ".join(seen)), indent=2, style=FAINT)
            return
        thing = desk.table.thing(desk.seat(seat).view(), what)
        if thing is not None:
            desk.screen.rows(thing)
            return
        close = get_close_matches(what.casefold(), self._text.rules(), n=3, cutoff=0.4)
        close += [rule for rule in self._text.rules() if what.casefold() in rule and rule not in close][:3]
        desk.say("explain-unknown", what=what)
        if close:
            desk.say("explain-close", FAINT, rules=", ".join(close))

    def _help(self, rest: str, seat: int) -> None:
        screen, say = self._desk.screen, self._text.say
        screen.line(say("help-answer"))
        screen.line()
        forms = [
            ("?", say("help-rule")),
            *((say(f"command-{c}", "form"), say(f"command-{c}", "about")) for c in COMMANDS),
        ]
        widest = max(len(form) for form, _ in forms)
        for form, about in forms:
            screen.line(ink(form.ljust(widest + 2), style="bold") + ink(about), indent=2, hang=widest + 2)
        screen.line()
        screen.line(say("help-blocks"))

    # --- looking ---

    def _table(self, rest: str, seat: int) -> None:
        self._desk.show_table(self._desk.seat(seat).view())

    def _map(self, rest: str, seat: int) -> None:
        screen = self._desk.screen
        screen.raw(self._desk.table.map(self._desk.seat(seat).view(), screen.width))

    def _roads(self, rest: str, seat: int) -> None:
        if not rest:
            self._desk.say("roads-which")
            return
        lines = self._desk.table.roads(self._desk.seat(seat).view(), rest)
        if lines is None:
            self._desk.say("roads-where", what=rest)
        else:
            self._desk.screen.rows(lines)

    def _hand(self, rest: str, seat: int) -> None:
        self._desk.screen.rows(self._desk.table.hand(self._desk.seat(seat).view()))

    def _army(self, rest: str, seat: int) -> None:
        self._desk.screen.rows(self._desk.table.army(self._desk.seat(seat).view()))

    def _log(self, rest: str, seat: int) -> None:
        if rest and not NUMBER.fullmatch(rest):
            self._desk.say("log-number", what=rest)
            return
        lines = self._text.log(self._desk.seat(seat).events())
        if not lines:
            self._desk.say("log-empty")
        self._desk.show_lines(lines[-(int(rest or LOG_LINES) or LOG_LINES) :])

    def _data(self, rest: str, seat: int) -> None:
        self._desk.screen.rows(self._desk.table.data())

    # --- acting ---

    def _undo(self, seat: int) -> Outcome:
        if self._desk.game.over or not self._desk.game.may_undo(seat):
            self._desk.refuse(Reason("engine.undo", "refused-undo"))
            return Outcome.DONE
        if self._desk.course.undo(seat):
            self._desk.say("undone", FAINT)
        else:
            self._desk.refuse(Reason("engine.undo", "refused-undo"))
        return Outcome.AGAIN

    def _auto(self, rest: str, seat: int) -> None:
        words = words_of(rest)
        wanted = {
            w: mode for mode in ("on", "off", "always") for w in words_of(self._text.say(f"auto-{mode}", "words"))
        }
        if not words or words[0] not in wanted:
            self._desk.say("auto-what", mode=self._text.say(f"auto-{self._desk.habit(seat).auto}"))
            return
        self._desk.habit(seat).auto = wanted[words[0]]
        self._desk.say(f"auto-{wanted[words[0]]}")

    def _hold(self, rest: str, seat: int) -> None:
        habit, turn = self._desk.habit(seat), self._desk.seat(seat).view()["turn"]
        habit.hold_until = 0 if habit.hold_until == turn else turn
        self._desk.say("hold-on" if habit.hold_until else "hold-off")

    def _save(self, rest: str, seat: int) -> None:
        path = rest or self._desk.save_path
        if path is None:
            self._desk.say("save-where")
        elif not self._would_overwrite(path) and self.save_to(path):
            self._desk.save_path = path

    def _would_overwrite(self, path: str) -> bool:
        """True if another file is in the way and nobody has asked twice to have it overwritten; says so."""
        target, own = Path(path).expanduser().absolute(), self._desk.save_path
        if own is not None and target == Path(own).expanduser().absolute():
            return False
        if not target.exists() or target.is_dir() or self._asked_to_overwrite == target:
            return False
        self._asked_to_overwrite = target
        self._desk.say("save-exists", file=path)
        return True

    def save_to(self, path: str, silent: bool = False) -> bool:
        """Saves the game, and says so; or says why it could not."""
        desk = self._desk
        try:
            save(desk.game, path, desk.data)
        except (OSError, ValueError) as e:
            desk.say("save-failed", file=path, why=getattr(e, "strerror", None) or str(e))
            return False
        desk.saved_at = desk.game.n
        if not silent:
            desk.say("saved", file=path)
        return True

    def _quit(self, rest: str, seat: int) -> None:
        desk = self._desk
        if desk.game.over:
            raise Leave(0)
        saved = desk.save_path is not None and self.save_to(desk.save_path)
        if not saved and desk.saved_at != desk.game.n and self._asked_to_quit != desk.game.n:
            self._asked_to_quit = desk.game.n
            desk.say("quit-unsaved")
            return
        raise Leave(LEFT)
