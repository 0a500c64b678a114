"""What a seat or a watcher may know, built as plain data from the state."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

import msgspec

from semafor.games.ticket_to_ride.layout import (
    CARS,
    CHOSEN,
    DISCARDS,
    HAND,
    KINDS,
    KNOWN,
    LOCOMOTIVE,
    NO_CARD,
    PLACES,
    PLACES_OFFERED,
    POINTS,
    REVEALED,
    ROW,
    SEATS,
    STATIONS_LEFT,
)
from semafor.games.ticket_to_ride.material import KIND_NAMES, load
from semafor.games.ticket_to_ride.parts.turns import OPENING, OVER, TUNNEL
from semafor.games.ticket_to_ride.scoring import joined, seat_count
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.view import View

Phase = Literal["opening", "turn", "second-card", "choose-tickets", "tunnel", "over"]


class Ticket(msgspec.Struct, frozen=True, gc=False):
    """A ticket one may see; `done` says whether own routes join its cities now, and in the end whether it is completed."""

    id: str
    cities: tuple[str, str]
    points: int
    long: bool
    done: bool


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What everybody may know of a seat. `seen` are cards of its hand that the whole table saw it take."""

    seat: int
    cars: int
    points: int
    stations_left: int
    cards: int
    seen: dict[str, int]
    tickets: int
    choosing: bool
    shown_tickets: list[Ticket]


class Tunnel(msgspec.Struct, frozen=True, gc=False):
    """A tunnel whose extra cards are due."""

    route: str
    laid: dict[str, int]
    revealed: dict[str, int]
    extra: int


class Mine(msgspec.Struct, frozen=True, gc=False):
    """What only the seat itself knows."""

    hand: dict[str, int]
    tickets: list[Ticket]
    offer: list[Ticket]
    opening_choice: list[int]
    returned: dict[str, str]  # place in the ticket deck from its first known ticket on: the ticket this seat put there


class TicketToRideView(View, frozen=True):
    """The table as one watcher may know it."""

    map: str
    phase: Phase
    first: int
    turn: int | None
    actors: list[int]
    turns_left: int | None
    row: list[str | None]
    deck: int
    discards: dict[str, int]
    ticket_deck: int
    routes: dict[str, int]
    closed: list[str]
    stations: dict[str, int]
    tunnel: Tunnel | None
    seats: list[SeatView]
    mine: Mine | None


def view(state: TicketToRide, seat: int | None) -> TicketToRideView:
    """What the seat, or a watcher if None, may know."""
    board, cards = state.board, state.cards
    in_turn = state.turns.phase not in (OPENING, OVER)
    public = TicketToRideView(
        map=state.map.id,
        phase=get_args(Phase)[state.turns.phase],
        first=int(state.turns.first),
        turn=int(state.turns.seat) if in_turn else None,
        actors=[int(actor) for actor in state.actors()],
        turns_left=int(state.turns.left) if state.turns.left >= 0 else None,
        row=[_card(kind) for kind in cards.store[ROW : ROW + PLACES]],
        deck=int(cards.deck_size),
        discards=cards.counted(DISCARDS),
        ticket_deck=int(state.tickets.to_draw()),
        routes=board.owners(),
        closed=board.closed(),
        stations=board.stations(),
        tunnel=_tunnel(state) if state.turns.phase == TUNNEL else None,
        seats=_seat_views(state),
        mine=None,
    )
    return public if seat is None else seat_view(state, seat, public)


def seat_view(state: TicketToRide, seat: int, public: TicketToRideView) -> TicketToRideView:
    """What everybody knows, and what only the seat itself knows."""
    return msgspec.structs.replace(public, mine=_mine(state, seat))


def _card(kind: int) -> str | None:
    return None if kind == NO_CARD else KIND_NAMES[kind]


def _tunnel(state: TicketToRide) -> Tunnel:
    laid = {KIND_NAMES[state.tunnel.colour]: int(state.tunnel.laid(state.map))}
    laid |= {KIND_NAMES[LOCOMOTIVE]: int(state.tunnel.locomotives)}
    return Tunnel(
        route=state.map.route_ids[state.tunnel.route],
        laid={kind: count for kind, count in laid.items() if count},
        revealed=state.cards.counted(REVEALED),
        extra=int(state.tunnel.extra),
    )


def _seat_views(state: TicketToRide) -> list[SeatView]:
    store = list(state.board.store[CARS : STATIONS_LEFT + SEATS])  # a look into the packed store costs as much as a slice
    return [_seat_view(state, seat, store) for seat in range(state.seats)]


def _seat_view(state: TicketToRide, seat: int, store: list[int]) -> SeatView:
    return SeatView(
        seat=seat,
        cars=store[seat],
        points=store[POINTS - CARS + seat],
        stations_left=store[STATIONS_LEFT - CARS + seat],
        cards=int(state.cards.hand_size(seat)),
        seen=state.cards.counted(KNOWN + seat * KINDS),
        tickets=int(state.tickets.held(seat)),
        choosing=bool(state.acts(seat)),
        shown_tickets=held_tickets(state, seat) if state.turns.phase == OVER else [],
    )


def _mine(state: TicketToRide, seat: int) -> Mine:
    tickets, named = state.tickets, state.map.ticket_ids
    chosen = int(tickets.store[CHOSEN + seat]) if state.turns.phase == OPENING else 0
    return Mine(
        hand=state.cards.counted(HAND + seat * KINDS),
        tickets=held_tickets(state, seat),
        offer=_tickets(state, seat, tickets.offer_to(seat)),
        opening_choice=[place + 1 for place in range(PLACES_OFFERED) if chosen >> place & 1],
        returned={str(place): named[ticket] for place, ticket in tickets.returned_by(seat).items()},
    )


def held_tickets(state: TicketToRide, seat: int) -> list[Ticket]:
    tickets = _tickets(state, seat, [int(ticket) for ticket in state.tickets.of(seat)])
    if state.turns.phase != OVER:
        return tickets
    # Stations lend their routes in the final count only (ttr-eu.station.borrow).
    done = seat_count(state.map, state.board.store, seat, state.tickets.of(seat)).done
    return [msgspec.structs.replace(ticket, done=bool(done[at])) for at, ticket in enumerate(tickets)]


def _tickets(state: TicketToRide, seat: int, numbers: list[int]) -> list[Ticket]:
    if not numbers:
        return []
    done = joined(state.map, state.board.store, seat, numbers)
    return [_ticket(state.map.id, *each) for each in zip(numbers, done, strict=True)]


@lru_cache(20_000)
def _ticket(map: str, number: int, done: bool) -> Ticket:
    printed = load(map)
    return Ticket(
        id=printed.ticket_ids[number],
        cities=(printed.city_ids[printed.ticket_a[number]], printed.city_ids[printed.ticket_b[number]]),
        points=int(printed.ticket_points[number]),
        long=bool(printed.ticket_long[number]),
        done=done,
    )
