"""Everything one server process holds: the database, the house, and what is done when a room changes or ends."""

from __future__ import annotations

import asyncio
import logging
import secrets

import msgspec

from semafor.rooms.render import render_room
from semafor.rooms.room import Room
from semafor.server.analyses import Analyses
from semafor.server.bots import Crew
from semafor.server.bus import bus
from semafor.server.daily import daily_result
from semafor.server.house import House
from semafor.server.limits import Limits
from semafor.server.ratings import new_ratings, rated_seats
from semafor.server.settings import Settings
from semafor.server.site import Site
from semafor.server.store import Database, Log, open_database
from semafor.server.store.daily import Challenges
from semafor.server.store.derived import Derived
from semafor.server.store.keyrings import Keyrings
from semafor.server.store.lobby import Card, Lobby
from semafor.server.store.people import People
from semafor.server.store.scores import Scores

logger = logging.getLogger("semafor.server")
TICK_S = 1.0
CHECK_S = 20  # for the check of a record
STUDY_S = 900  # for an analysis


class Office:
    """The parts of a running server, put together."""

    def __init__(self, settings: Settings, database: Database, installation: str) -> None:
        self.settings = settings
        self.database = database
        self.installation = installation
        self.log = Log(database)
        self.lobby = Lobby(database)
        self.people = People(database)
        self.keyrings = Keyrings(database)
        self.scores = Scores(database)
        self.challenges = Challenges(database)
        self.limits = Limits(settings.limits)
        self.site = Site(settings.page)
        self.crew = Crew(settings.workers, settings.bot_s, settings.bot_mb, compiling=bool(settings.compiling))
        self.clerks = Crew(1, CHECK_S, settings.bot_mb)
        self.analysts = Crew(1, STUDY_S, settings.bot_mb)
        self.bus = bus(settings.bus, settings.database)
        self.derived = Derived(database)
        self.house = House(self.log, self.derived, self.bus, self.crew, self.show, self.finish)
        self.analyses = Analyses(self.derived, self.analysts, self.house.start)
        self.stopping = False

    @classmethod
    async def opened(cls, settings: Settings) -> Office:
        """The office with its database; BadInput says what of the settings cannot be."""
        database = await open_database(settings.database)
        try:
            installation = await People(database).secret("installation", secrets.token_hex(32))
            office = cls(settings, database, installation)
        except BaseException:
            await database.close()
            raise
        await office.bus.start(office.house.heard, office.house.missed, office.house.noticed)
        office.house.start(office._tick)
        office.house.start(office._wake)
        return office

    async def show(self, room: Room) -> None:
        """Write the lobby's card of the room."""
        body = msgspec.json.encode(render_room(room))
        setting = room.setting
        await self.lobby.put(Card(room.id, setting.game, room.status, setting.public, room.at_ms, body))

    async def finish(self, room: Room) -> None:
        """The room is over: count it, once."""
        accounts = rated_seats(room)
        if accounts:
            known = await self.scores.ratings(room.setting.game, list(accounts.values()))
            await self.scores.rate(room.id, room.setting.game, new_ratings(room, known))
        result = daily_result(room)
        if result is not None:
            await self.challenges.finish(room.setting.game, room.setting.day, result)

    async def _wake(self) -> None:
        await self.house.wake(await self.lobby.restless())

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_S)
            try:
                await self.house.tick()
            except Exception:  # the database may come back
                logger.exception("clocks broke")

    async def close(self) -> None:
        """Everything that was taken on is finished, then all is closed."""
        self.stopping = True
        await self.house.close()
        await self.bus.close()
        for crew in (self.crew, self.clerks, self.analysts):
            await crew.close()
        await self.log.close()
        await self.database.close()
