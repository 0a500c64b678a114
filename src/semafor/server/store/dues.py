"""What follows from entries and is not done yet: the log writes it with the entry, whoever does it strikes it off."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import due


class DueList:
    """The dues of all rooms. Doing one and striking it off are one transaction: it is done once, on however many nodes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def all(self) -> set[tuple[str, str]]:
        """Every room with what is due of it."""
        async with self.database.engine.connect() as connection:
            return {(row[0], row[1]) for row in await connection.execute(select(due.c.room, due.c.what))}

    async def strike(self, connection: AsyncConnection, room: str, what: str, n: int) -> bool:
        """Whether it was still due of a room with `n` entries. Another node that does the same waits here until it is done."""
        gone = delete(due).where(due.c.room == room, due.c.what == what, due.c.n < n)
        return bool((await connection.execute(gone)).rowcount == 1)
