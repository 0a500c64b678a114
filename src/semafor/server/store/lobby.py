"""The lobby's cards: what is shown of public rooms. Derived from the logs, written whenever a room's seats or status change."""

from __future__ import annotations

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import card

MOST = 100
ASIDE = "aside"  # the status of a card whose room cannot be read


class Card(msgspec.Struct, frozen=True):
    """A room as the lobby shows it; `body` is its public description in JSON."""

    room: str
    game: str
    status: str
    public: bool
    changed_ms: int
    body: bytes
    n: int  # how many entries of the room it tells of


class _Seat(msgspec.Struct):
    kind: str


class _Clock(msgspec.Struct):
    kind: str


class _Shown(msgspec.Struct):
    """What a card says of who is awaited."""

    seats: list[_Seat]
    clock: _Clock
    challenge: str = ""

    @property
    def restless(self) -> bool:
        if any(seat.kind == "person" for seat in self.seats):
            return self.clock.kind in ("bank", "days")
        return bool(self.challenge)


class Lobby:
    """Writes and lists cards."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, connection: AsyncConnection, shown: Card) -> None:
        """Show the room so, unless a newer card is there."""
        values = {**msgspec.structs.asdict(shown), "public": int(shown.public)}
        await connection.execute(self.database.upsert(card, values, newest="n"))

    async def set_aside(self, room: str) -> None:
        """Nobody is led to the room any more; its card is as it last was."""
        async with self.database.begin() as connection:
            await connection.execute(update(card).where(card.c.room == room).values(status=ASIDE))

    async def aside(self) -> list[str]:
        """The rooms that were set aside."""
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(select(card.c.room).where(card.c.status == ASIDE))).scalars())

    async def release(self, room: str, status: str) -> None:
        """The room can be read again: its card is as before."""
        async with self.database.begin() as connection:
            aside = update(card).where(card.c.room == room, card.c.status == ASIDE)
            await connection.execute(aside.values(status=status))

    async def all(self, status: str | None) -> list[tuple[str, str, str, bytes]]:
        """Every card, of one status if asked: room, status, game, body."""
        asked = select(card.c.room, card.c.status, card.c.game, card.c.body).order_by(card.c.changed_ms)
        if status is not None:
            asked = asked.where(card.c.status == status)
        async with self.database.engine.connect() as connection:
            return [(row[0], row[1], row[2], row[3]) for row in await connection.execute(asked)]

    async def find(self, room: str) -> msgspec.Raw | None:
        """The card of one room."""
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(select(card.c.body).where(card.c.room == room))).scalar()
        return None if found is None else msgspec.Raw(found)

    async def restless(self) -> list[str]:
        """The rooms being played that go on without anybody: a person's clock calls bots, or bots play a challenge."""
        asked = select(card.c.room, card.c.body).where(card.c.status == "playing").order_by(card.c.changed_ms)
        async with self.database.engine.connect() as connection:
            rows = list(await connection.execute(asked))
        return [row[0] for row in rows if is_restless(row[1])]

    async def public(self, status: str, game: str | None) -> list[msgspec.Raw]:
        """The newest public rooms of that status."""
        asked = select(card.c.body).where(card.c.public == 1, card.c.status == status)
        if game is not None:
            asked = asked.where(card.c.game == game)
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(asked.order_by(card.c.changed_ms.desc()).limit(MOST))
            return [msgspec.Raw(row[0]) for row in rows]


def is_restless(body: bytes) -> bool:
    """Whether the room of the card goes on without anybody; one that cannot be read is looked at, which does no harm."""
    try:
        return msgspec.json.decode(body, type=_Shown).restless
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return True
