"""What a game in progress is made of besides its state: marks, the way back to them, branches of secret choices."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .chance import Given, Sealed
from .decision import Decision, Option, Rule
from .sequence import play

if TYPE_CHECKING:
    from .game import Game


@dataclass
class Mark:
    """A checkpoint of the true game: how many decisions before it, the state, the luck since, and the log's length."""

    n: int
    state: Any
    count: int
    events: int
    unseen: tuple[int, ...]
    given: list[Given] = field(default_factory=list)


class Branch:
    """One seat's own rule inside a Simultaneous."""

    __slots__ = ("decision", "rule", "seat")

    def __init__(self, seat: int, rule: Rule[None]) -> None:
        self.seat = seat
        self.rule = rule
        self.decision: Decision | None = None


def rebuild(g: Game[Any, Any], decisions: list[tuple[int, Option]]) -> None:
    """Undo: the true game goes back to the last mark that the decisions left have passed, and takes them again.

    If nothing learned is taken back, the luck since the mark stays as it was."""
    assert g.marks is not None and g.log is not None
    learned = len(decisions) < g.barrier
    while g.marks[-1].n > len(decisions):
        g.marks.pop()
    mark = g.marks.pop()
    count = g.source.count if isinstance(g.source, Sealed) else 0
    if isinstance(g.source, Sealed) and learned:
        g.source.count = mark.count
    g._replay = None if learned else list(mark.given)
    g._replay_at = 0
    g.s = mark.state.copy()
    g.n = mark.n
    g.unseen = mark.unseen
    g.barrier = min(g.barrier, mark.n) if learned else g.barrier
    barrier = g.barrier
    del g.log[mark.events :]
    again = decisions[mark.n :]
    g.decisions = decisions[: mark.n]
    g._branches = None
    g._rule.close()
    g._rule = play(g)
    g.begin()
    for seat, option in again:
        g.choose(option, seat)
    g._replay = None
    if not learned:
        g.barrier = barrier
        if isinstance(g.source, Sealed):
            g.source.count = count
