"""Which routes a seat may draw now: looks that fit the contexts of its frontier."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.actions import Kit
from semafor.games.railroad_ink.layout import BLOCK, CONTEXT, FREE, MASKS, OPEN, ROUTE_LOOKS, ROUTES, SPECIALS
from semafor.games.railroad_ink.material import BIT_AT, FITS, SPREAD
from semafor.kernel.state import Moves


def add_routes(board: vec[u8], masks: vec[i64], kit: Kit, seat: i64, moves: Moves) -> bool:
    """Add every route of a game without lava; say whether the seat may finish instead."""
    at = seat * MASKS
    routes = masks[at + ROUTES]
    wanted = routes | masks[at + SPECIALS]
    frontier = masks[at + FREE] & masks[at + OPEN]
    contexts = seat * BLOCK + CONTEXT
    first = kit.first - 1
    fits = FITS
    places = BIT_AT
    numbers = moves.numbers
    count = moves.count
    drawable: i64 = 0
    while frontier:
        bit = frontier & -frontier
        frontier ^= bit
        cell = places[bit * SPREAD >> 58 & 63]
        looks = fits[i64(board[contexts + cell])] & wanted
        drawable |= looks
        if count + 64 > len(numbers):
            moves.room(count + 64)
            numbers = moves.numbers
        number = first + cell * ROUTE_LOOKS
        while looks:
            low = looks & -looks
            looks ^= low
            numbers[count] = number + places[low * SPREAD >> 58 & 63]
            count += 1
    moves.count = count
    return drawable & routes == 0


def add_looks(moves: Moves, number: i64, looks: i64) -> None:
    """Add the drawing of each look; `number` is that of look 0."""
    count = moves.count
    if count + 64 > len(moves.numbers):
        moves.room(count + 64)
    numbers = moves.numbers
    while looks:
        bit = looks & -looks
        looks ^= bit
        numbers[count] = number + BIT_AT[bit * SPREAD >> 58 & 63]
        count += 1
    moves.count = count
