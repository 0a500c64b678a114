"""What can be made again from the log but takes long: kept, and dropped at any time without loss."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import derived


class Derived:
    """One thing of each kind per room. It counts only for the version that made it."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, room: str, what: str, version: str) -> bytes | None:
        asked = select(derived.c.body).where(derived.c.room == room, derived.c.what == what, derived.c.version == version)
        async with self.database.engine.connect() as connection:
            return (await connection.execute(asked)).scalar()

    async def put(self, room: str, what: str, version: str, body: bytes) -> None:
        async with self.database.begin() as connection:
            await self.write(connection, room, what, version, body)

    async def write(self, connection: AsyncConnection, room: str, what: str, version: str, body: bytes) -> None:
        """The same together with what else that connection writes."""
        row = {"room": room, "what": what, "version": version, "body": body}
        await connection.execute(self.database.upsert(derived, row))

    async def remove(self, room: str, what: str) -> None:
        async with self.database.begin() as connection:
            await connection.execute(delete(derived).where(derived.c.room == room, derived.c.what == what))

    async def all(self, what: str) -> dict[str, bytes]:
        """Everything of a kind, by room."""
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(select(derived.c.room, derived.c.body).where(derived.c.what == what))
            return {row[0]: row[1] for row in rows}

    async def drop(self) -> None:
        """Forget all of it."""
        async with self.database.begin() as connection:
            await connection.execute(delete(derived))
