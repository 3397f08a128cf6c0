"""The scripted player in whole games: no dead ends at any level, quick, and clearly better than chance."""

from __future__ import annotations

import random
import time

import pytest

from grognard.games import define
from grognard.lab.reference import war
from grognard.players import make
from grognard.players.conquerors_cards import EVENTS
from grognard.players.conquerors_march import CROSSINGS
from tests.players.seats import EVERY, OLDER, SCENARIOS, YOUNGER, begin, choice, play_out

FRENCH, COALITION, NOBODY = 0, 1, -1
SEEDS = {OLDER: (1, 2), YOUNGER: (1,)}
MOST_WARS = 800
EVERY_SCENARIO = [(game, scenario) for game in SCENARIOS for scenario in SCENARIOS[game]]


@pytest.mark.parametrize(("game", "scenario", "level"), EVERY)
@pytest.mark.parametrize("names", [("scripted", "scripted"), ("scripted", "random"), ("random", "scripted")])
def test_games_of_every_scenario_and_level_run_to_their_end(
    game: str, scenario: str, level: str, names: tuple[str, str]
) -> None:
    for seed in SEEDS[game]:
        g = play_out(begin(game, scenario, level, seed), names, seed)
        assert g.s.winner in (FRENCH, COALITION) or g.s.vp in g.facts.scenario.draw


@pytest.mark.parametrize(
    ("game", "scenario", "options"),
    [
        (OLDER, "short", {"combat": "dice"}),
        (OLDER, "short", {"counter-order": "any"}),
        (YOUNGER, "golymin", {"combat": "dice"}),
        (YOUNGER, "eylau", {"edition": "fr"}),
        (YOUNGER, "friedland", {"edition": "fr", "level": "grognard", "counter-order": "any"}),
    ],
)
def test_games_with_options_run_to_their_end(game: str, scenario: str, options: dict[str, str]) -> None:
    for seed in (3, 4):
        play_out(begin(game, scenario, seed=seed, **options), ("scripted", "scripted"), seed)


@pytest.mark.parametrize(("names", "winner"), [(("scripted", "random"), FRENCH), (("random", "scripted"), COALITION)])
@pytest.mark.parametrize(("game", "scenario"), EVERY_SCENARIO)
def test_either_side_beats_chance(game: str, scenario: str, names: tuple[str, str], winner: int) -> None:
    ends = [play_out(begin(game, scenario, "conscript", seed), names, seed).s.winner for seed in range(10, 16)]
    assert ends.count(1 - winner) <= 1
    assert ends.count(winner) >= 4


@pytest.mark.parametrize(("game", "scenario"), [(OLDER, "short"), (YOUNGER, "golymin"), (YOUNGER, "friedland")])
def test_both_sides_win_between_equals(game: str, scenario: str) -> None:
    """Neither side is played so badly that the other cannot lose."""
    games = (begin(game, scenario, "conscript", seed) for seed in range(12))
    winners = {play_out(g, ("scripted", "scripted"), seed).s.winner for seed, g in enumerate(games)}
    assert winners >= {FRENCH, COALITION}


@pytest.mark.parametrize(("game", "scenario"), [(OLDER, "campaign"), (YOUNGER, "pultusk"), (YOUNGER, "eylau")])
def test_a_campaign_takes_about_a_second(game: str, scenario: str) -> None:
    """Counted in runs of the reference loop: less than a second where one run takes 1.25 ms."""
    ratios = []
    for seed in (1, 2, 3):
        g = begin(game, scenario, "conscript", seed)
        players = [make("scripted", random.Random(n)) for n in (0, 1)]
        loop, started = a_little_war(), time.process_time()
        while not g.over:
            seat = g.pending[0].seat
            g.choose(choice(players[seat], g), seat)
        ratios.append((time.process_time() - started) / min(loop, a_little_war()))
    assert min(ratios) < MOST_WARS


def a_little_war() -> float:
    """Processor seconds of one run of the reference loop, the quickest of a few."""
    times = []
    for _ in range(5):
        started = time.process_time()
        war(random.Random(1))
        times.append(time.process_time() - started)
    return min(times)


@pytest.mark.parametrize(("game", "scenario"), [(OLDER, "campaign"), (YOUNGER, "eylau")])
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_every_event_that_a_hand_may_hold_is_weighed(game: str, scenario: str, edition: str) -> None:
    """Bridges on the march, Counter-order as an answer; Strategic withdrawal is never played."""
    elsewhere = {*CROSSINGS, "destroyed-bridge", "counter-order", "strategic-withdrawal"}
    f = define(game, scenario, {"edition": edition} if game == YOUNGER else {}).facts
    held = {c.event for c in f.cards if f.events[c.event].colour in ("blue", "green")}
    assert held <= {*EVENTS, *elsewhere}
