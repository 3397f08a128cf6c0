"""Luck: the only sources of it, each of which sets the undo barrier and writes down what it gave.

The true game draws from a sealed seed: draw number k is a hash of k under the seed as key, so that anybody who gets
the seed afterwards can check every draw, and nobody can tell the next one before. `commitment` is published when the
game starts. A search draws from a fast generator instead and never reads the true one (see Game.clone).

What luck gave since the last checkpoint is kept (`Given`), because a clone is made by replaying the decisions since
then. Each entry says who saw it, so that an imagined world keeps what was seen and deals the rest anew."""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, Any, Protocol

from .errors import UserError

if TYPE_CHECKING:
    from .game import Game

ALL = -1  # seen by every seat


class Source(Protocol):
    """Where numbers come from."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""


class Sealed:
    """The true game's luck: a keyed hash of a counter, under a seed that stays sealed until the end."""

    __slots__ = ("count", "seed")

    def __init__(self, seed: bytes, count: int = 0) -> None:
        self.seed = seed
        self.count = count

    def below(self, n: int) -> int:
        limit = (1 << 64) // n * n
        while True:
            self.count += 1
            number = int.from_bytes(
                hashlib.blake2b(self.count.to_bytes(8, "big"), key=self.seed, digest_size=8).digest(), "big"
            )
            if number < limit:
                return number % n


class Fast:
    """A search's luck."""

    __slots__ = ("_random",)

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def below(self, n: int) -> int:
        return int(self._random() * n)


def commitment(seed: bytes) -> str:
    """What is published when the game starts: it fixes the seed and tells nothing of it."""
    return hashlib.blake2b(b"grognard commitment" + seed, digest_size=32).hexdigest()


class Given:
    """One thing that luck gave: what, and to whose eyes (a bit for each seat, or ALL)."""

    __slots__ = ("seen_by", "what")

    def __init__(self, what: Any, seen_by: int) -> None:
        self.what = what
        self.seen_by = seen_by


class Astray(Exception):
    """An imagined past took another course than the real one: its luck no longer fits."""


class BadScript(UserError):
    """Scripted luck names a card that is not where it should come from."""


class Script:
    """Luck decided beforehand, for rule cases: cards to be drawn by pile, dice, picks, each in order."""

    def __init__(self, names: list[str] | None = None) -> None:
        self.names = names or []
        self.draws: dict[int, list[int]] = {}
        self.numbers: dict[str, list[int]] = {}

    def left(self) -> bool:
        """True if something scripted was never needed."""
        return any(self.draws.values()) or any(self.numbers.values())


def number(g: Game[Any, Any], n: int, kind: str, seen_by: int = ALL) -> int:
    """A number from 0 to n-1: a die, a random card of a hand."""
    given = g.luck_to_replay(seen_by)
    if given is not None:
        if not isinstance(given, int) or given >= n:
            raise Astray
        value = given
    elif g.script is not None and g.script.numbers.get(kind):
        value = g.script.numbers[kind].pop(0)
    else:
        value = g.source.below(n)
    g.note_luck(value, seen_by)
    return value


def draw(g: Game[Any, Any], pile: bytearray, name: int, seen_by: int = ALL) -> int:
    """The top of a pile that was shuffled (its last element), or the card that the script or an imagined past names."""
    given = g.luck_to_replay(seen_by)
    if given is None and g.script is not None and g.script.draws.get(name):
        given = g.script.draws[name].pop(0)
        if given not in pile:
            raise BadScript(f"the scripted card {g.script.names[given]} is not in the draw pile")
    if given is None:
        card = pile.pop()
    else:
        if not isinstance(given, int) or given not in pile:
            raise Astray
        card = given
        pile.remove(card)
    g.note_luck(card, seen_by)
    return card


def shuffle(g: Game[Any, Any], pile: bytearray) -> None:
    """A pile in an order that nobody knows."""
    given = g.luck_to_replay(0)
    if given is not None:
        if not isinstance(given, bytes) or sorted(given) != sorted(pile):
            raise Astray
        pile[:] = given
    else:
        below = g.source.below
        for i in range(len(pile) - 1, 0, -1):
            j = below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
    g.note_luck(bytes(pile), 0)


def reveal(g: Game[Any, Any]) -> None:
    """Something hidden has been shown: no luck, but what was learned cannot be undone."""
    g.set_barrier()


def pick(g: Game[Any, Any], pile: bytearray, name: int, seen_by: int = ALL) -> int:
    """A random card of a hand, or the one that the script or an imagined past names."""
    given = g.luck_to_replay(seen_by)
    if given is None and g.script is not None and g.script.numbers.get(f"pick {name}"):
        given = g.script.numbers[f"pick {name}"].pop(0)
        if given not in pile:
            raise BadScript(f"the scripted card {g.script.names[given]} is not in the hand")
    card = pile[g.source.below(len(pile))] if given is None else given
    if not isinstance(card, int) or card not in pile:
        raise Astray
    pile.remove(card)
    g.note_luck(card, seen_by)
    return card
