"""A whole game by keys alone, and what a screen reader hears."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from grognard.lab.process import ServerProcess
from tests.web.conftest import People


def test_a_whole_short_game_is_played_by_keys_alone(site: ServerProcess, people: People) -> None:
    person = people(site)
    page = person.open("/")
    page.get_by_role("button", name="Play the computer").first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if (
            "computer" in page.evaluate("document.activeElement.textContent")
            and page.evaluate("document.activeElement.tagName") == "BUTTON"
        ):
            break
    page.keyboard.press("Enter")
    person.prompt.wait_for()
    rng = random.Random(4)

    for _ in range(1000):
        person.waits_for_turn()
        if person.over():
            break
        before, offered = person.number(), person.choices.count()
        if not offered:
            continue
        wanted = rng.randrange(offered)
        if wanted < 9 and rng.random() < 0.7:
            page.keyboard.press(str(wanted + 1))
        else:
            page.keyboard.press("o")
            for _ in range(3 * wanted):
                if page.evaluate("document.activeElement.dataset.choice") == person.choices.nth(wanted).get_attribute(
                    "data-choice"
                ):
                    break
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        person.moved_on(before)
        assert page.evaluate("document.activeElement !== document.body")

    assert person.over()


def test_the_map_is_walked_by_arrows_and_answers_to_enter(site: ServerProcess, people: People) -> None:
    person = people(site)
    person.sit_at(person.makes_table({"french": "me", "prussian": "computer"}))
    page = person.page

    page.keyboard.press("m")
    first = page.evaluate("document.activeElement.dataset.element")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("first => document.activeElement.dataset.element !== first", arg=first)
    page.keyboard.press("Enter")

    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_screen_reader_hears_the_question_its_answers_and_the_log(site: ServerProcess, people: People) -> None:
    person = people(site)
    table = person.makes_table({"french": "me", "prussian": "computer"})
    page = person.sit_at(table)
    person.waits_for_turn()
    scene = person.api(f"/tables/{table}/scene?seat=french")["scene"]

    for choice in scene["prompt"]["choices"]:
        expect(page.get_by_role("button", name=f"{choice['label']} {choice['hint']}".strip()).first).to_be_attached()
    expect(page.get_by_role("status").filter(has_text=scene["prompt"]["text"])).to_have_count(1)
    before = person.number()
    person.choose(0)
    person.waits_for_turn()
    assert person.number() != before
    expect(page.get_by_role("log")).not_to_be_empty()


def test_each_place_on_the_map_says_who_stands_there(site: ServerProcess, people: People) -> None:
    person = people(site)
    table = person.makes_table({"french": "me", "prussian": "computer"})
    page = person.sit_at(table)
    scene = person.api(f"/tables/{table}/scene?seat=french")["scene"]

    stack = scene["stacks"][0]
    name = page.locator(f'.stop[data-element="{stack["spot"]}"]').get_attribute("aria-label") or ""
    assert all(piece["title"] in name for piece in stack["pieces"])
