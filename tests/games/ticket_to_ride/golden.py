"""Whole games that are kept: who plays them how, and their transcript for people to read.

`python -m games.ticket_to_ride.golden` (with src and tests on the path) plays them anew; review the diff.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import semafor
from semafor.games.ticket_to_ride.material import load
from semafor.kernel.game import Game
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.moves import Move
from semafor.kernel.record import Record
from semafor.kernel.table import Table
from semafor.kernel.words import Words

FOLDER = Path(__file__).parent / "golden"

Policy = Callable[[Table, int, random.Random], Move]


class Golden(NamedTuple):
    """A game to be kept: its table, and how everybody plays."""

    name: str
    key: str
    seats: int
    seed: int
    policy: Policy

    def played(self) -> Table:
        table = semafor.game(self.key).table(seats=self.seats, seed=self.seed)
        chooser = random.Random(self.seed)
        while not table.over:
            seat = chooser.choice(table.actors)
            table.play(self.policy(table, seat, chooser), seat)
        return table

    def file(self, ending: str) -> Path:
        return FOLDER / f"{self.name}.{ending}"


# How they play


def by_kind(moves: list[Move]) -> dict[str, list[Any]]:
    kinds: dict[str, list[Any]] = {}
    for move in moves:
        kinds.setdefault(str(move).split(" ")[0], []).append(move)
    return kinds


def traveller(table: Table, seat: int, chooser: random.Random) -> Move:
    """Claim what the tickets need, then the longest there is; build a station that pays; otherwise draw what is needed."""
    moves = by_kind(table.moves(seat))
    if "keep" in moves:
        return chooser.choice(moves["keep"])  # type: ignore[no-any-return]
    if "pay" in moves:
        return moves["pay"][0]  # type: ignore[no-any-return]
    wanted = wanted_routes(table, seat)
    claims = [move for move in moves.get("claim", ()) if move.route in wanted or (not wanted and len(move.cards) >= 3)]
    if claims:
        return max(claims, key=lambda move: (len(move.cards), -move.cards.count("locomotive"), move.route))  # type: ignore[no-any-return]
    station = paying_station(table, seat, moves.get("station", []))
    return station or drawn(table, seat, wanted, moves, chooser)


def wanted_routes(table: Table, seat: int) -> set[str]:
    """The routes still free on the cheapest ways of the seat's open tickets, as far as its cars go."""
    view: Any = table.view(seat)
    open_to = {route for route in load(view.map).route_ids if route not in view.routes and route not in view.closed}
    wanted: set[str] = set()
    for ticket in view.mine.tickets:
        if not ticket.done:
            wanted |= set(cheapest_way(view, seat, open_to, *ticket.cities))
    lengths = {route["id"]: route["length"] for route in load(view.map).printed["route"]}
    return wanted if sum(lengths[route] for route in wanted) <= view.seats[seat].cars else set(sorted(wanted)[:2])


def cheapest_way(view: Any, seat: int, open_to: set[str], start: str, goal: str) -> list[str]:
    """Free routes that, with the seat's own, join the cities with the fewest cars; none if there is no way."""
    queue: list[tuple[int, str, list[str]]] = [(0, start, [])]
    met: set[str] = set()
    while queue:
        cost, city, way = heapq.heappop(queue)
        if city == goal:
            return way
        if city in met:
            continue
        met.add(city)
        for route in load(view.map).printed["route"]:
            mine = view.routes.get(route["id"]) == seat
            if city in route["between"] and (mine or route["id"] in open_to):
                other = next(end for end in route["between"] if end != city)
                step = 0 if mine else route["length"]
                heapq.heappush(queue, (cost + step, other, way if mine else [*way, route["id"]]))
    return []


def paying_station(table: Table, seat: int, stations: list[Any]) -> Move | None:
    """A station by which the seat's count rises, late in the game."""
    if table.view(None).seats[seat].cars > 15:  # type: ignore[attr-defined]
        return None
    now = table.state.scores()[seat]
    for move in stations:
        after: Any = table.state.clone()
        after.apply(seat, table.game.actions.number(move), KeyedLuck(0))
        if after.scores()[seat] > now:
            return move  # type: ignore[no-any-return]
    return None


def drawn(table: Table, seat: int, wanted: set[str], moves: dict[str, list[Any]], chooser: random.Random) -> Move:
    view: Any = table.view(seat)
    colours = {route["colour"] for route in load(view.map).printed["route"] if route["id"] in wanted}
    cards = [move for move in moves.get("draw", ()) if str(move) != "draw tickets"]
    good = [move for move in cards if str(move) != "draw deck" and view.row[move.place - 1] in colours]
    if not wanted and view.seats[seat].cars > 25 and "draw" in moves and chooser.random() < 0.3:
        return moves["draw"][-1]  # type: ignore[no-any-return]
    return chooser.choice(good or cards or table.moves(seat))  # type: ignore[no-any-return]


