"""The map as it is drawn and stored: nothing hides anything, roads and rivers agree with the facts, and it can be
made again."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from pathlib import Path

import pytest

from grognard.games import GAMES, define, facts_of
from grognard.scene import boards
from grognard.scene.drawing import drawn, make, metrics
from grognard.scene.drawing import theatre as theatres
from grognard.scene.drawing.drawn import Drawing
from grognard.scene.drawing.geometry import Box, Point, crossings, cubic, overlap, to_line
from grognard.scene.drawing.places import BLOCK, RISE, bridge_box, sign_box, stack_box
from grognard.scene.drawing.roads import UNDER
from grognard.scene.drawing.theatre import Theatre
from grognard.scene.family import land
from grognard.scene.schema import LabelLook
from grognard.text import LANGUAGES
from tests.campaigns import GAME
from tests.conftest import ROOT

FACTS = {game: facts_of(game) for game in GAMES}
NETS = {game: land(facts).network() for game, facts in FACTS.items()}
WAYS = [(game, way) for game, net in NETS.items() for way in net.ways]
EDGE = 32.0  # the inner line of the frame
Named = tuple[str, Box]

every_game = pytest.mark.parametrize("game", GAMES)


@lru_cache
def stored(game: str = GAME) -> Drawing:
    """The drawing in the data of a game."""
    return drawn.read((make.folder(game) / make.FILE).read_bytes())


@lru_cache
def theatre(game: str) -> Theatre:
    """What it was drawn from."""
    return theatres.read(make.folder(game))


# --- reading path data ---


def numbers(d: str) -> list[Point]:
    """The points that path data name, all of them absolute."""
    assert set(re.findall("[A-Za-z]", d)) <= set("MLQCZ"), d[:60]
    flat = [float(number) for number in re.findall(r"-?[\d.]+", d)]
    return list(zip(flat[::2], flat[1::2], strict=True))


def points(d: str) -> list[Point]:
    """A line as it is drawn: straight pieces, or curves through the middles between points."""
    first, *rest = numbers(d)
    if "Q" not in d:
        return [first, *rest]
    line = [first]
    for turn, end in zip(rest[::2], rest[1::2], strict=True):
        a = line[-1]
        for t in (0.25, 0.5, 0.75, 1.0):
            u = 1 - t
            line.append(
                (
                    u * u * a[0] + 2 * u * t * turn[0] + t * t * end[0],
                    u * u * a[1] + 2 * u * t * turn[1] + t * t * end[1],
                )
            )
    return line


def rivers(drawing: Drawing) -> dict[str, list[list[Point]]]:
    """The rivers that are drawn broad, each in its parts."""
    found: dict[str, list[list[Point]]] = {}
    for shape in next(layer for layer in drawing.layers if layer.name == "rivers").shapes:
        if shape.look in ("river", "river-major"):
            found.setdefault(shape.title, []).append(points(shape.d))
    return found


# --- what covers what ---


def town_names(game: str) -> list[Named]:
    """What the names of towns cover."""
    drawing = stored(game)
    return [
        (
            town.name,
            metrics.box(town.name, "city" if town.badge else "town", *drawing.spots[town.id].label, spot.anchor),
        )
        for town in NETS[game].towns
        for spot in [drawing.spots[town.id]]
    ]


def signs(game: str) -> list[Named]:
    """What the signs of towns cover."""
    spots = stored(game).spots
    return [(f"sign of {t.id}", sign_box((spots[t.id].x, spots[t.id].y), t.badge)) for t in NETS[game].towns]


def stacks(game: str) -> list[Named]:
    """What the stacks would cover if every area held one of each side."""
    return [
        (f"stack {n} of {id}", stack_box(place))
        for id, spot in stored(game).spots.items()
        for n, place in enumerate(spot.places)
    ]


def other_names(game: str, language: str) -> list[list[Named]]:
    """What each name of a river, a hill, a land, the title and the scale covers: a box, or one for each letter."""
    return [
        [
            (label.text[language], box)
            for box in metrics.boxes(
                label.text[language], label.look, label.x, label.y, label.anchor, label.angle, label.along
            )
        ]
        for layer in stored(game).layers
        for label in layer.labels
    ]


def met(these: list[Named], those: list[Named]) -> Iterator[str]:
    """What of these covers any of those."""
    for name, box in these:
        for other, there in those:
            if overlap(box, there) > 0:
                yield f"{name} and {other}"


def among(boxes: list[Named]) -> list[str]:
    """What covers one another."""
    return [f"{a} and {b}" for (a, one), (b, other) in combinations(boxes, 2) if overlap(one, other) > 0]


# --- the stored drawing ---


@every_game
def test_the_stored_drawing_is_the_one_that_the_files_give(game: str) -> None:
    """The long test of this file: it draws the whole map."""
    assert stored(game).of == NETS[game].print()
    again = make.draw(theatre(game), NETS[game])

    assert drawn.written(again) == (make.folder(game) / make.FILE).read_text(encoding="utf-8")


@every_game
def test_every_area_and_every_road_is_drawn_and_nothing_else(game: str) -> None:
    assert set(stored(game).spots) == {area.id for area in FACTS[game].areas}
    assert set(stored(game).links) == set(FACTS[game].graph.road_names)


@every_game
def test_every_sign_on_the_map_is_in_its_legend(game: str) -> None:
    board = boards.board(define(game, next(iter(FACTS[game].scenarios)), {}), "en")
    told = {item.look for item in board.legend}

    assert {spot.look for spot in board.spots} | {link.look for link in board.links} <= told
    flowing = {shape.look for layer in board.layers for shape in layer.shapes if shape.look.startswith("river")}
    assert flowing - {"river-bed"} == {look for look in told if look.startswith("river")}


# --- names and stacks ---


@every_game
def test_names_of_towns_stacks_and_signs_cover_one_another_nowhere(game: str) -> None:
    assert among([*town_names(game), *stacks(game), *signs(game)]) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_names_cover_neither_one_another_nor_towns_stacks_and_bridges(game: str, language: str) -> None:
    names = other_names(game, language)
    towns = [*town_names(game), *stacks(game), *signs(game), *bridges(game)]

    assert sum(map(len, names)) > 200
    for one, other in combinations(names, 2):
        assert list(met(one, other)) == []
    for name in names:
        assert list(met(name, towns)) == []


@every_game
def test_the_names_of_towns_leave_bridges_to_be_seen(game: str) -> None:
    """A name may touch the end of a bridge, a quarter of its room at most."""
    assert len(bridges(game)) > 20
    for name, box in town_names(game):
        for _, bridge in bridges(game):
            assert overlap(box, bridge) <= 0.25 * (bridge[2] - bridge[0]) ** 2, name


def bridges(game: str) -> list[Named]:
    """What bridges cover."""
    links = stored(game).links.items()
    return [(id, bridge_box(at)) for id, link in links for at in (link.bridge, *link.arms) if at]


@every_game
def test_every_area_has_room_for_a_stack_of_each_side_the_first_to_the_left_or_below(game: str) -> None:
    for id, spot in stored(game).spots.items():
        assert len(spot.places) == len(FACTS[game].sides), id
        (x, y), (right, up) = spot.places
        assert x < right or y > up, id


@every_game
def test_everything_lies_within_the_frame(game: str) -> None:
    drawing = stored(game)
    boxes = [*town_names(game), *signs(game), *stacks(game)]
    boxes += [named for language in LANGUAGES for name in other_names(game, language) for named in name]
    boxes += [(id, (x, y, x, y)) for id, link in drawing.links.items() for x, y in points_of_road(link.d)]
    for name, (left, top, right, bottom) in boxes:
        assert left >= EDGE, name
        assert top >= EDGE, name
        assert right <= drawing.width - EDGE, name
        assert bottom <= drawing.height - EDGE, name


@every_game
def test_every_letter_of_every_name_has_its_width(game: str) -> None:
    labels = [
        (label.look, text) for layer in stored(game).layers for label in layer.labels for text in label.text.values()
    ]
    for look, text in [*labels, *(("city" if town.badge else "town", town.name) for town in NETS[game].towns)]:
        missing = set(text) - set(metrics.LETTER[metrics.TYPES[look].font])
        assert not missing, text


# --- roads, bridges, rivers, shores ---


def points_of_road(d: str) -> list[Point]:
    """A road as it is drawn: one Bézier curve."""
    a, b, c, e = numbers(d)
    return cubic(a, b, c, e, 60)


@pytest.mark.parametrize(("game", "way"), WAYS, ids=lambda value: getattr(value, "id", value))
def test_a_road_leads_from_town_to_town_and_crosses_the_river_of_its_bridge_and_no_other(
    game: str, way: drawn.Way
) -> None:
    """But for an arm of that river; and what it crosses under the sign of a town on both banks is not to be seen."""
    drawing = stored(game)
    link = drawing.links[way.id]
    line = points_of_road(link.d)

    assert [line[0], line[-1]] == [(drawing.spots[end].x, drawing.spots[end].y) for end in way.ends]
    crossed = {
        name: sum(1 for part in parts for at, _ in crossings(line, part) if not under(game, way, name, at))
        for name, parts in rivers(drawing).items()
    }
    arms = {river.name for river in theatre(game).rivers if river.arm and way.over == called(game, river.arm)}
    expected = {way.over: 1} if way.over else {}
    assert {name: n for name, n in crossed.items() if n and name not in arms} == expected
    assert sum(crossed[name] for name in arms) == len(link.arms) <= 1
    assert bool(link.bridge) == bool(way.over)
    if link.bridge is not None:
        at = link.bridge[:2]
        assert to_line(at, line) < 1
        assert min(to_line(at, part) for part in rivers(drawing)[way.over]) < 1


def called(game: str, river: str) -> str:
    """What the facts call a river of the theatre."""
    return next(found.name for found in theatre(game).rivers if found.id == river)


def under(game: str, way: drawn.Way, river: str, at: Point) -> bool:
    """True if a road crosses a river under the sign of one of its own towns, which stands on both banks."""
    through = {town for found in theatre(game).rivers if found.name == river for town in found.through}
    spots = stored(game).spots
    return any(math.dist(at, (spots[end].x, spots[end].y)) < UNDER for end in way.ends if end in through)


@every_game
def test_no_town_stands_in_the_water(game: str) -> None:
    towns = [(spot.x, spot.y) for spot in stored(game).spots.values()]
    waters = [
        points(shape.d) for layer in stored(game).layers for shape in layer.shapes if shape.look in ("sea", "lake")
    ]
    assert bool(waters) == bool(theatre(game).shores)
    for line in waters:
        ring = [*line, line[0]]
        for at in towns:
            assert len(crossings([at, (at[0] + 9999, at[1] + 1.7)], ring)) % 2 == 0, at


# --- the client ---


def css() -> dict[str, dict[str, str]]:
    """The style sheet of the map: declarations by selector."""
    text = (ROOT / "web/src/styles/map.css").read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    found: dict[str, dict[str, str]] = {}
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        declared = dict(re.findall(r"([\w-]+)\s*:\s*([^;]+);", body))
        for selector in selectors.split(","):
            found.setdefault(selector.strip(), {}).update(declared)
    return found


@pytest.mark.parametrize("look", sorted(metrics.TYPES))
def test_the_client_sets_names_in_the_type_they_were_measured_in(look: LabelLook) -> None:
    kind = metrics.TYPES[look]
    rules = css()
    style = rules[".ground .label"] | rules[f".ground .label.look-{look}"]

    assert style["font-size"] == f"{kind.size:g}px"
    assert style.get("letter-spacing", "0em") == (f"{kind.spacing:g}em" if kind.spacing else "0em")
    assert style["font-family"] == ("var(--caps)" if kind.font == "caps" else "var(--serif)")
    assert style.get("font-style", "normal") == ("italic" if kind.font == "italic" else "normal")
    assert "font-weight" not in style


@every_game
def test_the_client_s_blocks_have_the_room_that_the_map_keeps_for_them(game: str) -> None:
    """A block is a fixed part of the usual distance between neighbours; those of a stack lie one above the other."""
    text = (ROOT / "web/src/table/geometry.ts").read_text(encoding="utf-8")
    part, own = (float(number(text, rf"const {name} = ([\d.]+);")) for name in ("PART", "BLOCK"))
    lift = float(number((ROOT / "web/src/table/Blocks.svelte").read_text(encoding="utf-8"), r"const lift = ([\d.]+);"))
    spots = [(spot.x, spot.y) for spot in stored(game).spots.values()]
    nearest = sorted(min(((x - a) ** 2 + (y - b) ** 2) ** 0.5 for a, b in spots if (a, b) != (x, y)) for x, y in spots)
    side = part * nearest[len(nearest) // 2]

    assert BLOCK * 0.85 < side <= BLOCK
    assert 2 * lift / own * side <= RISE


def number(text: str, pattern: str) -> str:
    """What a pattern finds, which must be there."""
    found = re.search(pattern, text)
    assert found is not None, pattern
    return found[1]


# --- an owner's own map ---


def test_a_map_with_a_town_moved_by_its_owner_is_drawn_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names settle in fewer rounds than on a map that is stored, so that the test is quick."""
    monkeypatch.setattr(make, "ROUNDS", (30,))
    jena = FACTS[GAME].areas[FACTS[GAME].area_by_name["jena"]]
    (tmp_path / "areas.toml").write_text(f"[{jena.id}]\nlon = {jena.lon + 0.12}\n", encoding="utf-8")
    definition = define(GAME, "campaign", {}, tmp_path)
    assert land(definition.facts).network().print() != stored().of

    found = boards.board(definition, "en")

    ours = {spot.tag: spot for spot in boards.board(define(GAME, "campaign", {}), "en").spots}
    assert {spot.tag for spot in found.spots} == set(ours)
    moved = next(spot for spot in found.spots if spot.tag == jena.id)
    assert moved.x > ours[jena.id].x + 20
    assert {link.id for link in found.links} == {f"road:{way.id}" for way in NETS[GAME].ways}
    ends = {spot.id: (spot.x, spot.y) for spot in found.spots}
    for link in found.links:
        line = points_of_road(link.d)
        assert [line[0], line[-1]] == [ends[end] for end in link.ends], link.id
