"""The finished tables of a device are counted on the device, as a server would count them."""

from __future__ import annotations

import json
import random
from typing import Any

from offline.asking import asked, opened
from offline.test_keeping import kept, seats, step
from semafor import offline

INK = "railroad-ink"


def finished_table(seed: int) -> dict[str, Any]:
    """What is kept of a game of Anna against a bot that was played to its end."""
    table = opened(type="new", game=INK, seats=seats(2), seed=seed)["table"]
    luck = random.Random(seed)
    while step(table, luck):
        pass
    found: dict[str, Any] = kept(table)
    return found


def counted(*tables: dict[str, Any], **asked_for: object) -> Any:
    given = [{"id": f"t{at}", "at_ms": 1000 * (at + 1), "text": table["text"]} for at, table in enumerate(tables)]
    return asked(offline.profiled, tables=given, **asked_for)


def test_the_tables_of_a_device_are_counted_there_and_given_as_files() -> None:
    table = finished_table(4)
    unfinished = kept(opened(type="new", game=INK, seats=seats(2), seed=5)["table"])
    found = counted(table, unfinished, {"text": '{"opening": "of another version"}'})
    (box,) = found["profile"]["boxes"]

    assert (found["profile"]["games"], box["game"], box["ended"]) == (1, INK, 1)
    assert found["profile"]["rivals"][0]["id"] == "bot:random"
    assert found["games"][0]["facts"]["at_ms"] == 1000
    assert found["games"][0]["facts"]["seats"][0]["who"]["name"] == "Anna"
    assert box["points"] == found["games"][0]["facts"]["seats"][0]["points"]
    assert len(found["csv"].splitlines()) == 2
    assert len(json.loads(found["plays"])["plays"]) == 1


def test_some_of_them_can_be_asked_for() -> None:
    table = finished_table(4)

    assert counted(table, rival="bot:random")["profile"]["games"] == 1
    assert counted(table, rival="bot:hard")["profile"]["games"] == 0
    assert counted(table, game="steamrollers", seats=2)["profile"]["choices"]["games"] == [INK]
    assert counted()["profile"]["games"] == 0
