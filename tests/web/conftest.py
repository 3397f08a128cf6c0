"""What the tests of the pages share: a server process on loopback, Chromium, and persons with browsers of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from grognard.lab.process import ServerProcess
from tests.web.chromium import launch, newcomer
from tests.web.person import Person
from tests.web.process import start

People = Callable[..., Person]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
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

    def make(site: ServerProcess, **wishes: Any) -> Person:
        made.append(Person(newcomer(chromium, site, **wishes)))
        return made[-1]

    yield make
    complaints = [complaint for person in made for complaint in person.complaints]
    for person in made:
        person.context.close()
    assert complaints == []
