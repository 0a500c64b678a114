"""The printed things: the board as packed tables, made once from what a map's folder says."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.games.ticket_to_ride.layout import COLOURS, EIGHTS, GREY
from semafor.kernel.errors import BadInput

KIND_NAMES: Final = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"]
BITS: Final = [1, 2, 4, 8, 16, 32, 64, 128]
SHAPE: Final = 8  # a route's shape is its length times this plus the locomotives of its ferry


class Map:
    """One board with its cards and tickets.

    Cities and tickets are numbered as the file lists them; routes by colour (grey last), then by length, so that the
    routes of a colour within reach are one unbroken range.
    """

    def __init__(self, name: str, number: int, family: str, printed: dict[str, Any]) -> None:
        routes = sorted(printed["route"], key=lambda route: (colour_number(route["colour"]), route["length"]))
        self.family: Final[str] = family  # the first word of the ids of its own rules
        self.printed: Final[dict[str, Any]] = printed
        self.id: Final[str] = name
        self.number: Final[i64] = number  # by which a state as plain data names its map
        self.city_ids: Final[list[str]] = [city["id"] for city in printed["city"]]
        self.route_ids: Final[list[str]] = [route["id"] for route in routes]
        self.ticket_ids: Final[list[str]] = [ticket["id"] for ticket in printed["ticket"]]
        self.cities: Final[i64] = len(self.city_ids)
        self.routes: Final[i64] = len(self.route_ids)
        self.tickets: Final[i64] = len(self.ticket_ids)

        self.a: Final = cities_at(self.city_ids, routes, 0)
        self.b: Final = cities_at(self.city_ids, routes, 1)
        self.length: Final = vec[i64]([route["length"] for route in routes])
        self.colour: Final = vec[i64]([colour_number(route["colour"]) for route in routes])
        self.ferry: Final = vec[i64]([route.get("ferry", 0) for route in routes])
        self.shape: Final = vec[i64]([SHAPE * route["length"] + route.get("ferry", 0) for route in routes])
        self.tunnel: Final = vec[i64]([int(route.get("tunnel", False)) for route in routes])
        self.tunnels: Final[i64] = sum(self.tunnel)
        self.twin: Final = twins(routes)
        self.eight: Final = vec[i64](eights([colour_number(route["colour"]) for route in routes]))
        self.eight_first: Final = vec[i64](firsts(list(self.eight)))
        self.bit: Final = vec[i64]([BITS[route - int(self.eight_first[self.eight[route]])] for route in range(len(routes))])
        self.lowest: Final = vec[u8](self.lowest_routes())
        self.longest: Final[i64] = max(self.length)
        self.within: Final = vec[i64](self.bits_within())
        self.city_routes: Final = vec[i64](routes_by_city(self.city_ids, routes))
        self.city_first: Final = starts_by_city(self.city_ids, routes)

        tickets = printed["ticket"]
        self.ticket_a: Final = cities_at(self.city_ids, tickets, 0)
        self.ticket_b: Final = cities_at(self.city_ids, tickets, 1)
        self.ticket_points: Final = vec[i64]([ticket["points"] for ticket in tickets])
        self.ticket_long: Final = vec[i64]([int(ticket.get("long", False)) for ticket in tickets])
        self.long_tickets: Final = vec[i64]([at for at, ticket in enumerate(tickets) if ticket.get("long", False)])

        self.deck: Final = vec[i64]([printed["deck"][kind] for kind in KIND_NAMES])
        self.points: Final = vec[i64](printed["points"])
        self.cars: Final[i64] = printed["cars"]
        self.hand_dealt: Final[i64] = printed["hand_dealt"]
        self.cards: Final[i64] = sum([int(count) for count in self.deck])
        self.most_of_a_kind: Final[i64] = max(self.deck)
        self.row_locomotive_limit: Final[i64] = printed["row_locomotive_limit"]
        self.twins_open_from: Final[i64] = printed["twins_open_from_seats"]
        self.end_cars: Final[i64] = printed["end_when_cars_at_most"]
        self.longest_bonus: Final[i64] = printed["longest_bonus"]
        self.opening_tickets: Final[i64] = printed["opening"]["tickets"]
        self.opening_long: Final[i64] = printed["opening"]["long_tickets"]
        self.opening_keep: Final[i64] = printed["opening"]["keep_at_least"]
        self.opening_to_box: Final[bool] = printed["opening"]["returned_to"] == "box"
        self.draw_tickets: Final[i64] = printed["ticket_draw"]["tickets"]
        self.draw_keep: Final[i64] = printed["ticket_draw"]["keep_at_least"]
        self.stations: Final[i64] = printed["stations"]["each"]
        self.station_points: Final[i64] = printed["stations"]["points_kept"]

    def lowest_routes(self) -> list[u8]:
        """Eight after eight, for every set of its bits: the first route among them."""
        return [
            u8(int(self.eight_first[eight]) + (bits & -bits).bit_length() - 1) if bits else u8(0)
            for eight in range(EIGHTS)
            for bits in range(256)
        ]

    def bits_within(self) -> list[int]:
        """For every reach, eight after eight: the bits of the routes that are no longer than it."""
        return [
            sum(
                int(self.bit[route])
                for route in range(self.routes)
                if self.eight[route] == eight and self.length[route] <= reach
            )
            for reach in range(int(self.longest) + 1)
            for eight in range(EIGHTS)
        ]

    def other_end(self, route: i64, city: i64) -> i64:
        return self.a[route] + self.b[route] - city


def colour_number(name: str) -> int:
    return GREY if name == "grey" else KIND_NAMES.index(name)


def eights(colours: list[int]) -> list[int]:
    """Which eight each route belongs to: that of its colour, for grey ones the next that has room."""
    grey = colours.index(GREY)
    return [colour if colour < GREY else COLOURS + (number - grey) // 8 for number, colour in enumerate(colours)]


def firsts(eight: list[i64]) -> list[int]:
    """The first route of each eight; 0 for one that is empty."""
    return [eight.index(each) if each in eight else 0 for each in range(EIGHTS)]


def cities_at(city_ids: list[str], things: list[dict[str, Any]], end: int) -> vec[i64]:
    return vec[i64]([city_ids.index(thing["between"][end]) for thing in things])


def twins(routes: list[dict[str, Any]]) -> vec[i64]:
    """For each route the number of its twin, or -1."""
    found = vec[i64]()
    for number, route in enumerate(routes):
        mates = [at for at, mate in enumerate(routes) if at != number and "twin" in mate and mate["twin"] == route.get("twin")]
        found = append(found, mates[0] if mates else -1)
    return found


def routes_by_city(city_ids: list[str], routes: list[dict[str, Any]]) -> list[int]:
    return [at for city in city_ids for at, route in enumerate(routes) if city in route["between"]]


def starts_by_city(city_ids: list[str], routes: list[dict[str, Any]]) -> vec[i64]:
    starts = vec[i64]([0])
    total = 0
    for city in city_ids:
        total += sum(city in route["between"] for route in routes)
        starts = append(starts, total)
    return starts


LOADED: Final[dict[str, Map]] = {}  # by name, in the order in which they were found


def load(name: str) -> Map:
    """The map of that name."""
    return LOADED[name]


def numbered(number: int) -> Map:
    """The map with that number; BadInput if none such is here."""
    for found in LOADED.values():
        if found.number == number:
            return found
    raise BadInput("map-number", "semafor.games.ticket_to_ride", number=str(number))
