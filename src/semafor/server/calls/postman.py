"""Works off the outbox: finds whom to call, leases what is due, sends it, strikes it off. Any number of nodes may do so."""

from __future__ import annotations

import asyncio
import hashlib
import logging

from semafor.kernel.words import Words
from semafor.rooms.refold import SetAside
from semafor.rooms.room import Room
from semafor.server.calls.mail import Mailer
from semafor.server.calls.outcomes import Never, NotNow
from semafor.server.calls.tickets import Tickets
from semafor.server.calls.webhooks import send_webhook
from semafor.server.calls.webpush import Pusher
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
AT_ONCE = 50  # sendings
LEASE_MS = 120_000
FRESH_MS = 3_000  # the people of a room that was just made may not hold their keys yet
FLUSH_S = 0.1  # so often what was sent is struck off: as much may be sent twice after a kill
ASK_S = 0.5  # for other nodes to say who is there
FIRST_MS, LAST_MS = 30_000, 6 * 3600 * 1000  # until the second try, and between the last ones
MOST_TRIES = 9
logger = logging.getLogger("semafor.server")


class Postman:
    """Sends what is in the outbox."""

    def __init__(self, rooms: Rooms, settings: Settings, tickets: Tickets, mailer: Mailer, pusher: Pusher) -> None:
        self.rooms, self.settings, self.tickets, self.mailer, self.pusher = rooms, settings, tickets, mailer, pusher
        self.ways: Ways = rooms.dues.calls.ways
        self.outbox: Outbox = rooms.dues.calls.outbox
        self.at_work = asyncio.Lock()
        self.places = asyncio.Semaphore(AT_ONCE)

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
        opened = [await self._open(id) for id in ids]
        lives = [live for live in opened if live is not None and live.room.made_ms <= old_ms]
        if not lives:
            return False
        known = {live.room.id: (live.room, live.room.n) for live in lives}
        calls = self.rooms.dues.calls
        async with self.outbox.database.engine.connect() as connection:
            letters = await calls.letters(connection, [room for room, _ in known.values()])
        await self.outbox.take_over(letters, {id: n for id, (_, n) in known.items()})
        return len(ids) == ROOMS

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
        pending = {asyncio.create_task(self._deliver(ways.get(id), some, lives)) for id, some in by_way.items()}
        while pending:
            done, pending = await asyncio.wait(pending, timeout=FLUSH_S)
            settled = [each for task in done for each in task.result()]
            if settled:
                await self.outbox.settle(settled)
        return len(letters) == BATCH

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

    async def _deliver(self, way: Way | None, letters: list[Letter], lives: dict[str, LiveRoom]) -> list[Settled]:
        """What became of the letters of one way: they go together, in one message."""
        if way is None:
            return [Settled(letter) for letter in letters]
        later = [Settled(letter, again) for letter in letters if (again := self._too_early(letter, lives)) is not None]
        early = {each.letter.id for each in later}
        good = [letter for letter in letters if letter.id not in early and self._holds(way, letter, lives)]
        rest = [Settled(letter) for letter in letters if letter.id not in early and letter not in good]
        return later + rest + ([] if not good else await self._try(way, good, self._write(way, good, lives)))

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

    async def _try(self, way: Way, letters: list[Letter], message: Message) -> list[Settled]:
        outcome, again_ms = "sent", None
        try:
            async with self.places:
                await self._post(way, message)
        except Never as why:
            outcome = "refused"
            logger.info("call refused", extra={"kind": way.kind, "why": str(why)})
            if why.gone and way.kind == "push":
                await self.ways.drop(way.id)
        except NotNow as why:
            outcome, again_ms = "failed", self._again(max(letter.tries for letter in letters))
            logger.info("call not sent", extra={"kind": way.kind, "why": str(why)})
        except Exception:
            outcome, again_ms = "failed", self._again(max(letter.tries for letter in letters))
            logger.exception("call broke", extra={"kind": way.kind})
        CALLS.labels(way.kind, outcome).inc()
        return [Settled(letter, again_ms) for letter in letters]

    def _again(self, tries: int) -> int | None:
        return None if tries >= MOST_TRIES else self.rooms.now_ms() + min(FIRST_MS << (2 * tries), LAST_MS)

    async def _post(self, way: Way, message: Message) -> None:
        private = bool(self.settings.calls_private)
        match way.kind:
            case "email":
                await self.mailer.send(way.address, message)
            case "webhook":
                await send_webhook(way, message, private=private)
            case "push":
                await self.pusher.send(way, message, private=private)

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
