"""Ways to play Ticket to Ride: what a plan counts as dear, and when to draw, keep and race."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.bots.ticket_to_ride.plan import Prices


class Style:
    """The weights of one way to play; these are for the map of the USA, found by playing variants against each other."""

    def __init__(self) -> None:
        self.prices: Prices = Prices(10, 5, 3, 8, 5, 40, 30)
        self.turn: i64 = 60  # tenths of a point that a turn is worth when tickets are chosen
        self.pace: i64 = 18  # cars a rival puts down in ten turns
        self.more_cars: i64 = 24  # draw tickets only with so many cars left
        self.more_turns: i64 = 12  # and so many turns to come
        self.spare_points: i64 = 15  # claim beside the plan only for so many points
        self.race_locomotives: i64 = 4
        self.plan_locomotives: i64 = 6
        # Of who gathers before building:
        self.hoard: i64 = 28  # cards to hold before the first claim; later as many for the cars left in proportion
        self.slack: i64 = 3  # turns to have beyond the claims to come, or else it builds
        self.claim_cars: i64 = 39  # cars a rival puts down in ten claims
        self.draw: i64 = 6  # tenths of a turn that a missing card takes
        self.join: i64 = 15  # tenths of a point for a route that goes on from the own ones
        self.beside: i64 = 4  # routes looked at beside the plan
        self.station_turns: i64 = 4  # a station waits until there are no more turns than these


def person() -> Style:
    """A person who knows the game: takes the shortest ways and more tickets than there is time for."""
    style = Style()
    style.prices = Prices(10, 5, 2, 8, 5, 40, 0)
    style.turn = 18
    style.more_cars = 16
    style.more_turns = 9
    style.spare_points = 7
    style.plan_locomotives = 3
    return style


def european() -> Style:
    """The same for Europe: points of routes weigh more, being blocked less, and tickets have to pay for their turns."""
    style = Style()
    style.prices = Prices(18, 5, 5, 8, 5, 40, 14)
    style.turn = 88
    style.more_cars = 32
    style.spare_points = 23
    return style


def duel() -> Style:
    """For `hard` with one rival on the map of the USA: nearly all cards are gathered before it builds, and in one trail."""
    style = Style()
    style.prices = Prices(10, 6, 4, 8, 5, 79, 45)
    style.turn = 18
    style.more_cars = 29
    style.more_turns = 6
    style.spare_points = 15
    style.race_locomotives = 4
    style.plan_locomotives = 7
    style.hoard = 40
    style.slack = 1
    style.claim_cars = 50
    style.draw = 7
    style.join = 45
    style.beside = 2
    return style


def crowd() -> Style:
    """For `hard` with several rivals on the map of the USA."""
    style = Style()
    style.prices = Prices(15, 5, 4, 8, 5, 85, 7)
    style.turn = 68
    style.more_cars = 14
    style.more_turns = 16
    style.spare_points = 17
    style.race_locomotives = 6
    style.plan_locomotives = 6
    style.hoard = 43
    style.slack = 0
    style.claim_cars = 41
    style.draw = 7
    style.join = 2
    style.beside = 2
    return style


def european_duel() -> Style:
    """For `hard` with one rival in Europe."""
    style = Style()
    style.prices = Prices(18, 3, 5, 4, 5, 50, 9)
    style.turn = 55
    style.more_cars = 32
    style.more_turns = 17
    style.spare_points = 23
    style.race_locomotives = 2
    style.plan_locomotives = 7
    style.hoard = 34
    style.slack = 1
    style.claim_cars = 39
    style.draw = 12
    style.join = 9
    style.beside = 2
    style.station_turns = 2
    return style


def european_crowd() -> Style:
    """For `hard` with several rivals in Europe: it builds earlier, because routes go."""
    style = Style()
    style.prices = Prices(18, 5, 5, 11, 5, 40, 14)
    style.turn = 65
    style.more_cars = 32
    style.more_turns = 12
    style.spare_points = 23
    style.race_locomotives = 4
    style.plan_locomotives = 7
    style.hoard = 27
    style.slack = 0
    style.claim_cars = 39
    style.draw = 6
    style.join = 20
    style.beside = 6
    style.station_turns = 3
    return style
