"""Points and the sequence of play: how special rules attach."""

from __future__ import annotations

import pytest

from grognard.engine.decision import Reason
from grognard.engine.points import Bound, Chapter, Point
from grognard.engine.sequence import Sequence, Step

SPEED = Point("amend", "speed", "A number.")
ENTER = Point("forbid", "enter", "A prohibition.")
FIGHT = Point("replace", "fight", "A whole rule.")
POINTS = [SPEED, ENTER, FIGHT]


def chapter(title: str) -> Chapter:
    found = Chapter(title)
    found.special(SPEED, f"{title}.mud")(lambda unit: -1 if unit == "guns" else 0)
    found.special(ENTER, f"{title}.ford")(lambda unit: Reason(f"{title}.ford", "deep") if unit == "guns" else None)
    found.special(FIGHT, f"{title}.fog")(lambda: "fog")
    return found


def test_amendments_carry_their_rule_and_those_of_nothing_are_left_out() -> None:
    rules = Bound(POINTS, [chapter("a")])

    assert rules.amended(SPEED, "guns") == [("a.mud", -1)]
    assert rules.amended(SPEED, "foot") == []


def test_what_is_forbidden_says_why() -> None:
    reason = Bound(POINTS, [chapter("a")]).forbidden(ENTER, "guns")

    assert reason is not None
    assert reason.rule == "a.ford"
    assert Bound(POINTS, []).forbidden(ENTER, "guns") is None


def test_two_chapters_that_replace_one_rule_are_refused() -> None:
    with pytest.raises(ValueError, match=r"a\.fog and b\.fog|b\.fog and a\.fog"):
        Bound(POINTS, [chapter("a"), chapter("b")])


def test_a_chapter_that_speaks_at_an_unknown_point_is_refused() -> None:
    with pytest.raises(ValueError, match="no point fight"):
        Bound([SPEED, ENTER], [chapter("a")])


def steps(*names: str) -> list[Step]:
    return [Step(name, f"x.{name}", lambda g: None) for name in names]


def test_a_sequence_is_edited_by_the_names_of_its_steps() -> None:
    sequence = Sequence(steps("decks"), steps("draw", "fight", "rest"))
    sequence.remove("draw")
    sequence.insert(*steps("night"), before="rest")
    sequence.append_setup(*steps("bids"))

    assert [s.name for s in sequence.steps] == ["decks", "bids", "fight", "night", "rest"]
    assert sequence.first_of_turn == 2


def test_an_unknown_step_cannot_be_edited_and_two_cannot_have_one_name() -> None:
    sequence = Sequence([], steps("draw"))

    with pytest.raises(ValueError, match="no step night"):
        sequence.remove("night")
    with pytest.raises(ValueError, match="one name"):
        sequence.insert(*steps("draw"), before="draw")
