"""The bots of Ticket to Ride, on every map."""

from __future__ import annotations

from collections.abc import Callable

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.levels import Level, Maker
from semafor.bots.master import levels as masters
from semafor.bots.master.card import card_of
from semafor.bots.policy import AnyPolicy
from semafor.bots.search.bots import PairedPlayoutsBot
from semafor.bots.simple_bots import PolicyBot
from semafor.bots.ticket_to_ride.beginner import Beginner
from semafor.bots.ticket_to_ride.bots import TicketSearchBot
from semafor.bots.ticket_to_ride.policy import TicketPolicy
from semafor.bots.ticket_to_ride.sparring import Hungry, Planner, Racer
from semafor.bots.ticket_to_ride.strategist import Strategist
from semafor.bots.ticket_to_ride.style import Style, crowd, duel, european, european_crowd, european_duel, person
from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.material import Map, load

TABLES = 16  # of hard: some hundredths of a second a move
VETERAN_TABLES = 60


def map_of(game: TicketToRideGame) -> Map:
    return load(game.map_name)


def policy(game: TicketToRideGame) -> Strategist:
    map = map_of(game)
    return Strategist(map, european_duel(), european_crowd()) if map.stations else Strategist(map, duel(), crowd())


def normal(game: TicketToRideGame, seed: int, _budget: Budget) -> Bot:
    return PolicyBot(seed, TicketPolicy(map_of(game), person()))


def hard(game: TicketToRideGame, seed: int, budget: Budget) -> Bot:
    return TicketSearchBot(seed, policy(game), map_of(game), budget)


def veteran(game: TicketToRideGame, seed: int, budget: Budget) -> Bot:
    """What `hard` was until version 0.2, fixed so that strengths stay comparable."""
    map = map_of(game)
    return PairedPlayoutsBot(seed, TicketPolicy(map, european() if map.stations else Style()), budget)


def partner(made: Callable[[Map], AnyPolicy]) -> Maker:
    """One that plays by its policy, whatever the budget."""
    return lambda game, seed, _budget: PolicyBot(seed, made(map_of(game)))


def surveyor(game: TicketToRideGame, seed: int, _budget: Budget) -> Bot:
    """The network that reads maps, about two thousandths of a second a move."""
    from semafor.bots.master.bot import MasterBot
    from semafor.bots.ticket_to_ride.surveyor.network import SurveyorNetwork

    return MasterBot(seed, SurveyorNetwork(game))


def levels(game: TicketToRideGame) -> list[Level]:
    """A map that has no network of its own is read by the one that reads any."""
    found = [
        Level("easy", partner(Beginner)),
        Level("normal", normal),
        Level("hard", hard, Budget(iterations=TABLES)),
        Level("planner", partner(Planner)),
        Level("racer", partner(Racer)),
        Level("hungry", partner(Hungry)),
        Level("veteran", veteran, Budget(iterations=VETERAN_TABLES)),
    ]
    if card_of(game.key) is None and not masters.in_browser() and masters.has_numpy():
        found.append(Level(masters.JOURNEYMAN, surveyor))
    return found
