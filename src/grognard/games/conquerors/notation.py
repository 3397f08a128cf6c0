"""The facts of a position in words, both ways. `docs/notation.md` lists them; a test compares it with this file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.engine.errors import BadNotation
from grognard.engine.game import NOBODY, Definition
from grognard.engine.notation import Fact, Notation, Words

from .facts import Facts, members
from .state import LATER, NO_AREA, OFF, UNPLACED, State
from .terms import ENDINGS

War = Definition[State, Facts]
PLACES = {"off": OFF, "later": LATER, "unplaced": UNPLACED}


def bad(line: Words, what: str) -> BadNotation:
    """The error for a fact that cannot be read."""
    return BadNotation(f"{' '.join(line)!r}: {what}")


def area(d: War, words: Words, n: int) -> int:
    """The area that a word names, by id or by name."""
    if n >= len(words):
        raise bad(words, "an area is missing")
    found = d.facts.area_by_name.get(words[n].casefold())
    if found is None:
        raise bad(words, f"unknown area {words[n]!r}")
    return found


def side(d: War, words: Words, n: int) -> int:
    """The side that a word names."""
    if n >= len(words) or words[n].casefold() not in d.facts.sides:
        raise bad(words, f"a side is needed: {' or '.join(d.facts.sides)}")
    return d.facts.sides.index(words[n].casefold())


def road(d: War, words: Words, n: int) -> int:
    """The road that a word names, either way round."""
    if n >= len(words):
        raise bad(words, "a road is missing, such as SAL-POS")
    found = d.facts.road_by_name.get(words[n].casefold())
    if found is None:
        raise bad(words, f"unknown road {words[n]!r}")
    return found


def cards(d: War, words: Words, n: int) -> list[int]:
    """The cards that the words from n on name."""
    found = []
    for word in words[n:]:
        card = d.facts.card_by_name.get(word.casefold())
        if card is None:
            raise bad(words, f"unknown card {word!r}")
        found.append(card)
    return found


def number(words: Words, n: int, low: int, high: int) -> int:
    """The number at a word."""
    if n >= len(words) or not words[n].isdigit():
        raise bad(words, f"a number from {low} to {high} is needed")
    value = int(words[n])
    if not low <= value <= high:
        raise bad(words, f"{value} is out of range: from {low} to {high}")
    return value


def block(d: War, words: Words, n: int) -> int:
    """The block that a word names."""
    found = d.facts.block_by_name.get(words[n].casefold()) if n < len(words) else None
    if found is None:
        raise bad(words, "unknown block")
    return found


def ids(d: War, which: Any) -> str:
    """The ids of some cards, in order."""
    return " ".join(d.facts.cards[c].id for c in which)


# --- simple facts ---


def number_fact(word: str, low: int, high: int, field: str, says: str) -> Fact:
    """A fact that is one number of the state."""

    def put(d: War, s: State, words: Words) -> None:
        setattr(s, field, number(words, 0, low, high))

    def get(d: War, s: State, words: Words) -> str:
        return f"{word} {getattr(s, field)}"

    def every(d: War, s: State) -> Iterator[str]:
        yield get(d, s, [])

    return Fact(word, f"{word} N", says, put, get, every)


def set_phase(d: War, s: State, words: Words) -> None:
    """`phase operations`."""
    if len(words) != 1 or words[0] not in d.sequence.by_name:
        raise bad(["phase", *words], f"the phases are {', '.join(d.sequence.by_name)}")
    s.step = d.sequence.by_name[words[0]]
    if words[0] != "operations":
        s.act = NOBODY
    elif s.act < 0:
        s.act = s.initiative if s.initiative >= 0 else 0


def get_phase(d: War, s: State, words: Words) -> str:
    """The phase by name."""
    return f"phase {d.sequence.steps[s.step].name}"


def side_fact(word: str, field: str, says: str) -> Fact:
    """A fact that is a side, or nobody."""

    def put(d: War, s: State, words: Words) -> None:
        setattr(s, field, NOBODY if words == ["none"] else side(d, words, 0))

    def get(d: War, s: State, words: Words) -> str:
        value = getattr(s, field)
        return f"{word} {'none' if value < 0 else d.facts.sides[value]}"

    def every(d: War, s: State) -> Iterator[str]:
        yield get(d, s, [])

    return Fact(word, f"{word} SIDE|none", says, put, get, every)


def set_act(d: War, s: State, words: Words) -> None:
    """`act french`: also sets the phase to operations."""
    if words == ["none"]:
        s.act = NOBODY
        return
    s.act = side(d, words, 0)
    s.step = d.sequence.by_name["operations"]
    if s.initiative < 0:
        s.initiative = s.act


def set_passed(d: War, s: State, words: Words) -> None:
    """`passed french`."""
    s.passed = 0
    for n in range(len(words)):
        if words[n] != "none":
            s.passed |= 1 << side(d, words, n)


def get_passed(d: War, s: State, words: Words) -> str:
    """Who has passed."""
    names = [d.facts.sides[x] for x in (0, 1) if s.passed >> x & 1]
    return "passed " + (" ".join(names) or "none")


def get_winner(d: War, s: State, words: Words) -> str:
    """Who has won."""
    return f"winner {'none' if s.winner < 0 else d.facts.sides[s.winner]}"


def get_ending(d: War, s: State, words: Words) -> str:
    """How the game ended."""
    return f"ending {ENDINGS[s.ending] or 'none'}"


def set_nothing(d: War, s: State, words: Words) -> None:
    """A fact that follows from play and can only be expected."""
    if words and words != ["none"]:
        raise BadNotation("winner and ending follow from play: they can be expected, not set")


def no_lines(d: War, s: State) -> Iterator[str]:
    """Nothing to write."""
    yield from ()


# --- control, roads, cards ---


def set_control(d: War, s: State, words: Words) -> None:
    """`control LEI french`."""
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
    """`axis french LEI MAR`: in Leipzig, towards Markkleeberg; `axis french LEI none` removes it."""
    key = side(d, words, 0) << 8 | area(d, words, 1)
    if words[2:] == ["none"]:
        s.axis.pop(key, None)
        return
    to = area(d, words, 2)
    found = d.facts.graph.road_between.get((key & 255, to))
    if found is None:
        raise bad(["axis", *words], "no road between these areas")
    s.axis[key] = found


def get_axis(d: War, s: State, words: Words) -> str:
    """Where a side's axis of retreat leads from an area."""
    who, a = side(d, words, 0), area(d, words, 1)
    r = s.axis.get(who << 8 | a)
    to = "none" if r is None else d.facts.areas[d.facts.graph.other_end(r, a)].id
    return f"axis {d.facts.sides[who]} {d.facts.areas[a].id} {to}"


