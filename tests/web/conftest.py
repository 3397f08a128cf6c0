"""What the tests of the pages share: a server process on loopback, Chromium, and persons with browsers of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from grognard.lab.process import ServerProcess
from tests.web.person import Person
from tests.web.process import start

# Chromium looks for its maker's servers at every start unless it is told not to; as root it has no sandbox.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

People = Callable[..., Person]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    path = shutil.which("chromium") or os.environ.get("CHROMIUM")
    assert path, "the tests of the pages need Debian's chromium: `make test` installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a database of its own, for tests that leave it running."""
    process = ServerProcess(tmp_path_factory.mktemp("site"))
    start(process)
    yield process
    process.stop()


@pytest.fixture
def fragile_site(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    process = ServerProcess(tmp_path)
    start(process)
    yield process
    process.stop()


@pytest.fixture
def people(chromium: Browser) -> Iterator[People]:
    """Makes persons: each has a browser with cookies of its own; what their pages complain of fails the test."""
    made: list[Person] = []

    def make(
        site: ServerProcess, *, language: str = "en", width: int = 1280, height: int = 800, touch: bool = False
    ) -> Person:
        context = chromium.new_context(
            base_url=f"http://127.0.0.1:{site.port}",
            locale="fr-FR" if language == "fr" else "en-GB",
            viewport={"width": width, "height": height},
            has_touch=touch,
            reduced_motion="reduce",
        )
        context.set_default_timeout(10_000)
        made.append(Person(context))
        return made[-1]

    yield make
    complaints = [complaint for person in made for complaint in person.complaints]
    for person in made:
        person.context.close()
    assert complaints == []
