"""The scripted player in whole games: no dead ends at any level, quick, and clearly better than chance."""

from __future__ import annotations

import random
import time

import pytest

from grognard.engine import record
from grognard.games import define
from grognard.players import make
from tests.campaigns import EVERY, GAME, begin
from tests.players.seats import choice, play_out

FRENCH, PRUSSIAN = 0, 1


@pytest.mark.parametrize(("scenario", "level"), EVERY)
@pytest.mark.parametrize("names", [("scripted", "scripted"), ("scripted", "random"), ("random", "scripted")])
def test_games_of_every_scenario_and_level_run_to_their_end(scenario: str, level: str, names: tuple[str, str]) -> None:
    for seed in (1, 2):
        g = play_out(begin(scenario, level, seed), names, seed)
        assert g.s.winner in (FRENCH, PRUSSIAN)


@pytest.mark.parametrize("options", [{"combat": "dice"}, {"counter-order": "any"}, {"level": "grognard"}])
def test_games_with_options_run_to_their_end(options: dict[str, str]) -> None:
    for seed in (3, 4):
        play_out(record.new_game(define(GAME, "short", options), record.new_seed(seed)), ("scripted", "scripted"), seed)


@pytest.mark.parametrize(("names", "winner"), [(("scripted", "random"), FRENCH), (("random", "scripted"), PRUSSIAN)])
def test_either_side_beats_chance(names: tuple[str, str], winner: int) -> None:
    won = [play_out(begin("campaign", "conscript", seed), names, seed).s.winner == winner for seed in range(10, 18)]
    assert sum(won) >= len(won) - 1


def test_both_sides_win_between_equals() -> None:
    """Neither side is played so badly that the other cannot lose."""
    winners = {
        play_out(begin("short", "conscript", seed), ("scripted", "scripted"), seed).s.winner for seed in range(12)
    }
    assert winners == {FRENCH, PRUSSIAN}


def test_a_campaign_takes_less_than_a_second() -> None:
    took = []
    for seed in (1, 2, 3):
        g = begin("campaign", "conscript", seed)
        players = [make("scripted", random.Random(n)) for n in (0, 1)]
        started = time.process_time()
        while not g.over:
            seat = g.pending[0].seat
            g.choose(choice(players[seat], g), seat)
        took.append(time.process_time() - started)
    assert min(took) < 1.0
