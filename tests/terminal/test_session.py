"""Games at one terminal from the first question to the end, and every way of leaving them."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from grognard.engine import record
from grognard.terminal.course import load
from grognard.terminal.session import run
from grognard.text import LANGUAGES
from tests.terminal.driving import AnyGame, Random, anything, new, play


def joined(shown: str) -> str:
    """Without the breaks between lines."""
    return " ".join(shown.split())


LEVELS = ("conscript", "beginner", "grognard", "marshal")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("humans", [(0,), (1,), (0, 1), ()])
def test_a_game_is_played_to_its_end(language: str, level: str, humans: tuple[int, ...]) -> None:
    game = new(level, seed=len(humans) + 4)
    code, shown = play(game, anything(game), humans=humans, language=language)
    assert code == 0
    assert game.over
    assert game.source.seed.hex() in shown  # type: ignore[attr-defined]
    for line in shown.splitlines():
        assert cell_len(line) <= 80 or line.startswith(("Hand ", "Passez")), line
        assert "{" not in line, line


def test_the_end_tells_result_seed_and_seal(tmp_path: Path) -> None:
    game = new("marshal", seed=5)
    file = str(tmp_path / "game.json")
    code, shown = play(game, anything(game), save=file)
    assert code == 0
    end = shown[shown.index("The end") :]
    assert "have won" in end
    assert "classification 3" in end
    assert f"grognard verify {file}" in joined(end)
    fields = record.parse(Path(file).read_text(encoding="utf-8"), file)
    assert fields["seed"] in end
    assert fields["commitment"] in end
    assert fields["commitment"] in shown[: shown.index("Since you")]


def test_the_end_of_input_saves_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    game = new(seed=3)
    code, shown = play(game, ["2", "1"], save=file)
    assert code == 3
    assert f"Saved in {file}." in joined(shown)
    again = load(file)
    assert again.s.key() == game.s.key()
    code, shown = play(again, anything(again), save=file)
    assert code == 0
    assert "The game goes on after" in shown


def test_the_end_of_input_without_a_file_says_so() -> None:
    code, shown = play(new(), [])
    assert code == 3
    assert "left unsaved" in shown


def test_an_interruption_saves(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")

    def answer(fresh: str) -> str | None:
        raise KeyboardInterrupt

    code, _ = play(new(), answer, save=file)
    assert code == 130
    assert not load(file).over


def test_an_interruption_in_the_middle_of_a_decision_leaves_the_last_good_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "game.json")
    game = new()
    before = game.n
    original = type(game).choose

    def torn(self: AnyGame, *about: object) -> None:
        original(self, *about)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(type(game), "choose", torn)
    code, _ = play(game, ["1"], save=file)
    monkeypatch.undo()
    assert code == 130
    assert load(file).n == before


def test_quit_saves_where_it_can_and_asks_where_it_cannot(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    assert play(new(), ["quit"], save=file)[0] == 3
    assert not load(file).over
    code, shown = play(new(), ["quit", "quit"])
    assert code == 3
    assert "quit again" in shown
    code, shown = play(new(), [f"save {tmp_path / 'other.json'}", "quit"])
    assert code == 3
    assert "quit again" not in shown


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    code, shown = play(new(), [f"save {tmp_path}/none/game.json", "save", "quit", "quit"])
    assert code == 3
    assert "cannot be written" in shown
    assert "Say where: save FILE." in shown


def test_no_colour_and_no_control_codes_without_a_terminal() -> None:
    game = new()
    assert "\x1b" not in play(game, anything(game))[1]


def test_colours_on_a_terminal() -> None:
    assert "\x1b[" in play(new(), ["map"], colour=True)[1]


def test_what_has_one_answer_is_answered() -> None:
    game = new("beginner", seed=4)
    code, shown = play(game, anything(game))
    assert code == 0
    asked = shown.count("\n> ")
    chosen = sum(1 for seat, _ in game.decisions if seat == 0)
    assert asked <= chosen + 1


def test_auto_off_asks_everything() -> None:
    game = new(seed=4)
    typed = 0

    def answer(fresh: str) -> str | None:
        nonlocal typed
        typed += 1
        if typed == 1:
            return "auto off"
        return "1" if game.decision is not None else "quit"

    code, shown = play(game, answer)
    assert code == 0
    assert "the only answer" not in shown
    assert typed >= sum(1 for seat, _ in game.decisions if seat == 0)


def test_hold_offers_no_cards_until_the_end_of_the_turn() -> None:
    game = new(seed=4)
    began = game.s.turn
    prompts: list[str] = []

    def answer(fresh: str) -> str | None:
        assert game.decision is not None
        if not prompts:
            prompts.append("hold")
            return "hold"
        if game.s.turn != began:
            return None
        prompts.append(game.decision.prompt)
        return str(len(game.decision.options))

    play(game, answer)
    assert len(prompts) > 1
    assert not [prompt for prompt in prompts if prompt.startswith("play-")]


def test_somebody_must_say_that_a_placement_is_done() -> None:
    game = new("grognard", "campaign")
    prompts = []

    def answer(fresh: str) -> str | None:
        assert game.decision is not None
        prompts.append(game.decision.prompt)
        return "1" if prompts[-1] in ("place", "deployed") else None

    play(game, answer)
    assert "deployed" in prompts


def test_two_computers_are_watched() -> None:
    game = new(seed=6)
    code, shown = play(game, [], humans=())
    assert code == 0
    assert "movement card" in shown
    assert "> " not in shown


def test_a_player_is_asked_with_nothing_but_a_seat() -> None:
    seats = []

    class Watching(Random):
        def choose(self, seat):  # type: ignore[no-untyped-def]
            seats.append(type(seat).__name__)
            return super().choose(seat)

    run(new(seed=2), {0: Watching(1), 1: Watching(2)}, "en", None, Console(quiet=True))
    assert set(seats) == {"Seat"}
