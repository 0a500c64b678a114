"""Starting tiles: picked in reverse order before the first round, each used at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
from semafor.games.steamrollers.layout import (
    BAG,
    BONUS,
    BOX,
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
from semafor.games.steamrollers.material import CITY, NO_REGION, Material
from semafor.games.steamrollers.parts.rounds import begin_round
from semafor.games.steamrollers.parts.turn import START_BOX, START_DRAW, START_LOAD, START_PICK, START_TILE, Turn
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

BONUS_POINTS: Final = 2
LOAD_CITIES: Final = 2  # city 3, numbered from 0; city 4 is the next


def add_start(material: Material, table: vec[u8], turn: Turn, moves: Moves) -> None:
    """Which tile to pick, or how to use the one picked."""
    if turn.phase == START_PICK:
        for tile in range(i64(START_TILES)):
            if table[STARTING + tile] == POOL:
                moves.add(START + tile)
    elif turn.phase == START_BOX:
        moves.add(DECLINE)
        moves.add_range(CROSS, CROSS + 5)
    elif turn.phase == START_DRAW:
        moves.add(DECLINE)
        for cell in range(i64(CELLS)):
            if material.region[cell] != NO_REGION and material.kind[cell] != CITY:
                moves.add_range(DRAW + cell * TRACKS, DRAW + cell * TRACKS + 14)
    elif turn.phase == START_TILE:
        for tile in range(i64(CITIES)):
            if table[OWNER + tile] == POOL:
                moves.add(TAKE + tile)
    else:
        add_loads(table, moves)


def add_loads(table: vec[u8], moves: Moves) -> None:
    if not loads_left(table):
        moves.add(DECLINE)
    for kind in range(i64(GREY)):
        if table[BAG + kind] > 0:
            moves.add_range(LOAD_ACTION + kind * 2, LOAD_ACTION + kind * 2 + 1)


def loads_left(table: vec[u8]) -> bool:
    """Whether the bag holds a good that can be an own load."""
    for kind in range(i64(GREY)):
        if table[BAG + kind] > 0:
            return True
    return False


def apply_start(sheets: vec[u8], table: vec[u8], turn: Turn, seat: i64, action: i64, luck: Luck) -> None:
    """The tile is picked, or the own load chosen; the other effects are the actions of a turn."""
    if action >= LOAD_ACTION:
        kind = (action - LOAD_ACTION) // 2
        table[BAG + kind] -= 1
        sheets[seat * SHEET + LOAD] = u8(kind + 1)
        sheets[seat * SHEET + LOAD_CITY] = u8(LOAD_CITIES + (action - LOAD_ACTION) % 2)
        next_pick(table, turn, luck)
        return
    tile = action - START
    table[STARTING + tile] = u8(seat)
    if tile == START_LOCOMOTIVE:
        turn.phase = START_BOX
    elif tile == START_TRACK:
        turn.phase = START_DRAW
    elif tile == START_ACTION_TILE:
        turn.phase = START_TILE
    elif tile == START_PLUS_TWO:
        sheets[seat * SHEET + BONUS] = BONUS_POINTS
        next_pick(table, turn, luck)
    else:
        turn.phase = START_LOAD


def next_pick(table: vec[u8], turn: Turn, luck: Luck) -> None:
    """The seat to the right picks next; after the first player the tiles go into the box and the game begins."""
    if turn.seat == turn.first:
        for tile in range(i64(START_TILES)):
            table[STARTING + tile] = BOX
        begin_round(table, turn, luck)
    else:
        turn.seat = (turn.seat + turn.seats - 1) % turn.seats
        turn.phase = START_PICK
