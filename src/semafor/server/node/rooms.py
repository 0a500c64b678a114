"""The rooms that are open in this process: decide → entry → append → apply → tell. Any node can open any room."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from weakref import WeakValueDictionary

import msgspec

from semafor.kernel.errors import BadInput
from semafor.rooms import entries as e
from semafor.rooms.commands import Command
from semafor.rooms.decide import Denied, decide
from semafor.rooms.maps import game_of
from semafor.rooms.messages import Answer, Behind, Denial
from semafor.rooms.refold import SetAside
from semafor.rooms.render import render_bad_input, render_denial
from semafor.rooms.room import Room
from semafor.server.calls.calls import Calls
from semafor.server.metrics import APPENDS, ROOMS
from semafor.server.node.archive import Archive, NoRoom
from semafor.server.node.background import Background
from semafor.server.node.bot_turns import BotTurns, Decide
from semafor.server.node.bus import Bus
from semafor.server.node.dues import AT_ONCE, EXCHANGE, FIRST, REMATCH, Dues, due_at_once, dues_of
from semafor.server.node.history_cache import HistoryCache
from semafor.server.node.listener import Listener
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.neighbours import Neighbours
from semafor.server.node.quarantine import Quarantine
from semafor.server.node.rematches import exchange_entries, exchange_id, rematch_entries, rematch_id
from semafor.server.node.served_clock import ServedClock
from semafor.server.node.uptake import Uptake
from semafor.server.node.worker_pool import WorkerPool
from semafor.server.store import Database, Log, Repeated, Row, Stored
from semafor.server.store.browser_sessions import BrowserSessions
from semafor.server.store.derived import Derived
from semafor.server.store.outages import OUTAGES
from semafor.server.store.served import Served

IDS = re.compile(r"[0-9A-Za-z-]{1,32}")


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def ruled(entry: e.Entry) -> e.Entry:
    """A room is made by today's rules, and keeps their version."""
    if not isinstance(entry, e.Created):
        return entry
    setting = msgspec.structs.replace(entry.setting, rules=game_of(entry.setting).version)
    return msgspec.structs.replace(entry, setting=setting)


