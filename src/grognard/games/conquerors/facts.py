"""The facts of a game of the family: areas, blocks, cards, events, scenarios, tables; read from files and checked.

Everything is numbered in the order of its file, so that the state can hold small numbers. Rules read figures from
here and hold none themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from grognard.engine.data import Table
from grognard.engine.decision import Kind, Option, Vocabulary
from grognard.engine.errors import BadData
from grognard.parts.areas import AreaGraph

FILES = ("areas", "blocks", "cards", "events", "scenarios", "tables")
TERRAINS = ("clear", "wooded", "citadel", "fortified")
CLEAR, WOODED, CITADEL, FORTIFIED = range(4)
KINDS = ("corps", "commander", "vedette")
COLOURS = ("red", "blue", "green", "white")  # white: a card that no hand ever holds
SCORINGS = ("once", "end")  # when a victory area counts: each time it changes hands, or when the game ends
MOMENTS = (
    "draw",
    "initiative",
    "enemy-operation",
    "own-manoeuvre",
    "enemy-manoeuvre",
    "any-manoeuvre",
    "own-march",
    "own-entry",
    "enemy-entry",
    "enemy-march-end",
    "combat",
    "retreat",
    "own-operation-end",
    "answer",
)
MOMENT = {name: 1 << n for n, name in enumerate(MOMENTS)}


@dataclass(frozen=True)
class Area:
    """A town and its surroundings."""

    id: str
    name: str
    lat: float
    lon: float
    terrain: int
    deploy: str
    sector: str
    value: int
    scoring: str
    standing: str
    standing_of: dict[str, str]


@dataclass(frozen=True)
class Block:
    """A piece: a corps, a commander or a vedette, with its full strength and its bonuses."""

    id: str
    name: str
    side: int
    kind: str
    force: dict[str, str]
    inf: int
    cav: int
    combat: int
    movement: int
    movement_alone: int
    fatigue: int
    pursuit: int
    no_pursuit: bool
    standing: str
    standing_of: dict[str, str]


@dataclass(frozen=True)
class Card:
    """A card: its event and its three figures."""

    id: str
    side: int
    event: str
    movement: int
    losses: int
    fatigue: int
    recovery: int
    value: int
    standing: str
    standing_of: dict[str, str]


@dataclass(frozen=True)
class EventFact:
    """An event's name, colour and moments."""

    id: str
    name: dict[str, str]
    colour: str
    moments: int
    note: dict[str, str]
    blocks: tuple[int, ...]
    areas: tuple[int, ...]
    from_turn: int
    points_at_most: int
    card_from: int  # the least value of a card that is good enough
    freely: bool  # how the fatigue that it costs is shared
    standing: str
    standing_of: dict[str, str]


@dataclass(frozen=True)
class Deployment:
    """How a side may place its blocks freely: some fixed, some areas with a least number of corps."""

    fixed: dict[int, int]
    vedettes: dict[int, int]
    one_corps_per_area: bool
    at_least: tuple[tuple[frozenset[int], int], ...]


@dataclass(frozen=True)
class Objective:
    """An area that one side wants to hold when the game ends, and what it is worth."""

    area: int
    side: int
    points: int


@dataclass(frozen=True)
class Scenario:
    """A set-up and its terms."""

    id: str
    name: dict[str, str]
    about: dict[str, str]
    first_turn: int
    last_turn: int
    victory_points: int
    coalition_wins_from: int
    draw: tuple[int, ...]  # points with which nobody has won
    control: dict[int, int]
    sieges: tuple[int, ...]
    destroyed: tuple[int, ...]  # roads whose bridge is down
    objectives: tuple[Objective, ...]
    place: dict[int, int]
    absent: int
    strength: dict[int, tuple[int, int]]
    bonus: dict[int, Block]  # blocks that are not what they are elsewhere
    vedettes: tuple[int, int] | None  # how many each side has, if not all
    later: int | None
    later_turn: int  # 0: comes by a card
    later_areas: tuple[int, ...]
    deployment: tuple[Deployment, Deployment] | None
    void: frozenset[str]  # events drawn without effect
    unplayable: frozenset[str]  # events whose cards serve for recovery only
    dates: dict[int, dict[str, str]]
    standing: str


