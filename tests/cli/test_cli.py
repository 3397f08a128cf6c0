"""The command line: what each command prints, and what it says when something is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.cli import main
from grognard.engine import record
from grognard.games import rules_version
from tests.campaigns import GAME, begin, play
from tests.conftest import ROOT


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main([str(w) for w in words])
    out = capsys.readouterr()
    return code, out.out, out.err


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    code, out, err = run(capsys, *words, "--json")
    assert code == 0, err
    return json.loads(out)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    import random

    g = play(begin("short", "conscript", 3), random.Random(3))
    file = tmp_path / "game.json"
    file.write_text(record.write(g, rules_version(GAME)), encoding="utf-8")
    return file


def test_games_lists_scenarios_options_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    [game] = [g for g in answer(capsys, "games") if g["id"] == GAME]

    assert [s["id"] for s in game["scenarios"]] == ["campaign", "short"]
    assert {o["id"] for o in game["options"]} == {"level", "combat", "counter-order", "vedettes"}
    assert game["seats"] == ["french", "prussian"]


def test_fuzz_prints_what_a_program_needs(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "fuzz", GAME, "--scenario", "short", "--games", "3", "--seed", "2")

    assert (found["games"], found["dead_ends"], found["errors"], found["leaks"]) == (3, 0, 0, 0)
    assert found["decisions"] > 100
    assert found["decisions_per_s"] > 0
    assert found["reference_ratio"] > 0


def test_a_failure_found_by_fuzz_comes_with_a_record_that_reproduces_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from grognard.games.conquerors import turn

    honest = turn.worn_out

    def broken(g: Any, side: int) -> tuple[int, ...]:
        if g.s.turn == 4:
            raise RuntimeError("a broken rule")
        return honest(g, side)

    monkeypatch.setattr(turn, "worn_out", broken)
    words = ("fuzz", GAME, "--scenario", "short", "--games", "1", "--json", "--records", str(tmp_path))
    code, out, _ = run(capsys, *words)
    failure = json.loads(out)["failures"][0]
    saved = json.loads(next(tmp_path.glob("*.json")).read_text(encoding="utf-8"))

    assert code == 1
    assert "a broken rule" in failure["error"]
    assert len(saved["decisions"]) == failure["decision"]
    assert "turn 4" in failure["position"]


def test_coverage_has_nothing_unknown_and_nothing_uncited(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "coverage", GAME)

    assert found["unknown"] == []
    assert found["uncited"] == []
    assert found["code"] > 150
    assert found["data"] > 5
    assert found["nothing"] > 5


def test_coverage_notices_a_rule_without_a_home(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from grognard.lab import coverage

    real = coverage.rulebook(GAME)
    more = {**real, "march.backwards": {"kind": "code"}}
    del more["march.cost"]
    monkeypatch.setattr(coverage, "rulebook", lambda game: more)
    code, out, _ = run(capsys, "coverage", GAME, "--json")
    found = json.loads(out)

    assert code == 1
    assert found["uncited"] == ["march.backwards"]
    assert found["unknown"] == ["march.cost"]


def test_bench_prints_every_figure(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.lab import bench

    monkeypatch.setattr(bench, "GAMES", 4)
    found = answer(capsys, "bench", GAME, "--seconds", "1")

    for key in (
        "decisions_per_s",
        "reference_ratio",
        "clone_us",
        "state_bytes",
        "record_bytes_per_decision",
        "peak_mb",
    ):
        assert found[key] > 0, key
    assert found["state_bytes"] <= 2048
    assert found["record_bytes_per_decision"] <= 60


def test_data_is_exported_checked_and_laid_over_ours(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert run(capsys, "data", "export", GAME, str(folder))[0] == 0
    assert answer(capsys, "data", "check", str(folder))[0]["counts"]["areas"] == 76
    again = run(capsys, "data", "export", GAME, str(folder))
    assert again[0] == 2
    assert "--force" in again[2]
    blocks = (folder / "blocks.toml").read_text(encoding="utf-8")
    (folder / "blocks.toml").write_text(blocks.replace("infantry = 7", "infantry = 70", 1), encoding="utf-8")
    code, _, err = run(capsys, "data", "check", str(folder))
    assert code == 2
    assert "blocks.toml: [" in err
    assert "infantry = 70 is out of range" in err


def test_a_record_is_verified_and_a_changed_one_is_not(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    assert answer(capsys, "verify", str(finished))["verified"] is True
    text = finished.read_text(encoding="utf-8")
    finished.write_text(
        text.replace('"seed": "', '"seed": "00', 1).replace('",\n  "digest"', '",\n  "digest"'), "utf-8"
    )
    assert run(capsys, "verify", str(finished))[0] == 2
    seed = json.loads(text)["seed"]
    finished.write_text(text.replace(seed, "00" * 32), encoding="utf-8")
    code, out, _ = run(capsys, "verify", str(finished))
    assert code == 1
    assert "not the one that was committed to" in out
    finished.write_text(text, encoding="utf-8")
    assert run(capsys, "verify", str(finished), "--commitment", "abc")[0] == 1


def test_replay_shows_log_view_and_position(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    code, out, _ = run(capsys, "replay", str(finished), "--lang", "en")
    assert code == 0
    assert len(out.splitlines()) > 50
    found = answer(capsys, "replay", str(finished), "--at", "30", "--seat", "french")
    assert found["n"] == 30
    assert found["view"]["side"] == "french"
    assert "position" not in found
    code, out, _ = run(capsys, "replay", str(finished), "--at", "30", "--position")
    assert out.startswith("turn 3; vp ")


def test_cases_pass_fail_or_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad, wrong = tmp_path / "good.case", tmp_path / "bad.case", tmp_path / "wrong.case"
    head = "game napoleon-1806\ncase x\nset act french\n"
    good.write_text(head + "expect vp 10\n", encoding="utf-8")
    bad.write_text(head + "expect vp 11\n", encoding="utf-8")
    wrong.write_text(head + "expct vp 11\n", encoding="utf-8")

    assert run(capsys, "cases", str(good))[0] == 0
    code, out, _ = run(capsys, "cases", str(good), str(bad))
    assert code == 1
    assert f"{bad}:4: x: expected 'vp 11', but it is 'vp 10'" in out
    code, out, _ = run(capsys, "cases", str(tmp_path), "--json")
    found = json.loads(out)
    assert code == 2
    assert (found["passed"], found["failed"], len(found["errors"])) == (1, 1, 1)
    assert "wrong.case:4:" in found["errors"][0]


BAD = [
    (("fuzz", "chess"), "unknown game 'chess'; there are napoleon-1806"),
    (("fuzz", GAME, "--scenario", "waterloo"), "unknown scenario 'waterloo'"),
    (("fuzz", GAME, "--option", "level=king"), "must be one of"),
    (("fuzz", GAME, "--option", "level"), "an option is NAME=VALUE"),
    (("fuzz", GAME, "--option", "weather=fine"), "unknown option 'weather'"),
    (("fuzz", GAME, "--games", "0"), "out of range"),
    (("fuzz", GAME, "--data", "/no/such/folder"), "no such folder"),
    (("bench", "chess"), "unknown game"),
    (("coverage", "chess"), "unknown game"),
    (("data", "check", "chess"), "neither a game"),
    (("data", "export", "chess", "/tmp/x"), "unknown game"),
    (("play", "chess"), "unknown game"),
    (("play", GAME, "--seat", "austrian=human"), "the seats are french, prussian"),
    (("play", GAME, "--seat", "french=robot"), "unknown player 'robot'"),
    (("play", GAME, "--seat", "french"), "a seat is SEAT=PLAYER"),
    (("play", GAME, "--option", "level=marshal", "--seat", "french=human"), "the seats are a, b"),
    (("play", GAME, "--load", "/no/such/file.json"), "cannot be read"),
    (("replay", "/no/such/file.json"), "cannot be read"),
    (("verify", "/no/such/file.json"), "cannot be read"),
    (("cases", "/no/such.case"), "no such file or folder"),
    (("dance",), "invalid choice"),
]


@pytest.mark.parametrize(("words", "says"), BAD, ids=lambda x: " ".join(x) if isinstance(x, tuple) else "")
def test_bad_input_is_told_in_one_sentence_with_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    code, _, err = run(capsys, *words)

    assert code == 2
    assert says in err
    assert "Traceback" not in err


def test_help_teaches_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("games", "play", "fuzz", "replay", "verify", "cases", "coverage", "bench", "data"):
        code, out, _ = run(capsys, command, "--help")
        assert code == 0
        assert len(out) > 200


def test_the_module_runs_as_a_program() -> None:
    assert (ROOT / "src/grognard/__main__.py").exists()
