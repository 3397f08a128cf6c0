"""Every scene keeps to the schema, and whatever it names is there."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from grognard.engine.definition import Definition
from grognard.lab.variants import variants
from grognard.scene.boards import board
from grognard.scene.schema import LogLine, Preview, Scene
from grognard.text import LANGUAGES, Text
from tests.campaigns import GAME
from tests.scene.staged import EYES, Staged

VARIANTS = [*variants(GAME), *variants("napoleon-1807")]
WHOLE = ("campaign-grognard-cards-operations-stop", "fr")  # the variant with most to hide, every scene of it
SAMPLE = 0.25  # of the scenes of every other variant and language, by chance with a fixed seed


def name(definition: Definition[Any, Any]) -> str:
    """A variant by name."""
    return "-".join([definition.scenario, *definition.options.values()])


def on_board(definition: Definition[Any, Any], language: str) -> set[str]:
    """The elements that never change."""
    made = board(definition, language)
    return {spot.id for spot in made.spots} | {link.id for link in made.links}


def on_table(scene: Scene) -> set[str]:
    """The elements that a scene shows."""
    pieces = {piece.id for stack in scene.stacks for piece in stack.pieces}
    rows = {row.piece.id for sheet in scene.sheets for row in sheet.rows}
    return pieces | rows | {card.id for hand in scene.hands for card in hand.cards}


def check(scene: Scene, fixed: set[str], text: Text) -> None:
    """What the schema cannot say."""
    prompt = scene.prompt
    there = fixed | on_table(scene)
    for choice in prompt.choices:
        assert choice.label
        assert set(choice.elements) <= there, choice
    labels = [choice.label for choice in prompt.choices]
    assert len(set(labels)) == len(labels), labels
    options = [choice.option for choice in prompt.choices]
    assert len(set(options)) == len(options)
    assert set(prompt.focus) <= there, prompt.focus
    for plan in prompt.plans:
        assert plan.element in fixed
        assert set(plan.links) <= fixed
        assert len(plan.steps) > 1
        assert len(plan.links) == (len(plan.steps) if plan.steps[0].startswith("march") else 0)
        assert plan.steps[0] in options
        assert plan.label
        assert plan.hint or not plan.links
    for refusal in prompt.refusals:
        assert refusal.reason.endswith(".")
        assert refusal.option not in options
        assert set(refusal.elements) <= there, refusal
        assert text.rule(refusal.rule) is not None
    assert prompt.text
    assert prompt.mine == bool(prompt.choices)
    assert not prompt.forced or len(prompt.choices) == 1
    assert prompt.rule is None or text.rule(prompt.rule) is not None
    assert {stack.spot for stack in scene.stacks} <= fixed
    assert {state.spot for state in scene.spots} <= fixed
    links = {state.link for state in scene.links} | {arrow.link for arrow in scene.arrows} | set(scene.path)
    assert links <= fixed
    ids = [piece.id for stack in scene.stacks for piece in stack.pieces]
    assert len(set(ids)) == len(ids)
    for track in scene.tracks:
        assert track.low <= track.at <= track.high
        assert not track.labels or len(track.labels) == track.high - track.low + 1


def check_lines(lines: list[LogLine], text: Text) -> None:
    """A journal in order."""
    assert [line.i for line in lines] == list(range(len(lines)))
    assert [line.at for line in lines] == sorted(line.at for line in lines)
    for line in lines:
        assert line.text.endswith("."), line
        assert text.rule(line.rule) is not None


@pytest.mark.parametrize("definition", VARIANTS, ids=name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_of_random_games_keeps_to_the_schema(definition: Definition[Any, Any], language: str) -> None:
    rng, dice = random.Random(f"{name(definition)} {language}"), random.Random(language)
    staged = Staged(definition, language, seed=rng.randrange(1000))
    fixed = on_board(definition, language)
    part = 1.0 if (name(definition), language) == WHOLE else SAMPLE
    looked = positions = 0
    for _ in staged.course(rng):
        positions += 1
        for seat in EYES:
            if dice.random() < part or staged.game.over:
                scene = staged.scene(seat)
                encoded = msgspec.json.encode(scene)
                assert msgspec.json.decode(encoded, type=Scene, strict=True) == scene
                check(scene, fixed, staged.stage.text)
                assert scene.log_length == len(staged.journals[seat].lines)
                looked += 1
    for seat in EYES:
        lines = staged.journals[seat].lines
        assert msgspec.json.decode(msgspec.json.encode(lines), type=list[LogLine], strict=True) == lines
        check_lines(lines, staged.stage.text)
    assert looked == positions * len(EYES) if part == 1.0 else looked > 0.15 * positions * len(EYES)
    over = staged.scene(0)
    assert over.over
    assert over.ending.endswith(".")
    assert not over.prompt.mine


def test_the_variant_that_is_looked_at_whole_is_one_of_them() -> None:
    assert WHOLE[0] in [name(definition) for definition in VARIANTS]
    assert WHOLE[1] in LANGUAGES


@pytest.mark.parametrize("definition", VARIANTS, ids=name)
def test_every_preview_keeps_to_the_schema(definition: Definition[Any, Any]) -> None:
    rng = random.Random(name(definition))
    language = rng.choice(LANGUAGES)
    staged = Staged(definition, language, seed=rng.randrange(1000))
    fixed = on_board(definition, language)
    looked = odds = reach = 0
    for _ in staged.course(rng):
        decision = rng.choice(staged.game.pending) if staged.game.pending else None
        if decision is None or rng.random() > 0.2:
            continue
        eyes = staged.eyes[decision.seat]
        for option in rng.sample(decision.options, min(3, len(decision.options))):
            preview = staged.stage.preview(eyes, option.text)
            assert msgspec.json.decode(msgspec.json.encode(preview), type=Preview, strict=True) == preview
            assert set(preview.links) <= fixed
            assert {r.spot for r in preview.reach} <= fixed
            assert all(0 < r.chance <= 1 + 1e-9 for r in preview.reach)
            for row in preview.odds.rows if preview.odds else ():
                assert abs(row.win + row.draw + row.lose - 1) < 1e-6
                assert abs(sum(p for _, p in row.margins) - 1) < 1e-6
                for number, sums in zip((row.mine, row.theirs), row.sums, strict=True):
                    assert max(0, sum(n for _, n in sums)) == number, row
            looked += 1
            odds += preview.odds is not None
            reach += bool(preview.reach)
    assert looked > 15
    assert reach > 2
    assert odds > 0


def test_what_is_not_offered_has_no_preview() -> None:
    staged = Staged(VARIANTS[0])
    other = 1 - staged.game.pending[0].seat
    for eyes, option in ((0, "march NOWHERE"), (other, staged.game.pending[0].options[0].text)):
        with pytest.raises(KeyError):
            staged.stage.preview(staged.eyes[eyes], option)
