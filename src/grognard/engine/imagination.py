"""Imagined worlds: everything that a seat does not know dealt anew, in agreement with all that it sees.

The game deals the state of the last checkpoint anew. Then the decisions since are relived: those of the seat as they
were, those of others under the new names, those that others made out of sight possibly otherwise. A world whose view
differs from the real one, or in which the past cannot have happened, is thrown away. What the seat is offered is not
compared: it must be the same in every such world, and the leak test sees that it is.

What everybody saw can be so unlikely that no dealt world agrees with it within the tries (about once in 50,000
decisions of random play under fog): then `Unimaginable` is raised, and a player decides without a search."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from .chance import Astray, Fast
from .decision import Option, Refused
from .errors import Unimaginable

if TYPE_CHECKING:
    from .game import Game

Past = list[tuple[int, Option]]


def imagine(g: Game[Any, Any], seat: int, rng: random.Random, tries: int, keep: bool) -> Game[Any, Any]:
    """A world that the seat cannot tell from the real one."""
    wanted = g.table(seat)
    for attempt in range(tries):
        state, renamed = g.definition.imagine(g, seat, rng, attempt)
        twin = g.twin(state, Fast(rng), seat, keep)
        try:
            twin.begin()
            relive(twin, remembered(g, seat, renamed), seat, rng, wanted)
        except (Refused, Astray):
            continue
        if twin.table(seat) == wanted:
            twin.stand_for(g)
            return twin
    raise Unimaginable(f"no world agrees with what seat {seat} sees: {g.position()}")


def remembered(g: Game[Any, Any], seat: int, renamed: dict[int, int]) -> Past:
    """The decisions since the checkpoint as an imagined past has them; others' secret branches are forgotten."""
    vocabulary, hidden = g.definition.vocabulary, g.definition.hidden
    return [
        (who, option if who == seat else vocabulary.relabelled(option, hidden, renamed))
        for who, option, secret in g.since
        if who == seat or not secret or not g.in_secret
    ]


def relive(twin: Game[Any, Any], past: Past, seat: int, rng: random.Random, wanted: dict[str, Any]) -> None:
    """Replays an imagined past. What others chose out of sight may have been something else in this world."""
    private = twin.definition.private
    queue = list(past)
    for _ in range(len(past) + 40):
        decision = twin.decision
        if decision is None or (not queue and twin.table(seat) == wanted):
            return
        if not twin.in_secret and decision.seat != seat and decision.options[0].verb in private:
            at = next((i for i, (who, o) in enumerate(queue) if who != seat and o in decision.options), None)
            twin.choose(rng.choice(decision.options) if at is None else queue.pop(at)[1], decision.seat)
            continue
        while queue and queue[0][0] != seat and queue[0][1].verb in private and not twin.in_secret:
            queue.pop(0)
        if not queue:
            return
        who, option = queue.pop(0)
        twin.choose(option, who)
