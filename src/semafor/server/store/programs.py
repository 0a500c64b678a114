"""Accounts that are programs: who made them, what they play, and the hash of the token by which they are known."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import account, card, claim, program, rating


class NewProgram(msgspec.Struct, frozen=True):
    """A program to be kept; `name` is folded, `games` are keys, none for all games."""

    id: str
    name: str
    shown: str
    looks: str
    owner: str
    about: str
    games: list[str]
    hash: str
    made_ms: int


class Program(msgspec.Struct, frozen=True):
    """A program as it is kept, with the name of its maker, when it was last there, and at how many tables it has played."""

    id: str
    name: str
    shown: str
    owner: str
    maker: str
    about: str
    games: list[str]
    seen_ms: int
    tables: int


class Programs:
    """An account without a password each, so that its name is its own; and what makes it a program."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, new: NewProgram) -> bool:
        """Whether the name was still free, and every name that looks the same."""
        person = {"name": new.name, "shown": new.shown, "looks": new.looks, "password": ""}
        row = {"id": new.id, "account": new.name, "owner": new.owner, "about": new.about, "games": ",".join(new.games)}
        times = {"hash": new.hash, "made_ms": new.made_ms, "seen_ms": 0}
        async with self.database.begin() as connection:
            if not (await connection.execute(self.database.insert_once(account, person))).rowcount:
                return False
            await connection.execute(self.database.insert_once(program, row | times))
        return True

    async def find(self, hash: str) -> Program | None:
        """The program that is known by the token with this hash."""
        return next(iter(await self._select(program.c.hash == hash)), None)

    async def get(self, id: str) -> Program | None:
        return next(iter(await self._select(program.c.id == id)), None)

    async def all(self) -> list[Program]:
        """Those that were there last come first."""
        return await self._select(program.c.id != "")

    async def of(self, owner: str) -> list[Program]:
        return await self._select(program.c.owner == owner)

    async def _select(self, which: object) -> list[Program]:
        maker = account.alias()
        played = select(func.count()).where(claim.c.account == program.c.account).scalar_subquery()
        columns = (program.c.id, account.c.name, account.c.shown, program.c.owner, func.coalesce(maker.c.shown, ""))
        asked = (
            select(*columns, program.c.about, program.c.games, program.c.seen_ms, played)
            .join(account, account.c.name == program.c.account)
            .outerjoin(maker, maker.c.name == program.c.owner)
            .where(which)  # type: ignore[arg-type]
            .order_by(program.c.seen_ms.desc(), account.c.name)
        )
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(asked)
            return [Program(*row[:6], row[6].split(",") if row[6] else [], *row[7:]) for row in rows]

    async def renew(self, id: str, hash: str) -> None:
        """From now on it is known by another token."""
        await self._change(id, hash=hash)

    async def see(self, id: str, now_ms: int) -> None:
        """It is there."""
        await self._change(id, seen_ms=now_ms)

    async def _change(self, id: str, **values: str | int) -> None:
        async with self.database.begin() as connection:
            await connection.execute(update(program).where(program.c.id == id).values(**values))

    async def drop(self, id: str) -> None:
        """It is no program any more, and has no rating. Its name stays taken: nobody else can pretend to be it."""
        name = select(program.c.account).where(program.c.id == id)
        async with self.database.begin() as connection:
            await connection.execute(delete(rating).where(rating.c.account.in_(name)))
            await connection.execute(delete(program).where(program.c.id == id))

    async def makers(self, connection: AsyncConnection, names: list[str]) -> set[str]:
        """The accounts that have made the programs among these."""
        asked = select(program.c.owner).where(program.c.account.in_(names))
        return set((await connection.execute(asked)).scalars())

    async def tables(self, name: str) -> list[tuple[str, int]]:
        """The rooms and seats at which it plays now."""
        now = card.c.status.in_(("open", "playing"))
        asked = select(claim.c.room, claim.c.seat).join(card, card.c.room == claim.c.room).where(claim.c.account == name, now)
        async with self.database.engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(asked)]
