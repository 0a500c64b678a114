"""The rooms that are open in this process: wish → entry → durable → fold → tell. Any node can open any room."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

import msgspec

from semafor.kernel.errors import BadInput
from semafor.kernel.view import Event
from semafor.rooms import entries as e
from semafor.rooms.commands import Command
from semafor.rooms.decide import Denied, decide
from semafor.rooms.messages import Answer, Behind, Denial
from semafor.rooms.render import render_bad_input, render_denial
from semafor.rooms.room import SIMPLEST, Room
from semafor.server.attendance import Word
from semafor.server.bots import BotBroke, Crew
from semafor.server.bots.seating import seating
from semafor.server.bus import Bus
from semafor.server.history_cache import HistoryCache, NoRoom
from semafor.server.live import Live
from semafor.server.metrics import APPENDS, ENTRIES, ROOMS
from semafor.server.snapshots import EVERY, VERSION, packed, unpacked
from semafor.server.store import Log, Repeated, Row, Stored
from semafor.server.store.derived import Derived
from semafor.server.tokens import fresh_id

IDLE_S = 600
AT_ONCE = 20  # rooms looked after before others get their turn
SNAPSHOT = "snapshot"
logger = logging.getLogger("semafor.server")

Attempt = Callable[[Room], e.Entry | Denied]
Finished = Callable[[Room], Awaitable[None]]
Shown = Callable[[Room], Awaitable[None]]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def folded(room: Room, rows: list[Row], *, whole: bool) -> Room:
    """The room after these entries. A take-back reaches states that a room without its `whole` past does not have."""
    for row in rows:
        entry = e.read_entry(row.body)
        if not whole and isinstance(entry, e.UndoAsked | e.UndoAnswered):
            raise ValueError("an undo by consent needs the whole log")
        room.fold(row.n, row.at_ms, entry)
    if room.table is not None:
        room.table.forget()
    return room


class House:
    """Opens rooms from the log, carries out commands, tells listeners, lets bots play."""

    def __init__(self, log: Log, snapshots: Derived, bus: Bus, crew: Crew, shown: Shown, finished: Finished) -> None:
        self.log = log
        self.snapshots = snapshots
        self.bus = bus
        self.crew = crew
        self.shown = shown  # called when the lobby's card of a room has changed
        self.finished = finished
        self.rooms: dict[str, Live] = {}
        self.histories = HistoryCache(log)
        # A lock is there as long as somebody opens the room or waits for it, whether or not the opening of another failed.
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[None]] = set()
        self.now_ms = now_ms
        self.node = fresh_id()

    # Opening rooms

    async def open(self, id: str) -> Live:
        """The live room, read from the log if it is not open yet."""
        live = self.rooms.get(id)
        if live is None:
            lock = self.opening.setdefault(id, asyncio.Lock())
            async with lock:
                live = self.rooms.get(id)
                if live is None:
                    live = await self._opened(id)
        live.used_s = time.monotonic()
        return live

    async def _opened(self, id: str) -> Live:
        room = await self.read(id)
        live = self.rooms[id] = Live(room)
        if self.bus.shared:
            live.announce = lambda seats, watchers, asks: self.announce(id, seats, watchers, asks)
        ROOMS.set(len(self.rooms))
        if room.status == "over":
            await self.finished(room)
        self.let_bots_play(live)
        return live

    async def read(self, id: str) -> Room:
        """The room, from its last snapshot and the log since then, or from the whole log."""
        kept = await self.snapshots.get(id, SNAPSHOT, VERSION)
        if kept is not None:
            try:
                room = unpacked(id, kept)
                return folded(room, await self.log.since(id, room.n), whole=False)
            except Exception as error:  # as good as none
                logger.info("snapshot not used", extra={"room": id, "error": str(error)})
        room = await self.read_whole(id)
        if room.n >= EVERY:
            self.keep_snapshot(room)
        return room

    async def read_whole(self, id: str) -> Room:
        """The room folded from its whole log."""
        rows = await self.log.since(id, 0)
        if not rows:
            raise NoRoom(id)
        return folded(Room(id), rows, whole=True)

    def keep_snapshot(self, room: Room) -> None:
        body = packed(room)
        self.start(lambda: self.snapshots.put(room.id, SNAPSHOT, VERSION, body))

    async def create(self, id: str, entries: list[e.Entry]) -> Live:
        """A new room that begins with these entries."""
        at_ms = self.now_ms()
        rows = [Row(n, f"create:{n}", at_ms, msgspec.json.encode(entry)) for n, entry in enumerate(entries)]
        await asyncio.gather(*(self.log.append(id, row) for row in rows))
        live = await self.open(id)
        await self.shown(live.room)
        return live

    # Commands

    async def command(self, live: Live, seat: int, command: Command) -> Answer | Denial | Behind:
        """Carry out a seat's command once, however often it is sent."""
        key = f"{seat}:{command.key}"
        denied: Denied | None = None

        def attempt(room: Room) -> e.Entry | Denied:
            nonlocal denied
            found = decide(room, seat, command, self.now_ms())
            denied = found if isinstance(found, Denied) else None
            return found

        try:
            row = await self.append(live, key, attempt)
        except BadInput as error:
            return await self._first(live, key, command.key) or render_bad_input(error, command.key)
        if row is not None:
            return Answer(command.key, getattr(e.read_entry(row.body), "frame", 0))
        assert denied is not None
        first = await self._first(live, key, command.key)
        if first is not None:
            return first
        if denied.code == "stale":
            return Behind(command.key, live.update(seat, None))
        return render_denial(live.room.game, denied, command.key)

    async def _first(self, live: Live, key: str, told: str) -> Answer | None:
        """The first answer to a command that was carried out before."""
        row = await self.log.find(live.room.id, key)
        return None if row is None else Answer(told, getattr(e.read_entry(row.body), "frame", 0))

    async def append(self, live: Live, key: str, attempt: Attempt) -> Row | None:
        """Append what `attempt` makes of the room as it is; durable first, told afterwards. None if denied."""
        async with live.lock:
            while True:
                room = live.room
                entry = attempt(room)
                if isinstance(entry, Denied):
                    return None
                row = Row(room.n, key, max(self.now_ms(), room.at_ms), msgspec.json.encode(entry))
                with APPENDS.time():
                    outcome = await self.log.append(room.id, row)
                if isinstance(outcome, Repeated):
                    await self._catch_up(live)
                    return outcome.row
                if isinstance(outcome, Stored):
                    await self._fold(live, [row])
                    await self.bus.publish(room.id, row.n)
                    return row
                await self._fold(live, outcome.rows)

    async def _fold(self, live: Live, rows: list[Row]) -> None:
        """Take rows that are durable, then tell."""
        before = live.room.status, [seat.kind for seat in live.room.seats]
        for row in rows:
            entry = e.read_entry(row.body)
            ENTRIES.labels(type(entry).__struct_config__.tag).inc()
            if isinstance(entry, e.UndoAsked | e.UndoAnswered):
                live.room = await self.read_whole(live.room.id)  # a take-back reaches states that were let go
                break
            live.room.fold(row.n, row.at_ms, entry)
        room = live.room
        if room.table is not None:
            room.table.forget()
        live.tell()
        if room.n // EVERY != live.packed_n // EVERY:
            live.packed_n = room.n
            self.keep_snapshot(room)
        if before != (room.status, [seat.kind for seat in room.seats]):
            await self.shown(room)
            if room.status == "over":
                await self.finished(room)
        self.let_bots_play(live)

    # Other nodes

    async def heard(self, id: str, n: int) -> None:
        """Another node says that the room has entry `n`."""
        live = self.rooms.get(id)
        if live is not None and live.room.n <= n:
            async with live.lock:
                await self._catch_up(live)

    def announce(self, id: str, seats: list[int], watchers: int, asks: bool) -> None:
        """Tell the other nodes who is here."""
        self.bus.announce(id, msgspec.json.encode(Word(self.node, seats, watchers, asks)).decode())

    def noticed(self, id: str, text: str) -> None:
        """Another node says who is there."""
        word, live = msgspec.json.decode(text, type=Word), self.rooms.get(id)
        if live is not None and word.node != self.node:
            live.hear(word)

    async def missed(self) -> None:
        """Messages may have been lost: look after every open room."""
        for live in list(self.rooms.values()):
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        rows = await self.log.since(live.room.id, live.room.n)
        if rows:
            await self._fold(live, rows)

    # Bots and clocks

    def let_bots_play(self, live: Live) -> None:
        """Those that may act now; a level that has to wait for compiled rules acts when there is a server that has them."""
        if live.bots is None and self._bot_to_move(live) is not None:
            live.bots = self.start(lambda: self._play_bots(live))

    def _bot_to_move(self, live: Live) -> int | None:
        return live.bot_to_move(self.crew.later(live.room.game))

    async def _play_bots(self, live: Live) -> None:
        try:
            while (seat := self._bot_to_move(live)) is not None:
                await self._play_bot(live, seat)
        finally:
            live.bots = None

    async def _play_bot(self, live: Live, seat: int) -> None:
        room, decision = live.room, live.room.decisions[seat]
        level, key = room.seats[seat].level, f"bot:{seat}:{decision}"
        try:
            state = room.playing().state.clone()
            action = await self.crew.choose(room.game, state, seating(room, seat), lambda: self._heard(room.id, seat))
        except BotBroke as error:
            logger.warning("bot broke", extra={"room": room.id, "seat": seat, "level": level, "error": str(error)})
            if level != SIMPLEST:
                await self.append(live, f"bot-failed:{seat}:{decision}", lambda _: e.BotFailed(seat))
                return
            action = int(room.playing().state.legal(seat)[0])

        def attempt(room: Room) -> e.Entry | Denied:
            same = room.decisions[seat] == decision and seat in room.actors and room.seats[seat].level
            return e.Acted(seat, action, room.audience(seat).count + 1) if same else Denied("stale")

        await self.append(live, key, attempt)

    async def _heard(self, id: str, seat: int) -> list[Event]:
        return (await self.histories.of(id)).heard(seat)

    async def wake(self, ids: list[str]) -> None:
        """Open rooms that go on although nobody looks at them: after a restart their bots play on, their clocks run."""
        for id in ids:
            with contextlib.suppress(NoRoom):
                await self.open(id)
            await asyncio.sleep(0)  # those who do look come first

    async def tick(self) -> None:
        """Look at the clocks of all open rooms, and close rooms nobody uses."""
        for at, live in enumerate(list(self.rooms.values()), 1):
            await self._look_after(live)
            if at % AT_ONCE == 0:
                await asyncio.sleep(0)  # a move does not wait until a thousand rooms have been looked at
        ROOMS.set(len(self.rooms))

    async def _look_after(self, live: Live) -> None:
        room = live.room
        if room.setting.clock.kind == "bank":
            for seat in [seat for seat in room.people if room.clocks.overdue(seat, self.now_ms())]:
                await self._time_up(live, seat)
        live.remind(self.now_ms())
        self.let_bots_play(live)  # again, if a bot's move could not be written
        for listener in list(live.listeners):
            listener.drop_if_stuck(time.monotonic())
        if live.announce is not None:
            live.tell_presence()
        if live.idle() and time.monotonic() - live.used_s > IDLE_S:
            self.rooms.pop(room.id, None)

    async def _time_up(self, live: Live, seat: int) -> None:
        def attempt(room: Room) -> e.Entry | Denied:
            late = seat in room.people and room.clocks.overdue(seat, self.now_ms())
            return e.GivenToBot(seat, "easy", None) if late else Denied("not-overdue")

        await self.append(live, f"clock:{seat}:{live.room.decisions[seat]}", attempt)

    def start(self, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Run something beside, and say in the log if it breaks."""

        async def watched() -> None:
            try:
                await work()
            except Exception:
                logger.exception("background work broke")

        task = asyncio.create_task(watched())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
