"""The engine: decisions, refusals, secret choices, clones, undo, imagined worlds."""

from __future__ import annotations

import random

import pytest

from grognard.engine.decision import Refused
from tests import tiny


def refused(call: object, *args: object) -> Refused:
    with pytest.raises(Refused) as caught:
        call(*args)  # type: ignore[operator]
    return caught.value


def test_what_is_not_offered_is_refused_with_the_rules_own_reason() -> None:
    g = tiny.past_hiding()

    error = refused(g.choose, "say 5", 0)

    assert (error.reason.rule, error.reason.message) == ("tiny.speak", "refused-too-large")
    assert g.n == 4


def test_an_option_object_that_is_not_offered_is_refused_too() -> None:
    g = tiny.past_hiding()

    assert refused(g.choose, tiny.SAY[5], 0).reason.message == "refused-too-large"
    assert refused(g.choose, tiny.HIDE[1], 0).reason.message == "refused-not-offered"


def test_a_choice_of_the_other_seat_is_refused() -> None:
    g = tiny.past_hiding()

    assert refused(g.choose, "say 1", 1).reason.message == "refused-not-your-turn"


def test_a_stale_choice_is_refused() -> None:
    g = tiny.past_hiding()
    at = g.number(0)
    g.choose("say 1", 0, at)

    assert refused(g.choose, "say 1", 0, at).reason.message == "refused-stale"


def test_nothing_can_be_chosen_after_the_end() -> None:
    g = tiny.past_hiding()
    while not g.over:
        g.choose("say 3")

    assert g.s.winner == 0
    assert refused(g.choose, "say 1").reason.message == "refused-over"


def test_secret_choices_are_made_in_any_order_and_seen_by_nobody_before_all_are_made() -> None:
    g = tiny.begin()
    g.choose("hide 3", 1)
    g.choose("keep", 1)

    assert [d.seat for d in g.pending] == [0]
    assert g.view(0)["hidden"] == [0, None]
    g.choose("hide 2", 0)
    g.choose("keep", 0)
    assert g.s.hidden == [2, 3]
    assert [d.rule for d in g.pending] == ["tiny.speak"]


def test_a_secret_choice_is_taken_back_by_its_own_seat_alone() -> None:
    g = tiny.begin()
    g.choose("hide 3", 1)
    g.choose("hide 2", 0)
    g.undo(1)

    assert g.s.hidden == [2, 0]
    assert [d.prompt for d in g.pending] == ["done", "hide"]


def test_a_clone_plays_on_alone() -> None:
    g = tiny.past_hiding()
    g.choose("say 2", 0)
    key = g.s.key()
    twin = g.clone(random.Random(1))

    assert twin.s.key() == key
    assert twin.where() == g.where()
    twin.choose("roll", 0)
    assert g.s.key() == key


def test_a_clone_does_not_read_the_true_games_luck() -> None:
    g = tiny.past_hiding()
    rolls = set()
    for n in range(30):
        twin = g.clone(random.Random(n))
        twin.choose("roll", 0)
        rolls.add(twin.s.points[0])

    assert len(rolls) > 3


def test_a_clone_repeats_the_luck_there_has_been_since_the_checkpoint() -> None:
    g = tiny.past_hiding()
    g.choose("roll", 0)

    assert all(g.clone(random.Random(n)).s.key() == g.s.key() for n in range(10))


def test_undo_goes_back_to_ones_own_decision_when_nothing_was_learned() -> None:
    g = tiny.past_hiding()
    key = g.s.key()
    g.choose("say 2", 0)
    assert g.may_undo(0)
    g.undo(0)

    assert g.s.key() == key
    assert not g.may_undo(0)


def test_luck_sets_the_undo_barrier_by_itself() -> None:
    g = tiny.past_hiding()
    g.choose("roll", 0)

    assert not g.may_undo(0)
    assert refused(g.undo, 0).reason.message == "refused-undo"


def test_undo_stops_where_somebody_else_has_decided() -> None:
    g = tiny.past_hiding()
    g.choose("say 1", 0)
    g.choose("say 1", 0)
    g.choose("say 1", 1)

    assert not g.may_undo(0)
    assert g.may_undo(1)


def test_undo_after_luck_keeps_that_luck() -> None:
    g = tiny.past_hiding()
    g.choose("roll", 0)
    points = g.s.points[:]
    g.choose("say 1", 0)
    g.undo(0)

    assert g.s.points == points
    assert [o.text for _, o in g.decisions][-1] == "roll"
    g.choose("roll", 0)
    fresh = tiny.past_hiding()
    fresh.choose("roll", 0)
    fresh.choose("roll", 0)
    assert g.s.key() == fresh.s.key()


def test_going_back_by_consent_takes_luck_back_and_draws_it_again_alike() -> None:
    g = tiny.past_hiding()
    g.choose("roll", 0)
    after = g.s.key()
    g.back_to(4)
    g.choose("roll", 0)

    assert g.s.key() == after


def test_the_log_shrinks_with_undo() -> None:
    g = tiny.past_hiding()
    g.choose("say 2", 0)
    assert g.log is not None
    told = [e.kind for e in g.log]
    g.undo(0)
    g.choose("say 2", 0)

    assert [e.kind for e in g.log] == told


def test_an_event_hides_its_secret_part_from_other_seats() -> None:
    g = tiny.past_hiding()
    g.choose("say 2", 0)

    assert g.events(0)[-1][1] == {"seat": 0, "number": 2}
    assert g.events(1)[-1][1] == {"seat": 0}


def test_where_names_the_rules_in_progress() -> None:
    assert tiny.past_hiding().where() == ["sequence.turn play", "tiny.turn turn", "tiny.speak speak"]


def test_an_imagined_world_looks_the_same_and_differs_in_what_is_hidden() -> None:
    g = tiny.past_hiding()
    g.choose("say 1", 0)
    worlds = [g.imagine(1, random.Random(n)) for n in range(20)]

    assert all(w.view(1) == g.view(1) for w in worlds)
    assert len({w.s.hidden[0] for w in worlds}) > 2
