"""Two people at one screen: neither sees what is the other's, nor can tell it from what is not asked."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest

import grognard.terminal
from grognard.text import LANGUAGES, Text
from tests.terminal.driving import new, play

SOURCES = sorted(Path(grognard.terminal.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("level", ["conscript", "grognard", "marshal"])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_shown_to_one_never_names_a_card_of_the_others_hand(level: str, seed: int) -> None:
    """Everything shown since the last hand-over is for the eyes of whoever answers now."""
    game = new(level, seed=seed)
    rng = random.Random(seed)
    looks = ["hand", "army", "table", "log 200", "map", "help"]

    def answer(fresh: str) -> str | None:
        if game.decision is None:
            return "quit"
        if "Press Enter" in fresh.splitlines()[-1]:
            return ""
        seat = game.decision.seat
        side = seat ^ game.s.swap
        shown = fresh[fresh.rfind("Press Enter") :]
        if game.s.step >= game.sequence.first_of_turn:
            hand = {game.facts.cards[c].id for c in game.s.hands[1 - side]}
            assert not hand & set(re.findall(r"\b[FP]\d\d\b", shown))
        if game.facts.fog:
            for b in range(game.facts.lo[1 - side], game.facts.corps_end[1 - side]):
                assert not re.search(rf"[\[(]{game.facts.blocks[b].name}[\s\u00a0]\d", shown)
        if rng.random() < 0.1:
            return rng.choice(looks)
        return str(rng.randrange(len(game.decision.options)) + 1)

    code, shown = play(game, answer, humans=(0, 1))
    assert code == 0
    assert shown.count("Hand the screen over") > 10


def handed(order: str) -> list[int]:
    """A game of two people who begin with an order: how many options there were at each hand-over after it."""
    game = new(seed=3)
    rng = random.Random(3)
    told: set[int] = set()
    found = []

    def answer(fresh: str) -> str | None:
        if game.decision is None:
            return "quit"
        last = fresh.splitlines()[-1]
        if "Press Enter" in last:
            if "Hand the screen over" in last and len(told) == 2:
                found.append(len(game.decision.options))
            return ""
        if game.decision.seat not in told:
            told.add(game.decision.seat)
            return order
        return str(rng.randrange(len(game.decision.options)) + 1)

    assert play(game, answer, humans=(0, 1))[0] == 0
    return found


def test_a_question_without_choice_is_not_passed_over_in_silence() -> None:
    """Who has no card for the moment is given the screen all the same: nobody can tell from outside."""
    assert handed("auto on").count(1) > 10


def test_auto_always_is_an_order_to_pass_in_silence() -> None:
    found = handed("auto always")
    assert found
    assert found.count(1) == 0


def test_without_secrets_nobody_hands_over() -> None:
    game = new("beginner", seed=4)
    rng = random.Random(1)

    def answer(fresh: str) -> str | None:
        return "quit" if game.decision is None else str(rng.randrange(len(game.decision.options)) + 1)

    code, shown = play(game, answer, humans=(0, 1))
    assert code == 0
    assert "Hand the screen over" not in shown


def test_the_terminal_reads_views_and_never_the_state() -> None:
    """The one exception is the ranking, which is worked out when the game is over and nothing is secret any more."""
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        after_the_end = {
            id(node)
            for function in ast.walk(tree)
            if isinstance(function, ast.FunctionDef) and function.name == "standing_of_game"
            for node in ast.walk(function)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr in ("s", "base", "given", "log", "marks"):
                owner = ast.unparse(node.value)
                assert "game" not in owner or id(node) in after_the_end, (
                    f"{path.name}:{node.lineno}: {owner}.{node.attr}"
                )


def test_every_field_of_a_thing_has_a_name() -> None:
    facts = new().definition.facts
    entries = (*facts.areas, *facts.blocks, *facts.cards)
    fields = {field.replace("_", "-") for entry in entries for field in entry.standing_of}
    for language in LANGUAGES:
        words = Text(language, new().definition).words
        for field in fields:
            assert words.has(f"field-{field}"), field


def test_every_sentence_of_the_terminal_is_in_the_catalogues() -> None:
    definition = new().definition
    said = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "say":
                said |= {n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant) and "-" in str(n.value)}
    for language in LANGUAGES:
        words = Text(language, definition).words
        for message in said:
            if str(message).endswith("-"):
                continue
            assert words.has(str(message)), message
