"""The lobby's cards: what is shown of public rooms. Derived from the logs, written whenever a room's seats or status change."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import card

MOST = 100


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

    @property
    def restless(self) -> bool:
        return self.clock.kind == "bank" and any(seat.kind == "person" for seat in self.seats)


class Lobby:
    """Writes and lists cards."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, connection: AsyncConnection, shown: Card) -> None:
        """Show the room so, unless a newer card is there."""
        values = {**msgspec.structs.asdict(shown), "public": int(shown.public)}
        await connection.execute(self.database.upsert(card, values, newest="n"))

    async def restless(self) -> list[str]:
        """The rooms being played that go on without anybody: those in which a person's clock calls bots."""
        asked = select(card.c.room, card.c.body).where(card.c.status == "playing").order_by(card.c.changed_ms)
        async with self.database.engine.connect() as connection:
            rows = list(await connection.execute(asked))
        return [row[0] for row in rows if msgspec.json.decode(row[1], type=_Shown).restless]

    async def public(self, status: str, game: str | None) -> list[msgspec.Raw]:
        """The newest public rooms of that status."""
        asked = select(card.c.body).where(card.c.public == 1, card.c.status == status)
        if game is not None:
            asked = asked.where(card.c.game == game)
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(asked.order_by(card.c.changed_ms.desc()).limit(MOST))
            return [msgspec.Raw(row[0]) for row in rows]
