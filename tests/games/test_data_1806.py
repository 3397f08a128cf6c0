"""The facts of 1806: counts, what the rulebook states, the owner's overlay, and every kind of mistake in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.engine.errors import BadData, UserError
from grognard.games import define, facts_of

GAME = "napoleon-1806"


def lay(tmp_path: Path, name: str, text: str) -> Path:
    (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_the_facts_have_the_figures_that_the_rulebook_states() -> None:
    f = facts_of(GAME)

    assert {a.name: a.value for a in f.areas if a.value} == {"Bamberg": 5, "Erfurt": 4, "Leipzig": 3, "Halle": 3}
    assert len(f.events) == 39
    assert sum(b.kind == "vedette" and b.side == 0 for b in f.blocks) == 5
    assert sum(b.kind == "vedette" and b.side == 1 for b in f.blocks) == 3
    assert (f.scenarios["campaign"].victory_points, f.scenarios["campaign"].last_turn) == (10, 7)
    assert (f.scenarios["short"].victory_points, f.scenarios["short"].coalition_wins_from) == (11, 4)
    lannes = f.blocks[f.block_by_name["lannes"]]
    assert (lannes.inf, lannes.cav) == (5, 1)
    altenburg, leipzig = f.area_by_name["altenburg"], f.area_by_name["leipzig"]
    assert f.graph.distances(altenburg)[leipzig] == 4
    assert (f.area_by_name["naumburg"], f.area_by_name["auerstedt"]) in f.graph.road_between


def test_the_decks_have_the_published_totals() -> None:
    f = facts_of(GAME)
    for side, mean, losses in ((0, 3.5, 21), (1, 3.0, 14)):
        deck = [c for c in f.cards if c.side == side]
        assert len(deck) == 42
        assert sum(c.movement for c in deck) / 42 == mean
        assert sum(c.losses for c in deck) == losses


def test_dice_and_cards_have_the_same_odds() -> None:
    f = facts_of(GAME)
    for side in (0, 1):
        deck = sorted((c.losses, c.fatigue) for c in f.cards if c.side == side)
        assert deck == sorted(face for face in f.tables.dice[side] for _ in range(7))


def test_every_fact_carries_its_standing() -> None:
    f = facts_of(GAME)
    for thing in [*f.areas, *f.blocks, *f.cards, *f.events.values()]:
        assert thing.standing in ("rulebook", "public", "reconstruction")


def test_an_owners_figure_replaces_ours_and_is_marked(tmp_path: Path) -> None:
    overlay = lay(tmp_path, "blocks", "[soult]\ninfantry = 6\n")
    f = facts_of(GAME, overlay)
    soult = f.blocks[f.block_by_name["soult"]]

    assert soult.inf == 6
    assert soult.standing_of["infantry"] == "owner"
    assert define(GAME, "campaign", {}, overlay).start().inf[f.block_by_name["soult"]] == 6


def test_an_owner_may_add_a_road(tmp_path: Path) -> None:
    f = facts_of(
        GAME, lay(tmp_path, "areas", '[BAM.roads]\nLEI = { bridge = "" }\n[LEI.roads]\nBAM = { bridge = "" }\n')
    )

    assert (f.area_by_name["bam"], f.area_by_name["lei"]) in f.graph.road_between
    assert f.files["areas"]["BAM"]["roads"]["LEI"]["standing"] == "owner"
    assert f.files["areas"]["BAM"]["roads"]["EBE"]["standing"] != "owner"


def test_a_road_may_be_added_to_an_area_that_was_exported(tmp_path: Path) -> None:
    from grognard.games.napoleon_1806 import FOLDER

    text = (FOLDER / "data/areas.toml").read_text(encoding="utf-8")
    for here, there in (("BAM", "LEI"), ("LEI", "BAM")):
        text = text.replace(f"[{here}.roads]\n", f'[{here}.roads]\n{there} = {{ bridge = "" }}\n', 1)
    f = facts_of(GAME, lay(tmp_path, "areas", text))

    assert (f.area_by_name["bam"], f.area_by_name["lei"]) in f.graph.road_between
    assert f.files["areas"]["LEI"]["roads"]["BAM"]["standing"] == "owner"


MISTAKES = [
    (
        "areas",
        '[BAM.roads]\nLEI = { bridge = "" }\n',
        r"areas.toml: \[BAM.roads.LEI\]: a one-way road: LEI has no road",
    ),
    ("areas", '[BAM.roads]\nXYZ = { bridge = "" }\n', r"areas.toml: \[BAM.roads.XYZ\]: unknown area 'XYZ'"),
    ("areas", '[BAM.roads]\nLEI = { bridge = "", standing = "mine" }\n', r"\[BAM.roads.LEI\]: standing = 'mine'"),
    ("areas", '[LEI.roads.BAM]\nbridge = ""\nstanding = "owner"\n', r"areas.toml: \[LEI.roads.BAM\]: a one-way road"),
    ("areas", '[LEI]\nterrain = "swamp"\n', r"areas.toml: \[LEI\]: terrain = 'swamp'"),
    ("areas", '[XXX]\nname = "X"\n', r"areas.toml: \[XXX\]"),
    ("areas", "[LEI]\nvalue = 99\n", r"areas.toml: \[LEI\]: value = 99 is out of range"),
    ("areas", '[LEI.roads.QQQ]\nbridge = ""\nstanding = "owner"\n', r"\[LEI.roads.QQQ\]: unknown area"),
    ("areas", '[LEI.roads.LUT]\nbridge = "Rhine"\n', r"\[L..\.roads\.L..\]: bridge"),
    ("areas", '[LEI]\nlon = "east"\n', r"\[LEI\]: lon = 'east'"),
    ("blocks", "[soult]\ninfantry = 12\n", r"blocks.toml: \[soult\]: infantry = 12 is out of range"),
    ("blocks", "[soult]\ninfantri = 5\n", r"blocks.toml: \[soult\]: unknown field infantri"),
    ("blocks", '[soult]\nside = "english"\n', r"blocks.toml: \[soult\]: side = 'english'"),
    ("cards", '[F99]\nside = "french"\nevent = "rain"\n', r"cards.toml: \[F99\]: movement is missing"),
    ("cards", '[F01]\nevent = "snow"\n', r"cards.toml: \[F01\]: event = 'snow': unknown event"),
    ("events", '[rain]\nmoments = ["noon"]\n', r"events.toml: \[rain\]: moments: 'noon' is unknown"),
    ("scenarios", '[campaign.place]\nsoult = "PARIS"\n', r"scenarios.toml: \[campaign\]: place: unknown area 'PARIS'"),
    ("scenarios", '[campaign.place]\ngrouchy = "LEI"\n', r"place: unknown block 'grouchy'"),
    ("scenarios", "[campaign]\nvictory_points = 30\n", r"victory_points = 30 is out of range"),
    ("tables", "[dice]\nfrench = [[1, 1]]\n", r"tables.toml: \[dice\]: french: six faces"),
    ("tables", "[dice\n", r"tables.toml: not valid TOML: .*line 1"),
    ("weather", "[x]\n", r"weather.toml: unknown file"),
    ("blocks", "soult = 3\n", r"blocks.toml: soult is not a table"),
]


@pytest.mark.parametrize(("name", "text", "says"), MISTAKES, ids=lambda x: None)
def test_a_mistake_in_an_owners_file_is_told_with_file_and_place(
    tmp_path: Path, name: str, text: str, says: str
) -> None:
    with pytest.raises(BadData, match=says) as caught:
        facts_of(GAME, lay(tmp_path, name, text))

    assert "\n" not in str(caught.value)


def test_an_empty_or_missing_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no file of facts"):
        facts_of(GAME, tmp_path)
    with pytest.raises(BadData, match="no such folder"):
        facts_of(GAME, tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: define("waterloo", "campaign", {}), "unknown game 'waterloo'"),
        (lambda: define(GAME, "austerlitz", {}), "unknown scenario 'austerlitz'; there are campaign, short"),
        (lambda: define(GAME, "campaign", {"levle": "grognard"}), "unknown option 'levle'; there are level"),
        (lambda: define(GAME, "campaign", {"level": "emperor"}), "must be one of conscript, beginner"),
    ],
)
def test_an_unknown_game_scenario_or_option_is_told_with_those_there_are(call: object, says: str) -> None:
    with pytest.raises(UserError, match=says):
        call()  # type: ignore[operator]
