"""Maps that nobody would print: whoever is accepted is played to the end by chance and by bots, and its record replays."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import semafor
from amount import several
from semafor.bots import bot
from semafor.bots.records import known_at
from semafor.games.ticket_to_ride.maps.parcel import address
from semafor.kernel.errors import BadInput
from semafor.kernel.record import Record
from semafor.kernel.table import Table

COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
DECK = [1, 8, 12, 30]  # cards of a colour
MOST_ACTS = 3_000


def drawn(chance: random.Random) -> dict[str, str]:
    """The files of a map by chance: few cities, odd decks, tunnels and ferries, few or many cars."""
    ids = [f"c{at}" for at in range(chance.randrange(3, 10))]
    pairs = [(ids[at], chance.choice(ids[:at])) for at in range(1, len(ids))]
    pairs += [pair for pair in combinations(ids, 2) if chance.random() < 0.15 and pair[::-1] not in pairs]
    tickets = [pair for pair in combinations(ids, 2) if chance.random() < 0.9][:46]
    text = f"""
        title = {{ en = "Odd", pl = "Dziwna" }}
        seats = [2, {chance.randrange(2, 4)}]
        cars = {chance.choice([8, 12, 45])}
        hand_dealt = {chance.choice([0, 1, 4, 10])}
        row_locomotive_limit = {chance.randrange(1, 7)}
        end_when_cars_at_most = {chance.choice([0, 2, 7])}
        city = [{", ".join(f'{{ id = "{id}", en = "{id}", at = [9, 9] }}' for id in ids)}]
        route = [{", ".join(route(chance, *pair) for pair in dict.fromkeys(pairs))}]
        ticket = [{", ".join(f'{{ between = ["{a}", "{b}"], points = {chance.randrange(1, 99)} }}' for a, b in tickets)}]
        deck = {{ locomotive = {chance.randrange(31)}, {", ".join(f"{hue} = {chance.choice(DECK)}" for hue in COLOURS)} }}
        opening = {{ tickets = {chance.randrange(1, 4)}, keep_at_least = 1 }}
        ticket_draw = {{ tickets = {chance.randrange(1, 4)} }}
        stations = {{ each = {chance.randrange(4)} }}
    """
    return {"map.toml": "\n".join(line.strip() for line in text.splitlines())}


def route(chance: random.Random, one: str, other: str) -> str:
    kind = chance.choice(["tunnel = false", "tunnel = true", "tunnel = true", "ferry = 1"])
    colour = "grey" if kind == "ferry = 1" or chance.random() < 0.3 else chance.choice(COLOURS)
    return f'{{ between = ["{one}", "{other}"], colour = "{colour}", length = {chance.choice([1, 2, 3, 4, 6])}, {kind} }}'


def play_out(table: Table, level: str, chance: random.Random) -> None:
    players = [bot(level, table.game.key, seat) for seat in range(table.seats)]
    for _act in range(MOST_ACTS):
        if table.over:
            return
        seat = chance.choice(table.actors)
        table.play(players[seat].choose(known_at(table, seat, players[seat])), seat)
    raise AssertionError("the game has no end")


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard@2"])
def test_a_map_that_is_accepted_is_played_to_the_end(level: str) -> None:
    chance, left = random.Random(level), several(300, 3, daily=25)
    while left:
        files = drawn(chance)
        key = f"ticket-to-ride-{address(files)}"
        try:
            game = semafor.recall_map(key, files)
        except BadInput:
            continue
        left -= 1
        table = game.table(seats=chance.choice(list(game.seats)), seed=chance.randrange(99))
        play_out(table, level, chance)
        assert Record.read(str(Record.of(table))).verify(game) == "seeded"
