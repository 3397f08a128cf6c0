"""Somebody who has never seen the game: home page, one click, and then only what is lit."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from grognard.lab.process import ServerProcess
from tests.web.conftest import People
from tests.web.person import play


def test_a_newcomer_finishes_a_short_game_by_clicking_only_what_is_lit(site: ServerProcess, people: People) -> None:
    newcomer = people(site)
    page = newcomer.open("/")

    page.get_by_role("button", name="Play the computer").first.click()
    newcomer.prompt.wait_for()
    on_map = play(newcomer, random.Random(1806), 1000, by_map=0.5)

    assert newcomer.over()
    assert on_map > 5
    table = newcomer.api(f"/tables/{newcomer.table}")
    assert table["state"] == "over"
    expect(page.get_by_text(table["result"]).first).to_be_visible()


@pytest.mark.parametrize("level", ["Conscript", "Grognard"])
def test_the_game_beside_it_needs_no_other_client(site: ServerProcess, people: People, level: str) -> None:
    """Napoléon 1807: its learning scenario, from the home page to its end."""
    newcomer = people(site)
    page = newcomer.open("/")
    game = page.locator("section", has=page.get_by_role("heading", name="Napoléon 1807", exact=False)).last

    game.get_by_text(level, exact=True).first.click()
    game.get_by_role("button", name="Play the computer").first.click()
    newcomer.prompt.wait_for()
    on_map = play(newcomer, random.Random(1807), 1000, by_map=0.5)

    assert newcomer.over()
    assert on_map > 5
    assert newcomer.api(f"/tables/{newcomer.table}")["game"] == "napoleon-1807"


def test_what_cannot_be_done_says_why(site: ServerProcess, people: People) -> None:
    person = people(site)
    table = person.makes_table({"french": "me", "prussian": "computer"})
    page = person.sit_at(table)
    refused = None
    for _ in range(40):
        person.waits_for_turn()
        prompt = person.api(f"/tables/{table}/scene?seat=french")["scene"]["prompt"]
        refused = next((r for r in prompt["refusals"] if any(e.startswith("area:") for e in r["elements"])), None)
        if refused:
            break
        person.choose(0)
    assert refused is not None

    spot = next(e for e in refused["elements"] if e.startswith("area:"))
    page.locator(f'.stop[data-element="{spot}"]').focus()
    page.keyboard.press("Enter")

    expect(page.get_by_role("dialog")).to_contain_text(refused["reason"])
