"""What a browser holds: the tokens that one cookie of its own stands for. Both are kept only as hashes."""

from __future__ import annotations

from sqlalchemy import func, select

from semafor.server.store.database import Database
from semafor.server.store.schema import keyring


class BrowserSessions:
    """The keys of each guest. A key is the hash of a token; it opens as long as the room still knows that token."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, guest: str, room: str, keys: list[str], now_ms: int) -> None:
        async with self.database.begin() as connection:
            for key in keys:
                row = {"guest": guest, "room": room, "key": key, "at_ms": now_ms}
                await connection.execute(self.database.insert_once(keyring, row))

    async def copy(self, room: str, to: str, now_ms: int) -> None:
        """Whoever holds keys of the room holds them of that other room too, which knows the same tokens."""
        asked = select(keyring.c.guest, keyring.c.key).where(keyring.c.room == room)
        async with self.database.begin() as connection:
            for guest, key in list(await connection.execute(asked)):
                row = {"guest": guest, "room": to, "key": key, "at_ms": now_ms}
                await connection.execute(self.database.insert_once(keyring, row))

    async def keys(self, guest: str, room: str) -> list[str]:
        """The guest's keys of that room."""
        asked = select(keyring.c.key).where(keyring.c.guest == guest, keyring.c.room == room)
        async with self.database.engine.connect() as connection:
            return [row[0] for row in await connection.execute(asked)]

    async def newest(self, guest: str, most: int) -> dict[str, list[str]]:
        """The guest's keys of so many rooms: those it came to last."""
        own, came = keyring.c.guest == guest, func.max(keyring.c.at_ms).desc()
        last = select(keyring.c.room).where(own).group_by(keyring.c.room).order_by(came).limit(most)
        found: dict[str, list[str]] = {}
        async with self.database.engine.connect() as connection:
            for room, key in await connection.execute(
                select(keyring.c.room, keyring.c.key).where(own, keyring.c.room.in_(last))
            ):
                found.setdefault(room, []).append(key)
        return found
