"""The end of a turn, and the count at the end of a campaign."""

from __future__ import annotations

from grognard.engine.definition import NOBODY
from grognard.games.conquerors.events_initiative import in_force
from grognard.games.conquerors.table import alone_in, besieged, controls, settle
from grognard.games.conquerors.terms import ATTACKED, COALITION, FRENCH, WET_BEFORE, War
from grognard.games.conquerors.turn import next_turn, sweep

from .weather import wet
from .winter import winter_has_come


def end_of_turn(g: War) -> None:
    """recovery.turn setup.end-marker winter.end event.tsars-impatience:
    the Tsar has waited, lasting cards go; after the last turn, or with winter quarters taken up, the points decide.
    """
    s = g.s
    if in_force(g, "tsars-impatience") and not s.weather & ATTACKED:
        s.toll -= 1
        settle(g, "event.tsars-impatience")
    rained = wet(g)
    sweep(g)
    last = s.turn >= g.facts.scenario.last_turn
    if last or winter_has_come(g):
        count_citadels(g)
        count_objectives(g)
        settle(g, "victory.citadels")
        verdict(g, "last-turn" if last else "winter")
    s.weather = WET_BEFORE if rained else 0
    next_turn(g)


def count_citadels(g: War) -> None:
    """victory.citadels: each enemy citadel that is besieged, or held by a stack alone, brings its value."""
    f = g.facts
    for a in f.victory_areas:
        if f.areas[a].scoring != "end":
            continue
        taker = FRENCH if controls(g, COALITION, a) else COALITION
        if besieged(g, a) or alone_in(g, taker, a):
            gain(g, taker, f.values[a])
            g.tell("victory.citadels", "citadel-counts", side=taker, area=a, value=f.values[a])


def count_objectives(g: War) -> None:
    """victory.objectives: areas that a side was to hold."""
    for goal in g.facts.scenario.objectives:
        if alone_in(g, goal.side, goal.area):
            gain(g, goal.side, goal.points)
            g.tell("victory.objectives", "objective-counts", side=goal.side, area=goal.area, value=goal.points)


def gain(g: War, side: int, points: int) -> None:
    """victory.citadels: the marker goes down for the French, up for the other side."""
    g.s.toll += points if side == COALITION else -points


def verdict(g: War, ending: str) -> None:
    """victory.scenario victory.draw: below the spaces of a draw the French have won, above them the other side."""
    scenario = g.facts.scenario
    if g.s.vp in scenario.draw:
        g.finish(NOBODY, "draw", "victory.draw")
    g.finish(COALITION if g.s.vp >= scenario.coalition_wins_from else FRENCH, ending, "victory.scenario")
