"""Lava: where it flows, where a new volcano may rise, what it may devour, and the duty to draw one of its faces."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.actions import Kit
from semafor.games.railroad_ink.layout import (
    ALL_CELLS,
    BLOCK,
    CONTEXT,
    FREE,
    LAVA_DRAWN,
    LAVAS,
    MAGMAS,
    MASKS,
    NOT_EAST,
    NOT_WEST,
    OPEN,
    ROUTE_LOOKS,
    ROUTES,
    SPECIALS,
    VOLCANO,
)
from semafor.games.railroad_ink.material import BIT_AT, FITS, LAVA_FITS, SPREAD
from semafor.games.railroad_ink.parts.drawing import add_looks
from semafor.kernel.state import Moves


def add_with_lava(board: vec[u8], masks: vec[i64], kit: Kit, seat: i64, moves: Moves) -> bool:
    """Add every route, lava face and volcano; say whether the seat may finish instead."""
    at = seat * MASKS
    free = masks[at + FREE]
    routes = masks[at + ROUTES]
    wanted = routes | masks[at + SPECIALS]
    lavas = masks[at + LAVAS]
    volcanoes = volcano_cells(masks, seat)
    devoured = devourable(board, masks, seat)
    cells = free & masks[at + OPEN] | volcanoes | devoured
    contexts = seat * BLOCK + CONTEXT
    drawable: i64 = 0
    lava_drawable: i64 = 0
    while cells:
        bit = cells & -cells
        cells ^= bit
        cell = BIT_AT[bit * SPREAD >> 58 & 63]
        number = kit.drawing(cell, 0)
        context = i64(board[contexts + cell])
        if context:
            fits = FITS[context] & wanted if free & bit else i64(0)
            flows = LAVA_FITS[context] & lavas
            drawable |= fits
            lava_drawable |= flows
            if fits | flows:
                add_looks(moves, number, fits)
                add_looks(moves, number + ROUTE_LOOKS, flows)
        if volcanoes & bit:
            moves.add(number + VOLCANO)
    if drawable & routes:
        return False
    # ink.lava.must-draw-one-face; it lapses when nothing helps (ink.lava.all-closed)
    return board[seat * BLOCK + LAVA_DRAWN] > 0 or (lava_drawable == 0 and volcanoes == 0)


def volcano_cells(masks: vec[i64], seat: i64) -> i64:
    """Empty cells that are not next to any lava (ink.lava.new-volcano)."""
    lava = masks[seat * MASKS + MAGMAS]
    return masks[seat * MASKS + FREE] & ~(lava | beside(lava))


def beside(cells: i64) -> i64:
    """All neighbours of the cells: those seven further are the ones above and below."""
    return (cells << 7 | cells >> 7 | (cells << 1 & NOT_WEST) | (cells >> 1 & NOT_EAST)) & ALL_CELLS


def lava_cells(board: vec[u8], masks: vec[i64], seat: i64, cells: i64) -> i64:
    """Those of the cells where a lava die that is left fits."""
    found: i64 = 0
    first = first_lava_cell(board, masks, seat, cells)
    while first:
        found |= first
        cells &= -first & ~first
        first = first_lava_cell(board, masks, seat, cells)
    return found


def first_lava_cell(board: vec[u8], masks: vec[i64], seat: i64, cells: i64) -> i64:
    """The first of the cells where a lava die that is left fits, as a bit; 0 if there is none."""
    lavas = masks[seat * MASKS + LAVAS]
    contexts = seat * BLOCK + CONTEXT
    cells &= beside(masks[seat * MASKS + MAGMAS])
    while cells:
        bit = cells & -cells
        if LAVA_FITS[i64(board[contexts + BIT_AT[bit * SPREAD >> 58 & 63]])] & lavas:
            return bit
        cells ^= bit
    return 0


def must_devour(board: vec[u8], masks: vec[i64], seat: i64) -> bool:
    """The case of ink.lava.forced: no lava face is drawn in this round yet, and none fits an empty cell."""
    if board[seat * BLOCK + LAVA_DRAWN] > 0:
        return False
    return first_lava_cell(board, masks, seat, masks[seat * MASKS + FREE]) == 0


def devourable(board: vec[u8], masks: vec[i64], seat: i64) -> i64:
    """Cells whose route lava may devour now."""
    if not must_devour(board, masks, seat):
        return 0
    return lava_cells(board, masks, seat, ALL_CELLS & ~masks[seat * MASKS + FREE] & ~masks[seat * MASKS + MAGMAS])
