"""What this node has to do without just now: its database, room on the disk, or the bus to the other nodes."""

from __future__ import annotations

import logging
import time

import msgspec

from semafor.rooms.messages import Outage
from semafor.server.metrics import OUTAGE, OUTAGES
from semafor.server.node.bus import Bus
from semafor.server.store.derived import Derived
from semafor.server.store.outages import Away, outage_of

LOOK_S = 5  # how often the database is asked while nothing seems wrong
RETRY_S = {"database-down": 2, "disk-full": 30}  # what a caller is told
logger = logging.getLogger("semafor.server")


class Health:
    """Hears of outages from whoever meets one, and finds out when they are over."""

    def __init__(self, kept: Derived, bus: Bus) -> None:
        self.kept = kept
        self.bus = bus
        self.away: Away | None = None
        self.bus_down = False
        self.told = self.outage
        self.looked_s = time.monotonic()

    @property
    def outage(self) -> Outage:
        return Outage(self.away or ("bus-down" if self.bus_down else ""))

    @property
    def frame(self) -> bytes:
        return msgspec.json.encode(self.outage)

    def report(self, error: BaseException) -> Away | None:
        """The outage of which an error tells, if it does."""
        found = outage_of(error)
        if found is not None:
            self._change(found)
        return found

    async def probe(self) -> Away | None:
        """Whether a move could be stored now: something is."""
        try:
            await self.kept.put("readyz", "probe", "", str(time.time_ns()).encode())
        except Exception as error:
            if self.report(error) is None:
                raise
        else:
            self._change(None)
        return self.away

    async def look(self) -> bool:
        """Look again where something is wrong, and now and then where nothing is; whether there is news for everybody."""
        now = time.monotonic()
        if self.away is not None or now - self.looked_s > LOOK_S:
            self.looked_s = now
            await self.probe()
        if self.bus_down != (not self.bus.up):
            self.bus_down = not self.bus.up
            logger.warning("outage", extra={"of": "bus-down" if self.bus_down else "none"})
        OUTAGE.labels("bus-down").set(self.bus_down)
        told, self.told = self.told, self.outage
        return self.told != told

    def _change(self, found: Away | None) -> None:
        if found == self.away:
            return
        self.away = found
        logger.warning("outage", extra={"of": found or "none"})
        for kind in ("database-down", "disk-full"):
            OUTAGE.labels(kind).set(kind == found)
        if found is not None:
            OUTAGES.labels(found).inc()
