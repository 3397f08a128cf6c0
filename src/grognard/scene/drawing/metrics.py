"""How much room a name takes: the widths of the letters of our two typefaces, and the type of each kind of name.

The widths are those of the fonts that the client ships (EB Garamond and IM Fell English SC, both under the SIL Open
Font License), kept in `letters.toml`. `web/src/styles/map.css` sets the same sizes: a test compares them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from grognard.scene.schema import LabelLook


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


def box(text: str, look: LabelLook, x: float, y: float, anchor: str) -> tuple[float, float, float, float]:
    """The rectangle (left, top, right, bottom) that a level name covers, with its foot at y."""
    wide, size = width(text, look), TYPES[look].size
    left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    return left, y - RISE * size, left + wide, y + FALL * size
