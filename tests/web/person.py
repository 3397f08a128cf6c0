"""Somebody at a browser: opens pages, reads the question, clicks what is lit."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

# A browser says so on its console when a call is answered with an error; the tests that cause one expect it.
HARMLESS = ("Failed to load resource",)


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

    @property
    def table(self) -> str:
        """The id of the table on the screen."""
        return self.page.url.split("/table/")[1].split("/")[0].split("?")[0]

    # --- at a table ---

    @property
    def prompt(self) -> Locator:
        """The question."""
        return self.page.locator("[data-prompt]")

    @property
    def lit(self) -> Locator:
        """Everything on the map, in the hand and in the panel that a click would answer with."""
        return self.page.locator("[data-lit]:visible, [data-choice]:visible")

    def number(self) -> int:
        """The position on the screen."""
        return int(self.prompt.get_attribute("data-n") or -1)

    def must_answer(self) -> bool:
        """True if the question is for this person."""
        return self.prompt.get_attribute("data-mine") == "yes"

    def over(self) -> bool:
        """True once the game has ended."""
        return self.prompt.get_attribute("data-over") == "yes"

    def choose_any(self, rng: random.Random) -> None:
        """Clicks a choice of the panel, and waits until the position has moved on."""
        before = self.number()
        choices = self.page.locator("[data-choice]:visible")
        choices.nth(rng.randrange(choices.count())).click()
        self.moved_on(before)

    def moved_on(self, before: int) -> None:
        """Waits until the position is another one."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-prompt]')?.dataset.n ?? before) !== before", arg=before
        )
