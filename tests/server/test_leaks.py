"""Nothing that a server sends tells anybody what they may not know: pages, answers, events and errors, as bytes, for
both sides and for onlookers.

Three ways to look: a secret of the true game is searched for in everything sent; the game at a table is put into
another world that looks the same to a seat, and the seat is sent the same bytes; two tables whose games differ only in
what one side did in secret are the same to the other side and to onlookers, in all their past too. At the end leaks are
planted, to see that each is found."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.engine import history
from grognard.engine.definition import PUBLIC
from grognard.engine.errors import Unimaginable
from grognard.engine.seat import Seat
from grognard.players import make
from grognard.scene.eyes import Eyes
from grognard.scene.stage import Stage
from grognard.server import infos, undoing
from grognard.server.files import FOLDER
from grognard.server.messages import Fairness
from grognard.server.replays import Replays
from tests.server.browsers import Browser, House, house
from tests.server.wire import (
    Seated,
    everything,
    in_world,
    look_at_pieces,
    look_for_secrets,
    same,
    sit_down,
    twin_of,
)

CLOCK = {"kind": "total", "amount": 600}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("leaks")
    with house(folder, static=FOLDER, test_seeds=True) as found:
        yield found


def played(table: Seated, seed: int, upto: int) -> Iterator[int]:
    """Scripted players, each through their own browser: the number of each position at which somebody is asked."""
    players = [make("scripted", random.Random(seed + n)) for n in (0, 1)]
    rng = random.Random(seed)
    while not table.game.over and table.game.n < upto:
        yield table.game.n
        seat = rng.choice(table.game.pending).seat
        table.choose(seat, players[seat].choose(Seat(table.game, seat)).text)
        table.house.clock.time += 1


# --- secrets of the truth ---


NEXT: dict[str, Any] = {"game": "napoleon-1807", "scenario": "pultusk"}


@pytest.mark.parametrize(("level", "wish"), [("grognard", {}), ("marshal", {}), ("conscript", {}), ("grognard", NEXT)])
def test_no_secret_is_in_anything_that_is_sent(here: House, level: str, wish: dict[str, Any]) -> None:
    table = sit_down(here, level, 31, clock=CLOCK, **wish)
    rng = random.Random(level)
    searched = hidden = 0
    for n in played(table, 31, 400):
        if rng.random() > (0.06 if n > 60 else 0.12):
            continue
        for viewer in table.viewers:
            last = table.game.number(viewer.eyes)
            sent = everything(table, viewer, past=sorted({0, last // 3, last // 2, max(0, last - 1)}))
            assert {asked: answer for asked, answer in sent.items() if answer[0] >= 500} == {}
            searched += look_for_secrets(table, viewer, sent)
            hidden += look_at_pieces(table, viewer, sent)
    assert searched > 1000
    assert (hidden > 100) == (level == "grognard")


def test_after_the_end_the_seed_is_published(here: House) -> None:
    """So that its absence before is worth something."""
    table = sit_down(here, "grognard", 5)
    for _ in played(table, 5, 60):
        pass
    seed = table.live.setup.seed.hex().encode()
    viewer = table.viewers[2]
    before = everything(table, viewer)
    answer = table.viewers[0].browser.post(f"/api/tables/{table.id}/resign", {"seat": "french", "at": 0})
    assert answer.status_code == 200
    after = everything(table, viewer)

    assert not any(seed in body for _, body in before.values())
    assert sum(seed in body for _, body in after.values()) == 2  # the record and the fairness of the luck


# --- worlds that look the same to a seat ---


@pytest.mark.parametrize(("level", "wish"), [("grognard", {}), ("marshal", {}), ("conscript", {}), ("grognard", NEXT)])
def test_in_a_world_that_looks_the_same_a_seat_is_sent_the_same(here: House, level: str, wish: dict[str, Any]) -> None:
    table = sit_down(here, level, 47, clock=CLOCK, **wish)
    rng = random.Random(level)
    compared = 0
    for n in played(table, 47, 400):
        if rng.random() > (0.08 if n > 60 else 0.2):
            continue
        compared += sum(compared_in_another_world(table, seat, rng) for seat in (0, 1))
    assert compared > 20


def compared_in_another_world(table: Seated, seat: int, rng: random.Random) -> bool:
    """Compares what is sent to a seat in the real world and in an imagined one; False if none could be imagined."""
    viewer = table.viewers[seat]
    try:
        twin = twin_of(table.game, seat, rng)
    except Unimaginable:
        return False
    real = everything(table, viewer, whole=False)
    with in_world(table, twin):
        imagined = everything(table, viewer, whole=False)
    same(real, imagined, table.game.definition.reveals)
    return True


# --- tables that differ only in secret ---


class Twins:
    """Two tables with the same luck and the same persons, at which one side acts otherwise in secret."""

    def __init__(self, house: House, level: str, seed: int) -> None:
        persons = [house.browser() for _ in range(3)]
        self.house = house
        self.one, self.other = (sit_down(house, level, seed, persons, clock=CLOCK) for _ in (0, 1))

    @property
    def both(self) -> tuple[Seated, Seated]:
        """Both tables."""
        return self.one, self.other

    def choose(self, seat: int, option: str, other: str | None = None) -> None:
        """The same choice at both, or another at the second; at the same time."""
        self.one.choose(seat, option)
        self.other.choose(seat, option if other is None else other)
        self.house.clock.time += 1

    def alike(self, eyes: int) -> bool:
        """True if a seat, or an onlooker, may see no difference."""
        return self.one.game.view(eyes) == self.other.game.view(eyes)

    def compare(self, eyes: int, *, deep: bool = False) -> None:
        """Fails if somebody is sent anything that differs."""
        past = range(self.one.game.number(eyes)) if deep else ()
        one, other = (everything(table, table.viewers[eyes], past=past) for table in self.both)
        same(one, other, names=(self.one.id, self.other.id))


def swapped(placed: list[tuple[str, str]], rng: random.Random, twins: Twins) -> tuple[str, str]:
    """Two corps of the second side that may stand in each other's place."""
    f = twins.one.game.facts
    kinds = {block.id: block.kind for block in f.blocks}
    corps = [block for block, _ in placed if kinds[block] == "corps"]
    at = dict(placed)
    while True:
        one, other = rng.sample(corps, 2)
        if at[one] != at[other]:
            return one, other


