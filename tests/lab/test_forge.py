"""Forged choices are refused; and the trial that says so would notice one that is not."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.decision import Refused
from grognard.engine.game import Game
from grognard.lab.forge import KINDS, forge
from grognard.lab.variants import variants
from tests.campaigns import GAME, defined


def test_no_forged_choice_is_accepted_in_any_scenario_or_option() -> None:
    report = forge(variants(GAME), 20_000, 11)

    assert report.failures == []
    assert (report.tried, report.accepted) == (20_000, 0)
    assert report.games >= 3
    assert set(report.kinds) == {"invented", "late", "mangled", "misnumbered", "misplaced"}
    assert min(report.kinds.values()) > 1000


def test_a_report_counts_every_kind_of_forgery_even_those_that_were_not_met() -> None:
    assert forge([defined("short")], 0, 1).as_json()["kinds"] == dict.fromkeys(KINDS, 0)
    told = forge([defined("short", "marshal"), defined("short", "grognard")], 600, 1).as_json()

    assert list(told) == ["tried", "accepted", "games", "kinds", "failures"]
    assert told["tried"] == sum(told["kinds"].values()) == 600
    assert list(told["kinds"]) == list(KINDS)
    assert min(told["kinds"].values()) > 20


def test_the_trial_notices_a_game_that_does_not_look_at_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Game.choose

    def careless(g: Game[Any, Any], choice: Any, seat: int | None = None, at: int | None = None) -> None:
        choose(g, choice, None, at if seat in (0, 1) else None)

    monkeypatch.setattr(Game, "choose", careless)

    assert forge([defined("short")], 2_000, 3).accepted > 0


def test_the_trial_notices_a_game_that_takes_late_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Game.choose
    monkeypatch.setattr(Game, "choose", lambda g, choice, seat=None, at=None: choose(g, choice, seat))

    assert forge([defined("short")], 2_000, 3).accepted > 0


def test_the_trial_notices_a_game_that_takes_what_it_does_not_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first option in the place of what is not offered, as a careless reader of texts might take it."""
    find = Game.find

    def generous(g: Game[Any, Any], text: str, seat: int | None = None) -> Any:
        try:
            return find(g, text, seat)
        except Refused:
            if not any(seat in (None, d.seat) for d in g.pending):
                raise
            return next(d for d in g.pending if seat in (None, d.seat)).options[0]

    monkeypatch.setattr(Game, "find", generous)
    report = forge([defined("short")], 400, 3)

    assert {failure["kind"] for failure in report.failures} >= {"invented", "mangled"}