def digger(table: Table, seat: int, chooser: random.Random) -> Move:
    """Like the traveller, but tries tunnels with a card to spare, and loses heart at every third extra."""
    board = load("europe")
    moves = by_kind(table.moves(seat))
    if "pay" in moves and chooser.random() < 0.3:
        return moves["decline"][0]  # type: ignore[no-any-return]
    hand: dict[str, int] = table.view(seat).mine.hand  # type: ignore[attr-defined]
    tunnels = [move for move in moves.get("claim", ()) if board.tunnel[board.route_ids.index(move.route)]]
    spare = [move for move in tunnels if hand[move.cards[0]] > move.cards.count(move.cards[0])]
    if spare and chooser.random() < 0.4:
        return chooser.choice(spare)  # type: ignore[no-any-return]
    return traveller(table, seat, chooser)


def shared_out(seats: int) -> list[set[str]]:
    """All North American neighbours at most three spaces apart and five of four spaces, 42 cars for each of three seats."""
    board = load("usa")
    firsts = [at for at in range(board.routes) if board.twin[at] < 0 or at < board.twin[at]]
    four = [at for at in firsts if board.length[at] == 4][:5]
    plan: list[set[str]] = [set() for seat in range(seats)]
    cars = [42] * seats
    for at in sorted([*four, *(at for at in firsts if board.length[at] <= 3)], key=lambda at: -board.length[at]):
        seat = cars.index(max(cars))
        plan[seat].add(board.route_ids[at])
        cars[seat] -= int(board.length[at])
    assert cars == [0] * seats
    return plan


PLAN = shared_out(3)


def to_a_standstill(table: Table, seat: int, chooser: random.Random) -> Move:
    """Claim only what the plan gives the seat, which leaves everybody three cars and no route short enough for them."""
    moves = by_kind(table.moves(seat))
    if "keep" in moves:
        return moves["keep"][-1]  # type: ignore[no-any-return]
    claims = [move for move in moves.get("claim", ()) if move.route in PLAN[seat]]
    if claims:
        return max(claims, key=lambda move: (len(move.cards), -move.cards.count("locomotive")))  # type: ignore[no-any-return]
    done = all(route in table.view(None).routes for route in PLAN[seat])  # type: ignore[attr-defined]
    draws = moves.get("draw", [])
    tickets = [move for move in draws if str(move) == "draw tickets"]
    if tickets and (done or len(draws) == 1):
        return tickets[0]  # type: ignore[no-any-return]
    cards = [move for move in draws if move not in tickets]
    return chooser.choice(cards or moves["pass"])  # type: ignore[no-any-return]


GAMES = [
    Golden("usa-two-players", "ticket-to-ride-usa", 2, 7, traveller),
    Golden("usa-three-players-all-pass", "ticket-to-ride-usa", 3, 4, to_a_standstill),
    Golden("usa-five-players", "ticket-to-ride-usa", 5, 5, traveller),
    Golden("europe-two-players", "ticket-to-ride-europe", 2, 7, traveller),
    Golden("europe-three-players-tunnels-and-stations", "ticket-to-ride-europe", 3, 5, digger),
    Golden("europe-four-players", "ticket-to-ride-europe", 4, 7, digger),
]


# What people read


def transcript(record: Record, game: Game) -> str:
    """The game as a watcher was told it, line by line, and the score sheets."""
    words = game.words("en")
    table = record.replay(game, upto=0)
    source: Any = table.luck.source
    header = f"{game.title('en')}, {record.header.seats} seats, seed {record.header.seed}"
    lines = [header, "", game.describe(table.state, None, words), ""]
    for number, line in enumerate(record.lines, 1):
        source.script = list(line.chance)
        table.play(line.what, line.seat)
        told = " ".join(words.event(event) for event in table.told(None))
        lines.append(f"{number:4}. {told}")
    return "\n".join([*lines, "", game.describe(table.state, None, words), "", *score_sheets(table, words)]) + "\n"


def score_sheets(table: Table, words: Words) -> list[str]:
    result = table.result()
    lines = [f"Ended by {result.ended_by}."]
    for sheet in result.seats:
        lines += ["", f"Seat {int(sheet.seat) + 1}: {sheet.total}"]
        for part in sheet.parts:
            proof = f"  ({', '.join(part.proof)})" if part.proof else ""
            lines.append(f"  {part.points:4} {words.say(f'part-{part.name}')}{proof}")
    lines += ["", "Places"]
    for place in result.ranking:
        seats = " and ".join(f"seat {int(seat) + 1}" for seat in place.seats)
        lines.append(f"  {place.place}. {seats} ({place.decided_by})")
    return lines


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        table = golden.played()
        record = Record.of(table)
        golden.file("log").write_text(str(record), "utf-8")
        golden.file("txt").write_text(transcript(record, table.game), "utf-8")
        print(f"{golden.name}: {len(record.lines)} lines, {table.result().ended_by}")
