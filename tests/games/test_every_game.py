"""What holds in every game: copies, saves, forged choices, notation, leaks, sizes."""

from __future__ import annotations

import random

import pytest

from grognard.engine import record
from grognard.engine.decision import Refused
from grognard.engine.game import Game
from grognard.games import define, rules_version
from grognard.games.conquerors.state import Axes, State
from grognard.lab.bench import state_bytes
from grognard.lab.fuzz import fuzz
from grognard.lab.leaks import check_leaks
from tests.campaigns import EVERYWHERE, AnyGame, begin, defined, play, step
from tests.lab_positions import at


@pytest.mark.parametrize(("scenario", "level"), EVERYWHERE)
def test_random_games_end_without_dead_end_error_or_leak(scenario: str, level: str) -> None:
    d = defined(scenario, level)
    report = fuzz(d, 12, 5, rules_version(d.id), leak_rate=0.02)

    assert report.failures == []
    assert report.games == 12
    assert report.looked > 20


@pytest.mark.parametrize(
    ("scenario", "level"), [("campaign", "grognard"), ("pultusk", "grognard"), ("friedland", "conscript-fr")]
)
def test_random_games_with_dice_end_too(scenario: str, level: str) -> None:
    d = defined(scenario, level, "dice")

    assert fuzz(d, 8, 6, rules_version(d.id), leak_rate=0.02).failures == []


@pytest.mark.parametrize(("scenario", "level"), EVERYWHERE)
def test_no_clone_shares_anything_with_its_original(scenario: str, level: str) -> None:
    g, rng = begin(scenario, level, 3), random.Random(3)
    kept = []
    while not g.over:
        if rng.random() < 0.1:
            kept.append((g.clone(random.Random(1)), g.s.key(), [d.prompt for d in g.pending]))
        step(g, rng)
        for twin, key, _ in kept[-5:]:
            assert twin.s.key() == key
    for twin, key, prompts in kept:
        assert twin.s.key() == key
        assert [d.prompt for d in twin.pending] == prompts
        assert play(twin, random.Random(2)).over


@pytest.mark.parametrize(("scenario", "level"), [pair for pair in EVERYWHERE if pair[0] in ("short", "golymin")])
def test_a_game_saved_and_loaded_at_every_decision_is_the_same_game(scenario: str, level: str) -> None:
    g, rng = begin(scenario, level, 4), random.Random(4)
    version = rules_version(g.definition.id)
    while not g.over:
        fields = record.parse(record.write(g, version), "here")
        again = record.replay(fields, "here", define, version)
        assert again.s.key() == g.s.key()
        assert [d.prompt for d in again.pending] == [d.prompt for d in g.pending]
        step(g, rng)


@pytest.mark.parametrize(("scenario", "level"), EVERYWHERE)
def test_undo_gives_back_the_position_and_never_after_luck(scenario: str, level: str) -> None:
    g, rng = begin(scenario, level, 5), random.Random(5)
    undone = refused = 0
    while not g.over:
        before, told, luck = g.s.key(), len(g.log or ()), getattr(g.source, "count", 0)
        prompts = [(d.seat, d.prompt) for d in g.pending]
        decision = rng.choice(g.pending)
        option = rng.choice(decision.options)
        g.choose(option, decision.seat)
        if not g.over and rng.random() < 0.3:
            if g.may_undo(decision.seat):
                g.undo(decision.seat)
                assert g.s.key() == before
                assert len(g.log or ()) == told
                assert sorted((d.seat, d.prompt) for d in g.pending) == sorted(prompts)
                assert getattr(g.source, "count", 0) == luck
                g.choose(option, decision.seat)
                undone += 1
            else:
                refused += 1
    assert undone > 3
    assert refused > 3


@pytest.mark.parametrize("scenario", ["short", "golymin"])
def test_going_back_to_any_point_and_on_again_is_the_same_game(scenario: str) -> None:
    g = play(begin(scenario, "grognard", 12), random.Random(12))
    key, decisions = g.s.key(), list(g.decisions)
    rng = random.Random(1)
    for _ in range(8):
        g.back_to(rng.randrange(len(decisions)))
        for seat, option in decisions[g.n :]:
            g.choose(option, seat)
        assert g.s.key() == key


@pytest.mark.parametrize(("scenario", "level"), EVERYWHERE)
def test_every_forged_or_stale_choice_is_refused_and_changes_nothing(scenario: str, level: str) -> None:
    g, rng = begin(scenario, level, 6), random.Random(6)
    seen = []
    tried = 0
    while not g.over:
        offered = {(d.seat, o) for d in g.pending for o in d.options}
        seen += [o for _, o in offered]
        key, n = g.s.key(), g.n
        for option in rng.sample(seen, min(4, len(seen))):
            for seat in (0, 1):
                if (seat, option) not in offered:
                    with pytest.raises(Refused):
                        g.choose(option, seat)
                    with pytest.raises(Refused):
                        g.choose(option.text, seat)
                    tried += 2
        some_seat, some = next(iter(offered))
        with pytest.raises(Refused):
            g.choose(some, some_seat, at=g.number(some_seat) - 1)
        assert (g.s.key(), g.n) == (key, n)
        step(g, rng)
    assert tried > 200


