"""What a bug report needs: the rules in progress, and the position as text."""

from __future__ import annotations

from types import GeneratorType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game


def where(rule: Any) -> list[str]:
    """A suspended rule and those that it waits for, each with the ids that its docstring begins with."""
    found: list[str] = []
    while isinstance(rule, GeneratorType):
        code = rule.gi_code
        doc = code.co_consts[0] if code.co_consts and isinstance(code.co_consts[0], str) else ""
        found.append(f"{' '.join(doc.split(':')[0].split()) or '?'} {code.co_name}")
        rule = rule.gi_yieldfrom
    return found


def position(g: Game[Any, Any]) -> str:
    """The position at the last checkpoint, and as a comment what was chosen since."""
    text = g.definition.notation.write(g.definition, g.base)
    since = "; ".join(f"{g.definition.seats[seat]}: {option.text}" for seat, option, _ in g.since)
    return f"{text} # then {since}" if since else text