@dataclass(frozen=True)
class Tables:
    """The small tables of the rules."""

    cards_from: tuple[int, ...]
    top_strength: int
    tired_from: int
    destroyed_above: int
    track: tuple[int, int]
    free_march: int
    bridge_cost: int
    bridge_markers: int
    draw: int
    initiative_tie: int
    three_areas: int
    three_areas_point: int
    dice: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
    tournament: dict[str, Any]
    dates: dict[int, dict[str, str]]
    winter_losses: int


@dataclass
class Facts:
    """Everything that the rules look up. Built once for a game with its scenario and level."""

    game: str
    sides: tuple[str, str]
    areas: list[Area]
    graph: AreaGraph
    bridges: list[str]  # by road: the river, or ""
    paths: int  # roads that are only tracks
    majors: int  # roads whose bridge crosses a major river
    blocks: list[Block]
    cards: list[Card]
    events: dict[str, EventFact]
    scenarios: dict[str, Scenario]
    tables: Tables
    files: dict[str, Table]
    overlaid: bool
    # derived, for the rules
    exits: list[tuple[tuple[int, int], ...]] = field(init=False)
    terrain: bytes = field(init=False)
    values: list[int] = field(init=False)
    victory_areas: tuple[int, ...] = field(init=False)
    block_side: bytes = field(init=False)
    lo: tuple[int, int] = field(init=False)  # first block of a side; its corps come first
    corps_end: tuple[int, int] = field(init=False)
    commander_end: tuple[int, int] = field(init=False)
    hi: tuple[int, int] = field(init=False)
    corps_mask: int = field(init=False)
    commander_mask: int = field(init=False)
    vedette_mask: int = field(init=False)
    side_mask: tuple[int, int] = field(init=False)
    chief: int = field(init=False)  # the French commander
    moment: list[int] = field(init=False)
    deck_moments: tuple[int, int] = field(init=False)
    deck: tuple[bytes, bytes] = field(init=False)
    bridge_roads: int = field(init=False)
    rivers: int = field(init=False)
    scored_at_once: tuple[int, ...] = field(init=False)  # victory areas whose marker changes hands during play
    apart: tuple[int, ...] = field(init=False)  # the cards of each side that begin outside the decks
    editions: dict[str, Facts] = field(init=False, default_factory=dict)  # the facts of other editions of the rules

    # what the scenario and the level of the game at hand say
    scenario: Scenario = field(init=False)
    fog: bool = field(init=False, default=False)
    hands: bool = field(init=False, default=True)
    vedettes_pass: bool = field(init=False, default=False)
    absent: int = field(init=False, default=0)  # blocks that are not of the scenario, and never were

    def __post_init__(self) -> None:
        self.exits = self.graph.exits
        self.terrain = bytes(a.terrain for a in self.areas)
        self.values = [a.value for a in self.areas]
        self.victory_areas = tuple(n for n, a in enumerate(self.areas) if a.value)
        self.scored_at_once = tuple(n for n in self.victory_areas if self.areas[n].scoring == "once")
        self.block_side = bytes(b.side for b in self.blocks)
        spans = []
        for side in (0, 1):
            mine = [n for n, b in enumerate(self.blocks) if b.side == side]
            kinds = [self.blocks[n].kind for n in mine]
            if mine != list(range(mine[0], mine[-1] + 1)) or kinds != sorted(kinds, key=KINDS.index):
                raise BadData(
                    "blocks.toml: the blocks of a side must stand together, in the order corps, commander, vedettes"
                )
            corps, commanders = kinds.count("corps"), kinds.count("commander")
            spans.append((mine[0], mine[0] + corps, mine[0] + corps + commanders, mine[-1] + 1))
        (self.lo, self.corps_end, self.commander_end, self.hi) = ((a, b) for a, b in zip(*spans, strict=True))
        self.corps_mask = mask(n for n, b in enumerate(self.blocks) if b.kind == "corps")
        self.commander_mask = mask(n for n, b in enumerate(self.blocks) if b.kind == "commander")
        self.vedette_mask = mask(n for n, b in enumerate(self.blocks) if b.kind == "vedette")
        self.side_mask = (
            mask(n for n, b in enumerate(self.blocks) if b.side == 0),
            mask(n for n, b in enumerate(self.blocks) if b.side == 1),
        )
        self.chief = self.corps_end[0]
        self.moment = [self.events[c.event].moments for c in self.cards]
        self.apart = tuple(n for n, c in enumerate(self.cards) if self.events[c.event].colour == "white")
        self.deck = (
            bytes(n for n, c in enumerate(self.cards) if c.side == 0 and n not in self.apart),
            bytes(n for n, c in enumerate(self.cards) if c.side == 1 and n not in self.apart),
        )
        moments = [0, 0]
        for side in (0, 1):
            for n in self.deck[side]:
                moments[side] |= self.moment[n]
        self.deck_moments = (moments[0], moments[1])
        self.bridge_roads = mask(n for n, river in enumerate(self.bridges) if river)
        self.words = words(self)
        self.passing = self.words("pass")
        self.stop = self.words("stop")
        self.go = self.words("go")
        self.ready = self.words("ready")
        self.o: dict[str, list[Option]] = {
            verb: self.words.table(verb) for verb, kinds in self.words.verbs.items() if len(kinds) == 1
        }
        self.area_by_name = {n.casefold(): i for i, a in enumerate(self.areas) for n in (a.id, a.name)}
        self.block_by_name = {n.casefold(): i for i, b in enumerate(self.blocks) for n in (b.id, b.name)}
        self.card_by_name = {c.id.casefold(): i for i, c in enumerate(self.cards)}
        self.road_by_name = {
            f"{x}-{y}".casefold(): r
            for r, (a, b) in enumerate(self.graph.roads)
            for p, q in ((a, b), (b, a))
            for x, y in ((self.areas[p].id, self.areas[q].id), (self.areas[p].name, self.areas[q].name))
        }

    def play(self, scenario: Scenario) -> None:
        """setup.place setup.strength: the facts as a scenario has them; only on a copy of what was read."""
        self.scenario = scenario
        self.blocks = [scenario.bonus.get(n, b) for n, b in enumerate(self.blocks)]
        self.absent = scenario.absent
        if scenario.vedettes is not None:
            for side, number in enumerate(scenario.vedettes):
                self.absent |= mask(range(self.commander_end[side] + number, self.hi[side]))

    @property
    def dates(self) -> dict[int, dict[str, str]]:
        """When each turn of the scenario takes place."""
        return self.scenario.dates or self.tables.dates

    def full(self, b: int) -> tuple[int, int]:
        """setup.strength: the infantry and cavalry with which a corps begins this scenario."""
        return self.scenario.strength.get(b, (self.blocks[b].inf, self.blocks[b].cav))

    words: Vocabulary = field(init=False)
    passing: Option = field(init=False)
    stop: Option = field(init=False)
    go: Option = field(init=False)
    ready: Option = field(init=False)
    o: dict[str, list[Option]] = field(init=False)


