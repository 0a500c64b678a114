"""The golden games: whole games with a transcript a person can check.

`python -m games.steamrollers.golden` (with src and tests on the path) plays them anew; review the diff.
"""

from __future__ import annotations

import heapq
import random
from pathlib import Path
from typing import Any, NamedTuple

from semafor.games.steamrollers.actions import (
    BLOCK_EVA,
    CHOOSE,
    CHOOSE_TWO,
    CROSS,
    DELIVER,
    DRAW,
    EXCHANGE,
    REROLL_EVA,
    SET,
    START,
    TAKE,
    TAKE_DIE,
    distance_of,
)
from semafor.games.steamrollers.layout import CELLS, SHEET
from semafor.games.steamrollers.material import CITY, SIDE_NAMES, Material
from semafor.games.steamrollers.notation import track_number
from semafor.games.steamrollers.parts.deliveries import deliverable
from semafor.games.steamrollers.parts.sheets import box_crossed
from semafor.games.steamrollers.parts.tiles import power
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.record import Record
from semafor.kernel.table import Table
from semafor.kernel.words import Words

FOLDER = Path(__file__).parent / "golden"
Plan = dict[int, int]  # the track meant for each cell


class Golden(NamedTuple):
    """A game to play: its name, seats, seed and options; `plans` says whether the players have a railway
    in mind, of how many `lines`."""

    name: str
    seats: int
    seed: int
    options: dict[str, Any]
    plans: bool = True
    lines: int = 9


GAMES = [
    Golden("solo-the-player-wins", 1, 10261, {}, lines=5),
    Golden("solo-a-draw-is-a-loss", 1, 848, {}),
    Golden("solo-eva-wins-by-points", 1, 3, {"eva": "train-driver", "goods_per_city": 4}),
    Golden("solo-eva-fills-a-region", 1, 1, {}),
    Golden("solo-hard-walls", 1, 20, {"eva": "railway-magnate", "walls": "hard"}),
    Golden("two-players", 2, 2, {}),
    Golden("two-players-hard-walls", 2, 3, {"walls": "hard"}),
    Golden("two-players-who-stall", 2, 4, {}, plans=False),
    Golden("three-players-coal", 3, 5, {"coal": True}),
    Golden("three-players-medium-walls", 3, 6, {"walls": "medium", "first_seat": 2}),
    Golden("four-players-orders", 4, 7, {"orders": True}),
    Golden("five-players-starting-tiles", 5, 8, {"starting_tiles": True}),
    Golden("five-players-everything", 5, 9, {"coal": True, "orders": True, "starting_tiles": True, "walls": "medium"}),
]


def played(golden: Golden) -> Table:
    """The game as its players play it."""
    from games.steamrollers.position import GAME

    table = GAME.table(seats=golden.seats, seed=golden.seed, **golden.options)
    state = table.state
    assert isinstance(state, SteamRollers)
    chooser = random.Random(golden.seed)
    minds = [plan(state.material, int(state.walls), chooser, golden.lines) for _ in range(golden.seats)]
    while not table.over:
        seat = table.actors[0]
        table.play(wanted(table, seat, minds[seat] if golden.plans else None, chooser), seat)
    return table


def wanted(table: Table, seat: int, mind: Plan | None, chooser: random.Random) -> int:
    state = table.state
    assert isinstance(state, SteamRollers)
    return int(chooser.choice(list(state.legal(seat)))) if mind is None else chosen(state, seat, mind, chooser)


def transcript(record: Record) -> str:
    """Every move with what it did, then the score sheets."""
    from games.steamrollers.position import GAME

    words = Words("en", GAME.room)
    lines = [GAME.describe(record.replay(GAME, upto=0).state, None, words), ""]

    def tell(table: Table) -> None:
        entry = table.entries[-1]
        lines.append(f"{len(table.entries)}. seat {entry.seat + 1}: {record.lines[len(table.entries) - 1].what}")
        lines.extend(f"    {words.event(event)}" for event in table.told(None))

    table = record.replay(GAME, watch=tell)
    result = table.result()
    for sheet in result.seats:
        name = sheet.seat if isinstance(sheet.seat, str) else f"Seat {sheet.seat + 1}"
        lines.append(f"{name}: {sheet.total}")
        lines.extend(
            f"    {words.say(f'part-{part.name}')} {part.points} {', '.join(part.proof)}".rstrip() for part in sheet.parts
        )
    places = [
        ", ".join(f"seat {seat + 1}" if isinstance(seat, int) else seat for seat in place.seats) for place in result.ranking
    ]
    lines.append(f"Places: {'; '.join(places)} ({result.decided_by}). Ended by {result.ended_by}.")
    return "\n".join(lines) + "\n"


