"""Reading the facts of a game of the family from its files, and checking every one of them.

Each reader takes one file, one entry after the other; an entry says file, key and field when something is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grognard.engine.data import Entry, Table, load_folder
from grognard.engine.errors import BadData
from grognard.parts.areas import AreaGraph

from .editions import edition_of
from .facts import (
    COLOURS,
    FILES,
    KINDS,
    MOMENT,
    MOMENTS,
    SCORINGS,
    TERRAINS,
    Area,
    Block,
    Card,
    EventFact,
    Facts,
    Tables,
)
from .reading_scenarios import Ids, Scenarios, dates_of


def load(
    game: str, folder: Path, sides: tuple[str, str], overlay: Path | None = None, editions: tuple[str, ...] = ()
) -> Facts:
    """Reads and checks every file of a game, with the owner's overlay if there is one.

    A game with several editions of its rules gets the facts of the first, which hold those of the others."""
    files = load_folder(folder, FILES, overlay)
    for name, file in files.items():
        for key, table in file.items():
            if not isinstance(table, dict):
                raise BadData(f"{name}.toml: {key} is not a table")
    if not editions:
        return _facts(game, sides, files, files, overlay)
    found = {edition: _facts(game, sides, edition_of(files, edition), files, overlay) for edition in editions}
    first = found.pop(editions[0])
    first.editions = found
    return first


def _facts(
    game: str, sides: tuple[str, str], files: dict[str, Table], stored: dict[str, Table], overlay: Path | None
) -> Facts:
    areas, graph, land = _areas(files["areas"], sides)
    blocks = _blocks(files["blocks"], sides)
    events = _events(files["events"], Ids.of(areas, blocks, graph))
    cards = _cards(files["cards"], sides, events)
    tables = _tables(files["tables"], sides)
    reader = Scenarios(sides, areas, blocks, events, tables, Ids.of(areas, blocks, graph))
    scenarios = {key: reader.read(key, t) for key, t in files["scenarios"].items()}
    if not scenarios:
        raise BadData("scenarios.toml: no scenario")
    if tables.tournament:
        _ranked(tables, sides, max(s.last_turn for s in scenarios.values()))
    return Facts(
        game, sides, areas, graph, land.bridges, land.paths, land.majors, blocks, cards, events, scenarios, tables,
        stored, overlay is not None,
    )  # fmt: skip


@dataclass
class _Land:
    """What the roads cross, and what they are like."""

    bridges: list[str]
    paths: int = 0
    majors: int = 0


def _areas(file: Table, sides: tuple[str, str]) -> tuple[list[Area], AreaGraph, _Land]:
    if len(file) > 250:
        raise BadData(f"areas.toml: {len(file)} areas; at most 250 are possible")
    areas, ids = [], {key: n for n, key in enumerate(file)}
    roads: list[tuple[int, int]] = []
    land = _Land([])
    for key, table in file.items():
        e = Entry("areas", key, table)
        standing, standing_of = e.standing()
        areas.append(
            Area(
                key,
                e.word("name"),
                e.real("lat", -90, 90),
                e.real("lon", -180, 180),
                TERRAINS.index(e.word("terrain", TERRAINS)),
                e.word("deploy", (*sides, "none")),
                e.word("sector"),
                e.number("value", 0, 20),
                e.word("scoring", SCORINGS, default="once"),
                standing,
                standing_of,
            )
        )
        exits = e.table("roads")
        if not exits:
            raise e.bad("no road leads from here")
        e.done()
        for other, road in exits.items():
            r = Entry("areas", f"{key}.roads.{other}", road)
            r.standing()
            river = r.word("bridge")
            path, major = r.flag("path", default=False), r.flag("major", default=False)
            r.done()
            if major and not river:
                raise r.bad("major = true, but bridge names no river")
            if other == key:
                raise r.bad("a road cannot lead back to its own area")
            if other not in ids:
                raise r.bad(f"unknown area {other!r}")
            back = file[other].get("roads", {}).get(key) if isinstance(file[other], dict) else None
            if not isinstance(back, dict):
                raise r.bad(f"a one-way road: {other} has no road to {key}")
            if back.get("bridge") != river:
                raise r.bad(f"bridge = {river!r}, but {back.get('bridge')!r} seen from {other}")
            for field, here in (("path", path), ("major", major)):
                if back.get(field, False) != here:
                    raise r.bad(f"{field} = {str(here).lower()}, but otherwise seen from {other}")
            if ids[key] < ids[other]:
                land.paths |= path << len(roads)
                land.majors |= major << len(roads)
                roads.append((ids[key], ids[other]))
                land.bridges.append(river)
    if len(roads) > 255:
        raise BadData(f"areas.toml: {len(roads)} roads; at most 255 are possible")
    graph = AreaGraph([a.id for a in areas], roads)
    far = graph.distances(0)
    for area, distance in zip(areas, far, strict=True):
        if distance == 255:
            raise BadData(f"areas.toml: [{area.id}]: cannot be reached from {areas[0].id}")
    return areas, graph, land


def _blocks(file: Table, sides: tuple[str, str]) -> list[Block]:
    blocks = []
    for key, table in file.items():
        e = Entry("blocks", key, table)
        kind = e.word("kind", KINDS)
        standing, standing_of = e.standing()
        block = Block(
            key,
            e.word("name"),
            sides.index(e.word("side", sides)),
            kind,
            e.names("force"),
            e.number("infantry", 0, 8),
            e.number("cavalry", 0, 8),
            e.number("combat", -2, 2),
            e.number("movement", 0, 2),
            e.number("movement_alone", 0, 2),
            e.number("fatigue", -1, 3),
            e.number("pursuit", 0, 2, default=0),
            e.flag("no_pursuit", default=False),
            standing,
            standing_of,
        )
        if kind == "corps" and not 1 <= block.inf + block.cav <= 8:
            raise e.bad(f"a corps has from 1 to 8 strength points, not {block.inf + block.cav}")
        if kind != "corps" and block.inf + block.cav:
            raise e.bad(f"a {kind} has no strength points")
        e.done()
        blocks.append(block)
    for side in (0, 1):
        if not any(b.side == side and b.kind == "corps" for b in blocks):
            raise BadData(f"blocks.toml: the {sides[side]} side has no corps")
    return blocks


def _events(file: Table, ids: Ids) -> dict[str, EventFact]:
    events = {}
    for key, table in file.items():
        e = Entry("events", key, table)
        standing, standing_of = e.standing()
        moments = 0
        for word in e.words("moments", MOMENTS):
            moments |= MOMENT[word]
        if not moments:
            raise e.bad("moments is empty")
        note = table.get("note", {"fr": "", "en": ""})
        events[key] = EventFact(
            key,
            e.names("name"),
            e.word("colour", COLOURS),
            moments,
            note,
            tuple(ids.block(e, "blocks", b) for b in e.words("blocks", default=[])),
            tuple(ids.area(e, "areas", a) for a in e.words("areas", default=[])),
            e.number("from_turn", 0, 20, default=0),
            e.number("points_at_most", 0, 40, default=0),
            e.number("card_from", 0, 9, default=0),
            e.word("sharing", ("free", "fair"), default="free") == "free",
            standing,
            standing_of,
        )
        e.done()
    return events


def _cards(file: Table, sides: tuple[str, str], events: dict[str, EventFact]) -> list[Card]:
    cards = []
    if len(file) > 250:
        raise BadData(f"cards.toml: {len(file)} cards; at most 250 are possible")
    for key, table in file.items():
        e = Entry("cards", key, table)
        event = e.word("event")
        if event not in events:
            raise e.bad(f"event = {event!r}: unknown event")
        standing, standing_of = e.standing()
        cards.append(
            Card(
                key,
                sides.index(e.word("side", sides)),
                event,
                e.number("movement", 0, 9),
                e.number("losses", 0, 4),
                e.number("fatigue", 0, 4),
                e.number("recovery", 0, 8),
                e.number("value", 0, 4, default=0),
                standing,
                standing_of,
            )
        )
        e.done()
    for side in (0, 1):
        if sum(c.side == side for c in cards) < 10:
            raise BadData(f"cards.toml: the {sides[side]} deck has fewer than 10 cards")
    return cards


def _tables(file: Table, sides: tuple[str, str]) -> Tables:
    read: dict[str, Entry] = {}

    def entry(name: str) -> Entry:
        if name not in file:
            raise BadData(f"tables.toml: [{name}] is missing")
        read[name] = e = Entry("tables", name, file[name])
        e.standing()
        return e

    def optional(name: str) -> Entry | None:
        return entry(name) if name in file else None

    strength, fatigue, track, march = entry("strength"), entry("fatigue"), entry("track"), entry("march")
    bridge, draw, initiative, dice = entry("bridge"), entry("draw"), entry("initiative"), entry("dice")
    control, tournament, dates, winter = (optional(name) for name in ("control", "tournament", "dates", "winter"))
    faces = []
    for side in sides:
        rows = file["dice"].get(side)
        ok = isinstance(rows, list) and len(rows) == 6
        if not ok or not all(
            isinstance(r, list) and len(r) == 2 and all(isinstance(x, int) and 0 <= x <= 4 for x in r) for r in rows
        ):
            raise dice.bad(f"{side}: six faces are needed, each [losses, fatigue] from 0 to 4")
        faces.append(tuple((r[0], r[1]) for r in rows))
    dice.read_elsewhere(*sides)
    tables = Tables(
        tuple(strength.numbers("cards_from", 1, 8)),
        strength.number("top", 1, 8, default=8),
        fatigue.number("tired_from", 1, 9),
        fatigue.number("destroyed_above", 1, 20),
        (track.number("low", 0, 20), track.number("high", 1, 40)),
        march.number("free_points", 0, 9),
        bridge.number("destroyed_cost", 1, 9),
        bridge.number("markers", 0, 20),
        draw.number("cards", 0, 10),
        sides.index(initiative.word("tie", sides)),
        control.number("areas_for_point", 1, 20) if control else 0,
        control.number("point", 0, 5) if control else 0,
        (faces[0], faces[1]),
        _tournament(tournament, sides) if tournament else {},
        dates_of(dates, file["dates"]) if dates else {},
        winter.number("losses", 1, 20) if winter else 0,
    )
    for e in read.values():
        e.done()
    for key in file:
        if key not in read:
            raise BadData(f"tables.toml: [{key}]: unknown table; the tables are {', '.join(read)}")
    return tables


def _ranked(tables: Tables, sides: tuple[str, str], last_turn: int) -> None:
    """Refuses a tie-break table that has no figure for some turn on which a game may end."""
    rows = dict(zip((*sides, "loser"), (*tables.tournament["winner"], tables.tournament["loser"]), strict=True))
    for field, row in rows.items():
        if len(row) < last_turn:
            raise BadData(f"tables.toml: [tournament]: {field}: {last_turn} figures are needed, a turn each: {row}")


def _tournament(e: Entry, sides: tuple[str, str]) -> dict[str, Any]:
    e.read_elsewhere("hours")  # for the players: no rule waits for a clock
    return {
        "winner": [e.numbers(side, 0, 99) for side in sides],
        "loser": e.numbers("loser", -99, 0),
        "last_turn_winner": e.number("last_turn_winner", -99, 99),
        "last_turn_loser": e.number("last_turn_loser", -99, 99),
        "unfinished": e.number("unfinished", -99, 99),
        "win_points": e.number("win_points", 0, 9),
        "loss_points": e.number("loss_points", 0, 9),
        "napoleon": e.numbers("napoleon", -99, 99, length=2),
    }
