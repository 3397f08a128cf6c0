"""What is said about real games: whole games in words, and a few sentences that have to come out right."""

from __future__ import annotations

import random

import pytest

from grognard.engine import record
from grognard.engine.decision import Reason, Refused
from grognard.engine.seat import Seat
from grognard.games import define
from grognard.text import LANGUAGES, Text, preferred

LEVELS = ("conscript", "beginner", "grognard", "marshal")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("scenario", ["short", "campaign"])
def test_whole_games_can_be_told(language: str, level: str, scenario: str) -> None:
    """Every prompt, option, reason and event of some games, as each seat and a spectator may read them."""
    for seed in range(2):
        rng = random.Random(seed)
        combat = rng.choice(["cards", "dice"])
        definition = define("napoleon-1806", scenario, {"level": level, "combat": combat})
        text = Text(language, definition, strict=True)
        g = record.new_game(definition, record.new_seed(seed))
        while not g.over:
            decision = rng.choice(g.pending)
            assert text.prompt(decision)
            rule = text.rule(decision.rule)
            assert rule is not None, decision.rule
            labels = [text.option(option, decision) for option in decision.options]
            assert len(set(labels)) == len(labels), labels
            for option, reason in Seat(g, decision.seat).near_misses()[:12]:
                assert text.option(option)
                assert text.reason(reason)
                assert text.rule(reason.rule) is not None, reason.rule
            g.choose(rng.choice(decision.options), decision.seat)
        for seat in (0, 1, None):
            told = g.events(seat)
            for event, data in told:
                assert text.event(event.kind, data)
                assert text.rule(event.rule) is not None, event.rule
            lines = text.log(told)
            assert 0 < len(lines) <= len(told)
            for line in lines:
                assert line.text.endswith("."), line
                assert "{" not in line.text, line


@pytest.fixture
def english() -> Text:
    """Sentences about the campaign."""
    return Text("en", define("napoleon-1806", "campaign", {}), strict=True)


@pytest.fixture
def french() -> Text:
    """Des phrases sur la campagne."""
    return Text("fr", define("napoleon-1806", "campaign", {}), strict=True)


def area(text: Text, name: str) -> int:
    """An area by name."""
    return int(text.definition.facts.area_by_name[name.casefold()])


def test_a_march_seen_through_fog_reads_well(english: Text, french: Text) -> None:
    data = {"side": 1, "area": area(english, "LEI"), "blocks": 2}
    assert english.event("marches", data) == "The Prussians march with 2 blocks to Leipzig."
    assert french.event("marches", data) == "Les Prussiens marchent avec 2 pavés sur Leipzig."


def test_a_march_of_ones_own_names_the_blocks(english: Text, french: Text) -> None:
    g = record.new_game(english.definition, record.new_seed(1))
    g.tell("march.path", "marches", side=0, area=area(english, "ERF"), blocks=2)
    g.tell("march.path", "who", group=0b100000001)
    told = g.events(None)[-2:]
    assert [line.text for line in english.log(told)] == ["Murat and Napoléon march to Erfurt."]
    assert [line.text for line in french.log(told)] == ["Murat et Napoléon marchent sur Erfurt."]


def test_a_march_through_several_areas_is_one_line(english: Text) -> None:
    g = record.new_game(english.definition, record.new_seed(1))
    for name in ("APO", "AUE", "NAU"):
        g.tell("march.path", "marches", side=1, area=area(english, name), blocks=1)
    g.tell("march.path", "marches", side=0, area=area(english, "JEN"), blocks=1)
    assert [line.text for line in english.log(g.events(None)[-4:])] == [
        "The Prussians march with 1 block to Naumburg through Apolda and Auerstedt.",
        "The French march with 1 block to Jena.",
    ]


def test_fatigue_of_a_stack_is_one_line(english: Text) -> None:
    g = record.new_game(english.definition, record.new_seed(1))
    for block, now in ((0, 1), (1, 3), (1, 4)):
        g.tell("combat.results", "tired", block=block, points=1, now=now)
    assert [line.text for line in english.log(g.events(None)[-3:])] == [
        "Fatigue: Murat +1 (now 1), Bessières +2 (now 4)."
    ]


def test_french_elides_and_contracts(french: Text) -> None:
    assert french.event("winner", {"side": 0, "margin": 2, "area": area(french, "ERF")}).startswith(
        "Les Français gagnent le combat d’Erfurt"
    )
    assert "combat de Halle" in french.event("no-winner", {"area": area(french, "HAL")})
    assert "l’axe de retraite des Prussiens" in french.event("axis-cut", {"side": 1, "area": area(french, "HAL")})
    assert "aux Français" in french.event("initiative", {"side": 0, "cards": []})


def test_a_refusal_says_why(english: Text, french: Text) -> None:
    reason = Reason("march.bridge", "refused-points", area=area(english, "LEI"), points=1, needed=3)
    assert english.reason(reason) == "Leipzig costs 3 movement points, and the stack has 1."
    refused = Refused("gibberish", Reason("march.path", "refused-not-offered", text="gibberish"))
    assert french.refused(refused) == "«\u202fgibberish\u202f» ne fait pas partie des choix."


def test_a_message_that_is_missing_does_not_end_the_game() -> None:
    text = Text("en", define("napoleon-1806", "campaign", {}))
    assert text.event("never-heard-of", {"side": 0}) == "Event-never-heard-of"


def test_the_language_of_the_environment_is_spoken() -> None:
    assert preferred({"LANG": "fr_BE.UTF-8"}) == "fr"
    assert preferred({"LANG": "de_DE.UTF-8"}) == "en"
    assert preferred({"LC_ALL": "en_GB", "LANG": "fr_FR"}) == "en"
    assert preferred({}) == "en"
