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
from semafor.games.railroad_revolution.state import RailroadRevolution


def complaints(state: RailroadRevolution) -> list[str]:
    """Everything that does not add up."""
    wrong = [*_workers(state), *_trains(state), *_milestones(state), *_deals(state)]
    for seat in range(state.seats):
        wrong += _seat(state, seat)
    return wrong


def _workers(state: RailroadRevolution) -> list[str]:
    counts = [int(state.box[GENERAL + colour]) for colour in range(COLOURS)]
    for place in range(4):
        if state.box[SETUP_WORKER + place] != NONE:
            counts[state.box[SETUP_WORKER + place]] += 1
    for seat in range(state.seats):
        at = seat * SEAT
        for colour in range(COLOURS):
            counts[colour] += int(state.box[at + SUPPLY + colour]) + int(state.box[at + STANDING + colour])
        for place in range(at + MANAGER, at + MANAGER + 4):
            if state.box[place] != NONE:
                counts[state.box[place]] += 1
    return [] if counts == [4 * state.seats, 12, 12, 12, 12] else [f"workers {counts}"]


def _trains(state: RailroadRevolution) -> list[str]:
    height = {2: 3, 3: 4, 4: 5}[int(state.seats)]
    counts = [int(state.box[STOCK + kind]) for kind in range(KINDS)]
    for seat in range(state.seats):
        for kind in range(KINDS):
            counts[kind] += int(state.box[seat * SEAT + FRONT + kind]) + int(state.box[seat * SEAT + BACK + kind])
    return [] if counts == [state.seats, height, height, height, height] else [f"trains {counts}"]


def _milestones(state: RailroadRevolution) -> list[str]:
    ids = state.material.milestone_ids
    found = [int(state.box[DRAWN + place]) for place in range(3)]
    for stack in range(3):
        found += [tile for tile in range(len(ids)) if state.desk[STACK + stack] >> tile & 1]
        found += [int(state.box[QUEUE + stack * QUEUE_ROOM + at]) for at in range(int(state.box[QUEUED + stack]))]
    for seat in range(state.seats):
        found += [int(state.box[seat * SEAT + OPEN + slot]) for slot in range(2)]
        found += [tile for tile in range(len(ids)) if state.desk[seat * DESK_SEAT + DONE] >> tile & 1]
    tiles = sorted(tile for tile in found if tile != NONE)
    late = [tile for tile in tiles if not ids[tile].startswith("A")]
    first = [tile for tile in tiles if ids[tile].startswith("A")]
    wrong = [] if late == list(range(8, 38)) else [f"milestones {late}"]
    letters = sorted(ids[tile][:2] for tile in first)
    return wrong if letters == ["A1"] * int(state.seats) + ["A2"] * int(state.seats) else [*wrong, f"opening {letters}"]


def _deals(state: RailroadRevolution) -> list[str]:
    stack, discards = int(state.desk[DEALS]), int(state.desk[DISCARDED])
    apart = stack & discards == 0 and not (stack | discards) >> int(state.deal) & 1
    whole = stack | discards | 1 << int(state.deal) == 511
    return [] if apart and whole else [f"deals {stack:b} {discards:b} {int(state.deal)}"]


def _seat(state: RailroadRevolution, seat: int) -> list[str]:
    at, desk = seat * SEAT, seat * DESK_SEAT
    wrong = []
    standing = [sum(int(state.box[at + FIELD + f * COLOURS + c]) for f in range(4)) for c in range(COLOURS)]
    if standing != [int(state.box[at + STANDING + c]) for c in range(COLOURS)]:
        wrong.append(f"workers on the board of seat {seat}")
    if sum(int(state.box[at + place]) for place in range(10)) != state.desk[desk + AVAILABLE]:
        wrong.append(f"available workers of seat {seat}")
    if state.desk[desk + AVAILABLE] < 4 and (state.phase == OVER or seat != state.who):
        wrong.append(f"seat {seat} has fewer than four workers and does not decide")
    if state.desk[desk + MONEY] < 0 or state.desk[desk + SHARES] < 0:
        wrong.append(f"seat {seat} has debts")
    return wrong + _pieces(state, seat)


def _pieces(state: RailroadRevolution, seat: int) -> list[str]:
    at, desk = seat * SEAT, seat * DESK_SEAT
    wrong = []
    laid = [space for space in range(state.material.spaces) if state.desk[desk + LAID] >> space & 1]
    built = int(state.desk[desk + STATIONS]).bit_count() + int(state.desk[desk + OFFICES]).bit_count()
    if len(laid) + state.box[at + TRACKS] > 17 or built + state.box[at + BUILDINGS] > 13:
        wrong.append(f"too many pieces of seat {seat}")
    if state.phase == PICK and built + state.box[at + BUILDINGS] + state.box[at + SPARE_BUILDING] != 13:
        wrong.append(f"buildings of seat {seat} in the set-up")
    spaces = state.material.printed["space"]
    cities = {city for space in laid for city in spaces[space]["between"]}
    network = {city for at, city in enumerate(state.material.city_ids) if state.desk[desk + NETWORK] >> at & 1}
    reach = {at for at in range(len(spaces)) if state.desk[desk + REACH] >> at & 1}
    if cities != network or reach != {at for at, space in enumerate(spaces) if network & set(space["between"])}:
        wrong.append(f"network of seat {seat}")
    return wrong
