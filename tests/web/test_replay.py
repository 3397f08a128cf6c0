"""After the game, and in the middle of a long one: any moment, its link, the luck, and how long it takes."""

from __future__ import annotations

import random

from playwright.sync_api import FilePayload, expect

from grognard.engine import record
from grognard.games import define, rules_version
from grognard.lab.fuzz import take
from grognard.lab.process import ServerProcess
from tests.web.conftest import People
from tests.web.person import GAME, Person, play

LONG = 300


def long_record() -> str:
    """A finished game of at least 300 decisions."""
    for seed in range(100):
        g = record.new_game(define(GAME, "campaign", {}), record.new_seed(seed))
        rng = random.Random(seed)
        while not g.over:
            take(g, rng)
        if g.n >= LONG:
            return record.write(g, rules_version(GAME))
    raise AssertionError("no random game is long enough")


def with_long_game(person: Person) -> str:
    """The id of a table that an uploaded record has made."""
    person.api("/me")
    csrf = next(c["value"] for c in person.context.cookies() if c["name"] == "csrftoken")
    file = FilePayload(name="long.json", mimeType="application/json", buffer=long_record().encode())
    answer = person.context.request.post("/api/records", multipart={"file": file}, headers={"X-CSRF-Token": csrf})
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


def test_a_table_of_300_decisions_shows_its_board_within_a_second(site: ServerProcess, people: People) -> None:
    person = people(site)
    table = with_long_game(person)
    person.open("/")
    person.page.evaluate("performance.mark('asked')")

    person.page.goto(f"/table/{table}")
    person.page.locator(".stop").first.wait_for()

    shown = person.page.evaluate("performance.now()")
    assert shown < 1000, f"{shown:.0f} ms"


def test_any_moment_of_a_replay_is_there_within_100_ms(site: ServerProcess, people: People) -> None:
    person = people(site)
    table = with_long_game(person)
    person.open("/")
    moments = person.api(f"/tables/{table}/moments?eyes=all")["moments"]
    times = []
    for n in random.Random(1).sample([m["n"] for m in moments], 40):
        times.append(person.page.evaluate(ASKED, f"/api/tables/{table}/moments/{n}?eyes=all&lang=en"))

    times.sort()
    assert times[len(times) // 2] < 100, times


# From the page, as the page asks; the person's page must be on the site.
ASKED = """async (path) => {
    const begin = performance.now();
    await (await fetch(path)).json();
    return performance.now() - begin;
}"""


def test_a_link_to_a_moment_shows_that_moment_and_after_the_end_anybodys_knowledge(
    site: ServerProcess, people: People
) -> None:
    person, friend = people(site), people(site)
    table = person.makes_table({"french": "me", "prussian": "computer"}, level="grognard")
    person.sit_at(table)
    play(person, random.Random(3), 30)
    person.tell(f"/tables/{table}/resign", {"seat": "french", "at": 0})
    moment = person.api(f"/tables/{table}/moments?eyes=all")["moments"][12]["n"]

    page = friend.page
    page.goto(f"/replay/{table}/{moment}")

    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    page.get_by_role("button", name="Forward").first.click()
    page.wait_for_url(f"**/replay/{table}/*")


def test_the_luck_of_a_finished_game_is_verified_in_the_page(site: ServerProcess, people: People) -> None:
    person = people(site)
    table = person.makes_table({"french": "me", "prussian": "computer"})
    person.sit_at(table)
    play(person, random.Random(3), 12)
    person.tell(f"/tables/{table}/resign", {"seat": "french", "at": 0})
    page = person.page
    page.get_by_role("tab", name="Game").click()

    page.get_by_role("button", name="Verify in this page").first.click()

    expect(page.get_by_role("status").filter(has_text="commit")).to_be_visible()


def test_before_the_end_nobody_learns_the_seed(site: ServerProcess, people: People) -> None:
    person = people(site)
    table = person.makes_table({"french": "me", "prussian": "computer"})

    fairness = person.api(f"/tables/{table}/fairness")

    assert fairness["seed"] is None
    assert fairness["draws"] == []
    assert len(fairness["commitment"]) == 64
