"""One game between bots, and what is remembered of it."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

import semafor
from semafor.arena.entrants import entrant, name_of
from semafor.bots import Bot, Knowledge
from semafor.bots.external import ExternalBot, Fault, Forfeit
from semafor.bots.records import Records
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.record import Record
from semafor.kernel.result import Result
from semafor.kernel.table import Table

MOVE_LIMIT = 60.0  # seconds of a program for a move; levels of ours have budgets instead


class Series(msgspec.Struct, frozen=True):
    """Everything that decides the results: the same series gives the same games wherever it is played."""

    game: str
    bots: list[str]
    seed: int
    options: dict[str, object] = {}
    move_limit: float = MOVE_LIMIT


class Lost(msgspec.Struct, frozen=True):
    """A game that a program lost by its answer: whose, which move of the game it would have been, and why."""

    entry: int  # among the series' bots
    seat: int
    move: int  # the number of the line that would have stood in the record
    fault: Fault
    answer: str


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
    lost: Lost | None = None


class Course(msgspec.Struct):
    """How a game went: each seat's number of moves and its thinking time, and who could not go on, with the reason."""

    moves: list[int]
    seconds: list[float]
    forfeit: tuple[int, Forfeit] | None = None


def seat_of(series: Series, number: int, entry: int) -> int:
    """Where a bot sits in that game: each deal is played with all seats moved on by one until everybody sat everywhere."""
    return (entry + number) % len(series.bots)


def play(series: Series, number: int, records: Path | None = None) -> Played:
    """Play that game of the series; where a folder is given, its record is written there."""
    count = len(series.bots)
    seats = [seat_of(series, number, entry) for entry in range(count)]
    table = open_table(series, number, seats)
    players = {seat: player(series, number, entry) for entry, seat in enumerate(seats)}
    course = play_out(table, players)
    if records is not None:
        (records / f"{number:06}.record").write_text(str(Record.of(table)), "utf-8")
    played = describe_game(table.result(), number, seats, course)
    return played if course.forfeit is None else forfeited(played, seats, table, *course.forfeit)


def open_table(series: Series, number: int, seats: list[int]) -> Table:
    """The deal of that game, the entrants' names by their seats."""
    game, count = semafor.game(series.game), len(series.bots)
    seed = series.seed + number // count
    names = [name_of(series.bots[seats.index(seat)]) for seat in range(count)]
    return Table(game, count, game.option_values(series.options), KeyedLuck(seed), seed=seed, names=names)


def player(series: Series, number: int, entry: int) -> Bot:
    seed = bot_seed(series, number, entry)
    return entrant(series.bots[entry], series.game, seed, column=entry, match=number, limit=series.move_limit)


def bot_seed(series: Series, number: int, entry: int) -> int:
    """A seed of its own for each bot of each game."""
    return (series.seed * 1_000_003 + number) * 16 + entry


def play_out(table: Table, players: dict[int, Bot]) -> Course:
    """Play the table to its end, or until a program cannot go on; programs are told how it ended."""
    course = Course([0] * len(players), [0.0] * len(players))
    records = Records(table.game, players)
    while not table.over and course.forfeit is None:
        seat = int(table.state.actor())
        began = time.perf_counter()
        try:
            action = players[seat].choose(known(table, seat, records))
        except Forfeit as forfeit:
            course.forfeit = seat, forfeit.with_traceback(None)
            break
        finally:
            course.seconds[seat] += time.perf_counter() - began
        course.moves[seat] += 1
        table.act(seat, action)
        records.tell(table)
    tell_end(table, players, records, course)
    return course


def known(table: Table, seat: int, records: Records) -> Knowledge:
    return Knowledge(table.game, table.state, seat, acts=len(table.entries), record=records.of(seat))


def tell_end(table: Table, players: dict[int, Bot], records: Records, course: Course) -> None:
    lost_by = None if course.forfeit is None else course.forfeit[0]
    for seat, each in players.items():
        if isinstance(each, ExternalBot):
            each.end(known(table, seat, records), table.result(), lost_by)


def describe_game(result: Result, number: int, seats: list[int], course: Course) -> Played:
    sheets = {sheet.seat: sheet for sheet in result.seats}
    places = {seat: place.place for place in result.ranking for seat in place.seats}
    winners = result.winners
    return Played(
        number=number,
        shares=[round(1 / len(winners), 4) if seat in winners else 0.0 for seat in seats],
        places=[places[seat] for seat in seats],
        scores=[sheets[seat].total for seat in seats],
        parts=[{part.name: part.points for part in sheets[seat].parts} for seat in seats],
        moves=[course.moves[seat] for seat in seats],
        seconds=[round(course.seconds[seat], 4) for seat in seats],
        automata={sheet.seat: sheet.total for sheet in result.seats if isinstance(sheet.seat, str)},
    )


def forfeited(played: Played, seats: list[int], table: Table, seat: int, forfeit: Forfeit) -> Played:
    """The game that stopped there: its loser is last without points, the others share the win."""
    entry, others = seats.index(seat), len(seats) - 1
    mine = [at == entry for at in range(len(seats))]
    return msgspec.structs.replace(
        played,
        shares=[0.0 if own else round(1 / others, 4) for own in mine],
        places=[1 + others if own else 1 for own in mine],
        scores=[0 if own else score for own, score in zip(mine, played.scores, strict=True)],
        parts=[{} if own else parts for own, parts in zip(mine, played.parts, strict=True)],
        lost=Lost(entry, seat, len(table.entries) + 1, forfeit.fault, forfeit.answer),
    )
