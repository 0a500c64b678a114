"""Tunnels when few cards are left: what is turned over is the same again and again, so one who only tries never gets on."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.knowledge import Knowledge
from semafor.games.ticket_to_ride.actions import DRAW_DECK
from semafor.games.ticket_to_ride.material import Map
from semafor.games.ticket_to_ride.moves import Claim
from semafor.games.ticket_to_ride.state import TicketToRide

FEW = 20  # cards in deck and discards: fewer are left only where hands hold nearly all of them


class Patient(Bot[TicketToRide]):
    """Plays as another bot, but then rather draws every other time than tries a tunnel."""

    def __init__(self, seed: int, inner: Bot[TicketToRide], map: Map) -> None:
        super().__init__(seed)
        self.inner = inner
        self.map = map

    def choose(self, known: Knowledge[TicketToRide]) -> int:
        action = self.inner.choose(known)
        if DRAW_DECK in known.legal and self.tries(known, action) and self.luck.below(2) == 0:
            return int(DRAW_DECK)
        return action

    def tries(self, known: Knowledge[TicketToRide], action: int) -> bool:
        """Whether the act is a claim of a tunnel while few cards are left."""
        move = known.game.actions.move(action)
        if not isinstance(move, Claim) or not self.map.tunnel[self.map.route_ids.index(move.route)]:
            return False
        return int(known.table(self.luck).cards.to_draw()) < FEW