def test_what_one_side_places_in_secret_is_never_sent_to_the_other_nor_to_onlookers(here: House) -> None:
    """Two corps change places behind their flags. What the other side is sent stays the same for as long as it may see
    no difference, whatever it looks back at."""
    twins = Twins(here, "grognard", 12)
    rng = random.Random(12)
    placed: list[tuple[str, str]] = []
    while (decision := twins.one.game.decision_of(1)) is not None and decision.prompt == "place":
        option = rng.choice(decision.options).text
        twins.one.choose(1, option)
        placed.append((option.split()[1], option.split()[2]))
    first, second = swapped(placed, rng, twins)
    names = {first: second, second: first}
    at = dict(placed)

    taps = [[viewer.tap for viewer in table.viewers] for table in twins.both]
    watching = [tap for row in taps for tap in (row[0], row[2]) if tap is not None]
    before = [tap.quiet() for tap in watching]
    for block, _ in placed:
        here.clock.time += 10  # the second table is slower: nobody may notice
        twins.other.choose(1, f"place {block} {at[names.get(block, block)]}")
    assert [tap.quiet() for tap in watching] == before
    for eyes in (0, PUBLIC):
        twins.compare(eyes)

    while twins.one.game.in_secret:
        seat = twins.one.game.pending[0].seat
        decision = twins.one.game.decision_of(seat)
        assert decision is not None
        twins.choose(seat, rng.choice(decision.options).text)
    steps = 0
    while twins.alike(0) and twins.alike(PUBLIC) and steps < 60:
        if steps % 10 == 0:
            for eyes in (0, PUBLIC):
                twins.compare(eyes, deep=steps % 20 == 0)
        decision = twins.one.game.pending[0]
        texts = [o.text for o in decision.options]
        there = [o.text for o in twins.other.game.pending[0].options]
        if decision.seat == 1:
            texts = [text for text in texts if text in there]
        texts = [t for t in texts if t == "pass"] if decision.seat == 1 and "pass" in texts else texts
        twins.choose(decision.seat, rng.choice(texts))
        steps += 1
    assert steps >= 20


@pytest.mark.parametrize("phase", ["bid", "place"])
def test_while_both_choose_in_secret_nobody_is_sent_who_is_slow(here: House, phase: str) -> None:
    twins = Twins(here, "marshal", 3)
    if phase == "place":
        twins.choose(0, "bid french 2")
        twins.choose(1, "bid prussian 1")
    watching = [tap for table in twins.both for v in (table.viewers[0], table.viewers[2]) if (tap := v.tap)]
    before = [tap.quiet() for tap in watching]
    decision = twins.one.game.decision_of(1)
    assert decision is not None
    assert decision.prompt == phase

    here.clock.time += 40
    twins.one.choose(1, decision.options[-1].text)
    for eyes in (0, PUBLIC):
        twins.compare(eyes, deep=True)
    here.clock.time += 40
    twins.other.choose(1, decision.options[0].text)
    for eyes in (0, PUBLIC):
        twins.compare(eyes, deep=True)
    assert [tap.quiet() for tap in watching] == before
    here.clock.time += 40
    for table in twins.both:
        undone = table.viewers[1].browser.post(
            f"/api/tables/{table.id}/undo", {"seat": "b", "at": table.game.number(1)}
        )
        assert undone.status_code == 200
        if table is twins.one:
            for eyes in (0, PUBLIC):
                twins.compare(eyes)
    assert [tap.quiet() for tap in watching] == before


