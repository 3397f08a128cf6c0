"""Orders of battle: what stands unseen is counted only where fog lies on the map, and what is lost not at all."""

from __future__ import annotations

import pytest

from tests.campaigns import defined
from tests.scene.staged import Staged, at

FOG = (
    "clear; soult at BAM; napoleon at BAM; french-vedette-1 at BAM; hohenlohe at JEN; louis at JEN; frederick at JEN;"
    " prussian-vedette-1 at GER; act french"
)


def notes(staged: Staged, seat: int | None) -> list[str]:
    return [sheet.note for sheet in staged.scene(seat).sheets]


def test_under_fog_the_enemy_s_sheet_counts_the_blocks_that_stand_unseen() -> None:
    french, prussian = notes(at(FOG, level="grognard"), 0)

    assert "in the fog" not in french
    assert "2 vedettes" in prussian
    assert "4 blocks unseen in the fog" in prussian


def test_an_onlooker_reads_it_of_both_sides() -> None:
    french, prussian = notes(at(FOG, level="grognard"), -1)

    assert "3 blocks unseen in the fog" in french
    assert "4 blocks unseen in the fog" in prussian


@pytest.mark.parametrize("level", ["conscript", "marshal"])
def test_without_fog_nothing_is_unseen(level: str) -> None:
    staged = at("act french", level="conscript") if level == "conscript" else Staged(defined("campaign", level), "en")

    for seat in (0, 1, -1):
        assert "fog" not in " ".join(notes(staged, seat))


def test_nothing_is_said_to_be_unseen_while_the_sides_place_their_blocks() -> None:
    for seat in (0, 1, -1):
        assert "fog" not in " ".join(notes(Staged(defined("campaign", "grognard"), "en"), seat))
