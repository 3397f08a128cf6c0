"""A question is passed over only if everybody can tell that it has one answer."""

from __future__ import annotations

import random

import pytest

from grognard.scene.conquerors.prompt import ALWAYS, OPEN
from tests.campaigns import EVERY, defined
from tests.scene.staged import Staged, at

SECRET = {"recover", "anticipation", "with", "place", "deployed", "bid"}


@pytest.mark.parametrize(("scenario", "level"), EVERY)
def test_questions_about_hidden_things_are_always_asked(scenario: str, level: str) -> None:
    rng = random.Random(f"{scenario} {level}")
    staged = Staged(defined(scenario, level), "en", seed=rng.randrange(1000))
    fog = level == "grognard"
    alone = 0
    for _ in staged.course(rng):
        for decision in staged.game.pending:
            if len(decision.options) != 1:
                continue
            prompt = staged.scene(decision.seat).prompt
            alone += 1
            if decision.prompt.startswith(("play-", "counter-")) or decision.prompt in SECRET:
                assert not prompt.forced, decision
            if fog:
                assert prompt.forced == (decision.prompt in ALWAYS), decision
            elif prompt.forced:
                assert decision.prompt in ALWAYS | OPEN | {"march"}, decision
    assert alone > 3


@pytest.mark.parametrize(("hand", "level", "forced"), [("hand french F27", "conscript", False), ("", "beginner", True)])
def test_to_stop_for_want_of_points_is_asked_of_whoever_might_hold_a_card_for_it(
    hand: str, level: str, forced: bool
) -> None:
    """The only way out is over a bridge that is down, and the stack has too few points: no hand, no choice."""
    position = (
        "clear; soult at EBE; louis at EBE; ruchel at LEI; davout at BAM; "
        "axis french EBE BAM; bridge BAM-EBE destroyed; act french; deck french F04"
    )
    staged = at(f"{position}; {hand}" if hand else position, level=level)
    staged.game.choose("manoeuvre EBE")
    while staged.game.decision is not None and staged.game.decision.prompt != "march":
        staged.game.choose("pass")
    prompt = staged.scene(0).prompt
    assert [choice.option for choice in prompt.choices] == ["stop"]
    assert prompt.forced == forced


def test_a_retreat_with_one_way_is_not_asked_twice_even_under_fog() -> None:
    seen = 0
    for seed in range(12):
        rng = random.Random(seed)
        staged = Staged(defined("campaign", "grognard"), "en", seed=seed)
        for _ in staged.course(rng):
            for decision in staged.game.pending:
                if decision.prompt == "retreat" and len(decision.options) == 1:
                    assert staged.scene(decision.seat).prompt.forced
                    seen += 1
        if seen > 2:
            return
    assert seen
