"""What people at a table report to whoever runs the server."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select

from semafor.server.store.database import Database
from semafor.server.store.schema import report


class Report(msgspec.Struct, frozen=True):
    """Which seat of which room, and what is said of whoever plays it; the log of the room has the rest."""

    id: str
    room: str
    seat: int
    text: str
    at_ms: int


class Reports:
    """Kept until whoever runs the server has seen to them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, new: Report) -> None:
        async with self.database.begin() as connection:
            await connection.execute(self.database.insert_once(report, msgspec.structs.asdict(new)))

    async def all(self) -> list[Report]:
        """The oldest first."""
        async with self.database.engine.connect() as connection:
            return [Report(*row) for row in await connection.execute(select(report).order_by(report.c.at_ms))]

    async def close(self, id: str) -> bool:
        """It has been seen to; whether there was such a report."""
        async with self.database.begin() as connection:
            return bool((await connection.execute(delete(report).where(report.c.id == id))).rowcount)
