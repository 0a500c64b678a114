"""Starting tiles: picked in reverse order before the first round, each used at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.steamrollers.actions import (
    CROSS,
    DECLINE,
    DRAW,
    START,
    START_ACTION_TILE,
    START_LOCOMOTIVE,
    START_PLUS_TWO,
    START_TILES,
    START_TRACK,
    TAKE,
)
from semafor.games.steamrollers.actions import LOAD as LOAD_ACTION
from semafor.games.steamrollers.eva import Eva
from semafor.games.steamrollers.layout import (
    BAG,
    BONUS,
    CELLS,
    CITIES,
    GREY,
    LOAD,
    LOAD_CITY,
    OWNER,
    POOL,
    SHEET,
    STARTING,
    TRACKS,
)
from semafor.games.steamrollers.material import CITY, NO_REGION
from semafor.games.steamrollers.rounds import START_BOX, START_DRAW, START_LOAD, START_PICK, START_TILE
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

BONUS_POINTS: Final = 2
LOAD_CITIES: Final = 2  # city 3, numbered from 0; city 4 is the next


@mypyc_attr(acyclic=True)
class Starting(Eva):
    """Before the first round."""

    def add_start(self, moves: Moves) -> None:
        if self.phase == START_PICK:
            for tile in range(i64(START_TILES)):
                if self.table[STARTING + tile] == POOL:
                    moves.add(START + tile)
        elif self.phase == START_BOX:
            moves.add(DECLINE)
            moves.add_range(CROSS, CROSS + 5)
        elif self.phase == START_DRAW:
            moves.add(DECLINE)
            for cell in range(i64(CELLS)):
                if self.material.region[cell] != NO_REGION and self.material.kind[cell] != CITY:
                    moves.add_range(DRAW + cell * TRACKS, DRAW + cell * TRACKS + 14)
        elif self.phase == START_TILE:
            for tile in range(i64(CITIES)):
                if self.table[OWNER + tile] == POOL:
                    moves.add(TAKE + tile)
        else:
            self.add_loads(moves)

    def add_loads(self, moves: Moves) -> None:
        if not self.loads_left():
            moves.add(DECLINE)
        for kind in range(i64(GREY)):
            if self.table[BAG + kind] > 0:
                moves.add_range(LOAD_ACTION + kind * 2, LOAD_ACTION + kind * 2 + 1)

    def loads_left(self) -> bool:
        """Whether the bag holds a good that can be an own load."""
        for kind in range(i64(GREY)):
            if self.table[BAG + kind] > 0:
                return True
        return False

    def apply_start(self, seat: i64, action: i64, luck: Luck) -> None:
        if action >= LOAD_ACTION:
            kind = (action - LOAD_ACTION) // 2
            self.table[BAG + kind] -= 1
            self.sheets[seat * SHEET + LOAD] = u8(kind + 1)
            self.sheets[seat * SHEET + LOAD_CITY] = u8(LOAD_CITIES + (action - LOAD_ACTION) % 2)
            self.next_pick(luck)
            return
        tile = action - START
        self.table[STARTING + tile] = u8(seat)
        if tile == START_LOCOMOTIVE:
            self.phase = START_BOX
        elif tile == START_TRACK:
            self.phase = START_DRAW
        elif tile == START_ACTION_TILE:
            self.phase = START_TILE
        elif tile == START_PLUS_TWO:
            self.sheets[seat * SHEET + BONUS] = BONUS_POINTS
            self.next_pick(luck)
        else:
            self.phase = START_LOAD

    def next_pick(self, luck: Luck) -> None:
        """The seat to the right picks next; after the first player the game begins."""
        if self.turn == self.first:
            self.discard_starting_tiles()
            self.begin_round(luck)
        else:
            self.turn = (self.turn + self.seats - 1) % self.seats
            self.phase = START_PICK
