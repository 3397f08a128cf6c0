"""Scenes tell nothing that their eyes may not know: a world that looks the same gives the same scene, to the byte."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from grognard.engine.definition import PUBLIC, Definition
from grognard.engine.errors import Unimaginable
from grognard.engine.events import Event
from grognard.engine.game import Game
from grognard.games import define, facts_of
from grognard.scene.eyes import Eyes
from grognard.scene.schema import LogLine, Scene
from grognard.scene.stage import Stage
from tests.campaigns import EVERY, defined
from tests.scene.staged import Staged, at

AnyGame = Game[Any, Any]


def graft(real: AnyGame, twin: AnyGame) -> None:
    """Gives an imagined world, whose log begins at the last checkpoint, the real log until there."""
    assert real.log is not None
    assert real.marks
    assert twin.log is not None
    mark = real.marks[-1]
    again = [
        Event(
            e.at,
            e.rule,
            e.kind,
            e.data,
            e.secret,
            e.seen_by,
            tuple(n + m for n, m in zip(e.unseen, mark.unseen, strict=True)),
        )
        for e in twin.log
    ]
    twin.log[:] = real.log[: mark.events] + again


def told(stage: Stage, game: AnyGame, seat: int) -> tuple[Scene, list[LogLine]]:
    """What a seat is shown and reads, read from the beginning."""
    eyes = Eyes(game, seat)
    journal = stage.journal(eyes)
    return stage.scene(eyes, journal), journal.lines


def bare(scene: Scene, lines: list[LogLine], reveals: frozenset[str]) -> bytes:
    """A scene and a log as they are sent, without the lines by which hidden things were shown: a world that looks
    the same now may have shown others then."""
    kept = [line for line in lines if line.kind not in reveals]
    return msgspec.json.encode((scene, [msgspec.structs.replace(line, i=0) for line in kept]))


NEXT = [
    define("napoleon-1807", scenario, {"level": level, "edition": edition})
    for scenario in facts_of("napoleon-1807").scenarios
    for level, edition in (("conscript", "fr"), ("grognard", "en"))
]
WORLDS = [defined(scenario, level, combat) for scenario, level in EVERY for combat in ("cards", "dice")] + NEXT


def name(definition: Definition[Any, Any]) -> str:
    """A game by name."""
    return "-".join([definition.scenario, *definition.options.values()])


@pytest.mark.parametrize("definition", WORLDS, ids=name)
def test_worlds_that_look_the_same_give_the_same_scene(definition: Definition[Any, Any]) -> None:
    rng = random.Random(name(definition))
    staged = Staged(definition, rng.choice(["fr", "en"]), seed=rng.randrange(1000))
    compared = 0
    for _ in staged.course(rng):
        if staged.game.over or rng.random() > 0.06:
            continue
        for seat in (0, 1):
            try:
                twin = staged.game.imagine(seat, rng, keep=True)
            except Unimaginable:
                continue
            graft(staged.game, twin)
            mine, other = told(staged.stage, staged.game, seat), told(staged.stage, twin, seat)
            assert bare(*mine, definition.reveals) == bare(*other, definition.reveals), staged.game.position()
            compared += 1
    assert compared > 4


@pytest.mark.parametrize("level", ["grognard", "marshal"])
def test_worlds_that_look_the_same_give_the_same_previews(level: str) -> None:
    rng = random.Random(level)
    staged = Staged(defined("campaign", level), "en", seed=5)
    compared = 0
    for _ in staged.course(rng):
        if staged.game.over or rng.random() > 0.05:
            continue
        seat = rng.choice(staged.game.pending).seat
        try:
            twin = staged.game.imagine(seat, rng, keep=True)
        except Unimaginable:
            continue
        graft(staged.game, twin)
        decision = staged.game.decision_of(seat)
        assert decision is not None
        for option in rng.sample(decision.options, min(2, len(decision.options))):
            mine = staged.stage.preview(Eyes(staged.game, seat), option.text)
            assert mine == staged.stage.preview(Eyes(twin, seat), option.text), staged.game.position()
            compared += 1
    assert compared > 4


@pytest.mark.parametrize("definition", [defined(*each) for each in EVERY] + NEXT, ids=name)
def test_onlookers_see_what_both_sides_see_and_no_more(definition: Definition[Any, Any]) -> None:
    rng = random.Random(name(definition))
    staged = Staged(definition, "en", seed=rng.randrange(1000))
    seen = 0
    for _ in staged.course(rng):
        if rng.random() > 0.1:
            continue
        public, first, second = staged.scene(PUBLIC), staged.scene(0), staged.scene(1)
        assert not any(hand.cards or hand.open for hand in public.hands)
        assert not public.prompt.mine
        assert not public.prompt.choices
        assert not public.prompt.refusals
        for stack in public.stacks:
            for piece in stack.pieces:
                if piece.look == "hidden":
                    assert (piece.name, piece.short, piece.counts, piece.marks) == ("", "", [], [])
                    continue
                for mine in (first, second):
                    both = {p.id: p for s in mine.stacks for p in s.pieces}
                    assert piece.id in both
                    if both[piece.id].counts != piece.counts:
                        assert not piece.counts
        kinds = {line.kind for line in staged.journals[PUBLIC].lines}
        for seat in (0, 1):
            theirs = {line.kind for line in staged.journals[seat].lines}
            assert kinds <= theirs | {kind.removesuffix("-who") for kind in theirs}
        seen += 1
    assert seen > 8


def test_onlookers_cannot_tell_worlds_apart_that_look_the_same_to_them() -> None:
    """Other corps behind the same flags, on both sides, and other cards in hand."""
    scenes = []
    for french, others, prussian, foes in (
        ("davout", "soult", "louis", "ruchel"),
        ("soult", "davout", "ruchel", "louis"),
    ):
        there = f"clear; {french} at GER; {others} at BAM; {prussian} at ZEI; {foes} at LEI"
        staged = at(f"{there}; act french; deck french F16", level="grognard")
        scenes.append(msgspec.json.encode((staged.scene(PUBLIC), staged.journals[PUBLIC].lines)))
    assert scenes[0] == scenes[1]


def test_a_hidden_piece_tells_where_it_stands_and_nothing_else() -> None:
    staged = at("clear; davout at GER; louis at ZEI; hohenlohe at ZEI; act french; deck french F16", level="grognard")
    pieces = [p for stack in staged.scene(0).stacks for p in stack.pieces if p.owner == "prussian"]
    assert [p.id for p in pieces] == ["hidden:ZEI:prussian:0", "hidden:ZEI:prussian:1"]
    assert all(p.name == p.short == "" and not p.counts and not p.marks for p in pieces)
    assert pieces[0].title == pieces[1].title == "Hidden block (Prussians), at Zeitz: ready."


def test_while_both_choose_in_secret_nobody_is_told_who_is_slow() -> None:
    staged = Staged(defined("campaign", "marshal"), "en")
    before = {seat: staged.scene(seat) for seat in (1, PUBLIC)}
    staged.game.choose("bid french 3", 0)
    for seat in (1, PUBLIC):
        assert staged.scene(seat) == before[seat]
    mine = staged.scene(0)
    assert mine.prompt.text == "Both sides choose in secret; the game goes on when both have done."
    assert mine.acting is None
