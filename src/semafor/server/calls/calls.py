"""From rooms in which it came to somebody's turn to letters in the outbox."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from semafor.rooms.room import Room
from semafor.server.calls.whom import asked_seats, letters_for
from semafor.server.store.database import Database
from semafor.server.store.outbox import Letter, Outbox
from semafor.server.store.ways import Ways


class Calls:
    """Knows by which ways people are called. `times` says the time of the wall and that of the clocks."""

    def __init__(self, database: Database, times: Callable[[], tuple[int, int]]) -> None:
        self.ways, self.outbox, self.times = Ways(database), Outbox(database), times
        self.wait_ms = 15_000  # who comes to the table within that time needs no call

    async def letters(self, connection: AsyncConnection, rooms: list[Room]) -> list[Letter]:
        """What is to be sent because these rooms wait for people; who looks at the table is found out when it is sent."""
        by_id = {room.id: room for room in rooms}
        asked = [seat for room in rooms for seat in asked_seats(room)]
        now_ms, clock_ms = self.times()
        return [
            letter
            for seat, way in await self.ways.of_seats(connection, asked)
            for letter in letters_for(by_id[seat.room], seat.seat, way, now_ms, clock_ms, self.wait_ms)
        ]

    async def note(self, connection: AsyncConnection, room: Room) -> None:
        """The letters of one room, in the transaction in which they stop being due."""
        await self.outbox.put(connection, await self.letters(connection, [room]))
