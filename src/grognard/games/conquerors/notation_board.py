"""The facts of the board: control, bridges, axes, cards, and the blocks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grognard.engine.errors import BadNotation
from grognard.engine.notation import Fact, Words

from .cards import LASTING_EVENTS
from .facts import Facts, members
from .notation_words import War, area, bad, block, cards, ids, is_number, number, only, road, side
from .state import LATER, NO_AREA, OFF, UNPLACED, State

PLACES = {"off": OFF, "later": LATER, "unplaced": UNPLACED}


# --- control, roads, cards ---


def set_control(d: War, s: State, words: Words) -> None:
    """`control LEI french`."""
    only(["control", *words], words, 2)
    a = area(d, words, 0)
    if a not in d.facts.victory_areas:
        raise bad(["control", *words], "not a victory area")
    bit = 1 << d.facts.victory_areas.index(a)
    s.control = s.control | bit if side(d, words, 1) else s.control & ~bit


def get_control(d: War, s: State, words: Words) -> str:
    """Who holds a victory area."""
    a = area(d, words, 0)
    if a not in d.facts.victory_areas:
        raise bad(["control", *words], "not a victory area")
    n = d.facts.victory_areas.index(a)
    return f"control {d.facts.areas[a].id} {d.facts.sides[s.control >> n & 1]}"


def all_control(d: War, s: State) -> Iterator[str]:
    """Every victory area."""
    for a in d.facts.victory_areas:
        yield get_control(d, s, [d.facts.areas[a].id])


def set_bridge(d: War, s: State, words: Words) -> None:
    """`bridge SAL-POS destroyed`."""
    r = road(d, words, 0)
    if len(words) != 2 or words[1] not in ("destroyed", "intact"):
        raise bad(["bridge", *words], "destroyed or intact?")
    if not d.facts.bridges[r]:
        raise bad(["bridge", *words], "no bridge on this road")
    s.broken = s.broken | 1 << r if words[1] == "destroyed" else s.broken & ~(1 << r)


def get_bridge(d: War, s: State, words: Words) -> str:
    """Whether a bridge stands."""
    r = road(d, words, 0)
    return f"bridge {d.facts.graph.road_names[r]} {'destroyed' if s.broken >> r & 1 else 'intact'}"


def all_bridges(d: War, s: State) -> Iterator[str]:
    """The destroyed bridges."""
    for r in members(s.broken):
        yield f"bridge {d.facts.graph.road_names[r]} destroyed"


def set_axis(d: War, s: State, words: Words) -> None:
    """`axis french LEI MAR`: in Leipzig, towards Markkleeberg; `axis french LEI none` removes it,
    `axis french none` every one.
    """
    if words[1:] == ["none"]:
        who = side(d, words, 0)
        for key in [key for key, _ in s.axis.items() if key >> 8 == who]:
            s.axis.remove(key)
        return
    only(["axis", *words], words, 3)
    key = side(d, words, 0) << 8 | area(d, words, 1)
    if words[2:] == ["none"]:
        s.axis.remove(key)
        return
    to = area(d, words, 2)
    found = d.facts.graph.road_between.get((key & 255, to))
    if found is None:
        raise bad(["axis", *words], "no road between these areas")
    s.axis[key] = found


def get_axis(d: War, s: State, words: Words) -> str:
    """Where a side's axis of retreat leads from an area; for `axis french none`, every one that this side has."""
    if words[1:] == ["none"]:
        named = d.facts.sides[side(d, words, 0)]
        return "; ".join(line for line in all_axes(d, s) if line.split()[1] == named) or f"axis {named} none"
    who, a = side(d, words, 0), area(d, words, 1)
    r = s.axis.get(who << 8 | a)
    to = "none" if r is None else d.facts.areas[d.facts.graph.other_end(r, a)].id
    return f"axis {d.facts.sides[who]} {d.facts.areas[a].id} {to}"


def all_axes(d: War, s: State) -> Iterator[str]:
    """Every axis of retreat."""
    for key, _ in s.axis.items():
        yield get_axis(d, s, [d.facts.sides[key >> 8], d.facts.areas[key & 255].id])


