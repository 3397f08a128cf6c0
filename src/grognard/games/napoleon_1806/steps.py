"""The steps of a turn that only Napoléon 1806 has: a reinforcement by date, the count of three victory areas."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.decision import Decision, Option, Reason
from grognard.engine.sequence import Sequence, Step
from grognard.games.conquerors.arrival import meet_vedettes
from grognard.games.conquerors.state import LATER, OFF
from grognard.games.conquerors.table import controls, has_corps, seat, settle, tidy
from grognard.games.conquerors.terms import COALITION, Rule, War, foe
from grognard.games.conquerors.turn import declare


def edit(steps: Sequence) -> None:
    """sequence.turn: where they belong."""
    first = "draw" if "draw" in steps.by_name else "initiative"
    steps.insert(Step("reinforcement", "setup.wurtemberg", reinforcement), before=first)
    steps.insert(Step("score", "recovery.three-areas", recovery_score), before="end")


def reinforcement(g: War) -> Rule[None]:
    """setup.wurtemberg:
    at the start of its turn the waiting corps arrives in one of its areas that is free of the enemy, or never.
    """
    s, f = g.s, g.facts
    b = f.scenario.later
    if b is None or s.area[b] != LATER or s.turn != f.scenario.later_turn:
        return
    side = f.block_side[b]
    declare(g, foe(side), f.scenario.later_areas)
    free = free_areas(g, side)
    if not free:
        g.tell("setup.wurtemberg", "never-arrives", block=b)
        s.area[b] = OFF
        s.released = 0
        return
    if len(free) == 1:
        a = free[0]
    else:
        choice = yield Decision(
            seat(s, side), "setup.wurtemberg", "arrival", arrival_options(g, side), occupied, (side,)
        )
        a = choice.args[0]
    s.released = 0
    s.area[b] = a
    g.tell("setup.wurtemberg", "arrives", block=b, area=a)
    meet_vedettes(g, foe(side), a)
    tidy(g)
    settle(g)


def free_areas(g: War, side: int) -> tuple[int, ...]:
    """term.free-area: where the waiting corps may arrive."""
    return tuple(a for a in g.facts.scenario.later_areas if not has_corps(g, foe(side), a))


def arrival_options(g: War, side: int) -> list[Option]:
    """The areas to arrive at."""
    return [g.facts.o["choose"][a] for a in free_areas(g, side)]


def occupied(g: War, side: int) -> Iterator[tuple[Option, Reason]]:
    """setup.wurtemberg: why nowhere else."""
    for a in range(len(g.facts.areas)):
        yield g.facts.o["choose"][a], Reason("setup.wurtemberg", "refused-arrival", area=a)


def recovery_score(g: War) -> None:
    """recovery.three-areas victory.areas: a point for the other side if it holds three victory areas or more."""
    s, t = g.s, g.facts.tables
    held = sum(controls(g, COALITION, a) for a in g.facts.victory_areas)
    if held >= t.three_areas:
        s.toll += t.three_areas_point
        g.tell("recovery.three-areas", "three-areas", areas=held)
        settle(g, "recovery.three-areas")
