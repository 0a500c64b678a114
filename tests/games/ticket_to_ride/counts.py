"""Counting the material on a table, in plain Python, apart from the rules."""

from __future__ import annotations

from typing import Any

from semafor.games.ticket_to_ride.layout import (
    BOX,
    CARS,
    DECK,
    DISCARDS,
    FREE,
    HAND,
    KEPT,
    KINDS,
    KNOWN,
    NO_CARD,
    NO_TICKET,
    OFFER,
    OWNER,
    POINTS,
    QUEUE,
    REVEALED,
    ROW,
    SET,
    STATION,
    STATIONS_LEFT,
)
from semafor.games.ticket_to_ride.material import KIND_NAMES
from semafor.games.ticket_to_ride.parts.turns import TUNNEL
from semafor.games.ticket_to_ride.state import TicketToRide


def complaints(state: TicketToRide) -> list[str]:
    """Everything that does not add up."""
    return [*_cards(state), *_row(state), *_tickets(state), *_board(state)]


def _cards(state: TicketToRide) -> list[str]:
    counts = [0] * KINDS
    for start in [DECK, DISCARDS, REVEALED, *(HAND + seat * KINDS for seat in range(state.seats))]:
        for kind in range(KINDS):
            counts[kind] += state.cards.store[start + kind]
    for place in range(5):
        if state.cards.store[ROW + place] != NO_CARD:
            counts[state.cards.store[ROW + place]] += 1
    if state.turns.phase == TUNNEL:
        counts[state.tunnel.colour] += int(state.tunnel.laid(state.map))
        counts[8] += int(state.tunnel.locomotives)
    wrong = [] if counts == [state.map.printed["deck"][kind] for kind in KIND_NAMES] else [f"cards {counts}"]
    if state.cards.deck_size != sum(state.cards.store[DECK + kind] for kind in range(KINDS)):
        wrong.append("deck size")
    if state.cards.discards_size != sum(state.cards.store[DISCARDS + kind] for kind in range(KINDS)):
        wrong.append("discards size")
    known = [state.cards.store[KNOWN + at] <= state.cards.store[HAND + at] for at in range(state.seats * KINDS)]
    return wrong if all(known) else [*wrong, "known cards that nobody holds"]


def _row(state: TicketToRide) -> list[str]:
    """ttr.row.three-locomotives: outside a running act no row shows so many locomotives while a reset could help."""
    limit = state.map.printed["row_locomotive_limit"]
    row = [state.cards.store[ROW + place] for place in range(5) if state.cards.store[ROW + place] != NO_CARD]
    piles = [state.cards.store[start + kind] for start in (DECK, DISCARDS) for kind in range(8)]
    size = len(row) + int(state.cards.deck_size + state.cards.discards_size)
    coloured = sum(kind < 8 for kind in row) + sum(piles)
    helps = coloured >= min(5, size) - (limit - 1)
    return ["a row that should have been replaced"] if row.count(8) >= limit and helps else []


def _tickets(state: TicketToRide) -> list[str]:
    store: Any = state.tickets.store
    found = [ticket for ticket in range(state.map.tickets) if store[SET + ticket]]
    found += [store[KEPT + at] for at in range(state.tickets.kept_size)]
    found += [store[QUEUE + at] for at in range(state.tickets.queue_size)]
    found += [store[BOX + at] for at in range(state.tickets.box_size)]
    found += [store[OFFER + at] for at in range(20) if store[OFFER + at] != NO_TICKET]
    wrong = [] if sorted(found) == list(range(state.map.tickets)) else [f"tickets {sorted(found)}"]
    deck = [ticket for ticket in range(state.map.tickets) if store[SET + ticket]] + [
        store[QUEUE + at] for at in range(state.tickets.queue_size)
    ]
    return wrong + [f"long ticket {ticket} in the deck" for ticket in deck if state.map.ticket_long[ticket]]


def _board(state: TicketToRide) -> list[str]:
    wrong = []
    for seat in range(state.seats):
        own = [int(state.map.length[route]) for route in range(state.map.routes) if state.board.store[OWNER + route] == seat]
        if sum(own) + state.board.store[CARS + seat] != state.map.printed["cars"]:
            wrong.append(f"cars of seat {seat}")
        if sum(int(state.map.points[length]) for length in own) != state.board.store[POINTS + seat]:
            wrong.append(f"points of seat {seat}")
        built = sum(state.board.store[STATION + city] == seat for city in range(state.map.cities))
        if built + state.board.store[STATIONS_LEFT + seat] != state.map.stations:
            wrong.append(f"stations of seat {seat}")
    twins = [(route, int(state.map.twin[route])) for route in range(state.map.routes) if state.map.twin[route] > route]
    for one, other in twins:
        owners = {int(state.board.store[OWNER + one]), int(state.board.store[OWNER + other])}
        if len(owners) == 1 and owners != {FREE}:
            wrong.append(f"twins {one} and {other} of one owner")
        if FREE in owners and owners != {FREE}:
            wrong.append(f"of the twins {one} and {other} one is open to the owner of the other")
    return wrong
