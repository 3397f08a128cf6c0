"""The journal reads on: what it has is what the whole log says, after undo too, and it words only what is new."""

from __future__ import annotations

import random

import pytest

from grognard.scene.journal import Journal
from grognard.scene.schema import LogLine
from tests.campaigns import EVERY, defined
from tests.scene.staged import EYES, Staged, at


def whole(staged: Staged, seat: int | None) -> list[LogLine]:
    """The log, read from its beginning."""
    journal = staged.stage.journal(staged.eyes[seat])
    journal.update()
    return journal.lines


@pytest.mark.parametrize(("scenario", "level"), EVERY)
def test_reading_on_gives_what_reading_all_gives_and_undo_goes_back(scenario: str, level: str) -> None:
    rng = random.Random(f"{scenario} {level}")
    staged = Staged(defined(scenario, level), "en", seed=rng.randrange(1000))
    copies: dict[int | None, list[LogLine]] = {seat: [] for seat in EYES}
    undone = 0
    for n in staged.course(rng):
        seats = {seat for seat in (0, 1) if staged.game.may_undo(seat)}
        if n and seats and rng.random() < 0.3:
            staged.game.undo(rng.choice(sorted(seats)))
            undone += 1
        if staged.game.n > 8 and rng.random() < 0.02:
            staged.game.back_to(staged.game.n - rng.randrange(8))
            undone += 1
        for seat in EYES:
            if rng.random() > 0.3 and not staged.game.over:
                continue
            journal = staged.journals[seat]
            first = journal.update()
            copies[seat] = [*copies[seat][:first], *journal.lines[first:]]
            assert copies[seat] == journal.lines
            if rng.random() < 0.04 or staged.game.over:
                assert journal.lines == whole(staged, seat)
    assert undone > 5


def test_nothing_new_changes_no_line() -> None:
    staged = Staged(defined("short"), "en")
    journal = staged.journals[0]
    journal.update()
    assert journal.update() == len(journal.lines)
    staged.scene(0)
    assert journal.update() == len(journal.lines)


def test_a_scene_does_not_swallow_what_an_update_would_tell() -> None:
    staged = Staged(defined("short"), "en")
    journal = staged.journals[0]
    before = journal.update(), len(journal.lines)
    for _ in range(3):
        staged.play(random.Random(1))
    scene = staged.scene(0)
    assert scene.log_length == len(journal.lines) > before[1]
    assert journal.update() <= before[1]


def test_only_new_lines_are_put_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(4)
    staged = Staged(defined("campaign"), "en")
    journal = staged.journals[0]
    worded = 0
    say = type(staged.stage.text).event

    def count(self: object, kind: str, data: dict[str, object]) -> str:
        nonlocal worded
        worded += 1
        return say(self, kind, data)  # type: ignore[arg-type]

    monkeypatch.setattr(type(staged.stage.text), "event", count)
    fresh = 0
    for _ in staged.course(rng):
        begun = len(journal.lines)
        first = journal.update()
        fresh += len(journal.lines) - min(first, begun)
    # a line that grows by a part is told again, which makes it a new one
    assert worded == fresh
    assert fresh < 2 * len(journal.lines)


def test_lines_of_an_operation_share_its_number_and_others_have_none() -> None:
    staged = at("clear; davout at GER; louis at ZEI; soult at BAM; act french; deck french F16")
    for text in ("attack GER", "march ZEI"):
        staged.game.choose(text)
    staged.scene(0)
    journal: Journal = staged.journals[0]
    assert {line.operation for line in journal.lines} == {1}
    march = next(line for line in journal.lines if line.kind == "marches-who")
    assert march.elements == ["area:ZEI", "road:GER-ZEI", "block:davout"]
    assert march.owner == "french"
    combat = next(line for line in journal.lines if line.kind == "combat")
    assert combat.look == "battle"
    assert set(combat.elements) == {"area:ZEI", "block:davout", "block:louis"}


def test_moments_count_as_the_eyes_count_and_say_what_marks_them() -> None:
    rng = random.Random(2)
    staged = Staged(defined("short"), "en", seed=3)
    for _ in staged.course(rng):
        pass
    moments = staged.stage.moments(staged.journals[0])
    numbers = [moment.n for moment in moments]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] <= staged.game.n
    assert {moment.kind for moment in moments} == {"decision", "operation", "turn", "end"}
    assert moments[-1].kind == "end"
    assert moments[-1].points == staged.game.s.vp
    assert [m.turn for m in moments if m.kind == "turn"] == [4, 5][: staged.game.s.turn - 3]
