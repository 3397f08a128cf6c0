"""The board of a game: everything that is drawn and never changes in play. The same for every seat.

The drawing was worked out by `drawing.make` and is stored with the game's data; here it gets its words, and its places
and ways from the module of the game's family. An owner's own areas or roads have no stored drawing: theirs is worked
out when first asked for, which takes some seconds.

**Scale.** A board of towns is 2,200 to 2,400 units wide, and towns are at least 160 apart. A place is the middle of the
lowest block of a stack. Nothing else of the board is within the box that a stack needs: blocks of 60 units
(`drawing.places.BLOCK`) that rise 14 more up and to the right (`RISE`: three or four blocks). The places of a town are
in the order of the sides; both stacks fit beside each other. `Crossing.angle` is the angle of the road, in degrees."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from functools import lru_cache
from typing import Any

import msgspec

from grognard.engine.definition import Definition
from grognard.games import facts_of
from grognard.scene.drawing import drawn, make
from grognard.scene.drawing import theatre as theatres
from grognard.scene.drawing.drawn import Drawing, DrawnLayer, Network
from grognard.scene.family import Land, land
from grognard.scene.schema import Board, Label, Layer, LegendItem, Link, Spot
from grognard.text.catalogue import Catalogue
from grognard.text.family import catalogues
from grognard.text.render import FAMILIES

KEPT = 24  # boards: each game in each language, and some of owners

_boards: OrderedDict[tuple[str, str, bytes], Board] = OrderedDict()
_drawings: OrderedDict[tuple[str, str], Drawing] = OrderedDict()  # by game and print, besides the games' own


def board(definition: Definition[Any, Any], language: str) -> Board:
    """The board of a game in a language, made once for each set of places and ways."""
    here = land(definition.facts)
    key = (definition.id, language, here.key())
    found = _boards.get(key)
    if found is None:
        found = _boards[key] = _made(definition.id, here, language)
        while len(_boards) > KEPT:
            _boards.popitem(last=False)
    _boards.move_to_end(key)
    return found


def credits(game: str, language: str) -> list[str]:
    """Whom the map owes what it shows."""
    said = words(game, language)
    return [said.say(f"map-credit-{source}") for source in ("drawing", "rivers", "relief", "fonts")]


def words(game: str, language: str) -> Catalogue:
    """The words of a game and of its map."""
    family = FAMILIES[type(facts_of(game))][0]
    return Catalogue(language, (*catalogues(family, game), "map"))


def drawing(game: str, net: Network) -> Drawing:
    """The drawing of these places and ways: the game's own, or one that was laid down, or else one made now."""
    found = _drawing(game, net)
    return lay_down(game, make.draw(theatres.read(make.folder(game)), net)) if found is None else found


def undrawn(definition: Definition[Any, Any]) -> Network | None:
    """The places and ways of a game if no drawing of them is at hand, so that its board would have to be drawn."""
    net = land(definition.facts).network()
    return net if _drawing(definition.id, net) is None else None


def lay_down(game: str, found: Drawing) -> Drawing:
    """Keeps a drawing at hand that is not the game's own."""
    _drawings[game, found.of] = found
    while len(_drawings) > KEPT:
        _drawings.popitem(last=False)
    return found


def _drawing(game: str, net: Network) -> Drawing | None:
    stored, print_ = _stored(game), net.print()
    return stored if stored.of == print_ else _drawings.get((game, print_))


@lru_cache(maxsize=8)
def _stored(game: str) -> Drawing:
    return drawn.read((make.folder(game) / make.FILE).read_bytes())


def _made(game: str, here: Land, language: str) -> Board:
    """A board with its words."""
    said = words(game, language)
    found = drawing(game, here.network())
    spots, links = here.spots(found, said), here.links(found)
    signs = _signs(found, spots, links)
    blank = Board(
        "",
        found.width,
        found.height,
        [_layer(layer, language) for layer in found.layers],
        spots,
        links,
        [LegendItem(look, said.say(f"map-legend-{look}")) for look in here.legend if look in signs],
        credits(game, language),
    )
    name = hashlib.blake2b(msgspec.json.encode(blank), digest_size=10).hexdigest()
    return msgspec.structs.replace(blank, id=name)


def _signs(found: Drawing, spots: list[Spot], links: list[Link]) -> set[str]:
    """The signs that are on a map: its legend explains no others."""
    signs: set[str] = {shape.look for layer in found.layers for shape in layer.shapes if shape.d}
    signs |= {spot.look for spot in spots} | {link.look for link in links}
    signs |= {"badge" for spot in spots if spot.badge} | {"bridge" for link in links if link.bridge}
    return signs


def _layer(layer: DrawnLayer, language: str) -> Layer:
    """A layer with its names in one language."""
    labels = [
        Label(label.text[language], label.x, label.y, label.look, label.anchor, label.angle, label.along)
        for label in layer.labels
    ]
    return Layer(layer.name, layer.shapes, labels)
