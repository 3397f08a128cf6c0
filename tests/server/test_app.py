"""The server as a whole: its pages, its games, its streams, its beginning and its end."""

from __future__ import annotations

import gzip
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from grognard.engine.errors import UserError
from grognard.games import GAMES
from grognard.scene.schema import Board, RuleText
from grognard.server import catalog, messages
from grognard.server.counts import Counts
from grognard.server.running import address_of, bound
from tests.conftest import ROOT
from tests.server.browsers import Browser, House, house

GAME = "napoleon-1806"
SCRIPT = b"console.log('a page')\n" * 200


def client(folder: Path) -> Path:
    """A client as Vite builds it."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><script src="/assets/main-a1b2.js"></script>')
    (folder / "assets/main-a1b2.js").write_bytes(SCRIPT)
    (folder / "assets/letters-c3d4.woff2").write_bytes(os.urandom(3000))
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / ".hidden").write_text("not for anybody")
    (folder.parent / "secret.txt").write_text("not for anybody")
    return folder


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("app")
    with house(folder, static=client(folder / "static")) as found:
        yield found


@pytest.fixture
def browser(here: House) -> Browser:
    return here.browser()


# --- pages ---


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc/12", f"/rules/{GAME}/march.bridge", "/index.html"])
def test_every_page_is_the_client_s_and_asked_for_anew(browser: Browser, path: str) -> None:
    answer = browser.get(path)

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "main-a1b2.js" in answer.text


def test_files_with_a_hash_in_their_name_are_kept_for_ever(browser: Browser) -> None:
    answer = browser.get("/assets/main-a1b2.js")

    assert answer.content == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert browser.get("/icon.svg").headers["cache-control"] == "no-cache"


def test_what_a_browser_has_already_is_not_sent_again(browser: Browser) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/", headers={"If-None-Match": tag})

    assert (again.status_code, again.content) == (304, b"")


def test_text_is_compressed_for_who_can_read_it_and_fonts_are_not(here: House) -> None:
    with httpx.Client(base_url=here.address, headers={"Accept-Encoding": "gzip"}) as reader:
        script, font = reader.get("/assets/main-a1b2.js"), reader.get("/assets/letters-c3d4.woff2")
        assert script.headers["content-encoding"] == "gzip"
        assert int(script.headers["content-length"]) < len(SCRIPT) / 10
        assert "content-encoding" not in font.headers
        assert font.headers["content-type"] == "font/woff2"
        board = reader.get(f"/api/games/{GAME}/rules")
        assert (board.headers["content-encoding"], board.headers["vary"]) == ("gzip", "Accept-Encoding")
    with httpx.Client(base_url=here.address, headers={"Accept-Encoding": "identity"}) as reader:
        assert "content-encoding" not in reader.get("/assets/main-a1b2.js").headers


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/.hidden",
     "/assets/%2e%2e/%2e%2e/secret.txt", "/missing.js", "/assets/old-0000.js", "//etc/passwd.txt"],
)  # fmt: skip
def test_nothing_but_the_client_can_be_read(here: House, path: str) -> None:
    with socket.create_connection(_peer(here)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65_536), b""))

    assert answer.startswith(b"HTTP/1.1 404"), answer[:200]
    assert b"not for anybody" not in answer


def _peer(here: House) -> tuple[str, int]:
    host, _, port = here.address.removeprefix("http://").partition(":")
    return host, int(port)


def test_pages_answer_to_head_requests_without_a_body(here: House) -> None:
    answer = httpx.head(here.address + "/")

    assert (answer.status_code, answer.content) == (200, b"")


def test_a_client_that_was_built_anew_is_noticed(tmp_path: Path) -> None:
    static = client(tmp_path / "static")
    with house(tmp_path, static=static) as here:
        browser = here.browser(known=False)
        assert "main-a1b2.js" in browser.get("/").text
        (static / "index.html").write_text("the next one")
        os.utime(static / "index.html", (1, 1))
        assert browser.get("/").text == "the next one"


@pytest.mark.parametrize(("language", "words"), [("fr", "Le client n’est pas construit"), ("en", "has not been built")])
def test_without_a_client_a_page_says_what_to_do(tmp_path: Path, language: str, words: str) -> None:
    with house(tmp_path) as here:
        answer = here.browser(known=False).get("/", headers={"Accept-Language": language})

        assert answer.status_code == 503
        assert words in answer.text
        assert "make setup" in answer.text


# --- health and figures ---


def test_health_says_that_the_database_is_reached(browser: Browser) -> None:
    answer = browser.get("/health")

    assert (answer.status_code, answer.json()["status"]) == (200, "ok")


def test_metrics_are_figures_that_prometheus_reads(browser: Browser) -> None:
    browser.get("/api/games")
    text = browser.get("/metrics").text

    assert 'grognard_requests_total{route="/api/games",method="GET",status="200"}' in text
    assert "grognard_streams " in text
    assert "grognard_notices_sent_total 0" in text
    for line in text.splitlines():
        assert re.fullmatch(r"# (HELP|TYPE) grognard_\w+ .+|grognard_\w+(\{.+\})? -?[0-9.e+]+", line), line


def test_times_are_counted_in_their_class_and_every_higher_one() -> None:
    counts = Counts()
    for seconds in (0.001, 0.02, 9.0):
        counts.request("/x", "GET", 200, seconds)
    counts.request("/x", "GET", 200, None)
    text = counts.text({})

    assert 'request_seconds_bucket{le="0.005"} 1\n' in text
    assert 'request_seconds_bucket{le="0.025"} 2\n' in text
    assert 'request_seconds_bucket{le="2.5"} 2\n' in text
    assert 'request_seconds_bucket{le="+Inf"} 3\n' in text
    assert 'requests_total{route="/x",method="GET",status="200"} 4\n' in text


# --- games ---


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_game_is_described_with_what_can_be_chosen(browser: Browser, language: str) -> None:
    found = msgspec.json.decode(browser.get(f"/api/games?lang={language}").content, type=list[messages.GameInfo])
    games = {game.id: game for game in found}

    assert set(games) >= set(GAMES)
    for id, game in games.items():
        assert game.name
        assert game.about.endswith(".")
        assert game.period
        assert bool(game.scenarios) == (id in GAMES)
    game = games[GAME]
    assert [side.id for side in game.players] == [side.look for side in game.players] == ["french", "prussian"]
    assert game.anonymous_levels == ["marshal"]
    assert [seat.id for seat in game.anonymous_seats] == ["a", "b"]
    assert [computer.id for computer in game.computers] == ["random", "scripted"]
    assert game.credits
    assert [(s.id, s.turns, s.learning) for s in game.scenarios] == [("campaign", 7, False), ("short", 3, True)]
    assert [(a.corps, a.strength) for a in game.scenarios[0].armies] == [(8, 50), (8, 41)]
    for option in game.options:
        assert option.default == option.values[0].id


def test_the_rulebook_has_every_rule_in_its_chapter(browser: Browser) -> None:
    book = msgspec.json.decode(browser.get(f"/api/games/{GAME}/rules?lang=fr").content, type=messages.RuleBook)
    rules = {rule.id: rule for chapter in book.chapters for rule in chapter.rules}

    assert len(rules) == sum(len(chapter.rules) for chapter in book.chapters) > 100
    assert all(rule.chapter == chapter.id for chapter in book.chapters for rule in chapter.rules)
    assert all(see in rules for rule in rules.values() for see in rule.see)
    one = msgspec.json.decode(browser.get(f"/api/games/{GAME}/rules/march.bridge?lang=fr").content, type=RuleText)
    assert one == rules["march.bridge"]


def test_the_terms_are_those_of_the_glossary() -> None:
    rows = []
    for line in (ROOT / "docs/glossary.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) > 2 and cells[0] != "French":
            rows.append((cells[0], cells[1]))

    assert catalog.terms() == list(dict.fromkeys(rows))


def test_the_report_on_data_counts_every_file(browser: Browser) -> None:
    report = msgspec.json.decode(browser.get(f"/api/games/{GAME}/data").content, type=messages.DataReport)

    assert [row.file for row in report.rows] == ["areas", "blocks", "cards", "events", "scenarios", "tables"]
    assert all(sum(n for _, n in row.counts) and not row.name.startswith("facts-") for row in report.rows)
    assert [standing for standing, _, _ in report.standings] == ["rulebook", "public", "reconstruction", "owner"]


def test_the_picture_of_a_scenario_is_an_image_that_runs_nothing(browser: Browser) -> None:
    answer = browser.get(f"/api/games/{GAME}/scenarios/short/picture.svg")

    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.lstrip().startswith("<svg")
    assert "<script" not in answer.text
    assert "sandbox" in answer.headers["content-security-policy"]


# --- tables ---


def test_a_map_that_is_asked_for_by_its_id_is_kept_for_ever(browser: Browser) -> None:
    table = browser.table()["id"]
    answer = browser.get(f"/api/tables/{table}/board")
    board = msgspec.json.decode(answer.content, type=Board)

    assert answer.headers["cache-control"] == "no-store"
    assert "immutable" in browser.get(f"/api/tables/{table}/board?id={board.id}").headers["cache-control"]
    assert browser.get(f"/api/tables/{table}/board?id=other").headers["cache-control"] == "no-store"


def events(browser: Browser, path: str, count: int, **more: Any) -> list[tuple[str, str, Any]]:
    """The first events of a stream."""
    found: list[tuple[str, str, Any]] = []
    event: dict[str, str] = {}
    with browser.client.stream("GET", path, **more) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        for line in answer.iter_lines():
            name, _, value = line.partition(": ")
            if line:
                event[name] = value
            elif "event" in event:
                found.append((event["event"], event["id"], json.loads(event["data"])))
                event = {}
                if len(found) == count:
                    return found
    return found


def test_a_choice_reaches_the_other_player_by_the_stream(here: House) -> None:
    one, two = here.browser(), here.browser()
    made = one.table()
    table = made["id"]
    two.post(f"/api/join/{made['seats'][1]['invitation'].rpartition('/')[2]}")
    asked = next(
        (browser, seat, scene)
        for browser, seat in ((one, "french"), (two, "prussian"))
        if (scene := browser.get(f"/api/tables/{table}/scene?seat={seat}").json()["scene"])["prompt"]["mine"]
    )
    browser, seat, scene = asked
    other, other_seat = (two, "prussian") if browser is one else (one, "french")
    answer = {"seat": seat, "at": scene["n"], "option": scene["prompt"]["choices"][0]["option"]}

    def choose() -> None:
        time.sleep(0.2)
        assert browser.post(f"/api/tables/{table}/choose", answer).status_code == 200

    thread = threading.Thread(target=choose)
    thread.start()
    first, second = events(other, f"/api/tables/{table}/events?seat={other_seat}", 2)
    thread.join()

    assert (first[0], second[0]) == ("scene", "scene")
    assert second[2] != first[2]
    late = browser.post(f"/api/tables/{table}/choose", answer)
    assert (late.status_code, late.json()["code"]) == (409, "stale")
    assert late.json()["n"] == browser.get(f"/api/tables/{table}/scene?seat={seat}").json()["scene"]["n"]
    again = events(other, f"/api/tables/{table}/events?seat={other_seat}", 1, headers={"Last-Event-ID": second[1]})
    assert again[0][2]["scene"] == second[2]["scene"]


def test_a_foreign_seat_is_neither_played_nor_seen(here: House) -> None:
    table = here.browser().table()["id"]
    stranger = here.browser()

    for path in ("scene?seat=french", "events?seat=french", "preview?seat=french&at=0&option=pass"):
        answer = stranger.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat"), path
    answer = stranger.post(f"/api/tables/{table}/choose", {"seat": "french", "at": 0, "option": "pass"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


def test_a_record_is_a_file_to_keep_and_to_lay_down_again(browser: Browser) -> None:
    table = browser.table()["id"]
    record = browser.get(f"/api/tables/{table}/record")
    assert record.headers["content-disposition"].startswith('attachment; filename="grognard-')

    sent = browser.post("/api/records", files={"file": ("game.txt", record.content)})
    assert sent.status_code in (201, 400, 409, 422), sent.text
    wrong = browser.post("/api/records", files={"file": ("game.txt", b"\xff\xfe")})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "malformed")
    other = browser.post("/api/records", files={"else": ("game.txt", b"x")})
    assert (other.status_code, other.json()["code"]) == (400, "malformed")


# --- beginning and end ---


def test_streams_end_when_the_server_stops(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        browser = here.browser()
        table = browser.table()["id"]
        ended = []
        with browser.client.stream("GET", f"/api/tables/{table}/events") as answer:
            lines = answer.iter_lines()
            next(lines)
            begin = time.monotonic()
            here.server.should_exit = True
            ended = list(lines)
        assert time.monotonic() - begin < 5
        assert any(line.startswith("event: scene") for line in ended)


def test_a_port_that_is_taken_is_left_for_the_next_unless_it_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(UserError, match=f"port {port} is taken"):
            bound("127.0.0.1", port, asked=True)
        with bound("127.0.0.1", port, asked=False) as line:
            assert line.getsockname()[1] > port
            assert f"Port {port} is taken" in capsys.readouterr().err


def test_the_address_that_is_shown_can_be_opened() -> None:
    with bound("0.0.0.0", 0, asked=True) as line:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address_of(line))
    with pytest.raises(UserError, match="--host"):
        bound("203.0.113.77", 0, asked=True)


def test_the_command_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("GROGNARD_")}
    environment["GROGNARD_DATABASE"] = str(tmp_path / "grognard.db")
    command = [sys.executable, "-m", "grognard", "serve", "--port", "0"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            address = process.stdout.readline().removeprefix("Grognard: ").strip()
            with httpx.Client(base_url=address) as reader:
                assert reader.get("/health").status_code == 200
                assert reader.get("/api/me").status_code == 200
        finally:
            process.send_signal(signal.SIGTERM)
        errors = process.stderr.read()
        assert process.wait(20) in (0, -signal.SIGTERM)

    lines = [json.loads(line) for line in errors.splitlines() if line.startswith("{")]
    assert [line["event"] for line in lines if line["from"] == "grognard.server"] == ["stopping"]
    assert {"/api/me"} == {line["route"] for line in lines if line["event"] == "request"}


def test_a_setting_that_is_wrong_is_told_before_anything_starts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from grognard.cli import main

    for name, value in (
        ("PROXIES", "x"),
        ("SMTP", "nowhere"),
        ("DATABASE", "mysql://x"),
        ("DATABASE", "postgresql://127.0.0.1:1/nothing"),
        ("DATABASE", "/dev/null/no/folder"),
        ("SPEED", "1"),
    ):
        monkeypatch.setenv("GROGNARD_MAIL_FROM", "a@example.org")
        monkeypatch.setenv(f"GROGNARD_{name}", value)
        assert main(["serve", "--port", "0"]) == 2
        assert f"GROGNARD_{name}" in capsys.readouterr().err
        monkeypatch.delenv(f"GROGNARD_{name}")


def test_packed_answers_are_what_was_packed(browser: Browser) -> None:
    table = browser.table()["id"]
    plain = browser.get(f"/api/tables/{table}/board", headers={"Accept-Encoding": "identity"})
    small = browser.get(f"/api/tables/{table}/board", headers={"Accept-Encoding": "gzip"})

    assert small.content == plain.content
    assert int(small.headers["content-length"]) < len(gzip.compress(plain.content, 1))
