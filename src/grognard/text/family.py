"""What this package asks of the module that knows a family of games.

The engine's data say `area=61`, `group=0x204`, `card=13`: only the family knows that these are Leipzig, Davout with
Napoléon, and Forced march. Its module turns data into words for the messages of its own catalogues. A new family adds
a module like `conquerors.py`, its catalogues, and an entry in `FAMILIES` of `render.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from grognard.engine.decision import Decision, Option
from grognard.engine.events import Event

from .catalogue import Catalogue, Value

Told = tuple[Event, dict[str, Any]]


@dataclass(frozen=True)
class CardText:
    """A card in one language: what it is called, what it does, its figures by name, and where its figures come from."""

    id: str
    name: str
    colour: str
    note: str
    figures: tuple[tuple[str, int], ...]
    standing: str


@dataclass(frozen=True)
class Telling:
    """One line of a log before it is put into words: events that belong together make one."""

    at: int
    rule: str
    kind: str
    data: dict[str, Any]


class Family(Protocol):
    """What a family's module offers."""

    def values(self, data: dict[str, Any]) -> dict[str, Value]:
        """The values for a message, from the data of an event or of a reason."""

    def decision_values(self, decision: Decision) -> dict[str, Value]:
        """The values for a prompt, from what the decision is about."""

    def option_values(self, option: Option) -> dict[str, Value]:
        """The values for the label of an option."""

    def together(self, events: list[Told]) -> list[Telling]:
        """The log with events that belong together made one, and what only repeats another left out."""

    def telling(self, kind: str, data: dict[str, Any], words: Catalogue) -> str | None:
        """The text of a kind of line that no single message can say, or None."""

    def card(self, card: str) -> CardText | None:
        """A card by its id."""

    def name(self, kind: str, thing: str) -> str | None:
        """The name that the facts give to a thing of a kind, by its id (an area, a block, an event, a scenario)."""


def catalogues(family: str, game: str) -> tuple[str, ...]:
    """The files whose messages a game needs: everybody's, its family's, its own, and the terminal's."""
    parts = ("decisions", "events", "refusals", "names")
    return ("engine", *(f"{family}-{part}" for part in parts), game, "terminal", f"terminal-{family}")
