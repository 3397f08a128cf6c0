"""What a seat may take back, and on whose word.

Free: while nothing was learned and the seat is still the one that is asked; in a secret phase, its own choices. If the
opponent has been asked meanwhile the answer would depend on decisions that a seat may not know of, so it asks. Where
nobody else is concerned (one person at one screen, or against computers, which always consent), any choice goes back;
the luck that follows stays what it was, because it hangs on the seed and the draws before."""

from __future__ import annotations

from typing import Literal

from grognard.scene.schema import Scene

from .acts import free_undo, last_choice
from .tables import Live

Undo = Literal["no", "free", "ask"]


def alone(live: Live, seat: int) -> bool:
    """True if no other person plays against whoever sits there."""
    me = live.chairs[seat].person
    return all(c.kind == "computer" or c.person == me for c in live.chairs)


def target(live: Live, seat: int) -> int | None:
    """Where taking back leads that nobody else is asked for: one's last choice, or, at one screen, anybody's."""
    me = live.chairs[seat].person
    found = [last_choice(live, c.seat) for c in live.chairs if c.kind == "person" and c.person == me]
    return max((n for n in found if n is not None), default=None)


def may(live: Live, seat: int, scene: Scene) -> Undo:
    """What a seat sees of it."""
    if seat < 0 or live.state != "playing":
        return "no"
    if freely(live, seat, scene):
        return "free"
    if alone(live, seat):
        return "no" if live.game.in_secret or target(live, seat) is None else "free"
    return "no" if last_choice(live, seat) is None else "ask"


def freely(live: Live, seat: int, scene: Scene) -> list[int]:
    """The decisions that go without asking anybody: none if that would tell what others did unseen."""
    going = free_undo(live, seat)
    if live.game.in_secret or not going:
        return going
    hidden = scene.secrets and scene.acting is not None and scene.acting != scene.side
    return going if seat in live.pending and not hidden else []
