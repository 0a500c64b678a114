"""What a seat or a watcher may know, built as plain data from the state."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

import msgspec

from semafor.games.ticket_to_ride.layout import (
    CARS,
    CHOSEN,
    CLOSED,
    DISCARDS,
    FREE,
    HAND,
    KINDS,
    KNOWN,
    LOCOMOTIVE,
    NO_CARD,
    NO_TICKET,
    OFFER,
    OWNER,
    PLACES,
    PLACES_OFFERED,
    POINTS,
    QUEUE,
    RETURNER,
    REVEALED,
    ROW,
    SEATS,
    STATION,
    STATIONS_LEFT,
)
from semafor.games.ticket_to_ride.material import KIND_NAMES, load
from semafor.games.ticket_to_ride.parts.turns import OPENING, OVER, TUNNEL
from semafor.games.ticket_to_ride.scoring import Network, seat_count
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.view import View

Phase = Literal["opening", "turn", "second-card", "choose-tickets", "tunnel", "over"]


class Ticket(msgspec.Struct, frozen=True):
    """A ticket one may see; `done` says whether own routes join its cities now, and in the end whether it is completed."""

    id: str
    cities: tuple[str, str]
    points: int
    long: bool
    done: bool


class SeatView(msgspec.Struct, frozen=True):
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


class Tunnel(msgspec.Struct, frozen=True):
    """A tunnel whose extra cards are due."""

    route: str
    laid: dict[str, int]
    revealed: dict[str, int]
    extra: int


class Mine(msgspec.Struct, frozen=True):
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
    board, cards = (
        list(state.board.store),
        list(state.cards.store),
    )  # every look into a packed store costs as much as all at once
    owners = list(zip(state.map.route_ids, board[OWNER:], strict=False))
    in_turn = state.turns.phase not in (OPENING, OVER)
    public = TicketToRideView(
        map=state.map.id,
        phase=get_args(Phase)[state.turns.phase],
        first=int(state.turns.first),
        turn=int(state.turns.seat) if in_turn else None,
        actors=[int(actor) for actor in state.actors()],
        turns_left=int(state.turns.left) if state.turns.left >= 0 else None,
        row=[_card(kind) for kind in cards[ROW : ROW + PLACES]],
        deck=int(state.cards.deck_size),
        discards=counted(cards, DISCARDS),
        ticket_deck=int(state.tickets.to_draw()),
        routes={route: owner for route, owner in owners if owner < SEATS},
        closed=[route for route, owner in owners if owner == CLOSED],
        stations={city: owner for city, owner in zip(state.map.city_ids, board[STATION:], strict=False) if owner != FREE},
        tunnel=_tunnel(state, cards) if state.turns.phase == TUNNEL else None,
        seats=[_seat_view(state, other, board, cards) for other in range(state.seats)],
        mine=None,
    )
    return public if seat is None else seat_view(state, seat, public)


def seat_view(state: TicketToRide, seat: int, public: TicketToRideView) -> TicketToRideView:
    """What everybody knows, and what only the seat itself knows."""
    return msgspec.structs.replace(public, mine=_mine(state, seat))


def _card(kind: int) -> str | None:
    return None if kind == NO_CARD else KIND_NAMES[kind]


def counted(cards: list[int], start: int) -> dict[str, int]:
    """The nine counts that begin there, by name, without zeros."""
    return {name: count for name, count in zip(KIND_NAMES, cards[start : start + KINDS], strict=True) if count}


def _tunnel(state: TicketToRide, cards: list[int]) -> Tunnel:
    laid = {KIND_NAMES[state.tunnel.colour]: int(state.tunnel.laid(state.map))}
    laid |= {KIND_NAMES[LOCOMOTIVE]: int(state.tunnel.locomotives)}
    return Tunnel(
        route=state.map.route_ids[state.tunnel.route],
        laid={kind: count for kind, count in laid.items() if count},
        revealed=counted(cards, REVEALED),
        extra=int(state.tunnel.extra),
    )


def _seat_view(state: TicketToRide, seat: int, board: list[int], cards: list[int]) -> SeatView:
    return SeatView(
        seat=seat,
        cars=board[CARS + seat],
        points=board[POINTS + seat],
        stations_left=board[STATIONS_LEFT + seat],
        cards=int(state.cards.hand_size(seat)),
        seen=counted(cards, KNOWN + seat * KINDS),
        tickets=int(state.tickets.held(seat)),
        choosing=bool(state.acts(seat)),
        shown_tickets=held_tickets(state, seat) if state.turns.phase == OVER else [],
    )


def _mine(state: TicketToRide, seat: int) -> Mine:
    offered, hand, queued = OFFER + seat * PLACES_OFFERED, HAND + seat * KINDS, state.tickets.queue_size
    offer = [int(ticket) for ticket in state.tickets.store[offered : offered + PLACES_OFFERED] if ticket != NO_TICKET]
    queue = zip(state.tickets.store[QUEUE : QUEUE + queued], state.tickets.store[RETURNER : RETURNER + queued], strict=True)
    chosen = int(state.tickets.store[CHOSEN + seat]) if state.turns.phase == OPENING else 0
    return Mine(
        hand=counted(list(state.cards.store[hand : hand + KINDS]), 0),
        tickets=held_tickets(state, seat),
        offer=_tickets(state, seat, offer),
        opening_choice=[place + 1 for place in range(PLACES_OFFERED) if chosen >> place & 1],
        returned={
            str(int(state.tickets.set_size) + at): state.map.ticket_ids[ticket]
            for at, (ticket, returner) in enumerate(queue, 1)
            if returner == seat
        },
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
    printed, network = state.map, list(Network(state.map, state.board.store, seat).label)
    joined = [network[printed.ticket_a[ticket]] == network[printed.ticket_b[ticket]] for ticket in numbers]
    return [_ticket(printed.id, ticket, done=done) for ticket, done in zip(numbers, joined, strict=True)]


@lru_cache(20_000)
def _ticket(map: str, number: int, *, done: bool) -> Ticket:
    printed = load(map)
    return Ticket(
        id=printed.ticket_ids[number],
        cities=(printed.city_ids[printed.ticket_a[number]], printed.city_ids[printed.ticket_b[number]]),
        points=int(printed.ticket_points[number]),
        long=bool(printed.ticket_long[number]),
        done=done,
    )