def all_axes(d: War, s: State) -> Iterator[str]:
    """Every axis of retreat."""
    for key in sorted(s.axis):
        yield get_axis(d, s, [d.facts.sides[key >> 8], d.facts.areas[key & 255].id])


def pile_fact(word: str, says: str, top_first: bool) -> Fact:
    """A hand, a draw pile (top first) or a discard pile of a side. Setting one takes the cards from wherever they
    are.
    """
    field = {"hand": "hands", "deck": "decks", "discard": "discards"}[word]

    def put(d: War, s: State, words: Words) -> None:
        who = side(d, words, 0)
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
            yield get(d, s, [d.facts.sides[who]])

    return Fact(word, f"{word} SIDE CARD...|none", says, put, get, every)


def set_board(d: War, s: State, words: Words) -> None:
    """`board P01`: cards in force for the turn."""
    named = [] if words == ["none"] else cards(d, words, 0)
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
            if corps and s.area[b] < NO_AREA and not s.inf[b] + s.cav[b]:
                s.inf[b], s.cav[b] = f.blocks[b].inf, f.blocks[b].cav
            n += 1
        elif word in PLACES:
            s.area[b] = PLACES[word]
        elif word == "strength":
            parts = words[n].split("+") if n < len(words) else []
            if len(parts) != 2 or not all(p.isdigit() for p in parts):
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
        s.inf[b] = s.cav[b] = s.fatigue[b] = 0
        s.spent &= ~(1 << b)


