"""The description of the interface is true: every answer to any request, good or bad, is one that it tells of."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from grognard.server import messages
from grognard.server.app import make_app
from grognard.server.settings import Settings
from tests.server.browsers import Browser, House, house

EXAMPLES = 7  # for each operation, well-formed and again malformed: some 500 requests in all
DESCRIPTION: dict[str, Any] = make_app(Settings("sqlite+aiosqlite://")).openapi_schema.to_schema()
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
CASES = [
    (operation, mode)
    for operation in OPERATIONS
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    if mode == GenerationMode.POSITIVE
    or operation.path not in ("/health", "/metrics")  # which nothing can be wrong with
]
CHECKS: list[Any] = [
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("openapi")) as found:
        yield found


@pytest.fixture(scope="module")
def known(here: House) -> dict[str, list[str]]:
    """Things that there are, so that some requests lead somewhere."""
    browser = here.browser()
    made = browser.table()
    opened = browser.table(seats=[{"seat": "french", "who": "me"}, {"seat": "prussian", "who": "open"}])
    return {
        "table": [made["id"], opened["id"]],
        "token": [made["seats"][1]["invitation"].rpartition("/")[2]],
        "game": ["napoleon-1806"],
        "scenario": ["short", "campaign"],
        "rule": ["march.bridge"],
        "seat": ["french", "prussian"],
        "n": ["0"],
    }


def fresh(here: House) -> Browser:
    """A browser that is somebody, whatever the last request has done to the last one."""
    return here.browser()


def sent(here: House, browser: Browser, case: Any, known: dict[str, list[str]], number: int) -> Any:
    """Sends a case, every other time about things that there are."""
    stream = case.operation.path.endswith("/events")
    if number % 2 and not stream:
        for name in case.path_parameters or {}:
            case.path_parameters[name] = known[name][number // 2 % len(known[name])]
    cookies = dict(browser.client.cookies)
    return case.call(base_url=here.address, headers={"X-CSRF-Token": cookies["csrftoken"]}, cookies=cookies, timeout=20)


@pytest.mark.parametrize(("operation", "mode"), CASES, ids=lambda x: getattr(x, "label", getattr(x, "value", "")))
def test_every_answer_is_one_that_the_description_tells_of(
    here: House, known: dict[str, list[str]], operation: Any, mode: GenerationMode
) -> None:
    browser = fresh(here)
    numbers = iter(range(1_000_000))

    @hypothesis.seed(1806)
    @hypothesis.settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def each(case: Any) -> None:
        nonlocal browser
        response = sent(here, browser, case, known, next(numbers))
        if response.status_code == 401 or operation.method == "delete":
            browser = fresh(here)
        assert response.status_code < 500, response.text
        case.validate_response(response, checks=CHECKS)

    each()


def test_every_path_that_the_messages_list_is_described() -> None:
    listed = set()
    for method, paths in re.findall(
        r"^    (GET|POST|PATCH|DELETE) +(/[^\s,]+(?:, /[^\s,]+)*)", messages.__doc__ or "", re.MULTILINE
    ):
        for path in paths.split(", "):
            name = path.partition("?")[0]
            listed.add((method.lower(), name if name in ("/health", "/metrics") else f"/api{name}"))
    listed.discard(("get", "/api/openapi.json"))
    described = {(method, path) for path, item in DESCRIPTION["paths"].items() for method in item}

    assert described == listed
    assert len(OPERATIONS) == len(listed)


def test_every_failure_is_described_as_a_problem() -> None:
    for path, item in DESCRIPTION["paths"].items():
        for method, operation in item.items():
            if path.startswith("/api/"):
                assert {"400", "429", "500", "503"} <= set(operation["responses"]), (method, path)
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_the_description_that_is_served_is_this_one(here: House) -> None:
    assert here.browser(known=False).get("/openapi.json").json() == json.loads(json.dumps(DESCRIPTION))
