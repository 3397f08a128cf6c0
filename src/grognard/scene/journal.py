"""The log as some eyes may read it, as lines with the elements that they are about; read on, never read anew.

Events that belong together make one line, so that the last lines may change when more has happened. The journal keeps
the places where something began (an operation, a turn): no line before such a place is changed by what comes after.
From the last of them it gathers the events anew, which costs little, and puts into words only what is new, which costs
more. After an undo the events behind some place are gone or others: the journal goes back to the last place that still
holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from grognard.text import Text
from grognard.text.family import Telling

from .eyes import Eyes, Read
from .schema import LogLine

if TYPE_CHECKING:
    from .family import Company

LineLook = Literal["plain", "turn", "battle", "card", "score"]


class Course(NamedTuple):
    """Where the game stands at a line of the log."""

    turn: int
    operation: int  # 0 outside of operations
    counted: int  # operations so far
    points: int


@dataclass(frozen=True)
class Place:
    """Where something began: the event's place in the log, the event itself, the lines before it, the course."""

    n: int
    token: object
    lines: int
    course: Course


class Journal:
    """The lines of the log for some eyes. `update` reads what is new."""

    def __init__(self, eyes: Eyes, text: Text, company: Company, course: Course) -> None:
        self.lines: list[LogLine] = []
        self.tellings: list[Telling] = []
        self.courses: list[Course] = []
        self._eyes = eyes
        self._text = text
        self._company = company
        self._places = [Place(0, None, 0, course)]
        self._length = 0
        self._last: object = None
        self._changed = 0

    def update(self) -> int:
        """Reads what is new, or goes back after an undo; the first line that has changed since the last update."""
        self.read()
        changed, self._changed = self._changed, len(self.lines)
        return changed

    def read(self) -> None:
        """Reads what is new; what has changed is kept for the next update."""
        length = self._eyes.length()
        if length == self._length and self._eyes.token(length - 1) is self._last:
            return
        while len(self._places) > 1 and self._eyes.token(self._places[-1].n) is not self._places[-1].token:
            self._places.pop()
        self._length, self._last = length, self._eyes.token(length - 1)
        place = self._places[-1]
        at, course = place.lines, place.course
        for n, chunk in enumerate(self._chunks(self._eyes.read(place.n))):
            begun = chunk[0]
            if self._company.begins(begun[1].kind) and (n or begun[0] != place.n):
                self._places.append(Place(begun[0], self._eyes.token(begun[0]), at, course))
            at, course = self._tell(chunk, at, course)
        self._cut(at)

    def _chunks(self, events: list[Read]) -> list[list[Read]]:
        """Events in the parts that begin something each."""
        chunks: list[list[Read]] = []
        for read in events:
            if not chunks or self._company.begins(read[1].kind):
                chunks.append([])
            chunks[-1].append(read)
        return chunks

    def _tell(self, chunk: list[Read], at: int, course: Course) -> tuple[int, Course]:
        """Lines of one part, from line `at` on: those that are there already stay."""
        tellings = self._text.family.together([(event, data) for _, event, data in chunk])
        for n, telling in enumerate(tellings):
            course = self._company.follow(course, telling)
            if at < len(self.tellings) and self.tellings[at] == telling and self.courses[at] == course:
                at += 1
                continue
            self._cut(at)
            self.tellings.append(telling)
            self.courses.append(course)
            self.lines.append(self._line(at, telling, course, tellings[:n]))
            at += 1
        return at, course

    def _cut(self, at: int) -> None:
        del self.tellings[at:], self.courses[at:], self.lines[at:]
        self._changed = min(self._changed, at)

    def _line(self, i: int, telling: Telling, course: Course, before: list[Telling]) -> LogLine:
        company = self._company
        return LogLine(
            i=i,
            at=telling.at,
            rule=telling.rule,
            kind=telling.kind,
            text=self._text.event(telling.kind, telling.data),
            elements=company.elements(telling, before),
            turn=course.turn,
            operation=course.operation,
            owner=company.owner(telling),
            look=company.look(telling),
        )

    def begun(self) -> list[Telling]:
        """The lines of the last operation, or of what has come since."""
        if not self.courses:
            return []
        last, at = self.courses[-1].operation, len(self.courses)
        while at and self.courses[at - 1].operation == last:
            at -= 1
        return self.tellings[at:]
