"""A server killed in the middle of sending: no call is lost, and twice comes only what had arrived and was not noted yet.

One that is told to stop lets arrive what is under way: then nothing comes twice.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread

import pytest
import sqlalchemy as sa

from semafor.server.store.schema import outbox
from server.client import GAME, Served

CALLS, BEFORE = 60, 20
FEW = 5


class Receiver(ThreadingHTTPServer):
    request_queue_size = 2 * CALLS  # five would be let in, and the rest called again after half a minute


class Hook:
    """A receiver that takes its time, and knows which call it has heard how often."""

    def __init__(self) -> None:
        self.heard: dict[str, list[str]] = defaultdict(list)
        self.lock = Lock()
        self.takes_s = 0.05
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["content-length"]))
                with hook.lock:
                    hook.heard[self.path].append(self.headers["semafor-call"])
                time.sleep(hook.takes_s)
                self.send_response(204)
                self.end_headers()

            def log_message(self, *said: object) -> None:
                del said

        self.server = Receiver(("127.0.0.1", 0), Handler)
        Thread(target=self.server.serve_forever, daemon=True).start()

    def wait_for(self, count: int) -> None:
        for _ in range(6000):
            with self.lock:
                if len(self.heard) >= count:
                    return
            time.sleep(0.01)
        raise AssertionError(f"{len(self.heard)} calls of {count} came")


@pytest.fixture
def hook() -> Iterator[Hook]:
    found = Hook()
    yield found
    found.server.shutdown()
    found.server.server_close()


def be_called(served: Served, number: int, port: int) -> None:
    """Somebody who wants to be called makes a table and goes away."""
    with served.client() as http:
        asked = {"kind": "webhook", "address": f"http://127.0.0.1:{port}/{number}"}
        assert http.post("/api/calls", json=asked).status_code == 200
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ewa"}]
        assert http.post("/api/rooms", json={"game": GAME, "seats": seats}).status_code == 200


def wait_until_empty(database: str) -> None:
    """Nothing is due in the outbox."""
    engine = sa.create_engine(database)
    with closing(engine.connect()) as connection:
        while connection.execute(sa.select(outbox.c.id).where(outbox.c.due_ms.is_not(None))).first() is not None:
            connection.rollback()
            time.sleep(0.05)
    engine.dispose()


@pytest.mark.timeout(180)
def test_a_server_that_is_stopped_in_the_middle_of_sending_sends_every_call_once(tmp_path: Path, hook: Hook) -> None:
    database, port = f"sqlite:///{tmp_path / 'semafor.db'}", hook.server.server_port
    hook.takes_s = 1.0
    served = Served(database, calls_private="1", calls_wait_s="1")
    for number in range(FEW):
        be_called(served, number, port)
    hook.wait_for(1)
    served.stop()
    served = Served(database, calls_private="1", calls_wait_s="1")
    try:
        hook.wait_for(FEW)
        wait_until_empty(database)
    finally:
        served.stop()

    assert {path: len(ids) for path, ids in hook.heard.items()} == {f"/{number}": 1 for number in range(FEW)}


@pytest.mark.timeout(180)
def test_a_kill_in_the_middle_of_sending_loses_no_call(tmp_path: Path, hook: Hook) -> None:
    database, port = f"sqlite:///{tmp_path / 'semafor.db'}", hook.server.server_port
    served = Served(database, calls_private="1", calls_wait_s="3")
    for number in range(CALLS):
        be_called(served, number, port)
    hook.wait_for(BEFORE)
    served.kill()
    time.sleep(0.5)  # what is in the network arrives
    with hook.lock:
        before = {path: len(ids) for path, ids in hook.heard.items()}
    served = Served(database, calls_private="1", calls_wait_s="3")
    try:
        hook.wait_for(CALLS)
        wait_until_empty(database)
    finally:
        served.stop()

    assert set(hook.heard) == {f"/{number}" for number in range(CALLS)}, "nothing is lost"
    twice = {path for path, ids in hook.heard.items() if len(ids) > 1}
    assert twice <= set(before), "twice comes only what had arrived before the kill"
    assert all(len(set(ids)) == 1 for ids in hook.heard.values()), "and the receiver knows it again"
