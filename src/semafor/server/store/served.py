"""How long servers have run, all in all: the time that the clocks of tables count."""

from __future__ import annotations

from sqlalchemy import case, select
from sqlalchemy.dialects import postgresql, sqlite

from semafor.server.store.database import Database
from semafor.server.store.schema import served


class Served:
    """One row that every node moves on and none turns back."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self) -> int | None:
        """The time that was last written; None if no server has run yet."""
        async with self.database.engine.connect() as connection:
            return (await connection.execute(select(served.c.ms))).scalar()

    async def move(self, ms: int) -> int:
        """Move the time on to this, unless another node has moved it on further; what it is then.

        By one statement: in SQLite nothing else is written meanwhile, and each statement more is two turns of the event loop.
        """
        insert = postgresql.insert if self.database.postgres else sqlite.insert
        asked = insert(served).values(id=1, ms=ms)
        foremost = case((asked.excluded.ms > served.c.ms, asked.excluded.ms), else_=served.c.ms)
        moved = asked.on_conflict_do_update(index_elements=["id"], set_={"ms": foremost}).returning(served.c.ms)
        async with self.database.begin() as connection:
            return int((await connection.execute(moved)).scalar_one())
