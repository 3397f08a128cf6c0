"""From what some eyes may know to what a table shows them: the entry, for every game alike.

Labels, faces of cards and sentences are kept by game, scenario, options and language, so that a scene is mostly put
together from what is already there."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Any, Final

from msgspec import Struct

from grognard.engine.decision import Reason
from grognard.engine.definition import Definition
from grognard.text import Text

from .boards import board
from .eyes import Eyes
from .family import company
from .journal import Journal
from .schema import Preview, Scene
from .words import Words

KEPT: Final = 64  # stages kept in memory


class MomentLine(Struct, frozen=True):
    """A position to jump to: its number as the eyes count, and what marks it."""

    n: int
    turn: int
    operation: int
    kind: str  # decision, operation, turn, end
    text: str
    points: int


class Stage:
    """One game with scenario and options, in one language."""

    def __init__(self, definition: Definition[Any, Any], language: str, *, strict: bool = False) -> None:
        self.definition = definition
        self.language = language
        self.text = Text(language, definition, strict=strict)
        self._words = Words(self.text, strict)
        self._company = company(definition, self.text, self._words)
        self._board = ""

    def journal(self, eyes: Eyes) -> Journal:
        """The log of these eyes, read to its end by the first update."""
        return Journal(eyes, self.text, self._company, self._company.start())

    def scene(self, eyes: Eyes, journal: Journal) -> Scene:
        """The table as these eyes see it. The journal is read on; its next `update` still tells what has changed."""
        journal.read()
        if not self._board:
            self._board = board(self.definition, self.language).id
        return self._company.scene(eyes, journal, self._board)

    def preview(self, eyes: Eyes, option: str) -> Preview:
        """What an option would bring, as far as the eyes may know; KeyError if it is not offered to them."""
        return self._company.preview(eyes, option)

    def moments(self, journal: Journal) -> list[MomentLine]:
        """The positions at which something happened that these eyes may know of, in their order."""
        journal.read()
        found: list[MomentLine] = []
        operation = -1
        for line, course in zip(journal.lines, journal.courses, strict=True):
            kind = "decision"
            if line.kind == "end":
                kind = "end"
            elif line.look == "turn":
                kind = "turn"
            elif line.operation and line.operation != operation:
                kind = "operation"
            operation = line.operation
            moment = MomentLine(line.at, line.turn, line.operation, kind, line.text, course.points)
            if found and found[-1].n == line.at:
                moment = _weightier(found.pop(), moment)
            found.append(moment)
        return found

    def refusal(self, reason: Reason) -> tuple[str, str]:
        """Why something was refused, in a sentence, and the rule."""
        return self.text.reason(reason), reason.rule


ORDER: Final = ("decision", "operation", "turn", "end")


def _weightier(first: MomentLine, second: MomentLine) -> MomentLine:
    """Two lines of one position: the one that says more about it, with the points after both."""
    best = max(first, second, key=lambda m: ORDER.index(m.kind))
    return MomentLine(best.n, best.turn, best.operation, best.kind, best.text, second.points)


_stages: OrderedDict[Any, Stage] = OrderedDict()
_lock = Lock()


def stage(definition: Definition[Any, Any], language: str) -> Stage:
    """The stage of a game in a language. Equal games on the same facts share one."""
    key = (definition.vocabulary, definition.scenario, tuple(definition.options.items()), language)
    with _lock:
        found = _stages.get(key)
        if found is None:
            found = _stages[key] = Stage(definition, language)
            if len(_stages) > KEPT:
                _stages.popitem(last=False)
        else:
            _stages.move_to_end(key)
        return found
