"""Reading the scenarios of a game of the family, which speak of everything else that the files have."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from grognard.engine.data import Entry, Table
from grognard.parts.areas import AreaGraph

from .facts import CITADEL, Area, Block, Deployment, EventFact, Objective, Scenario, Tables, mask


@dataclass(frozen=True)
class Ids:
    """What names in the files stand for."""

    areas: dict[str, int]
    blocks: dict[str, int]
    roads: dict[str, int]

    @classmethod
    def of(cls, areas: list[Area], blocks: list[Block], graph: AreaGraph) -> Ids:
        """Every name there is."""
        both = {f"{b}-{a}": r for r, name in enumerate(graph.road_names) for a, b in [name.split("-")]}
        roads = {name: r for r, name in enumerate(graph.road_names)}
        return cls({a.id: n for n, a in enumerate(areas)}, {b.id: n for n, b in enumerate(blocks)}, both | roads)

    def road(self, entry: Entry, field: str, word: Any) -> int:
        """A road, by its two areas in either order."""
        if not isinstance(word, str) or word not in self.roads:
            raise entry.bad(f"{field}: unknown road {word!r}")
        return self.roads[word]

    def area(self, entry: Entry, field: str, word: Any) -> int:
        """An area."""
        if not isinstance(word, str) or word not in self.areas:
            raise entry.bad(f"{field}: unknown area {word!r}")
        return self.areas[word]

    def block(self, entry: Entry, field: str, word: Any) -> int:
        """A block."""
        if not isinstance(word, str) or word not in self.blocks:
            raise entry.bad(f"{field}: unknown block {word!r}")
        return self.blocks[word]


def dates_of(e: Entry, table: Table) -> dict[int, dict[str, str]]:
    """The dates of turns, by number."""
    return {int(key): e.names(key) for key in table if key.isdecimal()}


class Scenarios:
    """Reads scenarios, which speak of everything else."""

    def __init__(
        self,
        sides: tuple[str, str],
        areas: list[Area],
        blocks: list[Block],
        events: dict[str, EventFact],
        tables: Tables,
        ids: Ids,
    ) -> None:
        self._sides, self._areas, self._blocks = sides, areas, blocks
        self._events, self._tables, self._ids = events, tables, ids

    def read(self, key: str, table: Table) -> Scenario:
        """One scenario."""
        e, ids, tables = Entry("scenarios", key, table), self._ids, self._tables
        first = e.number("first_turn", 1, 20)
        last = e.number("last_turn", first, 20)
        place = {ids.block(e, "place", b): ids.area(e, "place", a) for b, a in e.table("place").items()}
        later, later_turn, later_areas = self._reinforcement(key, e, table)
        self._whereabouts(e, place)
        draw = tuple(e.numbers("draw", *tables.track)) if "draw" in table else ()
        if draw and list(draw) != list(range(draw[0], draw[-1] + 1)):
            raise e.bad(f"draw = {list(draw)}: must be adjoining spaces of the track, in order")
        wins_from = draw[-1] + 1 if draw else e.number(f"{self._sides[1]}_wins_from", 0, tables.track[1])
        result = Scenario(
            key,
            e.names("name"),
            e.names("about"),
            first,
            last,
            e.number("victory_points", tables.track[0] + 1, tables.track[1] - 1),
            wins_from,
            draw,
            self._control(e),
            tuple(self._besieged(e, a) for a in e.words("sieges", default=[])),
            tuple(ids.road(e, "destroyed", r) for r in e.words("destroyed", default=[])),
            tuple(self._objective(key, row) for row in table.get("objectives", [])),
            place,
            mask(ids.block(e, "absent", b) for b in e.words("absent", default=[])),
            self._strength(e),
            {ids.block(e, "bonus", b): self._bonus(key, b, t) for b, t in e.table("bonus", default=True).items()},
            self._vedettes(e, table),
            later,
            later_turn,
            later_areas,
            self._deployments(key, e, table),
            frozenset(self._event(e, "void", slug) for slug in e.words("void", default=[])),
            frozenset(self._event(e, "unplayable", slug) for slug in e.words("unplayable", default=[])),
            dates_of(Entry("scenarios", f"{key}.dates", table["dates"]), e.table("dates")) if "dates" in table else {},
            e.standing()[0],
        )
        e.read_elsewhere("objectives")
        e.done()
        return result

    def _event(self, e: Entry, field: str, slug: str) -> str:
        if slug not in self._events:
            raise e.bad(f"{field}: unknown event {slug!r}")
        return slug

    def _control(self, e: Entry) -> dict[int, int]:
        control = {self._ids.area(e, "control", a): side for a, side in e.table("control").items()}
        for area, side in control.items():
            if side not in self._sides:
                where = self._areas[area].id
                raise e.bad(f"control: {where} = {side!r}: must be one of {', '.join(self._sides)}")
            if not self._areas[area].value:
                raise e.bad(f"control: {self._areas[area].id} is not a victory area")
        for n, area_ in enumerate(self._areas):
            if area_.value and n not in control:
                raise e.bad(f"control: {area_.id} is missing ({' or '.join(self._sides)})")
        return {a: self._sides.index(s) for a, s in control.items()}

    def _besieged(self, e: Entry, word: str) -> int:
        a = self._ids.area(e, "sieges", word)
        if self._areas[a].terrain != CITADEL:
            raise e.bad(f"sieges: {word} is no citadel")
        return a

    def _objective(self, key: str, row: Table) -> Objective:
        e = Entry("scenarios", f"{key}.objectives", row)
        found = Objective(
            self._ids.area(e, "area", e.word("area")),
            self._sides.index(e.word("side", self._sides)),
            e.number("points", 1, 20),
        )
        e.done()
        return found

    def _strength(self, e: Entry) -> dict[int, tuple[int, int]]:
        strength: dict[int, tuple[int, int]] = {}
        for word, cubes in e.table("strength", default=True).items():
            b = self._ids.block(e, "strength", word)
            numbers = isinstance(cubes, list) and len(cubes) == 2
            if not (numbers and all(isinstance(c, int) and 0 <= c <= 8 for c in cubes)):
                raise e.bad(f"strength.{word} = {cubes!r}: must be [infantry, cavalry], each from 0 to 8")
            strength[b] = (cubes[0], cubes[1])
        return strength

    def _bonus(self, key: str, word: str, table: Any) -> Block:
        e = Entry("scenarios", f"{key}.bonus.{word}", table)
        block = self._blocks[self._ids.blocks[word]]
        found = replace(
            block,
            force=e.names("force") if "force" in table else block.force,
            combat=e.number("combat", -2, 2, default=block.combat),
            movement=e.number("movement", 0, 2, default=block.movement),
            movement_alone=e.number("movement_alone", 0, 2, default=block.movement_alone),
            fatigue=e.number("fatigue", -1, 3, default=block.fatigue),
            pursuit=e.number("pursuit", 0, 2, default=block.pursuit),
            no_pursuit=e.flag("no_pursuit", default=block.no_pursuit),
        )
        e.done()
        return found

    def _vedettes(self, e: Entry, table: Table) -> tuple[int, int] | None:
        if "vedettes" not in table:
            return None
        v = Entry("scenarios", f"{e.key}.vedettes", e.table("vedettes"))
        counts = [v.number(side, 0, self._vedettes_of(side)) for side in self._sides]
        v.done()
        return counts[0], counts[1]

    def _vedettes_of(self, side: str) -> int:
        return sum(b.kind == "vedette" and self._sides[b.side] == side for b in self._blocks)

    def _whereabouts(self, e: Entry, place: dict[int, int]) -> None:
        """Every block is somewhere."""
        accounted = set(place)
        for field in ("eliminated", "later", "absent"):
            accounted |= {self._ids.block(e, field, b) for b in e.words(field, default=[])}
        for n, block in enumerate(self._blocks):
            if block.kind != "vedette" and n not in accounted:
                raise e.bad(f"place: {block.id} is missing")

    def _reinforcement(self, key: str, e: Entry, table: Table) -> tuple[int | None, int, tuple[int, ...]]:
        if "reinforcement" not in table:
            return None, 0, ()
        r = Entry("scenarios", f"{key}.reinforcement", e.table("reinforcement"))
        block = self._ids.block(r, "block", r.word("block"))
        areas = tuple(self._ids.area(r, "areas", a) for a in r.words("areas"))
        turn = r.number("turn", 1, 20, default=0)
        r.done()
        return block, turn, areas

    def _deployments(self, key: str, e: Entry, table: Table) -> tuple[Deployment, Deployment] | None:
        if "deployment" not in table:
            return None
        parts = e.table("deployment")
        return self._deployment(key, parts, 0), self._deployment(key, parts, 1)

    def _deployment(self, key: str, parts: Table, side: int) -> Deployment:
        name, ids = self._sides[side], self._ids
        e = Entry("scenarios", f"{key}.deployment.{name}", parts.get(name))
        fixed = {ids.block(e, "fixed", b): ids.area(e, "fixed", a) for b, a in e.table("fixed", default=True).items()}
        v = Entry("scenarios", f"{key}.deployment.{name}.vedettes", e.table("vedettes", default=True))
        vedettes = {
            ids.area(e, "vedettes", a): v.number(a, 0, self._vedettes_of(name)) for a in parts[name].get("vedettes", {})
        }
        for n, block in enumerate(self._blocks):
            if block.kind == "commander" and block.side == side and n not in fixed:
                raise e.bad(f"fixed: {block.id} is missing (a commander goes where a corps does)")
        at_least = []
        rows = parts[name].get("at_least", [])
        if not isinstance(rows, list):
            raise e.bad(f"at_least = {rows!r}: must be a list of tables")
        for row in rows:
            r = Entry("scenarios", f"{key}.deployment.{name}.at_least", row)
            if "sector" in row:
                sector = r.word("sector")
                where = frozenset(n for n, a in enumerate(self._areas) if a.sector == sector and a.deploy == name)
            else:
                where = frozenset(ids.area(r, "areas", a) for a in r.words("areas"))
            if not where:
                raise r.bad("no such area in the deployment zone")
            at_least.append((where, r.number("corps", 1, 20)))
            r.done()
        one = bool(parts[name].get("one_corps_per_area", False))
        e.read_elsewhere("at_least", "one_corps_per_area")
        e.done()
        return Deployment(fixed, vedettes, one, tuple(at_least))
