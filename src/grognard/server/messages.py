"""What the client and the server say to each other, whole: every body of a request and of an answer.

Paths (all under /api, JSON both ways; an answer that fails is a `Problem`):

    GET    /me                                Me            who I am; makes a guest of a newcomer
    PATCH  /me                 Profile        Me            name, language, notices
    POST   /account            Register       Me            the guest becomes an account
    POST   /session            SignIn         Me            sign in on this browser
    DELETE /session                           Me            sign out: a new guest
    DELETE /account            Confirm        Me            forget the account
    GET    /games                             list[GameInfo]
    GET    /games/{game}/rules                RuleBook
    GET    /games/{game}/rules/{rule}         RuleText
    GET    /games/{game}/data                 DataReport    facts by standing
    GET    /games/{game}/scenarios/{scenario}/picture.svg   an image: the map with both armies as they begin
    POST   /tables             NewTable       TableInfo
    GET    /tables?list=mine|open             list[TableInfo]
    GET    /tables/{table}                    TableInfo
    GET    /join/{token}                      TableInfo     what an invitation is to, before it is taken
    POST   /join/{token}                      TableInfo     take the seat of an invitation
    POST   /tables/{table}/seats/{seat}       TableInfo     take a seat of an open table
    GET    /tables/{table}/board              Board         cached for ever by its id: ?id=
    GET    /tables/{table}/scene?seat=        Seen          what a seat sees now, with its log
    GET    /tables/{table}/events?seat=       event stream  see Push
    POST   /tables/{table}/choose Answer      Taken
    POST   /tables/{table}/undo   SeatAt      Taken         free if nothing was learned, else asks the other side
    POST   /tables/{table}/offers Offer       Taken         draw, undo; or answers one
    POST   /tables/{table}/resign SeatAt      Taken
    POST   /tables/{table}/hold   Hold        Taken         "no cards for me this turn"
    GET    /tables/{table}/preview?seat=&at=&option=   Preview
    GET    /tables/{table}/chat               list[ChatLine]
    POST   /tables/{table}/chat   Say         ChatLine
    GET    /tables/{table}/moments?eyes=      Moments       the course of a game, for its replay
    GET    /tables/{table}/moments/{n}?eyes=  Moment        the table as it was
    GET    /tables/{table}/fairness           Fairness
    GET    /tables/{table}/record             the record as a file (no seed before the end)
    POST   /records            file           TableInfo     an uploaded record becomes a table to look at
    GET    /data                              list[DataInfo]  the figures that I have laid down
    POST   /data               file           DataInfo      an owner's figures, checked
    GET    /health, /metrics, /openapi.json                 not under /api

Every reading call takes `lang=fr|en`; without it the language is the browser's. A person may hold both seats of a
table (two at one screen): `seat` says with whose eyes. Whoever holds none is a spectator and sees what both sides see.
Every call that changes something carries the header X-CSRF-Token with the value of the cookie of that name."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.scene.schema import LogLine, Player, RuleText, Scene, Standing

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Language = Literal["fr", "en"]


class Problem(Struct, frozen=True):
    """What went wrong, in the player's language; the rule if a rule refuses; what to do if anything can be done."""

    status: int
    code: str  # stable: "stale", "refused", "not-your-seat", "unknown-table", "too-large", "busy", "storage" …
    detail: str
    rule: str | None = None
    n: int | None = None  # the position now, when an answer came too late


# --- people ---


class Notices(Struct, frozen=True):
    """How a person wants to hear that it is their turn."""

    sound: bool = False
    browser: bool = False
    email: bool = False
    webhook: Annotated[str, Meta(max_length=400)] = ""


class Me(Struct, frozen=True):
    """The person of this browser."""

    id: str
    name: str
    guest: bool
    language: Language
    email: str
    notices: Notices
    can_email: bool  # the server has somewhere to send mail from


class Profile(Struct, frozen=True):
    """What a person changes of themselves."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    notices: Notices | None = None


class Register(Struct, frozen=True):
    """A guest becomes an account and keeps every table."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]
    email: Annotated[str, Meta(max_length=200)] = ""


class SignIn(Struct, frozen=True):
    """On another browser. Tables of this browser's guest come along."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class Confirm(Struct, frozen=True):
    """The password, once more."""

    password: Annotated[str, Meta(max_length=200)]


# --- games ---


class ValueInfo(Struct, frozen=True):
    """A value of an option."""

    id: str
    name: str
    about: str


class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    id: str
    name: str
    about: str
    default: str
    values: list[ValueInfo]


class ArmyInfo(Struct, frozen=True):
    """One side of a scenario, for its card on the home page."""

    owner: str
    name: str
    look: str
    corps: int
    strength: int


class ScenarioInfo(Struct, frozen=True):
    """A scenario, for its card on the home page."""

    id: str
    name: str
    about: str
    turns: int
    minutes: tuple[int, int]
    armies: list[ArmyInfo]
    standing: Standing
    learning: bool  # a good first game


class GameInfo(Struct, frozen=True):
    """A game system. One that cannot be played yet has no scenarios."""

    id: str
    name: str
    about: str
    period: str
    players: list[Player]
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    computers: list[ValueInfo]  # the computer players there are
    anonymous_levels: list[str]  # levels at which seats are not sides until the auction
    anonymous_seats: list[ValueInfo] = []  # the seats at those levels
    credits: list[str] = []  # of the map: its sources, in sentences


class Chapter(Struct, frozen=True):
    """A chapter of a rulebook, in our own words."""

    id: str
    title: str
    rules: list[RuleText]


class RuleBook(Struct, frozen=True):
    """All rules of a game."""

    game: str
    name: str
    chapters: list[Chapter]
    terms: list[tuple[str, str]]  # the glossary: French, English


class DataRow(Struct, frozen=True):
    """How many facts of a file come from where."""

    file: str
    name: str
    counts: list[tuple[Standing, int]]


class DataReport(Struct, frozen=True):
    """Where a game's facts come from."""

    game: str
    rows: list[DataRow]
    standings: list[tuple[Standing, str, str]]  # id, name, what it means


