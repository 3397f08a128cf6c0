"""A position as text, both ways: the frame that every game fills with its own facts.

A notation is a list of facts, one for each line, or on one line with `; ` between them. A fact is a subject and its
value in words (`soult at ALT`, `vp 11`, `axis french LEI MAR`). Reading applies facts to a state one after the
other, so that the same words serve for a whole position, for what differs from a set-up, and for what a rule case
expects. A game gives a `Fact` for each subject: how to set it and how to say it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from .errors import BadNotation

Words = list[str]


@dataclass(frozen=True)
class Fact:
    """One kind of fact: its form for the documentation, how it is set, and how it is read back.

    `write` gives the fact's words as they are in a state, for the subject named by the words of `set`'s line; it is
    what an expectation is compared with. `all` gives every line of this kind that a full notation needs."""

    word: str
    form: str
    says: str
    set: Callable[[Any, Any, Words], None]
    write: Callable[[Any, Any, Words], str]
    all: Callable[[Any, Any], Iterator[str]]


def lines(text: str) -> Iterator[str]:
    """The facts of a notation, without comments."""
    for row in text.splitlines():
        for part in row.split("#")[0].split(";"):
            if part.strip():
                yield part.strip()


class Notation:
    """The facts of a game: those that begin with a fixed word, and those that begin with the name of a thing."""

    def __init__(self, facts: list[Fact], find: Callable[[Any, str], str | None]) -> None:
        self.facts = facts
        self._by_word = {fact.word: fact for fact in facts}
        self._find = find

    def fact(self, definition: Any, line: str) -> tuple[Fact, Words]:
        """The fact that a line speaks of, and its words in canonical spelling."""
        words = line.split()
        first = words[0].casefold()
        if first in self._by_word:
            return self._by_word[first], words[1:]
        kind = self._find(definition, words[0])
        if kind is not None and kind in self._by_word:
            return self._by_word[kind], words
        known = ", ".join(sorted(f.form.split()[0] for f in self.facts))
        raise BadNotation(f"{line!r}: unknown fact; a fact begins with one of: {known}")

    def read(self, definition: Any, state: Any, text: str) -> None:
        """Applies every fact of a text to a state."""
        for line in lines(text):
            fact, words = self.fact(definition, line)
            fact.set(definition, state, words)

    def write(self, definition: Any, state: Any) -> str:
        """The whole position on one line."""
        return "; ".join(line for fact in self.facts for line in fact.all(definition, state))

    def actual(self, definition: Any, state: Any, line: str) -> str:
        """What a fact is in a state, in the words that would set it."""
        fact, words = self.fact(definition, line)
        return fact.write(definition, state, words)
