"""Scripted luck of rule cases: the cards, dice and lots that come next."""

from __future__ import annotations

from typing import Any

from grognard.engine.chance import Script
from grognard.engine.definition import Definition

from .case_file import Line

FORM = "luck is: draw SIDE CARD..., dice SIDE FACE..., pick SIDE CARD..., or lot SEAT"


def script_luck(line: Line, d: Definition[Any, Any], script: Script) -> None:
    """`luck draw french F16 F05`, `luck dice french 3 6`, `luck pick prussian P21`, `luck lot a`"""
    words = line.rest.split()
    f, kind = d.facts, words[0]
    script.names = [c.id for c in f.cards]
    if kind == "lot" and len(words) == 2:
        if words[1] not in d.seats:
            raise line.wrong(f"the seats are {', '.join(d.seats)}")
        script.numbers.setdefault("lot", []).append(d.seats.index(words[1]))
        return
    if kind not in ("draw", "dice", "pick") or len(words) < 3 or words[1] not in f.sides:
        raise line.wrong(FORM)
    side = f.sides.index(words[1])
    if kind == "dice":
        faces = ["123456".find(w) if len(w) == 1 else -1 for w in words[2:]]
        if -1 in faces:
            raise line.wrong("a die shows 1 to 6")
        script.numbers.setdefault(words[1], []).extend(faces)
        return
    named = [f.card_by_name.get(w.casefold()) for w in words[2:]]
    for word, card in zip(words[2:], named, strict=True):
        if card is None or f.cards[card].side != side:
            raise line.wrong(f"{word} is not a card of the {words[1]} deck")
    found = [c for c in named if c is not None]
    if kind == "draw":
        script.draws.setdefault(side, []).extend(found)
    else:
        script.numbers.setdefault(f"pick {side}", []).extend(found)


def luck_left(script: Script, f: Any) -> str:
    """The scripted luck that is left, in words."""
    parts = [f"draw {f.sides[s]} {f.cards[c].id}" for s, found in script.draws.items() for c in found]
    for kind, numbers in script.numbers.items():
        if kind.startswith("pick "):
            parts += [f"pick {f.sides[int(kind[5:])]} {f.cards[c].id}" for c in numbers]
        else:
            parts += [f"{kind} {n + 1}" for n in numbers]
    return ", ".join(parts)
