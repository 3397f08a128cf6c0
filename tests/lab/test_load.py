"""The load plays real games on a real server for a few seconds; and it would notice an event that was lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest

from grognard.lab import load as loading
from grognard.lab.load import LoadReport, Match, cost, load
from grognard.lab.process import ServerProcess
from grognard.lab.web import Browser
from tests.lab.processes import scripts

KEYS = {
    "games", "finished", "decisions", "decisions_per_s", "seen_by_other", "p50_ms", "p99_ms", "cpu_ms_p50",
    "cpu_ms_p99", "lost", "errors", "failures",
}  # fmt: skip


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path_factory.mktemp("load"))
    asyncio.run(made.start())
    yield made
    made.stop()


def run(process: ServerProcess, games: int, seconds: float, think: float = 0.05) -> LoadReport:
    """A short load."""
    report = LoadReport(games=games)
    asyncio.run(load(process.server, scripts(), report, seconds, think, 1))
    return report


def test_a_short_load_loses_nothing(process: ServerProcess) -> None:
    report = run(process, 3, 4.0)
    told = report.as_json()

    assert (told["failures"], told["lost"], told["errors"]) == ([], 0, 0)
    assert told["games"] == 3
    assert told["decisions"] > 30
    assert told["decisions_per_s"] > 5
    assert told["seen_by_other"] > 10
    assert 0 < told["p50_ms"] <= told["p99_ms"] < 4000
    assert set(told) == KEYS
    assert 4.0 <= report.seconds < 12


def test_a_load_with_more_time_than_its_games_need_plays_them_to_their_end(process: ServerProcess) -> None:
    report = run(process, 1, 6.0, think=0.0)

    assert (report.failures, report.lost, report.errors) == ([], 0, 0)
    assert report.finished >= 1


def test_what_a_decision_costs_is_measured_with_nothing_else_going_on(
    process: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Match.next_asked
    left = iter(range(25))

    async def briefly(match: Match, until: float = float("inf")) -> int | None:
        return await asked(match, until) if next(left, None) is not None else None

    monkeypatch.setattr(Match, "next_asked", briefly)
    report = LoadReport(games=1)
    asyncio.run(cost(process.server, scripts()[2], report, process.cpu))

    assert len(report.cpu) == 25
    assert 0 < report.as_json()["cpu_ms_p50"] < 100
    assert (report.lost, report.errors) == (0, 0)


def drop(monkeypatch: pytest.MonkeyPatch, which: int) -> list[int]:
    """Loses one event on its way to a browser: so many events with a question for it come before."""
    events = Browser.events
    seen: list[int] = []

    async def lossy(browser: Browser, path: str) -> AsyncIterator[tuple[str, bytes]]:
        async for name, data in events(browser, path):
            scene: Any = msgspec.json.decode(data)["scene"] if name == "scene" else None
            if scene is not None and scene["prompt"]["mine"]:
                seen.append(scene["n"])
                if len(seen) == which:
                    continue
            yield name, data

    monkeypatch.setattr(Browser, "events", lossy)
    return seen


@pytest.mark.parametrize("which", [1, 20])
def test_a_lost_event_is_counted_although_the_run_is_shorter_than_any_patience(
    process: ServerProcess, monkeypatch: pytest.MonkeyPatch, which: int
) -> None:
    monkeypatch.setattr(loading, "UNDERWAY", 0.5)
    seen = drop(monkeypatch, which)
    report = run(process, 1, 3.0)

    assert len(seen) >= which
    assert report.lost == 1
    assert "its stream at" in report.failures[0]


def test_a_stalled_game_is_an_error_even_if_no_event_is_missing(
    process: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "STALLED", 0.3)
    monkeypatch.setattr(Match, "_asked", lambda match: None)
    report = run(process, 1, 1.0)

    assert report.lost == 0
    assert report.errors >= 1
    assert "no news" in report.failures[0]
