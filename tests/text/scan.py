"""What the code of engine and games says to players, found by reading it: prompts, kinds of events, refusals, verbs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import grognard

ROOT = Path(grognard.__file__).parent
# the position of the kind of event among the arguments
TELLERS = {"tell": 1, "tell_owner": 3, "tell_sum": 3, "whisper": 2}


@dataclass(frozen=True)
class Said:
    """A message that some code asks for: its id, the names of its fields, and where."""

    id: str
    fields: tuple[str, ...]
    where: str


def sources() -> list[Path]:
    """Every file of engine and games."""
    return sorted([*(ROOT / "engine").rglob("*.py"), *(ROOT / "games").rglob("*.py")])


def strings(node: ast.AST) -> list[str]:
    """The string constants in an expression: both of `"a" if x else "b"`."""
    return [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def name_of(call: ast.Call) -> str:
    """The name that a call calls."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def calls() -> Iterator[tuple[str, ast.Call, list[ast.stmt]]]:
    """Every call, with where it is and the statements that stand before it in its own block."""
    for path in sources():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from _calls(tree, path.name, [])


def _calls(node: ast.AST, where: str, before: list[ast.stmt]) -> Iterator[tuple[str, ast.Call, list[ast.stmt]]]:
    if isinstance(node, ast.Call):
        yield f"{where}:{node.lineno}", node, before
    for _, value in ast.iter_fields(node):
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            for n, statement in enumerate(value):
                yield from _calls(statement, where, value[:n])
        elif isinstance(value, list):
            for part in value:
                if isinstance(part, ast.AST):
                    yield from _calls(part, where, before)
        elif isinstance(value, ast.AST):
            yield from _calls(value, where, before)


def prompts() -> list[tuple[str, tuple[str, ...]]]:
    """Every prompt id, with the names of what its decision is about."""
    found = []
    for _, call, _ in calls():
        if name_of(call) == "Decision" and len(call.args) > 3:
            about = next((k.value for k in call.keywords if k.arg == "about"), None)
            about = call.args[5] if len(call.args) > 5 else about
            names = tuple(ast.unparse(n) for n in about.elts) if isinstance(about, ast.Tuple) else ()
            asked = call.args[2]
            if isinstance(asked, ast.Subscript) and isinstance(asked.value, ast.Name):
                asked = tables()[asked.value.id]
            found += [(prompt, names) for prompt in strings(asked)]
    return found


def tables() -> dict[str, ast.expr]:
    """Every table at the head of a file, such as the prompts by moment."""
    found: dict[str, ast.expr] = {}
    for path in sources():
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Dict):
                found |= {ast.unparse(target): ast.Tuple(statement.value.values) for target in statement.targets}
    return found


def events() -> list[Said]:
    """Every kind of event, with its fields."""
    found = []
    for where, call, _ in calls():
        at = TELLERS.get(name_of(call))
        if at is None or len(call.args) <= at:
            continue
        fields = tuple(k.arg for k in call.keywords if k.arg)
        if name_of(call) == "whisper" and isinstance(call.args[3], ast.Dict):
            fields += tuple(key for n in call.args[3].keys if n is not None for key in strings(n))
        if name_of(call) == "tell_sum":
            fields = ("side", "sums", "total")
        found += [Said(kind, fields, where) for kind in strings(call.args[at])]
    return found


def refusals() -> list[Said]:
    """Every message id of a Reason, with its fields; an id made from `rule` is worked out from what `rule` is there."""
    found = []
    for where, call, before in calls():
        if name_of(call) != "Reason" or len(call.args) < 2:
            continue
        fields = tuple(k.arg for k in call.keywords if k.arg)
        message = call.args[1]
        if isinstance(message, ast.JoinedStr):
            assigned = [s for s in before if isinstance(s, ast.Assign) and ast.unparse(s.targets[0]) == "rule"]
            ids = [f"refused-{rule.replace('.', '-')}" for rule in strings(assigned[-1].value) if "." in rule]
            assert ids, f"{where}: what is `rule` here?"
        else:
            ids = strings(message)
        found += [Said(id_, fields, where) for id_ in ids]
    return found


def endings() -> set[str]:
    """Every ending that a rule names."""
    return {
        e for _, call, _ in calls() if name_of(call) == "finish" and len(call.args) == 3 for e in strings(call.args[1])
    }
