"""A scenario's picture for its card on the home page: the theatre in small, with both armies as they begin.

It shows what everybody may know: where blocks stand, and how many, as the view of an onlooker has them. It is an image
by itself (no script, no style sheet, no font of ours), so its colours stand in it."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape, quoteattr

from grognard.engine.chance import Sealed
from grognard.engine.definition import PUBLIC, Definition
from grognard.engine.game import Game
from grognard.scene.boards import drawing, words
from grognard.scene.drawing.drawn import Drawing, Network
from grognard.scene.drawing.geometry import n
from grognard.scene.family import Land, land
from grognard.text import Text

SHEET = "#efe3c6"
INK = "#33261a"
WATER = "#56788f"
SEA = "#c3d3d6"
EDGE = "#f4efe2"
ARMIES = {"french": "#27406b", "prussian": "#3d4146", "russian": "#2f5b3a", "austrian": "#b9ad93", "british": "#8c2f2a"}
OTHERS = ("#27406b", "#3d4146")  # the first and the second side of a game, whoever they are
STROKES = {
    "sea": f'fill="{SEA}" stroke="{WATER}" stroke-width="6"',
    "lake": f'fill="{SEA}" stroke="{WATER}" stroke-width="4"',
    "river-major": f'fill="none" stroke="{WATER}" stroke-width="16"',
    "river": f'fill="none" stroke="{WATER}" stroke-width="9"',
    "river-minor": f'fill="none" stroke="{WATER}" stroke-width="4" stroke-opacity=".7"',
    "hill": 'fill="#d6c094" fill-opacity=".75"',
    "hachure": 'fill="#8a6a40" fill-opacity=".75"',
    "zone-first": f'fill="{OTHERS[0]}" fill-opacity=".1"',
    "zone-second": f'fill="{OTHERS[1]}" fill-opacity=".08"',
}
ROOM = 40_000  # bytes that the land may take: where hachures are many, they are left out


def picture(definition: Definition[Any, Any], language: str) -> str:
    """The picture of a scenario, as an SVG."""
    here = land(definition.facts)
    net = here.network()
    found = drawing(definition.id, net)
    scenario = Text(language, definition).names.scenario(definition.scenario)
    name = words(definition.id, language).say("map-picture", scenario=scenario)
    size = f"0 0 {n(found.width)} {n(found.height)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img" aria-label={quoteattr(name)}>',
        f"<title>{escape(name)}</title>",
        f'<rect width="{n(found.width)}" height="{n(found.height)}" fill="{SHEET}"/>',
        *_land(found),
        *_towns(net, found),
        *_armies(definition, here, found),
        f'<rect x="9" y="9" width="{n(found.width - 18)}" height="{n(found.height - 18)}" fill="none" stroke="{INK}"'
        ' stroke-width="6"/></svg>\n',
    ]
    return "\n".join(parts)


def _land(found: Drawing) -> list[str]:
    """Zones, hills, waters and roads."""
    shapes = []
    room = ROOM
    for layer in found.layers:
        for shape in layer.shapes if layer.name != "frame" else ():
            if shape.look in STROKES and (shape.look != "hachure" or len(shape.d) < room):
                room -= len(shape.d)
                shapes.append(f'<path d="{shape.d}" {STROKES[shape.look]}/>')
    ways = "".join(link.d for link in found.links.values())
    return [*shapes, f'<path d="{ways}" fill="none" stroke="#7d6747" stroke-width="5"/>']


def _towns(net: Network, found: Drawing) -> list[str]:
    """A dot for each town, and the names of those that count."""
    dots = "".join(
        f"M{n(found.spots[town.id].x - 8)} {n(found.spots[town.id].y)}a8 8 0 1 0 16 0a8 8 0 1 0-16 0"
        for town in net.towns
    )
    parts = [f'<path d="{dots}" fill="{INK}"/>']
    for town in net.towns:
        if town.badge:
            at = found.spots[town.id]
            parts.append(
                f'<circle cx="{n(at.x)}" cy="{n(at.y)}" r="24" fill="#8c2f1f" stroke="{SHEET}" stroke-width="6"/>'
                f'<text x="{n(at.x)}" y="{n(at.y + 86)}" text-anchor="middle" font-family="Georgia,serif"'
                f' font-size="62" fill="{INK}" stroke="{SHEET}" stroke-width="12" paint-order="stroke">'
                f"{escape(town.name)}</text>"
            )
    return parts


def _armies(definition: Definition[Any, Any], here: Land, found: Drawing) -> list[str]:
    """A pile of blocks wherever one stands, as an onlooker sees it before the first decision."""
    view = Game(definition, Sealed(bytes(32))).begin().view(PUBLIC)
    colours = [ARMIES.get(side, OTHERS[n]) for n, (side, _, _) in enumerate(here.armies())]
    parts = []
    for (place, side), count in sorted(here.piles(view).items()):
        fill = colours[side]
        at = found.spots[place]
        parts += [
            f'<rect x="{n(at.x - 30 + 13 * k)}" y="{n(at.y - 44 - 13 * k)}" width="60" height="60" rx="4" fill="{fill}"'
            f' stroke="{EDGE}" stroke-width="5"/>'
            for k in range(min(count, 4))
        ]
    return parts
