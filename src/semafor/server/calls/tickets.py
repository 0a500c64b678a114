"""Links that carry their own right, signed with this installation's secret: to stop calls, to confirm an address, to sit."""

from __future__ import annotations

import hmac

from semafor.rooms.room import Room
from semafor.server.store.ways import Way


class Tickets:
    """Makes and checks signed words."""

    def __init__(self, installation: str) -> None:
        self.key = bytes.fromhex(installation)

    def sign(self, *parts: str) -> str:
        return hmac.new(self.key, "\n".join(("semafor call", *parts)).encode(), "sha256").hexdigest()[:40]

    def of_way(self, deed: str, way: str) -> str:
        """The ticket by which whoever has it may do that with the way."""
        return f"{way}-{self.sign(deed, way)}"

    def read(self, deed: str, ticket: str) -> str | None:
        """The way of the ticket, if it is for that deed."""
        way, _, _ = ticket.partition("-")
        return way if hmac.compare_digest(ticket.encode(), self.of_way(deed, way).encode()) else None

    def of_seat(self, way: Way, room: Room, seat: int) -> str:
        """The ticket that opens the seat in whatever browser, until the seat moves or the way is given up."""
        return f"{way.id}-{seat}-{self.sign('sit', way.id, room.id, str(seat), room.seats[seat].token)}"

    def seat_of(self, ticket: str, room: Room) -> tuple[str, int] | None:
        """The way and the seat of such a ticket, if it is good for the room."""
        way, _, rest = ticket.partition("-")
        seat, _, mac = rest.partition("-")
        if not seat.isdecimal() or len(seat) > 2 or int(seat) >= len(room.seats):
            return None
        right = self.sign("sit", way, room.id, seat, room.seats[int(seat)].token)
        return (way, int(seat)) if hmac.compare_digest(mac.encode(), right.encode()) else None
