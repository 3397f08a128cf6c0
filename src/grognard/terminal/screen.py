"""Writing to a terminal or a file, and reading answers from a keyboard or a pipe.

Lines are wrapped here and not by rich, which would break at the narrow no-break space before a French colon."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text as Styled

WORD = re.compile(r"[^ ]+")
WIDEST = 100
NARROWEST = 40


def ink(text: str = "", style: str = "") -> Styled:
    """A text whose style is its own: unlike rich's, it does not colour what is joined to it."""
    made = Styled()
    made.append(text, style=style or None)
    return made


@dataclass(frozen=True)
class Row:
    """A text to show on lines of its own: the further ones, if it needs them, begin `hang` spaces in."""

    text: Styled
    hang: int = 2


def wrapped(text: Styled, width: int, hang: int = 0) -> list[Styled]:
    """A text in lines no wider than `width`, broken at plain spaces only, all but the first indented by `hang`."""
    breaks: list[int] = []
    used, end = 0, 0
    for word in WORD.finditer(text.plain):
        gap, size = word.start() - end, cell_len(word.group())
        if end and used + gap + size > width:
            breaks.append(word.start())
            used = hang + size
        else:
            used += gap + size
        end = word.end()
    lines = list(text.divide(breaks)) if breaks else [text]
    for n, line in enumerate(lines):
        line.rstrip()
        if n and hang:
            lines[n] = ink(" " * hang) + line
    return lines


class Screen:
    """A console to write to, and where answers come from."""

    def __init__(self, console: Console | None = None, source: TextIO | None = None) -> None:
        if console is None:
            for stream in (sys.stdout, sys.stderr):
                if hasattr(stream, "reconfigure"):
                    stream.reconfigure(errors="replace")
            console = Console(highlight=False)
        self.console = console
        self._source = source
        if self.keyboard:
            with suppress(ImportError):
                import_module("readline")  # so that lines can be edited and called back

    @property
    def width(self) -> int:
        """How wide lines may be."""
        return max(NARROWEST, min(WIDEST, self.console.width))

    @property
    def keyboard(self) -> bool:
        """True if somebody types the answers: then there is no need to repeat them."""
        return self._source is None and sys.stdin.isatty()

    def line(self, text: Styled | str = "", *, indent: int = 0, hang: int = 0, style: str = "") -> None:
        """One text, wrapped; its further lines begin `hang` spaces further in than the first."""
        styled = ink(" " * indent) + (ink(text, style=style) if isinstance(text, str) else text)
        for part in wrapped(styled, self.width, indent + hang):
            self.console.print(part, soft_wrap=True, highlight=False)

    def rows(self, rows: Sequence[Row]) -> None:
        """Several texts, each on lines of its own."""
        for row in rows:
            self.line(row.text, hang=row.hang)

    def raw(self, texts: Sequence[Styled]) -> None:
        """Lines that must not be wrapped: a drawing."""
        for text in texts:
            self.console.print(text, soft_wrap=True, highlight=False)

    def rule(self, title: Styled | str = "") -> None:
        """A line across, with a title in it or without."""
        head = ink("── ", style="dim") + (ink(title, style="bold") if isinstance(title, str) else title)
        bar = ink("─" * self.width, style="dim")
        if title:
            bar = head + ink(" " + "─" * max(0, self.width - cell_len(head.plain) - 1), style="dim")
        self.console.print(bar, soft_wrap=True, highlight=False)

    def columns(self, items: Sequence[Styled], *, indent: int = 2, gap: int = 3) -> None:
        """Items down as many columns as fit, at most three."""
        widest = max((cell_len(item.plain) for item in items), default=0)
        number = max(1, min(3, (self.width - indent + gap) // (widest + gap), len(items)))
        height = -(-len(items) // number)
        for row in range(height):
            line = ink(" " * indent)
            for item in items[row::height]:
                line += item + ink(" " * (widest + gap - cell_len(item.plain)))
            line.rstrip()
            self.line(line, hang=4)

    def ask(self, prompt: str) -> str:
        """One line of an answer; EOFError when there are no more."""
        if self.keyboard:
            return self.console.input(prompt, markup=False)
        self.console.print(prompt, end="", soft_wrap=True, markup=False, highlight=False)
        answer = (self._source or sys.stdin).readline()
        self.console.print(answer.rstrip("\r\n"), soft_wrap=True, markup=False, highlight=False)
        if not answer:
            raise EOFError
        return answer.rstrip("\r\n")

    def clear(self) -> None:
        """Nothing of what was shown stays to be seen, nor to be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        else:
            self.rule()

    @contextmanager
    def busy(self, what: str) -> Iterator[None]:
        """Says that something is being done, where a line can be taken back."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(what, spinner="line"):
            yield
