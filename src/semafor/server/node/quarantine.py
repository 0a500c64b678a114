"""Rooms that were set aside because their log cannot be folded: said in the log by their id, and kept apart from all others."""

from __future__ import annotations

import logging
import time

import msgspec

from semafor.rooms.refold import SetAside
from semafor.server.metrics import ASIDE
from semafor.server.node.background import Background
from semafor.server.node.snapshots import VERSION
from semafor.server.store.derived import Derived
from semafor.server.store.lobby import Lobby

KIND = "aside"
AGAIN_S = 30  # whoever asks after so long has the room read again: it may have been mended meanwhile
logger = logging.getLogger("semafor.server")


class Quarantine:
    """Which rooms are set aside, and why. Derived from the log like everything but the log: a re-check may end it."""

    def __init__(self, kept: Derived, lobby: Lobby, background: Background) -> None:
        self.kept = kept
        self.lobby = lobby
        self.background = background
        self.rooms: dict[str, tuple[SetAside, float]] = {}

    def check(self, id: str) -> None:
        """SetAside if the room was found so a moment ago."""
        why, since_s = self.rooms.get(id, (None, 0.0))
        if why is not None and time.monotonic() - since_s < AGAIN_S:
            raise why

    def put(self, id: str, why: SetAside) -> None:
        """The room is set aside: its card leaves the lobby."""
        if id not in self.rooms:
            logger.error("room set aside", extra={"room": id, "why": why.why, "entry": why.facts["entry"]})
        self.rooms[id] = why, time.monotonic()
        ASIDE.set(len(self.rooms))
        self.background.start(lambda: self._keep(id, why))

    async def _keep(self, id: str, why: SetAside) -> None:
        await self.kept.put(id, KIND, VERSION, msgspec.json.encode({"why": why.why, **why.facts}))
        await self.lobby.set_aside(id)

    def release(self, id: str) -> None:
        """The room could be read after all."""
        self.rooms.pop(id, None)
        ASIDE.set(len(self.rooms))
        logger.warning("room no longer set aside", extra={"room": id})
        self.background.start(lambda: self.kept.remove(id, KIND))
