"""A map of Ticket to Ride as data, for those who work its insight out of an outlook: the page, and a GPU that learns."""

from __future__ import annotations

import msgspec

from semafor.bots.master.outlook import Outlook
from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.layout import GREY, PLACES_OFFERED
from semafor.games.ticket_to_ride.material import load


class Chart(msgspec.Struct, frozen=True):
    """Routes and tickets by the numbers of their cities; `colour` 0 is grey.

    `starts` says where the slices begin in what is seen of up to `places` seats with so many tickets `offered`.
    """

    cities: int
    places: int
    offered: int
    a: list[int]
    b: list[int]
    length: list[int]
    colour: list[int]
    ticket_a: list[int]
    ticket_b: list[int]
    ticket_points: list[int]
    starts: dict[str, int]


def chart_of(outlook: Outlook) -> Chart | None:
    """What its seats see is of this map; None if the game has none."""
    if not isinstance(outlook.game, TicketToRideGame):
        return None
    map = load(outlook.game.map_name)
    return Chart(
        cities=int(map.cities),
        places=outlook.places,
        offered=PLACES_OFFERED,
        a=[int(city) for city in map.a],
        b=[int(city) for city in map.b],
        length=[int(cars) for cars in map.length],
        colour=[0 if colour == GREY else int(colour) + 1 for colour in map.colour],
        ticket_a=[int(city) for city in map.ticket_a],
        ticket_b=[int(city) for city in map.ticket_b],
        ticket_points=[int(points) for points in map.ticket_points],
        starts=outlook.starts,
    )
