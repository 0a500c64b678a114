"""The rooms that are open in this process: decide → entry → append → apply → tell. Any node can open any room."""

from __future__ import annotations

import asyncio
import logging
import time
from weakref import WeakValueDictionary

import msgspec

from semafor.kernel.errors import BadInput
from semafor.rooms import entries as e
from semafor.rooms.commands import Command
from semafor.rooms.decide import Denied, decide
from semafor.rooms.messages import Answer, Behind, Denial
from semafor.rooms.render import render_bad_input, render_denial
from semafor.rooms.room import Room
from semafor.server.metrics import APPENDS, ENTRIES, ROOMS
from semafor.server.node.archive import Archive, NoRoom
from semafor.server.node.background import Background
from semafor.server.node.bot_turns import BotTurns, Decide
from semafor.server.node.bus import Bus
from semafor.server.node.dues import FIRST, Dues, dues_of
from semafor.server.node.history_cache import HistoryCache
from semafor.server.node.listener import Listener
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.presence import NodePresence
from semafor.server.node.rematches import rematch_entries, rematch_id
from semafor.server.node.served_clock import ServedClock
from semafor.server.node.snapshots import EVERY
from semafor.server.node.worker_pool import WorkerPool
from semafor.server.store import Database, Log, Repeated, Row, Stored
from semafor.server.store.browser_sessions import BrowserSessions
from semafor.server.store.derived import Derived
from semafor.server.store.served import Served
from semafor.server.tokens import fresh_id

IDLE_S = 600
AT_ONCE = 20  # rooms looked after before others get their turn


def now_ms() -> int:
    return time.time_ns() // 1_000_000


logger = logging.getLogger("semafor.server")


