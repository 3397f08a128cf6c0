"""A table in memory: its set-up, who sits at it, its acts, and the game that follows from them.

A game *is* its set-up and its acts, which the database holds; what is here is a cache that can be made again at any
time by playing the acts once more (some 10 ms for 500 decisions). Nothing but `acts.apply` changes a game.

Whoever reads the game or changes it holds `Live.lock`: while an act is being stored the game already stands after it,
and nobody may see that before it is acknowledged."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from grognard.engine import record
from grognard.engine.definition import PUBLIC, Definition
from grognard.engine.game import Game

from . import clocks
from .messages import Clock

if TYPE_CHECKING:
    from .faces import Face
    from .streams import Stream

AnyGame = Game[Any, Any]
CHOICES: Final = ("choose", "auto")  # acts that are decisions of the game: taken by somebody, or without asking


class Setup(Struct, frozen=True):
    """What a table is from its beginning to its end."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    data: str  # the id of an owner's figures, or nothing
    data_name: str
    title: str
    maker: str | None
    seed: bytes
    commitment: str
    rules: str
    clock: Clock
    open: bool
    uploaded: bool
    created: float


class Chair(Struct, frozen=True):
    """Who sits at a seat."""

    seat: int
    kind: str  # person, computer, free
    person: str | None = None
    computer: str = ""
    token: str | None = None  # of the invitation
    name: str = ""  # the person's


class Act(Struct, frozen=True):
    """A row of the table `acts`: see acts.py for the kinds."""

    seq: int
    kind: str
    seat: int
    text: str
    at: int
    person: str | None
    time: float
    clock: str  # the seconds left of each seat after it, as JSON; nothing without a clock


class End(Struct, frozen=True):
    """How a game ended: by its rules, or by its players. `seat` is who resigned or ran out of time."""

    kind: str  # rules, resigned, time, agreed, record
    seat: int = -1
    winner: int = -1  # a seat
    told: dict[str, Any] = {}  # what the event of the end says


class Summary(Struct, frozen=True):
    """What lists show of a table without opening it; follows from the acts."""

    seats: list[str]
    owners: list[str | None]  # the side of each seat, once settled
    pending: list[int]
    secret: bool
    turn: int
    offers: dict[str, int]
    left: list[float]
    stamp: float
    end: End | None = None


@dataclass
class Live:
    """A table that somebody looks at."""

    setup: Setup
    chairs: list[Chair]
    definition: Definition[Any, Any]
    acts: list[Act] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    doubtful: bool = False  # an act may have been stored of which we do not know
    version: int = 0  # counts everything that may change what somebody sees
    faces: dict[tuple[int, str], Face] = field(default_factory=dict)
    streams: set[Stream] = field(default_factory=set)
    robot: asyncio.Task[None] | None = None
    foreign: bool = False  # the last act came from another server
    used: float = 0.0
    held: int = 0  # how many have it in hand, or wait for its lock

    def __post_init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        """The game at its beginning, as if no act had happened."""
        self.game: AnyGame = record.new_game(self.definition, self.setup.seed)
        self.unasked: list[bool] = []  # for each decision, whether it was taken without asking
        self.holds: dict[int, int] = {}  # the turn for which a seat wants no cards offered
        self.offers: dict[str, int] = {}
        self.end: End | None = None
        self.decided = [0] * self.seats  # the position after each seat's last decision, as it counts
        self.changed = self.setup.created
        self.shown_at = 0.0
        self.left = clocks.full(self.setup.clock, self.seats)
        self.stamp = self.setup.created
        self.faces.clear()
        self.acts = []

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.definition.seats)

    @property
    def seq(self) -> int:
        """The number of the last act."""
        return self.acts[-1].seq if self.acts else 0

    @property
    def state(self) -> str:
        """waiting, playing, over."""
        return state_of(self.setup, self.chairs, self.end)

    @property
    def pending(self) -> list[int]:
        """The seats that must decide now."""
        return [d.seat for d in self.game.pending] if self.end is None else []

    @property
    def running(self) -> list[int]:
        """The seats whose clocks run."""
        return self.pending if self.state == "playing" and self.setup.clock.kind != "none" else []

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        return [c.seat for c in self.chairs if c.kind == "person" and c.person is not None and c.person == person]

    def owners(self) -> list[str | None]:
        """The side of each seat, as far as everybody knows."""
        seated = self.game.view(PUBLIC).get("seats") or {}
        by_seat = {seat: side for side, seat in seated.items()}
        return [by_seat.get(name) for name in self.definition.seats]

    def summary(self) -> Summary:
        """What lists show."""
        turn = int(self.game.view(PUBLIC).get("turn", 0))
        return Summary(
            list(self.definition.seats), self.owners(), self.pending, self.game.in_secret, turn, dict(self.offers),
            self.left, self.stamp, self.end,
        )  # fmt: skip

    def touch(self) -> None:
        """Something has changed: whoever listens looks anew."""
        self.version += 1
        for stream in self.streams:
            stream.wake()


def state_of(setup: Setup, chairs: list[Chair], end: End | None) -> str:
    """waiting for players, playing, over."""
    if end is not None or setup.uploaded:
        return "over"
    return "waiting" if any(c.kind == "free" for c in chairs) else "playing"


def summary_of(text: str) -> Summary:
    """A summary as the database has it."""
    return msgspec.json.decode(text, type=Summary)
