"""The bots of Ticket to Ride, both maps."""

from __future__ import annotations

from collections.abc import Callable

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.levels import Level, Maker
from semafor.bots.policy import AnyPolicy
from semafor.bots.search.bots import PairedPlayoutsBot
from semafor.bots.simple_bots import PolicyBot
from semafor.bots.ticket_to_ride.policy import TicketPolicy
from semafor.bots.ticket_to_ride.sparring import Hungry, Planner, Racer
from semafor.bots.ticket_to_ride.style import Style, european, person
from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.material import Map, load

TABLES = 60  # of hard: some hundredths of a second a move


def map_of(game: TicketToRideGame) -> Map:
    return load(game.map_name)


def policy(game: TicketToRideGame) -> TicketPolicy:
    map = map_of(game)
    return TicketPolicy(map, european() if map.stations else Style())


def normal(game: TicketToRideGame, seed: int, _budget: Budget) -> Bot:
    return PolicyBot(seed, TicketPolicy(map_of(game), person()))


def hard(game: TicketToRideGame, seed: int, budget: Budget) -> Bot:
    return PairedPlayoutsBot(seed, policy(game), budget)


def partner(made: Callable[[Map], AnyPolicy]) -> Maker:
    """A sparring partner: plays by its policy, whatever the budget."""
    return lambda game, seed, _budget: PolicyBot(seed, made(map_of(game)))


def levels(_game: TicketToRideGame) -> list[Level]:
    return [
        Level("normal", normal),
        Level("hard", hard, Budget(iterations=TABLES)),
        Level("planner", partner(Planner)),
        Level("racer", partner(Racer)),
        Level("hungry", partner(Hungry)),
    ]
