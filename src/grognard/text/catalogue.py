"""Catalogues of messages: loaded once, formatted with values, and patient with what is missing.

A message that is missing or lacks a value must not end a game: players then read its id. Tests ask for `strict`, which
raises instead."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("fr", "en")
FOLDER: Final = Path(__file__).parent / "locales"
VOWELS: Final = frozenset("aeiouyœæ")

Value = str | int


class BadText(Exception):
    """A message is missing, or lacks a value: a mistake of ours."""


def preferred(environment: Mapping[str, str]) -> str:
    """The language that a user's environment asks for, in the usual variables; English if it asks for none."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in environment.get(variable, "").split(":"):
            if wish[:2] in LANGUAGES:
                return wish[:2]
            if wish:
                return "en"
    return "en"


def elided(value: Any) -> bool:
    """True if a French word before this one loses its vowel. The German names in H do not: they are never mute."""
    first = unicodedata.normalize("NFD", str(value)[:1].casefold())[:1]
    return first in VOWELS


def contracted(preposition: str, plural: str, singular: str) -> Callable[[Any], str]:
    """A French preposition with what follows: `de` and `les Français` make `des Français`."""

    def join(value: Any) -> str:
        words = str(value)
        for article, short in (("les ", plural), ("le ", singular)):
            if words.startswith(article):
                return f"{short} {words.removeprefix(article)}"
        if preposition == "de" and elided(words):
            return f"d’{words}"
        return f"{preposition} {words}"

    return join


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "DE": contracted("de", "des", "du"),
    "AU": contracted("à", "aux", "au"),
}


@lru_cache(maxsize=64)
def bundle(language: str, files: tuple[str, ...]) -> FluentBundle:
    """The messages of some catalogues together; a later file may say anew what an earlier one says."""
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for name in files:
        source = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
        made.add_resource(FluentResource(source), allow_overrides=True)
    return made


class Catalogue:
    """The messages of some catalogues in one language."""

    def __init__(self, language: str, files: tuple[str, ...], strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self._bundle = bundle(language, files)

    def has(self, message: str, attribute: str | None = None) -> bool:
        """True if there is such a message, or such an attribute of it."""
        if not self._bundle.has_message(message):
            return False
        return attribute is None or attribute in self._bundle.get_message(message).attributes

    def say(self, message: str, attribute: str | None = None, /, **values: Value) -> str:
        """A message, or an attribute of it, with its values."""
        if not self.has(message, attribute):
            return self._lacking(f"{message}.{attribute}" if attribute else message, "missing")
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        if pattern is None:
            return self._lacking(message, "empty")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors and self.strict:
            raise BadText(f"{self.language}: {message}: {errors}")
        return str(text)

    def _lacking(self, message: str, what: str) -> str:
        if self.strict:
            raise BadText(f"{self.language}: {message}: {what}")
        return message

    def listed(self, words: list[str]) -> str:
        """Words as a list: `Ney, Lannes and Soult`."""
        if not words:
            return self.say("list-empty")
        if len(words) == 1:
            return words[0]
        return self.say("list", first=", ".join(words[:-1]), last=words[-1])


def sentence(text: str) -> str:
    """The same text with a capital: it may have begun with a name such as *the French*."""
    return text[:1].upper() + text[1:]
