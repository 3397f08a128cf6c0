"""What can go wrong with a request: a value with a status, a code that stays the same, and a message of the catalogue.

Nothing else ever reaches a client: an exception that is not a `Fault` becomes a plain "internal" problem, and its
trace goes to the log."""

from __future__ import annotations

from typing import Any

from grognard.text.catalogue import Catalogue

from .messages import Problem


class Fault(Exception):
    """A request that cannot be granted. `code` names the message `problem-CODE` of the catalogue."""

    def __init__(
        self, status: int, code: str, /, *, rule: str | None = None, n: int | None = None, said: str = "", **values: Any
    ) -> None:
        super().__init__(f"{status} {code} {said or values or ''}".strip())
        self.status = status
        self.code = code
        self.rule = rule
        self.n = n
        self.said = said  # a sentence already in the player's language: a refusal of the rules
        self.values = values

    def problem(self, words: Catalogue) -> Problem:
        """The fault in the player's language."""
        detail = self.said or words.say(f"problem-{self.code}", **self.values)
        return Problem(self.status, self.code, detail.strip(), self.rule, self.n)


def not_found(what: str) -> Fault:
    """There is no such thing, or it is not for this person to know that there is."""
    return Fault(404, f"unknown-{what}")
