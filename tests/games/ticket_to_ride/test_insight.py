"""What a player works out from the table is what a slow reckoning finds from the seat's own view."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from amount import several
from games.ticket_to_ride.slow.ways import slow_insight
from laws.cases import Case, positions
from semafor.bots import Knowledge, bot
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.games.ticket_to_ride.views import view
from semafor.kernel.game import Game
from semafor.kernel.state import State

MAPS = ["ticket-to-ride-usa", "ticket-to-ride-europe"]
CASES = [Case(key, seats, {}) for key in MAPS for seats in (2, 3, 4, 5)]


def check(game: Game, state: State, seat: int) -> None:
    plain, encoder = game.encoder(int(state.seats)), game.encoder(int(state.seats), insight=True)
    out = vec[u8]([u8(255)] * int(encoder.size))
    encoder.observe(state, seat, out, 0)

    assert isinstance(state, TicketToRide)
    assert bytes(memoryview(out))[int(plain.size) :] == slow_insight(view(state, seat), seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_insight_is_what_a_slow_reckoning_finds_in_random_games(case: Case) -> None:
    for number, state in enumerate(positions(case, several(40, 2, daily=3), 0.04)):
        check(case.game, state, number % case.seats)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_insight_is_what_a_slow_reckoning_finds_where_tickets_are_built(case: Case) -> None:
    """Random seats seldom join anything, so these have plans."""
    game = case.game
    for seed in range(several(10, 1, daily=1)):
        table, seats = game.table(seats=case.seats, seed=seed), [bot("easy", game.key, seat) for seat in range(case.seats)]
        while not table.over:
            seat = int(table.state.actor())
            if len(table.entries) % 8 == 0:
                check(game, table.state, seat)
            table.act(seat, seats[seat].choose(Knowledge(game, table.state, seat)))
