"""Debian's Chromium without a window, and browsers in it that know nothing of each other."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, BrowserContext, Playwright

from grognard.lab.process import ServerProcess

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


def launch(playwright: Playwright) -> Browser:
    """Starts it."""
    path = shutil.which("chromium") or os.environ.get("CHROMIUM")
    assert path, "the tests of the pages need Debian's chromium: `make test` installs it"
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))


def newcomer(
    browser: Browser,
    site: ServerProcess,
    *,
    language: str = "en",
    width: int = 1280,
    height: int = 800,
    touch: bool = False,
) -> BrowserContext:
    """A browser that has never been at this site."""
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{site.port}",
        locale="fr-FR" if language == "fr" else "en-GB",
        viewport={"width": width, "height": height},
        has_touch=touch,
        reduced_motion="reduce",
    )
    context.set_default_timeout(10_000)
    return context
