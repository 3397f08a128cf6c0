"""The marshal's ranking: points of classification, and the tie-break table."""

from __future__ import annotations

from dataclasses import dataclass

from .state import State
from .terms import COALITION, ENDINGS, War


@dataclass(frozen=True)
class Score:
    """What one player takes from one game."""

    classification: int
    tie_break: int

    def __add__(self, other: Score) -> Score:
        return Score(self.classification + other.classification, self.tie_break + other.tie_break)


def scores(g: War) -> tuple[Score, Score]:
    """ranking.points ranking.table: what each side takes from a game, finished or not."""
    s = g.s
    if not g.over or s.winner < 0:
        return unfinished(g), unfinished(g)
    t = g.facts.tables.tournament
    best, worst = tie_break(g, s)
    won, lost = Score(t["win_points"], best), Score(t["loss_points"], worst)
    return (won, lost) if s.winner != COALITION else (lost, won)


def unfinished(g: War) -> Score:
    """ranking.unfinished: no points for a game that was not played to its end, and a loss in the tie-break."""
    return Score(0, int(g.facts.tables.tournament["unfinished"]))


def tie_break(g: War, s: State) -> tuple[int, int]:
    """ranking.table ranking.napoleon: the tie-break of winner and loser, by the turn of the victory."""
    t = g.facts.tables.tournament
    ending = ENDINGS[s.ending]
    if ending == "napoleon":
        return int(t["napoleon"][0]), int(t["napoleon"][1])
    if ending == "last-turn":
        return int(t["last_turn_winner"]), int(t["last_turn_loser"])
    return int(t["winner"][s.winner][s.turn - 1]), int(t["loser"][s.turn - 1])
