"""What is due at the rooms though nobody asks: clocks that run out, what dead nodes left, rooms that go on or are closed."""

from __future__ import annotations

import asyncio
import logging
import time

from semafor.rooms import entries as e
from semafor.rooms.decide import Denied
from semafor.rooms.refold import SetAside
from semafor.rooms.room import Room
from semafor.server.metrics import ROOMS
from semafor.server.node.archive import NoRoom
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.rooms import Rooms
from semafor.server.store.outages import OUTAGES

IDLE_S = 600
AT_ONCE = 20  # rooms looked after before others get their turn
logger = logging.getLogger("semafor.server")


class Upkeep:
    """Looks after the rooms of a node. What is wrong with one of them is wrong with that one only."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def sweep(self, *, late: bool = False) -> None:
        """Do what a node left behind when it was killed; only what is `late`, where nodes are at work."""
        for id, due in (await self.rooms.dues.find(late=late)).items():
            live = None if id in self.rooms.quarantine.rooms else await self._wake_one(id)
            if live is not None:
                await self.rooms.uptake.catch_up_apart(live)
                await self.rooms.background.finish(self.rooms.dues.work_off(live.room, due))
            await asyncio.sleep(0)  # those who play come first

    async def wake(self, ids: list[str]) -> None:
        """Open rooms that go on although nobody looks at them: after a restart the clocks of their people run."""
        for id in ids:
            await self._wake_one(id)
            await asyncio.sleep(0)  # those who do look come first

    async def recheck(self, ids: list[str]) -> None:
        """Rooms that were set aside may be readable for this version: then they are in the lobby again."""
        for id in ids:
            live = await self._wake_one(id)
            if live is not None:
                await self.rooms.take_back(live.room)

    async def _wake_one(self, id: str) -> LiveRoom | None:
        try:
            return await self.rooms.open(id)
        except (NoRoom, SetAside):
            return None  # whoever opens the room is told so
        except OUTAGES:
            raise
        except Exception:
            logger.exception("room not woken", extra={"room": id})
            return None

    async def tick(self) -> None:
        """Look at the clocks of all open rooms, and close rooms nobody uses."""
        for at, live in enumerate(list(self.rooms.live.values()), 1):
            try:
                await self._look_after(live)
            except OUTAGES:
                raise
            except Exception:
                logger.exception("room not looked after", extra={"room": live.room.id})
            if at % AT_ONCE == 0:
                await asyncio.sleep(0)  # a move does not wait until a thousand rooms have been looked at
        ROOMS.set(len(self.rooms.live))

    async def _look_after(self, live: LiveRoom) -> None:
        room, rooms = live.room, self.rooms
        if room.setting.clock.calls_bot:
            for seat in [seat for seat in room.people if room.clocks.overdue(seat, rooms.clock.now_ms())]:
                await self._call_bot(live, seat)
        live.remind(rooms.clock.now_ms())
        rooms.bot_turns.begin(live)  # again, if a bot's move could not be written
        live.drop_stuck_listeners()
        if live.announce is not None:
            live.tell_presence()
        if live.idle() and time.monotonic() - live.used_s > IDLE_S:
            rooms.live.pop(room.id, None)

    async def _call_bot(self, live: LiveRoom, seat: int) -> None:
        """The seat's time is up."""

        def decide(room: Room) -> e.Entry | Denied:
            late = seat in room.people and room.clocks.overdue(seat, self.rooms.clock.now_ms())
            return e.GivenToBot(seat, "easy", None) if late else Denied("not-overdue")

        await self.rooms.append(live, f"clock:{seat}:{live.room.decisions[seat]}", decide)
