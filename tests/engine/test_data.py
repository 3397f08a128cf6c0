"""An owner's figures over ours: differences, whole entries, and what is wrong with them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grognard.engine.data import Entry, lay_over, load_folder
from grognard.engine.errors import BadData
from grognard.games import facts_of, module_of
from tests.campaigns import GAME


def ours() -> dict[str, object]:
    roads = {"B": {"bridge": "", "standing": "public"}, "C": {"bridge": "Elbe", "standing": "public"}}
    return {"A": {"name": "Aa", "value": 1, "roads": roads, "standing": "public", "standing_of": {"value": "rulebook"}}}


def test_an_entry_without_standing_has_only_what_differs() -> None:
    facts = ours()
    lay_over(facts, {"A": {"value": 2, "roads": {"D": {"bridge": "", "standing": "owner"}}}}, "areas.toml")
    [area] = facts.values()

    assert isinstance(area, dict)
    assert (area["name"], area["value"], list(area["roads"])) == ("Aa", 2, ["B", "C", "D"])
    assert area["standing_of"] == {"value": "owner", "roads": "owner"}


def test_an_entry_with_its_standing_is_whole() -> None:
    facts = ours()
    whole = {"name": "Aa", "roads": {"B": {"bridge": "", "standing": "public"}}, "standing": "public"}
    lay_over(facts, {"A": whole}, "areas.toml")
    [area] = facts.values()

    assert isinstance(area, dict)
    assert list(area["roads"]) == ["B"]
    assert "value" not in area
    assert area["standing_of"] == {"roads": "owner"}


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    shutil.copytree(Path(module_of(GAME).FOLDER) / "data", folder)
    return folder


def test_an_export_laid_over_ours_changes_nothing(exported: Path) -> None:
    before, after = facts_of(GAME), facts_of(GAME, exported)

    assert after.files == before.files


EDITS = [
    ("areas", 'EBE = { bridge = "Main", standing = "reconstruction" }\n', "", "a one-way road: BAM has no road to EBE"),
    ("areas", 'BAM = { bridge = "Main"', 'BAM = { bridge = "Elbe"', r"bridge = 'Main', but 'Elbe' seen from EBE"),
    ("areas", 'BAM = { bridge = "Main"', 'XXX = { bridge = "Main"', r"unknown area 'XXX'|a one-way road"),
    ("areas", "lat = 49.892\n", "", r"\[BAM\]: lat is missing \(a number from -90 to 90\)"),
    ("areas", "lat = 49.892", "lat = nan", r"\[BAM\]: lat = nan: must be a number from -90 to 90"),
    ("blocks", "cavalry = 8\n", "", r"\[murat\]: cavalry is missing \(a whole number from 0 to 8\)"),
    ("blocks", "cavalry = 8", "cavalry = 9", r"\[murat\]: cavalry = 9 is out of range"),
    ("blocks", "cavalry = 8", "cavalry = true", r"\[murat\]: cavalry = True: must be a whole number"),
    ("blocks", "cavalry = 8", "cavalry = " + "9" * 5000, "too large a number"),
    ("blocks", "[murat]", "[[murat]]", "murat is not a table"),
    ("blocks", "[bessieres]", "[murat]", "not valid TOML: .*line"),
    (
        "blocks",
        'standing = "reconstruction"',
        'standing = "rulebok"',
        r"\[murat\]: standing = 'rulebok': must be one of",
    ),
    ("blocks", '{ name = "rulebook"', '{ name = "hearsay"', r"\[murat\]: standing_of.name = 'hearsay'"),
    (
        "blocks",
        'standing_of = { name = "rulebook"',
        'standing_of = 3 # { name = "rulebook"',
        "standing_of is not a table",
    ),
    ("blocks", "note = {", "note = 3 # {", r"\[bessieres\]: note = 3: must be a table"),
    ("cards", "losses = 1\n", "", r"\[F01\]: losses is missing"),
    ("cards", 'event = "rain"', 'event = "snow"', "unknown event"),
    ("scenarios", 'murat = "BAM"\n', "", r"\[campaign\]: place: murat is missing"),
    ("scenarios", 'murat = "BAM"', 'murat = "PARIS"', "unknown area 'PARIS'"),
    ("scenarios", 'murat = "BAM"', 'murat = ["BAM"]', r"\[campaign\]: place: unknown area \['BAM'\]"),
    ("scenarios", 'fixed = { frederick = "ERF" }', "fixed = {}", "fixed: frederick is missing"),
    ("scenarios", "vedettes = { BAM = 2 }", "vedettes = { BAM = 9 }", "BAM = 9 is out of range: from 0 to 5"),
    ("tables", "tired_from = 5\n", "", r"\[fatigue\]: tired_from is missing"),
    ("tables", "tired_from = 5\n", "tired_from = 5\ntired_at = 4\n", r"\[fatigue\]: unknown field tired_at"),
    ("tables", "[strength]", "[strenght]\nstanding = 'owner'\n[strength]", r"\[strenght\]: unknown table"),
    ("tables", "french = [7, 6, 5, 4, 3, 2, 1]", "french = [7, 6]", r"\[tournament\]: french: 7 figures are needed"),
]


@pytest.mark.parametrize(("name", "old", "new", "says"), EDITS, ids=lambda x: None)
def test_a_slip_in_an_edited_export_is_told_with_file_and_place(
    exported: Path, name: str, old: str, new: str, says: str
) -> None:
    file = exported / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(BadData, match=says) as caught:
        facts_of(GAME, exported)
    assert f"{name}.toml" in str(caught.value)


def test_a_road_that_both_whole_areas_leave_out_is_gone(exported: Path) -> None:
    file = exported / "areas.toml"
    text = file.read_text(encoding="utf-8")
    for area in ("EBE", "BAM"):
        text = text.replace(f'{area} = {{ bridge = "Main", standing = "reconstruction" }}\n', "", 1)
    file.write_text(text, encoding="utf-8")

    assert len(facts_of(GAME, exported).graph.roads) == len(facts_of(GAME).graph.roads) - 1


def test_what_is_no_folder_or_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "areas.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="a file, where a folder is needed"):
        facts_of(GAME, file)
    with pytest.raises(BadData, match=r"areas.toml: not UTF-8"):
        facts_of(GAME, tmp_path)


def test_the_mark_of_an_editor_is_no_mistake(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b"\xef\xbb\xbf[x]\nn = 1\n")

    assert load_folder(tmp_path, ("a",)) == {"a": {"x": {"n": 1}}}


def test_an_entry_without_standing_is_refused() -> None:
    with pytest.raises(BadData, match=r"a.toml: \[x\]: standing is missing"):
        Entry("a", "x", {}).standing()
