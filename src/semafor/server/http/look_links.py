"""Links to a moment: each carries its own right to look at the game and no more, until the host takes them all back."""

from __future__ import annotations

import msgspec

from semafor.rooms import entries as e
from semafor.rooms.decide import Denied
from semafor.rooms.room import Room
from semafor.server.challenges.challenge import is_ongoing
from semafor.server.http.call import Call, Endpoint, Problem
from semafor.server.tokens import fresh_id, fresh_token, hash_token

MOST_LOOKS = 100


class LookLink(msgspec.Struct, frozen=True):
    """A link by which anybody may look: at all of a game that is over, at what a watcher may see while it lasts."""

    link: str
    look: str


class EndedLooks(msgspec.Struct, frozen=True):
    """How many links by which one could look are worth nothing now."""

    ended: int


async def lend(call: Call) -> LookLink:
    """Who plays or hosts makes a link by which others may look at the game."""
    call.limit("join")
    live = await call.live()
    if not call.is_member(live.room):
        raise Problem(403, "no-token")
    if live.room.table is None:
        raise Problem(409, "not-dealt")
    if is_ongoing(live.room):
        raise Problem(409, "challenge-not-over")
    look = fresh_token()

    def decide(room: Room) -> e.Entry | Denied:
        full = len(room.looks) >= MOST_LOOKS
        return Denied("too-many-looks", {"most": MOST_LOOKS}) if full else e.Lent(hash_token(look))

    await call.append(live, f"lend:{fresh_id()}", decide)
    return LookLink(f"/replay/{live.room.id}#look={look}", look)


async def end_looks(call: Call) -> EndedLooks:
    """The host takes back every link by which others may look; who looks by one is shut out at once."""
    live = await call.live()
    if not call.hosts(live.room):
        raise Problem(403, "no-host")
    ended = len(live.room.looks)
    await call.append(live, f"end-looks:{fresh_id()}", lambda _: e.LooksEnded())
    return EndedLooks(ended)


ENDPOINTS = [
    Endpoint("POST", "/api/rooms/{room}/looks", lend, LookLink),
    Endpoint("DELETE", "/api/rooms/{room}/looks", end_looks, EndedLooks),
]
