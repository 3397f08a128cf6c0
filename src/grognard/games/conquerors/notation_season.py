"""Facts of a position that only campaigns with sieges and a winter have: sieges, weather, Winter Quarters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grognard.engine.notation import Fact, Words

from .facts import CITADEL
from .notation_words import War, area, bad, number, only, side
from .state import State
from .terms import ASIDE, ATTACKED, ENTERED, MUD, WET_BEFORE

WEATHER: Final = {"wet-before": WET_BEFORE, "mud": MUD}
PLACES: Final = {"entered": ENTERED, "aside": ASIDE}
SWITCH: Final = ("off", "on")
ANSWER: Final = ("no", "yes")


def known(d: War, line: Words) -> None:
    """Refuses a fact that the game does not have."""
    if not d.facts.apart:
        raise bad(line, "this game has no such thing")


def one_of(line: Words, n: int, among: tuple[str, ...]) -> int:
    """Which of a few words stands there."""
    if n >= len(line) or line[n] not in among:
        raise bad(line, f"must be one of {', '.join(among)}")
    return among.index(line[n])


# --- sieges ---


def set_siege(d: War, s: State, words: Words) -> None:
    """`siege GRA on`."""
    line = ["siege", *words]
    only(line, words, 2)
    a = area(d, words, 0)
    if d.facts.terrain[a] != CITADEL or d.facts.areas[a].scoring != "end":
        raise bad(line, "not a citadel that can be besieged")
    bit = 1 << d.facts.victory_areas.index(a)
    s.siege = s.siege | bit if one_of(line, 2, SWITCH) else s.siege & ~bit


def get_siege(d: War, s: State, words: Words) -> str:
    """Whether a citadel is besieged."""
    a = area(d, words, 0)
    besieged = a in d.facts.victory_areas and s.siege >> d.facts.victory_areas.index(a) & 1
    return f"siege {d.facts.areas[a].id} {SWITCH[bool(besieged)]}"


def all_sieges(d: War, s: State) -> Iterator[str]:
    """Every citadel that is besieged, and those of the scenario that are not any more."""
    for n, a in enumerate(d.facts.victory_areas):
        if s.siege >> n & 1 or a in d.facts.scenario.sieges:
            yield f"siege {d.facts.areas[a].id} {SWITCH[s.siege >> n & 1]}"


# --- weather ---


def set_weather(d: War, s: State, words: Words) -> None:
    """`weather wet-before mud`."""
    line = ["weather", *words]
    known(d, line)
    s.weather &= ~(WET_BEFORE | MUD)
    if words != ["none"]:
        for n in range(1, max(2, len(line))):
            s.weather |= list(WEATHER.values())[one_of(line, n, tuple(WEATHER))]


def get_weather(d: War, s: State, words: Words) -> str:
    """What the turn remembers of rain and snow."""
    return "weather " + (" ".join(word for word, bit in WEATHER.items() if s.weather & bit) or "none")


def all_weather(d: War, s: State) -> Iterator[str]:
    """The weather, if there is any."""
    if s.weather & (WET_BEFORE | MUD):
        yield get_weather(d, s, [])


def set_attacked(d: War, s: State, words: Words) -> None:
    """`attacked yes`."""
    line = ["attacked", *words]
    known(d, line)
    only(line, words, 1)
    s.weather = s.weather | ATTACKED if one_of(line, 1, ANSWER) else s.weather & ~ATTACKED


def get_attacked(d: War, s: State, words: Words) -> str:
    """Whether the coalition has attacked this turn."""
    return f"attacked {ANSWER[bool(s.weather & ATTACKED)]}"


def all_attacked(d: War, s: State) -> Iterator[str]:
    """Only if it has."""
    if s.weather & ATTACKED:
        yield get_attacked(d, s, [])


# --- Winter Quarters ---


def set_winter(d: War, s: State, words: Words) -> None:
    """`winter french 3`, `winter french entered`: the card goes where that says."""
    line = ["winter", *words]
    known(d, line)
    only(line, words, 2)
    who = side(d, words, 0)
    card = next(c for c in d.facts.apart if d.facts.cards[c].side == who)
    piles = (s.decks[who], s.discards[who])
    if len(words) > 1 and words[1] in PLACES:
        value = PLACES[words[1]]
    else:
        value = number(words, 1, 0, d.facts.tables.winter_losses - 1)
    s.winter = s.winter & ~(255 << 8 * who) | value << 8 * who
    if value == ENTERED and not any(card in pile for pile in piles):
        piles[0 if d.options["combat"] == "dice" else 1].append(card)
    elif value != ENTERED:
        for pile in piles:
            if card in pile:
                pile.remove(card)


def get_winter(d: War, s: State, words: Words) -> str:
    """What lies on a side's card, or where the card is."""
    who = side(d, words, 0)
    value = s.winter >> 8 * who & 255
    told = next((word for word, place in PLACES.items() if place == value), str(value))
    return f"winter {d.facts.sides[who]} {told}"


def all_winter(d: War, s: State) -> Iterator[str]:
    """Both cards, in a game that has them."""
    for c in d.facts.apart:
        yield get_winter(d, s, [d.facts.sides[d.facts.cards[c].side]])


# read before the piles: a card that has entered is in one of them
SEASON: Final = [
    Fact("siege", "siege AREA on|off", "whether a citadel is besieged", set_siege, get_siege, all_sieges),
    Fact("weather", "weather WORD...|none", "what the turn remembers", set_weather, get_weather, all_weather),
    Fact(
        "attacked", "attacked yes|no", "has the coalition attacked this turn", set_attacked, get_attacked, all_attacked
    ),
    Fact("winter", "winter SIDE N|entered|aside", "a Winter Quarters card", set_winter, get_winter, all_winter),
]
