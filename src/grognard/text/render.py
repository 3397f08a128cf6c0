"""A game's data in words: prompts, options, events, reasons, rules, cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from grognard.engine.decision import Decision, Option, Reason, Refused
from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts as ConquerorsFacts

from .catalogue import Catalogue, Value, sentence
from .conquerors import Conquerors
from .family import CardText, Family, Told, catalogues
from .names import Names
from .rules import RuleText, rule_ids, rule_text

__all__ = ["FAMILIES", "CardText", "Line", "Text"]

# by the type of the facts: the family's name, which its catalogues begin with, and its module
FAMILIES: dict[type, tuple[str, Callable[[Any, Catalogue], Family]]] = {ConquerorsFacts: ("conquerors", Conquerors)}


@dataclass(frozen=True)
class Line:
    """A line of the log: the number of decisions before it, the rule, the kind of event, and the sentence."""

    at: int
    rule: str
    kind: str
    text: str


class Text:
    """Everything about one game in one language. Make one for each game and language, and keep it."""

    def __init__(self, language: str, definition: Definition[Any, Any], *, strict: bool = False) -> None:
        family, make = FAMILIES[type(definition.facts)]
        self.language = language
        self.definition = definition
        self.words = Catalogue(language, catalogues(family, definition.id), strict)
        self.family: Family = make(definition, self.words)
        self.names = Names(definition.id, self.words, self.family)

    def say(self, message: str, attribute: str | None = None, /, **values: Value) -> str:
        """A message of the program itself, such as a client's buttons and headings."""
        return self.words.say(message, attribute, **values)

    def prompt(self, decision: Decision) -> str:
        """What a decision asks, in a sentence."""
        return sentence(self.words.say(f"prompt-{decision.prompt}", **self.family.decision_values(decision)))

    def waiting(self, over: bool = False) -> str:
        """What stands in the place of a prompt for a seat that has nothing to decide."""
        return self.words.say("prompt-over" if over else "prompt-waiting")

    def option(self, option: Option, decision: Decision | None = None) -> str:
        """A label for an option: shorter words where the decision's prompt has said the rest.

        For `pass` at `play-combat`: the message `verb-pass-play-combat`, or `verb-pass-play`, or `verb-pass`."""
        message = f"verb-{option.verb}"
        asked = "" if decision is None else decision.prompt
        while asked and not self.words.has(f"{message}-{asked}"):
            asked = asked.rpartition("-")[0]
        said = f"{message}-{asked}" if asked else message
        return sentence(self.words.say(said, **self.family.option_values(option)))

    def event(self, kind: str, data: dict[str, Any]) -> str:
        """One event in a sentence. `data` may lack what the reader may not know."""
        said = self.family.telling(kind, data, self.words)
        return sentence(said or self.words.say(f"event-{kind}", **self.family.values(data)))

    def log(self, events: list[Told]) -> list[Line]:
        """Events as lines: those that belong together make one. Takes what `Seat.events` gives."""
        return [
            Line(told.at, told.rule, told.kind, self.event(told.kind, told.data))
            for told in self.family.together(events)
        ]

    def reason(self, reason: Reason) -> str:
        """Why something is refused, in a sentence."""
        return sentence(self.words.say(reason.message, **self.family.values(reason.about)))

    def refused(self, refused: Refused) -> str:
        """Why a choice was refused, in a sentence."""
        return self.reason(refused.reason)

    def rule(self, rule: str) -> RuleText | None:
        """A rule's title and explanation: of the game's rulebook, or of the engine; None if there is no such rule."""
        found = rule_text(self.definition.id, rule, self.language)
        message = f"rule-{rule.replace('.', '-')}"
        if found is None and rule.startswith("engine.") and self.words.has(message):
            return RuleText(rule, self.words.say(message), self.words.say(message, "text"), (), "engine", "code")
        return found

    def rules(self) -> tuple[str, ...]:
        """The ids of the game's rules, in the order of its rulebook."""
        return rule_ids(self.definition.id)

    def card(self, card: str) -> CardText | None:
        """A card by its id, if the game has cards."""
        return self.family.card(card)
