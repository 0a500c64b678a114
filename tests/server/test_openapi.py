"""The server answers as its OpenAPI says, whatever is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from amount import NIGHTLY
from server.client import Served, table

pytestmark = pytest.mark.slow
EXAMPLES = 6 if NIGHTLY else 3
ASKED = ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('store') / 'semafor.db'}")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def description(served: Served) -> Any:
    import schemathesis  # half a second, which only these tests are worth

    return schemathesis.openapi.from_url(f"{served.url}/openapi.json")


def test_every_endpoint_answers_as_described(description: Any) -> None:
    from schemathesis.checks import CHECKS

    asked = [CHECKS.get_one(name) for name in ASKED]
    for found in description.get_all_operations():

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=found.ok().as_strategy())
        def answers(case: Any) -> None:
            response = case.call()
            assert response.status_code != 500
            case.validate_response(response, checks=asked)

        answers()


def test_the_messages_of_a_real_table_are_as_described(served: Served, description: Any) -> None:
    anna, _ = table(served, 2)
    address = f"/api/rooms/{anna.room}"
    paths = {"": "", "/view": "/view", "/view?seat=0": "/view", "/log?seat=0": "/log", "/moments/last?seat=0": "/moments/{n}"}
    for path, described in paths.items():
        shown = anna.http.get(address + path)
        description[f"/api/rooms/{{room}}{described}"]["GET"].validate_response(shown)


def test_advice_is_as_described(served: Served, description: Any) -> None:
    seats = [{"kind": "me", "name": "A"}]
    with served.client() as http:
        made = http.post("/api/rooms", json={"game": "railroad-ink", "seats": seats, "hints": True}).json()
        address = f"/api/rooms/{made['room']['room']}"
        while (hint := http.post(f"{address}/hint", json={"seat": 0})).status_code == 202:
            description["/api/rooms/{room}/hint"]["POST"].validate_response(hint)
        while (update := http.get(f"{address}/view?seat=0").json())["moves"]:
            command = {"key": f"k{update['decision']}", "do": {"type": "act", "move": update["moves"][0]["number"]}}
            http.post(f"{address}/commands", json={"seat": 0, "command": command})
        analysis, moment = http.get(f"{address}/analysis"), http.get(f"{address}/moments/1?open=1")
        record = http.get(f"{address}/record")
        checked = http.post("/api/records", content=record.text)

    assert (hint.status_code, analysis.status_code, moment.status_code, checked.status_code) == (200, 202, 200, 200)
    description["/api/rooms/{room}/hint"]["POST"].validate_response(hint)
    description["/api/rooms/{room}/analysis"]["GET"].validate_response(analysis)
    description["/api/rooms/{room}/moments/{n}"]["GET"].validate_response(moment)
    description["/api/records"]["POST"].validate_response(checked)
