"""The append-only log. Appends that wait together are committed together: one sync of the disk serves them all."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from sqlalchemy import func, select

from semafor.server.store.database import Database
from semafor.server.store.schema import event
from semafor.server.store.writers import Bundle, open_writer

MOST_TOGETHER = 256
MOST_ASKED = 500
ROW = (event.c.n, event.c.key, event.c.at_ms, event.c.body, event.c.clock_ms)


class Row(msgspec.Struct, frozen=True):
    """One entry of a room as it is kept."""

    n: int
    key: str
    at_ms: int
    body: bytes
    clock_ms: int | None = None  # by the clock that stands while no server runs


class Stored(msgspec.Struct, frozen=True):
    """The entry is durable."""

    n: int


class Repeated(msgspec.Struct, frozen=True):
    """The key was used before: this is what was stored then."""

    row: Row


class Stale(msgspec.Struct, frozen=True):
    """Somebody else wrote entry `n` meanwhile; these are the entries since."""

    rows: list[Row]


class Append(msgspec.Struct):
    """Entries of a room that wait to be written, with what follows from them."""

    room: str
    rows: list[Row]
    dues: list[str]
    done: asyncio.Future[bool]

    def bundle(self) -> Bundle:
        rows = [{"room": self.room, **msgspec.structs.asdict(row)} for row in self.rows]
        return Bundle(rows, [{"room": self.room, "what": what, "n": self.rows[-1].n} for what in self.dues])


class Log:
    """Appends and reads entries. `append` returns only after the entry is durable."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Append] = []
        self.wake = asyncio.Event()
        self.writer = open_writer(database)
        self.writing: asyncio.Task[None] | None = None

    async def append(self, room: str, row: Row, dues: list[str] | None = None) -> Stored | Repeated | Stale:
        """Write entry `row.n` once: a repeated key gives the first entry again, a taken number what was missed."""
        if await self._queue(room, [row], dues or []):
            return Stored(row.n)
        first = await self.find(room, row.key)
        return Repeated(first) if first is not None else Stale(await self.since(room, row.n))

    async def begin(self, room: str, rows: list[Row], dues: list[str]) -> bool:
        """Write the first entries of a room, all or none; False if the room was there already."""
        return await self._queue(room, rows, dues)

    def _queue(self, room: str, rows: list[Row], dues: list[str]) -> asyncio.Future[bool]:
        if self.writing is None:
            self.writing = asyncio.create_task(self._write())
        waiting = Append(room, rows, dues, asyncio.get_running_loop().create_future())
        self.waiting.append(waiting)
        self.wake.set()
        return waiting.done

    async def since(self, room: str, n: int) -> list[Row]:
        """The room's entries from number `n` on."""
        asked = select(*ROW).where(event.c.room == room, event.c.n >= n).order_by(event.c.n)
        async with self.database.engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(asked)]

    async def newest(self, rooms: list[str]) -> dict[str, int]:
        """The number of each room's last entry."""
        found: dict[str, int] = {}
        async with self.database.engine.connect() as connection:
            for at in range(0, len(rooms), MOST_ASKED):
                some = event.c.room.in_(rooms[at : at + MOST_ASKED])
                asked = select(event.c.room, func.max(event.c.n)).where(some).group_by(event.c.room)
                found |= {row[0]: row[1] for row in await connection.execute(asked)}
        return found

    async def find(self, room: str, key: str) -> Row | None:
        """The entry that was written under this key."""
        asked = select(*ROW).where(event.c.room == room, event.c.key == key)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(asked)).first()
        return None if row is None else Row(*row)

    async def count(self) -> int:
        async with self.database.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(event))).scalar_one())

    async def close(self) -> None:
        """Everything that waits is written, then the writer ends."""
        while self.waiting:
            await asyncio.sleep(0.01)
        if self.writing is not None:
            self.writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writing
        await self.writer.close()

    async def _write(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                # Sorted, so that two nodes never wait for each other's rows.
                batch = sorted(self.waiting[:MOST_TOGETHER], key=lambda entry: (entry.room, entry.rows[0].n))
                await self._commit(batch)
                del self.waiting[: len(batch)]

    async def _commit(self, batch: list[Append]) -> None:
        try:
            fresh = await self.writer.write([entry.bundle() for entry in batch])
        except Exception as error:
            for entry in batch:
                if not entry.done.done():
                    entry.done.set_exception(error)
            return
        for entry, new in zip(batch, fresh, strict=True):
            if not entry.done.done():
                entry.done.set_result(new)
