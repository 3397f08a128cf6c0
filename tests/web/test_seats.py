"""Who sits where: two at one screen, a friend by link, somebody who looks on, one browser closed while the server
stops and starts."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from grognard.lab.process import ServerProcess
from tests.web.conftest import People
from tests.web.person import play_together
from tests.web.process import start


def test_at_one_screen_nothing_of_a_side_stays_in_the_page_while_it_is_handed_over(
    site: ServerProcess, people: People
) -> None:
    two = people(site)
    table = two.makes_table({"french": "me", "prussian": "me"}, level="conscript")
    page = two.page
    page.goto(f"/table/{table}")
    covers = 0
    rng = random.Random(3)

    for _ in range(40):
        expect(page.locator("[data-prompt][data-mine=yes], .handover")).to_be_visible()
        if page.locator(".handover").count():
            covers += 1
            content = page.content()
            assert "card:" not in content
            assert "block:" not in content
            page.locator(".handover").get_by_role("button").click()
            two.prompt.wait_for()
        else:
            before = two.number()
            two.choices.nth(rng.randrange(two.choices.count())).click()
            two.moved_on(before)

    assert covers >= 2


def test_a_friend_takes_the_seat_of_an_invitation_and_both_see_the_moves(site: ServerProcess, people: People) -> None:
    host, friend = people(site), people(site, language="fr")
    page = host.open("/")
    page.get_by_role("button", name="Invite by link").first.click()
    page.wait_for_url("**/table/*")
    link = host.invitation(host.table)
    expect(page.get_by_text("Waiting for an opponent")).to_be_visible()

    friend.open(link)
    friend.page.get_by_role("main").get_by_role("button").first.click()
    friend.page.wait_for_url("**/table/*")

    host.prompt.wait_for()
    host_stood, friend_stood = host.number(), friend.number()
    play_together(
        (host, friend), random.Random(1), lambda: host.number() > host_stood + 5 and friend.number() > friend_stood + 5
    )


def test_an_onlooker_sees_no_hand_and_is_asked_nothing(site: ServerProcess, people: People) -> None:
    player, onlooker = people(site), people(site)
    table = player.makes_table({"french": "me", "prussian": "computer"}, level="grognard")
    player.sit_at(table)
    onlooker.sit_at(table)

    assert onlooker.choices.count() == 0
    scene = onlooker.api(f"/tables/{table}/scene")["scene"]
    assert all(not hand["open"] for hand in scene["hands"])
    assert not scene["prompt"]["mine"]


def test_a_correspondence_game_goes_on_after_the_server_was_killed_without_loading_the_page_again(
    fragile_site: ServerProcess, people: People
) -> None:
    one, other = people(fragile_site), people(fragile_site)
    table = one.makes_table({"french": "me", "prussian": "invite"})
    other.tell(one.invitation(table), {})
    one.sit_at(table)
    other.sit_at(table)
    one.page.evaluate("window.notLoadedAgain = true")
    play_together((one, other), random.Random(5), lambda: one.number() > 4)
    stood = one.number()
    other.page.close()

    fragile_site.kill()
    start(fragile_site)

    other.page = other.another_page()
    other.sit_at(table)
    play_together((one, other), random.Random(6), lambda: one.number() > stood + 6)

    assert one.page.evaluate("window.notLoadedAgain") is True
