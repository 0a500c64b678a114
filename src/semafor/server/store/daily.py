"""The daily challenge: who has begun which attempt, and the ranking of those that were finished."""

from __future__ import annotations

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import attempt, daily

MOST = 100


class DailyResult(msgspec.Struct, frozen=True):
    """One finished daily challenge."""

    room: str
    name: str
    points: int


class Challenger(msgspec.Struct, frozen=True):
    """Whose attempt it is: the account that is signed in (its folded name), or else the browser (the hash of its cookie)."""

    account: str
    guest: str

    @property
    def owner(self) -> str:
        return f"account:{self.account}" if self.account else f"guest:{self.guest}"


class Challenges:
    """Each owner has one attempt a day and game, and so at most one row of the ranking."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find_attempt(self, game: str, day: str, who: Challenger) -> str | None:
        """The room of the attempt: the account's own, or what this browser began before it signed in or signed out."""
        mine = or_(attempt.c.owner == who.owner, attempt.c.owner == f"guest:{who.guest}")
        if not who.account and who.guest:
            mine = or_(mine, attempt.c.guest == who.guest)
        asked = select(attempt.c.room, attempt.c.owner).where(attempt.c.game == game, attempt.c.day == day, mine)
        async with self.database.engine.connect() as connection:
            found = {row.owner: row.room for row in await connection.execute(asked)}
        return found.get(who.owner) or next(iter(found.values()), None)

    async def begin(self, game: str, day: str, who: Challenger, room: str) -> bool:
        """Whether this room is the owner's attempt: not if there was another, however shortly before."""
        row = {"game": game, "day": day, "owner": who.owner, "guest": who.guest, "room": room}
        async with self.database.begin() as connection:
            return (await connection.execute(self.database.insert_once(attempt, row))).rowcount == 1

    async def finish(self, connection: AsyncConnection, game: str, day: str, result: DailyResult) -> None:
        """Count a finished attempt, once; one that was begun before attempts were kept belongs to itself."""
        asked = select(attempt.c.owner).where(attempt.c.room == result.room)
        owner = (await connection.execute(asked)).scalar() or f"room:{result.room}"
        row = {**msgspec.structs.asdict(result), "game": game, "day": day, "owner": owner}
        await connection.execute(self.database.insert_once(daily, row))

    async def ranking(self, game: str, day: str) -> list[DailyResult]:
        """The ranking of that day."""
        asked = select(daily.c.room, daily.c.name, daily.c.points).where(daily.c.game == game, daily.c.day == day)
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(asked.order_by(daily.c.points.desc(), daily.c.room).limit(MOST))
            return [DailyResult(*row) for row in rows]
