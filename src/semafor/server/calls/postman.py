"""Works off the outbox: finds whom to call, leases what is due, has it carried, strikes it off. Any number of nodes may do so.

Letters are written one by one, and whoever moves comes between: what takes long is the courier's, in a process of its own.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time

from semafor.kernel.words import Words
from semafor.rooms.refold import SetAside
from semafor.rooms.room import Room
from semafor.server.calls.courier_process import CourierProcess
from semafor.server.calls.envelopes import wrap
from semafor.server.calls.tickets import Tickets
from semafor.server.calls.whom import is_current, time_left, warning_ms
from semafor.server.calls.words import Message, Table, describe_table, title_of
from semafor.server.metrics import CALLS
from semafor.server.node.archive import NoRoom
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.rooms import Rooms
from semafor.server.settings import Settings
from semafor.server.store.outages import OUTAGES
from semafor.server.store.outbox import Letter, Outbox, Settled
from semafor.server.store.ways import Way, Ways

BATCH = 200  # letters leased at once
ROOMS = 100  # rooms looked at at once
AT_ONCE = 50  # letters under way
LEASE_MS = 120_000
HAND_S = 25  # after that time what is left of a batch is given back: all that was begun ends within the lease
FRESH_MS = 3_000  # the people of a room that was just made may not hold their keys yet
FLUSH_S = 0.1  # so often what was sent is struck off: as much may be sent twice after a kill
ASK_S = 0.5  # for other nodes to say who is there
FIRST_MS, LAST_MS = 30_000, 6 * 3600 * 1000  # until the second try, and between the last ones
MOST_TRIES = 9
LEAVE_S = 5  # what is under way when the server stops may arrive, and be struck off
logger = logging.getLogger("semafor.server")


class Postman:
    """Sends what is in the outbox."""

    def __init__(self, rooms: Rooms, settings: Settings, tickets: Tickets, courier: CourierProcess) -> None:
        self.rooms, self.settings, self.tickets, self.courier = rooms, settings, tickets, courier
        self.ways: Ways = rooms.dues.calls.ways
        self.outbox: Outbox = rooms.dues.calls.outbox
        self.at_work = asyncio.Lock()
        self.places = asyncio.Semaphore(AT_ONCE)
        self.under_way: set[asyncio.Task[None]] = set()
        self.settled: list[Settled] = []  # and not struck off yet
        self.stopping = False

    async def round(self) -> None:
        """Everything that is due now."""
        async with self.at_work:
            while await self._gather() + await self._send():
                await asyncio.sleep(0)

    # From what is due to letters

    async def _gather(self) -> bool:
        """Letters for the people of rooms in which a turn has come; whether there may be more such rooms."""
        ids = await self.outbox.due_rooms(list(self.rooms.quarantine.rooms), ROOMS)
        old_ms = self.rooms.now_ms() - min(FRESH_MS, self.rooms.dues.calls.wait_ms)
        opened = [await self._open_between(id) for id in ids]
        lives = [live for live in opened if live is not None and live.room.made_ms <= old_ms]
        if not lives:
            return False
        known = {live.room.id: (live.room, live.room.n) for live in lives}
        calls = self.rooms.dues.calls
        async with self.outbox.database.engine.connect() as connection:
            letters = await calls.letters(connection, [room for room, _ in known.values()])
        await self.outbox.take_over(letters, {id: n for id, (_, n) in known.items()})
        return len(ids) == ROOMS

    async def _open_between(self, id: str) -> LiveRoom | None:
        await asyncio.sleep(0)  # those who play come first
        return await self._open(id)

    async def _open(self, id: str) -> LiveRoom | None:
        try:
            return await self.rooms.open(id)
        except (NoRoom, SetAside):
            return None
        except OUTAGES:
            raise
        except Exception:
            logger.exception("room not opened for a call", extra={"room": id})
            return None

    # From letters to messages

    async def _send(self) -> bool:
        """Send a batch; whether there may be more."""
        now_ms = self.rooms.now_ms()
        letters = await self.outbox.lease(now_ms, now_ms + LEASE_MS, BATCH)
        if not letters:
            return False
        ways = await self.ways.find(sorted({letter.way for letter in letters}))
        lives = await self._open_all(sorted({letter.room for letter in letters if letter.room}))
        by_way: dict[str, list[Letter]] = {}
        for letter in letters:
            by_way.setdefault(letter.way, []).append(letter)
        handing = asyncio.create_task(self._hand_out([(ways.get(id), some) for id, some in by_way.items()], lives))
        while not handing.done() or self.under_way or self.settled:
            await asyncio.wait([handing, *self.under_way], timeout=FLUSH_S)
            await self._strike_off()
        await handing
        return len(letters) == BATCH and not self.stopping

    async def _hand_out(self, bundles: list[tuple[Way | None, list[Letter]]], lives: dict[str, LiveRoom]) -> None:
        """One way after the other. What is left when the server stops, or others take too long, is given back."""
        until_s = time.monotonic() + HAND_S
        for way, letters in bundles:
            await self.places.acquire()
            if self.stopping or time.monotonic() > until_s:
                self.settled += [Settled(letter, letter.due_ms, letter.tries) for letter in letters]
                self.places.release()
                continue
            task = asyncio.create_task(self._deliver(way, letters, lives))
            self.under_way.add(task)
            task.add_done_callback(self._arrived)
            await asyncio.sleep(0)  # a move does not wait until all letters are written

    def _arrived(self, task: asyncio.Task[None]) -> None:
        self.under_way.discard(task)
        self.places.release()
        if not task.cancelled() and task.exception() is not None:
            logger.error("call broke", exc_info=task.exception())

    async def _strike_off(self) -> None:
        settled, self.settled = self.settled, []
        if settled:
            await self.outbox.settle(settled)

    async def close(self) -> None:
        """No more is sent; what is under way may arrive first."""
        self.stopping = True
        if self.under_way:
            await asyncio.wait(self.under_way, timeout=LEAVE_S)
        await self._strike_off()
        await self.courier.close()

    async def _open_all(self, ids: list[str]) -> dict[str, LiveRoom]:
        """The rooms; where there are other nodes, those are asked who looks at them there."""
        fresh = [id for id in ids if id not in self.rooms.live]
        found = {id: live for id in ids if (live := await self._open(id)) is not None}
        if self.rooms.bus.shared and fresh:
            for id in fresh:
                if id in found:
                    found[id].tell_presence(asks=True)
            await asyncio.sleep(ASK_S)
        return found

    async def _deliver(self, way: Way | None, letters: list[Letter], lives: dict[str, LiveRoom]) -> None:
        """What becomes of the letters of one way: they go together, in one message."""
        good: list[Letter] = []
        for letter in letters:
            again_ms = self._too_early(letter, lives)
            if way is not None and again_ms is None and self._holds(way, letter, lives):
                good.append(letter)
            else:
                self.settled.append(Settled(letter, again_ms, letter.tries))
        if way is not None and good:
            again_ms = await self._try(way, self._write(way, good, lives), max(letter.tries for letter in good))
            self.settled += [Settled(letter, again_ms, letter.tries + (again_ms is not None)) for letter in good]

    def _too_early(self, letter: Letter, lives: dict[str, LiveRoom]) -> int | None:
        """When a warning is due after all, because the clock has stood meanwhile; None if it is due now."""
        live = lives.get(letter.room)
        if letter.what != "warning" or live is None or not is_current(live.room, letter):
            return None
        left_ms = time_left(live.room, letter.seat, self.rooms.clock.now_ms())
        wait_ms = (left_ms or 0) - warning_ms(live.room, letter.seat)
        return self.rooms.now_ms() + wait_ms if wait_ms > 60_000 else None

    def _holds(self, way: Way, letter: Letter, lives: dict[str, LiveRoom]) -> bool:
        """Whether the letter is still to be sent: it is that turn, and nobody looks."""
        if letter.what == "confirm":
            return not way.confirmed
        live = lives.get(letter.room)
        return live is not None and is_current(live.room, letter) and letter.seat not in live.here

    async def _try(self, way: Way, message: Message, tries: int) -> int | None:
        """When it is to be tried again; None if it has arrived, or never will."""
        report = await self.courier.carry(wrap(way, message))
        CALLS.labels(way.kind, report.outcome).inc()
        if report.outcome != "sent":
            logger.info(f"call {report.outcome}", extra={"kind": way.kind, "why": report.why})
        if report.gone and way.kind == "push":
            await self.ways.drop(way.id)
        if report.outcome != "failed" or tries >= MOST_TRIES:
            return None
        return self.rooms.now_ms() + min(FIRST_MS << (2 * tries), LAST_MS)

    def _write(self, way: Way, letters: list[Letter], lives: dict[str, LiveRoom]) -> Message:
        numbers = " ".join(f"{letter.id}.{letter.turn}" for letter in letters)
        id = hashlib.sha256(f"{way.id} {numbers}".encode()).hexdigest()[:32]
        home = self.settings.home
        stop = f"{home}/calls/stop/{self.tickets.of_way('stop', way.id)}"
        if letters[0].what == "confirm":
            words, link = Words(way.lang, "semafor.server"), f"{home}/calls/confirm/{self.tickets.of_way('confirm', way.id)}"
            return Message(id, way.lang, words.say("confirm-subject"), [], stop, words.say("confirm-intro"), link)
        tables = [self._table(way, lives[letter.room].room, letter) for letter in letters]
        return Message(id, way.lang, title_of(tables, way.lang), tables, stop)

    def _table(self, way: Way, room: Room, letter: Letter) -> Table:
        """A link in a letter opens the seat wherever it is read; one in a webhook may be read by many, and opens none."""
        link = f"{self.settings.home}/table/{room.id}"
        if way.kind == "email":
            link += f"#sit={self.tickets.of_seat(way, room, letter.seat)}"
        left_ms = time_left(room, letter.seat, self.rooms.clock.now_ms())
        return describe_table(room, letter.seat, letter.what, letter.turn, left_ms, way.lang, link)
