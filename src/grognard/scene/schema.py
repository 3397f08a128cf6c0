"""What a table shows, for every game alike. The client draws this and knows no rule and no game.

Two parts. A `Board` never changes in play and is the same for every seat: the client keeps it by its id. A `Scene` is
everything else, made for one pair of eyes from what they may know, in one language: nothing in it needs translating,
and whatever is not in it cannot leak.

Things on the table have element ids, `area:LEI`, `road:LEI-MAR`, `block:soult`, `card:F13`: those that options name.
A choice lists the elements that stand for it; the client lights them and makes them clickable. What has a `look` is
drawn by it: looks are closed lists, so that the client can be checked against them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Owner = str  # a side's id, such as "french"; the client gives each of a table's sides its colour by `Player.look`
Standing = Literal["rulebook", "public", "reconstruction", "owner"]

# --- the board: what never changes ---

ShapeLook = Literal[
    "paper", "sea", "lake", "shore", "ripple", "river", "river-minor", "river-major", "river-bed", "wood",
    "marsh", "hill", "hachure", "border", "zone-first", "zone-second", "region", "grid", "frame",
]  # fmt: skip
LabelLook = Literal["river", "relief", "region", "sea", "title", "note", "town", "city"]
SpotLook = Literal["town", "wooded", "fortified", "citadel", "region", "hex"]
LinkLook = Literal["road", "track", "sea"]


class Label(Struct, frozen=True):
    """A name on the map: at a point, or along a path."""

    text: str
    x: float
    y: float
    look: LabelLook
    anchor: Literal["start", "middle", "end"] = "middle"
    angle: float = 0.0
    along: str = ""  # SVG path data


class Shape(Struct, frozen=True):
    """A line or a surface of the map."""

    d: str  # SVG path data
    look: ShapeLook
    title: str = ""


class Layer(Struct, frozen=True):
    """Shapes and names that are drawn together; layers are drawn in order, all of them below the spots."""

    name: str
    shapes: list[Shape]
    labels: list[Label]


class Spot(Struct, frozen=True):
    """A place where pieces stand: an area, a region, a hex."""

    id: str
    name: str
    tag: str  # its short id, as options and the notation write it
    x: float
    y: float
    look: SpotLook
    label: Label
    places: list[tuple[float, float]]  # where stacks stand: one point for each side, in the order of `Scene.players`
    about: str  # a sentence: terrain, value, what leads away
    badge: str = ""  # a number on the map, such as a victory value
    outline: str = ""  # SVG path data of a region or hex
    standing: Standing = "reconstruction"


class Crossing(Struct, frozen=True):
    """A bridge on a link."""

    x: float
    y: float
    angle: float
    over: str  # the river's name


class Link(Struct, frozen=True):
    """A way between two spots."""

    id: str
    ends: tuple[str, str]
    d: str
    look: LinkLook
    bridge: Crossing | None = None
    arms: list[Crossing] = []  # where it crosses arms of the same river: they stand and fall with its bridge
    standing: Standing = "reconstruction"


class LegendItem(Struct, frozen=True):
    """A sign of the map and what it means."""

    look: str
    text: str


class Board(Struct, frozen=True):
    """A map. `id` is a hash of everything in it, in one language."""

    id: str
    width: float
    height: float
    layers: list[Layer]
    spots: list[Spot]
    links: list[Link]
    legend: list[LegendItem]
    credits: list[str]


# --- the scene: what changes ---

PieceLook = Literal["corps", "commander", "vedette", "hidden", "unit", "leader", "marker"]
CardLook = Literal["red", "blue", "green", "plain", "back"]
ChoiceLook = Literal["plain", "main", "pass", "card"]


class Player(Struct, frozen=True):
    """A side of the table, in the order of the game."""

    id: Owner
    name: str  # as a heading: French
    look: Literal["french", "prussian", "russian", "austrian", "british", "coalition"]
    seat: str | None  # the seat that plays it, once that is settled


class Count(Struct, frozen=True):
    """So many of something, of at most so many: cubes of infantry, fatigue. The role says how it is drawn: strength is
    summed up as the number on the piece, wear is drawn as pips, anything else is only told in words."""

    look: Literal["infantry", "cavalry", "artillery", "guard", "fatigue", "step", "cohesion", "movement"]
    n: int
    full: int
    name: str
    role: Literal["strength", "wear", "other"]


class Piece(Struct, frozen=True):
    """A block or counter. A hidden one has an id that tells only where it stands, and no figures."""

    id: str
    owner: Owner
    look: PieceLook
    name: str  # nothing for a hidden one
    short: str
    spent: bool
    counts: list[Count]
    marks: list[str]  # short words that stand on it: bonuses, reminders
    title: str  # everything about it in a sentence, for a screen reader and on hover
    shown: bool = True  # face up for the enemy too
    active: bool = False  # takes part in the operation in progress
    facing: int | None = None  # where its front is, in degrees clockwise from the upper edge of the map


class Stack(Struct, frozen=True):
    """The pieces of one side on one spot."""

    spot: str
    owner: Owner
    pieces: list[Piece]


class SpotState(Struct, frozen=True):
    """What is true of a spot now, if anything is."""

    spot: str
    control: Owner | None = None
    contested: bool = False
    besieged: bool = False
    notes: list[str] = []


class LinkState(Struct, frozen=True):
    """What is true of a link now."""

    link: str
    broken: bool = False  # its bridge is down


class Arrow(Struct, frozen=True):
    """An arrow from a spot along a link: an axis of retreat."""

    spot: str
    link: str
    owner: Owner
    title: str


class CardFigure(Struct, frozen=True):
    """A figure of a card: movement, losses, fatigue, recovery."""

    id: str
    name: str
    n: int


class Card(Struct, frozen=True):
    """A card, face up."""

    id: str  # card:F13
    name: str
    look: CardLook
    about: str  # what its event does, in our own words
    moments: str  # when its event may be played
    figures: list[CardFigure]
    uses: list[str]  # what each use of it would do now
    rule: str
    standing: Standing


class Hand(Struct, frozen=True):
    """The cards of a side: their faces for those who may see them, their number for everybody."""

    owner: Owner
    title: str
    count: int
    deck: int
    discard: int
    cards: list[Card]
    open: bool  # true if `cards` holds them


class SheetRow(Struct, frozen=True):
    """One piece on its sheet."""

    piece: Piece
    place: str
    spot: str | None


class Sheet(Struct, frozen=True):
    """An order of battle: every piece of a side that these eyes may know, on the map or not."""

    owner: Owner
    title: str
    rows: list[SheetRow]
    note: str = ""


class Track(Struct, frozen=True):
    """A track: victory points, turns."""

    id: str
    title: str
    low: int
    high: int
    at: int
    ends: tuple[str, str]  # what its two ends mean
    labels: list[str]  # a name for each step, or nothing


class Outcome(Struct, frozen=True):
    """Cards or dice that lie on the table: what one side revealed last, and how its number came about."""

    owner: Owner
    title: str
    sums: list[tuple[str, int]]  # each modifier with its source
    total: int | None
    cards: list[Card]
    dice: list[int]
    results: list[str]


class Choice(Struct, frozen=True):
    """One option of the question. `option` is what the client sends back, to the letter."""

    option: str
    label: str
    hint: str  # what speaks for or against it, or nothing
    elements: list[str]
    look: ChoiceLook = "plain"
    preview: bool = False  # the server can say more: path, reach, odds


class Plan(Struct, frozen=True):
    """Several steps behind one click, as long as each is offered when its time comes: a march of several roads."""

    element: str
    steps: list[str]
    links: list[str]
    label: str
    hint: str


class Refusal(Struct, frozen=True):
    """What one might try and may not, with the reason."""

    option: str
    label: str
    elements: list[str]
    reason: str
    rule: str


class Prompt(Struct, frozen=True):
    """What is asked, of whoever looks; or what stands in its place."""

    mine: bool  # these eyes must answer
    text: str
    rule: str | None
    context: list[str]  # the operation in progress, in a few short lines
    choices: list[Choice]
    plans: list[Plan]
    refusals: list[Refusal]
    focus: list[str] = []  # elements that the question is about
    card_offer: bool = False  # asks for a card: may be declined for the whole turn
    forced: bool = False  # has one answer, and everybody can tell


class Scene(Struct, frozen=True):
    """Everything that changes, for one pair of eyes."""

    n: int  # the number of the position as this seat counts: a choice answers it
    board: str
    seat: str | None
    side: Owner | None
    over: bool
    title: str
    turn: int
    last_turn: int
    date: str
    phase: str
    players: list[Player]
    acting: Owner | None
    winner: Owner | None
    ending: str  # how it ended, in a sentence
    tracks: list[Track]
    spots: list[SpotState]
    links: list[LinkState]
    arrows: list[Arrow]
    path: list[str]  # links walked by the stack that moves
    stacks: list[Stack]
    hands: list[Hand]
    sheets: list[Sheet]
    in_force: list[Card]
    outcomes: list[Outcome]
    notes: list[str]  # what else everybody can see, in short sentences
    prompt: Prompt
    log_length: int  # lines of the log that these eyes may read
    secrets: bool  # the seats of this table know different things


class LogLine(Struct, frozen=True):
    """A line of the log. `at` is the position it belongs to, as these eyes count: a click shows that moment."""

    i: int
    at: int
    rule: str
    kind: str
    text: str
    elements: list[str]
    turn: int
    operation: int  # lines of one operation share this number
    owner: Owner | None = None
    look: Literal["plain", "turn", "battle", "card", "score"] = "plain"


# --- what is worked out on demand ---


class OddsRow(Struct, frozen=True):
    """The chances if the enemy has so many cards."""

    label: str
    mine: int
    theirs: int
    win: float
    draw: float
    lose: float
    losses: tuple[float, float]  # expected: mine, theirs
    fatigue: tuple[float, float]
    margins: list[tuple[int, float]]  # difference of losses inflicted, and its chance
    sums: tuple[list[tuple[str, int]], list[tuple[str, int]]]  # how the numbers of cards come about


class Odds(Struct, frozen=True):
    """The chances of a combat, exact, from what these eyes may know; a row for each number of cards possible."""

    title: str
    basis: str  # what they rest on, in a sentence
    rows: list[OddsRow]


class Reach(Struct, frozen=True):
    """How likely a stack gets to a spot with the card it will draw."""

    spot: str
    chance: float
    text: str


class Preview(Struct, frozen=True):
    """What an option would bring: the path on the map, cost, fatigue and risks; odds."""

    option: str
    title: str
    notes: list[str]
    links: list[str]
    reach: list[Reach]
    odds: Odds | None = None


class RuleText(Struct, frozen=True):
    """A rule in our own words."""

    id: str
    title: str
    text: str
    see: list[str]
    chapter: str
    kind: Literal["code", "data", "nothing", "engine"]
