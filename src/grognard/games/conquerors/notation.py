"""The facts of a position in words, both ways. `docs/notation.md` lists them; a test compares it with this file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from grognard.engine.definition import NOBODY
from grognard.engine.errors import BadNotation
from grognard.engine.notation import Fact, Notation, Words

from .facts import members
from .notation_board import (
    GIVEN,
    all_axes,
    all_blocks,
    all_board,
    all_bridges,
    all_control,
    all_lost,
    get_axis,
    get_block,
    get_board,
    get_bridge,
    get_clear,
    get_control,
    get_lost,
    pile_fact,
    set_axis,
    set_block,
    set_board,
    set_bridge,
    set_clear,
    set_control,
    set_lost,
)
from .notation_season import SEASON
from .notation_words import War, bad, block, number, only, side
from .state import NO_AREA, UNPLACED, State
from .terms import ACTED, ENDINGS
from .tournament import scores

# --- simple facts ---


def number_fact(word: str, bounds: Callable[[War], tuple[int, int]], field: str, says: str) -> Fact:
    """A fact that is one number of the state."""

    def put(d: War, s: State, words: Words) -> None:
        only([word, *words], words, 1)
        setattr(s, field, number(words, 0, *bounds(d)))

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
        only([word, *words], words, 1)
        setattr(s, field, NOBODY if words == ["none"] else side(d, words, 0))

    def get(d: War, s: State, words: Words) -> str:
        value = getattr(s, field)
        return f"{word} {'none' if value < 0 else d.facts.sides[value]}"

    def every(d: War, s: State) -> Iterator[str]:
        yield get(d, s, [])

    return Fact(word, f"{word} SIDE|none", says, put, get, every)


def set_act(d: War, s: State, words: Words) -> None:
    """`act french`: also sets the phase to operations."""
    only(["act", *words], words, 1)
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
    if words != ["none"]:
        for n in range(max(1, len(words))):
            s.passed |= 1 << side(d, words, n)


def get_passed(d: War, s: State, words: Words) -> str:
    """Who has passed."""
    names = [d.facts.sides[x] for x in (0, 1) if s.passed >> x & 1]
    return "passed " + (" ".join(names) or "none")


def set_again(d: War, s: State, words: Words) -> None:
    """`again soult ney`: the second operation in a row that Coordination gives, in which these blocks may not act;
    `again nobody`: nothing is left of the stack that acted first; `again none`: no such operation.
    """
    s.again = 0
    if words == ["none"]:
        return
    if words != ["nobody"]:
        if not words:
            raise bad(["again"], "blocks are missing, or nobody, or none")
        for n in range(len(words)):
            s.again |= 1 << block(d, words, n)
    s.again |= ACTED


def get_again(d: War, s: State, words: Words) -> str:
    """Who may not act in the second operation in a row."""
    if not s.again:
        return "again none"
    blocks = [d.facts.blocks[b].id for b in members(s.again & ~ACTED)]
    return "again " + (" ".join(blocks) or "nobody")


def undecided(d: War) -> tuple[int, int]:
    """The points with which a game goes on: at either end of the track it is over."""
    low, high = d.facts.tables.track
    return low + 1, high - 1


def get_winner(d: War, s: State, words: Words) -> str:
    """Who has won."""
    return f"winner {'none' if s.winner < 0 else d.facts.sides[s.winner]}"


def get_ending(d: War, s: State, words: Words) -> str:
    """How the game ended."""
    return f"ending {ENDINGS[s.ending] or 'none'}"


def set_nothing(d: War, s: State, words: Words) -> None:
    """A fact that follows from play and can only be expected."""
    raise BadNotation("ranking, winner and ending follow from play: they can be expected, not set")


def get_ranking(d: War, s: State, words: Words) -> str:
    """What a side takes from the game, as it stands."""
    who = side(d, words, 0)
    score = scores(d.facts, s)[who]
    return f"ranking {d.facts.sides[who]} {score.classification} {score.tie_break}"


def no_lines(d: War, s: State) -> Iterator[str]:
    """Nothing to write."""
    yield from ()


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
    number_fact("turn", lambda d: (1, d.facts.scenario.last_turn), "turn", "the turn"),
    number_fact("vp", undecided, "vp", "victory points on the track"),
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
    Fact(
        "again",
        "again BLOCK...|nobody|none",
        "a second operation in a row, and who may not act in it",
        set_again,
        get_again,
        one(get_again),
    ),
    Fact("passed", "passed SIDE...|none", "who has passed this turn", set_passed, get_passed, one(get_passed)),
    Fact("seats", "seats SEAT", "the seat that plays the first side", set_swap, get_swap, one(get_swap)),
    Fact("control", "control AREA SIDE", "whose marker lies on a victory area", set_control, get_control, all_control),
    Fact("bridge", "bridge ROAD destroyed|intact", "a bridge", set_bridge, get_bridge, all_bridges),
    Fact("clear", "clear [SIDE]", "takes all blocks (of a side) off the map", set_clear, get_clear, no_lines),
    Fact("block", "BLOCK ATTRIBUTE...", "a block: where it is and how it is", set_block, get_block, all_blocks),
    Fact("lost", "lost SIDE N", "strength points that a side has lost so far", set_lost, get_lost, all_lost),
    Fact(
        "axis",
        "axis SIDE AREA AREA|none",
        "an axis of retreat; `axis SIDE none`: nowhere",
        set_axis,
        get_axis,
        all_axes,
    ),
    *SEASON,
    pile_fact("hand", "a side's hand, in any order", False),
    pile_fact("deck", "the top of a draw pile, first card first; the rest stays below in its order", True),
    pile_fact("discard", "a discard pile, in any order", False),
    Fact("board", "board CARD...|none", "cards in force for the turn", set_board, get_board, all_board),
    Fact(
        "ranking",
        "ranking SIDE POINTS TIE-BREAK",
        "what a side takes from the game for the ranking (only to be expected)",
        set_nothing,
        get_ranking,
        no_lines,
    ),
    Fact("winner", "winner SIDE|none", "who has won (only to be expected)", set_nothing, get_winner, no_lines),
    Fact("ending", "ending NAME|none", "how the game ended (only to be expected)", set_nothing, get_ending, no_lines),
]


def find(d: War, word: str) -> str | None:
    """The kind of fact that begins with the name of a thing."""
    return "block" if word.casefold() in d.facts.block_by_name else None


NOTATION = Notation(FACTS, find)


def check(d: War, s: State) -> None:
    """Refuses a position that the rules cannot begin from, and counts the losses that it shows if it does not say."""
    f = d.facts
    for who in (0, 1):
        if s.lost[who] & GIVEN:
            s.lost[who] &= ~GIVEN
        else:
            corps = [b for b in range(f.lo[who], f.corps_end[who]) if b in f.scenario.place or s.area[b] < NO_AREA]
            s.lost[who] = max(0, sum(sum(f.full(b)) - s.inf[b] - s.cav[b] for b in corps))
        for b in range(f.corps_end[who], f.commander_end[who]):
            if s.area[b] < NO_AREA and s.area.find(s.area[b], f.lo[who], f.corps_end[who]) < 0:
                raise BadNotation(
                    f"{f.blocks[b].id} is alone at {f.areas[s.area[b]].id}: a commander accompanies corps"
                )
        for b in range(f.commander_end[who], f.hi[who]):
            a = s.area[b]
            if a < NO_AREA and s.area.find(a, f.lo[1 - who], f.corps_end[1 - who]) >= 0:
                raise BadNotation(f"{f.blocks[b].id} is at {f.areas[a].id} with an enemy stack: it would be eliminated")
    if s.again and (s.act < 0 or s.again & ~ACTED & ~f.side_mask[s.act]):
        raise BadNotation("again names blocks of the side whose operation it is: see act")
    for key in s.axis:
        a = key & 255
        for who in (0, 1):
            if s.area.find(a, f.lo[who], f.corps_end[who]) < 0:
                raise BadNotation(f"an axis of retreat at {f.areas[a].id}, which is not contested")
    if d.sequence.steps[s.step].name not in ("auction", "deployment") and UNPLACED in s.area:
        b = s.area.index(UNPLACED)
        raise BadNotation(f"{f.blocks[b].id} has not been placed")
