"""The frame with its degrees, the title in its cartouche with the scale, and the rose of the winds."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from grognard.scene.schema import Shape

from .drawn import DrawnLabel
from .geometry import Box, Point, n
from .metrics import TYPES, width
from .theatre import Theatre

OUTER, INNER, LINE = 10.0, 26.0, 32.0  # from the edge: the outer line, the band of minutes, the inner line
MINUTES = 10
NORTH = (0.0, -1.0)


def frame(
    size: Point, window: tuple[float, float, float, float], place: Callable[[float, float], Point]
) -> list[Shape]:
    """Three lines, and between them a band that is dark at every other ten minutes of a degree."""
    west, south, east, north = window
    rim = f"M0 0H{n(size[0])}V{n(size[1])}H0ZM{n(LINE)} {n(LINE)}V{n(size[1] - LINE)}H{n(size[0] - LINE)}V{n(LINE)}Z"
    shapes = [Shape(rim, "paper"), *(_rectangle(size, off, "frame") for off in (OUTER, INNER, LINE))]
    bands = []
    for low, high, edge in ((west, east, north), (west, east, south)):
        y = OUTER if edge == north else size[1] - INNER
        marks = _marks(low, high, size[0], [place(m, edge)[0] for m in _minutes(low, high)])
        bands += [f"M{n(a)} {n(y)}H{n(b)}V{n(y + INNER - OUTER)}H{n(a)}Z" for a, b in marks]
    for low, high, edge in ((south, north, west), (south, north, east)):
        x = OUTER if edge == west else size[0] - INNER
        marks = _marks(low, high, size[1], sorted(place(edge, m)[1] for m in _minutes(low, high)))
        bands += [f"M{n(x)} {n(a)}V{n(b)}H{n(x + INNER - OUTER)}V{n(a)}Z" for a, b in marks]
    return [*shapes, Shape("".join(bands), "hachure")]


def _minutes(low: float, high: float) -> list[float]:
    first = math.ceil(low * 60 / MINUTES)
    return [k * MINUTES / 60 for k in range(first, math.floor(high * 60 / MINUTES) + 1)]


def _marks(low: float, high: float, long: float, at: list[float]) -> list[tuple[float, float]]:
    """The dark pieces of a band, as their beginnings and ends."""
    inside = [OUTER, *(x for x in at if OUTER + 6 < x < long - OUTER - 6), long - OUTER]
    return [(a, b) for k, (a, b) in enumerate(pairwise(inside)) if k % 2 == 0]


def _rectangle(size: Point, off: float, look: str) -> Shape:
    assert look in ("frame", "paper")
    d = f"M{n(off)} {n(off)}H{n(size[0] - off)}V{n(size[1] - off)}H{n(off)}Z"
    return Shape(d, "frame" if look == "frame" else "paper")


def paper(size: Point) -> Shape:
    """The sheet itself."""
    return _rectangle(size, 0.0, "paper")


def cartouche(
    theatre: Theatre, size: Point, middle: Point, kilometre: float
) -> tuple[list[Shape], list[DrawnLabel], Box]:
    """The title on its own piece of paper, with the scale under it, and the room that all this takes."""
    title = theatre.title
    lines = [{"fr": fr, "en": en} for fr, en in zip(title.fr, title.en, strict=True)]
    wide = max(width(t, "title") for words in lines[:-1] for t in words.values()) / 2 + 46
    high = TYPES["title"].size * 0.98
    middle = min(middle[0], size[0] - wide - 56), middle[1]
    top = min(middle[1] - 200, size[1] - high * (len(lines) - 1) - 222 - 56)
    box = middle[0] - wide, top, middle[0] + wide, top + high * (len(lines) - 1) + 222
    labels = [
        DrawnLabel(words, round(middle[0], 1), round(top + 78 + i * high, 1), "title")
        for i, words in enumerate(lines[:-1])
    ]
    foot = top + 78 + (len(lines) - 2) * high
    labels.append(DrawnLabel(lines[-1], round(middle[0], 1), round(foot + 48, 1), "relief"))
    shapes = [_panel(box, 0, "paper"), _panel(box, 0, "frame"), _panel(box, 8, "frame")]
    shapes.append(Shape(f"M{n(middle[0] - 90)} {n(foot + 72)}h180", "frame"))
    for row, (unit, step, names) in enumerate(
        ((kilometre, 10, {"fr": "kilomètres", "en": "kilometres"}), (kilometre * 3.898, 2, _LEAGUES))
    ):
        more, texts = _scale(middle[0], foot + 104 + row * 46, unit, step, names)
        shapes += more
        labels += texts
    return shapes, labels, box


_LEAGUES = {"fr": "lieues de poste", "en": "French post leagues"}


def _scale(x: float, y: float, unit: float, step: int, names: dict[str, str]) -> tuple[list[Shape], list[DrawnLabel]]:
    """A bar of three pieces, dark, light, dark, with its numbers and its unit."""
    piece = unit * step
    left = x - piece * 1.5 - 70
    dark = "".join(f"M{n(left + k * piece)} {n(y)}h{n(piece)}v7h{n(-piece)}z" for k in (0, 2))
    shapes = [Shape(dark, "hachure"), Shape(f"M{n(left)} {n(y)}h{n(piece * 3)}v7h{n(-piece * 3)}z", "frame")]
    numbers = [
        DrawnLabel({"fr": str(k * step), "en": str(k * step)}, round(left + k * piece, 1), round(y - 5, 1), "note")
        for k in range(4)
    ]
    name = DrawnLabel(names, round(left + piece * 3 + 16, 1), round(y + 10, 1), "note", "start")
    return shapes, [*numbers, name]


def _panel(box: Box, off: float, look: str) -> Shape:
    """A rectangle with its corners cut in, as engraved cartouches have."""
    left, top, right, bottom = box[0] + off, box[1] + off, box[2] - off, box[3] - off
    c = 16
    d = (
        f"M{n(left + c)} {n(top)}H{n(right - c)}a{c} {c} 0 0 0 {c} {c}V{n(bottom - c)}a{c} {c} 0 0 0 -{c} {c}"
        f"H{n(left + c)}a{c} {c} 0 0 0 -{c} -{c}V{n(top + c)}a{c} {c} 0 0 0 {c} -{c}Z"
    )
    return Shape(d, "frame" if look == "frame" else "paper")


def rose(middle: Point, radius: float) -> list[Shape]:
    """A rose of the winds with eight points, each half in the dark, and north longest."""
    dark: list[str] = []
    light: list[str] = []
    for k in range(8):
        turn = math.pi / 4 * k
        far = radius * (1.0 if k == 0 else 0.8 if k % 2 == 0 else 0.5)
        tip = middle[0] + math.sin(turn) * far, middle[1] - math.cos(turn) * far
        near = radius * 0.16
        for hand, into in ((1, dark), (-1, light)):
            side = turn + hand * math.pi / 8
            p = middle[0] + math.sin(side) * near, middle[1] - math.cos(side) * near
            into.append(f"M{n(middle[0])} {n(middle[1])}L{n(tip[0])} {n(tip[1])} {n(p[0])} {n(p[1])}Z")
    ring, across = n(radius * 0.62), n(radius * 1.24)
    half = f"a{ring} {ring} 0 1 0"
    circle = f"M{n(middle[0] - radius * 0.62)} {n(middle[1])}{half} {across} 0{half} -{across} 0Z"
    return [Shape(circle, "frame"), Shape("".join(light), "frame"), Shape("".join(dark), "hachure")]
