"""A drawing as it is stored with the data of its game, and what it is made from."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import Struct

from grognard.scene.schema import LabelLook, LinkLook, Shape, SpotLook

Anchor = Literal["start", "middle", "end"]
Words = dict[str, str]  # by language


@dataclass(frozen=True)
class Town:
    """A place of the game before it is drawn."""

    id: str
    name: str
    lon: float
    lat: float
    look: SpotLook
    badge: str
    zone: int | None  # the side, by its number, that sets up here


@dataclass(frozen=True)
class Way:
    """A road of the game before it is drawn, with the river that it crosses on a bridge, if it does."""

    id: str
    ends: tuple[str, str]
    over: str
    look: LinkLook = "road"


@dataclass(frozen=True)
class Network:
    """The places and ways of a game: what a drawing must agree with."""

    towns: tuple[Town, ...]
    ways: tuple[Way, ...]

    def print(self) -> str:
        """A short text that changes whenever anything that is drawn changes."""
        return hashlib.blake2b(repr((self.towns, self.ways)).encode(), digest_size=8).hexdigest()


class DrawnLabel(Struct, frozen=True, omit_defaults=True):
    """A name with its place, in every language."""

    text: Words
    x: float
    y: float
    look: LabelLook
    anchor: Anchor = "middle"
    angle: float = 0.0
    along: str = ""


class DrawnLayer(Struct, frozen=True):
    """Shapes and names that lie together."""

    name: str
    shapes: list[Shape]
    labels: list[DrawnLabel]


class DrawnSpot(Struct, frozen=True):
    """Where a place is, its name, and its stacks."""

    x: float
    y: float
    label: tuple[float, float]
    anchor: Anchor
    places: list[tuple[float, float]]


class DrawnLink(Struct, frozen=True, omit_defaults=True):
    """How a way runs, and where its bridge is: x, y and the angle of the road there; likewise where it crosses arms of
    the same river."""

    d: str
    bridge: tuple[float, float, float] | None = None
    arms: tuple[tuple[float, float, float], ...] = ()


class Drawing(Struct, frozen=True):
    """Everything of a map that had to be worked out. `of` is the print of the network it was made for."""

    of: str
    width: float
    height: float
    scale: float  # units for a kilometre, before towns were eased apart
    spots: dict[str, DrawnSpot]
    links: dict[str, DrawnLink]
    layers: list[DrawnLayer]


def written(drawing: Drawing) -> str:
    """A drawing as its file holds it: one thing a line, so that differences can be read."""
    data = msgspec.to_builtins(drawing)
    spots = ",\n".join(f'"{k}": {_line(v)}' for k, v in data.pop("spots").items())
    links = ",\n".join(f'"{k}": {_line(v)}' for k, v in data.pop("links").items())
    layers = ",\n".join(
        f'{{"name": {_line(layer["name"])}, "shapes": [\n'
        + ",\n".join(_line(s) for s in layer["shapes"])
        + '\n], "labels": [\n'
        + ",\n".join(_line(s) for s in layer["labels"])
        + "\n]}"
        for layer in data.pop("layers")
    )
    head = _line(data)[1:-1]
    return f'{{{head},\n"spots": {{\n{spots}\n}},\n"links": {{\n{links}\n}},\n"layers": [\n{layers}\n]}}\n'


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read(text: bytes) -> Drawing:
    """A stored drawing."""
    return msgspec.json.decode(text, type=Drawing)
