"""Two server processes on one PostgreSQL play one table."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from server.client import Player, Served, table
from server.conftest import Redis, fresh_postgres

pytestmark = pytest.mark.slow


@pytest.fixture(params=["postgresql", "redis"])
def bus(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "postgresql":
        yield "postgresql:"
        return
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("redis-server is not installed")
    redis = Redis(program)
    yield redis.url
    redis.stop()


def test_two_nodes_play_one_table_and_each_hears_the_other(bus: str, postgres: Any) -> None:
    database = fresh_postgres(postgres)
    nodes = [Served(database, bus=bus), Served(database, bus=bus)]
    try:
        first, second = table(nodes[0], 2)
        second = Player(nodes[1], second.room, second.seat, second.token)
        watchers = [Player(node, first.room, first.seat, first.token) for node in nodes]
        for player in (first, second, *watchers):
            player.open()
        chooser = random.Random(7)
        played = 0
        while played < 60:
            player = first if first.seat in first.look()["prompt"]["seats"] else second
            player.look()
            if not player.update["moves"]:
                continue
            move = chooser.choice(player.update["moves"])["number"]
            answer = player.post(f"m{played}", {"type": "act", "move": move}, player.update["decision"])
            played += answer["type"] == "answer"
        last = first.look()["n"]
        for watcher in watchers:
            while watcher.update["n"] < last:
                watcher.receive()

        assert watchers[0].update["view"] == watchers[1].update["view"] == first.update["view"]
        assert [event["what"] for event in watchers[0].events] == [event["what"] for event in watchers[1].events]
    finally:
        for node in nodes:
            node.stop()


def test_presence_is_of_all_nodes(postgres: Any) -> None:
    database = fresh_postgres(postgres)
    nodes = [Served(database, bus="postgresql:"), Served(database, bus="postgresql:")]
    try:
        first, second = table(nodes[0], 2)
        second = Player(nodes[1], second.room, second.seat, second.token)
        first.open()
        second.open()
        for player in (first, second):
            while player.present.get("seats") != [True, True]:
                player.receive()
        first.close()
        while second.present["seats"] != [False, True]:
            second.receive()
    finally:
        for node in nodes:
            node.stop()


def test_a_node_that_dies_takes_nothing_with_it(postgres: Any) -> None:
    database = fresh_postgres(postgres)
    nodes = [Served(database, bus="postgresql:"), Served(database, bus="postgresql:")]
    try:
        first, second = table(nodes[0], 2)
        first.post("a", {"type": "act", "move": "keep 1 2"})
        nodes[0].kill()
        moved = Player(nodes[1], second.room, second.seat, second.token)
        moved.post("b", {"type": "act", "move": "keep 1 2"})

        assert moved.look()["view"]["phase"] == "turn"
        assert Player(nodes[1], first.room, 0, first.token).post("a", {"type": "act", "move": "keep 1 2"})["type"] == "answer"
    finally:
        nodes[1].stop()
