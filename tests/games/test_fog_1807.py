"""Fog of war in 1807: what an epidemy, mud, and the events of a combat do not tell."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.engine.game import Game
from grognard.lab.leaks import check_leaks
from tests.lab_positions import at

FRENCH, RUSSIAN = 0, 1
ASIDE = "bernadotte at LIP; essen at WEH; act french"


def read(g: Game[Any, Any], seat: int) -> list[tuple[object, ...]]:
    """The log as a seat reads it."""
    return [(e.at, e.rule, e.kind, data) for e, data in g.events(seat)]


def test_an_epidemy_does_not_tell_what_stands_in_the_area() -> None:
    seen = []
    for there, elsewhere in (("ney", "french-vedette-1"), ("french-vedette-1", "ney")):
        position = f"clear; {there} at GUT; {elsewhere} at ALL; soult at ALL; essen at WEH; phase initiative"
        g = at(f"{position}; hand russian R18", "eylau", "grognard")
        for text in ("play R18", "choose GUT"):
            g.choose(text)
        seen.append((g.view(RUSSIAN), read(g, RUSSIAN)))
        assert [kind for _, _, kind, _ in read(g, FRENCH) if kind == "tired"] == ["tired"] * (there == "ney")

    assert seen[0] == seen[1]


def test_mud_tires_vedettes_in_appearance_only() -> None:
    """Two corps by their owner's choice, two vedettes or a corps with its commander without any: the enemy counts
    alike."""
    seen = []
    five = ("murat", "davout", "napoleon", "french-vedette-1", "french-vedette-2")
    for names in (five[:2], five[3:], (five[0], five[2])):
        blocks = "; ".join(f"{name} at {'GUT' if name in names else 'ALL'}" for name in five)
        position = f"clear; {blocks}; soult at ALL; essen at WEH; weather mud; act french; deck french F17"
        g = at(position, "eylau", "grognard")
        for text in ("manoeuvre GUT", f"with {names[0]}", f"with {names[1]}", "go"):
            g.choose(text)
        assert g.decision is not None
        assert g.decision.prompt in ("share-fatigue", "seem-to-share")
        before = g.view(RUSSIAN)
        g.choose(g.decision.options[0])
        g.choose("march HEI")
        seen.append((before, g.view(RUSSIAN)["n"], [e.at for e, _ in g.events(RUSSIAN)]))

    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize(
    ("blocks", "texts"),
    [
        ("ney at PEY; sacken at PEY; tuchkov at BAR; hand russian R37", "combat PEY; pass; play R37; retreat LAN"),
        (
            "ney at PEY; soult at PEY; davout at PEY; sacken at PEY; hand russian R40",
            "combat PEY; with ney; with soult; with davout; go; pass; play R40; pick soult",
        ),
        (
            "ney at PEY; sacken at PEY; tuchkov at DOM; dokhturov at DOM; bennigsen at DOM; hand russian R35",
            "combat PEY; pass; play R35; join tuchkov; join bennigsen",
        ),
        (
            "ney at FRI; ostermann at FRI; bridge BAR-FRI destroyed; hand french F42; deck french F15 F07;"
            " deck russian R08",
            "combat FRI; pass; lose ostermann cav; retreat BAR; play F42; lose ostermann inf",
        ),
        ("augereau at PEY fatigue 5; sacken at PEY; hand russian R38", "combat PEY; pass; play R38"),
        (
            "ney at GUT; sacken at PEY spent; tuchkov at PEY spent; hand russian R30; deck french F17",
            "manoeuvre GUT; play R30; react PEY BAR; with sacken; go",
        ),
    ],
)
def test_no_combat_event_leaks_at_any_of_its_decisions(blocks: str, texts: str) -> None:
    g = at(f"clear; {blocks}; {ASIDE}", "eylau", "grognard")
    for text in texts.split("; "):
        for seed in range(8):
            assert check_leaks(g, random.Random(seed)), text
        g.choose(text)
    for seed in range(8):
        assert check_leaks(g, random.Random(seed))


def test_after_a_cancelled_attack_the_blocks_are_hidden_again() -> None:
    g = at(f"clear; augereau at PEY fatigue 5; sacken at PEY; {ASIDE}", "eylau", "grognard")
    g.choose("combat PEY")

    assert "sacken" not in str(g.view(FRENCH))
    assert "augereau" not in str(g.view(RUSSIAN))
    assert ("fog.reveal", "shown") in [(rule, kind) for _, rule, kind, _ in read(g, RUSSIAN)]
