"""A look drawn on a board, with all that follows: the round noted there, and the die or special route it came from used."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.layout import (
    BLOCK,
    CONTEXT,
    FIRST_LAVA,
    FIRST_SPECIAL,
    FREE,
    LED_TO,
    MAGMAS,
    MASKS,
    OPEN,
    ROUND,
    ROUTE_LOOKS,
    SIZE,
    TILE,
    VOLCANO_FACE,
)
from semafor.games.railroad_ink.material import BIT, ENDS, FACE_OF, INNER
from semafor.games.railroad_ink.parts.boards import put
from semafor.games.railroad_ink.parts.dice import spend_die, spend_lava_die
from semafor.games.railroad_ink.parts.specials import cross_out


def draw(board: vec[u8], masks: vec[i64], seat: i64, cell: i64, look: i64, round: i64) -> None:
    """The seat draws the look in that round, in a free cell or over a route that it devours."""
    if masks[seat * MASKS + FREE] & BIT[cell]:
        draw_in_free(board, masks, seat, cell, look, round)
    else:
        put(board, masks, seat, cell, look)
        use_up(board, masks, seat, cell, look, round)


def draw_in_free(board: vec[u8], masks: vec[i64], seat: i64, cell: i64, look: i64, round: i64) -> None:
    """The same in a cell that is known to be free."""
    put_in_free(board, masks, seat, cell, look)
    use_up(board, masks, seat, cell, look, round)


def use_up(board: vec[u8], masks: vec[i64], seat: i64, cell: i64, look: i64, round: i64) -> None:
    """The round is noted in the cell, and what the look came from is used."""
    board[seat * BLOCK + ROUND + cell] = u8(round)
    face = FACE_OF[look]
    if face < FIRST_SPECIAL:
        spend_die(board, masks, seat, face)
    elif face < FIRST_LAVA:
        cross_out(board, masks, seat, face - FIRST_SPECIAL)
    elif face < VOLCANO_FACE:
        spend_lava_die(board, masks, seat, face - FIRST_LAVA)


def put_in_free(board: vec[u8], masks: vec[i64], seat: i64, cell: i64, look: i64) -> None:
    """What `put` does, where the cell turned nothing towards its neighbours before: ends are only added, without any branch.

    At the edge of the board nothing is added to whatever lies there in the store. A third of the instructions of `put`.
    """
    at = seat * MASKS
    place = seat * BLOCK + CONTEXT + cell
    ends = ENDS[look] & INNER[cell] * 3
    board[seat * BLOCK + TILE + cell] = u8(look)
    board[place - SIZE] |= u8(ends << 4 & 0x30)
    board[place + 1] |= u8(ends << 4 & 0xC0)
    board[place + SIZE] |= u8(ends >> 4 & 0x03)
    board[place - 1] |= u8(ends >> 4 & 0x0C)
    bit = BIT[cell]
    opened = beyond(bit, (ends | ends >> 1) & 0x55)
    masks[at + OPEN] |= opened
    masks[at + FREE] &= ~bit
    if look > ROUTE_LOOKS:
        masks[at + MAGMAS] |= bit
        masks[at + LED_TO] |= beyond(bit, (ends ^ ends >> 1) & 0x55)  # lava has both bits of an end
    else:
        masks[at + LED_TO] |= opened


def beyond(bit: i64, sides: i64) -> i64:
    """The cells beyond these sides of a cell: one bit for each, N, E, S, W from the lowest, two places apart."""
    along = (bit << 1) * (sides >> 2 & 1) | (bit >> 1) * (sides >> 6)
    return along | (bit >> 7) * (sides & 1) | (bit << 7) * (sides >> 4 & 1)
