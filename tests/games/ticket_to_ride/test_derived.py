"""What is kept beside the owners of the routes is what follows from them; points alone are those of the whole count."""

from __future__ import annotations

import pytest

from laws.cases import CASES, Case, whole_game
from semafor.games.ticket_to_ride.layout import EIGHTS, LABEL, OPEN
from semafor.games.ticket_to_ride.scoring import Network
from semafor.games.ticket_to_ride.setup import restored
from semafor.games.ticket_to_ride.state import TicketToRide

TABLES = [case for case in CASES if case.key.startswith("ticket-to-ride")]


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_open_routes_and_networks_follow_from_the_owners(case: Case) -> None:
    for number, state in enumerate(whole_game(case, 5)):
        assert isinstance(state, TicketToRide)
        if number % 10 == 0:
            read = restored(state.fields())
            assert LABEL == OPEN + 5 * EIGHTS
            assert list(state.board.store[OPEN:LABEL]) == list(read.board.store[OPEN:LABEL])
            for seat in range(state.seats):
                cities = range(state.map.cities)
                label = Network(state.map, state.board.store, seat).label

                assert [state.board.network(seat, city) for city in cities] == [label[city] for city in cities]
                assert [read.board.network(seat, city) for city in cities] == [label[city] for city in cities]


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_points_alone_are_those_of_the_whole_count(case: Case) -> None:
    """`scores` leaves out trails that cannot be the longest, which the count shows."""
    for number, state in enumerate(whole_game(case, 6)):
        assert isinstance(state, TicketToRide)
        if number % 10 == 0 or state.over():
            assert list(state.scores()) == [count.total() for count in state.counts()]
