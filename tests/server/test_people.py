"""Guests, accounts and sessions over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.browsers import Browser, House, house

GOOD = "trois canons de huit"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("people")) as found:
        yield found


def account(here: House, name: str) -> Browser:
    browser = here.browser()
    assert browser.post("/api/account", {"name": name, "password": GOOD}).status_code == 200
    return browser


def test_a_newcomer_is_a_guest_and_stays_the_same(here: House) -> None:
    browser = here.browser(known=False)
    first = browser.me()

    assert first["guest"]
    assert first["name"].startswith("Guest ")
    assert browser.me() == first
    assert here.browser().me()["id"] != first["id"]


@pytest.mark.parametrize(
    ("header", "query", "name"),
    [("fr-FR,fr;q=0.9,en;q=0.8", "", "Invité"), ("de,en;q=0.5", "", "Guest"), ("en", "?lang=fr", "Invité")],
)
def test_a_newcomer_is_named_in_their_language(here: House, header: str, query: str, name: str) -> None:
    browser = here.browser(known=False)

    assert browser.get(f"/api/me{query}", headers={"Accept-Language": header}).json()["name"].startswith(name)


def test_a_person_changes_name_language_and_notices(here: House) -> None:
    browser = here.browser()
    wish = {"name": "  Général\u200b   Lasalle ", "language": "fr", "notices": {"sound": True, "webhook": ""}}
    answer = browser.call("PATCH", "/api/me", wish)

    assert answer.status_code == 200
    assert (answer.json()["name"], answer.json()["language"]) == ("Général Lasalle", "fr")
    assert answer.json()["notices"]["sound"] is True
    assert browser.me() == answer.json()


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"name": " \u200b "}, "name-empty"),
        ({"email": "nobody"}, "email"),
        ({"email": "a b@example.org"}, "email"),
        ({"notices": {"webhook": "http://127.0.0.1/"}}, "webhook"),
        ({"name": "x" * 41}, "malformed"),
        ({"language": "de"}, "malformed"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(here: House, wish: dict[str, object], code: str) -> None:
    browser = here.browser()
    before = browser.me()
    answer = browser.call("PATCH", "/api/me", wish)

    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert browser.me() == before


def test_a_guest_becomes_an_account_and_keeps_who_they_are(here: House) -> None:
    browser = here.browser()
    before = browser.me()
    after = browser.post("/api/account", {"name": "Davout", "password": GOOD, "email": "d@example.org"}).json()

    assert (after["id"], after["guest"], after["name"], after["email"]) == (
        before["id"],
        False,
        "Davout",
        "d@example.org",
    )
    assert browser.post("/api/account", {"name": "Davout II", "password": GOOD}).json()["code"] == "has-account"


def test_names_of_accounts_differ_by_more_than_capitals_and_spaces(here: House) -> None:
    account(here, "Éblé")
    answer = here.browser().post("/api/account", {"name": " éBLÉ ", "password": GOOD})

    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("court", "password-short"),
        ("1234567890", "password-common"),
        ("Qwertyuiop!!", "password-common"),
        ("aaaaaaaaaaaaa", "password-common"),
        ("Lannes de Montebello", "password-name"),
    ],
)
def test_a_password_must_keep_somebody_out(here: House, password: str, code: str) -> None:
    answer = here.browser().post("/api/account", {"name": "Lannes de Montebello", "password": password})

    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert password not in answer.text or password == "Lannes de Montebello"


def test_an_account_signs_in_elsewhere_and_the_guest_s_tables_come_along(here: House) -> None:
    first = account(here, "Augereau")
    mine = first.table()["id"]
    second = here.browser()
    theirs = second.table()["id"]
    answer = second.post("/api/session", {"name": "augereau", "password": GOOD})

    assert answer.json()["id"] == first.me()["id"]
    assert {t["id"] for t in second.get("/api/tables?list=mine").json()} == {mine, theirs}
    assert {t["id"] for t in first.get("/api/tables?list=mine").json()} == {mine, theirs}
    assert second.get(f"/api/tables/{theirs}").json()["seats"][0]["mine"]


def test_signing_in_fails_alike_for_a_wrong_name_and_a_wrong_password(here: House) -> None:
    account(here, "Soult")
    wrong = here.browser().post("/api/session", {"name": "Soult", "password": "not the password"})
    nobody = here.browser().post("/api/session", {"name": "Nobody at all", "password": GOOD})

    assert (wrong.status_code, wrong.json()) == (nobody.status_code, nobody.json())
    assert (wrong.status_code, wrong.json()["code"]) == (403, "sign-in")


def test_signing_out_makes_a_new_guest_and_ends_the_session(here: House) -> None:
    browser = account(here, "Bernadotte")
    old = dict(browser.client.cookies)
    guest = browser.call("DELETE", "/api/session").json()

    assert guest["guest"]
    stolen = here.browser(known=False)
    stolen.client.cookies.update(old)
    answer = stolen.call("PATCH", "/api/me", {"name": "Somebody"})
    assert (answer.status_code, answer.json()["code"]) == (401, "session")


def test_signing_in_ends_the_session_of_the_guest(here: House) -> None:
    account(here, "Murat")
    browser = here.browser()
    old = dict(browser.client.cookies)
    browser.post("/api/session", {"name": "Murat", "password": GOOD})

    assert browser.client.cookies["session"] != old["session"]
    stolen = here.browser(known=False)
    stolen.client.cookies.update(old)
    assert stolen.call("PATCH", "/api/me", {"name": "Somebody"}).status_code == 401


def test_an_account_is_forgotten_with_its_password_only(here: House) -> None:
    browser = account(here, "Bessières")
    refused = browser.call("DELETE", "/api/account", {"password": "something else"})
    assert (refused.status_code, refused.json()["code"]) == (403, "password-wrong")

    assert browser.call("DELETE", "/api/account", {"password": GOOD}).json()["guest"]
    again = here.browser().post("/api/session", {"name": "Bessières", "password": GOOD})
    assert again.json()["code"] == "sign-in"


def test_a_guest_may_be_forgotten_too(here: House) -> None:
    browser = here.browser()
    before = browser.me()["id"]

    assert browser.call("DELETE", "/api/account", {"password": ""}).json()["id"] != before


def test_a_session_that_has_ended_is_told_and_a_new_guest_can_be_had(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        browser = here.browser()
        table = browser.table()["id"]
        before = browser.me()["id"]
        here.clock.time += 181 * 86_400

        for path in ("/api/tables?list=mine", f"/api/tables/{table}/scene?seat=french", "/api/data"):
            answer = browser.get(path)
            assert (answer.status_code, answer.json()["code"]) == (401, "session"), path
        written = browser.post(f"/api/tables/{table}/chat", {"text": "Anybody here?"})
        assert (written.status_code, written.json()["code"]) == (401, "session")
        assert browser.get(f"/api/tables/{table}/scene").status_code == 200

        assert browser.me()["id"] != before
        assert browser.post(f"/api/tables/{table}/chat", {"text": "Anybody here?"}).status_code == 201


def test_a_session_in_use_does_not_end(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        browser = here.browser()
        before = browser.me()["id"]
        for _ in range(4):
            here.clock.time += 100 * 86_400
            assert browser.me()["id"] == before
