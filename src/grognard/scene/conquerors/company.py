"""The table of the family, put together. See `family.Company`."""

from __future__ import annotations

from typing import Any

from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts
from grognard.text import Text

from ..eyes import Eyes
from ..journal import Journal
from ..schema import Preview, Scene
from ..words import Words
from .cards import Cards
from .ground import Ground
from .lines import Lines
from .look import Look
from .pieces import Pieces
from .prompt import Questions


class Conquerors(Lines):
    """One game in one language."""

    def __init__(self, definition: Definition[Any, Facts], text: Text, words: Words) -> None:
        super().__init__(definition)
        self._d = definition
        self._w = words
        self._pieces = Pieces(definition, words)
        self._cards = Cards(definition, words)
        self._ground = Ground(definition, words)
        self._questions = Questions(definition, words, self._pieces, self._ground)
        self._board = ""

    def scene(self, eyes: Eyes, journal: Journal) -> Scene:
        """See `family.Company`."""
        view = eyes.view()
        look = Look(self._f, view)
        decision = eyes.decision
        names = self._w.text.names
        if decision is None:
            prompt = self._questions.waiting(eyes, look)
        else:
            prompt = self._questions.prompt(eyes, look, decision, [], {})
        return Scene(
            n=view["n"],
            board=self._board_id(),
            seat=view["seat"],
            side=view["side"],
            over=eyes.over,
            title=self._w.say("scene-table", game=names.game(), scenario=names.scenario(view["scenario"])),
            turn=view["turn"],
            last_turn=view["last_turn"],
            date=names.date(view["turn"]),
            phase=names.phase(view["phase"]),
            players=self._ground.players(look),
            acting=self._questions.acting(look),
            winner=view["winner"],
            ending=self._ending(view, eyes.over),
            tracks=self._ground.tracks(look),
            spots=self._ground.spots(look),
            links=self._ground.links(look),
            arrows=self._ground.arrows(look),
            path=[],
            stacks=self._pieces.stacks(look, look.group, self._moving(look), frozenset()),
            hands=self._cards.hands(look, decision),
            sheets=self._pieces.sheets(look),
            in_force=self._cards.in_force(look),
            outcomes=[],
            notes=self._ground.notes(look),
            prompt=prompt,
            log_length=len(journal.lines),
            secrets=self._f.hands or self._f.fog,
        )

    def _board_id(self) -> str:
        return ""

    def _moving(self, look: Look) -> tuple[int, int, int]:
        """Side, area and number of the blocks that act, as everybody sees them."""
        operation, place = look.operation, look.focus
        if operation is None or place is None:
            return (-1, -1, -1)
        return (self._f.sides.index(operation["side"]), place, operation["blocks"])

    def _ending(self, view: dict[str, Any], over: bool) -> str:
        """How it ended, in a sentence."""
        if not over or not view["ending"]:
            return ""
        names, ending = self._w.text.names, self._w.text.names.ending(view["ending"])
        if view["winner"] is None:
            return self._w.sentence("end-nobody", ending=ending)
        return self._w.sentence("end-won", winner=names.side(view["winner"]), ending=ending)

    def preview(self, eyes: Eyes, option: str) -> Preview:
        """See `family.Company`."""
        decision = eyes.decision
        if decision is None or option not in {o.text for o in decision.options}:
            raise KeyError(option)
        found = next(o for o in decision.options if o.text == option)
        return Preview(option, self._w.option(found, decision), [], [], [])
