"""Somebody at a browser: opens pages, reads the question, clicks what is lit."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, TimeoutError, expect

# A browser says so on its console when a call is answered with an error; the tests that cause one expect it.
HARMLESS = ("Failed to load resource",)
GAME = "napoleon-1806"


class Person:
    """One browser with its cookies, and one page in it."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.complaints: list[str] = []
        self.page = self.another_page()

    def another_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._said)
        return page

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(HARMLESS):
            self.complaints.append(message.text)

    def open(self, path: str) -> Page:
        """Goes to a page of the site."""
        self.page.goto(path)
        expect(self.page.locator("main h1, main h2, main [data-prompt]").first).to_be_visible()
        return self.page

    def api(self, path: str) -> Any:
        """What the server answers to this person."""
        answer = self.context.request.get(f"/api{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def tell(self, path: str, body: Any) -> Any:
        """Says something to the server, as the page would."""
        if not self._csrf():
            self.api("/me")
        answer = self.context.request.post(f"/api{path}", data=body, headers={"X-CSRF-Token": self._csrf()})
        assert answer.ok, answer.text()
        return answer.json()

    def _csrf(self) -> str:
        found = [c["value"] for c in self.context.cookies() if c["name"] == "csrftoken"]
        return found[0] if found else ""

    def makes_table(self, seats: dict[str, str], scenario: str = "short", seed: int = 7, **options: str) -> str:
        """A table of the first game; `seats` says who sits where: me, computer, invite."""
        wish = {
            "game": GAME,
            "scenario": scenario,
            "options": options,
            "seats": [{"seat": seat, "who": who} for seat, who in seats.items()],
            "seed": str(seed),
        }
        made: str = self.tell("/tables", wish)["id"]
        return made

    def invitation(self, table: str) -> str:
        """The path of the invitation to a table."""
        links = [seat["invitation"] for seat in self.api(f"/tables/{table}")["seats"] if seat["invitation"]]
        return "/join/" + str(links[0]).rpartition("/")[2]

    @property
    def table(self) -> str:
        """The id of the table on the screen."""
        return self.page.url.split("/table/")[1].split("/")[0].split("?")[0]

    # --- at a table ---

    def sit_at(self, table: str) -> Page:
        """Opens a table, and waits for its question."""
        self.page.goto(f"/table/{table}")
        self.prompt.wait_for()
        return self.page

    @property
    def prompt(self) -> Locator:
        """The question."""
        return self.page.locator("[data-prompt]")

    @property
    def choices(self) -> Locator:
        """The answers, as buttons."""
        return self.page.locator("[data-choice]:visible")

    def number(self) -> int:
        """The position on the screen."""
        return int(self.prompt.get_attribute("data-n") or -1)

    def must_answer(self) -> bool:
        """True if the question is for this person."""
        return self.prompt.get_attribute("data-mine") == "yes"

    def over(self) -> bool:
        """True once the game has ended."""
        return self.prompt.get_attribute("data-over") == "yes"

    def waits_for_turn(self) -> None:
        """Until the question is for this person, or the game is over."""
        expect(self.page.locator("[data-choice], [data-prompt][data-over=yes]").first).to_be_visible()

    def moved_on(self, before: int) -> None:
        """Until the position is another one."""
        self.page.wait_for_function(MOVED_ON, arg=before)

    def choose(self, number: int) -> None:
        """Clicks an answer in the panel, and waits for what follows."""
        before = self.number()
        self.choices.nth(number).click()
        self.moved_on(before)

    def choose_any(self, rng: random.Random) -> None:
        """Clicks some answer in the panel; none if the server has given the only one meanwhile, or if the page goes on
        by itself with a march of several roads."""
        expect(self.page.locator(READY).first).to_be_visible()
        offered = self.choices.count()
        if not offered:
            return
        before = self.number()
        with suppress(TimeoutError):  # what was offered may have gone: then the position has changed, or is about to
            self.choices.nth(rng.randrange(offered)).click(timeout=2000)
        self.moved_on(before)

    def click_lit(self, rng: random.Random) -> bool:
        """Clicks something that is lit on the map, and then what its card offers, if it shows one; true if that
        answered the question."""
        before = self.number()
        points = self.page.evaluate(LIT_ON_MAP)
        if not points:
            return False
        self.page.mouse.click(*rng.choice(points))
        deeds = self.page.get_by_role("dialog").locator(".deeds button:not([disabled])")
        with suppress(TimeoutError):  # the card may have gone meanwhile: the click on the map was the answer
            if self.number() == before and (offered := deeds.count()):
                deeds.nth(rng.randrange(offered)).click(timeout=2000)
        try:
            self.page.wait_for_function(MOVED_ON, arg=before, timeout=1500)
        except TimeoutError:
            self.page.keyboard.press("Escape")
            return False
        return True


READY = "[data-choice]:not([aria-disabled=true]), [data-prompt][data-over=yes]"
MOVED_ON = """before => {
    const shown = document.querySelector("[data-prompt]")?.dataset.n;
    return shown === undefined || Number(shown) !== before;
}"""

# The middles of lit places and pieces that a click would really reach.
LIT_ON_MAP = """() => [...document.querySelectorAll(".map [data-lit]")].flatMap((lit) => {
    const box = lit.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const met = document.elementFromPoint(x, y);
    return met && lit.contains(met) ? [[x, y]] : [];
})"""


def play(person: Person, rng: random.Random, decisions: int, by_map: float = 0.0) -> int:
    """Answers so many questions, or all until the end of the game; how many were answered on the map."""
    on_map = 0
    for _ in range(decisions):
        person.waits_for_turn()
        if person.over():
            break
        if rng.random() < by_map and person.click_lit(rng):
            on_map += 1
        else:
            person.choose_any(rng)
    return on_map


def play_together(people: Sequence[Person], rng: random.Random, enough: Callable[[], bool], most: int = 200) -> None:
    """Answers whatever is asked of any of these persons, until it is enough."""
    for _ in range(most):
        if enough():
            return
        asked = [person for person in people if person.must_answer()]
        if asked:
            play(rng.choice(asked), rng, 1)
        else:
            people[0].page.wait_for_timeout(30)
    raise AssertionError(f"{most} answers were not enough")