# --- planted leaks are found ---


def true_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scene shows what really stands there."""
    scene = Stage.scene

    def careless(stage: Stage, eyes: Eyes, journal: Any, *more: Any) -> Any:
        told = scene(stage, eyes, journal, *more)
        if eyes.over:
            return told
        everybody = Eyes(eyes._game, None)
        true = scene(stage, everybody, stage.journal(everybody), *more)
        return msgspec.structs.replace(told, stacks=true.stacks)

    monkeypatch.setattr(Stage, "scene", careless)


def true_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal names a card that the other side holds."""
    refusal = Stage.refusal
    near = Eyes.near_misses

    def careless(stage: Stage, reason: Any) -> tuple[str, str]:
        said, rule = refusal(stage, reason)
        return f"{said} {told[-1]}", rule

    def noting(eyes: Eyes) -> Any:
        g = eyes._game
        hand = g.s.hands[1 - (max(0, eyes.seat or 0) ^ g.s.swap)]
        told.append(g.facts.cards[hand[0]].id if hand else "")
        return near(eyes)

    told = [""]
    monkeypatch.setattr(Stage, "refusal", careless)
    monkeypatch.setattr(Eyes, "near_misses", noting)


def whole_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record has every decision."""
    monkeypatch.setattr(history, "unseen_of", lambda g, seat: [False] * g.n)


def early_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed is shown too soon."""

    async def careless(replays: Replays, table: str) -> Fairness:
        setup = replays._hall.tables[table].setup
        return Fairness(setup.commitment, setup.seed.hex(), "", [])

    monkeypatch.setattr(Replays, "fairness", careless)


def hidden_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether one may take back depends on the other side's hand."""
    monkeypatch.setattr(
        undoing,
        "may",
        lambda live, seat, scene: "free" if live.game.s.hands[1 - (seat ^ live.game.s.swap)][0] & 1 else "no",
    )


@pytest.fixture(scope="module")
def begun(here: House) -> Seated:
    """A grognard game in which both sides have cards and nothing has been shown."""
    table = sit_down(here, "grognard", 77)
    for _ in played(table, 77, 80):
        if table.game.s.turn == 1 and table.game.s.act >= 0 and table.game.pending[0].prompt != "march":
            break
    return table


def look_for_all(table: Seated) -> None:
    """Looks for secrets in what everybody is sent."""
    for viewer in table.viewers:
        look_for_secrets(table, viewer, everything(table, viewer))


def compare_some(table: Seated) -> None:
    """Compares some worlds; one that was imagined may be the real one by chance."""
    rng = random.Random(1)
    for seat in (0, 1) * 6:
        compared_in_another_world(table, seat, rng)


@pytest.mark.parametrize("plant", [true_stacks, true_hands, whole_record, early_seed])
def test_a_secret_that_is_sent_is_found(
    begun: Seated, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    begun.live.faces.clear()
    look_for_all(begun)
    plant(monkeypatch)
    begun.live.faces.clear()
    with pytest.raises(AssertionError, match="was sent"):
        look_for_all(begun)


@pytest.mark.parametrize("plant", [true_stacks, true_hands, hidden_undo])
def test_a_difference_between_worlds_that_look_the_same_is_found(
    begun: Seated, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    begun.live.faces.clear()
    compare_some(begun)
    plant(monkeypatch)
    begun.live.faces.clear()
    with pytest.raises(AssertionError):
        compare_some(begun)


def test_a_table_that_tells_who_is_slow_is_found(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    twins = Twins(here, "marshal", 4)
    twins.one.choose(1, "bid french 1")
    twins.compare(0)
    monkeypatch.setattr(infos, "turn_text", lambda known, *_: str(known.summary.pending))
    with pytest.raises(AssertionError, match="GET"):
        twins.compare(0)


def test_a_stranger_without_a_session_sees_what_onlookers_see(begun: Seated) -> None:
    stranger: Browser = begun.house.browser(known=False)
    onlooker = begun.viewers[2].browser
    for path in ("scene", "moments", "fairness", "record"):
        address = f"/api/tables/{begun.id}/{path}?lang=en"
        mine, theirs = stranger.get(address), onlooker.get(address)
        assert mine.status_code == theirs.status_code == 200
        assert mine.content == theirs.content