def pile_fact(word: str, says: str, top_first: bool) -> Fact:
    """A hand, a draw pile (top first) or a discard pile of a side. Setting one takes the cards from wherever they
    are.
    """
    field = {"hand": "hands", "deck": "decks", "discard": "discards"}[word]

    def put(d: War, s: State, words: Words) -> None:
        who = side(d, words, 0)
        if len(words) == 1:
            raise bad([word, *words], "cards are missing, or none")
        named = [] if words[1:] == ["none"] else cards(d, words, 1)
        for c in named:
            if d.facts.cards[c].side != who:
                raise bad([word, *words], f"{d.facts.cards[c].id} is not a card of this side")
        if len(set(named)) != len(named):
            raise bad([word, *words], "a card is named twice")
        pile = getattr(s, field)[who]
        others = [p[who] for p in (s.hands, s.decks, s.discards)]
        back = [c for c in pile if c not in named]
        for p in (*others, s.board):
            for c in named:
                if c in p:
                    p.remove(c)
        if word == "deck":
            pile[:] = bytes([c for c in pile if c not in named])
            pile.extend(reversed(named))
        else:
            pile[:] = bytes(named)
            s.decks[who][:0] = bytes(back)

    def get(d: War, s: State, words: Words) -> str:
        who = side(d, words, 0)
        pile = getattr(s, field)[who]
        if word == "deck" and len(words) > 1:
            top = list(reversed(pile))[: len(words) - 1]
            return f"{word} {d.facts.sides[who]} {ids(d, top)}"
        shown = list(reversed(pile)) if top_first else sorted(pile)
        return f"{word} {d.facts.sides[who]} {ids(d, shown) or 'none'}"

    def every(d: War, s: State) -> Iterator[str]:
        for who in (0, 1):
            pile = getattr(s, field)[who]
            yield f"{word} {d.facts.sides[who]} {ids(d, reversed(pile) if top_first else pile) or 'none'}"

    return Fact(word, f"{word} SIDE CARD...|none", says, put, get, every)


def set_board(d: War, s: State, words: Words) -> None:
    """`board P01`: cards in force for the turn."""
    if not words:
        raise bad(["board"], "cards are missing, or none")
    named = [] if words == ["none"] else cards(d, words, 0)
    for c in named:
        if d.facts.cards[c].event not in LASTING_EVENTS:
            raise bad(["board", *words], f"{d.facts.cards[c].id} does not stay in force for a turn")
    if len(set(named)) != len(named):
        raise bad(["board", *words], "a card is named twice")
    for c in list(s.board):
        s.decks[d.facts.cards[c].side].insert(0, c)
    s.board.clear()
    for c in named:
        for p in (*s.hands, *s.decks, *s.discards):
            if c in p:
                p.remove(c)
    s.board.extend(named)


def get_board(d: War, s: State, words: Words) -> str:
    """The cards in force."""
    return "board " + (ids(d, s.board) or "none")


def all_board(d: War, s: State) -> Iterator[str]:
    """The cards in force."""
    yield get_board(d, s, [])


# --- losses ---

GIVEN: Final = 128  # in a count of losses that the notation has named; `check` takes it away, and counts the others


def set_lost(d: War, s: State, words: Words) -> None:
    """`lost french 7`."""
    only(["lost", *words], words, 2)
    s.lost[side(d, words, 0)] = number(words, 1, 0, GIVEN - 1) | GIVEN


def get_lost(d: War, s: State, words: Words) -> str:
    """How many strength points a side has lost."""
    who = side(d, words, 0)
    return f"lost {d.facts.sides[who]} {s.lost[who] & ~GIVEN}"


def all_lost(d: War, s: State) -> Iterator[str]:
    """Both sides' losses."""
    for name in d.facts.sides:
        yield get_lost(d, s, [name])


# --- blocks ---

ATTRIBUTES = ("at", "strength", "inf", "cav", "fatigue", "ready", "spent", "marked", "unmarked", "off", "later")


