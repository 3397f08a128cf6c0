"""The form of a case file: lines, commands, cases. What the commands mean is in cases.py."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from grognard.engine.errors import UserError


class CaseError(UserError):
    """A case file that cannot be read or run: file, line, what is wrong."""


class Failed(Exception):
    """An expectation that does not hold."""


@dataclass
class Line:
    """A command of a case file and where it stands."""

    file: str
    number: int
    word: str
    rest: str

    def wrong(self, what: str) -> CaseError:
        """The error about this line."""
        return CaseError(f"{self.file}:{self.number}: {self.word} {self.rest}: {what}".replace(" : ", ": "))


@dataclass
class Case:
    """One case: its title and its commands."""

    title: str
    lines: list[Line] = field(default_factory=list)


@dataclass
class Result:
    """How a case came out; `what` is empty if it passed."""

    file: str
    title: str
    what: str = ""
    line: int = 0


WORDS = [
    "game",
    "scenario",
    "option",
    "data",
    "set",
    "luck",
    "do",
    "expect",
    "offered",
    "refused",
    "prompt",
    "event",
    "no-event",
    "decides",
    "view",
    "undo",
]


def commands(word: str, rest: str) -> list[tuple[str, str]]:
    """The commands of a row: after a `;` a command word begins another one, anything else goes on with the same."""
    if word == "view":
        return [(word, rest)]
    found = [(word, "")]
    for part in rest.split(";"):
        head, _, tail = part.strip().partition(" ")
        if head in WORDS and (tail or head == "undo"):
            found.append((head, tail.strip()))
        else:
            word, so_far = found[-1]
            found[-1] = (word, f"{so_far}; {part.strip()}" if so_far else part.strip())
    return [(word, rest) for word, rest in found if rest or word == "undo"] or [(word, rest)]


def read(path: Path) -> list[Case]:
    """The cases of a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as e:
        raise CaseError(f"{path}: cannot be read: {e.strerror}") from None
    except UnicodeDecodeError:
        raise CaseError(f"{path}: not UTF-8 text") from None
    common: list[Line] = []
    cases: list[Case] = []
    for number, row in enumerate(text.splitlines(), 1):
        bare = row.split("#")[0].strip()
        if not bare:
            continue
        word, _, rest = bare.partition(" ")
        rest = rest.strip()
        if word == "case":
            if not rest:
                raise CaseError(f"{path}:{number}: a case needs a title")
            cases.append(Case(rest, list(common)))
            continue
        if word not in WORDS:
            line = Line(str(path), number, word, rest)
            raise line.wrong(f"unknown command {word!r}; the commands are case, {', '.join(WORDS)}")
        found = cases[-1].lines if cases else common
        found += [Line(str(path), number, *command) for command in commands(word, rest)]
    if not cases:
        raise CaseError(f"{path}: no case in it (a case begins with a line: case TITLE)")
    return cases
