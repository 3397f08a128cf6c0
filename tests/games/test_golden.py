"""Golden games: whole games replayed to the very same end, in every level and every way to end."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.engine import record
from grognard.engine.errors import BadRecord
from grognard.games import define, rules_version
from tests.conftest import ROOT

RECORDS = sorted((ROOT / "tests/golden").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: p.stem)
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    fields = record.parse(path.read_text(encoding="utf-8"), path.name)
    g = record.verify(fields, path.name, define, rules_version(fields["game"]))

    assert g.over
    winner, ending = path.stem.split(f"{fields['options']['level']}-")[1].split("-", 1)
    assert (g.view(None)["winner"], g.definition.endings[g.s.ending]) == (winner, ending)


def test_every_way_to_end_has_a_golden_game() -> None:
    ends = {p.stem.split("-", 4)[-1] for p in RECORDS}

    for ending in ("prussian-last-turn", "french-last-turn", "prussian-twenty", "french-zero", "prussian-napoleon"):
        assert any(e.endswith(ending) for e in ends), ending


def test_every_level_has_golden_games() -> None:
    levels = {record.parse(p.read_text(encoding="utf-8"), p.name)["options"]["level"] for p in RECORDS}

    assert levels == {"beginner", "conscript", "grognard", "marshal"}


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
