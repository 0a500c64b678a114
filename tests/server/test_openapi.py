"""The server answers as its OpenAPI says, whatever is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from server.client import Served, table

pytestmark = pytest.mark.slow
CHECKS = ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('store') / 'semafor.db'}")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def description(served: Served) -> Any:
    return schemathesis.openapi.from_url(f"{served.url}/openapi.json")


def test_every_endpoint_answers_as_described(description: Any) -> None:
    for found in description.get_all_operations():

        @settings(max_examples=6, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
        @given(case=found.ok().as_strategy())
        def answers(case: Any) -> None:
            response = case.call()
            assert response.status_code != 500
            case.validate_response(response, checks=[schemathesis.checks.CHECKS.get_one(name) for name in CHECKS])

        answers()


def test_the_messages_of_a_real_table_are_as_described(served: Served, description: Any) -> None:
    anna, _ = table(served, 2)
    address = f"/api/rooms/{anna.room}"
    for path in ("", "/view", "/view?seat=0", "/log?seat=0"):
        shown = anna.http.get(address + path)
        operation = description[f"/api/rooms/{{room}}{path.partition('?')[0]}"]["GET"]
        operation.validate_response(shown)
