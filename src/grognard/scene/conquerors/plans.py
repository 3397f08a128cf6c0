"""Marches of several roads behind one click: each step is one that the rules will offer, as far as can be known."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from grognard.engine.decision import Decision
from grognard.engine.definition import Definition
from grognard.games.conquerors.facts import Facts
from grognard.games.conquerors.groups import with_options
from grognard.games.conquerors.table import place_of
from grognard.games.conquerors.terms import War

from ..schema import Plan
from ..words import Words
from .look import Look
from .sketch import sketch
from .ways import Way, ways

STOP = -1  # among the costs: to stop here


class Marches:
    """Plans and costs of marches of one game in one language."""

    def __init__(self, definition: Definition[Any, Facts], words: Words) -> None:
        self._d = definition
        self._f = definition.facts
        self._w = words

    def at(self, look: Look, decision: Decision) -> tuple[list[Plan], dict[int, str]]:
        """For the questions who acts and where to march: plans; for each neighbour, and for stopping, the cost."""
        if decision.prompt == "with":
            return self.at_stack(look, decision), {}
        if decision.prompt != "march" or look.operation is None or not look.group or look.me is None:
            return [], {}
        g = sketch(self._d, look)
        found = ways(g, look.me, g.s.points)
        offered = {option.args[0] for option in decision.options if option.verb == "march"}
        plans = [self.plan(g, way) for way in found.values() if len(way.path) > 1 and way.path[0] in offered]
        costs = {a: self.cost(g, way) for a, way in found.items() if len(way.path) == 1}
        here = found[place_of(g, g.s.group)]
        if g.s.walked:
            costs[STOP] = self._w.say("scene-stop", fatigue=here.fatigue)
        return plans, costs

    def at_stack(self, look: Look, decision: Decision) -> list[Plan]:
        """For the question who acts: everybody who may join, at once; to go remains a choice of its own."""
        if decision.prompt != "with" or look.me is None:
            return []
        side, a, pool, group, leaves = decision.about
        g, steps = sketch(self._d, look), []
        while True:
            offered = [o for o in with_options(g, side, a, pool, group, bool(leaves)) if o.verb == "with"]
            if not offered:
                break
            steps.append(offered[0])
            group |= 1 << offered[0].args[0]
        if len(steps) < 2 or steps[0] not in decision.options:
            return []
        names = self._w.listed([self._f.blocks[o.args[0]].name for o in steps])
        label = self._w.say("scene-all", blocks=names)
        return [Plan(f"area:{self._f.areas[a].id}", [o.text for o in steps], [], label, "")]

    def plan(self, g: War, way: Way) -> Plan:
        """One march, step by step."""
        f, w = self._f, self._w
        names = [f.areas[a].name for a in way.path]
        label = w.say("scene-plan", area=names[-1], via=w.listed(names[:-1]))
        return Plan(
            element=f"area:{f.areas[way.area].id}",
            steps=[f"march {f.areas[a].id}" for a in way.path],
            links=self.links(place_of(g, g.s.group), way),
            label=label,
            hint=self.cost(g, way),
        )

    def links(self, start: int, way: Way) -> list[str]:
        """The roads of a way, in their order."""
        path = (start, *way.path)
        roads = [self._f.graph.road_between[pair] for pair in pairwise(path)]
        return [f"road:{self._f.graph.road_names[road]}" for road in roads]

    def cost(self, g: War, way: Way) -> str:
        """What a way costs, and the fatigue of the whole march if it ended there."""
        return self._w.say("scene-cost", points=way.cost, fatigue=way.fatigue)
