"""The final count of a physical table of Ticket to Ride.

The position is a JSON object; routes, cities and tickets are named as in the notation, or by their ids:

    {
      "game": "ticket-to-ride-europe",
      "seats": [
        {"name": "Anna", "routes": ["Berlin-Warszawa (purple)"], "tickets": ["Berlin-Moskva"], "stations": ["Paris"]},
        {"name": "Piotr", "routes": [], "tickets": []}
      ]
    }
"""

from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.companion import Counted
from semafor.companion.form import fill
from semafor.games.ticket_to_ride.layout import OWNER, STATION, STATIONS_LEFT
from semafor.games.ticket_to_ride.maps import names
from semafor.games.ticket_to_ride.material import Map, load
from semafor.games.ticket_to_ride.proofs import counted_proofs
from semafor.games.ticket_to_ride.result import counted_result
from semafor.games.ticket_to_ride.scoring import final_count
from semafor.games.ticket_to_ride.setup import bare_board
from semafor.kernel.errors import BadInput

ROOM = "semafor.games.ticket_to_ride"


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """One player's things at the end of the game."""

    routes: list[str]
    tickets: list[str]
    stations: list[str] = []
    name: str = ""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A physical table."""

    game: str
    seats: list[Seat]


def count_points(data: dict[str, Any]) -> Counted:
    """The itemised count, the ranking and the tie-break that decided."""
    position = fill(data, Position)
    map_name = position.game.removeprefix("ticket-to-ride-")
    board = load(map_name)
    least, most = board.printed["seats"]
    if not least <= len(position.seats) <= most:
        raise BadInput("bad-seats", game=position.game, least=least, most=most, seats=len(position.seats))
    for number, seat in enumerate(position.seats, 1):
        seat.name = seat.name or str(number)
    store = bare_board(board, len(position.seats))
    _place_routes(board, map_name, position, store)
    _place_stations(board, map_name, position, store)
    tickets = _tickets(board, map_name, position)
    counts = final_count(board, store, len(position.seats), [vec[i64](held) for held in tickets])
    owners = [int(store[OWNER + route]) for route in range(board.routes)]
    found = counted_result(map_name, counts, tickets, "ttr.final.total")
    return Counted(found, counted_proofs(board, owners, counts, tickets))


def _bad(message: str, **facts: object) -> BadInput:
    return BadInput(message, ROOM, **facts)


def _place_routes(board: Map, map_name: str, position: Position, store: vec[u8]) -> None:
    owners: dict[int, int] = {}
    meant = [(number, _routes(board, map_name, name)) for number, seat in enumerate(position.seats) for name in seat.routes]
    for number, routes in sorted(meant, key=lambda each: len(each[1])):  # twins not told apart take what the others leave
        route = next((route for route in routes if route not in owners), routes[0])
        if route in owners:
            raise _route_twice(board, position, route, *sorted((owners[route], number)))
        owners[route] = number
        store[OWNER + route] = number
    _check_cars(board, position, owners)
    _check_twins(board, position, owners)


def _routes(board: Map, map_name: str, name: str) -> list[int]:
    """The routes a name can mean: one, or both twins where it does not tell them apart."""
    return [board.route_ids.index(route) for route in names.routes_called(map_name, name)]


def _check_cars(board: Map, position: Position, owners: dict[int, int]) -> None:
    for number, seat in enumerate(position.seats):
        cars = sum(int(board.length[route]) for route, owner in owners.items() if owner == number)
        if cars > board.cars:
            raise _bad("score-cars", who=seat.name, cars=cars, most=int(board.cars))


def _route_twice(board: Map, position: Position, route: int, first: int, second: int) -> BadInput:
    name = _route(board, route)
    if first == second:
        return _bad("score-route-again", route=name, who=position.seats[first].name)
    return _bad("score-route-twice", route=name, first=position.seats[first].name, second=position.seats[second].name)


def _route(board: Map, route: int) -> str:
    return names.route_name(board.id, board.route_ids[route])


def _check_twins(board: Map, position: Position, owners: dict[int, int]) -> None:
    for route, owner in owners.items():
        twin = int(board.twin[route])
        if twin not in owners:
            continue
        both = {"route": [_route(board, each) for each in sorted((route, twin))]}
        if owners[twin] == owner:
            raise _bad("score-both-twins", who=position.seats[owner].name, **both)
        if len(position.seats) < board.twins_open_from:
            raise _bad("score-twins-closed", seats=len(position.seats), **both)


def _place_stations(board: Map, map_name: str, position: Position, store: vec[u8]) -> None:
    owners: dict[str, int] = {}
    for number, seat in enumerate(position.seats):
        if seat.stations and not board.stations:
            raise _bad("score-no-stations", who=seat.name)
        if len(seat.stations) > board.stations:
            raise _bad("score-stations", who=seat.name, count=len(seat.stations), most=int(board.stations))
        for name in seat.stations:
            city = names.city_called(map_name, name)
            if owners.get(city) == number:
                raise _bad("score-station-again", city=names.city_name(board.id, city), who=seat.name)
            if city in owners:
                first = position.seats[owners[city]].name
                raise _bad("score-station-twice", city=names.city_name(board.id, city), first=first, second=seat.name)
            owners[city] = number
            store[STATION + board.city_ids.index(city)] = number
        store[STATIONS_LEFT + number] = int(board.stations) - len(seat.stations)


def _tickets(board: Map, map_name: str, position: Position) -> list[list[int]]:
    owners: dict[int, int] = {}
    held: list[list[int]] = []
    for number, seat in enumerate(position.seats):
        tickets = [board.ticket_ids.index(names.ticket_called(map_name, name)) for name in seat.tickets]
        for ticket in tickets:
            name = names.ticket_name(board.id, board.ticket_ids[ticket])
            if owners.get(ticket) == number:
                raise _bad("score-ticket-again", ticket=name, who=seat.name)
            if ticket in owners:
                raise _bad("score-ticket-twice", ticket=name, first=position.seats[owners[ticket]].name, second=seat.name)
            owners[ticket] = number
        long = sum(int(board.ticket_long[ticket]) for ticket in tickets)
        if long > board.opening_long:
            raise _bad("score-long-tickets", who=seat.name, count=long)
        held.append(tickets)
    return held
