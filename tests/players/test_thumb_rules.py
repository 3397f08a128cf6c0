"""The rules of thumb of docs/players.md, each in a position where it decides."""

from __future__ import annotations

import pytest

from tests.players.seats import scripted

# A quiet corner for a ready corps of each side, so that nobody passes by himself; nothing to take, nothing to guard.
AWAY = (
    "clear; soult at BER; kalckreuth at EIC; bessieres at ERF spent; "
    "control ERF french; control HAL french; control LEI french"
)


def after(position: str, *decisions: str, level: str = "conscript") -> str:
    """What the scripted player chooses after some decisions, in a position with both armies alive."""
    return scripted(f"{AWAY}; {position}", *decisions, level=level)


# --- operations ---


def test_take_an_empty_victory_area_within_reach() -> None:
    assert after("davout at ZWE; control LEI prussian; act french") in ("manoeuvre ZWE", "attack ZWE")


def test_strike_a_weak_corps_that_stands_alone() -> None:
    position = "lannes at WMR; ney at WMR; davout at WMR; louis at APO fatigue 3; act french"
    assert after(position) == "attack WMR"


def test_fight_with_superior_cards_in_a_contested_area() -> None:
    position = "lannes at APO; davout at APO; louis at APO fatigue 3; act french"
    assert after(position) == "combat APO"


def test_do_not_attack_at_bad_odds() -> None:
    position = "brunswick at WMR; hohenlohe at WMR; ruchel at WMR; augereau at BLA strength 1+0; act french"
    assert not after(position).startswith(("attack BLA", "combat"))


def test_pass_to_rest_when_tired_and_nobody_is_near() -> None:
    position = (
        "clear; soult at BER fatigue 6; ney at BAM fatigue 6; kalckreuth at ERF; ruchel at HAL; tauentzien at LEI"
    )
    assert scripted(f"{position}; act french") == "pass"


def test_the_last_garrison_of_a_victory_area_stays_when_the_enemy_is_near() -> None:
    position = "clear; kalckreuth at LEI; ruchel at HAL; brunswick at ERF; lannes at ZWE spent; soult at BER"
    assert scripted(f"{position}; act prussian") not in ("manoeuvre LEI",)


# --- marches ---


def test_march_by_the_shortest_way() -> None:
    assert after("davout at ZWE; control LEI prussian; act french; deck french F16", "manoeuvre ZWE") == "march LEI"


def test_stop_before_fatigue_that_brings_nothing() -> None:
    """Leipzig taken on the last turn, and nobody near: the last points are not spent."""
    position = "turn 7; passed prussian; davout at ZWE; control LEI prussian; act french; deck french F16"
    assert after(position, "manoeuvre ZWE", "march LEI") == "stop"


def test_napoleon_goes_with_the_bulk_of_his_stack() -> None:
    position = "davout at NAU; lannes at NAU; napoleon at NAU; louis at FRE fatigue 4; act french"
    assert scripted(f"{AWAY}; {position}", "attack NAU", "with davout", "with lannes") == "with napoleon"


# --- sharing ---


def test_fatigue_goes_to_the_freshest() -> None:
    position = "ney at ALT fatigue 4; bernadotte at ALT fatigue 0; kalckreuth at BOR; act french; board P01"
    decisions = ("attack ALT", "with ney", "with bernadotte", "go")
    assert after(position, *decisions) == "fatigue bernadotte"


def test_losses_spare_the_cards() -> None:
    """Of a corps of 5 and one of 4 the second loses the odd point: the first would lose a combat card."""
    position = (
        "ney at APO strength 4+1; bernadotte at APO strength 3+1; kalckreuth at APO; act french; "
        "deck prussian P01 P19 P20; deck french F25 F26 F27 F29"
    )
    chosen = after(position, "combat APO", "with ney", "with bernadotte", "go", "fatigue bernadotte")
    assert chosen == "lose bernadotte inf"


# --- cards ---


def test_a_combat_card_is_played_in_combat() -> None:
    position = "lannes at APO; davout at APO; louis at APO; act french; hand french F36"
    decisions = ("combat APO", "with lannes", "with davout", "go")
    assert after(position, *decisions) == "play F36"


def test_a_tired_army_keeps_its_cards_for_recovery() -> None:
    """Skirmishers recover 3: a fresh army plays them against a corps alone, one with 6 fatigue does not."""
    army = "lannes at APO fatigue {0}; davout at APO fatigue {0}; louis at APO fatigue 4; act french; hand french F40"
    decisions = ("combat APO", "with lannes", "with davout", "go")
    assert after(army.format(0), *decisions) == "play F40"
    assert after(army.format(6), *decisions) == "pass"


@pytest.mark.parametrize(("fatigue", "chosen"), [(6, "recover F16"), (0, "pass")])
def test_recovery_cards_are_for_tired_corps(fatigue: int, chosen: str) -> None:
    """Forced march recovers 3. Without a tired corps nothing is asked, so one with a single fatigue stands for it."""
    position = f"davout at LEI fatigue {max(1, fatigue)} spent; hand french F16; phase recovery"
    assert after(position) == chosen


def test_the_most_tired_corps_recovers() -> None:
    position = "davout at LEI fatigue 6 spent; ney at LEI fatigue 2 spent; hand french F16; phase recovery"
    assert after(position, "recover F16") == "for davout"


def test_anticipation_and_reserve_are_played_at_once() -> None:
    assert after("hand french F08; phase initiative") == "play F08"


# --- retreat ---


def test_retreat_to_friends_and_not_to_enemies() -> None:
    position = (
        "augereau at APO; lannes at JEN; napoleon at JEN; louis at APO; brunswick at APO; ruchel at DOR; "
        "hohenlohe at WMR; act prussian; deck prussian P01 P10 P11; deck french F25 F26"
    )
    decisions = ("combat APO", "with brunswick", "with louis", "go", "lose augereau inf", "lose augereau cav")
    assert after(position, *decisions) == "retreat JEN"
