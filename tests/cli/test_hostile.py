"""What clumsy and hostile users do: every mistake is one sentence, no traceback, and nothing saved is lost."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.cli import main
from grognard.engine import record
from grognard.games import rules_version
from tests.campaigns import GAME, begin, play

Change = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def finished() -> str:
    return record.write(play(begin("short", "conscript", 3), random.Random(3)), rules_version(GAME))


@pytest.fixture
def saved(tmp_path: Path, finished: str) -> Path:
    file = tmp_path / "game.json"
    file.write_text(finished, encoding="utf-8")
    return file


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str]:
    code = main([str(w) for w in words])
    out = capsys.readouterr()
    return code, out.err


def told(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """The one sentence that bad input gets."""
    code, err = run(capsys, *words)
    assert code == 2
    assert len(err.strip().splitlines()) == 1
    return err


TAMPERED: list[tuple[Change, str]] = [
    (lambda r: r.update(seed="00" * 32), "not the one that was committed to"),
    (lambda r: r.update(commitment="00" * 32), "not the one that was committed to"),
    (lambda r: r.update(digest="00" * 12), "another position"),
    (lambda r: r.update(over=False), "over = False, but the game ends there"),
    (lambda r: r.update(seats=["prussian", "french"]), "the seats are not those of this game: french, prussian"),
    (lambda r: r.update(rules="1799.1"), "recorded under rules 1799.1"),
    (lambda r: r.update(scenario="long"), "game.json: napoleon-1806: unknown scenario 'long'"),
    (lambda r: r["options"].update(combat="darts"), "game.json: napoleon-1806: combat = 'darts'"),
    (lambda r: r.update(scenario="campaign"), "cannot be taken here"),
    (lambda r: r.update(seed=None), "still sealed"),
    (lambda r: r["decisions"].pop(), "another position"),
    (lambda r: r["decisions"].append("0 pass"), "The game is over"),
    (lambda r: r["decisions"].__setitem__(0, "0 fly"), "decision 1, 'fly', cannot be taken here: “fly” is not among"),
    (lambda r: r["decisions"].__setitem__(0, "9 pass"), "decision 1, 'pass', cannot be taken here"),
]


@pytest.mark.parametrize(("change", "says"), TAMPERED)
def test_verify_notices_every_kind_of_tampering(
    capsys: pytest.CaptureFixture[str], saved: Path, change: Change, says: str
) -> None:
    fields = json.loads(saved.read_text(encoding="utf-8"))
    change(fields)
    saved.write_text(json.dumps(fields), encoding="utf-8")
    code = main(["verify", str(saved), "--json"])
    answer = json.loads(capsys.readouterr().out)

    assert code == 1
    assert answer["verified"] is False
    assert says in answer["problem"]
    assert "refused-" not in answer["problem"]


DAMAGED: list[tuple[Change, str]] = [
    (lambda r: r.update(grognard=True), "format True"),
    (lambda r: r.update(grognard=0), "format 0"),
    (lambda r: r.update(over="yes"), "no over"),
    (lambda r: r.update(seats=None), "no seats"),
    (lambda r: r.update(options=[]), "no options"),
    (lambda r: r.update(data=7), "no data"),
    (lambda r: r.pop("digest"), "no digest"),
    (lambda r: r.update(seed="zz"), "the seed is damaged"),
    (lambda r: r.update(game="chess"), "game.json: unknown game 'chess'"),
    (lambda r: r.update(data="my-figures"), "an owner's figures: give them, --data my-figures"),
    *(
        (lambda r, entry=entry: r["decisions"].__setitem__(4, entry), "decision 5 is damaged")
        for entry in (None, 3, "", "pass", "² pass", "0pass x", "0  pass", "-1 pass", "00 pass", ["0 pass"])
    ),
]


@pytest.mark.parametrize(("change", "says"), DAMAGED)
def test_a_damaged_record_is_told(capsys: pytest.CaptureFixture[str], saved: Path, change: Change, says: str) -> None:
    fields = json.loads(saved.read_text(encoding="utf-8"))
    change(fields)
    saved.write_text(json.dumps(fields), encoding="utf-8")

    for command in (("verify", saved), ("replay", saved), ("play", "--load", saved)):
        assert says in told(capsys, *command)


NO_RECORDS: list[tuple[bytes, str]] = [
    (b"", "game.json:1: not a record"),
    (b"\x00\xff\xfe", "not UTF-8"),
    (b"[" * 100_000, "too deep"),
    (b'{"grognard": ' + b"9" * 5000 + b"}", "too large a number"),
    (b'{"grognard": NaN}', "format nan"),
    (b'{"seed": 1, "seed": 2}', "'seed' stands twice"),
    (b"null", "not a record of Grognard"),
    (b'{\n"grognard": 1,', "game.json:2: not a record, or a damaged one"),
]


@pytest.mark.parametrize(("content", "says"), NO_RECORDS, ids=[says for _, says in NO_RECORDS])
def test_what_is_no_record_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, says: str
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)

    assert says in told(capsys, "verify", file)


def test_a_record_with_the_mark_of_an_editor_is_read(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    saved.write_bytes(b"\xef\xbb\xbf" + saved.read_bytes())

    assert run(capsys, "verify", saved)[0] == 0


def test_replay_stops_nowhere_beyond_the_end(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    assert "decisions" in told(capsys, "replay", saved, "--at", "99999")


COMPUTERS = ("--seat", "french=random", "--seat", "prussian=random")


def test_a_new_game_is_never_saved_over_another_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, saved: Path, finished: str
) -> None:
    assert "there is such a file already" in told(capsys, "play", "--save", saved, *COMPUTERS)
    assert saved.read_text(encoding="utf-8") == finished
    assert "a file must be named" in told(capsys, "play", "--save", tmp_path, *COMPUTERS)
    assert "a file must be named" in told(capsys, "play", "--save", "", *COMPUTERS)
    assert "cannot be written" in told(capsys, "play", "--save", tmp_path / "none" / "x.json", *COMPUTERS)
    if Path(os.devnull).exists():
        assert "there is such a file" in told(capsys, "play", "--save", os.devnull, *COMPUTERS)
    empty = tmp_path / "empty.json"
    empty.touch()
    assert run(capsys, "play", "--save", empty, *COMPUTERS)[0] == 0
    assert run(capsys, "play", "--load", empty, "--save", empty, *COMPUTERS)[0] == 0
    assert run(capsys, "verify", empty)[0] == 0


CONTRADICTIONS = [
    (("--scenario", "campaign"), "--scenario campaign"),
    (("--scenario", ""), "--scenario"),
    (("--option", "level=marshal"), "has level=conscript"),
    (("--seed", "7"), "has a seed of its own"),
    (("chess",), "a record of napoleon-1806, not of chess"),
    (("--data", "."), "leave out --data ."),
]


@pytest.mark.parametrize(("words", "says"), CONTRADICTIONS, ids=lambda x: None)
def test_a_loaded_game_is_not_another_one(
    capsys: pytest.CaptureFixture[str], saved: Path, words: tuple[str, ...], says: str
) -> None:
    assert says in told(capsys, "play", *words, "--load", saved)


CLUMSY = [
    (("play", "--option", "level=marshal", "--option", "level=conscript"), "level was given before"),
    (("play", "--seat", "french=human", "--seat", "french=random"), "french was given before, to human"),
    (("play", "--seat", "french=Human"), "there are human, random, scripted"),
    (("play", "--scenario", ""), "unknown scenario ''"),
    (("play", "--data", ""), "a folder must be named"),
    (("data", "check", "--game", "chess"), "unknown game 'chess'"),
    (("data", "export", GAME, ""), "a folder must be named"),
    (("verify", ""), "'': cannot be read"),
]


@pytest.mark.parametrize(("words", "says"), CLUMSY, ids=lambda x: None)
def test_a_slip_on_the_command_line_is_told(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    assert says in told(capsys, *words)


def outside(words: list[str], **how: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "grognard", *words], timeout=60, check=False, **how)


ASCII = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}


@pytest.mark.parametrize("words", [["games"], ["play", "--help"]])
def test_an_ascii_terminal_gets_what_it_can_show(words: list[str]) -> None:
    done = outside(words, env=ASCII, capture_output=True)

    assert done.returncode == 0
    assert b"Napol?on" in done.stdout
    assert not done.stderr


def test_json_loses_nothing_in_ascii() -> None:
    done = outside(["games", "--json"], env=ASCII, capture_output=True)

    assert json.loads(done.stdout)[0]["name"]["fr"] == "Napoléon 1806"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_an_output_that_is_full_or_closed_makes_no_traceback() -> None:
    with Path("/dev/full").open("wb") as full:
        done = outside(["games"], stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 2
    assert done.stderr.splitlines() == [b"grognard games: the output: No space left on device"]

    closed = outside(["games"], preexec_fn=lambda: os.close(1), stderr=subprocess.PIPE)
    assert b"Traceback" not in closed.stderr

    deaf = outside(["play", "--seed", "7"], preexec_fn=lambda: os.close(0), capture_output=True)
    assert deaf.returncode == 3
    assert not deaf.stderr
