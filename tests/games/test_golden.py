"""Golden games: whole games replayed to the very same end, in every level and every way to end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grognard.engine import record
from grognard.engine.errors import BadRecord
from grognard.games import GAMES, define, rules_version
from grognard.lab.fuzz import ending_name
from tests.campaigns import EVERY, EVERY_1807
from tests.conftest import ROOT
from tests.golden.make import kind

RECORDS = sorted((ROOT / "tests/golden").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: p.stem)
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    fields = record.parse(path.read_text(encoding="utf-8"), path.name)
    g = record.verify(fields, path.name, define, rules_version(fields["game"]))

    assert g.over
    assert f"{kind_of(fields)}-{ending_name(g).replace(' ', '-')}" == path.stem


def kind_of(fields: dict[str, Any]) -> str:
    """What the name of a record begins with: its game, scenario, level, edition, and dice."""
    options = fields["options"]
    level = options["level"] + ("-fr" if options.get("edition") == "fr" else "")
    return kind(fields["game"], fields["scenario"], level, options["combat"])


ENDS = {
    "napoleon-1806": {
        "prussian-last-turn",
        "french-last-turn",
        "prussian-twenty",
        "french-zero",
        "prussian-napoleon",
    },
    "napoleon-1807": {
        "russian-last-turn",
        "french-last-turn",
        "russian-twenty",
        "french-zero",
        "russian-napoleon",
        "russian-winter",
        "french-winter",
        "nobody-draw",
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_end_has_a_golden_game(game: str) -> None:
    ends = {p.stem.removeprefix(f"{kind_of(fields)}-") for p, fields in parsed() if fields["game"] == game}

    assert ends == ENDS[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_level_and_edition_has_golden_games(game: str) -> None:
    played = {(f["scenario"], f["options"]["level"], f["options"].get("edition")) for _, f in parsed()}
    wanted = EVERY if game == "napoleon-1806" else EVERY_1807

    for scenario, level in wanted:
        name, _, edition = level.partition("-")
        assert (scenario, name, None if game == "napoleon-1806" else edition or "en") in played


def parsed() -> list[tuple[Path, dict[str, Any]]]:
    """Every record, read."""
    return [(p, record.parse(p.read_text(encoding="utf-8"), p.name)) for p in RECORDS]


def verify(text: str) -> None:
    record.verify(record.parse(text, "my.json"), "my.json", define, rules_version("napoleon-1806"))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda t: t.replace('"commitment": "', '"commitment": "0'), "not the one that was committed"),
        (lambda t: t.replace('"digest": "', '"digest": "0'), "another position"),
        (lambda t: t.replace('"rules": "', '"rules": "old-'), "recorded under rules old-"),
        (lambda t: t.replace('"grognard": 1', '"grognard": 99'), "format 99"),
        (lambda t: t[: len(t) // 2], "damaged"),
        (lambda t: t.replace('"0 pass"', '"0 march LEI"', 1), "cannot be taken here"),
        (lambda t: t.replace('"0 pass"', '"pass"', 1), "decision .* is damaged"),
        (lambda t: t.replace('"seed": "', '"seed": "zz'), "the seed is damaged"),
        (lambda t: "{}", "not a record of Grognard"),
    ],
)
def test_a_damaged_or_older_record_is_refused_in_one_sentence(change: object, says: str) -> None:
    text = change(RECORDS[0].read_text(encoding="utf-8"))  # type: ignore[operator]
    with pytest.raises(BadRecord, match=says) as caught:
        verify(text)

    assert str(caught.value).startswith("my.json")
    assert "\n" not in str(caught.value)
