"""A game as one scenario with chosen options: what the engine asks of a game, and nothing that changes in play."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from .decision import Vocabulary
from .notation import Notation
from .points import Bound
from .sequence import Sequence

if TYPE_CHECKING:
    from .game import Game


class State(Protocol):
    """What the engine asks of a game's state."""

    step: int
    winner: int
    ending: int

    def copy(self) -> Any:
        """Another state, equal and independent."""

    def key(self) -> tuple[Any, ...]:
        """Everything, in a form that compares and hashes."""


S = TypeVar("S", bound=State)
F = TypeVar("F")

NOBODY = -1
PUBLIC: Final = -1  # in the place of a seat: the eyes of an onlooker, who sees what every seat sees


@dataclass(frozen=True)
class Definition(Generic[S, F]):
    """A game as one scenario with chosen options: everything that does not change while it is played."""

    id: str
    scenario: str
    options: dict[str, str]
    seats: tuple[str, ...]
    facts: F
    rules: Bound
    sequence: Sequence
    vocabulary: Vocabulary
    endings: tuple[str, ...]
    start: Callable[[], S]
    view: Callable[[Game[S, F], int | None], dict[str, Any]]
    imagine: Callable[[Game[S, F], int, random.Random, int], tuple[S, dict[int, int]]]
    hidden: str
    private: frozenset[str]
    silent: frozenset[tuple[str, str]]
    reveals: frozenset[str]
    notation: Notation
    check: Callable[[Definition[S, F], S], None]
    told: dict[str, tuple[str, ...]] = field(default_factory=dict)  # each kind of event, and what it tells
