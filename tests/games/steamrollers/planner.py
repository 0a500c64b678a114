"""A player with a railway in mind: it makes networks, deliveries and exchanges happen in test games."""

from __future__ import annotations

import heapq
import random

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
from semafor.games.steamrollers.refusals_of_actions import track_number
from semafor.games.steamrollers.state import SteamRollers

Plan = dict[int, int]  # the track meant for each cell


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
        return 5 + 2 * chance if state.power(seat) < 5 else 3
    if EXCHANGE <= number < START:
        return 50 + chance
    if number >= SET:
        return 4 + 2 * chance if state.changed == 0 and chance > 0.6 else 0.1 * chance
    if number >= CHOOSE_TWO:
        return 20 + chance
    if number >= CHOOSE:
        return useful(state, seat, number - CHOOSE, mind) + chance
    return 3 * chance if number in (TAKE_DIE, REROLL_EVA, BLOCK_EVA) else 1.5 * chance


def useful(state: SteamRollers, seat: int, die: int, mind: Plan) -> int:
    """Whether the die allows a delivery, a planned track or a box."""
    if state.deliverable(seat, die, True):
        return 9
    black = int(state.black) * 3
    for cell, track in mind.items():
        kind = 0 if track < 3 else 1 if track < 9 else 2
        if state.material.region[cell] == die and state.sheets[seat * SHEET + cell] == 0 and state.material.black[black + kind]:
            return 5
    return 0 if state.box_crossed(seat, die) else 4
