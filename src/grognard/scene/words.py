"""Sentences of a stage, each made once: a message with the same values is the same text."""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.decision import Decision, Option, Reason
from grognard.text import Text
from grognard.text.catalogue import Catalogue, Value, sentence
from grognard.text.family import catalogues
from grognard.text.render import FAMILIES

MOST: Final = 40_000  # sentences kept; then all are made anew


class Words:
    """What a stage says: its own messages, and those of the game, kept."""

    def __init__(self, text: Text, strict: bool = False) -> None:
        self.text = text
        definition = text.definition
        family = FAMILIES[type(definition.facts)][0]
        files = (*catalogues(family, definition.id), "scene", f"scene-{family}")
        self._catalogue = Catalogue(text.language, files, strict)
        self._kept: dict[Any, Any] = {}

    def _keep(self, key: Any, made: Any) -> Any:
        if len(self._kept) > MOST:
            self._kept.clear()
        self._kept[key] = made
        return made

    def say(self, message: str, /, **values: Value) -> str:
        """A message."""
        key = (message, *values.items())
        found: str | None = self._kept.get(key)
        return found if found is not None else self._keep(key, self._catalogue.say(message, **values))

    def has(self, message: str) -> bool:
        """True if there is such a message."""
        return self._catalogue.has(message)

    def listed(self, words: list[str]) -> str:
        """Words as a list."""
        return self._catalogue.listed(words)

    def sentence(self, message: str, /, **values: Value) -> str:
        """A message with a capital."""
        return sentence(self.say(message, **values))

    def option(self, option: Option, decision: Decision | None) -> str:
        """The label of an option, shorter after its question."""
        key = (option, None if decision is None else decision.prompt)
        found: str | None = self._kept.get(key)
        return found if found is not None else self._keep(key, self.text.option(option, decision))

    def prompt(self, decision: Decision) -> str:
        """What a decision asks."""
        key = (Decision, decision.prompt, decision.about)
        found: str | None = self._kept.get(key)
        return found if found is not None else self._keep(key, self.text.prompt(decision))

    def event(self, kind: str, **data: Any) -> str:
        """An event in a sentence; its data must be plain."""
        key = ("event", kind, *data.items())
        found: str | None = self._kept.get(key)
        return found if found is not None else self._keep(key, self.text.event(kind, data))

    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        key = (Reason, reason.message, *reason.about.items())
        found: str | None = self._kept.get(key)
        return found if found is not None else self._keep(key, self.text.reason(reason))

    def part(self, rule: str) -> str:
        """The name of what a modifier comes from."""
        chapter, _, slug = rule.partition(".")
        if chapter == "event":
            return self.text.family.name("event", slug) or slug
        return self.say(f"part-{rule.replace('.', '-')}")
