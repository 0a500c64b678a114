"""A tunnel that is being dug: what was laid for it, what was revealed, and how many extra cards are due."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from semafor.games.ticket_to_ride.actions import DECLINE, EXTRA
from semafor.games.ticket_to_ride.layout import LOCOMOTIVE, REVEALED
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.parts.train_cards import TrainCards
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves


@mypyc_attr(acyclic=True, free_list_len=1)
class Tunnel:
    """The tunnel in progress, or the last one there was: a value that is replaced and never changed, so clones share it."""

    def __init__(self, route: i64, colour: i64, locomotives: i64, extra: i64, turned_up: i64) -> None:
        self.route: Final = route
        self.colour: Final = colour
        self.locomotives: Final = locomotives
        self.extra: Final = extra
        self.turned_up: Final = turned_up  # what the last action revealed: a hexadecimal digit, kind + 1, for each card

    def counters(self) -> list[int]:
        return [int(self.route), int(self.colour), int(self.locomotives), int(self.extra)]

    def laid(self, map: Map) -> i64:
        """How many cards of the colour were laid, beside the locomotives."""
        return map.length[self.route] - self.locomotives

    def covered(self) -> Tunnel:
        """The next action is under way: what was revealed is no news any more."""
        return Tunnel(self.route, self.colour, self.locomotives, self.extra, 0)

    def finished(self) -> Tunnel:
        return Tunnel(self.route, self.colour, self.locomotives, 0, self.turned_up)

    def add_answers(self, cards: TrainCards, seat: i64, moves: Moves) -> None:
        """Every way to pay the extra cards, and to leave it."""
        locomotives = cards.held(seat, LOCOMOTIVE)
        coloured: i64 = 0
        if self.colour != LOCOMOTIVE:
            coloured = cards.held(seat, self.colour)
        moves.add_range(EXTRA + max(0, self.extra - coloured), EXTRA + min(self.extra, locomotives))
        moves.add(DECLINE)


def reveal(route: i64, colour: i64, locomotives: i64, cards: TrainCards, luck: Luck) -> Tunnel:
    """Three cards are revealed, or what deck and discards still hold; those that fit the payment make it dearer."""
    extra: i64 = 0
    turned_up: i64 = 0
    for shown in range(i64(3)):
        if cards.to_draw() == 0:
            break
        card = cards.draw(luck)
        cards.store[REVEALED + card] += 1
        turned_up = turned_up * 16 + card + 1
        cards.restock()
        if card in (LOCOMOTIVE, colour):
            extra += 1
    return Tunnel(route, colour, locomotives, extra, turned_up)
