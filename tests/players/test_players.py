"""Players by name; the random player."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from grognard.engine.errors import BrokenInvariant, UserError
from grognard.engine.seat import Seat
from grognard.players import PLAYERS, make
from tests.players.seats import OLDER, begin, choice


@pytest.mark.parametrize("name", ["random", "scripted"])
def test_a_player_is_made_by_name(name: str) -> None:
    g = begin(OLDER, "campaign")
    assert choice(make(name, random.Random(1)), g) in g.pending[0].options


def test_an_unknown_player_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(UserError, match=r"unknown player 'napoleon'; there are random, scripted"):
        make("napoleon", random.Random(1))


@pytest.mark.parametrize("name", PLAYERS)
def test_a_seat_that_has_nothing_to_decide_is_not_asked(name: str) -> None:
    g = begin(OLDER, "campaign")
    with pytest.raises(BrokenInvariant, match="nothing to decide"):
        make(name, random.Random(1)).choose(Seat(g, 1 - g.pending[0].seat))


def test_the_random_player_leaves_no_option_out() -> None:
    g = begin(OLDER, "campaign")
    player = make("random", random.Random(1))
    chosen = Counter(choice(player, g).text for _ in range(400))
    assert set(chosen) == {option.text for option in g.pending[0].options}


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    g = begin(OLDER, "campaign", "grognard", 3)
    assert choice(make(name, random.Random(7)), g) is choice(make(name, random.Random(7)), g)
