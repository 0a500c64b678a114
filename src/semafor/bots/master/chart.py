"""A map of Ticket to Ride as its network knows it, and what is worked out from it. Knows no NumPy, so the page has it too."""

from __future__ import annotations

import msgspec

from semafor.bots.master.ladders import FAR
from semafor.bots.master.outlook import Outlook
from semafor.games.ticket_to_ride.layout import PLACES_OFFERED
from semafor.games.ticket_to_ride.material import Map

CLAIM = 2  # what a route costs beside its cars
NEAR = 8  # a route that makes a way longer by as much is of no use
COLOURS = 9  # grey and the eight others
MOST_TICKETS = 4  # that one route is said to help
MOST_CARS = 40  # of one colour that are said to be wanted


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

    @property
    def parts(self) -> list[tuple[int, int]]:
        """What is worked out: sizes and largest numbers."""
        return [
            (len(self.ticket_a), FAR),  # of each ticket held: how far its cities are apart
            (len(self.ticket_a), FAR),  # of each ticket on offer
            (len(self.a), NEAR),  # of each open route: how good it is for the ticket that it is best for
            (len(self.a), MOST_TICKETS),  # for how many tickets it lies on a shortest way
            (COLOURS, MOST_CARS),  # by colour: the cars of the routes that do
        ]


def chart_of(map: Map, outlook: Outlook) -> Chart:
    grey = COLOURS - 1
    return Chart(
        cities=int(map.cities),
        places=outlook.places,
        offered=PLACES_OFFERED,
        a=[int(city) for city in map.a],
        b=[int(city) for city in map.b],
        length=[int(cars) for cars in map.length],
        colour=[0 if colour == grey else int(colour) + 1 for colour in map.colour],
        ticket_a=[int(city) for city in map.ticket_a],
        ticket_b=[int(city) for city in map.ticket_b],
        ticket_points=[int(points) for points in map.ticket_points],
        starts=outlook.starts,
    )
