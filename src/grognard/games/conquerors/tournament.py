"""The marshal's ranking: points of classification, and the tie-break table."""

from __future__ import annotations

from dataclasses import dataclass

from .facts import Facts
from .state import State
from .terms import COALITION, ENDINGS


@dataclass(frozen=True)
class Score:
    """What one player takes from one game."""

    classification: int
    tie_break: int

    def __add__(self, other: Score) -> Score:
        return Score(self.classification + other.classification, self.tie_break + other.tie_break)


def scores(f: Facts, s: State) -> tuple[Score, Score]:
    """ranking.points ranking.table: what each side takes from a game, finished or not."""
    if s.winner < 0:
        return unfinished(f), unfinished(f)
    t = f.tables.tournament
    best, worst = tie_break(f, s)
    won, lost = Score(t["win_points"], best), Score(t["loss_points"], worst)
    return (won, lost) if s.winner != COALITION else (lost, won)


def unfinished(f: Facts) -> Score:
    """ranking.unfinished: no points for a game that was not played to its end, and a loss in the tie-break."""
    return Score(0, int(f.tables.tournament["unfinished"]))


def tie_break(f: Facts, s: State) -> tuple[int, int]:
    """ranking.table ranking.napoleon: the tie-break of winner and loser, by the turn of the victory."""
    t = f.tables.tournament
    ending = ENDINGS[s.ending]
    if ending == "napoleon":
        return int(t["napoleon"][0]), int(t["napoleon"][1])
    if ending == "last-turn":
        return int(t["last_turn_winner"]), int(t["last_turn_loser"])
    return int(t["winner"][s.winner][s.turn - 1]), int(t["loser"][s.turn - 1])
