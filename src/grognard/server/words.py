"""The server's own sentences, and which language a request is answered in."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, cast

from grognard.text.catalogue import LANGUAGES, Catalogue

Language = Literal["fr", "en"]


@lru_cache(maxsize=4)
def words(language: str) -> Catalogue:
    """The catalogue of the server in a language."""
    return Catalogue(language, ("engine", "server"))


def accepted(header: str) -> Language:
    """The language that a browser prefers among ours, by its header Accept-Language; English if it prefers none."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag[:2].casefold()))
        except ValueError:
            continue
    for _, tag in sorted(wishes, key=lambda wish: wish[0]):
        if tag in LANGUAGES:
            return cast(Language, tag)
    return "en"
