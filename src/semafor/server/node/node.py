"""Everything one server process holds: the database, the open rooms, and what goes on beside them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec

from semafor.server.built_page import BuiltPage
from semafor.server.calls.courier_process import CourierProcess
from semafor.server.calls.errands import Equipment
from semafor.server.calls.mail import read_smtp
from semafor.server.calls.postman import Postman
from semafor.server.calls.tickets import Tickets
from semafor.server.calls.webpush import Pusher
from semafor.server.limits import Limits
from semafor.server.metrics import LAG
from semafor.server.node.analyses import Analyses
from semafor.server.node.bus import make_bus
from semafor.server.node.forgetting import drop_unjoined, forget_old
from semafor.server.node.garbage import YOUNG_S, Garbage
from semafor.server.node.health import Health
from semafor.server.node.hints import Hints
from semafor.server.node.own_maps import OwnMaps
from semafor.server.node.profiles import Profiles
from semafor.server.node.program_stream import ProgramStreams
from semafor.server.node.rooms import Rooms
from semafor.server.node.served_clock import BEAT_S
from semafor.server.node.upkeep import Upkeep
from semafor.server.node.worker_pool import WorkerPool
from semafor.server.settings import Settings
from semafor.server.store import Database, open_database
from semafor.server.store.accounts import Accounts
from semafor.server.store.challenges import Challenges
from semafor.server.store.derived import Derived
from semafor.server.store.documents import Documents
from semafor.server.store.forgetting import Forgetting
from semafor.server.store.lobby import Lobby
from semafor.server.store.programs import Programs
from semafor.server.store.publications import Publications
from semafor.server.store.ratings import Ratings
from semafor.server.store.reports import Reports

logger = logging.getLogger("semafor.server")
TICK_S = 1.0
SWEEP_S = 30.0  # what was due already so long ago was left behind by a node that died, or could not be done
FORGET_S = 3600
CHECK_S = 20  # for the check of a record
STUDY_S = 300  # for a slice of an analysis
LIMITS_AT_ONCE = 60  # a word of PostgreSQL has room for 8000 bytes

Work = Callable[[], Awaitable[None]]


class Node:
    """The parts of a running server, put together."""

    def __init__(self, settings: Settings, database: Database, installation: str) -> None:
        self.settings = settings
        self.database = database
        self.installation = installation
        self.lobby = Lobby(database)
        self.accounts = Accounts(database)
        self.ratings = Ratings(database)
        self.challenges = Challenges(database)
        self.pairing = asyncio.Lock()  # two who come at once to a challenge for pairs are one
        self.documents = Documents(database)
        self.reports = Reports(database)
        self.programs = Programs(database)
        self.program_streams = ProgramStreams(self)
        self.own_maps = OwnMaps(self.documents)
        self.limits = Limits(settings.limits)
        self.page = BuiltPage(settings.page)
        self.pool = WorkerPool(settings.workers, settings.bot_s, settings.bot_mb, compiling=bool(settings.compiling))
        self.hint_pool = WorkerPool(1, settings.bot_s, settings.bot_mb, name="hints")
        self.check_pool = WorkerPool(1, CHECK_S, settings.bot_mb, name="checks")
        self.study_pool = WorkerPool(1, STUDY_S, settings.bot_mb, name="analyses")
        self.bus = make_bus(settings.bus, settings.database)
        self.rooms = Rooms(database, self.bus, self.pool)
        self.upkeep = Upkeep(self.rooms)
        self.log = self.rooms.log
        self.browser_sessions = self.rooms.browser_sessions
        self.derived = Derived(database)
        self.analyses = Analyses(self.derived, self.study_pool, self.rooms.background, self.rooms.dues.games)
        self.profiles = Profiles(self.rooms.dues.games, self.rooms.archive)
        self.publications = Publications(database)
        self.forgetting = Forgetting(database)
        self.hints = Hints(self.hint_pool, self.rooms.background)
        self.tickets = Tickets(installation)
        self.mails = read_smtp(settings.smtp) is not None
        self.pusher = Pusher(installation, settings.home)
        self.rooms.dues.calls.wait_ms = int(1000 * settings.calls_wait_s)
        self.ways = self.rooms.dues.calls.ways
        private = bool(settings.calls_private)
        given = Equipment(settings.smtp, settings.smtp_from, installation, settings.home, private)
        self.postman = Postman(self.rooms, settings, self.tickets, CourierProcess(given))
        self.health = Health(self.derived, self.bus)
        self.garbage = Garbage()
        self.stopping = False

    @classmethod
    async def open(cls, settings: Settings) -> Node:
        """The node with its database; BadInput says what of the settings cannot be."""
        database = await open_database(settings.database)
        try:
            installation = await Accounts(database).secret("installation", secrets.token_hex(32))
            node = cls(settings, database, installation)
        except BaseException:
            await database.close()
            raise
        try:
            await node._start()
        except BaseException:
            await node.bus.close()
            await database.close()
            raise
        return node

    async def _start(self) -> None:
        rooms, start = self.rooms, self.rooms.background.start
        await rooms.clock.start(rooms.now_ms())
        self.bus.on_word = self.hear_limits
        others = rooms.neighbours
        await self.bus.start(others.on_entry, others.on_reconnect, others.on_presence)
        start(lambda: self._repeat(TICK_S, self._look_after, "clocks"))
        start(lambda: self._repeat(YOUNG_S, self.garbage.collect, "garbage"))
        start(lambda: self._repeat(BEAT_S, rooms.clock.beat, "beat"))
        start(lambda: self._repeat(SWEEP_S, lambda: self.upkeep.sweep(late=True), "sweep"))
        if not self.database.postgres:
            await self.postman.outbox.release()
        start(lambda: self._repeat(TICK_S, self.postman.round, "calls"))
        start(self._wake)
        start(self._forget)

    async def _wake(self) -> None:
        """Rooms go on by themselves after a restart; where the database is away they do so when it is back."""
        while True:
            try:
                await self.upkeep.sweep()
                await self.upkeep.wake(await self.lobby.restless())
                await self.upkeep.recheck(await self.lobby.aside())
                return
            except Exception as error:
                if self.health.report(error) is None:
                    raise
                await asyncio.sleep(TICK_S)

    async def _forget(self) -> None:
        """What is older than this host keeps it is dropped, at the start and every hour."""
        while self.settings.keep_days or self.settings.keep_chat_days or self.settings.open_days:
            try:
                await drop_unjoined(self.forgetting, self.rooms, self.settings.open_days)
                await forget_old(self.forgetting, self.rooms, self.settings.keep_days, self.settings.keep_chat_days)
            except Exception as error:
                if self.health.report(error) is None:
                    raise
            await asyncio.sleep(FORGET_S)

    async def _repeat(self, every_s: float, work: Work, what: str) -> None:
        while True:
            due = time.perf_counter() + every_s
            await asyncio.sleep(every_s)
            LAG.observe(max(0.0, time.perf_counter() - due))
            try:
                await work()
            except Exception as error:  # the database may come back
                if self.health.report(error) is None:
                    logger.exception("%s broke", what)

    async def _look_after(self) -> None:
        """Everything that is due once a second."""
        if await self.health.look():
            self.rooms.note("outage", self.health.frame)
        if self.bus.shared:
            self._tell_limits()
            if self.health.away is None:
                await self.rooms.neighbours.ask_log(often=self.health.bus_down)
        await self.upkeep.tick()

    def _tell_limits(self) -> None:
        """The other nodes hear what callers have taken here, so that asking them in turn brings nobody more."""
        spent = self.limits.take_spent()
        for at in range(0, len(spent), LIMITS_AT_ONCE):
            self.bus.tell(msgspec.json.encode([self.rooms.neighbours.node_id, spent[at : at + LIMITS_AT_ONCE]]).decode())

    def hear_limits(self, text: str) -> None:
        """Another node says what callers have taken there."""
        node, spent = msgspec.json.decode(text, type=tuple[str, list[tuple[str, str, int]]])
        if node != self.rooms.neighbours.node_id:
            self.limits.hear(spent)

    async def close(self) -> None:
        """Everything that was taken on is finished, then all is closed."""
        self.stopping = self.postman.stopping = True
        await self.rooms.background.close()
        await self.postman.close()
        await self.bus.close()
        for pool in (self.pool, self.hint_pool, self.check_pool, self.study_pool):
            await pool.close()
        await self.log.close()
        await self.database.close()
