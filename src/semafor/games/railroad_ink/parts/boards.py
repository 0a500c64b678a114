"""The cells of everybody's boards, with the frontier of each board kept up to date whenever a cell changes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.railroad_ink.layout import (
    BLOCK,
    CELLS,
    CONTEXT,
    CRATER,
    EMPTY,
    FREE,
    LED_TO,
    MAGMAS,
    MASKS,
    NOT_EAST,
    NOT_WEST,
    OPEN,
    ROUTE_LOOKS,
    SIZE,
    TILE,
)
from semafor.games.railroad_ink.material import BIT, NEIGHBOUR, TO_EAST, TO_NORTH, TO_SOUTH, TO_WEST


@mypyc_attr(acyclic=True)
class OpenBoards:
    """All boards as they lay open when the round began. Never changed, so clones share it."""

    def __init__(self, board: vec[u8], masks: vec[i64]) -> None:
        self.board: Final = board
        self.masks: Final = masks


def tile_at(board: vec[u8], seat: i64, cell: i64) -> i64:
    """The look that the cell holds, or EMPTY."""
    return i64(board[seat * BLOCK + TILE + cell])


def context_at(board: vec[u8], seat: i64, cell: i64) -> i64:
    """What the four neighbours and exits turn towards the cell."""
    return i64(board[seat * BLOCK + CONTEXT + cell])


def put(board: vec[u8], masks: vec[i64], seat: i64, cell: i64, look: i64) -> None:
    """The cell holds that look, or nothing; what its neighbours see of it follows."""
    at = seat * MASKS
    board[seat * BLOCK + TILE + cell] = u8(look)
    bit = BIT[cell]
    if look in (EMPTY, CRATER):
        masks[at + FREE] |= bit
    else:
        masks[at + FREE] &= ~bit
    if look > ROUTE_LOOKS and look != CRATER:
        masks[at + MAGMAS] |= bit
    else:
        masks[at + MAGMAS] &= ~bit
    place = seat * BLOCK + CONTEXT + cell
    open = masks[at + OPEN]  # bits of a row are SIZE, 7, away from the next: shifts are by literals only (a compiler's bug)
    if cell >= SIZE:
        open = turn_towards(board, place - SIZE, 0xCF, TO_NORTH[look], open, bit >> 7)
    if bit & NOT_EAST:
        open = turn_towards(board, place + 1, 0x3F, TO_EAST[look], open, bit << 1)
    if cell < CELLS - SIZE:
        open = turn_towards(board, place + SIZE, 0xFC, TO_SOUTH[look], open, bit << 7)
    if bit & NOT_WEST:
        open = turn_towards(board, place - 1, 0xF3, TO_WEST[look], open, bit >> 1)
    masks[at + OPEN] = open
    masks[at + LED_TO] = led_to_beside(board, place, masks[at + LED_TO], cell)


def led_to_beside(board: vec[u8], place: i64, led_to: i64, cell: i64) -> i64:
    """The cells that routes lead to, after what the neighbours of this one see has changed."""
    for side in range(i64(4)):
        other = NEIGHBOUR[cell * 4 + side]
        if other >= 0:
            if has_route(i64(board[place - cell + other])):
                led_to |= BIT[other]
            else:
                led_to &= ~BIT[other]
    return led_to


def has_route(ends: i64) -> bool:
    """Whether any of four ends is a highway or a railway, which have one of two bits; lava has both."""
    return (ends ^ ends >> 1) & 0x55 != 0


def turn_towards(board: vec[u8], place: i64, others: i64, end: i64, open: i64, bit: i64) -> i64:
    """One side of a context becomes `end`, the mask `others` keeps the other three; the open cells, of which it may be one."""
    context = i64(board[place]) & others | end
    board[place] = u8(context)
    return open | bit if context else open & ~bit


def refresh_cells(board: vec[u8], masks: vec[i64], seat: i64) -> None:
    """The masks of the seat's cells follow its board."""
    free: i64 = 0
    open: i64 = 0
    magmas: i64 = 0
    led_to: i64 = 0
    for cell in range(i64(CELLS)):
        look = tile_at(board, seat, cell)
        if look in (EMPTY, CRATER):
            free |= BIT[cell]
        elif look > ROUTE_LOOKS:
            magmas |= BIT[cell]
        if context_at(board, seat, cell) != 0:
            open |= BIT[cell]
        if has_route(context_at(board, seat, cell)):
            led_to |= BIT[cell]
    masks[seat * MASKS + FREE] = free
    masks[seat * MASKS + OPEN] = open
    masks[seat * MASKS + LED_TO] = led_to
    masks[seat * MASKS + MAGMAS] = magmas
