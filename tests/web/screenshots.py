"""`make screenshots`: a picture of each page at three widths in both languages, looked at before calling it done."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from grognard.lab.process import ServerProcess
from tests.web.chromium import launch, newcomer
from tests.web.person import Person, play
from tests.web.process import start

WIDTHS = ((1440, 900), (1024, 768), (390, 844))
PLAIN = {
    "home": "/",
    "new": "/new/napoleon-1806/campaign",
    "tables": "/tables",
    "rules": "/rules/napoleon-1806",
    "rule": "/rules/napoleon-1806/fatigue.track",
    "account": "/account",
    "about": "/about",
    "missing": "/no-such-page",
}


class Album:
    """Where pictures go."""

    def __init__(self, folder: Path, person: Person, name: str) -> None:
        self.folder = folder
        self.person = person
        self.name = name

    def take(self, what: str, whole: bool = False) -> None:
        """A picture of what is on the screen; `whole` of the page to its end."""
        self.person.page.wait_for_timeout(400)  # fonts and pictures
        path = self.folder / f"{what}-{self.name}.png"
        self.person.page.screenshot(path=path, full_page=whole)
        print(path, flush=True)


def pages(album: Album) -> None:
    """The pages around the tables."""
    person = album.person
    waiting = person.makes_table({"french": "me", "prussian": "invite"})
    for name, path in {**PLAIN, "join": person.invitation(waiting)}.items():
        person.page.goto(path)
        person.page.wait_for_load_state("networkidle")
        album.take(name, whole=True)
    person.page.goto(f"/table/{waiting}")
    person.page.locator("#waiting-title").wait_for()
    album.take("table-waiting")


def tables(album: Album) -> None:
    """A table from its first question to its replay."""
    person = album.person
    both = person.makes_table({"french": "me", "prussian": "me"})
    person.page.goto(f"/table/{both}")
    person.page.locator(".handover").wait_for()
    album.take("table-handover")
    table = person.makes_table({"french": "me", "prussian": "computer"}, level="grognard", scenario="campaign")
    person.sit_at(table)
    album.take("table-deployment")
    play(person, random.Random(2), 30)
    person.waits_for_turn()
    album.take("table-fog")
    table = person.makes_table({"french": "me", "prussian": "computer"}, scenario="short")
    person.sit_at(table)
    person.waits_for_turn()
    album.take("table-first")
    play(person, random.Random(5), 30)
    person.waits_for_turn()
    for tab in person.page.get_by_role("tab").all():
        tab.click()
        album.take(f"table-{(tab.get_attribute('id') or '').removeprefix('tab-')}")
    person.tell(f"/tables/{table}/resign", {"seat": "french", "at": person.number()})
    person.page.locator("[data-prompt][data-over=yes]").wait_for()
    album.take("table-over")
    person.page.goto(f"/replay/{table}")
    person.page.get_by_role("slider").first.wait_for()
    album.take("replay")


def main(folder: Path) -> None:
    """Every picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        site = ServerProcess(Path(kept))
        start(site)
        chromium = launch(playwright)
        try:
            for language in ("en", "fr"):
                for width, height in WIDTHS:
                    context = newcomer(chromium, site, language=language, width=width, height=height)
                    album = Album(folder, Person(context), f"{language}-{width}")
                    pages(album)
                    tables(album)
                    context.close()
        finally:
            chromium.close()
            site.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"))
