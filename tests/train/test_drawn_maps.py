"""Maps that nobody drew are maps like any other: they pass the checks of one drawn by hand, and a game on them ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from semafor.arena.match import play_out
from semafor.bots.bot import AnyBot
from semafor.bots.levels import bot
from semafor.games import ticket_to_ride
from semafor.games.ticket_to_ride.material import load
from semafor.train.drawn_maps import MOST, cities, crosses, game_on, joined, text

SEEDS = range(1, 13)


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    yield
    ticket_to_ride._newest.clear()


def test_a_seed_is_a_map() -> None:
    assert text(3) == text(3)
    assert len({text(seed) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("seed", SEEDS)
def test_its_lines_do_not_cross(seed: int) -> None:
    """But for those without which a city would hang alone."""
    places = cities(Random(seed))
    pairs = joined(places)
    crossing = [pair for at, pair in enumerate(pairs) if any(crosses(places, pair, other) for other in pairs[:at])]

    assert {city for pair in pairs for city in pair} == {*range(len(places))}
    assert len(crossing) <= 2


def test_maps_differ_as_printed_ones_do() -> None:
    maps = [load(game_on(seed).map_name) for seed in SEEDS]

    assert all(map.routes <= MOST for map in maps)
    assert {bool(map.stations) for map in maps} == {True, False}
    assert any(any(map.tunnel) for map in maps)
    assert any(any(map.ferry) for map in maps)
    assert all(min(map.ticket_points) >= 5 for map in maps)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_on_it_ends(seed: int) -> None:
    table = game_on(seed).table(seats=2, seed=seed)
    bots: dict[int, AnyBot] = {seat: bot("normal", table.game.key, seat) for seat in range(2)}

    play_out(table, bots)

    assert all(seat.total > 0 for seat in table.result().seats)
