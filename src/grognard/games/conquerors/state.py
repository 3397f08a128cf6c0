"""What lies on the table, as flat lists of small numbers, so that a copy is cheap.

Blocks, areas, roads and cards are known by their place in the facts. A set of blocks is an int with a bit for each.
What an operation in progress needs is here too: a view must show it, and a search must be able to change it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

OFF: Final = 255  # eliminated, or never in this scenario
LATER: Final = 254  # arrives during the game
UNPLACED: Final = 253  # to be placed by its owner before the first turn
NO_AREA: Final = 252  # every area is below this
NOTHING: Final = 255  # no card


class Axes:
    """Axes of retreat: `side * 256 + area` -> road, as a mapping packed into three bytes each.

    There are seldom more than five at a time; a dict of them would be a sixth of a state."""

    __slots__ = ("packed",)

    def __init__(self, packed: bytearray | None = None) -> None:
        self.packed = bytearray() if packed is None else packed

    def __len__(self) -> int:
        return len(self.packed) // 3

    def __iter__(self) -> Iterator[int]:
        """The keys, in no order."""
        p = self.packed
        return (p[i] << 8 | p[i + 1] for i in range(0, len(p), 3))

    def _find(self, key: int) -> int:
        p, side, a = self.packed, key >> 8, key & 255
        for i in range(0, len(p), 3):
            if p[i + 1] == a and p[i] == side:
                return i
        return -1

    def get(self, key: int) -> int | None:
        """The road of an axis, if there is one."""
        i = self._find(key)
        return None if i < 0 else self.packed[i + 2]

    def __setitem__(self, key: int, road: int) -> None:
        self.remove(key)
        self.packed += bytes((key >> 8, key & 255, road))

    def remove(self, key: int) -> None:
        """Takes an axis away, if it is there."""
        i = self._find(key)
        if i >= 0:
            del self.packed[i : i + 3]

    def items(self) -> list[tuple[int, int]]:
        """Keys and roads, in the order of the keys."""
        p = self.packed
        return sorted((p[i] << 8 | p[i + 1], p[i + 2]) for i in range(0, len(p), 3))

    def clear(self) -> None:
        """Takes all away."""
        self.packed.clear()

    def copy(self) -> Axes:
        """Equal and independent."""
        return Axes(self.packed[:])


class State:
    """A position. `copy` and `key` name every field; a test compares them with the slots."""

    __slots__ = (
        "act",
        "again",
        "answering",
        "area",
        "axis",
        "battle",
        "bids",
        "board",
        "broken",
        "card",
        "care",
        "cav",
        "control",
        "counts",
        "decks",
        "discards",
        "ending",
        "extra",
        "fatigue",
        "first_back",
        "flags",
        "foes",
        "group",
        "hands",
        "idle",
        "inf",
        "initiative",
        "intuition",
        "looking",
        "lost",
        "op",
        "origin",
        "passed",
        "played",
        "points",
        "released",
        "retreating",
        "route",
        "shown",
        "siege",
        "spent",
        "step",
        "swap",
        "toll",
        "turn",
        "vp",
        "walked",
        "weather",
        "winner",
        "winter",
    )

    def __init__(self, blocks: int) -> None:
        # the board
        self.turn = 1
        self.step = 0
        self.vp = 10
        self.winner = -1
        self.ending = 0
        self.area = bytearray([OFF] * blocks)
        self.inf = bytearray(blocks)
        self.cav = bytearray(blocks)
        self.fatigue = bytearray(blocks)
        self.spent = 0  # blocks that have been activated
        self.shown = 0  # blocks lying face up under fog of war
        self.care = 0  # blocks marked by Care
        self.control = 0  # victory areas held by the coalition, a bit for each in the order of the facts
        self.siege = 0  # victory areas that are besieged, in the same order
        self.broken = 0  # roads whose bridge is destroyed
        self.axis = Axes()  # side * 256 + area -> road
        self.lost = bytearray(2)  # strength points lost by each side so far
        self.weather = 0  # rain and snow of this turn and the one before, and what else a turn remembers: see terms
        self.winter = 0  # a byte for each side: the losses on its Winter Quarters card, or where the card is
        # the cards; the top of a pile is its last element
        self.hands = (bytearray(), bytearray())
        self.decks = (bytearray(), bytearray())
        self.discards = (bytearray(), bytearray())
        self.board = bytearray()  # cards in force for the turn
        # the turn
        self.swap = 0  # 1: the second seat plays the French
        self.initiative = -1
        self.act = -1  # the side whose operation it is
        self.passed = 0
        self.played = 0  # sides that have played an event in this phase or operation
        self.intuition = 0
        self.again = 0  # blocks that may not act in the second operation in a row; 0: not in one
        self.answering = NOTHING  # the event that has just been played and may be cancelled
        self.looking = 0  # sides that look through their own draw pile
        self.released = 0  # areas that a side has declared free of its corps
        self.bids = 0  # a byte for each seat: the side wished for * 32 + the bid
        self.toll = 0  # victory points not yet counted
        # the operation in progress
        self.op = 0
        self.group = 0  # the blocks that act
        self.origin = 0  # where they began
        self.card = NOTHING
        self.points = 0  # movement points left
        self.walked = 0  # movement points spent
        self.extra = 0  # fatigue of the march from cards
        self.battle = OFF  # area of the combat in progress
        self.foes = 0  # the defending blocks
        self.retreating = 0
        self.route = 0  # roads that a retreat has used
        self.first_back = NOTHING  # the first of them
        self.idle = 0  # corps that bring no cards to the combat
        self.counts = bytearray(4)  # combat cards of attacker and defender, losses that each inflicts
        self.flags = 0  # what has happened in the operation: see terms

    def copy(self) -> State:
        """An equal and independent state."""
        t = State.__new__(State)
        t.turn = self.turn
        t.step = self.step
        t.vp = self.vp
        t.winner = self.winner
        t.ending = self.ending
        t.area = self.area[:]
        t.inf = self.inf[:]
        t.cav = self.cav[:]
        t.fatigue = self.fatigue[:]
        t.spent = self.spent
        t.shown = self.shown
        t.care = self.care
        t.control = self.control
        t.siege = self.siege
        t.broken = self.broken
        t.weather = self.weather
        t.winter = self.winter
        t.axis = self.axis.copy()
        t.lost = self.lost[:]
        t.hands = (self.hands[0][:], self.hands[1][:])
        t.decks = (self.decks[0][:], self.decks[1][:])
        t.discards = (self.discards[0][:], self.discards[1][:])
        t.board = self.board[:]
        t.swap = self.swap
        t.initiative = self.initiative
        t.act = self.act
        t.passed = self.passed
        t.played = self.played
        t.intuition = self.intuition
        t.again = self.again
        t.answering = self.answering
        t.looking = self.looking
        t.released = self.released
        t.bids = self.bids
        t.toll = self.toll
        t.op = self.op
        t.group = self.group
        t.origin = self.origin
        t.card = self.card
        t.points = self.points
        t.walked = self.walked
        t.extra = self.extra
        t.battle = self.battle
        t.foes = self.foes
        t.retreating = self.retreating
        t.route = self.route
        t.first_back = self.first_back
        t.idle = self.idle
        t.counts = self.counts[:]
        t.flags = self.flags
        return t

    def key(self) -> tuple[Any, ...]:
        """Everything that is not as on an empty table, by name, in a form that compares and hashes.

        So the digest of a record does not change when another game of the family needs one more field."""
        values = ((name, plain(getattr(self, name))) for name in self.__slots__)
        return tuple((name, value) for name, value in values if value != EMPTY[name])


def plain(value: Any) -> Any:
    """A field as ints, bytes and tuples."""
    if isinstance(value, bytearray):
        return bytes(value)
    if isinstance(value, tuple):
        return tuple(bytes(part) for part in value)
    return tuple(value.items()) if isinstance(value, Axes) else value


EMPTY: Final = {name: plain(getattr(State(0), name)) for name in State.__slots__}
