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
    LED_TO,
    MAGMAS,
    MASKS,
    OPEN,
    ROUTE_LOOKS,
    ROUTES,
    SPECIALS,
    VOLCANO,
)
from semafor.games.railroad_ink.material import BIT, BIT_AT, FITS, LAVA_FITS, SPREAD, bits_in
from semafor.games.railroad_ink.parts.lava import beside, volcano_cells
from semafor.games.railroad_ink.parts.pen import draw, draw_in_free
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import Luck

# Each drawing asks chance once, for 30 bits, and every question reads bits of its own: some percent of a redraw.
CHANCES: Final = 0x40000000
NOTHING: Final = 0


def draw_some(state: RailroadInk, seat: i64, times: i64, luck: Luck) -> bool:
    """Draw so many times, below 0 without end; False if all that the seat must draw was drawn before."""
    state.own_boards()
    board = state.board
    masks = state.masks
    round = state.round
    lava = state.kit.variant == LAVA
    while times != 0:
        chance = luck.below(CHANCES)
        specials = masks[seat * MASKS + SPECIALS]
        if not (specials and wants_special(chance) and draw_route(board, masks, seat, specials, round, chance)):
            routes = masks[seat * MASKS + ROUTES]
            if lava:
                drawn = draw_with_lava(board, masks, seat, routes, round, chance)
            else:
                drawn = draw_route(board, masks, seat, routes, round, chance)
            if not drawn:
                return False
        times -= 1
    return True


# What chance says, each by its own bits


def wants_special(chance: i64) -> bool:
    """Once in eight drawings: three in a game."""
    return chance & 7 == 0


def start_cell(chance: i64) -> i64:
    return (chance >> 3 & 0x3FF) * CELLS >> 10


def one_of(count: i64, chance: i64) -> i64:
    """One of 0..count-1."""
    return (chance >> 13 & 0xFF) * count >> 8


def wants_lava(chance: i64) -> bool:
    """Lava before a route, once in three."""
    return chance >> 21 & 31 < 11


def wants_volcano(chance: i64) -> bool:
    """A volcano though lava flows, once in eight."""
    return chance >> 26 & 7 == 0


# Drawing


def draw_with_lava(board: vec[u8], masks: vec[i64], seat: i64, routes: i64, round: i64, chance: i64) -> bool:
    """A route, or lava: that before it or after the last one, where the duty to draw a face is still open."""
    if wants_lava(chance) and draw_lava(board, masks, seat, round, chance):
        return True
    if draw_route(board, masks, seat, routes, round, chance):
        return True
    return board[seat * BLOCK + LAVA_DRAWN] == 0 and draw_lava(board, masks, seat, round, chance)


def draw_route(board: vec[u8], masks: vec[i64], seat: i64, looks: i64, round: i64, chance: i64) -> bool:
    """One of the looks, drawn where a route leads; False if none fits there."""
    cells = masks[seat * MASKS + FREE] & masks[seat * MASKS + LED_TO]
    guess = drawing_in(board, seat, cells, FITS, looks, chance)
    if guess == NOTHING:
        return False
    draw_in_free(board, masks, seat, guess >> 7, guess & 127, round)
    return True


def draw_lava(board: vec[u8], masks: vec[i64], seat: i64, round: i64, chance: i64) -> bool:
    """A lava face in a free cell; if it has to, over a route, or a volcano; False if there is no place or no duty for any."""
    if wants_volcano(chance) and draw_volcano(board, masks, seat, round, chance):
        return True
    lavas = masks[seat * MASKS + LAVAS]
    lava = masks[seat * MASKS + MAGMAS]
    shore = beside(lava) & masks[seat * MASKS + OPEN]
    guess = drawing_in(board, seat, shore & masks[seat * MASKS + FREE], LAVA_FITS, lavas, chance)
    if guess == NOTHING:
        if board[seat * BLOCK + LAVA_DRAWN] > 0:
            return False
        # No face fits a free cell, so a route may be devoured (ink.lava.forced)
        guess = drawing_in(board, seat, shore & ~lava, LAVA_FITS, lavas, chance)
        if guess == NOTHING:
            return draw_volcano(board, masks, seat, round, chance)
    draw(board, masks, seat, guess >> 7, ROUTE_LOOKS + (guess & 127), round)
    return True


def draw_volcano(board: vec[u8], masks: vec[i64], seat: i64, round: i64, chance: i64) -> bool:
    cells = volcano_cells(masks, seat)
    if cells == 0:
        return False
    cell = BIT_AT[first_from(cells, start_cell(chance)) * SPREAD >> 58 & 63]
    draw_in_free(board, masks, seat, cell, VOLCANO, round)
    return True


def drawing_in(board: vec[u8], seat: i64, cells: i64, fits: vec[i64], wanted: i64, chance: i64) -> i64:
    """One of the wanted looks in the first of the cells from any on where one fits: cell * 128 + look, or NOTHING."""
    if wanted == 0:
        return NOTHING
    contexts = seat * BLOCK + CONTEXT
    start = start_cell(chance)
    while cells:
        bit = first_from(cells, start)
        cells ^= bit
        cell = BIT_AT[bit * SPREAD >> 58 & 63]
        looks = fits[i64(board[contexts + cell])] & wanted
        if looks:
            return cell * 128 + lowest_but(looks, one_of(bits_in(looks), chance))
    return NOTHING


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
    return BIT_AT[(looks & -looks) * SPREAD >> 58 & 63]
