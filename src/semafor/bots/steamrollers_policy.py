"""How a playout of SteamRollers goes on: deliver far, build lines that lead from city to city, strengthen the engine."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.policy import Policy
from semafor.games.steamrollers.actions import CHOOSE, CHOOSE_TWO, CROSS, DELIVER, DRAW, EXCHANGE, START, TAKE, distance_of
from semafor.games.steamrollers.layout import CELLS, CITIES, SHEET, SIDES, TRACKS
from semafor.games.steamrollers.material import CITY, NOWHERE, TRACK_A, TRACK_B, Material
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves, State

FAR: Final = 99
MOST_CANDIDATES: Final = 14
LINK: Final = 70  # a track that joins two cities
LINE: Final = 34  # a track that leads on from a city, less a step for each cell to the next one
DELIVERY: Final = 14  # for each point
STRONGER: Final = 36  # a locomotive box, less for each crossed already
NOISE: Final = 9  # a playout is not the same every time


class SteamPolicy(Policy):
    """Takes what looks best at once, with a little chance."""

    def __init__(self) -> None:
        super().__init__()
        self.ranked = True
        self.walls: i64 = -1
        self.steps: vec[i64] = vec[i64]()  # by city and cell: cells from there to the city

    def choose(self, state: State, seat: i64, luck: Luck) -> i64:
        assert isinstance(state, SteamRollers)
        moves = self.moves
        moves.clear()
        state.fill(seat, moves)
        best: i64 = 0
        best_value: i64 = -1_000
        for at in range(moves.count):
            value = self.value(state, seat, moves.numbers[at]) + luck.below(NOISE)
            if value > best_value:
                best = at
                best_value = value
        return moves.numbers[best]

    def candidates(self, state: State, seat: i64, moves: Moves) -> None:
        """The moves that look best, best first."""
        assert isinstance(state, SteamRollers)
        legal = self.moves
        legal.clear()
        state.fill(seat, legal)
        values = vec[i64](capacity=64)
        for at in range(legal.count):
            values = append(values, self.value(state, seat, legal.numbers[at]))
        for rank in range(min(legal.count, i64(MOST_CANDIDATES))):
            best: i64 = 0
            for at in range(legal.count):
                if values[at] > values[best]:
                    best = at
            moves.add(legal.numbers[best])
            values[best] = -1_000

    def value(self, state: SteamRollers, seat: i64, action: i64) -> i64:
        """How good the move looks at once."""
        if action >= DRAW:
            return self.track_value(state, seat, (action - DRAW) // TRACKS, (action - DRAW) % TRACKS)
        if action >= DELIVER:
            return DELIVERY * distance_of(action)
        if action >= TAKE:
            return 18
        if action >= CROSS:
            return STRONGER - 6 * state.power(seat)
        if EXCHANGE <= action < START:
            return 60
        if CHOOSE <= action < CHOOSE_TWO:
            return 40 if state.deliverable(seat, action - CHOOSE, True) else 20
        return 10

    def track_value(self, state: SteamRollers, seat: i64, cell: i64, track: i64) -> i64:
        """A finished link is best, then a line from a city that leads near to another one."""
        one = state.follow(seat * SHEET, cell, TRACK_A[track])
        other = state.follow(seat * SHEET, cell, TRACK_B[track])
        if one >= 0 and other >= 0:
            return LINK + 6 * ((one & 7) + (other & 7)) if one >> 3 != other >> 3 else -20
        if one >= 0:
            return self.line_value(state, cell, TRACK_B[track], one >> 3)
        if other >= 0:
            return self.line_value(state, cell, TRACK_A[track], other >> 3)
        return -10

    def line_value(self, state: SteamRollers, cell: i64, side: i64, home: i64) -> i64:
        """The value of a line from the home city that leaves the cell by this side."""
        if self.walls != state.walls:
            self.walls = state.walls
            self.steps = steps_to_cities(state.material, state.walls)
        next = state.material.joins[(state.walls * CELLS + cell) * SIDES + side]
        if next == NOWHERE:
            return -20
        fewest: i64 = FAR
        for city in range(i64(CITIES)):
            if city != home:
                fewest = min(fewest, self.steps[city * CELLS + next])
        return LINE - 5 * fewest


def steps_to_cities(material: Material, walls: i64) -> vec[i64]:
    """For each city and cell how many cells lie between them."""
    steps = vec[i64]([FAR] * (CITIES * CELLS))
    for city in range(i64(CITIES)):
        first = city * CELLS
        for cell in range(i64(CELLS)):
            if material.kind[cell] == CITY and material.region[cell] == city:
                steps[first + cell] = 0
        for round in range(i64(20)):
            for cell in range(i64(CELLS)):
                for side in range(i64(SIDES)):
                    next = material.joins[(walls * CELLS + cell) * SIDES + side]
                    if next != NOWHERE and (steps[first + next] == 0 or material.kind[next] != CITY):
                        steps[first + cell] = min(steps[first + cell], steps[first + next] + 1)
    return steps