def mask(numbers: Any) -> int:
    """A set of small numbers as an int with a bit for each."""
    total = 0
    for n in numbers:
        total |= 1 << n
    return total


def members(bits: int) -> list[int]:
    """The numbers in such a set, in order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def words(f: Facts) -> Vocabulary:
    """Every verb that a player of the family may use, and what it is about."""
    area = Kind("area", [a.id for a in f.areas])
    block = Kind("block", [b.id for b in f.blocks])
    road = Kind("road", f.graph.road_names)
    card = Kind("card", [c.id for c in f.cards])
    side = Kind("side", list(f.sides), board=False)
    number = Kind("number", [str(n) for n in range(f.tables.track[1] + 1)], board=False)
    arm = Kind("arm", ["inf", "cav"], board=False)
    return Vocabulary(
        {
            "pass": (),
            "stop": (),
            "go": (),
            "ready": (),
            "play": (card,),
            "manoeuvre": (area,),
            "attack": (area,),
            "combat": (area,),
            "with": (block,),
            "march": (area,),
            "bridge": (road,),
            "fatigue": (block,),
            "relieve": (block,),
            "lose": (block, arm),
            "retreat": (area,),
            "join": (block,),
            "react": (area, area),
            "choose": (area,),
            "pick": (block,),
            "take": (card,),
            "recover": (card,),
            "for": (block,),
            "place": (block, area),
            "bid": (side, number),
        }
    )
