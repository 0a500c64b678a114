"""Games on maps that people drew and shared: found by the address of the map, told to nobody who does not ask for it."""

from __future__ import annotations

import msgspec

import semafor
from semafor.games import ticket_to_ride
from semafor.games.ticket_to_ride.maps.parcel import KEY, checked_files
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.rooms.documents import MAP
from semafor.rooms.maps import is_drawn, recall_all, told_of
from semafor.server.store.documents import Documents


class OwnMaps:
    """The maps among the documents."""

    def __init__(self, documents: Documents) -> None:
        self.documents = documents

    async def game(self, key: str) -> Game:
        """The game of that key, of the package or on a map that somebody shared here; BadInput if there is none."""
        if is_drawn(key) and key not in ticket_to_ride.OWN:
            body = await self.documents.find(MAP, key.rpartition("-")[2])
            if body is not None:
                return read(key, body)
        return semafor.game(key)

    async def named_in(self, text: str) -> dict[str, dict[str, str]]:
        """What a worker must be told before it reads a record, by the keys of games: nothing of most records."""
        found = KEY.search(text)
        if found is None:
            return {}
        try:
            return told_of(await self.game(found[0]))
        except BadInput:
            return {}


def read(key: str, body: bytes) -> Game:
    files = msgspec.json.decode(body, type=dict[str, str])
    checked_files(key, files)
    return recall_all({key: files})[0]
