"""Folding rooms anew from their logs, and counting them again, beside a server or without one."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from sqlalchemy import select

from semafor.profiles.judged import judge_seats
from semafor.rooms.refold import SetAside
from semafor.rooms.room import Room
from semafor.server.node.analyses import KIND as ANALYSIS
from semafor.server.node.analyses import Analysis
from semafor.server.node.archive import replay
from semafor.server.node.profiles import keep_facts
from semafor.server.node.quarantine import KIND
from semafor.server.store import Database, Log
from semafor.server.store.derived import Derived
from semafor.server.store.lobby import Lobby
from semafor.server.store.played import PlayedGames
from semafor.server.store.schema import event


async def recheck_rooms(database: Database, one: str | None) -> AsyncIterator[tuple[str, SetAside | None]]:
    """Each room, and why it cannot be folded if it cannot; one that can be is not set aside any more."""
    log, derived, lobby = Log(database), Derived(database), Lobby(database)
    async with database.engine.connect() as connection:
        ids = [one] if one else list((await connection.execute(select(event.c.room).where(event.c.n == 0))).scalars())
    for id in ids:
        try:
            room = replay(Room(id), await log.since(id, 0), whole=True)
        except SetAside as why:
            yield id, why
        else:
            await derived.remove(id, KIND)
            await lobby.release(id, room.status)
            yield id, None


async def recount_rooms(database: Database) -> AsyncIterator[str]:
    """Every room that is over, with its facts made anew from its log, and what bots say of it from its kept analysis."""
    log, lobby, games = Log(database), Lobby(database), PlayedGames(database)
    analyses = await Derived(database).all(ANALYSIS)
    for id, *_ in await lobby.all("over"):
        try:
            room = replay(Room(id), await log.since(id, 0), whole=True)
        except SetAside:
            continue
        async with database.begin() as connection:
            await games.put(connection, id, keep_facts(room))
        if id in analyses:
            await games.judge(id, judge_seats(msgspec.json.decode(analyses[id], type=Analysis).decisions))
        yield id
