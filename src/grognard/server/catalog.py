"""The games as the home page, the rules page and the page about data need them: from the games' own modules and texts.

Nothing here knows a particular game. A system that is announced in the catalogue `systems` but cannot be played yet
appears without scenarios."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

from grognard.engine.data import STANDINGS
from grognard.engine.definition import Definition
from grognard.games import GAMES, define, facts_of, module_of
from grognard.players import PLAYERS
from grognard.scene.boards import credits
from grognard.scene.family import land
from grognard.scene.picture import picture as draw
from grognard.scene.schema import Player, RuleText, Standing
from grognard.text import RuleText as Rule
from grognard.text import Text
from grognard.text.catalogue import Catalogue
from grognard.text.rules import rulebook

from .messages import ArmyInfo, Chapter, DataReport, DataRow, GameInfo, OptionInfo, RuleBook, ScenarioInfo, ValueInfo
from .problems import not_found
from .words import words

MINUTES: Final = (12, 20)  # for a turn between people who know the rules; who learns them takes longer
LEVEL: Final = "level"  # the option that decides who sits where at the beginning
LOOKS: Final = frozenset({"french", "prussian", "russian", "austrian", "british"})
TERMS: Final = Path(__file__).parent / "terms.tsv"


@lru_cache(maxsize=16)
def text_of(game: str, language: str) -> Text:
    """The words of a game with its first scenario and usual options."""
    if game not in GAMES:
        raise not_found("game")
    return Text(language, define(game, next(iter(facts_of(game).scenarios)), {}))


# --- games ---


@lru_cache(maxsize=2)
def games(language: str) -> list[GameInfo]:
    """Every system: those that can be played, and those announced."""
    systems = Catalogue(language, ("systems",))
    announced = systems.say("systems").split()
    return [_game(game, language, systems) for game in dict.fromkeys([*announced, *GAMES])]


def _game(game: str, language: str, systems: Catalogue) -> GameInfo:
    name, about, period = (systems.say(f"system-{game}", part) for part in (None, "about", "period"))
    if game not in GAMES:
        return GameInfo(game, name, about, period, [], [], [], [], [])
    text, module = text_of(game, language), module_of(game)
    sides = [Player(s, text.names.side_label(s), cast(Any, look(s)), s) for s in module.SIDES]
    anonymous = _anonymous(game)
    seats = [
        ValueInfo(seat, text.names.seat(seat), "") for seat in dict.fromkeys(s for a in anonymous.values() for s in a)
    ]
    computers = [
        ValueInfo(id, words(language).say(f"computer-{id}"), words(language).say(f"computer-{id}", "about"))
        for id in PLAYERS
    ]
    return GameInfo(
        game, name, about, period, sides, _scenarios(game, text), _options(game, text), computers,
        list(anonymous), seats, credits(game, language),
    )  # fmt: skip


def look(side: str) -> str:
    """The colours of a side: those of its nation, or a coalition's."""
    return side if side in LOOKS else "coalition"


def _anonymous(game: str) -> dict[str, tuple[str, ...]]:
    """The levels at which seats are not sides until the auction, with their seats."""
    sides = tuple(module_of(game).SIDES)
    scenario = next(iter(facts_of(game).scenarios))
    levels = [value for choice in module_of(game).CHOICES if choice.id == LEVEL for value in choice.values]
    seats = {level: define(game, scenario, {LEVEL: level}).seats for level in levels}
    return {level: found for level, found in seats.items() if found != sides}


def _scenarios(game: str, text: Text) -> list[ScenarioInfo]:
    found = facts_of(game).scenarios.values()
    shortest = min(found, key=lambda s: s.last_turn - s.first_turn)
    return [
        ScenarioInfo(
            s.id,
            text.names.scenario(s.id),
            text.names.scenario_about(s.id),
            turns := s.last_turn - s.first_turn + 1,
            cast(Any, tuple(round(turns * minutes / 5) * 5 for minutes in MINUTES)),
            _armies(define(game, s.id, {}), text),
            cast(Standing, s.standing),
            learning=s is shortest,
        )
        for s in found
    ]


def _armies(definition: Definition[Any, Any], text: Text) -> list[ArmyInfo]:
    """Each side as a scenario begins: its pieces on the map and their strength."""
    return [
        ArmyInfo(side, text.names.side_label(side), look(side), pieces, strength)
        for side, pieces, strength in land(definition.facts).armies()
    ]


def _options(game: str, text: Text) -> list[OptionInfo]:
    names = text.names
    return [
        OptionInfo(
            choice.id,
            names.option(choice.id),
            names.option_about(choice.id),
            choice.values[0],
            [ValueInfo(v, names.value(choice.id, v), names.value_about(choice.id, v)) for v in choice.values],
        )
        for choice in module_of(game).CHOICES
    ]


# --- rules ---


def _rule(rule: Rule) -> RuleText:
    return RuleText(rule.id, rule.title, rule.text, list(rule.see), rule.chapter, cast(Any, rule.kind))


@lru_cache(maxsize=8)
def rules(game: str, language: str) -> RuleBook:
    """All rules of a game, chapter by chapter, with the glossary."""
    text = text_of(game, language)
    chapters = [
        Chapter(chapter.id, chapter.title, [_rule(found) for rule in chapter.rules if (found := text.rule(rule))])
        for chapter in rulebook(game, language)
    ]
    return RuleBook(game, text.names.game(), chapters, terms())


def rule(game: str, rule: str, language: str) -> RuleText:
    """One rule."""
    found = text_of(game, language).rule(rule)
    if found is None:
        raise not_found("rule")
    return _rule(found)


@lru_cache(maxsize=1)
def terms() -> list[tuple[str, str]]:
    """The glossary: French, English."""
    rows = (line.split("\t") for line in TERMS.read_text(encoding="utf-8").splitlines() if line)
    return [(french, english) for french, english in rows]


# --- facts and pictures ---


@lru_cache(maxsize=8)
def data(game: str, language: str) -> DataReport:
    """Where a game's facts come from: how many entries and fields of each file have which standing."""
    text = text_of(game, language)
    rows = []
    for file, table in facts_of(game).files.items():
        counts: Counter[str] = Counter()
        for entry in table.values():
            counts[entry["standing"]] += 1
            counts.update(entry.get("standing_of", {}).values())
        found = [(cast(Standing, s), counts[s]) for s in STANDINGS if counts[s]]
        rows.append(DataRow(file, words(language).say(f"facts-{file}"), found))
    about = [(cast(Standing, s), text.names.standing(s), text.names.standing_about(s)) for s in STANDINGS]
    return DataReport(game, rows, about)


@lru_cache(maxsize=32)
def picture(game: str, scenario: str, language: str) -> str:
    """The map of a scenario with both armies as they begin."""
    text_of(game, language)
    if scenario not in facts_of(game).scenarios:
        raise not_found("scenario")
    return draw(define(game, scenario, {}), language)
