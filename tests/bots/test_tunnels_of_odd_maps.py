"""A map on which a tunnel fails again and again while hands hold nearly all cards: bots go on all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import semafor
from semafor.bots import bot
from semafor.bots.records import known_at
from semafor.games import ticket_to_ride
from semafor.games.ticket_to_ride.maps.parcel import address

CITIES = ["c0", "c1", "c2", "c3", "c4", "c5"]
ROUTES = [
    ("c1", "c0", "blue", 6, "tunnel = true"),
    ("c2", "c0", "grey", 6, "ferry = 1"),
    ("c3", "c0", "grey", 1, "ferry = 1"),
    ("c4", "c0", "grey", 1, "ferry = 1"),
    ("c5", "c1", "green", 3, "tunnel = true"),
    ("c5", "c2", "green", 1, "tunnel = false"),
]
POINTS = [22, 19, 66, 69, 75, 7, 91, 8, 5, 90, 57, 6, 60, 26, 5]
LONG = (7, 11, 13)
PAIRS = [(one, other) for at, one in enumerate(CITIES) for other in CITIES[at + 1 :]]


def route(a: str, b: str, colour: str, length: int, kind: str) -> str:
    return f'{{ between = ["{a}", "{b}"], colour = "{colour}", length = {length}, {kind} }}'


def ticket(at: int) -> str:
    one, other = PAIRS[at]
    return f'{{ between = ["{one}", "{other}"], points = {POINTS[at]}, long = {str(at in LONG).lower()} }}'


MAP = f"""
title = {{ en = "Odd", pl = "Dziwna" }}
seats = [2, 2]
row_locomotive_limit = 2
end_when_cars_at_most = 7
city = [{", ".join(f'{{ id = "{city}", en = "{city}", at = [10, 10] }}' for city in CITIES)}]
route = [{", ".join(route(*each) for each in ROUTES)}]
ticket = [{", ".join(map(ticket, range(len(PAIRS))))}]
deck = {{ purple = 30, blue = 12, orange = 3, white = 30, green = 1, yellow = 1, black = 30, red = 12, locomotive = 3 }}
opening = {{ tickets = 3, long_tickets = 1, keep_at_least = 2, returned_to = "box" }}
ticket_draw = {{ tickets = 1 }}
stations = {{ each = 2 }}
"""


@pytest.fixture
def game() -> Iterator[semafor.Game]:
    files = {"map.toml": MAP}
    yield semafor.recall_map(f"ticket-to-ride-{address(files)}", files)
    ticket_to_ride._newest.clear()


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "normal", "hard@2"])
def test_bots_end_the_game(game: semafor.Game, level: str) -> None:
    for seed in (8, 9):
        table = game.table(seats=2, seed=seed)
        players = [bot(level, game.key, seat) for seat in range(2)]
        for _act in range(2_000):
            if table.over:
                break
            seat = table.actors[0]
            table.play(players[seat].choose(known_at(table, seat, players[seat])), seat)
        assert table.over
