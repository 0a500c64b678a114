"""The strict reading of the duty to draw, an option: the greatest possible number of dice has to be drawn.

It looks ahead over all orders and places of the dice that are left, drawing on the board itself and taking back.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.actions import Kit
from semafor.games.railroad_ink.layout import BLOCK, CONTEXT, FIRST_SPECIAL, FREE, MASKS, OPEN, ROUTE_LOOKS, ROUTES
from semafor.games.railroad_ink.material import BIT_AT, FACE_OF, FITS, SPREAD
from semafor.games.railroad_ink.parts.boards import put, tile_at
from semafor.games.railroad_ink.parts.dice import dice_left, give_back_die, spend_die
from semafor.kernel.state import Moves


def greatest_number(board: vec[u8], masks: vec[i64], seat: i64) -> i64:
    """How many of the dice that are left can still be drawn."""
    return most_dice(board, masks, seat, dice_left(board, seat))


def most_dice(board: vec[u8], masks: vec[i64], seat: i64, enough: i64) -> i64:
    """How many dice can still be drawn one after another, `enough` at most; no special route helps."""
    if enough == 0:
        return 0
    best: i64 = 0
    frontier = masks[seat * MASKS + FREE] & masks[seat * MASKS + OPEN]
    while frontier:
        bit = frontier & -frontier
        frontier ^= bit
        cell = BIT_AT[bit * SPREAD >> 58 & 63]
        fits = FITS[i64(board[seat * BLOCK + CONTEXT + cell])] & masks[seat * MASKS + ROUTES]
        while fits:
            low = fits & -fits
            fits ^= low
            best = max(best, 1 + most_after(board, masks, seat, cell, BIT_AT[low * SPREAD >> 58 & 63], enough - 1))
            if best == enough:
                return best
    return best


def most_after(board: vec[u8], masks: vec[i64], seat: i64, cell: i64, look: i64, enough: i64) -> i64:
    """The same after a drawing, which is then taken back."""
    before = tile_at(board, seat, cell)
    face = FACE_OF[look]
    put(board, masks, seat, cell, look)
    if face < FIRST_SPECIAL:
        spend_die(board, masks, seat, face)
    most = most_dice(board, masks, seat, enough)
    if face < FIRST_SPECIAL:
        give_back_die(board, masks, seat, face)
    put(board, masks, seat, cell, before)
    return most


def wastes(board: vec[u8], masks: vec[i64], seat: i64, cell: i64, look: i64, greatest: i64) -> bool:
    """Whether fewer dice than the greatest possible number could be drawn after this drawing. Lava is free."""
    if look > ROUTE_LOOKS:
        return False
    own: i64 = 1 if FACE_OF[look] < FIRST_SPECIAL else 0
    return own + most_after(board, masks, seat, cell, look, greatest - own) < greatest


def drop_wasteful(board: vec[u8], masks: vec[i64], kit: Kit, seat: i64, moves: Moves) -> None:
    """Only drawings remain after which the greatest possible number of dice can still be drawn."""
    greatest = greatest_number(board, masks, seat)
    kept: i64 = 0
    for at in range(moves.count):
        number = moves.numbers[at]
        if not wastes(board, masks, seat, kit.cell(number), kit.look(number), greatest):
            moves.numbers[kept] = number
            kept += 1
    moves.count = kept
