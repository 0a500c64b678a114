"""Ratings."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import account, program, rated, rating

MOST = 100
MU, SIGMA = 25.0, 25 / 3  # where everybody begins


class Rating(msgspec.Struct, frozen=True):
    """An account's strength at a game: `mu` with uncertainty `sigma`, after `played` rated games; `program` if it is one."""

    name: str
    mu: float
    sigma: float
    played: int
    program: bool = False


Count = Callable[[dict[str, Rating]], list[Rating]]


class Ratings:
    """Each finished room counts once, however often it is reported."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ratings(self, game: str, names: list[str]) -> dict[str, Rating]:
        asked = select(rating).where(rating.c.game == game, rating.c.account.in_(names))
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(asked)
            return {row.account: Rating(row.account, row.mu, row.sigma, row.played) for row in rows}

    async def rate(self, connection: AsyncConnection, room: str, game: str, names: list[str], count: Count) -> None:
        """Count the room for these accounts, unless it was counted before.

        Their rows are locked in one order, so that two of their games that end together are counted one after the other.
        """
        first = await connection.execute(self.database.insert_once(rated, {"room": room}))
        if first.rowcount != 1:
            return
        for name in sorted(names):
            beginner = {"game": game, "account": name, "mu": MU, "sigma": SIGMA, "played": 0}
            await connection.execute(self.database.insert_once(rating, beginner))
        asked = select(rating).where(rating.c.game == game, rating.c.account.in_(names))
        rows = await connection.execute(asked.order_by(rating.c.account).with_for_update())
        for new in count({row.account: Rating(row.account, row.mu, row.sigma, row.played) for row in rows}):
            row = {"game": game, "account": new.name, "mu": new.mu, "sigma": new.sigma, "played": new.played}
            await connection.execute(self.database.upsert(rating, row))

    async def leaders(self, game: str) -> list[Rating]:
        """The best of a game, by the strength that is certain: mu − 3 sigma."""
        asked = (
            select(account.c.shown, rating.c.mu, rating.c.sigma, rating.c.played, program.c.id.is_not(None))
            .join(account, account.c.name == rating.c.account)
            .outerjoin(program, program.c.account == rating.c.account)
            .where(rating.c.game == game)
            .order_by((rating.c.mu - 3 * rating.c.sigma).desc())
            .limit(MOST)
        )
        async with self.database.engine.connect() as connection:
            return [Rating(row[0], row[1], row[2], row[3], program=bool(row[4])) for row in await connection.execute(asked)]
