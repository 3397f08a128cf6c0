"""A player knows what its seat sees, and no more: worlds that look the same get the same choice."""

from __future__ import annotations

import random

import pytest

from grognard.engine.errors import Unimaginable
from grognard.engine.seat import Seat
from grognard.players import make
from tests.players.seats import EVERY, OLDER, YOUNGER, begin, choice

EVERY_SO_MANY = 7
COMPARED = [wish for wish in EVERY if wish[2] != "beginner"]


@pytest.mark.parametrize(("game", "scenario", "level"), COMPARED)
@pytest.mark.parametrize("opponents", [("scripted", "scripted"), ("random", "scripted"), ("scripted", "random")])
def test_equal_views_give_equal_choices(game: str, scenario: str, level: str, opponents: tuple[str, str]) -> None:
    g = begin(game, scenario, level, seed=11)
    rng = random.Random(5)
    players = [make(name, random.Random(n)) for n, name in enumerate(opponents)]
    compared = hidden = 0
    while not g.over:
        seat = g.pending[0].seat
        if g.n % EVERY_SO_MANY == 0 and opponents[seat] == "scripted":
            try:
                twin = Seat(g, seat).imagine(rng)
            except Unimaginable:
                pass
            else:
                assert twin.view(seat) == g.view(seat)
                there = make("scripted", random.Random(9)).choose(Seat(twin, seat))
                here = make("scripted", random.Random(9)).choose(Seat(g, seat))
                assert here.text == there.text, g.position()
                compared += 1
                hidden += twin.s.key() != g.s.key()
        g.choose(choice(players[seat], g), seat)
    assert compared >= 5
    assert hidden > compared // 2  # the twins were other worlds, not copies of ours


@pytest.mark.parametrize(("game", "scenario"), [(OLDER, "campaign"), (YOUNGER, "friedland")])
def test_nothing_is_remembered_but_what_cannot_sway(game: str, scenario: str) -> None:
    """A player that has played on from the start chooses as one that has just sat down."""
    g = begin(game, scenario, "grognard", seed=4)
    players = [make("scripted", random.Random(n)) for n in (0, 1)]
    while not g.over:
        seat = g.pending[0].seat
        chosen = choice(players[seat], g)
        if g.s.turn > 1 and g.n % 3 == 0:
            assert choice(make("scripted", random.Random(3)), g) is chosen, g.position()
        g.choose(chosen, seat)
