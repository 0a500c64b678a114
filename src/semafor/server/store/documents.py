"""Documents by the hash of their content: written once, never changed, never listed."""

from __future__ import annotations

from sqlalchemy import func, select

from semafor.server.store.database import Database
from semafor.server.store.schema import document


class Documents:
    """What people share: the material of a box, or a map. So many of one owner, so many in all."""

    def __init__(self, database: Database, most_of_owner: int = 100, most: int = 10_000) -> None:
        self.database = database
        self.most_of_owner = most_of_owner
        self.most = most

    async def get(self, kind: str, hash: str) -> bytes | None:
        asked = select(document.c.body).where(document.c.kind == kind, document.c.hash == hash)
        async with self.database.engine.connect() as connection:
            return (await connection.execute(asked)).scalar()

    async def has_room(self, owner: str) -> bool:
        """Whether the owner may bring one more."""
        asked = select(func.count()).select_from(document)
        async with self.database.engine.connect() as connection:
            own = (await connection.execute(asked.where(document.c.owner == owner))).scalar_one()
            return own < self.most_of_owner and (await connection.execute(asked)).scalar_one() < self.most

    async def put(self, kind: str, hash: str, owner: str, body: bytes, at_ms: int) -> None:
        row = {"hash": hash, "kind": kind, "owner": owner, "at_ms": at_ms, "body": body}
        async with self.database.begin() as connection:
            await connection.execute(self.database.insert_once(document, row))
