"""Rules read a second time, in another way than the program's, and compared with it over many positions.

Losses: every way to share them that the rulebook allows, found by trying all; marches: the fatigue of a march, worked
out from the way that the stack went; combats: the number of cards, worked out from the sheets."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from grognard.engine.decision import Option
from grognard.engine.events import Event
from grognard.games.conquerors.shares import lose
from grognard.games.conquerors.terms import FRENCH, War
from tests.lab_positions import at

Stack = tuple[tuple[int, int], ...]  # infantry and cavalry of each corps
CORPS = ("lannes", "ney", "soult")
FRENCH_CORPS = ("murat", "bessieres", "davout", "soult", "lannes", "ney")
PRUSSIAN_CORPS = ("brunswick", "blucher", "hohenlohe", "tauentzien", "ruchel")


def stacks(number: int) -> Iterator[tuple[Stack, int]]:
    """Stacks of one to three corps, and losses to share."""
    rng = random.Random(4)
    for _ in range(number):
        corps = [(rng.randrange(0, 4), rng.randrange(0, 3)) for _ in range(rng.choice((1, 2, 2, 3)))]
        yield tuple(c if sum(c) else (1, 0) for c in corps), rng.randrange(1, 6)


def shared(stack: Stack, losses: int, path: tuple[Option, ...]) -> list[Option] | Stack:
    """What is asked after some answers, or what each corps has lost when nothing more is."""
    where = "; ".join(f"{name} at GER strength {i}+{c}" for name, (i, c) in zip(CORPS, stack, strict=False))
    g: War = at(f"clear; {where}; weimar at EIC; act french")
    blocks = [g.facts.block_by_name[name] for name in CORPS[: len(stack)]]
    rule = lose(g, FRENCH, sum(1 << b for b in blocks), losses)
    answers = list(path)
    try:
        asked = next(rule)
        while answers:
            asked = rule.send(answers.pop(0))
    except StopIteration:
        return tuple((i - g.s.inf[b], c - g.s.cav[b]) for b, (i, c) in zip(blocks, stack, strict=True))
    return list(asked.options)  # type: ignore[union-attr]


def ways_to_share(stack: Stack, losses: int) -> set[Stack]:
    """Every result that the program can come to."""
    found: set[Stack] = set()
    paths: list[tuple[Option, ...]] = [()]
    while paths:
        path = paths.pop()
        came = shared(stack, losses, path)
        if isinstance(came, list):
            paths += [(*path, option) for option in came]
        else:
            found.add(came)
    return found


def ways_of_the_rulebook(stack: Stack, losses: int) -> set[Stack]:
    """Every result in which each corps has its equal share, as far as it can, and one loss of several is cavalry."""
    each = losses // len(stack)
    every = itertools.product(*([(a, b) for a in range(i + 1) for b in range(c + 1)] for i, c in stack))
    fair = {
        way
        for way in every
        if sum(map(sum, way)) == min(losses, sum(map(sum, stack)))
        and all(sum(lost) >= min(each, sum(corps)) for lost, corps in zip(way, stack, strict=True))
    }
    with_cavalry = {way for way in fair if any(c for _, c in way)}
    return with_cavalry if losses > 1 and with_cavalry else fair


def test_losses_are_shared_in_every_way_that_the_rulebook_allows_and_in_no_other() -> None:
    for stack, losses in stacks(80):
        assert ways_to_share(stack, losses) == ways_of_the_rulebook(stack, losses), (stack, losses)


def test_the_fatigue_of_a_march_is_what_the_way_costs() -> None:
    rng = random.Random(11)
    for _ in range(120):
        corps = rng.sample(FRENCH_CORPS, rng.randint(1, 3))
        contested = rng.random() < 0.5
        enemies = {"louis": rng.choice(("ZEI", "SMO", "PEG", "ALT")), "tauentzien": "GER" if contested else "EIC"}
        placed = "; ".join([*(f"{c} at GER" for c in corps), *(f"{b} at {a}" for b, a in enemies.items())])
        g: War = at(f"clear; {placed}; weimar at EIC; act french; deck french {rng.choice(('F01', 'F09', 'F16'))}")
        g.choose("manoeuvre GER")
        for text in [*(f"with {c}" for c in corps), "go"] if len(corps) > 1 else []:
            g.choose(text)
        way = ["GER"]
        while g.decision is not None and g.decision.prompt == "march":
            option = rng.choice(g.decision.options)
            way += option.text.split()[1:]
            g.choose(option)
        while g.decision is not None and g.decision.prompt == "share-fatigue":
            g.choose(rng.choice(g.decision.options))
        long = max(0, len(way) - 4) * len(corps)
        meetings = contested + (way[-1] in enemies.values())
        due = max(0, long + meetings - ("soult" in corps)) if len(way) > 1 else 0
        taken = [sum(e.data["points"] for e in tired(g) if e.data["block"] == block(g, c)) for c in corps]

        assert sum(taken) == due, (corps, way)
        assert min(taken) >= due // len(corps), (corps, way)


def test_combat_cards_are_what_the_sheets_say() -> None:
    rng = random.Random(5)
    bonus = {"davout": 1, "bessieres": 1}
    ground = {"AUE": 0, "GRA": 1, "LEI": 1, "ERF": 1, "BAM": 0}  # cards for a Prussian defender
    for _ in range(150):
        area = rng.choice(tuple(ground))
        sheet = {
            name: (rng.randint(1, 5), rng.randint(0, 3), rng.randint(0, 8))
            for name in [*rng.sample(FRENCH_CORPS, rng.randint(1, 3)), *rng.sample(PRUSSIAN_CORPS, rng.randint(1, 3))]
        }
        placed = "; ".join(f"{n} at {area} strength {i}+{c} fatigue {t}" for n, (i, c, t) in sheet.items())
        g: War = at(f"clear; {placed}; augereau at EBE; weimar at EIC; act french; turn 3")
        french = [name for name in sheet if name in FRENCH_CORPS]
        attackers = rng.sample(french, rng.randint(1, len(french)))
        g.choose(f"combat {area}")
        for text in [*(f"with {c}" for c in attackers), "go"] if len(french) > 1 else []:
            g.choose(text)
        cards = {n: (1 if i + c < 5 else 2) - (t > 4) + bonus.get(n, 0) for n, (i, c, t) in sheet.items()}
        [told] = [e.data for e in g.log or () if e.kind == "combat-cards"]

        assert told["attacker"] == max(0, sum(cards[n] for n in attackers)), (placed, attackers)
        assert told["defender"] == max(0, sum(cards[n] for n in sheet if n not in french) + ground[area]), placed


FRENCH_1807 = ("lannes", "davout", "soult", "ney", "bessieres", "murat")
RUSSIAN_1807 = ("sacken", "ostermann", "galitzin", "dokhturov", "bagration", "platov")
GROUNDS = {
    "PEY": "",
    "FRI": "",
    "LAN": "wooded",
    "HEI": "fortified",
    "ALL": "fortified",
    "THO": "citadel",
    "KON": "citadel",
}


@pytest.mark.parametrize("level", ["conscript", "conscript-fr"])
def test_combat_cards_of_1807_are_what_the_sheets_say_and_none_cancel_the_attack(level: str) -> None:
    rng = random.Random(7)
    bonus = {"davout": 1, "bessieres": 1, "napoleon": 1, "bennigsen": 1}
    for _ in range(120):
        area, act = rng.choice(tuple(GROUNDS)), rng.choice(("french", "russian"))
        holder, marker = rng.choice(("french", "russian")), GROUNDS[area] not in ("", "wooded")
        sheet = {
            name: (rng.randint(1, 5), rng.randint(0, 3), rng.randint(0, 8))
            for name in [*rng.sample(FRENCH_1807, rng.randint(1, 3)), *rng.sample(RUSSIAN_1807, rng.randint(1, 3))]
        }
        placed = "; ".join(f"{n} at {area} strength {i}+{c} fatigue {t}" for n, (i, c, t) in sheet.items())
        placed += f"; napoleon at {area}; bennigsen at {area}" + (f"; control {area} {holder}" if marker else "")
        g: War = at(f"clear; {placed}; bernadotte at LIP; essen at WEH; act {act}", "eylau", level)
        own = [n for n in sheet if (n in FRENCH_1807) == (act == "french")]
        chief, other = ("napoleon", "bennigsen") if act == "french" else ("bennigsen", "napoleon")
        attackers = [*rng.sample(own, rng.randint(1, len(own))), *rng.sample([chief], rng.randint(0, 1))]
        g.choose(f"combat {area}")
        for text in [*(f"with {c}" for c in attackers), "go"]:
            g.choose(text)
        cards = {n: (1 if i + c < 5 else 2) - (t > 4) for n, (i, c, t) in sheet.items()}
        first = sum(cards[n] for n in attackers if n in cards)
        if first <= 0:
            assert [e.data["side"] for e in g.log or () if e.kind == "attack-cancelled"] == [
                FRENCH_OR_RUSSIAN.index(act)
            ]
            continue
        [told] = [e.data for e in g.log or () if e.kind == "combat-cards"]
        attack, defence = ground_cards(GROUNDS[area], marker and holder == act)
        defenders = [n for n in sheet if n not in own]

        assert told["attacker"] == max(0, first + attack + sum(bonus.get(n, 0) for n in attackers)), placed
        against = sum(cards[n] for n in defenders) + defence + sum(bonus.get(n, 0) for n in [*defenders, other])
        assert told["defender"] == max(0, against), placed


FRENCH_OR_RUSSIAN = ("french", "russian")


def ground_cards(ground: str, attackers_own: bool) -> tuple[int, int]:
    """The cards that the ground of a combat brings to the attacker and to the defender."""
    match ground:
        case "wooded":
            return 0, 1
        case "fortified":
            return 0, 0 if attackers_own else 1
        case "citadel":
            return (1, 0) if attackers_own else (0, 1)
    return 0, 0


def block(g: War, name: str) -> int:
    """A block by name."""
    return g.facts.block_by_name[name]


def tired(g: War) -> list[Event]:
    """The fatigue taken for a march."""
    return [e for e in g.log or () if e.kind == "tired" and e.rule.startswith("march")]
