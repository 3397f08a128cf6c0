"""The words of rule cases: names given in any spelling, and the values of events by name."""

from __future__ import annotations

from typing import Any

from grognard.engine.definition import Definition
from grognard.engine.game import Game

AnyGame = Game[Any, Any]


def matches(g: AnyGame, data: dict[str, Any], pair: str) -> bool:
    """Does an event's data have this value, which may be given by name?"""
    key, _, value = pair.partition("=")
    if key not in data:
        return False
    return value.casefold() in {str(data[key]).casefold(), *names_of(g, key, data[key])}


def names_of(g: AnyGame, key: str, value: Any) -> set[str]:
    """The names by which a case may mean a number of an event."""
    f = g.facts
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        return set()
    tables: dict[str, list[str]] = {
        "area": [a.id for a in f.areas],
        "block": [b.id for b in f.blocks],
        "card": [c.id for c in f.cards],
        "road": f.graph.road_names,
        "side": list(f.sides),
        "winner": list(f.sides),
    }
    table = tables.get(key, [])
    return {table[value].casefold()} if value < len(table) else set()


def canonical(d: Definition[Any, Any], text: str) -> str:
    """An option's text with areas, blocks and roads by id, whatever names they were given by."""
    f = d.facts
    words = text.replace("’", "'").split()
    spelled = words[:1]
    for word in words[1:]:
        low = word.casefold()
        if low in f.block_by_name:
            spelled.append(f.blocks[f.block_by_name[low]].id)
        elif low in f.area_by_name:
            spelled.append(f.areas[f.area_by_name[low]].id)
        elif low in f.road_by_name:
            spelled.append(f.graph.road_names[f.road_by_name[low]])
        else:
            spelled.append(word)
    return " ".join(spelled)


def respell(d: Definition[Any, Any], fact: str) -> str:
    """A fact in the spelling that the notation writes: ids for names, one order for hands and discards."""
    words = fact.split()
    head = words[0].casefold()
    if head in ("hand", "discard") and len(words) > 2 and words[2] != "none":
        return " ".join([head, words[1], *sorted(w.upper() for w in words[2:])])
    if head in d.facts.block_by_name:
        return canonical(d, "x " + fact)[2:]
    return " ".join([head, *canonical(d, "x " + " ".join(words[1:])).split()[1:]])
