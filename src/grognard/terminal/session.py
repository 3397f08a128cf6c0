"""A game at one terminal, from its first question to its end: who sits down when, and what nobody need be asked.

What a seat may know never reaches another's eyes: with two people at one screen it is cleared between them, and a
question with a single answer is not passed over in silence, because that would tell what a hand holds. A player may
give orders instead: `hold` (no cards offered this turn), `auto always` (never wait for me when there is no choice)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, TextIO

from rich.console import Console

from grognard.engine.decision import Decision, Option
from grognard.engine.game import Game
from grognard.players import Player
from grognard.text import Text, preferred

from .commands import LEFT, Commands, Leave
from .course import Course
from .desk import FAINT, Desk
from .occasions import show_end, welcome
from .screen import Screen
from .tables import table_of

INTERRUPTED = 130


def system_language() -> str:
    """The language that the system is set to, French or English."""
    return preferred(os.environ)


def run(
    game: Game[Any, Any],
    players: Mapping[int, Player | None],
    language: str,
    save_path: str | None = None,
    console: Console | None = None,
    stdin: TextIO | None = None,
    *,
    data: str = "",
) -> int:
    """Plays a game to its end or until somebody leaves. A seat without a player is somebody at this terminal.

    0: played to the end; 3: left before (saved if there is where to); 130: interrupted."""
    session = Session(game, players, language, save_path, Screen(console, stdin), data)
    try:
        return session.play()
    except Leave as left:
        return left.code
    except EOFError:
        session.desk.screen.line()
        return session.leave(0 if game.over else LEFT)
    except KeyboardInterrupt:
        session.desk.screen.line()
        return session.leave(INTERRUPTED)


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        game: Game[Any, Any],
        players: Mapping[int, Player | None],
        language: str,
        save_path: str | None,
        screen: Screen,
        data: str,
    ) -> None:
        text = Text(language, game.definition)
        table = table_of(game.definition, text)
        self.game = game
        self.course = Course(game)
        self.desk = Desk(self.course, text, table, screen, save_path, data)
        self._players = players
        self._humans = [n for n in range(len(game.definition.seats)) if players.get(n) is None]
        self._hides = len(self._humans) > 1 and table.secrets()
        self._sitting: int | None = None
        self._unread = False  # something was shown that nobody has had to answer
        self._watched = 0
        self._told_of_cards = False  # that there is none to play, since the last question
        self._commands = Commands(self.desk)

    def play(self) -> int:
        """The whole game."""
        welcome(self.desk, self._humans)
        self._watched = len(self.game.events(None)) if self.game.n else 0
        while not self.game.over:
            decision = self._next()
            player = self._players.get(decision.seat)
            if player is not None:
                with self.desk.screen.busy(self.desk.text.say("thinking")):
                    option = player.choose(self.desk.seat(decision.seat))
                self.course.choose(option, decision.seat)
                self._watch()
            else:
                self._human(decision)
        return self._finish()

    def _next(self) -> Decision:
        """The question to ask next: the one of whoever is sitting here, if there are several."""
        pending = self.game.pending
        return next((d for d in pending if d.seat == self._sitting), pending[0])

    # --- people ---

    def _human(self, decision: Decision) -> None:
        seat = decision.seat
        option = self._unasked(decision)
        if option is not None and (self._sitting == seat or not self._hides or self._may_tell(seat, decision)):
            self._take(option, decision, seat)
            return
        self._sit_down(seat)
        option = self._unasked(decision)
        if option is not None:
            self._take(option, decision, seat)
            return
        self._save_quietly()
        chosen = self.desk.ask(seat)
        self._unread = self._told_of_cards = False
        if chosen is not None:
            self.course.choose(chosen, seat)
            self.desk.screen.line(f"→ {self.desk.text.option(chosen, decision)}", style=FAINT)

    def _unasked(self, decision: Decision) -> Option | None:
        """What to take without asking: a card held back by order, or the only option."""
        habit = self.desk.habit(decision.seat)
        offer = self.desk.table.card_offer(decision)
        if offer is not None and habit.hold_until == self._turn(decision.seat):
            return offer
        forced = len(decision.options) == 1 and not self.desk.table.must_ask(decision)
        return decision.options[0] if forced and habit.auto != "off" else None

    def _may_tell(self, seat: int, decision: Decision) -> bool:
        """True if taking the only option of somebody who is not sitting here tells nothing that they would not."""
        habit = self.desk.habit(seat)
        held = self.desk.table.card_offer(decision) is not None and habit.hold_until == self._turn(seat)
        return held or habit.auto == "always"

    def _turn(self, seat: int) -> int:
        return int(self.desk.seat(seat).view().get("turn", 0))

    def _take(self, option: Option, decision: Decision, seat: int) -> None:
        """Takes an option without asking, and says so to whoever sits there; of cards only once between questions."""
        desk, text = self.desk, self.desk.text
        if self._sitting == seat or not self._hides:
            desk.show_news(seat, heading=False)
            if desk.table.card_offer(decision) is None:
                said = text.say("taken-only", question=text.prompt(decision), option=text.option(option, decision))
                desk.screen.line(said, indent=2, hang=2, style=FAINT)
            elif not self._told_of_cards:
                desk.screen.line(
                    text.say("taken-card" if len(decision.options) == 1 else "taken-held"), indent=2, style=FAINT
                )
                self._told_of_cards = True
            self._unread = True
        self.course.choose(option, seat, unasked=True)

    def _sit_down(self, seat: int) -> None:
        """Makes room for somebody: clears the screen if the two may not know the same, and waits for them."""
        if self._sitting == seat:
            return
        desk = self.desk
        if self._hides:
            if self._unread and self._sitting is not None:
                desk.screen.ask(desk.text.say("hand-over-read") + " ")
            desk.screen.clear()
            desk.screen.ask(desk.text.say("hand-over", player=desk.owner(seat)) + " ")
            desk.screen.clear()
        elif len(self._humans) > 1:
            desk.screen.rule(desk.owner(seat))
        self._sitting = seat
        self._unread = False
        self._told_of_cards = False

    # --- around the game ---

    def _watch(self) -> None:
        """Between computers, people look on."""
        if self._humans:
            return
        told = self.game.events(None)
        if self.game.over or (told and told[-1][0].kind in ("turn", "passes", "winner", "points")):
            self.desk.show_lines(self.desk.text.log(told[self._watched :]))
            self._watched = len(told)

    def _save_quietly(self) -> None:
        """A game with a file is saved before each question, so that nothing is lost if the terminal is closed."""
        if self.desk.save_path is not None and self.desk.saved_at != self.game.n:
            self._commands.save_to(self.desk.save_path, silent=True)

    def leave(self, code: int) -> int:
        """Leaves before the end, with the game saved if there is where to."""
        if self.game.over and self.desk.saved_at == self.game.n:
            return code
        if self.desk.save_path is not None and not self.course.torn:
            self._commands.save_to(self.desk.save_path)
        elif self.desk.save_path is not None and self.desk.saved_at >= 0:
            self.desk.say("saved", file=self.desk.save_path)
        elif not self.game.over:
            self.desk.say("left-unsaved")
        return code

    def _finish(self) -> int:
        """The end: the result, the seed, and a last look around for whoever sits here."""
        desk = self.desk
        self._save_quietly()
        if self._humans:
            seat = self._sitting if self._sitting is not None else self._humans[0]
            desk.show_news(seat, heading=True)
        show_end(desk)
        if not self._humans:
            return 0
        desk.say("end-look", FAINT)
        while True:
            typed = desk.screen.ask("> ").strip()
            if typed and self._commands.run(typed, seat, None).value == 0:
                desk.say("end-only-commands")
