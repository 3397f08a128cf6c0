"""The door to the modules that know a family of games. Whatever scenes, boards, pictures and the server's catalogue
need of a family is asked for here.

A new family adds a folder like `conquerors/` and an entry in `DOORS`; nothing else here changes, and nothing at all in
the client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Protocol

from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts as ConquerorsFacts
from grognard.text import Text
from grognard.text.catalogue import Catalogue
from grognard.text.family import Telling

from . import conquerors
from .drawing.drawn import Drawing, Network
from .eyes import Eyes
from .journal import Course, Journal, LineLook
from .schema import Link, Preview, Scene, Spot
from .words import Words


class Land(Protocol):
    """A family's map and armies, for the facts of one game: what never changes in play."""

    @property
    def legend(self) -> tuple[str, ...]:
        """The signs of the map, in the order of its legend."""

    def key(self) -> bytes:
        """Whatever the board depends on: facts with the same key have the same board."""

    def network(self) -> Network:
        """Places and ways before they are drawn."""

    def spots(self, found: Drawing, words: Catalogue) -> list[Spot]:
        """The places as drawn, with their names and what is to be known about them."""

    def links(self, found: Drawing) -> list[Link]:
        """The ways as drawn."""

    def armies(self) -> Iterator[tuple[str, int, int]]:
        """Each side as the scenario begins: how many pieces count on the map, and their strength."""

    def piles(self, view: dict[str, Any]) -> dict[tuple[str, int], int]:
        """How many pieces of a side (by its number) stand on a place (by its id in the network), as a view has them."""


class Company(Protocol):
    """A family's part of the stage, for one game in one language."""

    def start(self) -> Course:
        """Where a game stands before anything has happened."""

    def scene(self, eyes: Eyes, journal: Journal, board: str) -> Scene:
        """The table as these eyes see it; the journal has been read. `board` is the id of the board that it is on."""

    def preview(self, eyes: Eyes, option: str) -> Preview:
        """What an option would bring; KeyError if it is not offered."""

    # --- lines of the log ---

    def begins(self, kind: str) -> bool:
        """True if events of this kind begin something: no line before them is changed by what comes after."""

    def follow(self, course: Course, telling: Telling) -> Course:
        """Where the game stands after a line: turn, operation, points."""

    def elements(self, telling: Telling, before: list[Telling]) -> list[str]:
        """The elements of the table that a line is about; `before` are the lines since something began."""

    def owner(self, telling: Telling) -> str | None:
        """The side that a line is about, if it is one."""

    def look(self, telling: Telling) -> LineLook:
        """How a line looks."""


@dataclass(frozen=True)
class Door:
    """How to reach the modules of a family."""

    land: Callable[[Any], Land]
    company: Callable[[Definition[Any, Any], Text, Words], Company]


# by the type of the facts
DOORS: Final[dict[type, Door]] = {ConquerorsFacts: Door(conquerors.Land, conquerors.Conquerors)}


def land(facts: Any) -> Land:
    """The map and the armies of a game, from its facts."""
    return DOORS[type(facts)].land(facts)


def company(definition: Definition[Any, Any], text: Text, words: Words) -> Company:
    """What knows the table of a game, in the language of its words."""
    return DOORS[type(definition.facts)].company(definition, text, words)
