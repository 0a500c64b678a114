"""Where the game stands: its phase, whose turn it is, how a turn ends, and when the game does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.ticket_to_ride.actions import Numbering
from semafor.games.ticket_to_ride.board import Board
from semafor.games.ticket_to_ride.layout import CARS, CHOSEN
from semafor.games.ticket_to_ride.material import Map
from semafor.kernel.luck import Luck

# Phases
OPENING: Final = 0  # everybody chooses opening tickets at the same time
TURN: Final = 1
SECOND_CARD: Final = 2
CHOOSE_TICKETS: Final = 3
TUNNEL: Final = 4  # extra cards are due
OVER: Final = 5

NOT_YET: Final = -1


@mypyc_attr(acyclic=True)
class Turn(Board):
    """The table with what is going on at it, a tunnel in progress included."""

    def __init__(self, map: Map, numbers: Numbering, seats: i64, cards: vec[u8], tickets: vec[u8], board: vec[u8]) -> None:
        super().__init__(map, numbers, seats, cards, tickets, board)
        self.phase: i64 = OPENING
        self.first: i64 = 0
        self.turn: i64 = 0
        self.turns_left: i64 = NOT_YET  # counts down once the last round has begun
        self.passes: i64 = 0
        self.tunnel_route: i64 = 0
        self.tunnel_colour: i64 = 0
        self.tunnel_locomotives: i64 = 0
        self.extra: i64 = 0
        self.turned_up: i64 = 0  # what the last action revealed for a tunnel: a hexadecimal digit, kind + 1, for each card
        self.second_card_optional: bool = False
        self.row_without_deck: bool = False

    def copy_turn(self, source: Turn) -> None:
        self.copy_tickets(source)
        self.phase = source.phase
        self.first = source.first
        self.turn = source.turn
        self.turns_left = source.turns_left
        self.passes = source.passes
        self.tunnel_route = source.tunnel_route
        self.tunnel_colour = source.tunnel_colour
        self.tunnel_locomotives = source.tunnel_locomotives
        self.extra = source.extra
        self.turned_up = source.turned_up
        self.second_card_optional = source.second_card_optional
        self.row_without_deck = source.row_without_deck

    # Who may act

    def over(self) -> bool:
        return self.phase == OVER

    def acts(self, seat: i64) -> bool:
        if self.phase == OPENING:
            return self.tickets[CHOSEN + seat] == 0
        return self.phase != OVER and seat == self.turn

    def actor(self) -> i64:
        if self.phase == OPENING:
            return super().actor()
        if self.phase == OVER:
            return -1
        return self.turn

    # How a turn ends

    def close_action(self, luck: Luck) -> None:
        """New discards may restock the deck and fill a short row; then the turn ends."""
        self.settle_row(luck)
        self.end_turn()

    def pass_turn(self) -> None:
        passes = self.passes + 1
        self.end_turn()
        self.passes = passes
        # ttr.turn.all-pass
        if passes == self.seats:
            self.phase = OVER

    def end_turn(self) -> None:
        """The next seat's turn begins, or the last round, or the game is over."""
        self.passes = 0
        self.phase = TURN
        if self.turns_left > 0:
            self.turns_left -= 1
            if self.turns_left == 0:
                self.phase = OVER
        elif i64(self.board[CARS + self.turn]) <= self.map.end_cars:
            self.turns_left = self.seats
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
