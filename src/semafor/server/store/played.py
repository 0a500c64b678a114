"""Whose games are kept: the facts of rooms that are over, by the seats an account has claimed or a browser holds keys of."""

from __future__ import annotations

import msgspec
from sqlalchemy import CompoundSelect, Select, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.profiles.facts import FORM, GameFacts
from semafor.profiles.judged import Judged
from semafor.server.store.database import Database
from semafor.server.store.derived import Derived
from semafor.server.store.schema import card, claim, derived, former, keyring

FACTS, JUDGED = "facts", "judged"  # what is derived of a room
VERSION = f"form {FORM}"


class KeptFacts(msgspec.Struct, frozen=True):
    """The facts of a room, the hash of the token of whoever each seat counts for, and the account where it was `handed` on."""

    facts: GameFacts
    keys: list[str]
    handed: dict[int, str] = {}


class OwnSeat(msgspec.Struct, frozen=True):
    """A seat of somebody in a room that is over: its number, or the key by which a browser holds it."""

    kept: KeptFacts
    seat: int
    judged: Judged | None

    @property
    def room(self) -> str:
        return self.kept.facts.room


Rooms = CompoundSelect[tuple[str]]


def rooms_of_account(name: str) -> list[Select[tuple[str]]]:
    """Those in which the account has a seat, or had one that others have taken over."""
    had = select(former.c.room).where(former.c.account == name, former.c.seat >= 0)
    return [select(claim.c.room).where(claim.c.account == name), had]


def rooms_of_guest(guest: str) -> Select[tuple[str]]:
    return select(keyring.c.room).where(keyring.c.guest == guest)


class PlayedGames:
    """Reads and writes the facts; all of them can be made again from the logs."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.kept = Derived(database)

    async def put(self, connection: AsyncConnection, room: str, kept: KeptFacts | None) -> None:
        """Keep the facts of a room that is over; of one in which nothing was decided, that there are none."""
        await self.kept.write(connection, room, FACTS, VERSION, msgspec.json.encode(kept) if kept else b"")

    async def judge(self, room: str, judged: list[Judged | None]) -> None:
        """What the bots say of each seat of the room."""
        await self.kept.put(room, JUDGED, VERSION, msgspec.json.encode(judged))

    async def of_account(self, name: str) -> list[OwnSeat]:
        """The games of an account: the seats that it has claimed, and those that it had and that count for it."""
        async with self.database.engine.connect() as connection:
            claimed = {(row.room, row.seat) for row in await connection.execute(select(claim).where(claim.c.account == name))}
            rooms = await self._rooms(connection, union(*rooms_of_account(name)))
        return [
            _seat(kept, seat, judged)
            for kept, judged in rooms
            for seat in range(len(kept.keys))
            if (kept.handed[seat] == name if seat in kept.handed else (kept.facts.room, seat) in claimed)
        ]

    async def of_guest(self, guest: str) -> list[OwnSeat]:
        """The games of a browser: the seats whose keys it holds, unless an account has claimed them."""
        asked = rooms_of_guest(guest)
        async with self.database.engine.connect() as connection:
            held = {(row.room, row.key) for row in await connection.execute(select(keyring).where(keyring.c.guest == guest))}
            claimed = {(row.room, row.seat) for row in await connection.execute(select(claim).where(claim.c.room.in_(asked)))}
            rooms = await self._rooms(connection, union(asked))
        return [
            _seat(kept, seat, judged)
            for kept, judged in rooms
            for seat, key in enumerate(kept.keys)
            if key and (kept.facts.room, key) in held
            if not kept.handed.get(seat, (kept.facts.room, seat) in claimed)
        ]

    async def uncounted(self, account: str, guest: str, most: int) -> list[str]:
        """Rooms of theirs that are over, of which no facts are kept in today's form."""
        mine = union(*rooms_of_account(account), rooms_of_guest(guest))
        known = select(derived.c.room).where(derived.c.what == FACTS, derived.c.version == VERSION)
        asked = select(card.c.room).where(card.c.status == "over", card.c.room.in_(mine), card.c.room.not_in(known))
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(asked.order_by(card.c.changed_ms.desc()).limit(most))).scalars())

    async def _rooms(self, connection: AsyncConnection, rooms: Rooms) -> list[tuple[KeptFacts, list[Judged | None]]]:
        asked = select(derived.c.room, derived.c.what, derived.c.body).where(
            derived.c.room.in_(rooms), derived.c.what.in_([FACTS, JUDGED]), derived.c.version == VERSION
        )
        found: dict[str, dict[str, bytes]] = {}
        for row in await connection.execute(asked):
            found.setdefault(row.room, {})[row.what] = row.body
        return [(_facts(each[FACTS]), _judged(each.get(JUDGED))) for each in found.values() if each.get(FACTS)]


def _facts(body: bytes) -> KeptFacts:
    return msgspec.json.decode(body, type=KeptFacts)


def _judged(body: bytes | None) -> list[Judged | None]:
    return [] if body is None else msgspec.json.decode(body, type=list[Judged | None])


def _seat(kept: KeptFacts, seat: int, judged: list[Judged | None]) -> OwnSeat:
    return OwnSeat(kept, seat, judged[seat] if seat < len(judged) else None)
