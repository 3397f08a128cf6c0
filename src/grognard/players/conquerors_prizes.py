"""What counts when the game ends: citadels that are occupied or besieged, and the objectives of a scenario.

Such a place brings nothing before; then it brings its points to one side, the taker, if a stack of his is alone there
or a siege goes on. The other side can only deny it. So time matters: a corps that cannot be there in time need not set
out, and one that is there early may still be wanted elsewhere."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from grognard.games.conquerors.facts import Facts
from grognard.games.conquerors.terms import COALITION, FRENCH, foe

SOON: Final = (1.0, 0.4, 0.2, 0.1)  # what being there now is worth of what it brings at the end, by turns left
TURNFUL: Final = 14  # the cards that a side may be expected to draw in a turn


class Prize(NamedTuple):
    """A place that counts at the end: for which side, how many points, and whether a siege counts for it already."""

    area: int
    side: int
    points: int
    besieged: bool


def prizes(f: Facts, view: dict[str, Any]) -> list[Prize]:
    """victory.citadels victory.objectives: every place that counts when the game ends."""
    sieges = {f.area_by_name[name.casefold()] for name in view["sieges"]}
    found = [
        Prize(a, foe(f.sides.index(view["control"][f.areas[a].id])), f.values[a], a in sieges)
        for a in f.victory_areas
        if a not in f.scored_at_once
    ]
    return found + [Prize(goal.area, goal.side, goal.points, False) for goal in f.scenario.objectives]


def ends_now(view: dict[str, Any]) -> float:
    """winter.end: the chance that this turn is the last although turns are left."""
    if view["winter"] is None:
        return 0.0
    chance = 1.0
    for where, cards in zip(view["winter"], view["cards"], strict=True):
        chance *= comes(where, cards["deck"], cards["discard"])
    return chance


def comes(where: int | str, deck: int, discard: int) -> float:
    """winter.drawn: the chance that a side's Winter Quarters card is drawn this turn."""
    if where == "aside":
        return 1.0
    if where == "deck":
        return min(1.0, TURNFUL / max(1, deck))
    if where == "discard":
        return min(1.0, max(0, TURNFUL - deck) / max(1, discard))
    return 0.0


def soon(turns: int) -> float:
    """How much of a prize depends on where the blocks stand now."""
    return SOON[min(turns, len(SOON) - 1)]


def verdict(f: Facts, points: int) -> int | None:
    """victory.scenario victory.draw: the side that these points make the winner; nobody in a draw."""
    if points in f.scenario.draw:
        return None
    return COALITION if points >= f.scenario.coalition_wins_from else FRENCH
