"""The rules of thumb of docs/players.md that speak of what only Napoléon 1807 has, each in a position that decides."""

from __future__ import annotations

import pytest

from tests.players.seats import YOUNGER, scripted

# A quiet corner for a ready corps of each side, so that nobody passes by himself; nothing to take at once.
AWAY = (
    "clear; augereau at LIP spent; essen at WEH; control ELB french; control OST french; control ALL french; "
    "control HEI french; siege GRA off; siege DAN off; turn 4"
)
NO_TOWN_FOR_US = "control ELB russian; control OST russian; control ALL russian; control HEI russian"


def after(position: str, *decisions: str, scenario: str = "eylau", **wish: str) -> str:
    """What the scripted player chooses after some decisions; it is the last turn unless the position says otherwise."""
    return scripted(f"{AWAY}; {position}", *decisions, scenario=scenario, game=YOUNGER, **wish)


# --- what counts at the end ---


def test_a_citadel_that_counts_at_the_end_is_entered_on_the_last_turn() -> None:
    assert after("davout at BRD; passed russian; act french") in ("manoeuvre BRD", "attack BRD")
    assert after("davout at BRD; passed russian; act french; deck french F06", "manoeuvre BRD") == "march KON"


def test_who_stands_there_stays() -> None:
    assert after("davout at KON; act french; control ALL russian") != "manoeuvre KON"


def test_nobody_sets_out_for_what_cannot_be_reached_in_time() -> None:
    assert after("davout at ROZ; lannes at PUL fatigue 1; passed russian; act french") == "pass"


def test_a_siege_is_raised() -> None:
    position = f"{NO_TOWN_FOR_US}; siege DAN on; lestocq at DIR; passed french; act russian"
    assert after(position) in ("manoeuvre DIR", "attack DIR")


def test_the_guard_of_a_citadel_stays_while_the_enemy_is_near() -> None:
    position = f"{NO_TOWN_FOR_US}; lestocq at KON; ney at BRD; act russian"
    assert not after(position).endswith("KON")


# --- roads ---


def test_no_way_over_a_major_river_whose_bridge_is_destroyed_in_the_french_edition() -> None:
    """Warsaw and Jablonna; in the English edition the bridge costs 3 points."""
    position = (
        "control WAR russian; davout at JAB; bridge WAR-JAB destroyed; bridge JAB-ZAK destroyed; "
        "bridge JAB-SER destroyed; passed russian; act french"
    )
    assert after(position, edition="fr") == "pass"
    assert after(position, edition="en") in ("manoeuvre JAB", "attack JAB")


# --- events ---


@pytest.mark.parametrize(("place", "chosen"), [("JON", "play R16"), ("WEH", "pass")])
def test_kamenski_leaves_when_the_enemy_is_near(place: str, chosen: str) -> None:
    position = f"essen at TAP; sacken at {place} fatigue 2; kamenski at {place}; ney at ALL fatigue 1; hand russian R16"
    assert after(f"{position}; turn 2; phase initiative", scenario="pultusk") == chosen


def test_lobanov_comes_as_soon_as_he_can() -> None:
    position = "clear; ney at PEY; essen at WEH; lobanov at later; hand russian R17; phase initiative"
    assert scripted(position, scenario="friedland", game=YOUNGER) == "play R17"


def test_the_corps_that_brings_least_is_lost_in_the_snow() -> None:
    position = (
        "ney at PEY; davout at PEY; murat at PEY strength 0+1; sacken at PEY; ostermann at PEY; act french; "
        "hand russian R40"
    )
    decisions = ("combat PEY", "with ney", "with davout", "with murat", "go", "pass", "play R40")
    assert after(position, *decisions) == "pick murat"


def test_a_weak_corps_slips_away_from_a_strong_stack() -> None:
    position = "ney at PEY; davout at PEY; soult at PEY; sacken at PEY fatigue 3; act french; hand russian R37; turn 2"
    assert after(position, "combat PEY", "with ney", "with davout", "with soult", "go", "pass") == "play R37"


def test_back_to_the_river_is_played_whenever_it_can_be() -> None:
    """Sacken, beaten at Braunsberg, goes back over the Passarge."""
    position = (
        "ney at BRA; sacken at BRA; axis russian BRA MUH; act french; hand french F42; "
        "deck french F09 F11 F17 F18; deck russian R08 R10; turn 2"
    )
    assert after(position, "combat BRA", "pass", "lose sacken inf", "retreat MUH", "retreat ELB") == "play F42"


def test_epidemy_strikes_the_stack_that_suffers_most() -> None:
    position = "ney at PEY fatigue 4; davout at PEY fatigue 4; soult at LAN; sacken at BAR; hand russian R18; turn 2"
    assert after(f"{position}; phase initiative", "play R18") == "choose PEY"


def test_a_great_battery_strikes_with_three_fresh_corps() -> None:
    position = "ney at PEY; davout at PEY; soult at PEY; sacken at PEY; act french; hand french F35; turn 2"
    assert after(position, "combat PEY", "with ney", "with davout", "with soult", "go") == "play F35"


def test_a_ford_is_used_where_it_leads_further() -> None:
    position = (
        "clear; davout at JAB; augereau at LIP; essen at WEH; bridge WAR-JAB destroyed; bridge JAB-SER destroyed; "
        "bridge JAB-ZAK destroyed; control WAR russian; turn 5; passed russian; act french; hand french F23; "
        "deck french F10"
    )
    assert scripted(position, "manoeuvre JAB", "pass", scenario="pultusk", game=YOUNGER) == "play F23"
