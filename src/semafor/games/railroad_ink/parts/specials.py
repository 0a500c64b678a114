"""The special routes: each once, one in a round, three in a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.layout import (
    BLOCK,
    FIRST_SPECIAL,
    MASKS,
    SPECIAL,
    SPECIAL_FACES,
    SPECIAL_OPEN,
    SPECIALS,
    SPECIALS_LEFT,
)
from semafor.games.railroad_ink.material import FACE_LOOKS


def open_special(board: vec[u8], masks: vec[i64], seat: i64) -> None:
    """A round begins in which the seat may use one."""
    board[seat * BLOCK + SPECIAL_OPEN] = 1
    refresh_specials(board, masks, seat)


def refresh_specials(board: vec[u8], masks: vec[i64], seat: i64) -> None:
    """The mask of the special routes that may be drawn now follows the board."""
    base = seat * BLOCK
    specials: i64 = 0
    if board[base + SPECIAL_OPEN] > 0 and board[base + SPECIALS_LEFT] > 0:
        for face in range(i64(SPECIAL_FACES)):
            if board[base + SPECIAL + face] > 0:
                specials |= FACE_LOOKS[FIRST_SPECIAL + face]
    masks[seat * MASKS + SPECIALS] = specials


def cross_out(board: vec[u8], masks: vec[i64], seat: i64, special: i64) -> None:
    """The special route is used: the one of this round and one of the three of the game."""
    base = seat * BLOCK
    board[base + SPECIAL + special] = 0
    board[base + SPECIALS_LEFT] -= 1
    board[base + SPECIAL_OPEN] = 0
    masks[seat * MASKS + SPECIALS] = 0
