"""What the session asks of the module that draws a family's table.

Every method takes the view of a seat (`Seat.view()`) and nothing else of the game; facts are known to everybody. A
new family adds a module like `conquerors/` and an entry in `table_of`."""

from __future__ import annotations

from typing import Any, Protocol

from rich.text import Text as Styled

from grognard.engine.decision import Decision, Option
from grognard.engine.definition import Definition
from grognard.text import Text

from .screen import Row

View = dict[str, Any]
Lines = list[Row]


class Table(Protocol):
    """A family's table in one language."""

    def secrets(self) -> bool:
        """True if the seats do not know the same: then two people at one screen must not look at each other's."""

    def owner(self, view: View, seat: str) -> str:
        """What to call whoever sits at a seat."""

    def heading(self, view: View) -> Lines:
        """Turn, phase, points: the head of every screen."""

    def situation(self, view: View) -> Lines:
        """What stands where, and what matters besides."""

    def needs_situation(self, decision: Decision) -> bool:
        """True if the whole table is to be shown before such a question."""

    def context(self, view: View, decision: Decision) -> Lines:
        """What a question is about, for those that do not need the whole table."""

    def hint(self, view: View, option: Option, decision: Decision) -> Styled | None:
        """What speaks for or against an option, as far as the seat may know."""

    def must_ask(self, decision: Decision) -> bool:
        """True for a question that is asked even if it has one answer: somebody confirms what they have done."""

    def card_offer(self, decision: Decision) -> Option | None:
        """If the question is only whether to play a card: the option not to."""

    def words(self, option: Option) -> list[tuple[str, ...]]:
        """For each thing that an option is about, every way to call it."""

    def map(self, view: View, width: int) -> list[Styled]:
        """The map, drawn."""

    def roads(self, view: View, words: str) -> Lines | None:
        """The ways out of a place that a player names, or None if there is no such place."""

    def hand(self, view: View) -> Lines:
        """The cards that the seat may see."""

    def army(self, view: View) -> Lines:
        """Both orders of battle, as far as the seat may know them."""

    def thing(self, view: View, words: str) -> Lines | None:
        """What is to be known about a thing that a player names, or None if there is no such thing."""

    def data(self) -> Lines:
        """Where the facts come from."""

    def standing_of_game(self, game: Any, names: tuple[str, str]) -> Lines:
        """After the end: what the game counts for in a ranking, if it does."""


def table_of(definition: Definition[Any, Any], text: Text) -> Table:
    """The table of a game's family."""
    from grognard.games.conquerors.facts import Facts

    from .conquerors.table import ConquerorsTable

    if isinstance(definition.facts, Facts):
        return ConquerorsTable(definition, text)
    raise TypeError(f"no table for {definition.id}")
