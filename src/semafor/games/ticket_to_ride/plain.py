"""The whole table as plain data and back: for JSON, pickle, equality and the state hash."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.ticket_to_ride.layout import OPEN
from semafor.games.ticket_to_ride.material import MAPS
from semafor.games.ticket_to_ride.turn import Turn


@mypyc_attr(acyclic=True)
class PlainTable(Turn):
    """A table that can say and be told everything it holds."""

    def scalars(self) -> list[int]:
        return [
            int(self.seats),
            int(self.undo_barrier),
            int(self.deck_size),
            int(self.discards_size),
            int(self.row_size),
            int(self.cards_drawn),
            int(self.late_shuffle),
            int(self.set_size),
            int(self.queue_size),
            int(self.kept_size),
            int(self.box_size),
            int(self.offers),
            int(self.tickets_drawn),
            int(self.phase),
            int(self.first),
            int(self.turn),
            int(self.turns_left),
            int(self.passes),
            int(self.tunnel_route),
            int(self.tunnel_colour),
            int(self.tunnel_locomotives),
            int(self.extra),
            int(self.second_card_optional),
            int(self.row_without_deck),
            int(self.turned_up),
        ]

    def module(self) -> str:
        return "semafor.games.ticket_to_ride.setup"

    def fields(self) -> dict[str, list[int]]:
        return {
            "cards": [int(count) for count in self.cards],
            "tickets": [int(ticket) for ticket in self.tickets],
            "board": [int(self.board[place]) for place in range(OPEN)],  # what lies behind follows from the owners
            "map": [MAPS.index(self.map.id)],
            "table": self.scalars(),
        }

    def set_fields(self, fields: dict[str, list[int]]) -> None:
        """The reverse of `fields`, on a table of the same map and as many seats."""
        set_store(self.cards, fields["cards"])
        set_store(self.tickets, fields["tickets"])
        set_store(self.board, fields["board"])
        self.find_open()
        self.set_scalars(fields["table"])

    def set_scalars(self, table: list[int]) -> None:
        """The reverse of `scalars`."""
        self.undo_barrier = table[1] == 1
        self.deck_size = table[2]
        self.discards_size = table[3]
        self.row_size = table[4]
        self.cards_drawn = table[5]
        self.late_shuffle = table[6] == 1
        self.set_size = table[7]
        self.queue_size = table[8]
        self.kept_size = table[9]
        self.box_size = table[10]
        self.offers = table[11]
        self.tickets_drawn = table[12]
        self.phase = table[13]
        self.first = table[14]
        self.turn = table[15]
        self.turns_left = table[16]
        self.passes = table[17]
        self.tunnel_route = table[18]
        self.tunnel_colour = table[19]
        self.tunnel_locomotives = table[20]
        self.extra = table[21]
        self.second_card_optional = table[22] == 1
        self.row_without_deck = table[23] == 1
        self.turned_up = table[24]


def set_store(store: vec[u8], values: list[int]) -> None:
    for place in range(i64(len(values))):
        store[place] = u8(values[int(place)])
