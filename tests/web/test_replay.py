"""After the game, and in the middle of a long one: any moment, its link, the luck, and how long it takes."""

from __future__ import annotations

import random
import statistics

from playwright.sync_api import FilePayload, expect

from grognard.engine import record
from grognard.games import define, rules_version
from grognard.lab.fuzz import take
from grognard.lab.process import ServerProcess
from tests.web.conftest import People
from tests.web.person import GAME, Person, play
from tests.web.process import start

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


def restarted(site: ServerProcess) -> None:
    """The server ends and begins anew: nothing that was open is in its memory."""
    site.stop()
    start(site)


def test_a_table_of_300_decisions_shows_its_board_within_a_second_after_a_restart(
    fragile_site: ServerProcess, people: People
) -> None:
    person = people(fragile_site)
    person.page.add_init_script(FIRST_BOARD)
    table = with_long_game(person)
    shown: list[float] = []
    loops: list[float] = []
    for _ in range(3):
        restarted(fragile_site)
        person.page.goto(f"/table/{table}")
        shown.append(person.page.evaluate("window.firstBoard"))
        loops += [person.page.evaluate(REFERENCE) for _ in range(5)]

    ratio = statistics.median(shown) / statistics.median(loops)
    print(f"first board: {ratio:.1f} times the reference loop; {statistics.median(shown):.0f} ms here, now")
    assert ratio < 1000 / QUIET


def test_any_moment_of_a_replay_is_on_the_page_within_100_ms(fragile_site: ServerProcess, people: People) -> None:
    person = people(fragile_site)
    table = with_long_game(person)
    restarted(fragile_site)
    page = person.open(f"/replay/{table}")
    page.get_by_role("slider").first.wait_for()
    moments = person.api(f"/tables/{table}/moments?eyes=all")["moments"]
    times: list[float] = []
    loops: list[float] = []
    for index in random.Random(1).sample(range(len(moments)), JUMPS):
        times.append(page.evaluate(JUMP, [index, moments[index]["n"]]))
        page.wait_for_timeout(150)  # a person looks before the next jump
        loops.append(page.evaluate(REFERENCE))

    # a jump needs browser and server at once, and other tests run beside it: the quarter that was least disturbed
    quick, loop = statistics.quantiles(times)[0], statistics.quantiles(loops)[0]
    ratio = quick / loop
    print(f"a jump: {ratio:.1f} times the reference loop; {quick:.0f} ms here, now")
    assert ratio < 100 / QUIET


# Milliseconds are compared with those of a loop that the same page runs at the same time, so that other work on the
# machine slows both. On a quiet machine of two cores the loop takes so many:
QUIET = 17.0
REFERENCE = """() => {
    const begin = performance.now();
    let x = 1;
    for (let i = 0; i < 16_000_000; i++) x = (x ^ (x << 13) ^ (x >>> 17) ^ i) | 0;
    return performance.now() - begin + (x === 42 ? 1 : 0);
}"""
# The frame after the one in which the first town stands on the map.
FIRST_BOARD = """window.firstBoard = new Promise((done) => {
    const look = () => requestAnimationFrame(document.querySelector(".stop")
        ? () => done(performance.now()) : look);
    look();
});"""
JUMPS = 20
# From the movement of the slider to the frame after the one in which the other scene stands on the page.
JUMP = """([index, n]) => new Promise((done) => {
    const replay = document.querySelector(".replay");
    const slider = replay.querySelector("input[type=range]");
    const begin = performance.now();
    const look = () => {
        if (Number(replay.dataset.n) !== n) requestAnimationFrame(look);
        else requestAnimationFrame(() => done(performance.now() - begin));
    };
    slider.value = String(index);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    look();
})"""


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
