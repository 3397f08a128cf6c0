"""Draws the map of a game and stores it with the game's data: `python -m grognard.scene.drawing.make GAME`.

The same files always give the same drawing, to the byte: a test makes it again and compares."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

from grognard.games import facts_of, module_of
from grognard.scene.schema import Shape, ShapeLook

from . import metrics
from . import theatre as theatres
from .drawn import Drawing, DrawnLabel, DrawnLayer, DrawnLink, DrawnSpot, Network, written
from .frame import cartouche, frame, paper, rose
from .free import Taken
from .geometry import Box, Point, clipped, crossings, distance, flowing, resample
from .lettering import Lettering
from .network import network
from .places import Settled, Settling, bridge_box, sign_box, stack_box
from .projection import Bend, eased, flat
from .relief import Ridge, hachures, heights, trees
from .rivers import Course, courses
from .roads import laid
from .theatre import Theatre
from .waters import basins, engraved
from .zones import zones

FILE = "drawing.json"
KILOMETRES = 111.2  # in a degree of latitude
WOODED = 8.0  # kilometres of wood around a wooded area
ROSE = 84.0
SPRING = 16  # points of a river from its source to where it is drawn broad
EDGE = 16.0  # lines end this far from the edge of the sheet, under the frame
ROUNDS = (60, 60, 160)  # to settle the names; between them, roads give way to names


def folder(game: str) -> Path:
    """Where the map data of a game are."""
    return Path(str(module_of(game).FOLDER)) / "data" / "map"


class Sheet:
    """A map being drawn: what is where, in the order in which it is worked out."""

    def __init__(self, theatre: Theatre, net: Network) -> None:
        window = theatre.window
        self.theatre, self.net = theatre, net
        self.lay, height = flat(window.west, window.south, window.east, window.north, window.width)
        self.size = (window.width, round(height, 1))
        self.kilometre = self.lay.scale / KILOMETRES
        true = {town.id: self.lay(town.lon, town.lat) for town in net.towns}
        self.at = eased(true, window.apart)
        self._bend = Bend(true, self.at)
        self.rivers = courses(theatre.rivers, [self.line(river.line) for river in theatre.rivers], self.at)
        self.waters = basins(theatre.shores, self.line, self.size, self.at)
        self.roads = laid(net.ways, self.at, self.rivers, self.waters)
        self.settled = self._settled(ROUNDS[0])
        for rounds in ROUNDS[1:]:
            self.roads = laid(net.ways, self.at, self.rivers, self.waters, self.names())
            self.settled = self._settled(rounds)

    def place(self, lon: float, lat: float) -> Point:
        """A place in degrees on the map as it is bent."""
        return self._bend(self.lay(lon, lat))

    def line(self, degrees: list[Point]) -> list[Point]:
        """A line in degrees on the map as it is bent."""
        return [self.place(*p) for p in degrees]

    def _settled(self, rounds: int) -> dict[str, Settled]:
        lines = [*(river.line for river in self.rivers), *(water.line for water in self.waters)]
        settling = Settling(self.size, self.roads, lines, self.furniture()[1])
        for town in self.net.towns:
            settling.add(town.id, town.name, town.badge, self.at[town.id])
        return settling.settle(rounds)

    def names(self) -> list[Box]:
        """What the names of towns cover."""
        found = []
        for town in self.net.towns:
            name = self.settled[town.id]
            found.append(metrics.box(town.name, "city" if town.badge else "town", *name.label, name.anchor))
        return found

    def signs(self) -> list[Box]:
        """What signs, names of towns and bridges cover."""
        bridges = [bridge_box(at) for road in self.roads for at in road.bridges]
        return [*bridges, *self.names(), *(sign_box(self.at[town.id], town.badge) for town in self.net.towns)]

    def furniture(self) -> tuple[DrawnLayer, list[Box]]:
        """Frame, title, scale and rose, with the room that the last three take."""
        window = self.theatre.window
        edges = frame(self.size, (window.west, window.south, window.east, window.north), self.place)
        shapes, labels, box = cartouche(self.theatre, self.size, self.lay(*self.theatre.title.place), self.kilometre)
        x, y = self.lay(*self.theatre.rose)
        star = (x - ROSE, y - ROSE, x + ROSE, y + ROSE)
        return DrawnLayer("frame", [*edges, *shapes, *rose((x, y), ROSE)], labels), [box, star]

    def flows(self) -> list[Shape]:
        """Rivers, each as a stream for its first miles if its source is on the sheet; major ones with both banks."""
        shapes = []
        for river in self.rivers:
            cut = self._spring(river)
            parts: list[tuple[list[Point], ShapeLook]] = [(river.line[cut:], river.look)]
            if cut:
                parts.insert(0, (river.line[: cut + 1], "river-minor"))
            for line, look in parts:
                shapes += [Shape(flowing(part), look, river.name) for part in self._dry(line)]
        beds = [Shape(shape.d, "river-bed") for shape in shapes if shape.look == "river-major"]
        return sorted(shapes, key=lambda shape: shape.look == "river-major") + beds

    def _spring(self, river: Course) -> int:
        """How many points of a river are drawn as a stream: none before its first bridge."""
        if river.look != "river" or any(distance(river.line[0], other.line[-1]) <= 10 for other in self.rivers):
            return 0
        bridges = [road.bridge for road in self.roads if road.bridge and road.way.over == river.name]
        for i, p in enumerate(river.line[: SPRING + 2]):
            if any(distance(p, bridge[:2]) < 12 for bridge in bridges):
                return max(0, i - 2)
        return SPRING

    def _dry(self, line: list[Point]) -> list[list[Point]]:
        """The parts of a river on the sheet; where it runs into a lake or the sea it is lost."""
        parts: list[list[Point]] = [[]]
        for part in clipped(line, self.size, EDGE):
            for a, b in pairwise(part):
                wet = [any(water.holds(p) for water in self.waters) for p in (a, b)]
                if not wet[0]:
                    parts[-1].append(a)
                if wet[0] != wet[1]:
                    shore = [at for water in self.waters for at, _ in crossings((a, b), [*water.line, water.line[0]])]
                    parts[-1] += shore[:1]
                    parts += [[]] if wet[1] else []
            parts[-1].append(part[-1])
            parts.append([])
        return [part for part in parts if len(part) > 2]

    def lettering(self, fixed: list[Box]) -> tuple[list[DrawnLabel], list[DrawnLabel], list[DrawnLabel]]:
        """The names of rivers, of hills and of lands."""
        taken, waters = Taken(), Taken()
        taken.water(*self.waters)
        taken.box(*fixed, *self.signs())
        taken.box(*(stack_box(place) for name in self.settled.values() for place in name.places))
        for road in self.roads:
            taken.line(resample(road.line, 6.0))
        for river in self.rivers:
            waters.line(resample(river.line, 6.0))
        for water in self.waters:
            taken.line(resample([*water.line, water.line[0]], 6.0))
        letters = Lettering(self.size, taken)
        seas = [label for water in self.theatre.water for label in letters.water(water, self.line(water.line))]
        rivers = seas + [label for river in self.rivers for label in letters.river(river, waters)]
        for river in self.rivers:
            taken.line(resample(river.line, 6.0))
        hills = [
            label
            for relief in self.theatre.relief
            if relief.name["fr"]
            for label in letters.ridge(relief.name, self.line(relief.line))
        ]
        lands = [
            label
            for region in self.theatre.region
            for label in letters.level(region.name, self.place(*region.at), "region")
        ]
        return rivers, hills, lands

    def engraving(self, kept: list[Box]) -> tuple[list[Shape], list[Shape]]:
        """Hachures and trees, clear of everything that must be read."""
        taken = Taken()
        taken.water(*self.waters)
        taken.box(*kept, *((a - 3, b - 3, c + 3, d + 3) for a, b, c, d in self.signs()))
        for road in self.roads:
            taken.line(resample(road.line, 6.0))
        for river in self.rivers:
            taken.line(resample(river.line, 6.0))
        for water in self.waters:
            taken.line(resample([*water.line, water.line[0]], 6.0))
        ridges = [Ridge(self.line(r.line), r.breadth * self.kilometre, r.height) for r in self.theatre.relief]
        middles = [
            (self.place(a, b), radius * self.kilometre) for wood in self.theatre.wood for a, b, radius in wood.at
        ]
        middles += [(self.at[town.id], WOODED * self.kilometre) for town in self.net.towns if town.look == "wooded"]
        hills = hachures(heights(self.size, ridges), taken, self.size)
        return hills, trees(middles, taken, self.size)


def draw(theatre: Theatre, net: Network) -> Drawing:
    """Works out the whole map."""
    sheet = Sheet(theatre, net)
    furniture, fixed = sheet.furniture()
    rivers, hills, lands = sheet.lettering(fixed)
    words = [box for label in (*rivers, *hills, *lands) for box in boxes_of(label)]
    relief, woods = sheet.engraving([*fixed, *words])
    towns = {town.id: (sheet.at[town.id], town.zone) for town in net.towns}
    borders = [
        Shape(flowing(part), "border")
        for border in theatre.border
        for part in clipped(resample(sheet.line(border.line), 30.0), sheet.size, EDGE)
    ]
    return Drawing(
        net.print(),
        *sheet.size,
        round(sheet.kilometre, 4),
        {
            id: DrawnSpot(*sheet.at[id], found.label, found.anchor, list(found.places))
            for id, found in sheet.settled.items()
        },
        {road.way.id: DrawnLink(road.d, road.bridge, road.arms) for road in sheet.roads},
        [
            DrawnLayer("paper", [paper(sheet.size)], []),
            DrawnLayer("zones", zones(towns, sheet.size), []),
            DrawnLayer("relief", relief, []),
            DrawnLayer("woods", woods, []),
            DrawnLayer("borders", borders, []),
            *([DrawnLayer("waters", engraved(sheet.waters, sheet.size), [])] if sheet.waters else []),
            DrawnLayer("rivers", sheet.flows(), rivers),
            DrawnLayer("names", [], [*hills, *lands]),
            furniture,
        ],
    )


def boxes_of(label: DrawnLabel) -> list[Box]:
    """What a name covers in any language."""
    return [
        box
        for text in sorted(set(label.text.values()))
        for box in metrics.boxes(text, label.look, label.x, label.y, label.anchor, label.angle, label.along)
    ]


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
