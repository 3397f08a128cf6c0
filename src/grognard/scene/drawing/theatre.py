"""A theatre of war as the files of its game describe it: its window, rivers, relief, woods, borders, words."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from .drawn import Words
from .geometry import Point


class Window(Struct, frozen=True):
    """What part of the world the map shows, in degrees; its width and the least distance of towns in units."""

    west: float
    south: float
    east: float
    north: float
    width: float
    apart: float


class Title(Struct, frozen=True):
    """The lines of the title, and its middle."""

    fr: list[str]
    en: list[str]
    place: Point


class Relief(Struct, frozen=True):
    """A ridge: its line, half its breadth in kilometres, its height from 1 to 4."""

    name: Words
    line: list[Point]
    breadth: float
    height: float


class Wood(Struct, frozen=True):
    """Woods: middles (longitude, latitude) and radii in kilometres."""

    at: list[tuple[float, float, float]]


class Region(Struct, frozen=True):
    """The name of a land, in lines, and where it should stand if there is room."""

    name: dict[str, list[str]]
    at: Point


class Border(Struct, frozen=True):
    """A border of states."""

    line: list[Point]


class Water(Struct, frozen=True):
    """The name of a sea, a lagoon or a lake, in the type of seas or of rivers, and the line where it should lie."""

    name: Words
    look: Literal["sea", "river"]
    line: list[Point]


class Shore(Struct, frozen=True):
    """The closed line around a water."""

    id: str
    look: Literal["sea", "lake"]
    line: list[Point]


class River(Struct, frozen=True):
    """A river downstream, with the places that must lie on its left, on its right, and on both its banks. `name` is
    what the facts of the game call it; `words` is what the map does, if that is something else."""

    id: str
    name: str
    look: Literal["river", "river-minor", "river-major"]
    left: tuple[str, ...]
    right: tuple[str, ...]
    into: str  # the river that it joins
    names: int  # how often the map names it
    line: list[Point]
    through: tuple[str, ...] = ()
    leaves: str = ""  # the river from which it parts
    arm: str = ""  # the river whose arm it is: a bridge over that one may go over both
    words: Words = {}


class Theatre(Struct, frozen=True):
    """Everything about a theatre that no rule needs."""

    window: Window
    title: Title
    standing: str
    rose: Point  # the rose of the winds
    relief: list[Relief]
    wood: list[Wood]
    region: list[Region]
    border: list[Border]
    rivers: list[River] = []
    water: list[Water] = []
    shores: list[Shore] = []


def read(folder: Path) -> Theatre:
    """The theatre in a folder: `theatre.toml`, `rivers.geojson` and, if it has sea or lakes, `shores.geojson`."""
    table = tomllib.loads((folder / "theatre.toml").read_text(encoding="utf-8"))
    table["rivers"] = _features(folder / "rivers.geojson")
    if (folder / "shores.geojson").exists():
        table["shores"] = _features(folder / "shores.geojson")
    return msgspec.convert(table, Theatre)


def _features(file: Path) -> list[dict[str, object]]:
    """Lines with what their file tells of them; source and standing are for its readers."""
    features = json.loads(file.read_text(encoding="utf-8"))["features"]
    return [feature["properties"] | {"line": feature["geometry"]["coordinates"]} for feature in features]
