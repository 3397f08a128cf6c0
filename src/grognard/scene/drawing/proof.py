"""A proof print: a board as a picture, to be looked at: `python -m grognard.scene.drawing.proof GAME OUT.svg`.

It draws what the client draws, with the client's own style sheet of the map, in the language that follows (fr)."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.sax.saxutils import escape

from grognard.games import define, facts_of
from grognard.scene.boards import board
from grognard.scene.schema import Board, Label

from .places import BLOCK, RISE

ROOT = """:root { --ink: #33261a; --paper-light: #faf4e4; --accent: #8c2f1f; --serif: "EB Garamond", Georgia, serif;
--caps: "IM Fell English SC", "EB Garamond", Georgia, serif; }
.bridge .deck { fill: #faf4e4; } .bridge .rails { fill: none; stroke: #33261a; stroke-width: 1.4; }
.sign { fill: #faf4e4; stroke: #33261a; stroke-width: 1.6; } .badge { fill: #8c2f1f; font-weight: 600; }"""


def _text(label: Label, n: int) -> str:
    words = escape(label.text)
    if label.along:
        return (
            f'<path id="a{n}" d="{label.along}" fill="none"/><text class="label look-{label.look}">'
            f'<textPath href="#a{n}" startOffset="50%" text-anchor="middle">{words}</textPath></text>'
        )
    return (
        f'<text class="label look-{label.look}" x="{label.x}" y="{label.y}" text-anchor="{label.anchor}">{words}</text>'
    )


def proof(found: Board, css: str, pieces: bool) -> str:
    """The board as an SVG; with `pieces`, a grey box wherever a stack may stand."""
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {found.width} {found.height}">',
        f'<style>{ROOT}\n{css}</style><g class="ground">',
    ]
    n = 0
    for layer in found.layers:
        out.append(f'<g class="layer layer-{layer.name}">')
        out += [f'<path class="shape look-{shape.look}" d="{shape.d}"/>' for shape in layer.shapes]
        for label in layer.labels:
            n += 1
            out.append(_text(label, n))
        out.append("</g>")
    out += [f'<path class="link look-{link.look} casing" d="{link.d}"/>' for link in found.links]
    out += [f'<path class="link look-{link.look}" d="{link.d}"/>' for link in found.links]
    for link in found.links:
        if link.bridge:
            at = f"translate({link.bridge.x} {link.bridge.y}) rotate({link.bridge.angle}) scale(1.8)"
            out.append(
                f'<g class="bridge" transform="{at}"><rect class="deck" x="-6" y="-3.4" width="12" height="6.8"/>'
                '<path class="rails" d="M-8-5.4L-6-3.4H6L8-5.4M-8 5.4L-6 3.4H6L8 5.4"/></g>'
            )
    for spot in found.spots:
        radius = 22 if spot.badge else 9
        out.append(f'<circle class="sign" cx="{spot.x}" cy="{spot.y}" r="{radius}"/>')
        if spot.badge:
            at = f'x="{spot.x}" y="{spot.y + 8}" text-anchor="middle"'
            out.append(f'<text class="badge" {at} font-size="26">{spot.badge}</text>')
        out.append(_text(spot.label, 0))
        for x, y in spot.places if pieces else ():
            out.append(
                f'<rect x="{x - BLOCK / 2}" y="{y - BLOCK / 2 - RISE}" width="{BLOCK + RISE}" height="{BLOCK + RISE}"'
                ' fill="#3338" stroke="#222"/>'
            )
    return "\n".join([*out, "</g></svg>\n"])


def main(arguments: list[str]) -> int:
    """The command."""
    if len(arguments) < 2:
        sys.stderr.write("python -m grognard.scene.drawing.proof GAME OUT.svg [fr|en] [pieces]\n")
        return 2
    game, file, *more = arguments
    css = (Path(__file__).parents[4] / "web" / "src" / "styles" / "map.css").read_text(encoding="utf-8")
    definition = define(game, next(iter(facts_of(game).scenarios)), {})
    found = board(definition, "en" if "en" in more else "fr")
    Path(file).write_text(proof(found, css, "pieces" in more), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