def get_block(d: War, s: State, words: Words) -> str:
    """The attributes that the words ask for, or all of them."""
    b = block(d, words, 0)
    f = d.facts
    corps = f.corps_mask >> b & 1
    place = f.areas[s.area[b]].id if s.area[b] < NO_AREA else {v: k for k, v in PLACES.items()}[s.area[b]]
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
    asked = [w.casefold() for w in words[1:] if w.casefold() in values or w.casefold() in PLACES]
    if not asked:
        asked = ["at", *(["strength", "fatigue"] if corps and s.area[b] != OFF else []), "ready"]
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
    side's.
    """
    sides = [side(d, words, 0)] if words else [0, 1]
    for who in sides:
        for b in range(d.facts.lo[who], d.facts.hi[who]):
            s.area[b] = OFF
            s.inf[b] = s.cav[b] = s.fatigue[b] = 0
            s.spent &= ~(1 << b)
    s.axis.clear()


def get_clear(d: War, s: State, words: Words) -> str:
    """Not a fact that can be expected."""
    raise BadNotation("clear can only be set")


def get_swap(d: War, s: State, words: Words) -> str:
    """Who plays the French."""
    return f"seats {d.seats[s.swap]}"


def set_swap(d: War, s: State, words: Words) -> None:
    """`seats b`: the seat that plays the first side."""
    if len(words) != 1 or words[0] not in d.seats:
        raise bad(["seats", *words], f"the seats are {', '.join(d.seats)}")
    s.swap = d.seats.index(words[0])


def one(get: Any) -> Any:
    """Every line of a fact that has just one."""

    def every(d: War, s: State) -> Iterator[str]:
        yield get(d, s, [])

    return every


FACTS = [
    number_fact("turn", 1, 20, "turn", "the turn"),
    number_fact("vp", 0, 40, "vp", "victory points on the track"),
    Fact("phase", "phase NAME", "the step of the sequence of play", set_phase, get_phase, one(get_phase)),
    side_fact("initiative", "initiative", "who has the initiative this turn"),
    Fact(
        "act",
        "act SIDE",
        "whose operation it is; also sets the phase to operations",
        set_act,
        side_fact("act", "act", "").write,
        side_fact("act", "act", "").all,
    ),
    Fact("passed", "passed SIDE...|none", "who has passed this turn", set_passed, get_passed, one(get_passed)),
    Fact("seats", "seats SEAT", "the seat that plays the first side", set_swap, get_swap, one(get_swap)),
    Fact("control", "control AREA SIDE", "whose marker lies on a victory area", set_control, get_control, all_control),
    Fact("bridge", "bridge ROAD destroyed|intact", "a bridge", set_bridge, get_bridge, all_bridges),
    Fact("clear", "clear [SIDE]", "takes all blocks (of a side) off the map", set_clear, get_clear, no_lines),
    Fact("block", "BLOCK ATTRIBUTE...", "a block: where it is and how it is", set_block, get_block, all_blocks),
    Fact("axis", "axis SIDE AREA AREA|none", "an axis of retreat", set_axis, get_axis, all_axes),
    pile_fact("hand", "a side's hand, in any order", False),
    pile_fact("deck", "the top of a draw pile, first card first; the rest stays below in its order", True),
    pile_fact("discard", "a discard pile, in any order", False),
    Fact("board", "board CARD...|none", "cards in force for the turn", set_board, get_board, all_board),
    Fact("winner", "winner SIDE|none", "who has won (only to be expected)", set_nothing, get_winner, no_lines),
    Fact("ending", "ending NAME|none", "how the game ended (only to be expected)", set_nothing, get_ending, no_lines),
]


def find(d: War, word: str) -> str | None:
    """The kind of fact that begins with the name of a thing."""
    return "block" if word.casefold() in d.facts.block_by_name else None


NOTATION = Notation(FACTS, find)


def check(d: War, s: State) -> None:
    """Refuses a position that the rules cannot begin from."""
    f = d.facts
    for who in (0, 1):
        for b in range(f.corps_end[who], f.commander_end[who]):
            if s.area[b] < NO_AREA and s.area.find(s.area[b], f.lo[who], f.corps_end[who]) < 0:
                raise BadNotation(
                    f"{f.blocks[b].id} is alone at {f.areas[s.area[b]].id}: a commander accompanies corps"
                )
        for b in range(f.commander_end[who], f.hi[who]):
            a = s.area[b]
            if a < NO_AREA and s.area.find(a, f.lo[1 - who], f.corps_end[1 - who]) >= 0:
                raise BadNotation(f"{f.blocks[b].id} is at {f.areas[a].id} with an enemy stack: it would be eliminated")
    for key in s.axis:
        a = key & 255
        for who in (0, 1):
            if s.area.find(a, f.lo[who], f.corps_end[who]) < 0:
                raise BadNotation(f"an axis of retreat at {f.areas[a].id}, which is not contested")
    if d.sequence.steps[s.step].name not in ("auction", "deployment") and UNPLACED in s.area:
        b = s.area.index(UNPLACED)
        raise BadNotation(f"{f.blocks[b].id} has not been placed")
