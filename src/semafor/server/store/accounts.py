"""Accounts, their sessions and the seats they claim."""

from __future__ import annotations

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import account, claim, former, secret, session

SESSION_MS = 90 * 24 * 3600 * 1000


class Accounts:
    """Who has an account; passwords and session tokens are kept only as hashes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, name: str, shown: str, looks: str, password: str) -> bool:
        """Whether the name was still free, and every name that looks the same."""
        row = {"name": name, "shown": shown, "looks": looks, "password": password}
        async with self.database.begin() as connection:
            done = await connection.execute(self.database.insert_once(account, row))
        return bool(done.rowcount == 1)

    async def password(self, name: str) -> str | None:
        """The hash of the account's password."""
        async with self.database.engine.connect() as connection:
            return (await connection.execute(select(account.c.password).where(account.c.name == name))).scalar()

    async def find_look(self, looks: str) -> tuple[str, str] | None:
        """The account whose name looks so: its folded name and the name shown."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(account.c.name, account.c.shown).where(account.c.looks == looks))).first()
        return None if row is None else (row[0], row[1])

    async def open_session(self, hash: str, name: str, now_ms: int) -> None:
        row = {"hash": hash, "account": name, "until_ms": now_ms + SESSION_MS}
        async with self.database.begin() as connection:
            await connection.execute(delete(session).where(session.c.until_ms < now_ms))
            await connection.execute(self.database.insert_once(session, row))

    async def change_password(self, name: str, password: str) -> None:
        async with self.database.begin() as connection:
            await connection.execute(update(account).where(account.c.name == name).values(password=password))

    async def close_sessions(self, name: str) -> None:
        """Signed out everywhere."""
        async with self.database.begin() as connection:
            await connection.execute(delete(session).where(session.c.account == name))

    async def all(self) -> list[tuple[str, int]]:
        """Every account by the name shown, and how many seats it has claimed."""
        asked = select(account.c.shown, func.count(claim.c.room)).outerjoin(claim, claim.c.account == account.c.name)
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(asked.group_by(account.c.name, account.c.shown).order_by(account.c.name))
            return [(row[0], row[1]) for row in rows]

    async def close_session(self, hash: str) -> None:
        async with self.database.begin() as connection:
            await connection.execute(delete(session).where(session.c.hash == hash))

    async def find_account(self, hash: str, now_ms: int) -> tuple[str, str] | None:
        """The account of a session: its folded name and the name shown."""
        asked = (
            select(account.c.name, account.c.shown)
            .join(session, session.c.account == account.c.name)
            .where(session.c.hash == hash, session.c.until_ms > now_ms)
        )
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(asked)).first()
        return None if row is None else (row[0], row[1])

    async def shown_name(self, name: str) -> str:
        """The account's name as it is shown; empty if there is no such account any more."""
        async with self.database.engine.connect() as connection:
            return (await connection.execute(select(account.c.shown).where(account.c.name == name))).scalar() or ""

    async def claim(self, connection: AsyncConnection, room: str, seat: int, name: str) -> None:
        row = {"room": room, "seat": seat, "account": name}
        await connection.execute(self.database.upsert(claim, row))

    async def unclaim(self, connection: AsyncConnection, room: str, seat: int) -> None:
        """The seat is no account's."""
        await connection.execute(delete(claim).where(claim.c.room == room, claim.c.seat == seat))

    async def remember(self, connection: AsyncConnection, room: str, seat: int, name: str) -> None:
        """The log of the room names the account, though the seat is not its own, or not any more."""
        await connection.execute(self.database.insert_once(former, {"room": room, "seat": seat, "account": name}))

    async def claims(self, name: str) -> list[tuple[str, int]]:
        """The rooms and seats of an account."""
        asked = select(claim.c.room, claim.c.seat).where(claim.c.account == name).limit(500)
        async with self.database.engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(asked)]

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of this installation, made when it is first asked for."""
        async with self.database.begin() as connection:
            await connection.execute(self.database.insert_once(secret, {"name": name, "value": fresh}))
            return str((await connection.execute(select(secret.c.value).where(secret.c.name == name))).scalar_one())
