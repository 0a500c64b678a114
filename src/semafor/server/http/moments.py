"""Looking back: the table as it stood at any moment, as the audience may know it."""

from __future__ import annotations

from semafor.rooms.messages import Moment
from semafor.rooms.render import render_moment
from semafor.server.http.call import Call, Endpoint, Problem
from semafor.server.http.rooms import query_seat


async def look_back(call: Call) -> Moment:
    """The table at moment `n` (0 is the deal, or `last`); after the end `open=1` shows what every seat saw."""
    live = await call.live()
    seat, opened = query_seat(call, live.room), call.query("open") == "1"
    if live.room.table is None:
        raise Problem(409, "not-dealt")
    if opened and live.room.status != "over":
        raise Problem(409, "not-over")
    history = await call.node.rooms.histories.of(live.room.id)
    return render_moment(history, seat, query_moment(call, len(history.moments(seat))), opened=opened)


def query_moment(call: Call, count: int) -> int:
    asked = call.request.path_params["n"]
    if asked == "last":
        return count - 1
    if not (asked.isascii() and asked.isdecimal()) or len(asked) > 6 or int(asked) >= count:
        raise Problem(404, "no-moment", count=count)
    return int(asked)


ENDPOINTS = [Endpoint("GET", "/api/rooms/{room}/moments/{n}", look_back, Moment, query=("seat", "open"))]
