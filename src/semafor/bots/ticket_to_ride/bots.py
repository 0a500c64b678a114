"""The bot that searches Ticket to Ride: rivals hold the tickets that their trains speak for."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from semafor.bots.budget import Budget
from semafor.bots.knowledge import Knowledge
from semafor.bots.search.bots import PairedPlayoutsBot
from semafor.bots.ticket_to_ride.guess import TicketGuess, lay_tickets
from semafor.bots.ticket_to_ride.policy import TicketPolicy
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.parts.turns import OPENING
from semafor.games.ticket_to_ride.state import TicketToRide

GUESSES = 400  # deals of tickets among which the likely ones are chosen
FINE = 1 << 30


class TicketSearchBot(PairedPlayoutsBot):
    """Weighs its policy's candidates on tables whose tickets are drawn as likely as the board makes them."""

    def __init__(self, seed: int, policy: TicketPolicy, map: Map, budget: Budget) -> None:
        super().__init__(seed, policy, budget)
        self.guess = TicketGuess(map)
        self.deals: list[TicketToRide] = []
        self.sums: list[float] = []  # of the credences of the deals up to each

    def weigh(self, known: Knowledge) -> None:
        self.deals = []
        table = self.table(known)
        if table.turns.phase != OPENING and self.guess.look(table, known.seat):
            self.deals = [self.table(known) for _ in range(GUESSES)]
            self.sums = list(accumulate(float(self.guess.credence(deal, known.seat)) for deal in self.deals))
        super().weigh(known)

    def table(self, known: Knowledge) -> TicketToRide:
        table = known.table(self.luck)
        assert isinstance(table, TicketToRide)
        return table

    def drawn(self, known: Knowledge) -> TicketToRide:
        table = self.table(known)
        if self.deals:
            lay_tickets(table, self.likely_deal())
        return table

    def likely_deal(self) -> TicketToRide:
        at = self.sums[-1] * int(self.luck.below(FINE)) / FINE
        return self.deals[bisect_right(self.sums, at)]
