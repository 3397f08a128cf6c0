"""Words that a rule case may use. What must *not* be offered, have happened or be seen is checked against the game's
own words first: a slip of the pen would otherwise make the expectation true."""

from __future__ import annotations

import json
import re
from typing import Any

from grognard.engine.definition import PUBLIC, Definition
from grognard.engine.game import Game

from .case_file import Line
from .coverage import rulebook

AnyGame = Game[Any, Any]
NEEDS = {
    "game": "which game?",
    "scenario": "which scenario?",
    "option": "which option?",
    "data": "which folder?",
    "set": "which fact?",
    "luck": "which luck?",
    "do": "which option?",
    "expect": "which fact?",
    "offered": "which option?",
    "refused": "which option?",
    "prompt": "which prompt?",
    "event": "which event?",
    "no-event": "which event?",
    "decides": "which seat, or nobody?",
    "view": "view SEAT sees TEXT, or view SEAT hides TEXT",
}
# what the numbers of an event mean: see case_words.names_of
NAMED = {"area": "area", "block": "block", "card": "card", "road": "road", "side": "side", "winner": "side"}
VALUE = re.compile(r"-?[0-9]+|true|false|\[.*", re.IGNORECASE)
WORD = re.compile(r"[^\W\d_][\w-]*")
AT_TIMES = "care looking group points area cards blocks"  # keys that a view does not always have


def names_by_kind(d: Definition[Any, Any]) -> dict[str, list[str]]:
    """What options are about: the ids of areas, blocks, cards and so on."""
    return {kind.name: kind.names for kinds in d.vocabulary.verbs.values() for kind in kinds}


def known_option(line: Line, d: Definition[Any, Any], text: str) -> None:
    """Refuses an option that the game does not have: an unknown verb or name, a word too few or too many."""
    verb, *words = text.casefold().split() or [""]
    verbs = d.vocabulary.verbs
    if verb not in verbs:
        raise line.wrong(f"unknown option {text!r}; an option begins with one of {', '.join(verbs)}")
    form = " ".join([verb, *(kind.name.upper() for kind in verbs[verb])])
    if len(words) != len(verbs[verb]):
        raise line.wrong(f"{text!r}: the form of this option is {form}")
    for kind, word in zip(verbs[verb], words, strict=True):
        if word not in (name.casefold() for name in kind.names):
            raise line.wrong(f"{text!r}: unknown {kind.name} {word!r}")


def known_event(line: Line, d: Definition[Any, Any], word: str, pairs: list[str]) -> None:
    """Refuses an event that the rules never tell, and values that it cannot have."""
    if word not in d.told and word not in rulebook(d.id):
        raise line.wrong(f"unknown event {word!r}; it is a rule id, or one of {', '.join(d.told)}")
    keys = d.told.get(word) or sorted({key for keys in d.told.values() for key in keys})
    if word in d.told and not d.told[word] and pairs:
        raise line.wrong(f"{word} tells nothing more")
    names = names_by_kind(d)
    for pair in pairs:
        key, _, value = pair.partition("=")
        if not value or key not in keys:
            raise line.wrong(f"{pair!r}: {word} tells KEY=VALUE, with {', '.join(keys)}")
        if VALUE.fullmatch(value):
            continue
        known = names[NAMED[key]] if key in NAMED else [e for e in d.endings if e] if key == "ending" else []
        if value.casefold() not in (name.casefold() for name in known):
            raise line.wrong(f"{pair!r}: unknown {key} {value!r}" if known else f"{pair!r}: {key} is a number")


def plain(text: str) -> str:
    """A part of a view in the one spelling that is compared, however a case writes it."""
    for word, other in (("True", "true"), ("False", "false"), ("None", "null"), ("'", '"'), (" ", "")):
        text = text.replace(word, other)
    return text


def known_words(line: Line, g: AnyGame, text: str) -> None:
    """Refuses a text to be hidden that nobody could ever see: its words are parts of the words of views, and ids."""
    d = g.definition
    seen = [json.dumps(g.view(eyes), ensure_ascii=False) for eyes in (None, PUBLIC, *range(len(d.seats)))]
    names = [name for found in names_by_kind(d).values() for name in found]
    known = " ".join([*seen, *names, *d.seats, *d.sequence.by_name, *d.endings, AT_TIMES])
    for word in WORD.findall(text):
        if word not in known and word not in ("True", "False", "None"):
            raise line.wrong(
                f"{word!r} is no word of a view, which has ids: the form is that of grognard replay --json"
            )
