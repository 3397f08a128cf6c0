"""Grognard level in two browsers: each page holds its own side's blocks and cards, and nothing of the other's."""

from __future__ import annotations

import random
from typing import Any

from grognard.lab.process import ServerProcess
from tests.web.conftest import People
from tests.web.person import Person, play

SEATS = ("french", "prussian")


def hidden_from(other: dict[str, Any], own: dict[str, Any]) -> set[str]:
    """Ids of blocks on the map and of cards in hand that one side knows and the other must not."""
    known = {p["id"] for stack in own["stacks"] for p in stack["pieces"]}
    known |= {row["piece"]["id"] for sheet in own["sheets"] for row in sheet["rows"]}
    known |= {card["id"] for hand in own["hands"] for card in hand["cards"]}
    secret = {p["id"] for stack in other["stacks"] for p in stack["pieces"]}
    secret |= {card["id"] for hand in other["hands"] for card in hand["cards"]}
    return secret - known


def test_two_browsers_play_with_hidden_blocks_and_each_page_holds_only_its_own(
    site: ServerProcess, people: People
) -> None:
    french, prussian = people(site), people(site)
    table = french.makes_table({"french": "me", "prussian": "invite"}, scenario="campaign", level="grognard")
    prussian.tell(french.invitation(table), {})
    both: tuple[Person, Person] = (french, prussian)
    for person in both:
        person.sit_at(table)
    rng = random.Random(7)

    compared = 0
    for _ in range(90):
        asked = [person for person in both if person.must_answer()]
        if not asked:
            french.page.wait_for_timeout(50)
            continue
        play(rng.choice(asked), rng, 1)
        scenes = [p.api(f"/tables/{table}/scene?seat={seat}")["scene"] for p, seat in zip(both, SEATS, strict=True)]
        for person, own, other in ((french, scenes[0], scenes[1]), (prussian, scenes[1], scenes[0])):
            secret = hidden_from(other, own)
            page = person.page.content()
            assert [name for name in secret if f'"{name}"' in page] == []
            compared += len(secret)

    assert compared > 500
