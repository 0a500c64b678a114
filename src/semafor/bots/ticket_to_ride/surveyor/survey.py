"""A map as arrays: who meets whom where, and which act is about what. It stays the same as long as the map does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from semafor.bots.master.arrays import Array
from semafor.games.ticket_to_ride.actions import PAYMENTS, numbering, payment_colour, payment_locomotives
from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.layout import GREY, KINDS
from semafor.games.ticket_to_ride.material import Map, load
from semafor.kernel.game import AnyGame

LENGTHS = 8  # a route has at most so many spaces
LOCOMOTIVES = 10  # more than an act can have


class Acts(NamedTuple):
    """Of each claim, or of each station: where its route or city stands by its colour, and its colour by its locomotives."""

    suits: Array
    given: Array


class Survey(NamedTuple):
    """One map: what joins what, as matrices, and what is printed, as numbers about 1."""

    routes_at: Array  # cities × routes: a share for each route that ends there
    tickets_at: Array
    ends_of_routes: Array  # routes × cities
    ends_of_tickets: Array
    hues: Array  # routes × colours, with grey
    route_marks: Array
    ticket_marks: Array
    city_marks: Array
    table_marks: Array
    colour: Array  # of each route
    length: Array
    ferry: Array
    points: Array  # of each ticket
    deck: Array  # cards of each kind
    claims: Acts
    stations: Acts


def survey_of(game: AnyGame) -> Survey:
    """The map on which this Ticket to Ride is played."""
    assert isinstance(game, TicketToRideGame)
    return survey(load(game.map_name))


def survey(map: Map) -> Survey:
    routes = ends([*map.a], [*map.b], map.cities)
    tickets = ends([*map.ticket_a], [*map.ticket_b], map.cities)
    return Survey(
        routes_at=shares(routes),
        tickets_at=shares(tickets),
        ends_of_routes=routes,
        ends_of_tickets=tickets,
        hues=np.eye(KINDS, dtype=np.float32)[np.array(map.colour)],
        route_marks=route_marks(map),
        ticket_marks=np.stack([floats(map.ticket_points) / 20, floats(map.ticket_long)], 1),
        city_marks=routes.sum(0)[:, None] / 8,
        table_marks=table_marks(map),
        colour=np.array(map.colour),
        length=floats(map.length),
        ferry=floats(map.ferry),
        points=floats(map.ticket_points),
        deck=floats(map.deck),
        claims=claims(map),
        stations=stations(map),
    )


def floats(values: Iterable[int]) -> Array:
    return np.array([*values], np.float32)


def ends(one: Sequence[int], other: Sequence[int], cities: int) -> Array:
    """Things × cities: 1 for both ends of each."""
    city = np.eye(cities, dtype=np.float32)
    found: Array = city[np.array(one)] + city[np.array(other)]
    return found


def shares(ends: Array) -> Array:
    """Cities × things: a part for each thing that ends there, 1 in all."""
    found: Array = (ends / np.maximum(ends.sum(0), 1)).T
    return np.ascontiguousarray(found)


def route_marks(map: Map) -> Array:
    length = np.array(map.length)
    worth = np.array(map.points)[length]
    marks = [length / 6, worth / 15, floats(map.ferry) / 3, floats(map.tunnel), floats(map.twin) >= 0]
    grey = np.array(map.colour) == GREY
    return np.concatenate([np.stack([*marks, grey], 1), np.eye(LENGTHS)[length - 1]], 1).astype(np.float32)


def table_marks(map: Map) -> Array:
    sizes = [map.cars / 45, map.tickets / 40, map.routes / 100, map.cities / 40]
    return np.array([*sizes, map.opening_keep, map.draw_keep, map.longest_bonus / 10, map.stations], np.float32)


def claims(map: Map) -> Acts:
    numbers = numbering(map.id)
    return acts(*([*each] for each in (numbers.claim_route, numbers.claim_colour, numbers.claim_locomotives)))


def stations(map: Map) -> Acts:
    each = [(city, payment) for city in range(map.cities) for payment in range(PAYMENTS)] if map.stations else []
    return acts(
        [city for city, _ in each],
        [payment_colour(payment) for _, payment in each],
        [payment_locomotives(payment) for _, payment in each],
    )


def acts(of: Sequence[int], colour: Sequence[int], locomotives: Sequence[int]) -> Acts:
    colours = np.array(colour, int)
    return Acts(np.array(of, int) * KINDS + colours, colours * LOCOMOTIVES + np.array(locomotives, int))
