"""Statistics of the tables of this device: the same count as a server's."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from semafor.kernel.errors import BadInput
from semafor.offline.calls import takes
from semafor.offline.openings import open_kept
from semafor.offline.requests import Counting, Kept
from semafor.profiles.bgstats import write_plays
from semafor.profiles.facts import facts_of_room
from semafor.profiles.files import write_csv
from semafor.profiles.profile import Asked, Played, Profile, count_profile

MOST_KEPT = 500


class Profiled(msgspec.Struct, frozen=True):
    """The profile of the games that were asked for, and all games as files: their facts, a table, a play file of BG Stats."""

    profile: Profile
    games: list[Played]
    csv: str
    plays: str


@takes(Counting)
def profiled(request: Counting) -> Profiled:
    """Count the finished tables; one that cannot be opened by today's rules is left out."""
    found = [each for table in request.tables if (each := count_table(table.id, table.at_ms, table.text)) is not None]
    profile = count_profile(found, Asked(request.game, request.seats, request.rival))
    return Profiled(profile, found, write_csv(found), write_plays(found))


@lru_cache(maxsize=MOST_KEPT)
def count_table(id: str, at_ms: int, text: str) -> Played | None:
    """The game of a kept table; None where nothing was decided. Of several own seats the first is the person's."""
    try:
        room = open_kept(id, Kept(text))
    except BadInput:
        return None
    facts = facts_of_room(room)
    own = next((at for at, seat in enumerate(room.seats) if seat.person), None)
    if facts is None or own is None:
        return None
    return Played(msgspec.structs.replace(facts, at_ms=at_ms), own)
