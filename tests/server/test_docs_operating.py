"""What the page for operators says is what the server does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.server import notices
from grognard.server.gate import MOST_BODY, MOST_FILE
from grognard.server.passwords import LEAST
from grognard.server.people import SESSION_DAYS
from grognard.server.running import GRACE
from grognard.server.settings import SETTINGS, read
from grognard.server.streams import PING
from tests.conftest import ROOT
from tests.server.browsers import house

PAGES = {name: (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("operating.md", "operating.fr.md")}


def settings_of(page: str) -> list[tuple[str, str, str]]:
    """The rows of the table of settings."""
    rows = re.findall(r"^\| `GROGNARD_(\w+)` \| (?:`([^`]*)` )?\| (.+) \|$", page, flags=re.MULTILINE)
    return [(name, default, about) for name, default, about in rows]


def test_the_table_of_settings_is_that_of_the_program() -> None:
    assert settings_of(PAGES["operating.md"]) == [(s.name, s.default, s.about) for s in SETTINGS]
    french = settings_of(PAGES["operating.fr.md"])
    assert [(name, default) for name, default, _ in french] == [(s.name, s.default) for s in SETTINGS]
    assert all(about for _, _, about in french)


def test_every_default_is_accepted() -> None:
    read({f"GROGNARD_{s.name}": s.default for s in SETTINGS})


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_only_settings_that_exist_are_named(page: str) -> None:
    named = set(re.findall(r"GROGNARD_([A-Z_]+)\b", PAGES[page]))

    assert {name.rstrip("_") for name in named} - {s.name for s in SETTINGS} == {"RATE"}


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_figure_for_watchers_is_explained(page: str, tmp_path: Path) -> None:
    with house(tmp_path) as here:
        text = here.browser().get("/metrics").text
    served = set(re.findall(r"^# TYPE (grognard_\w+) ", text, flags=re.MULTILINE))

    assert set(re.findall(r"`(grognard_\w+)`", PAGES[page])) == served


@pytest.mark.parametrize(
    ("page", "sentences"),
    [
        (
            "operating.md",
            [
                f"at most {MOST_BODY // 1024} kB, an uploaded file at most {MOST_FILE // 1024 // 1024} MB",
                f"A session ends after {SESSION_DAYS} days",
                f"say something every {PING:.0f} seconds",
                f"at most {notices.AN_HOUR} an hour",
            ],
        ),
        (
            "operating.fr.md",
            [
                f"a {MOST_BODY // 1024} ko au plus, un fichier déposé {MOST_FILE // 1024 // 1024} Mo",
                f"finit après {SESSION_DAYS} jours",
                f"toutes les {PING:.0f} secondes",
                f"et {notices.AN_HOUR} au plus par heure",
            ],
        ),
    ],
)
def test_the_figures_in_the_text_are_the_program_s(page: str, sentences: list[str]) -> None:
    text = " ".join(PAGES[page].split())

    for sentence in sentences:
        assert sentence in text
    # written as words
    assert (LEAST, GRACE, notices.PATIENCE, len(notices.BACK_OFF) + 1) == (10, 10, 60.0, 5)


def test_both_pages_have_the_same_chapters_and_commands() -> None:
    english, french = PAGES["operating.md"], PAGES["operating.fr.md"]

    assert english.count("\n## ") == french.count("\n## ")
    commands = [re.findall(r"^ {4}(\S+(?: \S+)*)", page, flags=re.MULTILINE) for page in (english, french)]
    assert [c.split("  ")[0] for c in commands[0]] == [c.split("  ")[0] for c in commands[1]]