# The players: each has a railway in mind, which makes networks, deliveries and exchanges happen


def plan(material: Material, walls: int, chooser: random.Random, lines: int = 9) -> Plan:
    """Lines between random cities over cells that no other line uses."""
    found: Plan = {}
    for _ in range(lines):
        one, other = chooser.sample(range(6), 2)
        found.update(line(material, walls, one, other, found, chooser))
    return found


def line(material: Material, walls: int, origin: int, to: int, used: Plan, chooser: random.Random) -> Plan:
    """A short way from one city to another, some cells being dearer than others by chance."""
    cost = [1 + chooser.random() for _ in range(CELLS)]
    start, goal = int(material.city_cell[origin]), int(material.city_cell[to])
    waiting: list[tuple[float, int, list[tuple[int, int]]]] = [(0.0, start, [])]
    seen: set[int] = set()
    while waiting:
        so_far, cell, way = heapq.heappop(waiting)
        if cell == goal:
            return {
                here: track_number((SIDE_NAMES[(way[at - 1][1] + 3) % 6], SIDE_NAMES[side]))
                for at, (here, side) in enumerate(way)
                if at
            }
        if cell in seen or cell in used or (cell != start and material.kind[cell] == CITY):
            continue
        seen.add(cell)
        for side in range(6):
            there = int(material.joins[(walls * CELLS + cell) * 6 + side])
            if there >= 0:
                heapq.heappush(waiting, (so_far + cost[there], there, [*way, (cell, side)]))
    return {}


def chosen(state: SteamRollers, seat: int, mind: Plan, chooser: random.Random) -> int:
    """The legal action the player likes best, with a little chance."""
    return max((int(number) for number in state.legal(seat)), key=lambda number: worth(state, seat, number, mind, chooser))


def worth(state: SteamRollers, seat: int, number: int, mind: Plan, chooser: random.Random) -> float:
    chance = chooser.random()
    if number >= DRAW:
        cell, track = divmod(number - DRAW, 15)
        return 6 + chance if mind.get(cell) == track else chance
    if number >= DELIVER:
        return 5 + 2 * int(distance_of(number)) + chance
    if number >= TAKE:
        return 2 + 2 * chance
    if number >= CROSS:
        return 5 + 2 * chance if power(state.sheets, state.table, state.turn, seat) < 5 else 3
    if EXCHANGE <= number < START:
        return 50 + chance
    if number >= SET:
        return 4 + 2 * chance if state.turn.changed == 0 and chance > 0.6 else 0.1 * chance
    if number >= CHOOSE_TWO:
        return 20 + chance
    if number >= CHOOSE:
        return useful(state, seat, number - CHOOSE, mind) + chance
    return 3 * chance if number in (TAKE_DIE, REROLL_EVA, BLOCK_EVA) else 1.5 * chance


def useful(state: SteamRollers, seat: int, die: int, mind: Plan) -> int:
    """Whether the die allows a delivery, a planned track or a box."""
    if deliverable(state.material, state.sheets, state.table, state.turn, seat, die, True):
        return 9
    black = int(state.turn.black) * 3
    for cell, track in mind.items():
        kind = 0 if track < 3 else 1 if track < 9 else 2
        if state.material.region[cell] == die and state.sheets[seat * SHEET + cell] == 0 and state.material.black[black + kind]:
            return 5
    return 0 if box_crossed(state.sheets, seat, die) else 4


# Writing them anew


def main() -> None:
    """Write all golden games anew."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        record = Record.of(played(golden))
        (FOLDER / f"{golden.name}.log").write_text(str(record), "utf-8")
        (FOLDER / f"{golden.name}.txt").write_text(transcript(record), "utf-8")


if __name__ == "__main__":
    main()
