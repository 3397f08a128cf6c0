"""Fog of war beyond what rule cases can say: undo, numbers of decisions, which vedette was lost."""

from __future__ import annotations

import random

import pytest

from grognard.lab.leaks import check_leaks
from tests.lab_positions import at

MEETING = "clear; murat at GER; davout at GER; {} at ZEI; hohenlohe at JEN; act french; deck french F16"


@pytest.mark.parametrize("met", ["prussian-vedette-1", "louis"])
def test_a_step_onto_enemy_blocks_cannot_be_taken_back(met: str) -> None:
    g = at(MEETING.format(met), level="grognard")
    for text in ("manoeuvre GER", "with murat", "go", "march ZEI"):
        g.choose(text)

    assert not g.may_undo(0)


def test_a_step_into_an_empty_area_can_be_taken_back() -> None:
    g = at(MEETING.format("louis"), level="grognard")
    for text in ("manoeuvre GER", "with murat", "go", "march SMO"):
        g.choose(text)

    assert g.may_undo(0)


def test_the_enemy_does_not_count_decisions_that_it_does_not_see() -> None:
    """Rain tires two corps by the owner's choice, two vedettes or a corps with its commander without any: the enemy
    counts alike, and waits alike."""
    numbers = []
    five = ("murat", "davout", "napoleon", "french-vedette-1", "french-vedette-2")
    for names in (five[:2], five[3:], (five[0], five[2])):
        blocks = "; ".join(f"{name} at {'GER' if name in names else 'BAM'}" for name in five)
        position = f"clear; {blocks}; soult at BAM; hohenlohe at JEN; board F01; act french; deck french F16"
        g = at(position, level="grognard")
        for text in ("manoeuvre GER", f"with {names[0]}", f"with {names[1]}", "go"):
            g.choose(text)
        views = [g.view(1)]
        assert g.decision is not None
        assert g.decision.prompt in ("share-fatigue", "seem-to-share")
        g.choose(g.decision.options[0])
        views.append(g.view(1))
        g.choose("march SMO")
        numbers.append((views, g.view(1)["n"], [e.at for e, _ in g.events(1)]))

    assert numbers[0] == numbers[1] == numbers[2]


def test_a_forced_pass_looks_like_any_other() -> None:
    """A commander who cannot act alone, a corps that would leave him alone, and a corps that could act: all pass."""
    seen = []
    for blocks in (
        "soult at ALT spent; napoleon at ALT; ney at BAM spent",
        "soult at ALT; napoleon at ALT spent; ney at BAM spent",
        "soult at ALT; napoleon at BAM spent; ney at ALT spent",
    ):
        g = at(f"clear; {blocks}; davout at BAM spent; weimar at EIC; act french", level="grognard")
        for seed in range(30):
            assert check_leaks(g, random.Random(seed))
        before = g.view(1)
        g.choose("pass")
        seen.append((before, g.view(1), [(e.at, e.rule, e.kind, data) for e, data in g.events(1)]))

    assert seen[0] == seen[1] == seen[2]


def test_which_vedette_was_lost_is_its_owners_secret() -> None:
    views = []
    for lost, left in (("french-vedette-1", "french-vedette-4"), ("french-vedette-4", "french-vedette-1")):
        position = f"clear; {lost} at GER; {left} at BAM; soult at BAM; hohenlohe at ZEI; act french; deck french F16"
        g = at(position, level="grognard")
        g.choose("manoeuvre GER")
        g.choose("march ZEI")
        views.append((g.view(1), [(e.kind, data) for e, data in g.events(1)]))

    assert views[0] == views[1]
    assert views[0][0]["vedettes_lost"][0] > 0


def test_whether_a_pursuit_is_due_is_no_secret_when_great_charge_is_asked_for() -> None:
    """The French, who do not see the cavalry that the beaten stack has left, learn it from what they are offered."""
    g = at(
        "clear; bessieres at ZEI strength 1+1; hohenlohe at ZEI strength 6+1; louis at WSF; ney at BAM; weimar at EIC;"
        " hand french F41; act french; deck french F08 F05; deck prussian P05 P06",
        level="grognard",
    )
    for text in ("combat ZEI", "pass"):
        g.choose(text)
    while g.decision is not None and g.decision.prompt != "play-retreat":
        g.choose(g.decision.options[-1])

    assert g.view(0)["operation"]["effects"] == ["pursuit-due"]
    assert [o.text for o in g.decision_of(0).options] == ["play F41", "pass"]  # type: ignore[union-attr]
    for seed in range(60):
        assert check_leaks(g, random.Random(seed))


def test_a_vedette_learns_whether_corps_stand_where_it_perishes() -> None:
    """One vedette on each side is lost, whether the other block was a corps or a second vedette: the log says which."""
    position = (
        "clear; french-vedette-1 at GER; {}; ney at BAM; weimar at EIC; prussian-vedette-3 at EIC;"
        " hand french F07; act french; deck french F16"
    )
    rules = []
    for there in (
        "tauentzien at ZEI; prussian-vedette-2 at ZEI",
        "prussian-vedette-1 at ZEI; prussian-vedette-2 at ZEI",
    ):
        g = at(position.format(there), level="grognard")
        for text in ("manoeuvre GER", "pass", "march ZEI"):
            g.choose(text)
        for seed in range(60):
            assert check_leaks(g, random.Random(seed))
        rules.append([e.rule for e, _ in g.events(0) if e.kind == "vedette-lost"])

    assert rules == [["vedette.enters"] * 2, ["vedette.mutual"] * 2]
