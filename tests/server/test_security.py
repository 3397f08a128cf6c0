"""What a server owes its players: nobody acts in another's name, nobody learns what is not theirs to know."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from grognard.engine.errors import UserError
from grognard.server import logs
from grognard.server.callers import Site, cookie_of
from grognard.server.limits import Buckets
from grognard.server.people import csrf_of
from grognard.server.storage.database import StorageFault
from tests.server.browsers import Browser, House, house


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("security")) as found:
        yield found


def set_cookies(answer: httpx.Response) -> dict[str, str]:
    return {line.partition("=")[0]: line for line in answer.headers.get_list("set-cookie")}


def code(answer: httpx.Response) -> tuple[int, str]:
    """The status of a problem and its code; every problem has all its fields and no more."""
    body = answer.json()
    assert answer.headers["content-type"] == "application/json"
    assert set(body) == {"status", "code", "detail", "rule", "n"}
    assert body["status"] == answer.status_code
    assert body["detail"].endswith(".")
    return answer.status_code, body["code"]


# --- cookies ---


def test_the_session_is_not_readable_by_scripts_and_stays_on_this_site(here: House) -> None:
    cookies = set_cookies(here.browser(known=False).get("/api/me"))

    assert "HttpOnly" in cookies["session"]
    assert "HttpOnly" not in cookies["csrftoken"]
    for cookie in cookies.values():
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        assert "Secure" not in cookie


def test_over_https_cookies_are_secure_and_bound_to_the_host(tmp_path: Path) -> None:
    with house(tmp_path, url="https://play.example") as here:
        answer = here.browser(known=False).get("/api/me")
        cookies = set_cookies(answer)

        assert set(cookies) == {"__Host-session", "csrftoken"}
        assert all("Secure" in cookie for cookie in cookies.values())
        assert "max-age=31536000" in answer.headers["strict-transport-security"]


def test_a_token_is_not_kept_in_the_database(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        browser = here.browser()
        token = browser.client.cookies["session"]
        csrf = browser.client.cookies["csrftoken"]

    for file in tmp_path.glob("grognard.db*"):
        content = file.read_bytes()
        assert token.encode() not in content
        assert csrf.encode() not in content


@pytest.mark.parametrize("cookie", ["session=", "session=x", "session=" + "x" * 5000, 'session="\\', "session=é; a"])
def test_a_cookie_that_says_nothing_is_no_session(here: House, cookie: str) -> None:
    answer = httpx.post(f"{here.address}/api/tables", headers={b"Cookie": cookie.encode()}, json={})

    assert code(answer) == (401, "session")


# --- requests from elsewhere ---


@pytest.mark.parametrize(
    "headers",
    [
        {"X-CSRF-Token": ""},
        {"X-CSRF-Token": "0" * 32},
        {"X-CSRF-Token": csrf_of("another token")},
        {"X-CSRF-Token": "é"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
    ],
)
@pytest.mark.parametrize(("method", "path"), [("PATCH", "/api/me"), ("DELETE", "/api/session"), ("POST", "/api/data")])
def test_a_change_that_our_own_page_did_not_ask_for_is_refused(
    here: House, headers: dict[str, str], method: str, path: str
) -> None:
    browser = here.browser()
    before = browser.me()
    raw = {name.encode(): value.encode() for name, value in headers.items()}
    given = {b"X-CSRF-Token": browser.client.cookies["csrftoken"].encode()} | raw

    assert code(browser.client.request(method, path, headers=given, json={"name": "Somebody"})) == (403, "csrf")
    assert browser.me() == before


def test_our_own_page_may_change_things(here: House) -> None:
    browser = here.browser()
    headers = {"Sec-Fetch-Site": "same-origin", "Origin": here.address}

    assert browser.call("PATCH", "/api/me", {"name": "Somebody"}, headers=headers).status_code == 200


def test_behind_a_proxy_the_public_address_is_our_own(tmp_path: Path) -> None:
    with house(tmp_path, url="http://play.example") as here:
        browser = here.browser()
        good = browser.call("PATCH", "/api/me", {"name": "A"}, headers={"Origin": "http://play.example"})
        bad = browser.call("PATCH", "/api/me", {"name": "B"}, headers={"Origin": "http://play.example.net"})

        assert (good.status_code, bad.status_code) == (200, 403)


def test_a_change_needs_a_session(here: House) -> None:
    stranger = here.browser(known=False)

    assert code(stranger.post("/api/tables", {})) == (401, "session")
    assert code(stranger.get("/api/tables?list=mine")) == (401, "session")
    assert code(stranger.get("/api/data")) == (401, "session")


def test_public_things_can_be_read_without_a_session_and_leave_no_cookie(here: House) -> None:
    table = here.browser().table()["id"]
    stranger = here.browser(known=False)

    for path in ("/api/games", "/api/tables?list=open", f"/api/tables/{table}", f"/api/tables/{table}/scene"):
        answer = stranger.get(path)
        assert answer.status_code == 200, path
        assert "set-cookie" not in answer.headers


# --- headers ---


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/me", "/api/nothing", "/health", "/metrics", "/missing.js"])
def test_every_answer_keeps_browsers_strict(here: House, path: str) -> None:
    headers = here.browser(known=False).get(path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))

    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert "strict-transport-security" not in headers


def test_answers_about_persons_are_kept_by_nobody(here: House) -> None:
    for path in ("/api/me", "/api/tables?list=mine"):
        assert here.browser().get(path).headers["cache-control"] == "no-store"


# --- bodies ---


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b'"text"', b"{}", b'{"name": 5}', b'{"name": "a", "password": null}', b"\xff\xfe",
     b'{"name": "\\ud800", "password": "x"}', b"[" * 30_000, b'{"name": "a\\u0000", "password": "x"}',
     b'{"name": "' + b"x" * 41 + b'", "password": "x"}'],
)  # fmt: skip
def test_a_body_that_is_not_the_message_is_refused(here: House, body: bytes) -> None:
    browser = here.browser()
    answer = browser.call("POST", "/api/session", content=body, headers={"Content-Type": "application/json"})

    assert code(answer) == (400, "malformed")


def test_a_problem_with_a_body_says_where_it_is(here: House) -> None:
    table = here.browser().table()["id"]
    answer = here.browser().post(f"/api/tables/{table}/choose", {"seat": "french", "at": "5", "option": "pass"})

    assert code(answer) == (400, "malformed")
    assert "“at”" in answer.json()["detail"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_json_must_say_that_it_is_json(here: House, kind: str) -> None:
    answer = here.browser().call("POST", "/api/session", content=b"{}", headers={"Content-Type": kind})

    assert code(answer) == (415, "media")


@pytest.mark.parametrize(("path", "most"), [("/api/session", 64 * 1024), ("/api/data", 4 * 1024 * 1024)])
def test_too_large_a_body_is_refused_told_or_not(here: House, path: str, most: int) -> None:
    browser = here.browser()
    told = browser.call("POST", path, content=b"x" * (most + 1), headers={"Content-Type": "application/json"})
    assert code(told) == (413, "too-large")

    def chunks() -> Iterator[bytes]:
        for _ in range(most // 65_536 + 2):
            yield b" " * 65_536

    kind = "multipart/form-data; boundary=x" if path == "/api/data" else "application/json"
    untold = browser.call("POST", path, content=chunks(), headers={"Content-Type": kind})
    assert code(untold) == (413, "too-large")


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/nothing", (404, "unknown-path")),
        ("GET", "/api", (404, "unknown-path")),
        ("GET", "/api/tables/nowhere", (404, "unknown-table")),
        ("GET", "/api/games/nothing/rules", (404, "unknown-game")),
        ("GET", "/api/games/napoleon-1806/rules/no.such", (404, "unknown-rule")),
        ("GET", "/api/games/napoleon-1806/scenarios/none/picture.svg", (404, "unknown-scenario")),
        ("PUT", "/api/me", (405, "method")),
        ("POST", "/", (405, "method")),
        ("GET", "/api/tables?list=all", (400, "malformed")),
        ("GET", "/api/tables?lang=de", (400, "malformed")),
        ("GET", "/api/tables/x%00y", (400, "malformed")),
        ("GET", "/api/tables/x/scene?seat=%00", (400, "malformed")),
        ("GET", "/api/tables/x/preview?option=pass", (400, "malformed")),
        ("GET", "/api/tables/x/moments/first", (404, "unknown-path")),
    ],
)
def test_every_failure_is_a_problem(here: House, method: str, path: str, expected: tuple[int, str]) -> None:
    assert code(here.browser().call(method, path)) == expected


def test_a_problem_speaks_the_language_of_the_player(here: House) -> None:
    browser = here.browser()

    assert "Il n’y a rien" in browser.get("/api/nothing?lang=fr").json()["detail"]
    assert "Il n’y a rien" in browser.get("/api/nothing", headers={"Accept-Language": "fr"}).json()["detail"]
    assert "nothing" in browser.get("/api/nothing?lang=en", headers={"Accept-Language": "fr"}).json()["detail"]


# --- mistakes of our own, and of the database ---


def test_a_mistake_of_the_server_shows_nothing_of_itself(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any) -> Any:
        raise RuntimeError("a secret of the server")

    monkeypatch.setattr(here.services.keeper, "listed", fails)
    answer = here.browser().get("/api/tables?list=open")

    assert code(answer) == (500, "internal")
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_an_unreachable_database_is_a_problem_with_its_own_words(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = here.browser()

    def fails(*_: Any) -> Any:
        raise StorageFault("connection refused")

    monkeypatch.setattr(here.services.db, "read", fails)
    monkeypatch.setattr(here.services.db, "write", fails)
    here.services.people.forget(browser.me()["id"])

    assert code(browser.get("/health")) == (503, "storage")
    assert code(browser.get("/api/tables?list=mine")) == (503, "storage")
    assert code(browser.call("PATCH", "/api/me", {"name": "A"})) == (503, "storage")


def test_the_log_has_no_token_and_no_password(here: House) -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.Json())
    logger = logging.getLogger("grognard")
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        browser = here.browser()
        invitation = browser.table()["seats"][1]["invitation"].rpartition("/")[2]
        here.browser().get(f"/api/join/{invitation}?lang=fr")
        browser.post("/api/account", {"name": "Oudinot", "password": "grenadiers en avant"})
        browser.post("/api/session", {"name": "Oudinot", "password": "grenadiers en arrière"})
    finally:
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)

    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert {line["route"] for line in lines if line["event"] == "request"} >= {"/api/join/{token}", "/api/account"}
    for secret in (invitation, browser.client.cookies["session"], browser.client.cookies["csrftoken"], "grenadiers"):
        assert secret not in out.getvalue()


# --- rates ---


def limited(browser: Browser, path: str, most: int) -> httpx.Response:
    for _ in range(most + 1):
        answer = browser.get(path)
        if answer.status_code == 429:
            return answer
    raise AssertionError("no limit")


def test_a_person_who_asks_too_often_is_told_how_long_to_wait(tmp_path: Path) -> None:
    with house(tmp_path, rate_person=5) as here:
        answer = limited(here.browser(), "/api/games", 6)

        assert code(answer) == (429, "too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 12
        assert here.browser().get("/api/games").status_code == 200


def test_an_address_that_asks_too_often_must_wait_whoever_asks(tmp_path: Path) -> None:
    with house(tmp_path, rate_address=8) as here:
        limited(here.browser(), "/api/games", 9)

        assert code(here.browser(known=False).get("/api/games")) == (429, "too-many")
        assert here.browser(known=False).get("/health").status_code == 200


def test_newcomers_and_passwords_are_limited_more_strictly(tmp_path: Path) -> None:
    with house(tmp_path, rate_entries=3) as here:
        browser = here.browser()
        answers = [browser.post("/api/session", {"name": "A", "password": "not that one"}) for _ in range(3)]
        assert [code(a)[1] for a in answers] == ["sign-in", "sign-in", "too-many"]

        stranger = here.browser(known=False)
        assert code(stranger.get("/api/me")) == (429, "too-many")
        assert browser.get("/api/me").status_code == 200


def test_a_stranger_cannot_take_another_address_but_a_trusted_proxy_gives_it() -> None:
    direct, behind = Site("", ""), Site("", "10.0.0.0/8, 127.0.0.1")

    assert direct.address("203.0.113.9", "198.51.100.1") == "203.0.113.9"
    assert behind.address("203.0.113.9", "198.51.100.1") == "203.0.113.9"
    assert behind.address("127.0.0.1", "198.51.100.1") == "198.51.100.1"
    assert behind.address("127.0.0.1", "1.1.1.1, 198.51.100.1, 10.2.3.4") == "198.51.100.1"
    assert behind.address("127.0.0.1", "") == "127.0.0.1"
    assert behind.address("127.0.0.1", "nonsense") == "127.0.0.1"


def test_addresses_of_one_household_count_as_one() -> None:
    site = Site("", "")

    assert site.address("2001:db8:1:2:3::4", "") == site.address("2001:db8:1:2:9::9", "")
    assert site.address("2001:db8:1:2::4", "") != site.address("2001:db8:1:3::4", "")
    assert site.address("::ffff:203.0.113.9", "") == "203.0.113.9"


def test_a_proxy_that_is_no_address_is_told_at_the_start() -> None:
    with pytest.raises(UserError, match="GROGNARD_PROXIES"):
        Site("", "my-proxy")


def test_a_bucket_fills_again_and_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    time = [0.0]
    buckets = Buckets(60, lambda: time[0])
    assert [buckets.take("a") for _ in range(60)] == [0.0] * 60
    assert buckets.take("a") == pytest.approx(1.0)
    time[0] += 1
    assert buckets.take("a") == 0.0

    monkeypatch.setattr("grognard.server.limits.MOST_KEPT", 3)
    for n in range(10):
        buckets.take(str(n))
    assert len(buckets._kept) <= 4


def test_only_the_cookie_of_that_name_is_read() -> None:
    assert cookie_of("a=1; session=abc; b=2", "session") == "abc"
    assert cookie_of("xsession=abc", "session") == ""
    assert cookie_of("", "session") == ""
