"""Every modifier of a sum (movement points, combat cards, fatigue of a march) has a name in both languages."""

from __future__ import annotations

import ast

import pytest

from grognard.text import LANGUAGES, Text
from tests.campaigns import defined
from tests.conftest import ROOT

FOLDER = ROOT / "src/grognard/games/conquerors"


def modifiers() -> set[str]:
    found = set()
    for name in ("manoeuvre.py", "combat.py"):
        for node in ast.walk(ast.parse((FOLDER / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[0], ast.Constant):
                value = node.elts[0].value
                if isinstance(value, str) and value.count(".") >= 1:
                    found.add(value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier_has_a_name(language: str) -> None:
    text = Text(language, defined(), strict=True)
    rules = sorted({*modifiers(), "event.rain", "event.second-wind", "event.strategic-withdrawal"})
    assert len(rules) > 15

    for rule in rules:
        told = text.event("movement-points", {"side": 0, "sums": [[rule, -1]], "total": -1})
        assert rule not in told
        assert "part-" not in told
