"""A proof print: a board as a picture, to be looked at: `python -m grognard.scene.drawing.proof GAME OUT.svg`.

It draws what the client draws, with the client's own style sheet of the map, in the language that follows (fr)."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from xml.sax.saxutils import escape

from grognard.games import define, facts_of
from grognard.scene.boards import board
from grognard.scene.schema import Board, Label, Spot

from .places import BLOCK, RISE

ROOT = """:root { --ink: #33261a; --paper-light: #faf4e4; --accent: #8c2f1f; --serif: "EB Garamond", Georgia, serif;
--caps: "IM Fell English SC", "EB Garamond", Georgia, serif; }
.bridge .deck { fill: #faf4e4; } .bridge .rails { fill: none; stroke: #33261a; stroke-width: 1.4; }
.sign { fill: #faf4e4; stroke: #33261a; stroke-width: 1.6; } .badge { fill: #8c2f1f; font-weight: 600; }"""

WALL = "M-7.2-7.2H-3V-5.2H3V-7.2H7.2V-3H5.2V3H7.2V7.2H3V5.2H-3V7.2H-7.2V3H-5.2V-3H-7.2Z"


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


def _sign(spot: Spot) -> str:
    """The sign of a place, as the client's `Sign.svelte` draws it."""
    large = 1.75 if spot.badge else 1.0
    at = f'transform="translate({spot.x} {spot.y}) scale({1.6 * large})"'
    if spot.look == "fortified":
        return f'<path class="sign" d="{WALL}" {at} style="stroke-width:.8"/>'
    if spot.look == "citadel":
        tips = [(8.0 if i % 2 == 0 else 5.6, math.pi * i / 8) for i in range(16)]
        star = "L".join(f"{r * math.sin(turn):.2f} {-r * math.cos(turn):.2f}" for r, turn in tips)
        return f'<path class="sign" d="M{star}Z" {at} style="stroke-width:.8"/>'
    tree = '<path d="M0-3.4L2.8 1.6H-2.8Z" fill="#4d6b3c"/>' if spot.look == "wooded" and not spot.badge else ""
    dot = '<circle r="1.6"/>' if spot.look == "town" and not spot.badge else ""
    return f'<g {at}><circle class="sign" r="5.2" style="stroke-width:{1.3 / large:.2f}"/>{tree}{dot}</g>'


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
        for bridge in (link.bridge, *link.arms):
            if bridge is None:
                continue
            at = f"translate({bridge.x} {bridge.y}) rotate({bridge.angle}) scale(1.8)"
            out.append(
                f'<g class="bridge" transform="{at}"><rect class="deck" x="-6" y="-3.4" width="12" height="6.8"/>'
                '<path class="rails" d="M-8-5.4L-6-3.4H6L8-5.4M-8 5.4L-6 3.4H6L8 5.4"/></g>'
            )
    for spot in found.spots:
        out.append(_sign(spot))
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
