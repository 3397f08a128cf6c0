"""The documentation is compared with the code: what it names exists, what exists is named, what it shows runs."""

from __future__ import annotations

import ast
import contextlib
import io
import re
from pathlib import Path

import pytest

from grognard.cli import parser
from grognard.games import GAMES, module_of
from grognard.games.conquerors.cards import PROMPTS
from grognard.games.conquerors.notation import FACTS
from grognard.games.conquerors.notation_board import ATTRIBUTES
from grognard.games.conquerors.told import TOLD
from grognard.lab.case_file import WORDS
from grognard.lab.cases import run_file
from grognard.lab.coverage import files_of, rulebook
from grognard.lab.variants import variants
from tests.campaigns import GAME, defined
from tests.conftest import ROOT

NOTATION = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "docs/rulings/napoleon-1806.md").read_text(encoding="utf-8")
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", text, flags=re.DOTALL)


def code_words(text: str) -> set[str]:
    return {word for span in re.findall(r"`([^`\n]+)`", text) for word in span.replace("\\|", " ").split()}


def test_the_notation_page_has_every_kind_of_fact_and_attribute() -> None:
    named = code_words(NOTATION)

    for fact in FACTS:
        assert fact.form.split()[0] in named, fact.form
    for attribute in ATTRIBUTES:
        assert attribute in named


def test_the_notation_page_has_every_verb_of_the_game() -> None:
    named = code_words(NOTATION)

    assert [v for v in defined().vocabulary.verbs if v not in named] == []


def test_the_notation_page_has_every_command_of_a_case() -> None:
    named = code_words(NOTATION)

    assert [w for w in (*WORDS, "case") if w not in named] == []


def test_the_notation_page_has_every_phase() -> None:
    named = code_words(NOTATION)
    ways = [d for game in GAMES for d in variants(game)]
    assert [step.name for d in ways for step in d.sequence.steps if step.name not in named] == []


def kinds_told() -> set[str]:
    """Every kind of event that the rules tell."""
    kinds = {"end"}
    for path in {path for game in GAMES for path in files_of(game)}:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = ast.unparse(node.func)
                place = {"g.tell": 1, "g.whisper": 2, "tell_owner": 3, "tell_sum": 3}.get(name)
                if place is not None and len(node.args) > place:
                    found = node.args[place]
                    values = [found.body, found.orelse] if isinstance(found, ast.IfExp) else [found]
                    kinds |= {v.value for v in values if isinstance(v, ast.Constant) and isinstance(v.value, str)}
    return kinds


def test_the_notation_page_has_every_kind_of_event() -> None:
    events = NOTATION[NOTATION.index("Kinds of events") : NOTATION.index("## A whole position")]
    listed = dict((*span.split(maxsplit=1), "")[:2] for span in re.findall(r"`([^`\n]+)`", events) if "=" not in span)
    del listed["event"]

    assert kinds_told() == set(TOLD)
    assert set(listed) == kinds_told() - {"who"}
    for kind, keys in listed.items():
        assert set(keys.split()) <= set(TOLD[kind]), kind


def test_the_notation_page_has_every_prompt() -> None:
    named = code_words(NOTATION)
    asked = set(PROMPTS.values())
    for path in {path for game in GAMES for path in files_of(game)}:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Decision" and len(node.args) > 2:
                prompt = node.args[2]
                if isinstance(prompt, ast.Constant):
                    asked.add(str(prompt.value))

    assert len(asked) > 30
    assert asked - named == set()


def test_the_case_shown_on_the_notation_page_passes(tmp_path: Path) -> None:
    shown = blocks(NOTATION, "case")
    assert shown
    for n, text in enumerate(shown):
        file = tmp_path / f"{n}.case"
        file.write_text(text, encoding="utf-8")
        assert [r.what for r in run_file(file)] == [""]


def test_the_program_shown_for_a_new_game_runs() -> None:
    for text in blocks((ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8"), "python"):
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(compile(text, "adding-a-game.md", "exec"), {})
        assert out.getvalue().split()[0] in ("french", "prussian")


def test_every_command_is_in_the_readme() -> None:
    actions = next(a for a in parser()._actions if hasattr(a, "choices") and a.choices)
    assert actions.choices is not None

    assert [c for c in actions.choices if f"grognard {c}" not in README] == []


def understood(words: list[str]) -> bool:
    with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
        try:
            parser().parse_args(words)
        except SystemExit as e:
            return e.code == 0
    return True


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_every_command_line_in_a_page_is_understood(page: Path) -> None:
    for line in page.read_text(encoding="utf-8").splitlines():
        found = re.match(r"^ {4}(?:\.venv/bin/)?grognard (.+?)(?: {2,}.*)?$", line)
        if found is None or "..." in line:
            continue
        words = [w for w in found[1].split() if not w.startswith("#")]
        assert understood(words), line.strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_rulings_cite_rules_that_exist() -> None:
    rules = rulebook(GAME)
    rows = [row.split("|") for row in RULINGS.splitlines() if re.match(r"^\| \d+ \|", row)]
    assert len(rows) > 50

    for row in rows:
        for rule in row[2].split(","):
            assert rule.strip() in rules, rule


def test_the_options_named_in_the_rulings_exist() -> None:
    choices = {c.id: c.values for game in GAMES for c in module_of(game).CHOICES}
    for option, values in re.findall(r"`([a-z-]+) = ([^`]+)`", RULINGS):
        assert option in choices
        assert [v.strip() for v in values.replace("\\|", "|").split("|")] == list(choices[option])


def test_every_make_target_named_in_a_page_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    for page in PAGES:
        for target in re.findall(r"`make ([a-z]+)", page.read_text(encoding="utf-8")):
            assert target in targets, f"{page.name}: make {target}"