# --- tables ---

SeatKind = Literal["me", "computer", "invite", "open"]
ClockKind = Literal["none", "days", "total"]


class SeatWish(Struct, frozen=True):
    """Who shall sit there: I, a computer player, whoever gets the link, whoever comes."""

    seat: str
    who: SeatKind
    computer: str = "scripted"


class Clock(Struct, frozen=True):
    """No clock, days for each move, or minutes for the whole game; who runs out of time has lost."""

    kind: ClockKind = "none"
    amount: Annotated[int, Meta(ge=0, le=100_000)] = 0


class NewTable(Struct, frozen=True):
    """A game to be played."""

    game: str
    scenario: str
    options: dict[str, str]
    seats: list[SeatWish]
    clock: Clock = Clock()
    title: Annotated[str, Meta(max_length=80)] = ""
    data: str = ""  # of `DataInfo.id`
    seed: Annotated[str, Meta(max_length=64)] = ""  # only where GROGNARD_TEST_SEEDS allows it


class SeatInfo(Struct, frozen=True):
    """Who sits there."""

    seat: str
    name: str  # of the seat: French, Player A
    owner: str | None  # the side, once settled
    kind: Literal["person", "computer", "free"]
    player: str  # the person's name, or the computer player's
    mine: bool
    here: bool  # has the table open now
    invitation: str | None  # a link, for the one who made the table, while nobody has taken the seat
    clock_left: float | None  # seconds
    running: bool  # the clock runs; of other seats it is not told while sides choose in secret


class OfferInfo(Struct, frozen=True):
    """Something one side asks of the other."""

    kind: Literal["draw", "undo"]
    seat: str  # who asks
    text: str


class TableInfo(Struct, frozen=True):
    """A table as a list shows it, and as its page begins."""

    id: str
    game: str
    game_name: str
    scenario: str
    scenario_name: str
    options: dict[str, str]
    options_text: list[str]
    title: str
    seats: list[SeatInfo]
    clock: Clock
    state: Literal["waiting", "playing", "over", "frozen"]  # frozen: made under rules this server no longer has
    result: str  # in a sentence, once it is over
    turn_text: str
    my_turn: bool  # one of my seats must decide
    open: bool
    data: str  # the name of the owner's figures, or nothing
    rules: str
    commitment: str
    uploaded: bool
    created: float
    changed: float
    offers: list[OfferInfo]


class Seen(Struct, frozen=True):
    """A table through one seat's eyes, with its whole log."""

    table: TableInfo
    scene: Scene
    log: list[LogLine]
    undo: Literal["no", "free", "ask"]
    news_from: int  # the first line of the log since this seat last decided
    hold: bool


class Push(Struct, frozen=True):
    """What the event stream sends, as events named `scene`, `table`, `chat`; the id counts this viewer's events.

    `scene` carries everything that changed but the log's older lines: if `log_from` is beyond what the client has, it
    asks for the whole scene anew. A resumed stream begins with the scene as it is."""

    table: TableInfo
    scene: Scene
    log_from: int
    log: list[LogLine]
    undo: Literal["no", "free", "ask"]
    news_from: int
    hold: bool


class Answer(Struct, frozen=True):
    """A choice: `at` is the position it answers."""

    seat: str
    at: int
    option: Annotated[str, Meta(max_length=120)]


class SeatAt(Struct, frozen=True):
    """Something a seat does at a position."""

    seat: str
    at: int


class Offer(Struct, frozen=True):
    """To offer a draw or ask for an undo; or to answer: accept, refuse, withdraw."""

    seat: str
    kind: Literal["draw", "undo"]
    act: Literal["offer", "accept", "refuse", "withdraw"]


class Hold(Struct, frozen=True):
    """No more cards offered to this seat until the turn ends; or again."""

    seat: str
    on: bool


class Taken(Struct, frozen=True):
    """Acknowledged, and therefore stored."""

    n: int


class Say(Struct, frozen=True):
    """A line of chat; spectators talk among themselves and everybody reads them."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    i: int
    name: str
    seat: str | None
    text: str
    at: float


# --- after and around the game ---


class MomentInfo(Struct, frozen=True):
    """A position to jump to: its number, and what marks it."""

    n: int
    turn: int
    operation: int
    kind: Literal["decision", "operation", "turn", "end"]
    text: str
    points: int


class Moments(Struct, frozen=True):
    """The course of a game as some eyes may follow it. While it goes on, only its own seat's; after it, any."""

    eyes: list[str]  # those allowed: a seat's, "public", "all"
    moments: list[MomentInfo]
    log: list[LogLine]


class Moment(Struct, frozen=True):
    """The table as it was."""

    n: int
    scene: Scene


class Draw(Struct, frozen=True):
    """One use of luck, for whoever checks it."""

    count: int
    below: int
    value: int


class Fairness(Struct, frozen=True):
    """What is promised at the start and shown at the end; the page itself verifies it."""

    commitment: str
    seed: str | None
    scheme: str  # how commitment and draws follow from the seed, for a program
    draws: list[Draw]


class DataInfo(Struct, frozen=True):
    """An owner's figures that have been checked."""

    id: str
    name: str
    game: str
    changes: list[str]
