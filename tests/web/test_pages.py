"""Every page: nothing that axe-core objects to, in both languages, at three widths; nothing wider than the screen."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.lab.process import ServerProcess
from tests.conftest import ROOT
from tests.web.conftest import People
from tests.web.person import Person, play

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
WIDTHS = ((1440, 900), (1024, 768), (390, 844))
LANGUAGES = ("fr", "en")
PLAIN = (
    "/",
    "/new/napoleon-1806/short",
    "/tables",
    "/new/napoleon-1807/eylau",
    "/rules/napoleon-1806",
    "/rules/napoleon-1807",
    "/rules/napoleon-1806/fatigue.track",
    "/account",
    "/about",
    "/no-such-page",
)


def violations(person: Person) -> list[str]:
    """What axe-core finds on the page. It is added as a browser's own tool would be: the page's policy forbids it."""
    person.page.context.new_cdp_session(person.page).send("Page.setBypassCSP", {"enabled": True})
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = person.page.evaluate("axe.run()")
    return [f"{v['id']}: {node['html'][:160]}" for v in found["violations"] for node in v["nodes"]]


def spill(person: Person) -> int:
    """How many pixels the page is wider than the screen."""
    return int(person.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), WIDTHS)
def test_every_page_is_accessible_and_fits(
    site: ServerProcess, people: People, language: str, width: int, height: int
) -> None:
    person = people(site, language=language, width=width, height=height)
    waiting = person.makes_table({"french": "me", "prussian": "invite"})
    paths = [*PLAIN, person.invitation(waiting)]
    faults = []
    for path in paths:
        person.page.goto(path)
        person.page.wait_for_load_state("networkidle")
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        expect(person.page.locator("main h1").first).to_be_visible()
        faults += [f"{path}: {fault}" for fault in violations(person)]
        if spill(person) > 0:
            faults.append(f"{path}: {spill(person)} pixels too wide")

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), WIDTHS)
def test_a_table_in_all_its_states_is_accessible_and_fits(
    site: ServerProcess, people: People, language: str, width: int, height: int
) -> None:
    person = people(site, language=language, width=width, height=height)
    faults: list[str] = []

    def look(what: str) -> None:
        faults.extend(f"{what}: {fault}" for fault in violations(person))
        if spill(person) > 0:
            faults.append(f"{what}: {spill(person)} pixels too wide")

    waiting = person.makes_table({"french": "me", "prussian": "invite"})
    person.page.goto(f"/table/{waiting}")
    person.page.wait_for_load_state("domcontentloaded")
    expect(person.page.locator("#waiting-title")).to_be_visible()
    look("waiting")
    both = person.makes_table({"french": "me", "prussian": "me"})
    person.page.goto(f"/table/{both}")
    expect(person.page.locator(".handover")).to_be_visible()
    look("handover")
    table = person.makes_table({"french": "me", "prussian": "computer"}, level="grognard", scenario="campaign")
    person.sit_at(table)
    look("deployment")
    play(person, random.Random(2), 45)
    person.waits_for_turn()
    for tab in person.page.get_by_role("tab").all():
        tab.click()
        look(f"tab {tab.inner_text()}")
    at = person.number()
    person.tell(f"/tables/{table}/resign", {"seat": "french", "at": at})
    expect(person.page.locator("[data-prompt][data-over=yes]")).to_be_visible()
    look("over")
    person.page.goto(f"/replay/{table}")
    expect(person.page.get_by_role("slider").first).to_be_visible()
    look("replay")

    assert not faults, "\n".join(faults)


def test_a_page_of_the_other_language_is_one_click_away_and_kept(site: ServerProcess, people: People) -> None:
    person = people(site, language="en")
    page = person.open("/")
    english = page.locator("h1").first.inner_text()

    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.locator("h1").first.inner_text() != english

    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_first_load_is_under_200_kb_without_fonts(site: ServerProcess, people: People) -> None:
    person = people(site)
    sizes: dict[str, int] = {}
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    asked: dict[str, str] = {}
    session.on("Network.responseReceived", lambda e: asked.update({e["requestId"]: e["response"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda e: sizes.update({asked.get(e["requestId"], e["requestId"]): int(e["encodedDataLength"])}),
    )
    person.open("/")
    person.page.wait_for_load_state("networkidle")

    code = {url: n for url, n in sizes.items() if not url.endswith((".woff2", ".woff")) and "/api/" not in url}
    assert len(code) >= 3
    assert sum(code.values()) < 200_000, code


def test_no_page_breaks_the_content_security_policy(site: ServerProcess, people: People, tmp_path: Path) -> None:
    person = people(site)
    answer = person.context.request.get("/")
    policy = answer.headers["content-security-policy"]

    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy
    for path in PLAIN:
        person.page.goto(path)  # what the policy forbids is an error on the console, which fails the test
        person.page.wait_for_load_state("networkidle")
