"""Odds are exact: they agree with every way of drawing, and with combats that the rules play."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from grognard.engine.game import Game
from grognard.games.conquerors.facts import Facts
from grognard.scene.conquerors import draws
from grognard.scene.conquerors.draws import Box, Pile
from grognard.scene.eyes import Eyes
from grognard.scene.schema import OddsRow, Preview
from tests.campaigns import defined
from tests.scene.staged import Staged, at


def by_hand(pile: Pile, number: int) -> Counter[Box]:
    """Every way in which cards may lie, and what comes of drawing: hands, pile, discards, a pile made anew."""
    found: Counter[Box] = Counter()
    ways = 0
    for hand in itertools.combinations(range(len(pile.held)), pile.hidden_hand):
        rest = [box for n, box in enumerate(pile.held) if n not in hand] + list(pile.red)
        for order in itertools.permutations(range(len(rest))):
            top, under = order[: pile.size], order[pile.size :]
            drawn = [rest[n] for n in top[:number]]
            wanted = number - len(drawn)
            discards = [rest[n] for n in under] + list(pile.gone)
            for more in itertools.combinations(discards, min(wanted, len(discards))):
                weight = 1.0 / len(list(itertools.combinations(discards, min(wanted, len(discards)))))
                both = [*drawn, *more]
                found[sum(b[0] for b in both), sum(b[1] for b in both)] += weight  # type: ignore[assignment]
            ways += 1
    return Counter({box: n / ways for box, n in found.items()})


PILES = [
    Pile(((0, 1), (0, 1), (1, 0), (1, 1), (0, 2)), (), (), 0, 5),
    Pile(((0, 1), (1, 0), (1, 1), (0, 2)), ((1, 0), (0, 0)), (), 2, 3),
    Pile(((0, 1), (1, 0), (1, 1)), ((2, 2),), ((0, 3), (1, 2)), 1, 2),
    Pile(((0, 1), (1, 0), (1, 1), (0, 2)), ((1, 0),), ((0, 3),), 2, 0),
]


@pytest.mark.parametrize("pile", PILES)
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 9])
def test_draws_agree_with_every_way_of_drawing(pile: Pile, number: int) -> None:
    wanted, found = by_hand(pile, number), draws.cards(pile, number)
    assert set(wanted) == {box for box, p in found.items() if p > 1e-12}
    for box, p in wanted.items():
        assert found[box] == pytest.approx(p)


def test_dice_agree_with_every_throw() -> None:
    faces = ((1, 1), (1, 1), (1, 0), (0, 1), (0, 1), (0, 2))
    thrown = Counter((sum(f[0] for f in t), sum(f[1] for f in t)) for t in itertools.product(faces, repeat=3))
    found = draws.dice(faces, 3)
    assert set(found) == set(thrown)
    for box, n in thrown.items():
        assert found[box] == pytest.approx(n / 216)


# --- against the rules themselves ---


def shuffled(game: Game[Any, Any], me: int, rng: random.Random) -> None:
    """Cards that a side cannot see, dealt anew as the odds suppose: hands without red ones, all else alike."""
    s, f = game.s, game.facts
    assert isinstance(f, Facts)
    for side in (0, 1):
        hand, deck, discards = s.hands[side], s.decks[side], s.discards[side]
        known = [c for c in discards if c == s.card]
        pool = [c for c in (*deck, *discards) if c not in known]
        if side != me:
            pool += hand
            able = [c for c in pool if f.events[f.cards[c].event].colour != "red"]
            hand[:] = bytes(rng.sample(able, len(hand)))
            pool = [c for c in pool if c not in hand]
        rng.shuffle(pool)
        size = len(deck)
        deck[:], discards[:] = bytes(pool[:size]), bytes([*pool[size:], *known])


def fought(staged: Staged, me: int, rng: random.Random) -> tuple[int, int, int]:
    """One combat by the rules, nobody playing an event: the margin, and the fatigue shown for both sides."""
    twin = staged.game.clone(rng)
    twin.log = []
    shuffled(twin, me, rng)
    while twin.decision is not None and twin.decision.prompt == "play-combat":
        twin.choose("pass")
    rows = [e.data for e in twin.log if e.kind in ("revealed", "rolled")]
    mine = next(r for r in rows if r["side"] == me)
    theirs = next(r for r in rows if r["side"] != me)
    return mine["losses"] - theirs["losses"], theirs["fatigue"], mine["fatigue"]


def preview(staged: Staged, seat: int, option: str) -> Preview:
    """What a seat is told of an option."""
    return staged.stage.preview(Eyes(staged.game, seat), option)


def row(staged: Staged, seat: int, option: str) -> OddsRow:
    """The first row of the odds of an option."""
    odds = preview(staged, seat, option).odds
    assert odds is not None
    return odds.rows[0]


HANDS = "hand french F37; hand prussian P31"
FIELDS = [
    "clear; davout at ZEI; soult at ZEI; louis at ZEI; hohenlohe at ZEI; bernadotte at BAM",
    "clear; murat at JEN strength 0+4 fatigue 6; lannes at JEN; blucher at JEN; bernadotte at BAM; ruchel at LEI",
]


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("combat", ["cards", "dice"])
def test_odds_agree_with_combats_that_the_rules_play(field: str, combat: str) -> None:
    from grognard.engine.chance import Sealed
    from grognard.engine.record import new_seed

    rng = random.Random(field)
    staged = Staged(defined("campaign", "conscript", combat), "en")
    area = field.split(" at ")[1][:3]
    definition = staged.game.definition
    state = staged.game.s.copy()
    state.step = definition.sequence.first_of_turn
    definition.notation.read(definition, state, f"{field}; {HANDS}; act french")
    staged.watch(Game(definition, Sealed(new_seed(2)), state=state).begin())
    staged.game.choose(f"combat {area}")
    while staged.game.decision is not None and staged.game.decision.prompt == "with":
        staged.game.choose(staged.game.decision.options[0])
    while staged.game.decision is not None and staged.game.decision.prompt != "play-combat":
        staged.game.choose("pass")
    assert staged.game.decision is not None
    found = row(staged, 0, "pass")
    tries = 1500
    results = [fought(staged, 0, rng) for _ in range(tries)]
    margins = Counter(margin for margin, _, _ in results)
    for margin, p in found.margins:
        spread = (p * (1 - p) / tries) ** 0.5
        assert abs(margins[margin] / tries - p) <= 5 * spread + 1e-9, (margin, p, margins[margin] / tries)
    assert set(margins) <= {margin for margin, _ in found.margins}
    for n, side in ((1, 0), (2, 1)):
        mean = sum(r[n] for r in results) / tries
        assert mean == pytest.approx(found.fatigue[side], abs=0.15)


def test_the_odds_before_a_combat_count_as_the_rules_count() -> None:
    """Woods, a commander, fatigue: each modifier by its name; and the combat that follows has these numbers."""
    staged = at("clear; davout at ZEI; napoleon at ZEI; soult at ZEI fatigue 5; louis at ZEI; act french")
    found = row(staged, 0, "combat ZEI")
    assert sum(n for _, n in found.sums[0]) == found.mine
    assert ("tired corps", -1) in found.sums[0]
    staged.game.choose("combat ZEI")
    while staged.game.decision is not None and staged.game.decision.prompt != "operation":
        options = [o.text for o in staged.game.decision.options]
        staged.game.choose(next((o for o in options if o.startswith("with")), options[-1]))
        assert staged.game.log is not None
        counts = [e.data for e in staged.game.log if e.kind == "combat-cards"]
        if counts:
            break
    assert counts[0] == {"attacker": found.mine, "defender": found.theirs}


def test_an_event_that_asks_nothing_is_counted_in() -> None:
    staged = at("clear; davout at ZEI; louis at ZEI; hand french F37; act french; soult at BAM; ruchel at LEI")
    staged.game.choose("combat ZEI")
    while staged.game.decision is not None and staged.game.decision.prompt != "play-combat":
        staged.game.choose(staged.game.decision.options[0])
    assert row(staged, 0, "play F37").mine == row(staged, 0, "pass").mine + 1


def test_under_fog_there_is_a_row_for_each_number_of_cards_that_is_possible() -> None:
    numbers = []
    for enemy in ("louis", "hohenlohe"):
        staged = at(f"clear; davout at ZEI; {enemy} at ZEI; soult at BAM; ruchel at LEI; act french", level="grognard")
        odds = preview(staged, 0, "combat ZEI").odds
        assert odds is not None
        numbers.append([r.theirs for r in odds.rows])
        for r in odds.rows:
            assert max(0, sum(n for _, n in r.sums[1])) == r.theirs
    assert numbers[0] == numbers[1]
    assert numbers[0] == list(range(numbers[0][0], numbers[0][-1] + 1))


def test_a_side_never_has_a_number_of_cards_that_its_enemy_was_told_is_impossible() -> None:
    """Random grognard games: the combats that follow fall into the rows shown at the last question before them."""
    checked = 0
    for seed in range(30):
        if checked >= 12:
            break
        rng = random.Random(seed)
        staged = Staged(defined("campaign", "grognard"), "en", seed=seed)
        while not staged.game.over:
            decision = rng.choice(staged.game.pending)
            shown: list[int] = []
            if decision.prompt == "play-combat":
                odds = preview(staged, decision.seat, "pass").odds
                shown = [r.theirs for r in odds.rows] if odds else []
                mine = odds.rows[0].mine if odds else 0
                attacking = staged.game.s.act == staged.game.s.swap ^ decision.seat
                staged.game.choose("pass", decision.seat)
            else:
                staged.game.choose(rng.choice(decision.options), decision.seat)
            assert staged.game.log is not None
            counted = next((e for e in reversed(staged.game.log) if e.kind == "combat-cards"), None)
            if shown and counted is not None and counted.at == staged.game.n:
                own, other = ("attacker", "defender") if attacking else ("defender", "attacker")
                assert counted.data[own] == mine, staged.game.position()
                assert counted.data[other] in shown, staged.game.position()
                checked += 1
    assert checked > 10


def test_the_chance_to_reach_an_area_is_the_share_of_cards_that_allow_it() -> None:
    staged = at("clear; ney at GER; ruchel at EIC; act french; hand french F16")
    f = staged.game.facts
    found = preview(staged, 0, "manoeuvre GER")
    far = f.graph.distances(f.area_by_name["ger"])
    cards = [c for c in f.cards if c.side == 0 and c.id != "F16"]
    for reach in found.reach:
        roads = far[f.area_by_name[reach.spot.removeprefix("area:").casefold()]]
        assert reach.chance == pytest.approx(sum(c.movement >= roads for c in cards) / len(cards)), reach
    assert len(found.reach) > 10
