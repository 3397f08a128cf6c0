"""Text in French and English, made at the edge from what the engine and the games give as data.

No sentence for players stands in Python: all are in `locales/*/*.ftl`, as Project Fluent messages. Names of areas,
blocks, cards and events come from the facts, explanations of rules from each game's `rulebook.toml`. What a family of
games means by its numbers is known to one module here (`conquerors.py`); see `family.py` for what it must offer."""

from .catalogue import LANGUAGES, preferred
from .names import Names
from .render import CardText, Line, Text
from .rules import Chapter, RuleText, rulebook

__all__ = ["LANGUAGES", "CardText", "Chapter", "Line", "Names", "RuleText", "Text", "preferred", "rulebook"]
