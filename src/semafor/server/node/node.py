"""Everything one server process holds: the database, the open rooms, and what goes on beside them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from semafor.server.built_page import BuiltPage
from semafor.server.limits import Limits
from semafor.server.node.analyses import Analyses
from semafor.server.node.bus import make_bus
from semafor.server.node.rooms import Rooms
from semafor.server.node.served_clock import BEAT_S
from semafor.server.node.worker_pool import WorkerPool
from semafor.server.settings import Settings
from semafor.server.store import Database, open_database
from semafor.server.store.accounts import Accounts
from semafor.server.store.daily import Challenges
from semafor.server.store.derived import Derived
from semafor.server.store.lobby import Lobby
from semafor.server.store.ratings import Ratings

logger = logging.getLogger("semafor.server")
TICK_S = 1.0
SWEEP_S = 30.0  # what was due already so long ago was left behind by a node that died, or could not be done
CHECK_S = 20  # for the check of a record
STUDY_S = 900  # for an analysis

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
        self.limits = Limits(settings.limits)
        self.page = BuiltPage(settings.page)
        self.pool = WorkerPool(settings.workers, settings.bot_s, settings.bot_mb, compiling=bool(settings.compiling))
        self.check_pool = WorkerPool(1, CHECK_S, settings.bot_mb)
        self.study_pool = WorkerPool(1, STUDY_S, settings.bot_mb)
        self.bus = make_bus(settings.bus, settings.database)
        self.rooms = Rooms(database, self.bus, self.pool)
        self.log = self.rooms.log
        self.browser_sessions = self.rooms.browser_sessions
        self.derived = Derived(database)
        self.analyses = Analyses(self.derived, self.study_pool, self.rooms.background)
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
        rooms, start = node.rooms, node.rooms.background.start
        await rooms.clock.start(rooms.now_ms())
        await node.bus.start(rooms.on_entry, rooms.on_reconnect, rooms.on_presence)
        start(lambda: node._repeat(TICK_S, rooms.tick, "clocks"))
        start(lambda: node._repeat(BEAT_S, rooms.clock.beat, "beat"))
        start(lambda: node._repeat(SWEEP_S, lambda: rooms.sweep(late=True), "sweep"))
        start(node._wake)
        return node

    async def _wake(self) -> None:
        await self.rooms.sweep()
        await self.rooms.wake(await self.lobby.restless())

    async def _repeat(self, every_s: float, work: Work, what: str) -> None:
        while True:
            await asyncio.sleep(every_s)
            try:
                await work()
            except Exception:  # the database may come back
                logger.exception("%s broke", what)

    async def close(self) -> None:
        """Everything that was taken on is finished, then all is closed."""
        self.stopping = True
        await self.rooms.background.close()
        await self.bus.close()
        for pool in (self.pool, self.check_pool, self.study_pool):
            await pool.close()
        await self.log.close()
        await self.database.close()
