"""Redraw everything a seat cannot know, consistently with all it has seen. Equal views give equal redraws."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.ticket_to_ride.hidden.cards import CardRedeal
from semafor.games.ticket_to_ride.hidden.tickets import TicketRedeal
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.luck import Luck


def redraw(state: TicketToRide, seat: i64, luck: Luck) -> TicketToRide:
    """A table the seat cannot tell from this one."""
    copy = state.clone()
    while not CardRedeal(state.cards, copy.cards, seat, luck).done():
        pass  # comes to an end: the true hands are one of the outcomes
    TicketRedeal(state.map, state.turns.phase, state.tickets, copy.own_tickets(), seat, luck).run()
    return copy
