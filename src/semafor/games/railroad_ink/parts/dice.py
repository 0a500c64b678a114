"""The dice: the roll that all seats share, and which of its dice each seat has still to draw."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.layout import (
    BLOCK,
    DICE,
    DIRECTION,
    DISTANCE,
    FIRST_LAVA,
    LAVA,
    LAVA_DICE,
    LAVA_DRAWN,
    LAVA_FACES,
    LAVA_ROLL,
    LAVAS,
    MASKS,
    METEOR,
    ROLL,
    ROUTE_FACES,
    ROUTES,
)
from semafor.games.railroad_ink.material import DIRECTIONS, DISTANCES, FACE_LOOKS, LAVA_ROLLS, ROUTE_DICE
from semafor.kernel.luck import Luck


def throw(board: vec[u8], place: i64, variant: i64, luck: Luck) -> None:
    """All dice of the game are thrown; what they show lies from `place` on in the store."""
    for die in range(i64(4)):
        board[place + ROLL + die] = u8(ROUTE_DICE[die * 6 + luck.below(6)])
    if variant == LAVA:
        for die in range(i64(2)):
            board[place + LAVA_ROLL + die] = u8(LAVA_ROLLS[die * 6 + luck.below(6)])
    if variant == METEOR:
        board[place + DIRECTION] = u8(DIRECTIONS[luck.below(6)])
        board[place + DISTANCE] = u8(DISTANCES[luck.below(6)])


def hand_out(board: vec[u8], masks: vec[i64], place: i64, variant: i64, seat: i64) -> None:
    """The seat has all dice of the roll before it. What was left of the last roll is lost (ink.round.leftover-lost)."""
    base = seat * BLOCK
    for face in range(i64(ROUTE_FACES)):
        board[base + DICE + face] = 0
    for face in range(i64(LAVA_FACES)):
        board[base + LAVA_DICE + face] = 0
    for die in range(i64(4)):
        board[base + DICE + i64(board[place + ROLL + die])] += 1
    if variant == LAVA:
        for die in range(i64(2)):
            board[base + LAVA_DICE + i64(board[place + LAVA_ROLL + die])] += 1
    board[base + LAVA_DRAWN] = 0
    refresh_dice(board, masks, seat)


def refresh_dice(board: vec[u8], masks: vec[i64], seat: i64) -> None:
    """The masks of what the seat's dice can become follow the dice that are left."""
    base = seat * BLOCK
    routes: i64 = 0
    lavas: i64 = 0
    for face in range(i64(ROUTE_FACES)):
        if board[base + DICE + face] > 0:
            routes |= FACE_LOOKS[face]
    for face in range(i64(LAVA_FACES)):
        if board[base + LAVA_DICE + face] > 0:
            lavas |= FACE_LOOKS[FIRST_LAVA + face]
    masks[seat * MASKS + ROUTES] = routes
    masks[seat * MASKS + LAVAS] = lavas


def spend_die(board: vec[u8], masks: vec[i64], seat: i64, face: i64) -> None:
    """A route die of that face is used (ink.round.each-die-once)."""
    place = seat * BLOCK + DICE + face
    board[place] -= 1
    if board[place] == 0:
        masks[seat * MASKS + ROUTES] &= ~FACE_LOOKS[face]


def give_back_die(board: vec[u8], masks: vec[i64], seat: i64, face: i64) -> None:
    """The reverse of `spend_die`."""
    board[seat * BLOCK + DICE + face] += 1
    masks[seat * MASKS + ROUTES] |= FACE_LOOKS[face]


def spend_lava_die(board: vec[u8], masks: vec[i64], seat: i64, face: i64) -> None:
    """A lava die of that face, counted from the first lava face, is used."""
    place = seat * BLOCK + LAVA_DICE + face
    board[place] -= 1
    board[seat * BLOCK + LAVA_DRAWN] += 1
    if board[place] == 0:
        masks[seat * MASKS + LAVAS] &= ~FACE_LOOKS[FIRST_LAVA + face]


def dice_left(board: vec[u8], seat: i64) -> i64:
    """How many route dice the seat has still to draw."""
    total: i64 = 0
    for face in range(i64(ROUTE_FACES)):
        total += i64(board[seat * BLOCK + DICE + face])
    return total
