"""What a server really sends: every answer that a pair of eyes can get at a position, as bytes; and, from the true
game, what must not be in them."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

from grognard.engine.definition import PUBLIC
from grognard.engine.events import Event
from grognard.engine.game import Game
from grognard.engine.marks import Mark
from grognard.games import module_of
from grognard.games.conquerors.state import LATER, OFF
from grognard.scene.conquerors.pieces import PLACING
from grognard.server.tables import Live
from tests.server.browsers import Browser, House

AnyGame = Game[Any, Any]
Sent = dict[str, tuple[int, bytes]]  # by what was asked for: status and body
FOREIGN: Final = ("pass", "ready", "bid french 1", "play P01")  # what is tried in the name of another seat
QUIET: Final = 0.08  # seconds in which an event that is due would have come


class Tap:
    """An event stream that stays open: every byte of it."""

    def __init__(self, browser: Browser, path: str) -> None:
        self.raw = b""
        self._client = httpx.Client(base_url=browser.client.base_url, cookies=browser.client.cookies, timeout=30)
        self._path = path
        self._closed = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        wait(lambda: self.events() > 0, "the stream began")

    def _run(self) -> None:
        try:
            with self._client, self._client.stream("GET", self._path) as answer:
                self.raw += f"{answer.status_code}\n".encode()
                for part in answer.iter_raw():
                    self.raw += part
                    if self._closed:
                        return
        except (httpx.HTTPError, OSError):
            return  # the server, or the test, has ended it

    def events(self) -> int:
        """How many have come."""
        return self.raw.count(b"\nevent: ")

    def quiet(self) -> int:
        """How many have come when no more come."""
        found = -1
        while found != self.events():
            found = self.events()
            time.sleep(QUIET)
        return found


@dataclass
class Viewer:
    """Somebody at a table, or beside it."""

    browser: Browser
    seat: str | None
    eyes: int
    language: str
    tap: Tap | None = None

    def watch(self, table: str) -> None:
        """Opens the table, and leaves it open."""
        self.tap = Tap(self.browser, f"/api/tables/{table}/events?lang={self.language}{self.seat_of('&')}")

    def seat_of(self, mark: str) -> str:
        """The part of an address that says with whose eyes."""
        return f"{mark}seat={self.seat}" if self.seat else ""


@dataclass
class Seated:
    """A table of a house with two persons at it and one beside it."""

    house: House
    id: str
    viewers: list[Viewer]
    ever: dict[int, set[str]] = field(default_factory=dict)  # what each pair of eyes may have seen so far

    @property
    def live(self) -> Live:
        """The table in the memory of the server."""
        return self.house.services.keeper._hall.tables[self.id]

    @property
    def game(self) -> AnyGame:
        """The truth."""
        return self.live.game

    def settle(self) -> None:
        """Waits until nothing is answered without a person any more."""
        live = self.live
        wait(lambda: live.robot is None and not live.lock.locked(), "the server is at rest")
        self.note()

    def choose(self, seat: int, option: str) -> None:
        """A choice by its person."""
        viewer = self.viewers[seat]
        body = {"seat": viewer.seat, "at": self.game.number(seat), "option": option}
        answer = viewer.browser.post(f"/api/tables/{self.id}/choose", body)
        assert answer.status_code == 200, answer.text
        self.settle()

    def note(self) -> None:
        """Remembers what lies open now, and what each side has in hand: that is no secret to it any more."""
        g, f = self.game, self.game.facts
        s = g.s
        away = {*s.hands[0], *s.hands[1], *s.decks[0], *s.decks[1]}
        shown = [c for c in range(len(f.cards)) if c not in away]  # used, in force, or being played
        placed = g.in_secret and f.scenario.deployment is None  # where a scenario puts its corps is no secret
        for eyes in (PUBLIC, 0, 1):
            known = self.ever.setdefault(eyes, set())
            side = None if eyes == PUBLIC else eyes ^ s.swap
            cards = (
                shown if side is None else [*shown, *s.hands[side], *(s.decks[side] if s.looking >> side & 1 else ())]
            )
            told = [data for event, data in g.told(eyes) if event.kind == "hand-seen"]
            cards = [*cards, *(c for data in told for c in data.get("cards", ()))]
            known |= {f.cards[c].id for c in cards if c < len(f.cards)}
            known |= {
                block.id
                for b, block in enumerate(f.blocks)
                if f.block_side[b] == side
                or s.shown >> b & 1
                or s.area[b] in (OFF, LATER)
                or not f.fog
                or (placed and b < f.commander_end[f.block_side[b]])
            }


def wait(done: Callable[[], bool], what: str) -> None:
    """Waits for something that must happen."""
    until = time.monotonic() + 10
    while not done():
        assert time.monotonic() < until, f"not in time: {what}"
        time.sleep(0.002)


def sit_down(house: House, level: str, seed: int, persons: list[Browser] | None = None, **wish: Any) -> Seated:
    """A table of a level of the campaign, or of another scenario, with a person on each seat and one who looks on."""
    first, second, third = persons or [house.browser() for _ in range(3)]
    wish = {"game": "napoleon-1806", "scenario": "campaign"} | wish
    seats = ("a", "b") if level == "marshal" else tuple(module_of(wish["game"]).SIDES)
    made = first.table(
        options={"level": level},
        seats=[{"seat": seat, "who": who} for seat, who in zip(seats, ("me", "invite"), strict=True)],
        seed=str(seed),
        title="a table",
        **wish,
    )
    token = next(seat["invitation"] for seat in made["seats"] if seat["invitation"]).rpartition("/")[2]
    assert second.post(f"/api/join/{token}").status_code == 200
    viewers = [
        Viewer(first, seats[0], 0, "en"),
        Viewer(second, seats[1], 1, "fr"),
        Viewer(third, None, PUBLIC, "en"),
    ]
    table = Seated(house, made["id"], viewers)
    for viewer in viewers:
        viewer.watch(table.id)
    table.settle()
    return table


# --- asking for everything ---


def everything(table: Seated, viewer: Viewer, *, past: Iterable[int] = (), whole: bool = True) -> Sent:
    """Every answer that these eyes can get now, good or bad. Without `whole`, only those made from the position as it
    is: not the record and no earlier moment."""
    g, found = table.game, Sent()
    here, lang, seat = f"/api/tables/{table.id}", f"lang={viewer.language}", viewer.seat_of("&")
    n = g.number(viewer.eyes)

    def get(path: str) -> httpx.Response:
        answer = viewer.browser.get(path)
        found[f"GET {path}"] = answer.status_code, answer.content
        return answer

    def post(path: str, **body: Any) -> None:
        answer = viewer.browser.post(f"{here}/{path}?{lang}", body)
        found[f"POST {path} {body}"] = answer.status_code, answer.content

    scene = get(f"{here}/scene?{lang}{seat}").json()["scene"]
    for path in ("", "/board", "/scene", "/chat", "/fairness", "/moments", f"/moments/{n}", "/moments/1000000"):
        get(f"{here}{path}?{lang}")
    for path in ("/moments?eyes=public", "/moments?eyes=all", f"/moments/{n}?eyes=all", "/scene?seat=nobody"):
        get(f"{here}{path}&{lang}")
    for which in ("mine", "open"):
        get(f"/api/tables?list={which}&{lang}")
    for page in (f"/table/{table.id}", f"/replay/{table.id}/{n}"):
        get(page)
    found["events"] = first_event(viewer.browser, f"{here}/events?{lang}{seat}")
    if whole:
        get(f"{here}/record?{lang}")
        for moment in past:
            get(f"{here}/moments/{moment}?{lang}")
            get(f"{here}/moments/{moment}?{lang}&eyes=public")
    for other in table.viewers[:2]:
        if other.seat == viewer.seat:
            continue
        for path in (f"/scene?seat={other.seat}", f"/events?seat={other.seat}", f"/moments?eyes={other.seat}"):
            assert get(f"{here}{path}&{lang}").status_code in ((403,) if table.live.end is None else (200, 403))
        at = {"seat": other.seat, "at": n}
        for option in FOREIGN:
            post("choose", **at, option=option)
            get(f"{here}/preview?seat={other.seat}&at={n}&option={option}&{lang}")
        post("undo", **at)
        post("resign", **at)
        post("hold", seat=other.seat, on=True)
        post("offers", seat=other.seat, kind="draw", act="offer")
    if viewer.seat is not None:
        own = {"seat": viewer.seat}
        post("choose", **own, at=n - 1, option="pass")
        post("choose", **own, at=n + 1, option="pass")
        for option in ("march NOWHERE", "nonsense", *(r["option"] for r in scene["prompt"]["refusals"][:3])):
            post("choose", **own, at=n, option=option)
        options = [choice["option"] for choice in scene["prompt"]["choices"]]
        for option in [*options[:2], *options[-1:], "march NOWHERE"]:
            get(f"{here}/preview?at={n}&option={option}&{lang}{seat}")
        get(f"{here}/preview?at={n - 1}&option=pass&{lang}{seat}")
    return found


def first_event(browser: Browser, path: str) -> tuple[int, bytes]:
    """What an event stream begins with."""
    with browser.client.stream("GET", path) as answer:
        raw = b""
        for part in answer.iter_raw():
            raw += part
            if raw.count(b"\n\n") > 1:
                break
        return answer.status_code, raw


# --- the truth that must not be sent ---

# orders of battle: they name every block of a game, wherever it stands; `look_at_pieces` reads them
SHEETS: Final = re.compile(rb'"sheets":\[.*?\],"in_force":', re.DOTALL)


def secrets_of(table: Seated, eyes: int) -> list[bytes]:
    """What these eyes have never been able to see: cards, blocks behind flags, the seed, as they would be written."""
    g, f, known = table.game, table.game.facts, table.ever[eyes]
    side = None if eyes == PUBLIC else eyes ^ g.s.swap
    cards = [card.id for card in f.cards if card.id not in known]
    blocks = [block.id for b, block in enumerate(f.blocks) if f.block_side[b] != side and block.id not in known]
    found = [f'"card:{card}"' for card in cards] + [f' {card}"' for card in cards]
    found += [f'"block:{block}"' for block in blocks] + [f" {block} " for block in blocks]
    if table.live.end is None:
        found.append(table.live.setup.seed.hex())
    return [text.encode() for text in found]


def look_for_secrets(table: Seated, viewer: Viewer, sent: Sent) -> int:
    """Fails if a secret is in what was sent, or in what has come by the open stream; how many were looked for."""
    hidden = secrets_of(table, viewer.eyes)
    bodies = [*((asked, body) for asked, (_, body) in sent.items())]
    if viewer.tap is not None:
        bodies.append(("the open stream", viewer.tap.raw))
    for asked, body in bodies:
        told = SHEETS.sub(b"", body)
        for secret in hidden:
            assert secret not in told, f"{viewer.seat or 'an onlooker'} was sent {secret!r} by {asked}"
    return len(hidden)


def look_at_pieces(table: Seated, viewer: Viewer, sent: Sent) -> int:
    """Fails if a piece is shown that the view does not have; how many hidden ones there are."""
    view = table.game.view(viewer.eyes)
    at = {f"block:{block['block']}": block["area"] for block in view["blocks"]}
    scene = json.loads(next(body for asked, (_, body) in sent.items() if "/scene?lang" in asked))["scene"]
    pieces = [(stack["spot"], piece) for stack in scene["stacks"] for piece in stack["pieces"]]
    flags = [piece for _, piece in pieces if piece["look"] == "hidden"]
    for spot, piece in pieces:
        if piece["look"] != "hidden":
            assert spot == f"area:{at[piece['id']]}", piece
    for piece in flags:
        assert (piece["name"], piece["short"], piece["counts"], piece["marks"]) == ("", "", [], [])
    rows = [row for sheet in scene["sheets"] for row in sheet["rows"]]
    unseen = [row for row in rows if row["piece"]["id"] not in at]
    assert [row for row in unseen if row["spot"]] == []
    told = [(c["role"], c["n"], c["full"]) for row in unseen for c in row["piece"]["counts"]]
    if view["phase"] in PLACING:  # everybody knows with what strength all corps begin
        assert [c for c in told if c[1] != (c[2] if c[0] == "strength" else 0)] == []
    else:
        assert told == []
    cards = {card["id"] for hand in scene["hands"] for card in hand["cards"]}
    held = {f"card:{card}" for side in view["cards"] for card in side.get("cards", [])}
    held |= {f"card:{card}" for side in view["cards"] for card in side.get("looking", [])}
    assert cards <= held
    return len(flags)


# --- other worlds ---


def twin_of(g: AnyGame, seat: int, rng: Any) -> AnyGame:
    """A world that looks the same to a seat, with the past before the last checkpoint as it was, so that a table can
    stand in it."""
    twin = g.imagine(seat, rng, keep=True)
    assert g.log is not None
    assert g.marks is not None
    assert twin.log is not None
    assert twin.marks is not None
    mark = g.marks[-1]
    again = [
        Event(
            e.at, e.rule, e.kind, e.data, e.secret, e.seen_by,
            tuple(a + b for a, b in zip(e.unseen, mark.unseen, strict=True)),
        )
        for e in twin.log
    ]  # fmt: skip
    last = twin.marks[-1]
    twin.marks[:] = [
        *g.marks[:-1],
        Mark(mark.n, last.state, mark.count, mark.events + last.events, mark.unseen, last.given),
    ]
    twin.log[:] = g.log[: mark.events] + again
    # what others have chosen in secret, an imagined world has not chosen yet: it counts all the same
    twin.decisions[:] = g.decisions if g.in_secret else g.decisions[: mark.n] + twin.decisions
    return twin


@contextmanager
def in_world(table: Seated, game: AnyGame) -> Iterator[None]:
    """The table stands in another world for a while."""
    live = table.live
    real = live.game
    try:
        live.game = game
        live.faces.clear()
        live.version += 1
        yield
    finally:
        live.game = real
        live.faces.clear()
        live.version += 1


def same(one: Sent, other: Sent, reveals: frozenset[str] = frozenset(), names: tuple[str, str] = ("", "")) -> None:
    """Fails if two worlds were told of differently. Lines by which hidden things were shown are left out: a world that
    looks the same now may have shown others then. `names` are those of two tables, which differ of course."""
    mine = {nameless(asked, names[0]): answer for asked, answer in one.items()}
    theirs = {nameless(asked, names[1]): answer for asked, answer in other.items()}
    assert list(mine) == list(theirs)
    for asked, (status, body) in mine.items():
        assert status == theirs[asked][0], asked
        if body != theirs[asked][1]:
            assert bare(body, names[0], reveals) == bare(theirs[asked][1], names[1], reveals), asked


def nameless(text: str, table: str) -> str:
    """Without what the table is called."""
    return text.replace(table, "TABLE") if table else text


def bare(body: bytes, table: str, reveals: frozenset[str]) -> Any:
    """An answer without the lines of the log that show what was hidden, other tables, and what its table is called."""
    text = body.decode()
    if "\ndata: " in text:
        head, _, data = text.partition("\ndata: ")
        return head.partition("\nid: ")[0], bare(data.strip().encode(), table, reveals)
    if not text.startswith(("{", "[")):
        return nameless(text, table)
    said = json.loads(text)
    if table and isinstance(said, list) and said and isinstance(said[0], dict) and "commitment" in said[0]:
        said = [entry for entry in said if entry["id"] == table]
    if isinstance(said, dict) and "log" in said:
        gone = {line["at"] for line in said["log"] if line["kind"] in reveals}
        said["log"] = [{**line, "i": 0} for line in said["log"] if line["kind"] not in reveals]
        if "moments" in said:
            said["moments"] = [moment for moment in said["moments"] if moment["n"] not in gone]
    return json.loads(nameless(json.dumps(said), table))