@pytest.mark.parametrize(("scenario", "level"), EVERYWHERE)
def test_notation_goes_both_ways(scenario: str, level: str) -> None:
    g, rng = begin(scenario, level, 8), random.Random(8)
    checked = 0
    while not g.over:
        if not g.since and not g.given and g.s.step >= g.sequence.first_of_turn:
            same_from_notation(g)
            checked += 1
        step(g, rng)
    assert checked > 3


def same_from_notation(g: AnyGame) -> None:
    """The position at the last checkpoint, written, read and played on from there, is the same in everything."""
    text = g.position()
    s = g.definition.start()
    g.definition.notation.read(g.definition, s, text)
    assert g.definition.notation.write(g.definition, s) == text
    g.definition.check(g.definition, s)
    assert g.definition.notation.write(g.definition, s) == text
    twin = Game(g.definition, g.source, state=s, keep=False).begin()
    assert twin.s.key() == g.s.key()
    assert [o.text for d in twin.pending for o in d.options] == [o.text for d in g.pending for o in d.options]


@pytest.mark.parametrize("level", ["conscript", "grognard"])
@pytest.mark.parametrize(
    ("first", "do", "again"),
    [
        ("soult at ALT; ney at ALT", "manoeuvre ALT; with soult; with ney; go; pass; march BOR; stop", "soult ney"),
        ("soult at ALT strength 1+0 fatigue 8; board F01", "manoeuvre ALT", "nobody"),
    ],
)
def test_notation_goes_both_ways_in_the_middle_of_coordination(level: str, first: str, do: str, again: str) -> None:
    g = at(
        f"clear; {first}; lannes at BAM; weimar at EIC; hand french F22; act french; deck french F18; lost french 5",
        level=level,
    )
    for text in [*do.split("; "), "play F22"]:
        g.choose(text)

    assert f"again {again}; " in g.position()
    assert [o.text for o in g.pending[0].options] == ["manoeuvre BAM", "attack BAM"]
    same_from_notation(g)
    g.choose("manoeuvre BAM")
    assert "again none" in play(g, random.Random(1), 5).position()


@pytest.mark.parametrize(("scenario", "level"), EVERYWHERE)
def test_every_event_tells_what_its_kind_tells(scenario: str, level: str) -> None:
    g = play(begin(scenario, level, 13), random.Random(13))

    for event in g.log or ():
        assert {*event.data, *(event.secret or {})} == set(g.definition.told[event.kind]), event.kind


def test_a_copy_of_a_state_names_every_field() -> None:
    g = play(begin(seed=9), random.Random(9), 200)
    copy = g.s.copy()

    assert copy.key() == g.s.key()
    for name in State.__slots__:
        value = getattr(copy, name)
        if isinstance(value, bytearray | Axes):
            assert value is not getattr(g.s, name), name


def test_every_field_of_a_state_is_in_its_key() -> None:
    s = begin(seed=9).s
    key = s.key()
    for name in State.__slots__:
        t = s.copy()
        value = getattr(t, name)
        if isinstance(value, int):
            setattr(t, name, value + 1)
        elif isinstance(value, bytearray):
            value.append(1)
        elif isinstance(value, Axes):
            value[1] = 1
        else:
            value[0].append(1)
        assert t.key() != key, name


@pytest.mark.parametrize("scenario", ["campaign", "pultusk", "eylau"])
def test_a_state_stays_under_two_kilobytes(scenario: str) -> None:
    g, rng = begin(scenario, "grognard", 10), random.Random(10)
    most = 0
    while not g.over:
        most = max(most, state_bytes(g.s))
        step(g, rng)
    assert 500 < most <= 2048


@pytest.mark.parametrize("scenario", ["campaign", "pultusk"])
def test_a_record_takes_under_sixty_bytes_a_decision(scenario: str) -> None:
    g = play(begin(scenario, "grognard", 11), random.Random(11))

    assert len(record.write(g, "x").encode()) / g.n < 60


def test_the_leak_test_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that offers the enemy's hidden hand must not pass."""
    from grognard.games.conquerors import cards
    from grognard.lab.leaks import Leak

    honest = cards.playable

    def leaky(g: object, side: int, moment: int) -> list[object]:
        options = honest(g, side, moment)  # type: ignore[arg-type]
        return options[:-1] if 70 in g.s.hands[1 - side] and len(options) > 1 else options  # type: ignore[attr-defined, return-value]

    monkeypatch.setattr(cards, "playable", leaky)
    with pytest.raises(Leak):
        look_at_every_event_decision(30)


def look_at_every_event_decision(games: int) -> None:
    rng = random.Random(1)
    for seed in range(games):
        g = begin("campaign", "conscript", seed)
        while not g.over:
            if g.decision is not None and g.decision.prompt.startswith("play-"):
                check_leaks(g, rng)
            step(g, rng)
