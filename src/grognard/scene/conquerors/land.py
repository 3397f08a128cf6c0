"""What never changes on the table of the family: its places and roads, where its armies begin, its legend.

See `family.Land`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, cast

import msgspec

from grognard.engine.data import Table
from grognard.games.conquerors.facts import TERRAINS, Area, Facts
from grognard.text.catalogue import Catalogue

from ..drawing.drawn import Drawing, Network, Town, Way
from ..schema import Crossing, Label, Link, LinkLook, Spot, SpotLook, Standing

LOOKS: Final[dict[str, SpotLook]] = {
    "clear": "town",
    "wooded": "wooded",
    "fortified": "fortified",
    "citadel": "citadel",
}
WAYS: Final[tuple[LinkLook, LinkLook]] = ("road", "track")  # by whether it is a path


class Land:
    """The land and the armies of one game, the same in every language."""

    legend: Final = (
        "town", "wooded", "fortified", "citadel", "badge", "road", "track", "bridge", "river-major", "river",
        "river-minor", "hachure", "wood", "border", "zone-first", "zone-second",
    )  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self._f = facts

    def key(self) -> bytes:
        """See `family.Land`: areas with their roads are all that is drawn."""
        return msgspec.json.encode(self._f.files["areas"])

    def network(self) -> Network:
        """Areas as towns, roads as ways."""
        f = self._f
        return Network(
            tuple(
                Town(
                    area.id,
                    area.name,
                    area.lon,
                    area.lat,
                    LOOKS[TERRAINS[area.terrain]],
                    str(area.value or ""),
                    f.sides.index(area.deploy) if area.deploy in f.sides else None,
                )
                for area in f.areas
            ),
            tuple(
                Way(
                    f.graph.road_names[road],
                    (f.areas[a].id, f.areas[b].id),
                    f.bridges[road],
                    WAYS[f.paths >> road & 1],
                )
                for road, (a, b) in enumerate(f.graph.roads)
            ),
        )

    # --- the board ---

    def spots(self, found: Drawing, words: Catalogue) -> list[Spot]:
        """Every area with its name, its stacks and what is to be known about it."""
        return [self._spot(n, area, found, words) for n, area in enumerate(self._f.areas)]

    def _spot(self, n: int, area: Area, found: Drawing, words: Catalogue) -> Spot:
        at = found.spots[area.id]
        return Spot(
            f"area:{area.id}",
            area.name,
            area.id,
            at.x,
            at.y,
            LOOKS[TERRAINS[area.terrain]],
            Label(area.name, *at.label, "city" if area.value else "town", at.anchor),
            at.places,
            self._about(n, area, words),
            str(area.value or ""),
            standing=cast(Standing, area.standing),
        )

    def _about(self, n: int, area: Area, words: Catalogue) -> str:
        """Terrain, value, deployment, roads and standing of an area, in sentences."""
        f = self._f
        told = [words.say("map-about-terrain", area=area.name, terrain=TERRAINS[area.terrain])]
        if area.value:
            told.append(words.say("map-about-value", points=area.value))
        if area.deploy in f.sides:
            told.append(words.say("map-about-deploy", side=words.say(f"side-{area.deploy}")))
        roads = [self._way_out(road, f.areas[other].name, words) for road, other in f.exits[n]]
        told.append(words.say("map-about-roads", roads=words.listed(roads)))
        told.append(words.say("map-about-standing", standing=words.say(f"standing-{area.standing}")))
        return " ".join(told)

    def _way_out(self, road: int, to: str, words: Catalogue) -> str:
        """Where a road leads, whether it is a path, and over which river."""
        f = self._f
        told = [words.say("map-about-path")] if f.paths >> road & 1 else []
        if f.bridges[road]:
            name = f"map-river-{f.bridges[road].casefold()}"
            river = words.say(name) if words.has(name) else f.bridges[road]
            major = "yes" if f.majors >> road & 1 else "no"
            told.append(words.say("map-about-bridge", river=river, major=major))
        return f"{to} ({', '.join(told)})" if told else to

    def links(self, found: Drawing) -> list[Link]:
        """Every road with its bridge."""
        return [self._link(road, found) for road in range(len(self._f.graph.roads))]

    def _link(self, road: int, found: Drawing) -> Link:
        f = self._f
        a, b = (f.areas[n].id for n in f.graph.roads[road])
        name = f.graph.road_names[road]
        way = found.links[name]
        fact: Table = f.files["areas"][a]["roads"][b]
        return Link(
            f"road:{name}",
            (f"area:{a}", f"area:{b}"),
            way.d,
            WAYS[f.paths >> road & 1],
            Crossing(*way.bridge, f.bridges[road]) if way.bridge else None,
            [Crossing(*at, f.bridges[road]) for at in way.arms],
            fact["standing"],
        )

    # --- the armies as a scenario begins ---

    def armies(self) -> Iterator[tuple[str, int, int]]:
        """Each side with its corps on the map and their infantry and cavalry."""
        f, scenario = self._f, self._f.scenario
        for n, side in enumerate(f.sides):
            here = [b for b in range(f.lo[n], f.corps_end[n]) if b in scenario.place]
            yield side, len(here), sum(sum(f.full(b)) for b in here)

    def piles(self, view: dict[str, Any]) -> dict[tuple[str, int], int]:
        """How many blocks of a side (by its number) stand in an area, as a view has them."""
        f = self._f
        areas = {area.id for area in f.areas}
        found: Counter[tuple[str, int]] = Counter()
        for block in view["blocks"]:
            if block["area"] in areas:
                found[block["area"], f.blocks[f.block_by_name[block["block"].casefold()]].side] += 1
        for area, ready, spent, side in view["flags"]:
            found[area, f.sides.index(side)] += ready + spent
        return dict(found)
