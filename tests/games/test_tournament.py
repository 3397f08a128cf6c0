"""The marshal's ranking: the table of the rulebook, unfinished games, Napoleon's elimination, the worked sum."""

from __future__ import annotations

import pytest

from grognard.games.conquerors.terms import ENDINGS, War
from grognard.games.conquerors.tournament import Score, scores
from tests.campaigns import begin


def ended(winner: int, ending: str, turn: int) -> War:
    """A game that ended so, as far as the ranking looks at it."""
    g = begin("campaign", "marshal")
    g.s.winner, g.s.ending, g.s.turn = winner, ENDINGS.index(ending), turn
    g._branches, g.decision = None, None
    return g


def score(g: War) -> tuple[Score, Score]:
    return scores(g.facts, g.s)


@pytest.mark.parametrize("turn", range(1, 8))
def test_ranking_table_a_victory_counts_by_its_turn(turn: int) -> None:
    prussian = ended(1, "twenty", turn)
    french = ended(0, "zero", turn)

    assert score(prussian) == (Score(1, turn - 8), Score(3, 16 - 2 * turn))
    assert score(french) == (Score(3, 8 - turn), Score(1, turn - 8))


def test_ranking_table_a_victory_at_the_end_of_turn_7() -> None:
    assert score(ended(1, "last-turn", 7)) == (Score(1, 0), Score(3, 1))


def test_ranking_napoleon_counts_as_a_victory_on_turn_1() -> None:
    assert score(ended(1, "napoleon", 6)) == (Score(1, -7), Score(3, 14))


def test_ranking_unfinished_gives_nothing_and_costs_both_seven() -> None:
    assert score(begin("campaign", "marshal")) == (Score(0, -7), Score(0, -7))


def test_ranking_points_the_worked_sum() -> None:
    """A win as French on turn 5, a loss as Prussian on turn 7, an unfinished game: 4 points and -5."""
    first = score(ended(0, "zero", 5))[0]
    second = score(ended(0, "zero", 7))[1]
    third = score(begin("campaign", "marshal"))[0]

    assert first + second + third == Score(4, -5)
