"""The words of a notation: how areas, sides, roads, cards, blocks and numbers are named, and what is said when not."""

from __future__ import annotations

from typing import Any

from grognard.engine.definition import Definition
from grognard.engine.errors import BadNotation
from grognard.engine.notation import Words

from .facts import Facts
from .state import State

War = Definition[State, Facts]


def bad(line: Words, what: str) -> BadNotation:
    """The error for a fact that cannot be read."""
    return BadNotation(f"{' '.join(line)!r}: {what}")


def only(line: Words, words: Words, most: int) -> None:
    """Refuses words that nothing reads: a slip of the pen must not pass in silence."""
    if len(words) > most:
        raise bad(line, f"{' '.join(words[most:])!r} is too much here")


def area(d: War, words: Words, n: int) -> int:
    """The area that a word names, by id or by name."""
    if n >= len(words):
        raise bad(words, "an area is missing")
    found = d.facts.area_by_name.get(words[n].casefold())
    if found is None:
        raise bad(words, f"unknown area {words[n]!r}")
    return found


def side(d: War, words: Words, n: int) -> int:
    """The side that a word names."""
    if n >= len(words) or words[n].casefold() not in d.facts.sides:
        raise bad(words, f"a side is needed: {' or '.join(d.facts.sides)}")
    return d.facts.sides.index(words[n].casefold())


def road(d: War, words: Words, n: int) -> int:
    """The road that a word names, either way round."""
    if n >= len(words):
        raise bad(words, "a road is missing, such as SAL-POS")
    found = d.facts.road_by_name.get(words[n].casefold())
    if found is None:
        raise bad(words, f"unknown road {words[n]!r}")
    return found


def cards(d: War, words: Words, n: int) -> list[int]:
    """The cards that the words from n on name."""
    found = []
    for word in words[n:]:
        card = d.facts.card_by_name.get(word.casefold())
        if card is None:
            raise bad(words, f"unknown card {word!r}")
        found.append(card)
    return found


def is_number(word: str) -> bool:
    """True for a whole number that is not longer than any fact needs."""
    return word.isdecimal() and len(word) < 10


def number(words: Words, n: int, low: int, high: int) -> int:
    """The number at a word."""
    if n >= len(words) or not is_number(words[n]):
        raise bad(words, f"a number from {low} to {high} is needed")
    value = int(words[n])
    if not low <= value <= high:
        raise bad(words, f"{value} is out of range: from {low} to {high}")
    return value


def block(d: War, words: Words, n: int) -> int:
    """The block that a word names."""
    found = d.facts.block_by_name.get(words[n].casefold()) if n < len(words) else None
    if found is None:
        raise bad(words, "unknown block")
    return found


def ids(d: War, which: Any) -> str:
    """The ids of some cards, in order."""
    return " ".join(d.facts.cards[c].id for c in which)
