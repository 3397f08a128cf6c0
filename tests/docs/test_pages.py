"""The pages for players and contributors are compared with the program: labels, keys, commands, floors, libraries."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from grognard.text.catalogue import FOLDER
from tests.conftest import ROOT

TWINS = [("README", ROOT), ("playing", ROOT / "docs"), ("map-sources", ROOT / "docs")]
LANGUAGES = {"en": ".md", "fr": ".fr.md"}
PAGE = [(name, folder, language) for name, folder in TWINS[:2] for language in LANGUAGES]
BOLD = re.compile(r"\*\*([^*]+)\*\*")
# In bold because they begin a paragraph, and no labels of the interface.
HEADS = re.compile(r"^(?:\d+\. )?\*\*([^*]+[^…]\.|Before a combat|Avant un combat|Levels|Niveaux)\*\*", re.MULTILINE)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def page(name: str, folder: Path, language: str) -> str:
    return read(folder / f"{name}{LANGUAGES[language]}")


def labels(language: str) -> set[str]:
    """Everything that a page of the client may say on one line, with `…` in the place of values."""
    found = set()
    for path in (FOLDER / language).glob("*.ftl"):
        for line in read(path).splitlines():
            said = re.match(r"\s*(?:[\w-]+ = |\.\w+ = |\*?\[\w+\] )(.+)$", line)
            if said:
                found.add(re.sub(r"\{[^}]*\}", "…", said[1]).strip())
    return found


def rows(text: str, heading: str) -> list[tuple[str, str]]:
    """The two columns of the table under a heading row."""
    table = text[text.index(heading) :].split("\n\n", 1)[0].splitlines()[2:]
    return [(cells[1].strip(" `"), cells[2].strip()) for row in table if (cells := row.split("|"))]


@pytest.mark.parametrize(("name", "folder", "language"), PAGE)
def test_words_in_bold_are_those_of_the_interface(name: str, folder: Path, language: str) -> None:
    text = page(name, folder, language)
    heads = {" ".join(head.split()) for head in HEADS.findall(text)}
    said = labels(language)
    named = {" ".join(word.split(" ")).replace("\n", " ") for word in BOLD.findall(text)} - heads

    allowed = said | {"bold", "gras", "Napoléon 1806"}
    assert sorted(word for word in named if word not in allowed) == []


def keys_of(source: str, language: str) -> list[tuple[str, str]]:
    """The keys that a page of the client explains."""
    words = read(FOLDER / language / "web-table.ftl")

    def say(message: str) -> str:
        found = re.search(rf"^{message} = (.+)$", words, flags=re.MULTILINE)
        assert found, message
        return found[1]

    found = re.findall(r'\[(?:"([^"]+)"|say\("([^"]+)"\)), say\("([^"]+)"\)\],', read(ROOT / "web/src/table" / source))
    return [(key or say(name), say(about)) for key, name, about in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", ["Table.svelte", "Replay.svelte"])
def test_the_keys_are_those_that_the_page_explains(source: str, language: str) -> None:
    heading = {
        ("Table.svelte", "en"): "| Key | At a table |",
        ("Table.svelte", "fr"): "| Touche | À une table |",
        ("Replay.svelte", "en"): "| Key | In a replay |",
        ("Replay.svelte", "fr"): "| Touche | Dans une relecture |",
    }[source, language]
    keys = keys_of(source, language)

    assert len(keys) >= 5
    assert rows(page("playing", ROOT / "docs", language), heading) == keys


def test_every_key_that_is_explained_is_heard() -> None:
    heard = read(ROOT / "web/src/table/Table.svelte")
    letters = re.search(r"const openTab[^{]*= \{([^}]+)\}", heard)
    assert letters
    tabs = re.findall(r"(\w): ", letters[1])

    assert [tab.upper() for tab in tabs] == ["H", "A", "L", "C", "G"]
    for letter in "omu":
        assert f'letter === "{letter}"' in heard


def test_the_clocks_of_the_page_are_those_of_the_form() -> None:
    form = read(ROOT / "web/src/pages/NewTable.svelte")
    most = re.search(r'max=\{kind === "days" \? (\d+) : (\d+)\}', form)

    assert most
    assert most.groups() == ("60", "6000")
    assert "1 to 60 days" in page("playing", ROOT / "docs", "en")
    assert "1 to 6,000 minutes" in page("playing", ROOT / "docs", "en")


@pytest.mark.parametrize(("name", "folder"), TWINS)
def test_both_languages_have_the_same_chapters_tables_and_commands(name: str, folder: Path) -> None:
    english, french = (page(name, folder, language) for language in LANGUAGES)

    for sign in (r"^## ", r"^\| ", r"^\d+\. ", r"^- ", r"^ {4}\S"):
        assert len(re.findall(sign, english, re.MULTILINE)) == len(re.findall(sign, french, re.MULTILINE)), sign
    commands = [re.findall(r"^ {4}((?:\.venv|make)[^#\n]*?)\s*(?:#.*)?$", p, re.MULTILINE) for p in (english, french)]
    assert commands[0] == commands[1]
    assert f"({name}.fr.md)" in english
    assert f"({name}.md)" in french


# --- contributing, design ---


def project() -> dict[str, Any]:
    return tomllib.loads(read(ROOT / "pyproject.toml"))


def client() -> dict[str, Any]:
    made: dict[str, Any] = json.loads(read(ROOT / "web/package.json"))
    return made


def block(text: str, heading: str) -> list[str]:
    """The lines of the block that follows a heading."""
    return text[text.index(heading) :].split("```")[1].strip("\n").splitlines()


def test_every_make_target_is_explained_to_contributors() -> None:
    targets = set(re.findall(r"^([a-z]+):.*## ", read(ROOT / "Makefile"), flags=re.MULTILINE))

    told = set(re.findall(r"^\| `make ([a-z]+)` \|", read(ROOT / "CONTRIBUTING.md"), flags=re.MULTILINE))
    assert told == targets - {"help"}


def test_every_script_of_the_client_is_explained_to_contributors() -> None:
    named = re.findall(r"^\| `npm run ([a-z]+)` \|", read(ROOT / "CONTRIBUTING.md"), flags=re.MULTILINE)

    assert sorted(named) == sorted(client()["scripts"])


def test_the_floors_told_to_contributors_are_those_that_are_checked() -> None:
    contracts = project()["tool"]["importlinter"]["contracts"]
    floors = next(c["layers"] for c in contracts if c["id"] == "layers")
    checked = [re.sub(r"[()]", "", floor) for floor in floors if floor != "__main__"]
    told = [re.split(r" {3,}", line)[0] for line in block(read(ROOT / "CONTRIBUTING.md"), "## The house")]

    assert told == checked


def test_the_design_page_has_every_room() -> None:
    house = block(read(ROOT / "docs/design.md"), "## The house")
    rooms = {line.split()[0] for line in house if line}
    package = ROOT / "src/grognard"

    for folder in package.iterdir():
        if (folder / "__init__.py").exists():
            assert folder.name in rooms
    for part in ("scene/drawing", "scene/conquerors", "server/routes", "server/storage"):
        assert (package / part).is_dir()
        assert part.split("/")[1] in rooms


def test_the_design_page_says_of_every_library_what_it_saves() -> None:
    told = set()
    for row in re.findall(r"^\| ([^|]+) \| [^|]+ \|$", read(ROOT / "docs/design.md"), flags=re.MULTILINE):
        told |= set(row.split(", "))
    wanted = [re.split(r"[<>=~!\[; ]", line)[0] for line in project()["project"]["dependencies"]]
    for name in ("dev", "node"):
        lines = read(ROOT / f"requirements/{name}.in").splitlines()
        wanted += [line.strip() for line in lines if line.strip() and line[0] not in "#-"]
    wanted += [*client()["dependencies"], *client()["devDependencies"]]

    assert sorted(set(wanted) - told) == []


@pytest.mark.parametrize("name", ["design.md", "adding-a-game.md", "map-sources.md"])
def test_files_and_modules_named_in_a_page_exist(name: str) -> None:
    text = read(ROOT / "docs" / name)
    package = ROOT / "src/grognard"
    for path in re.findall(
        r"`((?:tests|web|src|docs|scene|server|lab|text|terminal|players|games|table)/[^` {]+)`", text
    ):
        places = (ROOT, package, ROOT / "web/src")
        assert "GAME" in path or any((place / path).exists() for place in places), path
    for module in re.findall(r"python -m grognard\.([\w.]+)", text):
        assert (package / (module.replace(".", "/") + ".py")).exists(), module


# --- sources of the map ---

MAPS = list((ROOT / "src/grognard/games").glob("*/data/map/rivers.geojson"))


def section(text: str, game: str) -> str:
    """What a page tells of a game's files."""
    return next(part for part in text.split("\n## ") if f"`src/grognard/games/{game}/data`" in part)


