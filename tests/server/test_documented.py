"""docs/server.md and docs/hosting.md name everything there is, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from prometheus_client.metrics import MetricWrapperBase

from semafor.rooms import messages
from semafor.rooms.commands import AnyRequest, Incoming
from semafor.rooms.entries import Clock
from semafor.server import metrics
from semafor.server.http.app import API, ENDPOINTS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "server.md").read_text("utf-8")
TOKENS = re.compile(r"\b(GET|POST|DELETE)\b|(/[\w{}/.]*)((?:\?[\w=&]+)?)")


def rows(page: str) -> list[str]:
    return [line for line in page.splitlines() if line.startswith("| ")]


def documented() -> dict[tuple[str, str], set[str]]:
    """Methods and paths of the table of endpoints, with the names of their queries."""
    found: dict[tuple[str, str], set[str]] = {}
    for row in rows(PAGE.partition("## HTTP")[2].partition("##")[0]):
        methods: list[str] = []
        used = True
        for method, path, query in TOKENS.findall(" ".join(re.findall("`([^`]+)`", row.split("|")[1]))):
            if method:
                methods = [method] if used else [*methods, method]
                used = False
            else:
                used = True
                found |= {(each, path): set(re.findall(r"(\w+)=", query)) for each in methods}
    return found


def fields(kind: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind)}


def named_in(row: str) -> set[str]:
    """What the row says in code, word by word."""
    return {word for code in re.findall("`([^`]+)`", row) for word in re.findall(r"[\w-]+", code)}


def test_every_endpoint_is_documented_and_no_other() -> None:
    there = {(each.method, re.sub(r":\w+}", "}", each.path)): set(each.query) for each in ENDPOINTS}
    must = {(each.method, re.sub(r":\w+}", "}", each.path)) for each in API} | {
        ("GET", path) for path in ("/healthz", "/metrics", "/openapi.json")
    }

    assert must - set(documented()) == set()
    assert {each: there.get(each) for each in documented()} == documented()


@pytest.mark.parametrize("kind", get_args(messages.Outgoing), ids=lambda kind: kind.__name__)
def test_every_message_to_a_client_is_documented_with_its_fields(kind: type[msgspec.Struct]) -> None:
    tag = str(kind.__struct_config__.tag)
    row = next(row for row in rows(PAGE) if row.startswith(f"| `{tag}` |"))
    table = PAGE.partition("### An update")[2].partition("###")[0] if tag == "update" else row

    assert fields(kind) - named_in(table) == set()


@pytest.mark.parametrize("kind", [*get_args(Incoming), *get_args(AnyRequest)], ids=lambda kind: kind.__name__)
def test_every_message_of_a_client_is_documented_with_its_fields(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    row = next(row for row in rows(PAGE) if f'"type":"{tag}"' in row)

    assert fields(kind) - named_in(row) == set()


@pytest.mark.parametrize("kind", [messages.RoomShown, messages.SeatShown, messages.LuckShown, messages.Totals, Clock])
def test_every_field_of_a_room_is_documented(kind: type[msgspec.Struct]) -> None:
    table = PAGE.partition("### A room")[2].partition("###")[0]

    assert fields(kind) - named_in(table) == set()


def test_every_metric_is_documented() -> None:
    made = [each for each in vars(metrics).values() if isinstance(each, MetricWrapperBase)]

    assert {name for each in made for name in [each._name]} == set(
        re.findall(r"`(semafor_\w+)`", (DOCS / "hosting.md").read_text("utf-8"))
    )
