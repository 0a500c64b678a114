"""Profiles that their owners show to others: under which link, with or without the name, and which parts."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import publication


class Publication(msgspec.Struct, frozen=True):
    """One published profile. The owner is an account or a browser."""

    owner: str
    link: str
    named: bool
    sections: str  # their names, with spaces between them


class Publications:
    """At most one for each owner; whoever takes one back and publishes again has another link."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, owner: str) -> Publication | None:
        return await self._find(publication.c.owner == owner)

    async def find(self, link: str) -> Publication | None:
        return await self._find(publication.c.link == link)

    async def put(self, shown: Publication) -> None:
        row = {**msgspec.structs.asdict(shown), "named": int(shown.named)}
        async with self.database.begin() as connection:
            await connection.execute(self.database.upsert(publication, row))

    async def drop(self, owner: str) -> None:
        async with self.database.begin() as connection:
            await drop_publication(connection, owner)

    async def _find(self, which: object) -> Publication | None:
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(publication).where(which))).first()  # type: ignore[arg-type]
        return None if row is None else Publication(row.owner, row.link, bool(row.named), row.sections)


async def drop_publication(connection: AsyncConnection, owner: str) -> None:
    """The link leads nowhere from now on."""
    await connection.execute(delete(publication).where(publication.c.owner == owner))
