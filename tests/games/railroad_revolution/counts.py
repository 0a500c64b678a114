"""Counting the material on a table, in plain Python, apart from the rules."""

from __future__ import annotations

from semafor.games.railroad_revolution.layout import (
    AVAILABLE,
    BACK,
    BUILDINGS,
    COLOURS,
    DEALS,
    DESK_SEAT,
    DISCARDED,
    DONE,
    DRAWN,
    FIELD,
    FRONT,
    GENERAL,
    KINDS,
    LAID,
    MANAGER,
    MONEY,
    NETWORK,
    NONE,
    OFFICES,
    OPEN,
    OVER,
    PICK,
    QUEUE,
    QUEUE_ROOM,
    QUEUED,
    REACH,
    SEAT,
    SETUP_WORKER,
    SHARES,
    SPARE_BUILDING,
    STACK,
    STANDING,
    STATIONS,
    STOCK,
    SUPPLY,
    TRACKS,
)
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.state import RailroadRevolution


def complaints(state: RailroadRevolution) -> list[str]:
    """Everything that does not add up."""
    table = state.table
    wrong = [*_workers(table), *_trains(table), *_milestones(table), *_deals(table)]
    for seat in range(table.seats):
        wrong += _seat(table, seat)
    return wrong


def _workers(table: Tabletop) -> list[str]:
    counts = [int(table.box[GENERAL + colour]) for colour in range(COLOURS)]
    for place in range(4):
        if table.box[SETUP_WORKER + place] != NONE:
            counts[table.box[SETUP_WORKER + place]] += 1
    for seat in range(table.seats):
        at = seat * SEAT
        for colour in range(COLOURS):
            counts[colour] += int(table.box[at + SUPPLY + colour]) + int(table.box[at + STANDING + colour])
        for place in range(at + MANAGER, at + MANAGER + 4):
            if table.box[place] != NONE:
                counts[table.box[place]] += 1
    return [] if counts == [4 * table.seats, 12, 12, 12, 12] else [f"workers {counts}"]


def _trains(table: Tabletop) -> list[str]:
    height = {2: 3, 3: 4, 4: 5}[int(table.seats)]
    counts = [int(table.box[STOCK + kind]) for kind in range(KINDS)]
    for seat in range(table.seats):
        for kind in range(KINDS):
            counts[kind] += int(table.box[seat * SEAT + FRONT + kind]) + int(table.box[seat * SEAT + BACK + kind])
    return [] if counts == [table.seats, height, height, height, height] else [f"trains {counts}"]


def _milestones(table: Tabletop) -> list[str]:
    ids = table.material.milestone_ids
    found = [int(table.box[DRAWN + place]) for place in range(3)]
    for stack in range(3):
        found += [tile for tile in range(len(ids)) if table.desk[STACK + stack] >> tile & 1]
        found += [int(table.box[QUEUE + stack * QUEUE_ROOM + at]) for at in range(int(table.box[QUEUED + stack]))]
    for seat in range(table.seats):
        found += [int(table.box[seat * SEAT + OPEN + slot]) for slot in range(2)]
        found += [tile for tile in range(len(ids)) if table.desk[seat * DESK_SEAT + DONE] >> tile & 1]
    tiles = sorted(tile for tile in found if tile != NONE)
    late = [tile for tile in tiles if not ids[tile].startswith("A")]
    first = [tile for tile in tiles if ids[tile].startswith("A")]
    wrong = [] if late == list(range(8, 38)) else [f"milestones {late}"]
    letters = sorted(ids[tile][:2] for tile in first)
    return wrong if letters == ["A1"] * int(table.seats) + ["A2"] * int(table.seats) else [*wrong, f"opening {letters}"]


def _deals(table: Tabletop) -> list[str]:
    stack, discards = int(table.desk[DEALS]), int(table.desk[DISCARDED])
    apart = stack & discards == 0 and not (stack | discards) >> int(table.deal) & 1
    whole = stack | discards | 1 << int(table.deal) == 511
    return [] if apart and whole else [f"deals {stack:b} {discards:b} {int(table.deal)}"]


def _seat(table: Tabletop, seat: int) -> list[str]:
    at, desk = seat * SEAT, seat * DESK_SEAT
    wrong = []
    standing = [sum(int(table.box[at + FIELD + f * COLOURS + c]) for f in range(4)) for c in range(COLOURS)]
    if standing != [int(table.box[at + STANDING + c]) for c in range(COLOURS)]:
        wrong.append(f"workers on the board of seat {seat}")
    if sum(int(table.box[at + place]) for place in range(10)) != table.desk[desk + AVAILABLE]:
        wrong.append(f"available workers of seat {seat}")
    if table.desk[desk + AVAILABLE] < 4 and (table.course.phase == OVER or seat != table.course.who):
        wrong.append(f"seat {seat} has fewer than four workers and does not decide")
    if table.desk[desk + MONEY] < 0 or table.desk[desk + SHARES] < 0:
        wrong.append(f"seat {seat} has debts")
    return wrong + _pieces(table, seat)


def _pieces(table: Tabletop, seat: int) -> list[str]:
    at, desk = seat * SEAT, seat * DESK_SEAT
    wrong = []
    laid = [space for space in range(table.material.spaces) if table.desk[desk + LAID] >> space & 1]
    built = int(table.desk[desk + STATIONS]).bit_count() + int(table.desk[desk + OFFICES]).bit_count()
    if len(laid) + table.box[at + TRACKS] > 17 or built + table.box[at + BUILDINGS] > 13:
        wrong.append(f"too many pieces of seat {seat}")
    if table.course.phase == PICK and built + table.box[at + BUILDINGS] + table.box[at + SPARE_BUILDING] != 13:
        wrong.append(f"buildings of seat {seat} in the set-up")
    spaces = table.material.printed["space"]
    cities = {city for space in laid for city in spaces[space]["between"]}
    network = {city for at, city in enumerate(table.material.city_ids) if table.desk[desk + NETWORK] >> at & 1}
    reach = {at for at in range(len(spaces)) if table.desk[desk + REACH] >> at & 1}
    if cities != network or reach != {at for at, space in enumerate(spaces) if network & set(space["between"])}:
        wrong.append(f"network of seat {seat}")
    return wrong
