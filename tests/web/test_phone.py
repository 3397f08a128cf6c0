"""A telephone: 390 and 360 pixels, fingers."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from grognard.lab.process import ServerProcess
from tests.web.conftest import People
from tests.web.person import play


@pytest.mark.parametrize("width", [390, 360])
def test_the_question_is_always_in_sight_on_a_telephone(site: ServerProcess, people: People, width: int) -> None:
    person = people(site, width=width, height=780, touch=True)
    person.sit_at(person.makes_table({"french": "me", "prussian": "computer"}))
    rng = random.Random(8)

    for _ in range(25):
        play(person, rng, 1)
        person.waits_for_turn()
        for tab in person.page.get_by_role("tab").all():
            tab.tap()
            expect(person.prompt).to_be_in_viewport()
        person.page.get_by_role("tab").first.tap()


def test_a_place_opens_at_the_first_touch_and_is_answered_at_the_second(site: ServerProcess, people: People) -> None:
    person = people(site, width=390, height=844, touch=True)
    person.sit_at(person.makes_table({"french": "me", "prussian": "computer"}))
    stop = person.page.locator(".stop").nth(20)

    stop.dispatch_event("click", {"pointerType": "touch"})

    expect(person.page.get_by_role("dialog")).to_be_visible()
