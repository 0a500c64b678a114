"""A tunnel that is being dug: what was laid for it, what was revealed, and how many extra cards are due."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from semafor.games.ticket_to_ride.actions import DECLINE, EXTRA
from semafor.games.ticket_to_ride.layout import LOCOMOTIVE, REVEALED
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.parts.train_cards import TrainCards
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves


@mypyc_attr(acyclic=True, free_list_len=1)
class Tunnel:
    """The tunnel in progress, or the last one there was."""

    def __init__(self) -> None:
        self.route: i64 = 0
        self.colour: i64 = 0
        self.locomotives: i64 = 0
        self.extra: i64 = 0
        self.turned_up: i64 = 0  # what the last action revealed: a hexadecimal digit, kind + 1, for each card

    def clone(self) -> Tunnel:
        copy = Tunnel()
        copy.route = self.route
        copy.colour = self.colour
        copy.locomotives = self.locomotives
        copy.extra = self.extra
        copy.turned_up = self.turned_up
        return copy

    def counters(self) -> list[int]:
        return [int(self.route), int(self.colour), int(self.locomotives), int(self.extra)]

    def set_counters(self, counters: list[int]) -> None:
        self.route = counters[0]
        self.colour = counters[1]
        self.locomotives = counters[2]
        self.extra = counters[3]

    def laid(self, map: Map) -> i64:
        """How many cards of the colour were laid, beside the locomotives."""
        return map.length[self.route] - self.locomotives

    def begin(self, route: i64, colour: i64, locomotives: i64) -> None:
        self.route = route
        self.colour = colour
        self.locomotives = locomotives
        self.extra = 0

    def reveal(self, cards: TrainCards, luck: Luck) -> None:
        """Three cards are revealed, or what deck and discards still hold; those that fit the payment make it dearer."""
        for shown in range(i64(3)):
            if cards.to_draw() == 0:
                break
            card = cards.draw(luck)
            cards.store[REVEALED + card] += 1
            self.turned_up = self.turned_up * 16 + card + 1
            cards.restock()
            if card == LOCOMOTIVE or card == self.colour:
                self.extra += 1

    def add_answers(self, cards: TrainCards, seat: i64, moves: Moves) -> None:
        """Every way to pay the extra cards, and to leave it."""
        locomotives = cards.held(seat, LOCOMOTIVE)
        coloured: i64 = 0
        if self.colour != LOCOMOTIVE:
            coloured = cards.held(seat, self.colour)
        moves.add_range(EXTRA + max(0, self.extra - coloured), EXTRA + min(self.extra, locomotives))
        moves.add(DECLINE)
