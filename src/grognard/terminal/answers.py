"""From what somebody types to an option: its number, its stable text, its label, or the names of what it is about."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from grognard.engine.decision import Decision, Option, Reason
from grognard.text import Text

from .tables import Table

NUMBER = re.compile(r"[-+]?[0-9]+")
WORDS = re.compile(r"[^\W_]+")


def words_of(text: str) -> list[str]:
    """The words of a text without accents, capitals and punctuation, as people type them."""
    bare = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("œ", "oe").replace("Œ", "Oe"))
    return WORDS.findall("".join(c for c in bare if not unicodedata.combining(c)).casefold())


def is_number(typed: str) -> bool:
    """True for a number, even one that no option can have."""
    return NUMBER.fullmatch(typed.strip()) is not None


@dataclass(frozen=True)
class Answer:
    """What a text could mean: one option, several (it does not say which), or none, with the reason if there is one."""

    options: tuple[Option, ...]
    refused: tuple[Option, Reason] | None = None


class Answers:
    """Understands answers to the decisions of one game."""

    def __init__(self, text: Text, table: Table) -> None:
        self._text = text
        self._table = table

    def understand(self, typed: str, decision: Decision, near_misses: Sequence[tuple[Option, Reason]]) -> Answer:
        """What a text could mean as an answer to a decision; `near_misses` are what may not be chosen."""
        if is_number(typed):
            n = int(typed) if len(typed) < 9 else 0
            return Answer((decision.options[n - 1],) if 1 <= n <= len(decision.options) else ())
        found = self.match(typed, decision.options, decision)
        if found:
            return Answer(tuple(found))
        offer = self._table.card_offer(decision)
        if offer is not None and words_of(typed) and words_of(typed)[0] in words_of(self._text.say("answer-no")):
            return Answer((offer,))
        missed = self.match(typed, [option for option, _ in near_misses], decision)
        if missed:
            reason = next(reason for option, reason in near_misses if option is missed[0])
            return Answer((), (missed[0], reason))
        return Answer(())

    def match(self, typed: str, options: Sequence[Option], decision: Decision) -> list[Option]:
        """The options that a text could mean: those that it names outright, else all that have its words."""
        words = words_of(typed)
        if not words:
            return []
        outright, possible = [], []
        for option in options:
            labels = [words_of(self._text.option(option, decision)), words_of(self._text.option(option))]
            stable = words_of(option.text)
            names = [words_of(name) for called in self._table.words(option) for name in called]
            if words in (stable, *labels):
                outright.append(option)
                continue
            key = {*stable, *(w for name in names for w in name), *(label[0] for label in labels if label)}
            known = key | {w for label in labels for w in label}
            if known.issuperset(words) and not key.isdisjoint(words):
                possible.append(option)
        if outright:
            return outright
        whole = [o for o in possible if words in [words_of(n) for called in self._table.words(o) for n in called]]
        return whole if len(whole) == 1 else possible
