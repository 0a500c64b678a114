"""What is to be sent. A row is leased before it is sent and struck off afterwards: a node that dies between loses nothing.

There is one row for each way, seat and kind of call. It stays when it was sent, without a time, and remembers the turn: the
same turn is never written a second time, however often a node looks.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.server.store.database import Database
from semafor.server.store.schema import due, outbox

What = Literal["turn", "warning", "confirm"]


class Letter(msgspec.Struct, frozen=True):
    """Something to be sent by a way at a time. `turn` is its number at that seat; of a warning, that of the decision."""

    way: str
    room: str
    seat: int
    what: What
    turn: int
    due_ms: int
    id: int = 0
    tries: int = 0


class Settled(msgspec.Struct, frozen=True):
    """What became of a letter: done, or to be sent then; and how often it was tried."""

    letter: Letter
    again_ms: int | None
    tries: int


SENT = (
    update(outbox)
    .where(outbox.c.id == bindparam("row"), outbox.c.turn == bindparam("of"))
    .values(due_ms=bindparam("again"), leased_ms=0, tries=bindparam("tried"))
)
STRUCK = delete(due).where(due.c.room == bindparam("of"), due.c.what == "call", due.c.n < bindparam("to"))


READY = select(outbox).where(outbox.c.due_ms <= bindparam("now"), outbox.c.leased_ms < bindparam("now"))
CHOSEN = READY.order_by(outbox.c.due_ms, outbox.c.id).with_for_update(skip_locked=True)
LEASED = update(outbox).where(outbox.c.id == bindparam("row")).values(leased_ms=bindparam("until"))


def rows_of(letters: list[Letter]) -> list[dict[str, object]]:
    """The letters as fresh rows."""
    rows = [msgspec.structs.asdict(letter) | {"leased_ms": 0, "tries": 0} for letter in letters]
    return [{name: value for name, value in row.items() if name != "id"} for row in rows]


class Outbox:
    """Writes, leases and strikes off letters."""

    def __init__(self, database: Database) -> None:
        self.database = database
        into = (postgresql if database.postgres else sqlite).insert(outbox)
        fresh = {name: into.excluded[name] for name in ("turn", "due_ms", "leased_ms", "tries")}
        keys = ["way", "room", "seat", "what"]
        self.once = into.on_conflict_do_update(index_elements=keys, set_=fresh, where=outbox.c.turn < into.excluded.turn)

    async def put(self, connection: AsyncConnection, letters: list[Letter]) -> None:
        """To be sent, unless that turn was written before."""
        if letters:
            await connection.execute(self.once, rows_of(letters))

    async def take_over(self, letters: list[Letter], rooms: dict[str, int]) -> None:
        """What was due of these rooms, up to so many entries, is in the outbox from now on: both or neither."""

        def work(connection: Connection) -> None:
            if letters:
                connection.execute(self.once, rows_of(letters))
            connection.execute(STRUCK, [{"of": room, "to": n} for room, n in rooms.items()])

        await self.database.step(work)

    async def lease(self, now_ms: int, until_ms: int, most: int) -> list[Letter]:
        """Letters whose time has come, for this node alone until then."""
        async with self.database.engine.connect() as connection:
            if (await connection.execute(READY.limit(1), {"now": now_ms})).first() is None:
                return []

        def work(connection: Connection) -> list[Letter]:
            rows = list(connection.execute(CHOSEN.limit(most), {"now": now_ms}))
            if rows:
                connection.execute(LEASED, [{"row": row.id, "until": until_ms} for row in rows])
            return [Letter(row.way, row.room, row.seat, row.what, row.turn, row.due_ms, row.id, row.tries) for row in rows]

        return await self.database.step(work)

    async def settle(self, settled: list[Settled]) -> None:
        """Struck off, or to be sent again; a newer turn that was written meanwhile stays due."""
        rows = [
            {"row": each.letter.id, "of": each.letter.turn, "again": each.again_ms, "tried": each.tries} for each in settled
        ]
        await self.database.step(lambda connection: connection.execute(SENT, rows))

    async def release(self) -> None:
        """Nobody else sends: what was leased when this server was killed is sent at once."""
        async with self.database.begin() as connection:
            await connection.execute(update(outbox).where(outbox.c.leased_ms > 0).values(leased_ms=0))

    async def waiting(self) -> int:
        async with self.database.engine.connect() as connection:
            asked = select(func.count()).select_from(outbox).where(outbox.c.due_ms.is_not(None))
            return int((await connection.execute(asked)).scalar_one())

    async def due_rooms(self, besides: list[str], most: int) -> list[str]:
        """Rooms `besides` these in which it came to somebody's turn, and nobody has looked yet whom to call."""
        asked = select(due.c.room).where(due.c.what == "call", due.c.room.not_in(besides)).limit(most)
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())
