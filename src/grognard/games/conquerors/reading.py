"""Reading the facts of a game of the family from its files, and checking every one of them.

Each reader takes one file, one entry after the other; an entry says file, key and field when something is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grognard.engine.data import Entry, Table, load_folder
from grognard.engine.errors import BadData
from grognard.parts.areas import AreaGraph

from .facts import (
    COLOURS,
    FILES,
    KINDS,
    MOMENT,
    MOMENTS,
    TERRAINS,
    Area,
    Block,
    Card,
    Deployment,
    EventFact,
    Facts,
    Scenario,
    Tables,
)


def load(game: str, folder: Path, sides: tuple[str, str], overlay: Path | None = None) -> Facts:
    """Reads and checks every file of a game, with the owner's overlay if there is one."""
    files = load_folder(folder, FILES, overlay)
    for name, file in files.items():
        for key, table in file.items():
            if not isinstance(table, dict):
                raise BadData(f"{name}.toml: {key} is not a table")
    areas, graph, bridges = _areas(files["areas"], sides)
    blocks = _blocks(files["blocks"], sides)
    ids = _Ids({a.id: n for n, a in enumerate(areas)}, {b.id: n for n, b in enumerate(blocks)})
    events = _events(files["events"], ids)
    cards = _cards(files["cards"], sides, events)
    tables = _tables(files["tables"], sides)
    scenarios = {key: _scenario(key, t, sides, areas, blocks, ids, tables) for key, t in files["scenarios"].items()}
    if not scenarios:
        raise BadData("scenarios.toml: no scenario")
    return Facts(
        game, sides, areas, graph, bridges, blocks, cards, events, scenarios, tables, files, overlay is not None
    )


@dataclass(frozen=True)
class _Ids:
    areas: dict[str, int]
    blocks: dict[str, int]

    def area(self, entry: Entry, field: str, word: Any) -> int:
        if word not in self.areas:
            raise entry.bad(f"{field}: unknown area {word!r}")
        return self.areas[word]

    def block(self, entry: Entry, field: str, word: Any) -> int:
        if word not in self.blocks:
            raise entry.bad(f"{field}: unknown block {word!r}")
        return self.blocks[word]


def _areas(file: Table, sides: tuple[str, str]) -> tuple[list[Area], AreaGraph, list[str]]:
    if len(file) > 250:
        raise BadData(f"areas.toml: {len(file)} areas; at most 250 are possible")
    areas, ids = [], {key: n for n, key in enumerate(file)}
    roads: list[tuple[int, int]] = []
    bridges: list[str] = []
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
            r.done()
            if other == key:
                raise r.bad("a road cannot lead back to its own area")
            if other not in ids:
                raise r.bad(f"unknown area {other!r}")
            back = file[other].get("roads", {}).get(key) if isinstance(file[other], dict) else None
            if not isinstance(back, dict):
                raise r.bad(f"a one-way road: {other} has no road to {key}")
            if back.get("bridge") != river:
                raise r.bad(f"bridge = {river!r}, but {back.get('bridge')!r} seen from {other}")
            if ids[key] < ids[other]:
                roads.append((ids[key], ids[other]))
                bridges.append(river)
    if len(roads) > 255:
        raise BadData(f"areas.toml: {len(roads)} roads; at most 255 are possible")
    graph = AreaGraph([a.id for a in areas], roads)
    far = graph.distances(0)
    for area, distance in zip(areas, far, strict=True):
        if distance == 255:
            raise BadData(f"areas.toml: [{area.id}]: cannot be reached from {areas[0].id}")
    return areas, graph, bridges


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
            e.number("fatigue", 0, 3),
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


def _events(file: Table, ids: _Ids) -> dict[str, EventFact]:
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
    def entry(name: str) -> Entry:
        if name not in file:
            raise BadData(f"tables.toml: [{name}] is missing")
        e = Entry("tables", name, file[name])
        e.standing()
        return e

    strength, fatigue, track, march = entry("strength"), entry("fatigue"), entry("track"), entry("march")
    bridge, draw, initiative, control = entry("bridge"), entry("draw"), entry("initiative"), entry("control")
    dice, tournament, dates = entry("dice"), entry("tournament"), entry("dates")
    faces = []
    for side in sides:
        rows = file["dice"].get(side)
        ok = isinstance(rows, list) and len(rows) == 6
        if not ok or not all(
            isinstance(r, list) and len(r) == 2 and all(isinstance(x, int) and 0 <= x <= 4 for x in r) for r in rows
        ):
            raise dice.bad(f"{side}: six faces are needed, each [losses, fatigue] from 0 to 4")
        faces.append(tuple((r[0], r[1]) for r in rows))
    turns = {int(key): dates.names(key) for key in file["dates"] if key.isdigit()}
    return Tables(
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
        control.number("areas_for_point", 1, 20),
        control.number("point", 0, 5),
        (faces[0], faces[1]),
        _tournament(tournament, sides),
        turns,
    )


