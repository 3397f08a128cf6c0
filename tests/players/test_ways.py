"""Marches as the scripted player reckons them agree with the marches that the rules offer."""

from __future__ import annotations

import random

import pytest

from grognard.players.conquerors_sight import Sight
from grognard.players.conquerors_ways import Start, ways
from tests.campaigns import begin, step


@pytest.mark.parametrize("level", ["conscript", "grognard"])
def test_the_first_roads_are_those_that_are_offered(level: str) -> None:
    rng = random.Random(3)
    compared = 0
    for seed in range(12):
        g = begin("campaign", level, seed)
        while not g.over:
            decision = g.pending[0]
            if decision.prompt == "march":
                sight = Sight(g.view(decision.seat), g.facts)
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
