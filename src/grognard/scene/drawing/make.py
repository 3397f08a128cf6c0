"""Draws the map of a game and stores it with the game's data: `python -m grognard.scene.drawing.make GAME`.

The same files always give the same drawing, to the byte: a test makes it again and compares."""

from __future__ import annotations

import sys
from pathlib import Path

from grognard.games import facts_of, module_of
from grognard.scene.schema import Shape

from . import theatre as theatres
from .drawn import Drawing, DrawnLayer, DrawnLink, DrawnSpot, Network, written
from .geometry import flowing
from .network import network
from .places import Settling
from .projection import Bend, eased, flat
from .rivers import course
from .roads import laid
from .theatre import Theatre

FILE = "drawing.json"


def folder(game: str) -> Path:
    """Where the map data of a game are."""
    return Path(str(module_of(game).FOLDER)) / "data" / "map"


def draw(theatre: Theatre, net: Network) -> Drawing:
    """Works out the whole map."""
    window = theatre.window
    lay, height = flat(window.west, window.south, window.east, window.north, window.width)
    size = (window.width, round(height, 1))
    true = {town.id: lay(town.lon, town.lat) for town in net.towns}
    at = eased(true, window.apart)
    bend = Bend(true, at)
    rivers = [course(river, [bend(lay(*p)) for p in river.line], at) for river in theatre.rivers]
    roads = laid(net.ways, at, rivers)
    settling = Settling(size, roads, [river.line for river in rivers])
    for town in net.towns:
        settling.add(town.id, town.name, town.badge, at[town.id])
    settled = settling.settle()
    water = DrawnLayer("rivers", [Shape(flowing(river.line), river.look, river.name) for river in rivers], [])
    return Drawing(
        net.print(),
        size[0],
        size[1],
        round(lay.scale / 111.2, 4),
        {
            id: DrawnSpot(at[id][0], at[id][1], found.label, found.anchor, list(found.places))
            for id, found in settled.items()
        },
        {road.way.id: DrawnLink(road.d, road.bridge) for road in roads},
        [water],
    )


def main(arguments: list[str]) -> int:
    """The command."""
    if len(arguments) != 1:
        sys.stderr.write("python -m grognard.scene.drawing.make GAME\n")
        return 2
    game = arguments[0]
    drawing = draw(theatres.read(folder(game)), network(facts_of(game)))
    (folder(game) / FILE).write_text(written(drawing), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
