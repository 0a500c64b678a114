"""Taking things out of the database: all that is kept of an account, whole rooms, words that decide nothing."""

from __future__ import annotations

from sqlalchemy import String, cast, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.log import Row
from semafor.server.store.publications import drop_publication
from semafor.server.store.schema import (
    account,
    attempt,
    card,
    challenge,
    claim,
    derived,
    document,
    due,
    event,
    former,
    keyring,
    program,
    rating,
    report,
    result,
    session,
)
from semafor.server.store.ways import Ways

TALK = (b'{"what":"said"', b'{"what":"watcher-said"')


class Forgetting:
    """What can be dropped, and how."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def claims(self, name: str) -> list[tuple[str, int]]:
        """Every seat of the account, also those that others have taken over; -1 where it spoke among the watchers."""
        now = select(claim.c.room, claim.c.seat).where(claim.c.account == name)
        before = select(former.c.room, former.c.seat).where(former.c.account == name)
        async with self.database.engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(now.union(before))]

    async def drop_account(self, name: str) -> None:
        """The account with its sessions, seats and ratings; rankings and documents stay without the name."""
        owner = f"account:{name}"
        async with self.database.begin() as connection:
            await self._forget_challenger(connection, owner)
            await connection.execute(update(document).where(document.c.owner == owner).values(owner=""))
            for table in (session, claim, former, rating):
                await connection.execute(delete(table).where(table.c.account == name))
            await connection.execute(delete(program).where((program.c.owner == name) | (program.c.account == name)))
            await Ways(self.database).drop_owner(connection, owner)
            await drop_publication(connection, owner)
            await connection.execute(delete(account).where(account.c.name == name))

    async def _forget_challenger(self, connection: AsyncConnection, owner: str) -> None:
        rivals = select(result.c.room).where(result.c.owner == owner)
        await connection.execute(update(result).where(result.c.room.in_(rivals), result.c.owner != owner).values(against=""))
        for table, name in ((result, {"name": ""}), (attempt, {})):
            nobody = "room:" + table.c.room + ":" + cast(table.c.seat, String)
            await connection.execute(update(table).where(table.c.owner == owner).values(owner=nobody, **name))
        await connection.execute(update(challenge).where(challenge.c.owner == owner).values(owner="", name=""))

    async def drop_keys(self, room: str, key: str) -> None:
        """No browser holds this key of the room any more."""
        async with self.database.begin() as connection:
            await connection.execute(delete(keyring).where(keyring.c.room == room, keyring.c.key == key))

    async def rewrite(self, room: str, rows: list[Row]) -> None:
        """Entries of the room that hold less than before."""
        async with self.database.begin() as connection:
            for row in rows:
                here = update(event).where(event.c.room == room, event.c.n == row.n)
                await connection.execute(here.values(body=row.body))

    async def untouched_since(self, at_ms: int, most: int) -> list[str]:
        """Rooms in which nothing has happened since then."""
        asked = select(event.c.room).group_by(event.c.room).having(func.max(event.c.at_ms) < at_ms).limit(most)
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def open_since(self, at_ms: int, most: int) -> list[str]:
        """Rooms that have waited for people since then, and nobody has come."""
        asked = select(card.c.room).where(card.c.status == "open", card.c.changed_ms < at_ms).limit(most)
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def drop_room(self, room: str) -> None:
        """The room with all that belongs to it; ratings and rankings it led to stay."""
        async with self.database.begin() as connection:
            for table in (event, due, card, derived, claim, former, keyring, report):
                await connection.execute(delete(table).where(table.c.room == room))
            await Ways(self.database).forget_room(connection, room)
            ranked = select(result.c.room).where(or_(result.c.room == room, result.c.first == room)).exists()
            await connection.execute(delete(attempt).where(attempt.c.room == room, ~ranked))

    async def drop_challenges(self, at_ms: int) -> None:
        """Challenges of people that were over before then, with their rankings; those of days and weeks stay."""
        old = select(challenge.c.id).where(challenge.c.until_ms < at_ms)
        async with self.database.begin() as connection:
            for table in (attempt, result):
                await connection.execute(delete(table).where(table.c.challenge.in_(old)))
            await connection.execute(delete(challenge).where(challenge.c.until_ms < at_ms))

    async def talk_until(self, at_ms: int) -> dict[str, list[Row]]:
        """Lines of talk that were said before then, by room."""
        talk = or_(*(func.substr(event.c.body, 1, len(said)) == said for said in TALK))
        asked = select(event.c.room, event.c.n, event.c.key, event.c.at_ms, event.c.body).where(event.c.at_ms < at_ms, talk)
        found: dict[str, list[Row]] = {}
        async with self.database.engine.connect() as connection:
            for row in await connection.execute(asked):
                found.setdefault(row[0], []).append(Row(*row[1:]))
        return found