def _tournament(e: Entry, sides: tuple[str, str]) -> dict[str, Any]:
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


def _scenario(
    key: str, table: Table, sides: tuple[str, str], areas: list[Area], blocks: list[Block], ids: _Ids, tables: Tables
) -> Scenario:
    e = Entry("scenarios", key, table)
    first = e.number("first_turn", 1, 20)
    last = e.number("last_turn", first, 20)
    control = {ids.area(e, "control", a): side for a, side in e.table("control").items()}
    for area, side in control.items():
        if side not in sides:
            raise e.bad(f"control: {areas[area].id} = {side!r}: must be one of {', '.join(sides)}")
        if not areas[area].value:
            raise e.bad(f"control: {areas[area].id} is not a victory area")
    for n, area_ in enumerate(areas):
        if area_.value and n not in control:
            raise e.bad(f"control: {area_.id} is missing ({' or '.join(sides)})")
    place = {ids.block(e, "place", b): ids.area(e, "place", a) for b, a in e.table("place").items()}
    strength: dict[int, tuple[int, int]] = {}
    for word, cubes in e.table("strength", default=True).items():
        b = ids.block(e, "strength", word)
        if not (isinstance(cubes, list) and len(cubes) == 2 and all(isinstance(c, int) and 0 <= c <= 8 for c in cubes)):
            raise e.bad(f"strength.{word} = {cubes!r}: must be [infantry, cavalry], each from 0 to 8")
        strength[b] = (cubes[0], cubes[1])
    later, later_turn, later_areas = _reinforcement(key, e, table, ids)
    gone = {ids.block(e, "eliminated", b) for b in e.words("eliminated", default=[])}
    waiting = {ids.block(e, "later", b) for b in e.words("later", default=[])}
    for n, block in enumerate(blocks):
        if block.kind != "vedette" and n not in place and n not in gone and n not in waiting:
            raise e.bad(f"place: {block.id} is missing")
    deployment = None
    if "deployment" in table:
        parts = e.table("deployment")
        deployment = (
            _deployment(key, parts, sides, 0, areas, ids),
            _deployment(key, parts, sides, 1, areas, ids),
        )
    result = Scenario(
        key,
        e.names("name"),
        e.names("about"),
        first,
        last,
        e.number("victory_points", tables.track[0] + 1, tables.track[1] - 1),
        e.number(f"{sides[1]}_wins_from", 0, tables.track[1]),
        {a: sides.index(s) for a, s in control.items()},
        place,
        strength,
        later,
        later_turn,
        later_areas,
        deployment,
        e.standing()[0],
    )
    e.done()
    return result


def _reinforcement(key: str, e: Entry, table: Table, ids: _Ids) -> tuple[int | None, int, tuple[int, ...]]:
    if "reinforcement" not in table:
        return None, 0, ()
    r = Entry("scenarios", f"{key}.reinforcement", e.table("reinforcement"))
    block = ids.block(r, "block", r.word("block"))
    areas = tuple(ids.area(r, "areas", a) for a in r.words("areas"))
    turn = r.number("turn", 1, 20)
    r.done()
    return block, turn, areas


def _deployment(key: str, parts: Table, sides: tuple[str, str], side: int, areas: list[Area], ids: _Ids) -> Deployment:
    e = Entry("scenarios", f"{key}.deployment.{sides[side]}", parts.get(sides[side]))
    fixed = {ids.block(e, "fixed", b): ids.area(e, "fixed", a) for b, a in e.table("fixed", default=True).items()}
    vedettes = {ids.area(e, "vedettes", a): n for a, n in e.table("vedettes", default=True).items()}
    at_least = []
    for row in parts[sides[side]].get("at_least", []):
        r = Entry("scenarios", f"{key}.deployment.{sides[side]}.at_least", row)
        if "sector" in row:
            sector = r.word("sector")
            where = frozenset(n for n, a in enumerate(areas) if a.sector == sector and a.deploy == sides[side])
        else:
            where = frozenset(ids.area(r, "areas", a) for a in r.words("areas"))
        if not where:
            raise r.bad("no such area in the deployment zone")
        at_least.append((where, r.number("corps", 1, 20)))
        r.done()
    one = bool(parts[sides[side]].get("one_corps_per_area", False))
    e.read_elsewhere("at_least", "one_corps_per_area")
    e.done()
    return Deployment(fixed, vedettes, one, tuple(at_least))
