"""The board of a game: everything that is drawn and never changes in play. The same for every seat.

The drawing was worked out by `drawing.make` and is stored with the game's data; here it gets its words. An owner's own
areas or roads have no stored drawing: theirs is worked out when first asked for, which takes some seconds.

**Scale.** A board of towns is about 2,200 units wide, and towns are at least 160 apart. A place is the middle of the
lowest block of a stack. Nothing else of the board is within the box that a stack needs: blocks of 60 units
(`drawing.places.BLOCK`) that rise 14 more up and to the right (`RISE`: three or four blocks). The places of a town are
in the order of the sides; both stacks fit beside each other. `Crossing.angle` is the angle of the road, in degrees."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from functools import lru_cache
from typing import Any, cast

import msgspec

from grognard.engine.data import Table
from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import TERRAINS, Area, Facts
from grognard.scene.drawing import drawn, make
from grognard.scene.drawing import theatre as theatres
from grognard.scene.drawing.drawn import Drawing, DrawnLayer, Network
from grognard.scene.drawing.network import LOOKS, network
from grognard.scene.schema import Board, Crossing, Label, Layer, LegendItem, Link, Spot, Standing
from grognard.text.catalogue import Catalogue
from grognard.text.family import catalogues

KEPT = 24  # boards: each game in each language, and some of owners
LEGEND = (
    "town", "wooded", "citadel", "badge", "road", "bridge", "river", "river-minor", "hachure", "wood",
    "border", "zone-first", "zone-second",
)  # fmt: skip

_boards: OrderedDict[tuple[str, str, bytes], Board] = OrderedDict()


def board(definition: Definition[Any, Any], language: str) -> Board:
    """The board of a game in a language, made once for each set of areas and roads."""
    facts: Facts = definition.facts
    key = (definition.id, language, msgspec.json.encode(facts.files["areas"]))
    found = _boards.get(key)
    if found is None:
        found = _boards[key] = _made(definition.id, facts, language)
        while len(_boards) > KEPT:
            _boards.popitem(last=False)
    _boards.move_to_end(key)
    return found


def credits(game: str, language: str) -> list[str]:
    """Whom the map owes what it shows."""
    words = _words(game, language)
    return [words.say(f"map-credit-{source}") for source in ("drawing", "rivers", "relief", "fonts")]


def drawing(game: str, net: Network) -> Drawing:
    """The stored drawing of a game if it was made for these places and ways, else one made now."""
    stored = _stored(game)
    return stored if stored.of == net.print() else _anew(game, net)


@lru_cache(maxsize=8)
def _stored(game: str) -> Drawing:
    return drawn.read((make.folder(game) / make.FILE).read_bytes())


@lru_cache(maxsize=8)
def _anew(game: str, net: Network) -> Drawing:
    return make.draw(theatres.read(make.folder(game)), net)


def _words(game: str, language: str) -> Catalogue:
    return Catalogue(language, (*catalogues("conquerors", game), "map"))


def _made(game: str, facts: Facts, language: str) -> Board:
    """A board with its words."""
    words = _words(game, language)
    found = drawing(game, network(facts))
    blank = Board(
        "",
        found.width,
        found.height,
        [_layer(layer, language) for layer in found.layers],
        [_spot(n, facts, found, words) for n in range(len(facts.areas))],
        [_link(road, facts, found) for road in range(len(facts.graph.roads))],
        [LegendItem(look, words.say(f"map-legend-{look}")) for look in LEGEND],
        credits(game, language),
    )
    name = hashlib.blake2b(msgspec.json.encode(blank), digest_size=10).hexdigest()
    return msgspec.structs.replace(blank, id=name)


def _layer(layer: DrawnLayer, language: str) -> Layer:
    """A layer with its names in one language."""
    labels = [
        Label(label.text[language], label.x, label.y, label.look, label.anchor, label.angle, label.along)
        for label in layer.labels
    ]
    return Layer(layer.name, layer.shapes, labels)


def _spot(n: int, facts: Facts, found: Drawing, words: Catalogue) -> Spot:
    """An area with its name, its stacks and what is to be known about it."""
    area = facts.areas[n]
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
        _about(n, area, facts, words),
        str(area.value or ""),
        standing=cast(Standing, area.standing),
    )


def _about(n: int, area: Area, facts: Facts, words: Catalogue) -> str:
    """Terrain, value, deployment, roads and standing of an area, in sentences."""
    told = [words.say("map-about-terrain", area=area.name, terrain=TERRAINS[area.terrain])]
    if area.value:
        told.append(words.say("map-about-value", points=area.value))
    if area.deploy in facts.sides:
        told.append(words.say("map-about-deploy", side=words.say(f"side-{area.deploy}")))
    roads = []
    for road, other in facts.exits[n]:
        river = facts.bridges[road]
        name = facts.areas[other].name
        roads.append(words.say("map-about-bridge", area=name, river=river) if river else name)
    told.append(words.say("map-about-roads", roads=words.listed(roads)))
    told.append(words.say("map-about-standing", standing=words.say(f"standing-{area.standing}")))
    return " ".join(told)


def _link(road: int, facts: Facts, found: Drawing) -> Link:
    """A road with its bridge."""
    a, b = (facts.areas[n].id for n in facts.graph.roads[road])
    name = facts.graph.road_names[road]
    way = found.links[name]
    fact: Table = facts.files["areas"][a]["roads"][b]
    return Link(
        f"road:{name}",
        (f"area:{a}", f"area:{b}"),
        way.d,
        "road",
        Crossing(*way.bridge, facts.bridges[road]) if way.bridge else None,
        fact["standing"],
    )
