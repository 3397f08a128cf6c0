"""The arithmetic of the scripted player: worth, chances of combat, reach of marches."""

from __future__ import annotations

import pytest

from grognard.players.conquerors_odds import Odds, Stack, losses_of, winning, worth
from grognard.players.conquerors_sight import Corps
from tests.campaigns import defined

COIN = ((1, 0), (0, 0))  # a card in two has a loss
THIRD = ((1, 0), (0, 0), (0, 0))


def corps(strength: int, fatigue: int = 0, bonus: int = 0, ready: bool = True) -> Corps:
    """A corps of so much strength."""
    return Corps(0, 0, strength, 1, fatigue, ready, bonus)


def test_a_corps_is_worth_its_strength_and_less_with_each_fatigue() -> None:
    values = [worth(6, fatigue) for fatigue in range(10)]
    assert values[0] == 6
    assert values == sorted(values, reverse=True)
    assert values[8] > values[9] == 0


def test_the_fifth_fatigue_costs_more_than_those_before() -> None:
    steps = [worth(6, n) - worth(6, n + 1) for n in range(5)]
    assert max(steps) == steps[4]


def test_on_the_last_turn_fatigue_counts_only_where_it_still_costs_points() -> None:
    assert worth(6, 4, last_turn=True) == 6
    assert worth(6, 5, last_turn=True) < 6


def test_losses_of_several_cards() -> None:
    assert losses_of(COIN, 2) == pytest.approx((0.25, 0.5, 0.25))


def test_chances_of_winning_and_losing() -> None:
    assert winning(COIN, COIN, 1, 1) == pytest.approx((0.25, 0.25))
    assert winning(COIN, THIRD, 1, 1) == pytest.approx((1 / 3, 1 / 6))
    assert winning(COIN, THIRD, 0, 0) == (0.0, 0.0)


def test_the_decks_say_the_odds() -> None:
    odds = Odds(defined())
    assert odds.losses[0] == pytest.approx(1 / 2)
    assert odds.losses[1] == pytest.approx(1 / 3)
    assert odds.at_least(0, 6) > odds.at_least(1, 6) == 0
    assert odds.at_least(0, 0) == odds.at_least(0, 1) == 1


def test_dice_say_the_odds_where_they_are_in_use() -> None:
    assert len(Odds(defined(combat="dice")).boxes[0]) == 6


def test_a_large_stack_reaches_less_far() -> None:
    odds = Odds(defined())
    assert odds.reaches(0, 1, 3) > odds.reaches(0, 3, 3)
    assert odds.reaches(0, 3, 3, bonus=1) == odds.reaches(0, 2, 3)


def test_cards_of_a_stack() -> None:
    odds = Odds(defined())
    assert Stack(odds, 0, [corps(5), corps(4)]).cards == 3
    assert Stack(odds, 0, [corps(5, fatigue=5), corps(4)]).cards == 2
    assert Stack(odds, 0, [corps(8, bonus=1)]).cards == 3


def test_the_same_cards_do_more_harm_to_a_corps_alone_than_to_two() -> None:
    odds = Odds(defined())
    alone, two = Stack(odds, 1, [corps(4)]), Stack(odds, 1, [corps(4), corps(4)])
    assert alone.harm(4) > two.harm(4)


def test_only_ready_corps_have_rest_to_lose() -> None:
    odds = Odds(defined())
    assert Stack(odds, 0, [corps(6, fatigue=4)]).rest() > 0
    assert Stack(odds, 0, [corps(6, fatigue=4, ready=False)]).rest() == 0
