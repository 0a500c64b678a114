"""Games of bots on a map that is being drawn: who wins from which seat, what is built, which tickets are reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

import msgspec

import semafor
from semafor.bots import bot
from semafor.bots.bot import AnyBot
from semafor.bots.knowledge import Knowledge
from semafor.games.ticket_to_ride.game import TicketToRideGame
from semafor.games.ticket_to_ride.maps.parcel import address, plainly
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.result import Result
from semafor.offline.calls import takes
from semafor.offline.requests import Trial

MOST_ACTS = 5_000  # a game that lasts longer is not one that people would play to its end


class Tried(msgspec.Struct):
    """What became of some games. `wins` and `points` are by seat, counted from whoever begins; `turns`, of a player, by game.

    `wins` are shares: two who win together have half a win each. `routes` say in how many games each was claimed,
    `kept` and `reached` how often each ticket was kept and then completed.
    """

    games: int = 0
    wins: list[float] = []
    points: list[int] = []
    turns: list[int] = []
    routes: dict[str, int] = {}
    kept: dict[str, int] = {}
    reached: dict[str, int] = {}
    stuck: int = 0


@takes(Trial)
def tried(request: Trial) -> Tried:
    """Play the games with these numbers; the same numbers give the same games."""
    files = plainly(request.files)
    game = cast("TicketToRideGame", semafor.recall_map(f"ticket-to-ride-{address(files)}", files))
    total = Tried(wins=[0.0] * request.seats, points=[0] * request.seats)
    for number in range(request.first, request.first + request.games):
        play_one(game, request, number, total)
    return total


def play_one(game: TicketToRideGame, request: Trial, number: int, total: Tried) -> None:
    """One game, seat 0 begins."""
    luck = KeyedLuck(number)
    state = game.start(request.seats, game.option_values({"first_seat": 0}), luck)
    players = [bot(request.level, game.key, number * 8 + seat) for seat in range(request.seats)]
    turns = play_out(game, state, players, luck)
    total.games += 1
    total.stuck += not state.over()
    total.turns.append(turns // request.seats - 1)  # without the choice of the opening tickets
    count_result(game.result(state), total)
    routes = game.view(state, None).routes
    total.routes = dict(Counter(total.routes) + Counter(list(routes)))


def play_out(game: TicketToRideGame, state: TicketToRide, players: list[AnyBot], luck: KeyedLuck) -> int:
    """Play to the end; how often somebody else's turn came."""
    turns, last = 0, -1
    for acts in range(MOST_ACTS):
        if state.over():
            break
        seat = int(state.actor())
        turns, last = turns + (seat != last), seat
        state.apply(seat, players[seat].choose(Knowledge(game, state, seat, acts=acts)), luck)
    return turns


def count_result(result: Result, total: Tried) -> None:
    for seat in result.winners:
        total.wins[int(seat)] += 1 / len(result.winners)
    for sheet in result.seats:
        total.points[int(sheet.seat)] += sheet.total
        proofs: Mapping[str, list[str]] = {part.name: list(map(str, part.proof)) for part in sheet.parts}
        done, failed = proofs["tickets-completed"], proofs["tickets-failed"]
        total.kept = dict(Counter(total.kept) + Counter([*done, *failed]))
        total.reached = dict(Counter(total.reached) + Counter(done))
