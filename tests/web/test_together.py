"""What two players ask of each other, and of the server: to take back, to end, to talk."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from grognard.lab.process import ServerProcess
from tests.web.conftest import People
from tests.web.person import Person, play_together


def facing(people: People, site: ServerProcess) -> tuple[Person, Person, str]:
    """Two persons at a table."""
    one, other = people(site), people(site)
    table = one.makes_table({"french": "me", "prussian": "invite"})
    other.tell(one.invitation(table), {})
    one.sit_at(table)
    other.sit_at(table)
    return one, other, table


def play_until_undo(one: Person, other: Person, name: str) -> None:
    """Plays until one of them reads a button of this name."""
    button = one.page.get_by_role("button", name=name, exact=True)
    play_together((one, other), random.Random(11), lambda: button.count() > 0)


def test_a_choice_from_which_nobody_learned_anything_is_taken_back_freely(site: ServerProcess, people: People) -> None:
    one, other, _ = facing(people, site)
    play_until_undo(one, other, "Take this back")
    before = one.number()

    one.page.get_by_role("button", name="Take this back", exact=True).first.click()

    one.page.wait_for_function("n => Number(document.querySelector('[data-prompt]').dataset.n) < n", arg=before)


def test_what_was_learned_is_taken_back_only_if_the_other_side_agrees(site: ServerProcess, people: People) -> None:
    one, other, _ = facing(people, site)
    play_until_undo(one, other, "Ask to take this back")
    before = one.number()

    one.page.get_by_role("button", name="Ask to take this back").first.click()
    expect(other.page.get_by_role("button", name="Accept")).to_be_visible()
    assert one.number() == before
    other.page.get_by_role("button", name="Accept").click()

    one.page.wait_for_function("n => Number(document.querySelector('[data-prompt]').dataset.n) < n", arg=before)


def test_an_undo_that_is_refused_changes_nothing(site: ServerProcess, people: People) -> None:
    one, other, _ = facing(people, site)
    play_until_undo(one, other, "Ask to take this back")
    before = one.number()

    one.page.get_by_role("button", name="Ask to take this back").first.click()
    other.page.get_by_role("button", name="Refuse").click()

    expect(one.page.get_by_role("button", name="Withdraw")).to_have_count(0)
    assert one.number() == before


def test_an_agreed_draw_ends_the_game_for_both(site: ServerProcess, people: People) -> None:
    one, other, table = facing(people, site)
    one.page.get_by_role("tab", name="Game").click()

    one.page.get_by_role("button", name="Offer a draw").click()
    other.page.get_by_role("button", name="Accept").click()

    for person in (one, other):
        expect(person.page.locator("[data-prompt][data-over=yes]")).to_be_visible()
    assert one.api(f"/tables/{table}")["state"] == "over"


def test_who_resigns_is_asked_once_more_and_then_has_lost(site: ServerProcess, people: People) -> None:
    one, other, table = facing(people, site)
    one.page.get_by_role("tab", name="Game").click()

    one.page.get_by_role("button", name="Resign…").click()
    assert one.api(f"/tables/{table}")["state"] == "playing"
    one.page.get_by_role("button", name="Yes, resign").click()

    expect(other.page.locator("[data-prompt][data-over=yes]")).to_be_visible()


def test_what_one_says_the_other_reads(site: ServerProcess, people: People) -> None:
    one, other, _ = facing(people, site)
    for person in (one, other):
        person.page.get_by_role("tab", name="Talk").click()

    one.page.get_by_role("textbox").fill("Bonne chance, général !")
    one.page.keyboard.press("Enter")

    expect(other.page.get_by_text("Bonne chance, général !")).to_be_visible()
