"""How much room a name takes: the widths of the letters of our two typefaces, and the type of each kind of name.

The widths are those of the fonts that the client ships (EB Garamond and IM Fell English SC, both under the SIL Open
Font License), kept in `letters.toml`. `web/src/styles/map.css` sets the same sizes: a test compares them."""

from __future__ import annotations

import math
import re
import tomllib
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from grognard.scene.schema import LabelLook

from .geometry import Box, Point, between, distance, length_of


def _letters() -> dict[str, dict[str, float]]:
    """The width of each letter of each font, in type sizes."""
    fonts = tomllib.loads((Path(__file__).parent / "letters.toml").read_text(encoding="utf-8"))
    return {font: {c: int(w) / 1000 for w, some in table.items() for c in some} for font, table in fonts.items()}


LETTER: Final = _letters()
RISE: Final = 0.70  # of a capital above the line, in type sizes, with a hair of room
FALL: Final = 0.22  # of g, p, y below it


@dataclass(frozen=True)
class Type:
    """The type of a kind of name, in units of the map."""

    font: str
    size: float
    spacing: float = 0.0  # added after each letter, in type sizes


TYPES: Final[dict[LabelLook, Type]] = {
    "town": Type("text", 27),
    "city": Type("caps", 36, 0.03),
    "river": Type("italic", 25, 0.12),
    "relief": Type("italic", 30, 0.22),
    "region": Type("caps", 38, 0.22),
    "sea": Type("italic", 44, 0.3),
    "title": Type("caps", 76, 0.04),
    "note": Type("italic", 24),
}


def width(text: str, look: LabelLook) -> float:
    """How wide a name is. A letter that the table lacks counts as a capital M."""
    kind = TYPES[look]
    letters = LETTER[kind.font]
    return sum(letters.get(c, letters["M"]) + kind.spacing for c in text) * kind.size


def box(text: str, look: LabelLook, x: float, y: float, anchor: str) -> Box:
    """The rectangle (left, top, right, bottom) that a level name covers, with its foot at y."""
    wide, size = width(text, look), TYPES[look].size
    left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    return left, y - RISE * size, left + wide, y + FALL * size


def boxes(
    text: str, look: LabelLook, x: float, y: float, anchor: str = "middle", angle: float = 0.0, along: str = ""
) -> list[Box]:
    """The rectangles that a name covers: one if it is level, else one for each letter."""
    if along:
        flat = [float(number) for number in re.findall(r"-?[\d.]+", along)]
        return _strung(text, look, list(zip(flat[::2], flat[1::2], strict=True)))
    if not angle:
        return [box(text, look, x, y, anchor)]
    wide, turn = width(text, look), math.radians(angle)
    begin = {"start": 0.0, "middle": -wide / 2, "end": -wide}[anchor]
    ends = [(x + math.cos(turn) * s, y + math.sin(turn) * s) for s in (begin, begin + wide)]
    return _strung(text, look, ends)


def _strung(text: str, look: LabelLook, line: list[Point]) -> list[Box]:
    """The boxes of letters strung on the middle of a line."""
    size, half = TYPES[look].size, TYPES[look].size * 0.46
    far = (length_of(line) - width(text, look)) / 2
    found = []
    for letter in text:
        wide = width(letter, look)
        p, (dx, dy) = _on(line, far + wide / 2)
        if letter != " ":
            cx, cy = p[0] + dy * size * 0.24, p[1] - dx * size * 0.24
            found.append((cx - half, cy - half, cx + half, cy + half))
        far += wide
    return found


def _on(line: list[Point], far: float) -> tuple[Point, Point]:
    """The point so far along a line, and the direction there."""
    for a, b in pairwise(line):
        piece = distance(a, b)
        if far <= piece or b == line[-1]:
            t = far / piece if piece else 0.0
            return between(a, b, t), ((b[0] - a[0]) / (piece or 1), (b[1] - a[1]) / (piece or 1))
        far -= piece
    return line[-1], (1.0, 0.0)