@pytest.mark.parametrize("game", sorted(path.parents[2].name for path in MAPS))
def test_every_river_and_its_source_is_named(game: str) -> None:
    english, french = (section(page("map-sources", ROOT / "docs", language), game) for language in ("en", "fr"))
    told = re.findall(r"^ +\| (GSHHG 2\.3\.7|drawn along its towns) \| (\w+) \| (.+) \|$", english, flags=re.MULTILINE)
    again = re.findall(r"^ +\| (GSHHG 2\.3\.7|tracée [\w ]+) \| (\w+) \| (.+) \|$", french, flags=re.MULTILINE)
    kept: dict[tuple[str, str], set[str]] = {}
    for feature in json.loads(read(ROOT / f"src/grognard/games/{game}/data/map/rivers.geojson"))["features"]:
        river = feature["properties"]
        source = river["source"].split(";")[0]
        kept.setdefault((source, river["standing"]), set()).add(river["name"])

    def names(cell: str) -> set[str]:
        return set(re.sub(r" \([^)]*\)", "", cell).split(", "))

    assert {(source, standing): names(cell) for source, standing, cell in told} == kept
    assert [names(cell) for _, _, cell in again] == [names(cell) for _, _, cell in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_typeface_of_the_client_is_named(language: str) -> None:
    text = page("map-sources", ROOT / "docs", language)

    for package in client()["dependencies"]:
        if package.startswith("@fontsource/"):
            assert f"`{package}`" in text
