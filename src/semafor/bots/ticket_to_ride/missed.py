"""Tickets of a game that failed although the hand could have completed them: a measure of play at the end.

A seat's last turn is gone through, and its last two: every claim, or pair of claims, that the hand paid for on the board as
it lay. Of the best one those tickets count that failed in the game, if it brings more than what the seat did instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from semafor.games.ticket_to_ride.layout import CARS, COLOURS, GREY, KINDS, LOCOMOTIVE, OWNER
from semafor.games.ticket_to_ride.scoring import Count, seat_count
from semafor.games.ticket_to_ride.state import TicketToRide


def missed_points(turns: list[TicketToRide], end: TicketToRide, seat: int) -> int:
    """The points of the tickets that the seat missed; `turns` are the tables at its turns, in order."""
    if count(end, end, seat).failed_points == 0:
        return 0
    ways = (missed_from(before, end, seat, claims) for claims, before in enumerate(turns[:-3:-1], 1))
    return max((points for points, _ in ways), default=0)


def blocked_points(turns: list[TicketToRide], end: TicketToRide, seat: int) -> int:
    """Of these, those for which the seat had made the first of two claims when a rival took the second route."""
    if len(turns) < 2 or count(end, end, seat).failed_points == 0:
        return 0
    points, routes = missed_from(turns[-2], end, seat, 2)
    begun = any(turns[-1].board.store[OWNER + route] == seat for route in routes)
    taken = any(turns[-1].board.store[OWNER + route] not in (seat, turns[-2].board.store[OWNER + route]) for route in routes)
    return points if begun and taken else 0


def missed_from(before: TicketToRide, end: TicketToRide, seat: int, claims: int) -> tuple[int, tuple[int, ...]]:
    """What up to so many claims from here complete that failed, if they bring more than what was done; and which they are."""
    done = best = count(end, end, seat)
    found: tuple[int, ...] = ()
    for routes in choices(before, seat, claims):
        table = before.clone()
        for route in routes:
            table.own_board().place_cars(seat, route)
        brought = count(table, end, seat)
        if brought.total() > best.total():
            best, found = brought, routes
    return max(0, int(done.failed_points - best.failed_points)), found


def count(table: TicketToRide, end: TicketToRide, seat: int) -> Count:
    """The seat's count on the table with the tickets it held at the end."""
    return seat_count(table.map, table.board.store, seat, end.tickets.of(seat))


def choices(state: TicketToRide, seat: int, claims: int) -> Iterator[tuple[int, ...]]:
    """Routes that the hand and the cars pay for together; tunnels are left out, which may cost more."""
    map = state.map
    hand = [int(state.cards.held(seat, kind)) for kind in range(KINDS)]
    open = [route for route in range(int(map.routes)) if state.board.open_to(seat, route) and not map.tunnel[route]]
    single = [route for route in open if pays(state, hand, (route,))]
    for number in range(1, claims + 1):
        for routes in combinations(single, number):
            cars = sum(int(map.length[route]) for route in routes)
            twins = any(int(map.twin[route]) in routes for route in routes)
            if cars <= state.board.store[CARS + seat] and not twins and pays(state, hand, routes):
                yield routes


def pays(state: TicketToRide, hand: list[int], routes: tuple[int, ...]) -> bool:
    return not routes or any(pays(state, left, routes[1:]) for left in payments(state, hand, routes[0]))


def payments(state: TicketToRide, hand: list[int], route: int) -> Iterator[list[int]]:
    """The hand after each way to pay for the route with as few locomotives as its colour allows."""
    length, ferry, colour = (int(each[route]) for each in (state.map.length, state.map.ferry, state.map.colour))
    for each in range(COLOURS) if colour == GREY else (colour,):
        locomotives = max(ferry, length - hand[each])
        if locomotives <= hand[LOCOMOTIVE]:
            left = list(hand)
            left[each] -= length - locomotives
            left[LOCOMOTIVE] -= locomotives
            yield left