def set_block(d: War, s: State, words: Words) -> None:
    """`soult at ALT strength 7+1 fatigue 2 spent`: any of these, in any order."""
    b = block(d, words, 0)
    f = d.facts
    if len(words) < 2:
        raise bad(words, f"say what about it: {', '.join(ATTRIBUTES)}")
    n = 1
    corps = f.corps_mask >> b & 1
    while n < len(words):
        word = words[n].casefold()
        n += 1
        if word in ("strength", "inf", "cav", "fatigue") and not corps:
            raise bad(words, f"only a corps has {word}")
        if word == "at":
            place = words[n].casefold() if n < len(words) else ""
            s.area[b] = PLACES[place] if place in PLACES else area(d, words, n)
            fill(f, s, b)
            n += 1
        elif word in PLACES:
            s.area[b] = PLACES[word]
            fill(f, s, b)
        elif word == "strength":
            parts = words[n].split("+") if n < len(words) else []
            if len(parts) != 2 or not all(is_number(p) for p in parts):
                raise bad(words, "strength is infantry+cavalry, such as 7+1")
            s.inf[b], s.cav[b] = int(parts[0]), int(parts[1])
            n += 1
        elif word in ("inf", "cav"):
            getattr(s, word)[b] = number(words, n, 0, 8)
            n += 1
        elif word == "fatigue":
            s.fatigue[b] = number(words, n, 0, f.tables.destroyed_above)
            n += 1
        elif word in ("ready", "spent"):
            s.spent = s.spent | 1 << b if word == "spent" else s.spent & ~(1 << b)
        elif word in ("marked", "unmarked"):
            s.care = s.care | 1 << b if word == "marked" else s.care & ~(1 << b)
        else:
            raise bad(words, f"unknown attribute {word!r}; there are {', '.join(ATTRIBUTES)}")
    if corps and s.area[b] < NO_AREA and not 1 <= s.inf[b] + s.cav[b] <= f.tables.top_strength:
        raise bad(words, f"strength {s.inf[b]}+{s.cav[b]} is out of range: from 1 to {f.tables.top_strength} in all")
    if s.area[b] == OFF:
        if not {"strength", "inf", "cav"} & {word.casefold() for word in words}:  # with one, it never arrived
            s.inf[b] = s.cav[b] = 0
        s.fatigue[b] = 0
        s.spent &= ~(1 << b)


def fill(f: Facts, s: State, b: int) -> None:
    """A corps that comes into the game without a strength has its full one."""
    if f.corps_mask >> b & 1 and s.area[b] != OFF and not s.inf[b] + s.cav[b]:
        s.inf[b], s.cav[b] = f.blocks[b].inf, f.blocks[b].cav


def get_block(d: War, s: State, words: Words) -> str:
    """The attributes that the words ask for, or all of them."""
    b = block(d, words, 0)
    f = d.facts
    corps = f.corps_mask >> b & 1
    place = f.areas[s.area[b]].id if s.area[b] < NO_AREA else {v: k for k, v in PLACES.items()}[s.area[b]]
    in_game = corps and s.area[b] != OFF
    status = "spent" if s.spent >> b & 1 else "ready"
    values = {
        "at": f"at {place}",
        "strength": f"strength {s.inf[b]}+{s.cav[b]}",
        "inf": f"inf {s.inf[b]}",
        "cav": f"cav {s.cav[b]}",
        "fatigue": f"fatigue {s.fatigue[b]}",
        "ready": status,
        "spent": status,
        "marked": "marked" if s.care >> b & 1 else "unmarked",
        "unmarked": "marked" if s.care >> b & 1 else "unmarked",
    }
    lower = [w.casefold() for w in words]
    asked = [w for w, last in zip(lower[1:], lower, strict=False) if w in values or (w in PLACES and last != "at")]
    if not asked:
        asked = ["at", *(["strength"] if s.inf[b] + s.cav[b] else []), *(["fatigue"] if in_game else []), "ready"]
        if s.care >> b & 1:
            asked.append("marked")
    told = [values.get(w) or (f"at {place}" if s.area[b] != PLACES[w] else w) for w in asked]
    return " ".join([f.blocks[b].id, *told])


def all_blocks(d: War, s: State) -> Iterator[str]:
    """Every block that is in the game."""
    for b in range(len(d.facts.blocks)):
        yield get_block(d, s, [d.facts.blocks[b].id])


def set_clear(d: War, s: State, words: Words) -> None:
    """`clear` takes every block off the map, so that a case can place the few that it needs; `clear french` one
    side's. Who arrives later still does.
    """
    only(["clear", *words], words, 1)
    sides = [side(d, words, 0)] if words else [0, 1]
    for who in sides:
        for b in range(d.facts.lo[who], d.facts.hi[who]):
            if s.area[b] == LATER:
                continue
            s.area[b] = OFF
            s.inf[b] = s.cav[b] = s.fatigue[b] = 0
            s.spent &= ~(1 << b)
    s.axis.clear()


def get_clear(d: War, s: State, words: Words) -> str:
    """Not a fact that can be expected."""
    raise BadNotation("clear can only be set")
