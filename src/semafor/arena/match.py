"""One game between bots, and what is remembered of it."""

from __future__ import annotations

import time

import msgspec

import semafor
from semafor.arena.entrants import entrant
from semafor.bots import Bot, Knowledge
from semafor.bots.records import Records
from semafor.kernel.game import Game
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.result import Result
from semafor.kernel.state import State


class Series(msgspec.Struct, frozen=True):
    """Everything that decides the results: the same series gives the same games wherever it is played."""

    game: str
    bots: list[str]
    seed: int
    options: dict[str, object] = {}


class Played(msgspec.Struct, frozen=True):
    """One game of a series, its columns in the order of the series' bots."""

    number: int
    shares: list[float]  # of the win: 1 for the only winner
    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    moves: list[int]
    seconds: list[float]
    automata: dict[str, int] = {}  # points of those at the table that nobody plays, such as Eva


def seat_of(series: Series, number: int, entry: int) -> int:
    """Where a bot sits in that game: each deal is played with all seats moved on by one until everybody sat everywhere."""
    return (entry + number) % len(series.bots)


def play(series: Series, number: int) -> Played:
    """Play that game of the series."""
    game = semafor.game(series.game)
    count = len(series.bots)
    luck = KeyedLuck(series.seed + number // count)
    state = game.start(count, game.option_values(series.options), luck)
    seats = [seat_of(series, number, entry) for entry in range(count)]
    players = {
        seat: entrant(series.bots[entry], series.game, bot_seed(series, number, entry)) for entry, seat in enumerate(seats)
    }
    moves, seconds = play_out(game, state, luck, players)
    return describe_game(game.result(state), number, seats, moves, seconds)


def bot_seed(series: Series, number: int, entry: int) -> int:
    """A seed of its own for each bot of each game."""
    return (series.seed * 1_000_003 + number) * 16 + entry


def play_out(game: Game, state: State, luck: KeyedLuck, players: dict[int, Bot]) -> tuple[list[int], list[float]]:
    """Play the table to its end; each seat's number of moves and its thinking time."""
    moves, seconds = [0] * len(players), [0.0] * len(players)
    acts = 0
    records = Records(game, players)
    while not state.over():
        seat = int(state.actor())
        began = time.perf_counter()
        action = players[seat].choose(Knowledge(game, state, seat, acts=acts, record=records.of(seat)))
        seconds[seat] += time.perf_counter() - began
        moves[seat] += 1
        records.apply(state, seat, action, luck)
        acts += 1
    return moves, seconds


def describe_game(result: Result, number: int, seats: list[int], moves: list[int], seconds: list[float]) -> Played:
    sheets = {sheet.seat: sheet for sheet in result.seats}
    places = {seat: place.place for place in result.ranking for seat in place.seats}
    winners = result.winners
    return Played(
        number=number,
        shares=[round(1 / len(winners), 4) if seat in winners else 0.0 for seat in seats],
        places=[places[seat] for seat in seats],
        scores=[sheets[seat].total for seat in seats],
        parts=[{part.name: part.points for part in sheets[seat].parts} for seat in seats],
        moves=[moves[seat] for seat in seats],
        seconds=[round(seconds[seat], 4) for seat in seats],
        automata={sheet.seat: sheet.total for sheet in result.seats if isinstance(sheet.seat, str)},
    )
