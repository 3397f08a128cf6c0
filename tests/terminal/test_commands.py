"""Every command in both languages, and every way to give an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.terminal.answers import words_of
from grognard.terminal.commands import COMMANDS
from grognard.text import LANGUAGES, Text
from tests.lab_positions import at
from tests.terminal.driving import AnyGame, new, play

LOOKS = ("table", "map", "roads Jena", "hand", "army", "log", "log 3", "data", "help", "?", "? term.stack", "? Soult")


def at_operation(seed: int = 7) -> AnyGame:
    """A game in which the French choose an operation."""
    game = new("conscript", seed=seed)
    while game.decision is not None and not (game.decision.prompt == "operation" and game.decision.seat == 0):
        game.choose(game.decision.options[-1])
    return game


def after(shown: str, typed: str) -> str:
    """What was shown between an input and the next."""
    start = shown.index(f"> {typed}\n") + len(typed) + 3
    end = shown.find("\n> ", start)
    return shown[start : end if end >= 0 else None]


@pytest.mark.parametrize("level", ["conscript", "beginner", "grognard", "marshal"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_looking_changes_nothing_and_always_shows_something(language: str, level: str) -> None:
    game = new(level, seed=8)
    play(game, [])  # what has one answer is taken first
    before = game.n
    _, shown = play(game, LOOKS, language=language)
    assert game.n == before
    for look in LOOKS:
        assert len(after(shown, look)) > 20, look


def test_commands_have_names_in_both_languages_and_both_are_understood() -> None:
    definition = new().definition
    names: dict[str, str] = {}
    for language in LANGUAGES:
        text = Text(language, definition, strict=True)
        for command in COMMANDS:
            name = text.say(f"command-{command}")
            assert names.setdefault(" ".join(words_of(name)), command) == command
            assert text.say(f"command-{command}", "form").startswith(name)
            assert text.say(f"command-{command}", "about")
    _, shown = play(new(), ["carte", "armee", "armée", "army"], language="fr")
    assert "ne fait pas partie des choix" in after(shown, "carte")
    assert after(shown, "armee") == after(shown, "army") == after(shown, "armée")


def test_the_rule_in_force_is_explained() -> None:
    _, shown = play(at_operation(), ["?"])
    assert after(shown, "?").startswith("Turn and turn about  [operation.alternate]")
    assert "See also" in after(shown, "?")


def test_an_unknown_rule_is_answered_with_what_is_near() -> None:
    _, shown = play(at_operation(), ["? term.stak", "? nothing at all"])
    assert "term.stack" in after(shown, "? term.stak")
    assert "There is no rule" in after(shown, "? nothing at all")


def test_things_are_explained_by_name() -> None:
    _, shown = play(at_operation(), ["? forced march", "? Marche forcée", "? leipzig"])
    assert "movement" in after(shown, "? forced march")
    assert after(shown, "? forced march") == after(shown, "? Marche forcée")
    assert "citadel" in after(shown, "? leipzig")
    assert "econstruction" in after(shown, "? leipzig")


def test_data_says_what_is_ours() -> None:
    _, shown = play(at_operation(), ["data"])
    assert "what is a reconstruction is ours" in " ".join(after(shown, "data").split())


@pytest.mark.parametrize("typed", ["manoeuvre GER", "MANOEUVRE ger", "Manoeuvre from Gera", "manoeuvre gera"])
def test_an_option_is_chosen_by_its_words(typed: str) -> None:
    game = at_operation()
    play(game, [typed])
    assert (0, game.facts.words("manoeuvre", game.facts.area_by_name["ger"])) in game.decisions


def test_an_option_is_chosen_by_its_number() -> None:
    game = at_operation()
    assert game.decision is not None
    wanted = game.decision.options[2]
    n = game.n
    play(game, ["3"])
    assert game.decisions[n] == (0, wanted)


def test_french_labels_and_names_are_understood_without_accents() -> None:
    game = at_operation()
    n = game.n
    play(game, ["manoeuvrer depuis possneck"], language="fr")
    assert game.decisions[n][1].text == "manoeuvre POS"


def test_an_answer_that_fits_several_options_is_asked_again() -> None:
    game = at_operation()
    n = game.n
    _, shown = play(game, ["gera"])
    assert game.n == n
    assert "could be" in after(shown, "gera")


def test_what_is_not_offered_is_refused_with_its_reason() -> None:
    game = at_operation()
    n = game.n
    _, shown = play(
        game, ["combat gera", "manoeuvre Leipzig", "why combat Gera", "999", "nonsense", "why manoeuvre gera"]
    )
    assert game.n == n
    assert "Gera is not contested" in after(shown, "combat gera")
    assert "You have no block at Leipzig." in after(shown, "manoeuvre Leipzig")
    assert after(shown, "why combat Gera") == after(shown, "combat gera")
    assert "Type a number from 1 to" in after(shown, "999")
    assert "“nonsense” is not among the options." in after(shown, "nonsense")
    assert "That is possible" in after(shown, "why manoeuvre gera")


def test_bad_uses_of_commands_are_one_sentence_each() -> None:
    _, shown = play(at_operation(), ["roads", "roads Paris", "log x", "auto perhaps", "why", "undo"])
    for typed in ("roads", "roads Paris", "log x", "auto perhaps", "why", "undo"):
        assert 1 <= after(shown, typed).count("\n") + 1 <= 3, typed


def test_undo_takes_back_a_choice_and_what_followed_from_it() -> None:
    game = at_operation()
    n, key = game.n, game.s.key()
    _, shown = play(game, ["manoeuvre gera", "Soult", "undo", "undo", "undo"])
    assert "Taken back." in after(shown, "undo")
    assert game.n == n
    assert game.s.key() == key


def test_undo_does_not_take_back_what_was_learned() -> None:
    game = at_operation()
    _, shown = play(game, ["manoeuvre Ebern", "manoeuvre Naumburg", "undo"])
    assert "Nothing can be taken back" in after(shown, "undo")


def test_save_names_the_file_and_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    code, shown = play(at_operation(), [f"save {file}", "quit"])
    assert code == 3
    assert file.exists()
    assert f"Saved in {file}." in " ".join(shown.split())


def test_the_map_shows_every_area_once_and_fits() -> None:
    game = at_operation()
    for width in (60, 80, 120):
        _, shown = play(game, ["map"], width=width)
        drawn = after(shown, "map").casefold()
        assert all(len(line) <= width for line in drawn.splitlines())
        missing = [a.id for a in game.facts.areas if a.id.casefold() not in drawn]
        assert len(missing) <= (0 if width >= 80 else 4), missing


@pytest.mark.parametrize(
    ("level", "position", "unseen"),
    [
        ("conscript", "act french", ""),
        ("grognard", "clear; soult at BAM; hohenlohe at JEN; louis at JEN; prussian-vedette-1 at GER; act french", "3"),
    ],
)
def test_army_counts_what_stands_unseen_in_the_fog_and_nothing_else(level: str, position: str, unseen: str) -> None:
    _, shown = play(at(position, level=level), ["army"])

    said = [line.strip() for line in after(shown, "army").splitlines() if "fog" in line]
    assert said == ([f"{unseen} blocks unseen in the fog"] if unseen else [])


def test_nothing_is_unseen_in_the_fog_before_the_first_turn() -> None:
    for level in ("marshal", "grognard"):
        _, shown = play(new(level, "campaign"), ["army"])
        assert "fog" not in after(shown, "army")


def test_one_point_is_one_point_in_both_languages() -> None:
    for language, said in (("en", "with 1 point or more"), ("fr", "avec 1 point ou plus")):
        _, shown = play(new("conscript", "campaign"), ["table"], language=language, width=400)
        assert said in after(shown, "table")
