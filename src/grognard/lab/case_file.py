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
        line = Line(str(path), number, word, rest)
        if word not in WORDS:
            raise line.wrong(f"unknown command {word!r}; the commands are case, {', '.join(WORDS)}")
        (cases[-1].lines if cases else common).append(line)
    if not cases:
        raise CaseError(f"{path}: no case in it (a case begins with a line: case TITLE)")
    return cases
