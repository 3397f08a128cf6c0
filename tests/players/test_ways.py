"""Marches as the scripted player reckons them agree with the marches that the rules offer."""

from __future__ import annotations

import random

import pytest

from grognard.players.conquerors_sight import Sight
from grognard.players.conquerors_ways import Start, ways
from tests.campaigns import step
from tests.players.seats import OLDER, YOUNGER, begin


@pytest.mark.parametrize(
    ("game", "scenario", "options"),
    [
        (OLDER, "campaign", {"level": "conscript"}),
        (OLDER, "campaign", {"level": "grognard"}),
        (YOUNGER, "pultusk", {"edition": "en"}),
        (YOUNGER, "pultusk", {"edition": "fr", "level": "grognard"}),
        (YOUNGER, "eylau", {"edition": "fr"}),
    ],
)
def test_the_first_roads_are_those_that_are_offered(game: str, scenario: str, options: dict[str, str]) -> None:
    rng = random.Random(3)
    compared = 0
    for seed in range(12):
        g = begin(game, scenario, seed=seed, **options)
        while not g.over:
            decision = g.pending[0]
            if decision.prompt == "march":
                sight = Sight(g.view(decision.seat), g.definition)
                operation = sight.operation
                assert operation is not None
                offered = {option.args[0] for option in decision.options if option.verb == "march"}
                group = frozenset(sight.block(name) for name in operation["group"])
                start = Start(group, sight.area(operation["area"]), operation["points"], operation["walked"] > 0)
                first = {way.first for to, way in ways(sight, start).items() if to != start.area}
                if not {"strategic-withdrawal"} & sight.in_force and operation["points"] != 1:
                    assert first <= offered, g.position()
                    assert offered <= set(ways(sight, start)), g.position()
                    compared += 1
            step(g, rng)
    assert compared > 100
