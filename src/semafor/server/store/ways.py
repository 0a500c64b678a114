"""How people want to be called: by which address, everywhere or at one table, and when not. Only the owner is shown it."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import keyring, outbox, way

Kind = Literal["email", "webhook", "push"]
AT_ONCE = 400  # rows asked for by one statement


class Way(msgspec.Struct, frozen=True):
    """One way to call one person. `quiet_from` and `quiet_to` are minutes of the day in its time zone; equal: never quiet."""

    id: str
    owner: str
    room: str  # empty: at all tables
    kind: Kind
    address: str
    secret: str
    lang: str
    zone: str
    quiet_from: int
    quiet_to: int
    digest_min: int
    confirmed: int
    made_ms: int


class Asked(msgspec.Struct, frozen=True):
    """A seat that is to act, and by what its person is found."""

    room: str
    seat: int
    token: str
    account: str


class Ways:
    """Keeps and finds ways."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, new: Way) -> None:
        """Keep the way; it takes the place of another of the same owner to the same address for the same tables."""
        same = (way.c.owner == new.owner) & (way.c.kind == new.kind) & (way.c.address == new.address) & (way.c.room == new.room)
        async with self.database.begin() as connection:
            await self._drop(connection, same)
            await connection.execute(insert(way), msgspec.structs.asdict(new))

    async def of_owners(self, owners: list[str]) -> list[Way]:
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(select(way).where(way.c.owner.in_(owners)).order_by(way.c.made_ms, way.c.id))
            return [Way(*row) for row in rows]

    async def find(self, ids: list[str]) -> dict[str, Way]:
        async with self.database.engine.connect() as connection:
            return {row[0]: Way(*row) for row in await connection.execute(select(way).where(way.c.id.in_(ids)))}

    async def confirm(self, id: str) -> None:
        async with self.database.begin() as connection:
            await connection.execute(update(way).where(way.c.id == id).values(confirmed=1))

    async def change(self, changed: Way) -> None:
        async with self.database.begin() as connection:
            here = update(way).where(way.c.id == changed.id)
            await connection.execute(here.values(**msgspec.structs.asdict(changed)))

    async def drop(self, id: str) -> None:
        """The address is not kept any more, nor what was to be sent there."""
        async with self.database.begin() as connection:
            await self._drop(connection, way.c.id == id)

    async def drop_owner(self, connection: AsyncConnection, owner: str) -> None:
        await self._drop(connection, way.c.owner == owner)

    async def count(self, owner: str) -> int:
        async with self.database.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).where(way.c.owner == owner))).scalar_one())

    async def _drop(self, connection: AsyncConnection, which: object) -> None:
        gone = select(way.c.id).where(which)  # type: ignore[arg-type]
        await connection.execute(delete(outbox).where(outbox.c.way.in_(gone)))
        await connection.execute(delete(way).where(which))  # type: ignore[arg-type]

    async def of_seats(self, connection: AsyncConnection, asked: list[Asked]) -> list[tuple[Asked, Way]]:
        """By which ways the people of these seats are called: those of their accounts, and of browsers that hold the seat."""
        owners = await self._owners(connection, asked)
        found: dict[str, list[Way]] = {}
        wanted = sorted({owner for each in owners.values() for owner in each})
        for at in range(0, len(wanted), AT_ONCE):
            mine = (way.c.owner.in_(wanted[at : at + AT_ONCE])) & (way.c.confirmed == 1)
            for row in await connection.execute(select(way).where(mine)):
                found.setdefault(row.owner, []).append(Way(*row))
        return [
            (each, one)
            for each in asked
            for owner in sorted(owners[each.room, each.seat])
            for one in found.get(owner, [])
            if one.room in ("", each.room)
        ]

    async def _owners(self, connection: AsyncConnection, asked: list[Asked]) -> dict[tuple[str, int], set[str]]:
        found = {(each.room, each.seat): {f"account:{each.account}"} if each.account else set() for each in asked}
        seats = {(each.room, each.token): each.seat for each in asked}
        for at in range(0, len(asked), AT_ONCE):
            some = asked[at : at + AT_ONCE]
            held = keyring.c.room.in_([each.room for each in some]), keyring.c.key.in_([each.token for each in some])
            for guest, room, key in await connection.execute(
                select(keyring.c.guest, keyring.c.room, keyring.c.key).where(*held)
            ):
                if (room, key) in seats:
                    found[room, seats[room, key]].add(f"guest:{guest}")
        return found

    async def forget_room(self, connection: AsyncConnection, room: str) -> None:
        await self._drop(connection, way.c.room == room)
        await connection.execute(delete(outbox).where(outbox.c.room == room))


def owned_by(account: str | None, guest: str) -> list[str]:
    """The owners that a caller stands for: the account that is signed in, and the browser."""
    return [*([f"account:{account}"] if account else []), *([f"guest:{guest}"] if guest else [])]
