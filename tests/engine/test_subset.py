"""Rules are written in the subset of Python that can be compiled to frames that copy: see docs/design.md."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from types import GeneratorType
from typing import Any

import pytest

from grognard.engine.decision import Option
from grognard.engine.definition import Definition
from grognard.engine.game import Game
from grognard.engine.sequence import Step
from grognard.games import GAMES
from grognard.games.conquerors.facts import Facts
from grognard.games.conquerors.state import State
from grognard.lab.coverage import files_of
from tests.campaigns import EVERYWHERE, begin, step
from tests.conftest import ROOT

FILES = sorted({p for game in GAMES for p in files_of(game)} | {ROOT / "src/grognard/engine/sequence.py"})
ALLOWED_TABLES = {"EFFECTS"}


def is_rule(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and any(isinstance(n, ast.Yield | ast.YieldFrom) for n in own_nodes(node))


def own_nodes(function: ast.AST) -> list[ast.AST]:
    """The nodes of a function without those of functions inside it."""
    found: list[ast.AST] = []
    queue = list(ast.iter_child_nodes(function))
    while queue:
        node = queue.pop()
        found.append(node)
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            queue.extend(ast.iter_child_nodes(node))
    return found


def has_yield(node: ast.AST) -> bool:
    return any(isinstance(n, ast.Yield | ast.YieldFrom) for n in [node, *own_nodes(node)])


def faults_in(source: str) -> list[str]:
    """Everything in a file's rules that the subset does not allow."""
    faults: list[str] = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and is_rule(function) and returns_rule(function):
            for statement in function.body:
                check(statement, function.name, faults)
    return faults


def returns_rule(function: ast.FunctionDef) -> bool:
    return function.returns is not None and ast.unparse(function.returns).startswith("Rule[")


def check(statement: ast.stmt, where: str, faults: list[str]) -> None:
    if not has_yield(statement):
        return
    at = f"{where}, line {statement.lineno}"
    if isinstance(statement, ast.If | ast.While):
        if has_yield(statement.test):
            faults.append(f"{at}: a yield in a condition")
        for inner in [*statement.body, *statement.orelse]:
            check(inner, where, faults)
    elif isinstance(statement, ast.For):
        if has_yield(statement.iter) or statement.orelse:
            faults.append(f"{at}: a yield in the head of a loop, or an else of a loop")
        for inner in statement.body:
            check(inner, where, faults)
    elif isinstance(statement, ast.Expr | ast.Assign):
        if isinstance(statement, ast.Assign) and not (
            len(statement.targets) == 1 and isinstance(statement.targets[0], ast.Name)
        ):
            faults.append(f"{at}: a yield is assigned to one name")
        check_value(statement.value, at, faults)
    else:
        faults.append(f"{at}: a yield inside {type(statement).__name__}")


def check_value(value: ast.expr, at: str, faults: list[str]) -> None:
    if isinstance(value, ast.Yield):
        if value.value is None or has_yield(value.value):
            faults.append(f"{at}: a yield asks something, and stands alone")
    elif isinstance(value, ast.YieldFrom):
        called = value.value
        if isinstance(called, ast.Tuple) and not called.elts:
            return
        if not isinstance(called, ast.Call) or any(has_yield(a) for a in called.args):
            faults.append(f"{at}: yield from calls a rule")
        elif isinstance(called.func, ast.Subscript):
            if ast.unparse(called.func.value) not in ALLOWED_TABLES:
                faults.append(f"{at}: yield from a table that is not known")
        elif not isinstance(called.func, ast.Name) and ast.unparse(called.func) not in ("cards.play", "step.play"):
            faults.append(f"{at}: yield from a rule by its name")
    else:
        faults.append(f"{at}: a yield inside an expression")


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_rules_yield_only_where_they_may(path: Path) -> None:
    assert faults_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "bad",
    [
        "def r(g) -> Rule[None]:\n    if (yield Decision()):\n        pass\n",
        "def r(g) -> Rule[None]:\n    try:\n        yield Decision()\n    finally:\n        pass\n",
        "def r(g) -> Rule[None]:\n    x = f((yield Decision()))\n",
        "def r(g) -> Rule[None]:\n    a, b = yield Decision()\n",
        "def r(g) -> Rule[None]:\n    return (yield Decision())\n",
        "def r(g) -> Rule[None]:\n    yield from g.thing()\n",
    ],
)
def test_the_check_of_the_subset_finds_what_is_not_in_it(bad: str) -> None:
    assert faults_in(bad) != []


def suspended(rule: Any) -> list[tuple[str, dict[str, Any]]]:
    """The rules in progress with their variables."""
    found = []
    while isinstance(rule, GeneratorType):
        assert rule.gi_frame is not None
        found.append((rule.gi_code.co_name, dict(rule.gi_frame.f_locals)))
        rule = rule.gi_yieldfrom
    return found


def copies(value: Any) -> bool:
    """True for values that a copied frame may share with its original."""
    if isinstance(value, tuple):
        return all(copies(v) for v in value)
    return value is None or isinstance(value, int | str | Option | Game | State | Facts | Definition | Step)


@pytest.mark.parametrize(("scenario", "level"), EVERYWHERE)
def test_a_suspended_rule_holds_only_what_can_be_copied(scenario: str, level: str) -> None:
    looked = 0
    for seed in range(4):
        g, rng = begin(scenario, level, seed), random.Random(seed)
        while not g.over:
            for name, variables in suspended(g._rule):
                for variable, value in variables.items():
                    assert copies(value), f"{name}: {variable} = {value!r}"
                    looked += 1
            step(g, rng)
    assert looked > 100
