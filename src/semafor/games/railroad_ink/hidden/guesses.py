"""Drawings of a seat that nobody sees: any that is legal may come, found at once instead of listing all that could.

A redraw of six seats takes a fifth of the time that listing takes. Not every drawing is as likely: a cell is chosen first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.layout import (
    BLOCK,
    CELLS,
    CONTEXT,
    FREE,
    LAVA,
    LAVA_DRAWN,
    LAVAS,
    MAGMAS,
    MASKS,
    OPEN,
    ROUTE_LOOKS,
    ROUTES,
    SPECIALS,
    VOLCANO,
)
from semafor.games.railroad_ink.material import BIT, BIT_AT, FITS, LAVA_FITS, bits_in
from semafor.games.railroad_ink.parts.lava import beside, devourable, volcano_cells
from semafor.games.railroad_ink.parts.pen import draw
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import Luck

SPECIAL_ODDS: Final = 8  # a special route is thought of once in so many drawings: three in a game
LAVA_ODDS: Final = 3  # lava before a route, once in so many
VOLCANO_ODDS: Final = 8  # a volcano though lava flows, once in so many


def draw_some(state: RailroadInk, seat: i64, times: i64, luck: Luck) -> bool:
    """Draw so many times, below 0 without end; False if all that the seat must draw was drawn before."""
    state.own_boards()
    board = state.board
    masks = state.masks
    round = state.round
    lava = state.kit.variant == LAVA
    while times != 0:
        specials = masks[seat * MASKS + SPECIALS]
        if not (specials and luck.below(SPECIAL_ODDS) == 0 and draw_route(board, masks, seat, specials, round, luck)):
            routes = masks[seat * MASKS + ROUTES]
            if lava:
                drawn = draw_with_lava(board, masks, seat, routes, round, luck)
            else:
                drawn = draw_route(board, masks, seat, routes, round, luck)
            if not drawn:
                return False
        times -= 1
    return True


def draw_with_lava(board: vec[u8], masks: vec[i64], seat: i64, routes: i64, round: i64, luck: Luck) -> bool:
    """A route, or lava: that before it or after the last one, where the duty to draw a face is still open."""
    if luck.below(LAVA_ODDS) == 0 and draw_lava(board, masks, seat, round, luck):
        return True
    if draw_route(board, masks, seat, routes, round, luck):
        return True
    return board[seat * BLOCK + LAVA_DRAWN] == 0 and draw_lava(board, masks, seat, round, luck)


def draw_route(board: vec[u8], masks: vec[i64], seat: i64, looks: i64, round: i64, luck: Luck) -> bool:
    """One of the looks, drawn on the frontier; False if none fits there."""
    frontier = masks[seat * MASKS + FREE] & masks[seat * MASKS + OPEN]
    return looks != 0 and draw_in(board, masks, seat, frontier, FITS, looks, 0, round, luck)


def draw_lava(board: vec[u8], masks: vec[i64], seat: i64, round: i64, luck: Luck) -> bool:
    """A lava face in a free cell; if it has to, over a route, or a volcano; False if there is no place or no duty for any."""
    if luck.below(VOLCANO_ODDS) == 0 and draw_volcano(board, masks, seat, round, luck):
        return True
    lavas = masks[seat * MASKS + LAVAS]
    shore = masks[seat * MASKS + FREE] & beside(masks[seat * MASKS + MAGMAS])
    if lavas != 0 and draw_in(board, masks, seat, shore, LAVA_FITS, lavas, ROUTE_LOOKS, round, luck):
        return True
    if board[seat * BLOCK + LAVA_DRAWN] > 0:
        return False
    devoured = devourable(board, masks, seat)
    if devoured and draw_in(board, masks, seat, devoured, LAVA_FITS, lavas, ROUTE_LOOKS, round, luck):
        return True
    return draw_volcano(board, masks, seat, round, luck)


def draw_volcano(board: vec[u8], masks: vec[i64], seat: i64, round: i64, luck: Luck) -> bool:
    cells = volcano_cells(masks, seat)
    if cells == 0:
        return False
    draw(board, masks, seat, BIT_AT[first_from(cells, luck.below(CELLS)) % 67], VOLCANO, round)
    return True


def draw_in(
    board: vec[u8],
    masks: vec[i64],
    seat: i64,
    cells: i64,
    fits: vec[i64],
    wanted: i64,
    before: i64,
    round: i64,
    luck: Luck,
) -> bool:
    """One of the wanted looks, numbered from `before`, in the first of the cells from any on where one fits."""
    contexts = seat * BLOCK + CONTEXT
    start = luck.below(CELLS)
    while cells:
        bit = first_from(cells, start)
        cells ^= bit
        cell = BIT_AT[bit % 67]
        looks = fits[i64(board[contexts + cell])] & wanted
        if looks:
            draw(board, masks, seat, cell, before + lowest_but(looks, luck.below(bits_in(looks))), round)
            return True
    return False


def first_from(cells: i64, start: i64) -> i64:
    """The first of the cells from that number on, around the end, as a bit."""
    late = cells & -BIT[start]
    if late:
        cells = late
    return cells & -cells


def lowest_but(looks: i64, skipped: i64) -> i64:
    """The first look after so many."""
    while skipped > 0:
        looks &= looks - 1
        skipped -= 1
    return BIT_AT[(looks & -looks) % 67]