class Rooms:
    """Opens rooms from the log, carries out commands, tells listeners, lets bots play."""

    def __init__(self, database: Database, bus: Bus, pool: WorkerPool) -> None:
        self.log = log = Log(database)
        self.bus = bus
        self.dues = Dues(database, self.deal_rematch)
        self.browser_sessions = BrowserSessions(database)
        self.clock = ServedClock(Served(database))
        self.live: dict[str, LiveRoom] = {}
        self.background = Background()
        self.archive = Archive(log, Derived(database), self.background)
        self.histories = HistoryCache(log)
        self.bot_turns = BotTurns(pool, self.histories, self.background, self.append)
        # A lock is there as long as somebody opens the room or waits for it, whether or not the opening of another failed.
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.now_ms = now_ms
        self.node_id = fresh_id()

    # Opening rooms

    async def open(self, id: str) -> LiveRoom:
        """The live room, read from the log if it is not open yet."""
        live = self.live.get(id)
        if live is None:
            lock = self.opening.setdefault(id, asyncio.Lock())
            async with lock:
                live = self.live.get(id)
                if live is None:
                    live = await self._read(id)
        live.used_s = time.monotonic()
        return live

    async def _read(self, id: str) -> LiveRoom:
        room = await self.archive.read(id)
        live = self.live[id] = LiveRoom(room)
        live.ahead_ms = self.now_ms() - self.clock.now_ms()
        if self.bus.shared:
            live.announce = lambda seats, watchers, asks: self.announce(id, seats, watchers, asks)
        ROOMS.set(len(self.live))
        self.bot_turns.begin(live)
        return live

    async def create(self, id: str, entries: list[e.Entry]) -> LiveRoom:
        """A new room that begins with these entries; the one that is there already, if it was made before."""
        return await self.background.finish(self._create(id, entries))

    async def _create(self, id: str, entries: list[e.Entry]) -> LiveRoom:
        times = self.now_ms(), self.clock.now_ms()
        rows = [Row(n, f"create:{n}", times[0], msgspec.json.encode(entry), times[1]) for n, entry in enumerate(entries)]
        await self.log.begin(id, rows, FIRST)
        live = await self.open(id)
        await self.dues.work_off(live.room, FIRST)
        return live

    async def deal_rematch(self, old: Room) -> None:
        """Everybody wants to play again: the next game is dealt and told of, once, whoever sees to it."""
        id = rematch_id(old)
        await self.create(id, rematch_entries(old))
        await self.browser_sessions.copy(old.id, id, self.now_ms())
        await self.append(await self.open(old.id), "rematch", lambda _: e.Rematch(min(old.rematch_agreed), id))

    async def join(self, live: LiveRoom, listener: Listener) -> None:
        """Somebody comes to the table: it wakes, and has missed nothing though the node that wrote the last entry died."""
        live.join(listener)
        if self.bus.shared:
            await self.catch_up(live)
        self.bot_turns.begin(live)

    def visit(self, live: LiveRoom) -> None:
        """Somebody asks without a socket: the table is awake for a while."""
        live.visit()
        self.bot_turns.begin(live)

    # Commands

    async def command(self, live: LiveRoom, seat: int, command: Command) -> Answer | Denial | Behind:
        """Carry out a seat's command once, however often it is sent."""
        key = f"{seat}:{command.key}"
        live.visit()
        try:
            found: e.Entry | Denied | BadInput = await self.append(
                live, key, lambda room: decide(room, seat, command, self.clock.now_ms())
            )
        except BadInput as error:
            found = error
        if isinstance(found, Denied | BadInput):
            first = await self.log.find(live.room.id, key)  # what was carried out before is not denied now
            if first is None:
                return self._deny(live, seat, command.key, found)
            found = e.read_entry(first.body)
        return Answer(command.key, e.frame_of(found))

    def _deny(self, live: LiveRoom, seat: int, key: str, why: Denied | BadInput) -> Denial | Behind:
        if isinstance(why, BadInput):
            return render_bad_input(why, key)
        if why.code == "stale":
            return Behind(key, live.update(seat, None))
        return render_denial(live.room.game, why, key)

    async def append(self, live: LiveRoom, key: str, decide: Decide) -> e.Entry | Denied:
        """Append what is decided about the room as it is: durable first, told afterwards.

        The entry that stands under this key now (the first one, if the key was used before), or why there is none. Whoever
        asked may go away meanwhile: what was begun comes to its end.
        """
        return await self.background.finish(self._append(live, key, decide))

    async def _append(self, live: LiveRoom, key: str, decide: Decide) -> e.Entry | Denied:
        async with live.lock:
            while True:
                room = live.room
                entry = decide(room)
                if isinstance(entry, Denied):
                    return entry
                due, row = dues_of(room, entry), self._row(room, key, entry)
                with APPENDS.time():
                    outcome = await self.log.append(room.id, row, due)
                if isinstance(outcome, Stored):
                    await self._apply(live, row, entry)
                    self._settle(live)
                    await self.bus.publish(room.id, row.n)
                    break
                if isinstance(outcome, Repeated):
                    await self._catch_up(live)
                    return e.read_entry(outcome.row.body)
                await self._replay(live, outcome.rows)
        await self.dues.work_off(live.room, due)
        return entry

    def _row(self, room: Room, key: str, entry: e.Entry) -> Row:
        """Neither time is before that of the entry before, whatever clocks do."""
        at_ms, clock_ms = max(self.now_ms(), room.at_ms), max(self.clock.now_ms(), room.clock_ms)
        return Row(room.n, key, at_ms, msgspec.json.encode(entry), clock_ms)

    async def _apply(self, live: LiveRoom, row: Row, entry: e.Entry) -> None:
        """Take an entry that is durable."""
        ENTRIES.labels(type(entry).__struct_config__.tag).inc()
        if isinstance(entry, e.UndoAsked | e.UndoAnswered):
            live.room = await self.archive.read_whole(live.room.id)  # a take-back reaches states that were let go
        else:
            live.room.apply(row.n, row.at_ms, entry, row.clock_ms)

    def _settle(self, live: LiveRoom) -> None:
        """The room has changed: tell everybody, keep a snapshot now and then, let bots play."""
        room = live.room
        room.forget()
        live.ahead_ms = self.now_ms() - self.clock.now_ms()
        live.tell()
        if room.n // EVERY != live.packed_n // EVERY:
            live.packed_n = room.n
            self.archive.keep_snapshot(room)
        self.bot_turns.begin(live)

    # Other nodes

    async def _replay(self, live: LiveRoom, rows: list[Row]) -> None:
        """Take what other nodes have written, then tell."""
        for row in rows:
            if row.n < live.room.n:
                continue  # the room was read anew from its whole log
            entry = e.read_entry(row.body)
            live.room.check(entry)
            await self._apply(live, row, entry)
        self._settle(live)

    async def on_entry(self, id: str, n: int) -> None:
        """Another node says that the room has entry `n`."""
        live = self.live.get(id)
        if live is not None and live.room.n <= n:
            await self.catch_up(live)

    def announce(self, id: str, seats: list[int], watchers: int, asks: bool) -> None:
        """Tell the other nodes who is here."""
        self.bus.announce(id, msgspec.json.encode(NodePresence(self.node_id, seats, watchers, asks)).decode())

    def on_presence(self, id: str, text: str) -> None:
        """Another node says who is there."""
        said, live = msgspec.json.decode(text, type=NodePresence), self.live.get(id)
        if live is not None and said.node != self.node_id:
            live.hear(said)

    async def on_reconnect(self) -> None:
        """Messages may have been lost: look after every open room."""
        for live in list(self.live.values()):
            await self.catch_up(live)

    async def catch_up(self, live: LiveRoom) -> None:
        """Read what other nodes have written."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveRoom) -> None:
        rows = await self.log.since(live.room.id, live.room.n)
        if rows:
            await self._replay(live, rows)

    # Clocks, dues, and rooms nobody looks at

    async def sweep(self, *, late: bool = False) -> None:
        """Do what a node left behind when it was killed; only what is `late`, where nodes are at work."""
        for id, due in (await self.dues.find(late=late)).items():
            try:
                live = await self.open(id)
                await self.catch_up(live)
                await self.background.finish(self.dues.work_off(live.room, due))
            except Exception as error:  # the room cannot be read: whoever opens it is told so
                logger.warning("due left", extra={"room": id, "why": str(error)})
            await asyncio.sleep(0)  # those who play come first

    async def wake(self, ids: list[str]) -> None:
        """Open rooms that go on although nobody looks at them: after a restart the clocks of their people run."""
        for id in ids:
            try:
                await self.open(id)
            except NoRoom:
                pass
            except BadInput as error:  # its map is not here any more, or another one: whoever opens the room is told so
                logger.warning("room not woken", extra={"room": id, "why": str(error)})
            await asyncio.sleep(0)  # those who do look come first

    async def tick(self) -> None:
        """Look at the clocks of all open rooms, and close rooms nobody uses."""
        for at, live in enumerate(list(self.live.values()), 1):
            await self._look_after(live)
            if at % AT_ONCE == 0:
                await asyncio.sleep(0)  # a move does not wait until a thousand rooms have been looked at
        ROOMS.set(len(self.live))

    async def _look_after(self, live: LiveRoom) -> None:
        room = live.room
        if room.setting.clock.kind == "bank":
            for seat in [seat for seat in room.people if room.clocks.overdue(seat, self.clock.now_ms())]:
                await self._call_bot(live, seat)
        live.remind(self.clock.now_ms())
        self.bot_turns.begin(live)  # again, if a bot's move could not be written
        live.drop_stuck_listeners()
        if live.announce is not None:
            live.tell_presence()
        if live.idle() and time.monotonic() - live.used_s > IDLE_S:
            self.live.pop(room.id, None)

    async def _call_bot(self, live: LiveRoom, seat: int) -> None:
        """The seat's time is up."""

        def decide(room: Room) -> e.Entry | Denied:
            late = seat in room.people and room.clocks.overdue(seat, self.clock.now_ms())
            return e.GivenToBot(seat, "easy", None) if late else Denied("not-overdue")

        await self.append(live, f"clock:{seat}:{live.room.decisions[seat]}", decide)
