"""The log: appended once, durable, in order; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from semafor.server.store import Log, Repeated, Row, Stale, Stored, open_database
from semafor.server.store.database import MIGRATIONS, NEWEST
from semafor.server.store.dues import DueList
from semafor.server.store.schema import metadata
from server.conftest import run


def row(n: int, key: str, body: bytes = b"{}") -> Row:
    return Row(n, key, 1_000 + n, body)


def test_a_repeated_key_gives_the_first_event_and_a_taken_number_what_was_missed(url: str) -> None:
    async def work() -> None:
        database = await open_database(url)
        log = Log(database)

        assert await log.append("r", row(0, "a", b"first")) == Stored(0)
        assert await log.append("r", row(1, "a", b"again")) == Repeated(row(0, "a", b"first"))
        assert await log.append("r", row(0, "b")) == Stale([row(0, "a", b"first")])
        assert await log.append("other", row(0, "a")) == Stored(0)
        assert await log.append("r", row(1, "b")) == Stored(1)
        assert [each.n for each in await log.since("r", 0)] == [0, 1]
        assert await log.find("r", "never") is None
        await log.close()
        await database.close()

    run(work())


def test_entries_that_wait_together_are_stored_though_one_of_them_is_there_already(url: str) -> None:
    async def work() -> None:
        database = await open_database(url)
        log, dues = Log(database), DueList(database)
        assert await log.append("r", row(0, "a")) == Stored(0)
        outcomes = await asyncio.gather(
            log.append("q", row(0, "a")),
            log.append("r", row(1, "a", b"again"), ["card"]),
            log.append("s", row(0, "a"), ["card", "claim"]),
            log.append("s", row(1, "b"), ["card"]),
        )
        assert list(outcomes) == [Stored(0), Repeated(row(0, "a")), Stored(0), Stored(1)]
        assert [await log.count(), await dues.all()] == [4, {("s", "card"), ("s", "claim")}]
        await log.close()
        await database.close()

    run(work())


def test_what_was_acknowledged_is_there_after_opening_again(url: str) -> None:
    async def work() -> None:
        for turn in range(3):
            database = await open_database(url)
            log = Log(database)
            await asyncio.gather(*(log.append(f"room{at}", row(turn, f"key{turn}")) for at in range(40)))
            await log.close()
            await database.close()
        database = await open_database(url)

        assert await Log(database).count() == 120
        await database.close()

    run(work())


def test_after_a_write_that_failed_the_next_one_is_stored(url: str) -> None:
    async def work() -> None:
        database = await open_database(url)
        log = Log(database)
        with pytest.raises(Exception, match=r"(?i)null"):
            await log.append("room", Row(0, None, 1, b"{}"))  # type: ignore[arg-type]

        assert await log.append("room", row(0, "a")) == Stored(0)
        assert [each.key for each in await log.since("room", 0)] == ["a"]
        await log.close()
        await database.close()

    run(work())


def test_of_many_writers_of_one_number_exactly_one_wins(url: str) -> None:
    async def work() -> None:
        nodes = [await open_database(url) for _ in range(2)]
        logs = [Log(node) for node in nodes]
        answers = await asyncio.gather(
            *(
                log.append(f"r{room}", row(0, f"{at}/{turn}"))
                for room in range(9)
                for turn in range(4)
                for at, log in enumerate(logs)
            )
        )

        assert sum(isinstance(answer, Stored) for answer in answers) == 9
        assert all(len(answer.rows) == 1 for answer in answers if isinstance(answer, Stale))
        for log, node in zip(logs, nodes, strict=True):
            await log.close()
            await node.close()

    run(work())


def test_who_is_cut_off_while_connecting_leaves_no_thread_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def slowly(*where: Any, **how: Any) -> sqlite3.Connection:
        time.sleep(0.2)
        return connect(*where, **how)

    async def work() -> None:
        database = await open_database(f"sqlite:///{tmp_path / 'semafor.db'}")
        monkeypatch.setattr(sqlite3, "connect", slowly)
        reading = asyncio.create_task(Log(database).count())
        await asyncio.sleep(0.05)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        await database.close()

    before = set(threading.enumerate())
    run(work())

    left = set(threading.enumerate()) - before
    for thread in left:  # one that has given its last answer still has to end
        thread.join(10)
    assert [thread.name for thread in left if thread.is_alive()] == []


def test_the_newest_revision_is_the_last_of_the_migrations() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [f"v{NEWEST}"]


def test_the_migrations_make_exactly_the_schema(url: str) -> None:
    async def work() -> None:
        database = await open_database(url)
        async with database.engine.connect() as connection:
            missing = await connection.run_sync(lambda it: compare_metadata(MigrationContext.configure(it), metadata))

        assert missing == []
        await database.close()

    run(work())