class Rooms:
    """Opens rooms from the log, carries out commands, tells listeners, lets bots play."""

    def __init__(self, database: Database, bus: Bus, pool: WorkerPool) -> None:
        self.log = log = Log(database)
        self.bus = bus
        errands = {REMATCH: self.deal_rematch, EXCHANGE: self.deal_exchanged}
        self.dues = Dues(database, errands, Calls(database, lambda: (self.now_ms(), self.clock.now_ms())))
        self.browser_sessions = BrowserSessions(database)
        self.clock = ServedClock(Served(database))
        self.live: dict[str, LiveRoom] = {}
        self.background = Background()
        derived = Derived(database)
        self.archive = Archive(log, derived, self.background)
        self.histories = HistoryCache(log)
        self.quarantine = Quarantine(derived, self.dues.lobby, self.background)
        self.bot_turns = BotTurns(pool, self.histories, self.background, self.append)
        # A lock is there as long as somebody opens the room or waits for it, whether or not the opening of another failed.
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.now_ms = now_ms
        self.uptake = Uptake(log, self.archive, self.bot_turns, lambda: self.now_ms() - self.clock.now_ms(), self.let_go)
        self.neighbours = Neighbours(self.live, log, bus, self.uptake)

    # Opening rooms

    async def open(self, id: str) -> LiveRoom:
        """The live room, read from the log if it is not open yet; SetAside if it cannot be."""
        live = self.live.get(id)
        if live is None and not IDS.fullmatch(id):
            raise NoRoom(id)
        if live is None:
            lock = self.opening.setdefault(id, asyncio.Lock())
            async with lock:
                live = self.live.get(id)
                if live is None:
                    live = await self._read(id)
        live.used_s = time.monotonic()
        return live

    async def _read(self, id: str) -> LiveRoom:
        self.quarantine.check(id)
        try:
            room = await self.archive.read(id)
        except SetAside as why:
            self.quarantine.put(id, why)
            raise
        live = self.live[id] = LiveRoom(room)
        live.ahead_ms = self.now_ms() - self.clock.now_ms()
        live.announce = self.neighbours.announcer(id)
        ROOMS.set(len(self.live))
        if id in self.quarantine.rooms:
            await self.take_back(room)
        await self._renew_rules(live)
        self.bot_turns.begin(live)
        return live

    async def take_back(self, room: Room) -> None:
        """A room that was set aside can be read after all: it is in the lobby again."""
        self.quarantine.release(room.id)
        await self.dues.show(room)

    async def _renew_rules(self, live: LiveRoom) -> None:
        """A table dealt by earlier rules went as today's would have it go: from here on it goes by today's, and says so."""
        version = live.room.game.version
        if live.room.rules != version and live.room.status != "over":
            await self.append(live, f"rules:{version}", lambda _: e.Ruled(version))

    def own(self, id: str, owner: str) -> None:
        """The bots of the room take their time from the share of this owner."""
        if id in self.live:
            self.live[id].owner = owner

    def let_go(self, live: LiveRoom) -> None:
        """The room is not what its log says: whoever comes back reads it anew, or hears why it cannot be read."""
        if self.live.get(live.room.id) is live:
            del self.live[live.room.id]
        if live.bots is not None and live.bots is not asyncio.current_task():
            live.bots.cancel()
        for listener in list(live.listeners):
            live.leave(listener)
            listener.drop()

    async def create(self, id: str, entries: list[e.Entry]) -> LiveRoom:
        """A new room that begins with these entries; the one that is there already, if it was made before."""
        return await self.background.finish(self._create(id, entries))

    async def _create(self, id: str, entries: list[e.Entry]) -> LiveRoom:
        times = self.now_ms(), self.clock.now_ms()
        rows = [Row(n, f"create:{n}", times[0], msgspec.json.encode(ruled(entry)), times[1]) for n, entry in enumerate(entries)]
        await self.log.begin(id, rows, FIRST)
        live = await self.open(id)
        await self.dues.work_off(live.room, AT_ONCE)
        return live

    async def deal_rematch(self, old: Room) -> None:
        """Everybody wants to play again: the next game is dealt and told of, once, whoever sees to it."""
        await self._deal_next(old, rematch_id(old), rematch_entries(old), min(old.rematch_agreed))

    async def deal_exchanged(self, old: Room) -> None:
        """A pair has played its first game to the end: the same is dealt with seats exchanged, once."""
        if old.outcome == "played":
            await self._deal_next(old, exchange_id(old), exchange_entries(old), 0)

    async def _deal_next(self, old: Room, id: str, entries: list[e.Entry], by: int) -> None:
        before = await self.open(old.id)
        (await self.create(id, entries)).owner = before.owner
        await self.browser_sessions.copy(old.id, id, self.now_ms())
        await self.append(before, "rematch", lambda _: e.Rematch(by, id))

    async def join(self, live: LiveRoom, listener: Listener) -> None:
        """Somebody comes to the table: it wakes, and has missed nothing though the node that wrote the last entry died."""
        live.join(listener)
        if self.bus.shared:
            with contextlib.suppress(*OUTAGES):  # it is read when the log answers again
                await self.uptake.catch_up_apart(live)
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
                due, row = dues_of(room, entry, live.here), self._row(room, key, entry)
                with APPENDS.time():
                    outcome = await self.log.append(room.id, row, due)
                if isinstance(outcome, Stored):
                    await self.uptake.apply(live, row, entry)
                    self.uptake.settle(live)
                    await self.bus.publish(room.id, row.n)
                    break
                if isinstance(outcome, Repeated):
                    await self.uptake.catch_up(live)
                    return e.read_entry(outcome.row.body)
                await self.uptake.replay(live, outcome.rows)
        await self.dues.work_off(live.room, due_at_once(entry, due))
        return entry

    def _row(self, room: Room, key: str, entry: e.Entry) -> Row:
        """Neither time is before that of the entry before, whatever clocks do."""
        at_ms, clock_ms = max(self.now_ms(), room.at_ms), max(self.clock.now_ms(), room.clock_ms)
        return Row(room.n, key, at_ms, msgspec.json.encode(entry), clock_ms)

    def note(self, kind: str, frame: bytes) -> None:
        """Tell everybody at all tables something that is not numbered."""
        for live in self.live.values():
            live.note(kind, frame)
