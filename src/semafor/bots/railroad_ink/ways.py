"""How long the longest way of a board of Railroad Ink would be after one more drawing, found without making it."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.layout import CELLS, HIGHWAY
from semafor.games.railroad_ink.material import BIT, ENDS, NEIGHBOUR, SIDE_BIT
from semafor.games.railroad_ink.parts.boards import put, tile_at
from semafor.games.railroad_ink.parts.longest import LongestWay


def way_after(sheet: Sheet, cell: i64, look: i64, kind: i64) -> i64:
    """The longest way of the kind with the drawing: as it was, or one that ends in the cell or leads through it."""
    before = sheet.highway if kind == HIGHWAY else sheet.railway
    ends = ENDS[look]
    own = ends & ~(ends >> 1) if kind == HIGHWAY else ends >> 1 & ~ends
    if own & 0x55 == 0:
        return before
    if sheet.state.trail:
        return exact_way(sheet, cell, look, kind)
    longest: i64 = 0
    second: i64 = 0
    part: i64 = 0
    ring = False
    for side in range(i64(4)):
        other = NEIGHBOUR[cell * 4 + side]
        if own & SIDE_BIT[side] and other >= 0 and sheet.context(cell) >> side * 2 & 3 == kind:
            length = sheet.way_from(kind, other)
            ring = ring or part & BIT[other] != 0
            part |= sheet.parts[(kind - 1) * CELLS + other]
            if length > longest:
                second = longest
                longest = length
            elif length > second:
                second = length
    most = longest + second + 1
    if most <= before:
        return before
    if ring:
        return exact_way(sheet, cell, look, kind)
    return most


def exact_way(sheet: Sheet, cell: i64, look: i64, kind: i64) -> i64:
    """The longest way when rings may be closed: drawn, counted and taken back."""
    board = sheet.state.board
    masks = sheet.state.masks
    before = tile_at(board, 0, cell)
    put(board, masks, 0, cell, look)
    longest = LongestWay(board, 0, kind, sheet.state.trail).best
    put(board, masks, 0, cell, before)
    return longest
