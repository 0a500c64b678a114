"""Rooms as they are kept: each is its log, and a snapshot saves the fold of all that came before it."""

from __future__ import annotations

import logging

from semafor.rooms import entries as e
from semafor.rooms.refold import refold
from semafor.rooms.room import Room
from semafor.server.node.background import Background
from semafor.server.node.snapshots import EVERY, VERSION, pack_room, unpack_room
from semafor.server.store import Log, Row
from semafor.server.store.derived import Derived

SNAPSHOT = "snapshot"
logger = logging.getLogger("semafor.server")


class NoRoom(Exception):
    """There is no room with that id."""


class Archive:
    """Reads rooms from the log and from snapshots, and keeps snapshots."""

    def __init__(self, log: Log, snapshots: Derived, background: Background) -> None:
        self.log = log
        self.snapshots = snapshots
        self.background = background

    async def read(self, id: str) -> Room:
        """The room, from its last snapshot and the log since then, or from the whole log."""
        kept = await self.snapshots.get(id, SNAPSHOT, VERSION)
        if kept is not None:
            try:
                room = unpack_room(id, kept)
                return replay(room, await self.log.since(id, room.n), whole=False)
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
        return replay(Room(id), rows, whole=True)

    def keep_snapshot(self, room: Room) -> None:
        body = pack_room(room)
        self.background.start(lambda: self.snapshots.put(room.id, SNAPSHOT, VERSION, body))


def replay(room: Room, rows: list[Row], *, whole: bool) -> Room:
    """The room after these entries. A take-back reaches states that a room without its `whole` past does not have."""
    for row in rows:
        if not whole and isinstance(e.read_entry(row.body), e.UndoAsked | e.UndoAnswered):
            raise ValueError("an undo by consent needs the whole log")
        refold(room, row.n, row.at_ms, row.body, row.clock_ms)
    room.forget()
    return room
