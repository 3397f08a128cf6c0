"""Rule cases: every *.case file, and the runner itself on cases with mistakes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.games import facts_of
from grognard.lab.case_file import CaseError, read
from grognard.lab.cases import run_file
from grognard.lab.coverage import rulebook
from tests.conftest import ROOT

FILES = sorted((ROOT / "tests/cases").rglob("*.case"))
# games, how many events they have, and which of them no card bears
GAMES: list[tuple[str, int, set[str]]] = [("napoleon-1806", 39, set()), ("napoleon-1807", 59, {"event.mud"})]
HEAD = "game napoleon-1806\nscenario campaign\n"


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_rule_cases(path: Path) -> None:
    assert [f"{r.file}:{r.line}: {r.title}: {r.what}" for r in run_file(path) if r.what] == []


def written_for(game: str) -> list[Path]:
    """The files of a game: those of the folder of its name."""
    return [path for path in FILES if game in path.parts]


@pytest.mark.parametrize(("game", "number", "without_card"), GAMES)
def test_every_event_has_a_case_and_a_refusal(game: str, number: int, without_card: set[str]) -> None:
    cases = [case for path in written_for(game) for case in read(path)]
    lines = [line.rest.split(" because")[0] for c in cases for line in c.lines if line.word == "refused"]
    played = {c.title.split(":")[0] for c in cases}
    named = {word.upper() for line in lines for word in line.replace(";", " ").split()}
    refused = {f"event.{card.event}" for card in facts_of(game).cards if card.id in named}
    events = [rule for rule in rulebook(game) if rule.startswith("event.")]

    assert len(events) == number
    assert [e for e in events if e not in played] == []
    assert {e for e in events if e not in refused} == without_card


@pytest.mark.parametrize("game", [game for game, _, _ in GAMES])
def test_titles_begin_with_a_rule(game: str) -> None:
    rules = rulebook(game)
    for path in written_for(game):
        for case in read(path):
            head = case.title.split(":")[0]
            assert head in rules, f"{path.name}: {case.title}"


def test_every_file_belongs_to_a_game() -> None:
    assert sorted(path for game, _, _ in GAMES for path in written_for(game)) == FILES


def run(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "my.case"
    file.write_text(text, encoding="utf-8")
    return [r.what for r in run_file(file)]


def test_a_wrong_expectation_fails_and_shows_the_difference(tmp_path: Path) -> None:
    [what] = run(tmp_path, HEAD + "case x\nset vp 12\nexpect vp 13\n")

    assert what == "expected 'vp 13', but it is 'vp 12'"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("expect soult at LEI", "expected 'soult at LEI', but it is 'soult at MUN'"),
        ("offered march LEI", "'march LEI' is not offered"),
        ("refused pass", "'pass' is offered, and should be refused"),
        ("refused combat MUN because march.cost", "because of combat.area"),
        ("do march LEI", "'march LEI' is refused"),
        ("event axis", "no event 'axis'"),
        ("expect winner french", "but it is 'winner none'"),
        ("decides prussian", "french decides"),
        ("prompt march", "asked is operation"),
        ("undo\nexpect vp 10", "undo is refused: engine.undo"),
        ("set vp 9", ""),
        (
            "set act french\nluck draw french F13\nexpect vp 10",
            "luck was scripted that was never needed: draw french F13",
        ),
    ],
)
def test_every_kind_of_expectation_can_fail(tmp_path: Path, text: str, says: str) -> None:
    lines = text if text.startswith(("set", "luck")) else "set act french\n" + text
    [what] = run(tmp_path, HEAD + "case x\n" + lines + "\n")

    assert what
    assert says in what


def test_a_command_word_may_be_repeated_after_a_semicolon(tmp_path: Path) -> None:
    text = "case x\nset clear; set ney at LEI; louis at LEI; set act french\n"
    text += "do pass; undo; expect vp 10; passed none; expect ney ready\n"
    more = "offered pass; refused combat BAM; manoeuvre BAM; prompt operation\nset vp 9\n"

    assert run(tmp_path, HEAD + text) == [""]
    assert [line.word for line in read(tmp_path / "my.case")[0].lines][5:] == ["do", "undo", "expect", "expect"]
    with pytest.raises(CaseError, match="must stand before"):
        run(tmp_path, HEAD + text + more)


def test_a_part_of_a_view_may_be_written_in_any_spelling(tmp_path: Path) -> None:
    head = HEAD + "option level grognard\nset clear; ney at LEI; louis at LEI; act french\n"
    sees = ('"area": "LEI"', "'area':'LEI'", "'spent': False", '"spent": false', '["LEI", 1, 0, "prussian"]')

    assert run(tmp_path, head + "case x\n" + "".join(f"view french sees {text}\n" for text in sees)) == [""]
    [what] = run(tmp_path, head + "case x\nview french hides 'area':'LEI'\n")
    assert what == "french sees \"'area':'LEI'\""


def test_every_refusal_of_a_line_counts(tmp_path: Path) -> None:
    [what] = run(tmp_path, HEAD + "case x\nset act french\nrefused combat BAM; pass\n")

    assert what == "'pass' is offered, and should be refused"


def test_events_are_looked_for_after_the_last_one_found_whatever_is_denied_between(tmp_path: Path) -> None:
    [what] = run(tmp_path, HEAD + "case x\nset act french\ndo pass\nevent passes\nno-event axis\nevent passes\n")

    assert what.startswith("no event 'passes'")


def test_a_block_without_an_area_is_expected_in_either_way(tmp_path: Path) -> None:
    head = HEAD + "set clear; ney at LEI; louis at LEI; act french\n"

    both = "expect soult at off; soult off; wurtemberg at later; wurtemberg later"
    assert run(tmp_path, head + f"case x\n{both}\n") == [""]
    [what] = run(tmp_path, head + "case x\nexpect ney at off\n")
    assert what == "expected 'ney at off', but it is 'ney at LEI'"


def test_all_axes_of_a_side_may_be_meant_at_once(tmp_path: Path) -> None:
    head = HEAD + "set clear; ney at JEN; hohenlohe at JEN; act french\n"
    axis = "set axis french JEN KAH; "

    none = "expect axis french none; axis prussian none"
    assert run(tmp_path, head + f"case x\n{axis}axis french none\n{none}\n") == [""]
    assert run(tmp_path, head + f"case x\n{axis}vp 9\nexpect axis french none\n") == [
        "expected 'axis french none', but it is 'axis french JEN KAH'"
    ]


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("case x\nexcept vp 3\n", 4, "unknown command 'except'"),
        ("case x\nset soult at Paris\nexpect vp 10\n", 4, "unknown area 'Paris'"),
        ("case x\nset soult\nexpect vp 10\n", 4, "say what about it"),
        ("case x\nset soult strength 9+9\nexpect vp 10\n", 4, "out of range"),
        ("case x\nset vp 21\nexpect vp 10\n", 4, "21 is out of range: from 1 to 19"),
        ("case x\nset turn 8\nexpect vp 10\n", 4, "8 is out of range: from 1 to 7"),
        ("case x\ndecides russian\n", 4, "unknown seat 'russian'"),
        ("case x\nset hand french P13\nexpect vp 10\n", 4, "not a card of this side"),
        ("case x\nset axis french LEI BAM\nexpect vp 10\n", 4, "no road between"),
        ("case x\nset bridge LEI-MAR destroyed\nexpect vp 10\n", 4, "no bridge"),
        ("case x\nset phase noon\nexpect vp 10\n", 4, "the phases are"),
        ("case x\nset turn 3 4\nexpect turn 3\n", 4, "'4' is too much here"),
        ("case x\nset vp 9 8\nexpect vp 9\n", 4, "'8' is too much here"),
        ("case x\nset vp 0\nexpect vp 0\n", 4, "0 is out of range: from 1 to 19"),
        ("case x\nset vp 20\nexpect vp 20\n", 4, "20 is out of range: from 1 to 19"),
        ("case x\nset act french foo\nexpect vp 10\n", 4, "'foo' is too much here"),
        ("case x\nset initiative french x\nexpect vp 10\n", 4, "'x' is too much here"),
        ("case x\nset passed\nexpect vp 10\n", 4, "a side is needed"),
        ("case x\nset control LEI french x\nexpect vp 10\n", 4, "'x' is too much here"),
        ("case x\nset axis french LEI MAR x\nexpect vp 10\n", 4, "'x' is too much here"),
        ("case x\nset clear french x\nexpect vp 10\n", 4, "'x' is too much here"),
        ("case x\nset hand french\nexpect vp 10\n", 4, "cards are missing, or none"),
        ("case x\nset board P16\nexpect vp 10\n", 4, "P16 does not stay in force"),
        ("case x\nset board P01 P01\nexpect vp 10\n", 4, "named twice"),
        ("case x\nset winner none\nexpect vp 10\n", 4, "can be expected, not set"),
        ("case x\nset again\nexpect vp 10\n", 4, "blocks are missing"),
        ("case x\nset again hohenlohe\nexpect vp 10\n", 4, "again names blocks of the side whose operation it is"),
        ("case x\nset lost french 200\nexpect vp 10\n", 4, "200 is out of range: from 0 to 127"),
        ("case x\nset sunshine warm\nexpect vp 10\n", 4, "unknown fact"),
        ("case x\nset napoleon at LEI\nexpect vp 10\n", 4, "a commander accompanies corps"),
        ("case x\nluck dice french 7\nexpect vp 10\n", 4, "a die shows 1 to 6"),
        ("case x\nluck draw french Z1\nexpect vp 10\n", 4, "not a card of the french deck"),
        ("case x\nexpect vp 10\nset vp 9\n", 5, "must stand before"),
        ("case x\nset act french\ndo austrian: pass\n", 5, "unknown seat 'austrian'"),
        ("case x\nset act french\ndo pass\nundo foo\n", 6, "unknown seat 'foo'; the seats are french, prussian"),
        ("case x\nset\nexpect vp 10\n", 4, "which fact?"),
        ("case x\nexpect\n", 4, "which fact?"),
        ("case x\nexpect ;\n", 4, "which fact?"),
        ("case x\ndo\n", 4, "which option?"),
        ("case x\noffered\n", 4, "which option?"),
        ("case x\nrefused\n", 4, "which option?"),
        ("case x\nprompt\n", 4, "which prompt?"),
        ("case x\nevent\n", 4, "which event?"),
        ("case x\nno-event\n", 4, "which event?"),
        ("case x\ndecides\n", 4, "which seat, or nobody?"),
        ("case x\nluck lot a b\nexpect vp 10\n", 4, "luck is: draw SIDE CARD"),
        ("case x\nrefused march Lepzig\n", 4, "'march Lepzig': unknown area 'lepzig'"),
        ("case x\nrefused frobnicate LEI\n", 4, "unknown option 'frobnicate LEI'; an option begins with one of pass"),
        ("case x\nrefused march\n", 4, "the form of this option is march AREA"),
        ("case x\nrefused march LEI BAM\n", 4, "the form of this option is march AREA"),
        ("case x\nrefused play F99; pass\n", 4, "unknown card 'f99'"),
        ("case x\nrefused combat BAM;\n", 4, "unknown option ''"),
        ("case x\nrefused combat BAM because\n", 4, "because of what?"),
        ("case x\nno-event axsi\n", 4, "unknown event 'axsi'; it is a rule id, or one of bids"),
        ("case x\nno-event axis.plaec\n", 4, "unknown event 'axis.plaec'"),
        ("case x\nno-event axis sied=french\n", 4, "'sied=french': axis tells KEY=VALUE, with side, area, road"),
        ("case x\nno-event axis side=frnech\n", 4, "unknown side 'frnech'"),
        ("case x\nno-event axis side\n", 4, "axis tells KEY=VALUE"),
        ("case x\nno-event ready side=french\n", 4, "ready tells nothing more"),
        ("case x\nno-event points by=much\n", 4, "by is a number"),
        ("case x\nno-event end ending=victory\n", 4, "unknown ending 'victory'"),
        ("case x\nview french hides soutl\n", 4, "'soutl' is no word of a view"),
        ("case x\nview french hides Soult\n", 4, "'Soult' is no word of a view"),
        ("case x\nview french\n", 4, "view SEAT sees TEXT"),
        ("case\n", 3, "a case needs a title"),
        ("scenario waterloo\ncase x\nset vp 9\nexpect vp 9\n", 3, "unknown scenario 'waterloo'"),
        ("option level king\ncase x\nset vp 9\nexpect vp 9\n", 3, "level = 'king'"),
        ("data nowhere\ncase x\nexpect vp 9\n", 3, "no such folder"),
    ],
)
def test_a_mistake_in_a_case_file_is_told_with_file_and_line(tmp_path: Path, text: str, line: int, says: str) -> None:
    with pytest.raises(CaseError, match=re.escape(says)) as caught:
        run(tmp_path, HEAD + text)

    assert f"my.case:{line}:" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("scenario campaign\ncase x\nexpect vp 10\n", "must name its game"),
        ("game chess\ncase x\nexpect vp 10\n", "my.case:1: game chess: unknown game 'chess'"),
        ("game napoleon-1806\nscenario waterloo\ncase x\nexpect vp 10\n", "unknown scenario 'waterloo'"),
        ("game napoleon-1806\noption level king\ncase x\nexpect vp 10\n", "level = 'king'"),
        ("game napoleon-1806\n", "no case in it"),
    ],
)
def test_a_case_without_a_game_that_exists_is_told(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(CaseError, match=re.escape(says)):
        run(tmp_path, text)
