"""The meteor: which answers a seat has to it, and where it comes down."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.actions import FALL, IGNORE
from semafor.games.railroad_ink.layout import BLOCK, CHOOSE, CRATER, SPECIAL, SPECIAL_FACES, SPECIALS_LEFT
from semafor.games.railroad_ink.material import NEIGHBOUR
from semafor.kernel.state import Moves

NOWHERE: Final = -1
WHOLE_LINE: Final = 14  # so many steps visit every cell of a line, wherever they begin


def target(board: vec[u8], tiles: i64, start: i64, direction: i64, distance: i64) -> i64:
    """The cell that is hit; NOWHERE if the whole line is craters. `tiles` is where the seat's cells begin in the store."""
    cell = start
    steps: i64 = 0
    while steps < distance or board[tiles + cell] == CRATER:
        if steps == distance + WHOLE_LINE:
            return NOWHERE
        if NEIGHBOUR[cell * 4 + direction] < 0:
            direction = direction ^ 2  # ink.meteor.bounce-off-edge
        cell = NEIGHBOUR[cell * 4 + direction]
        steps += 1
    return cell


def add_answers(board: vec[u8], seat: i64, shown: i64, moves: Moves) -> None:
    """Let the meteor fall as its die shows, or cross out a special route to ignore it (ink.meteor.ignore)."""
    for direction in range(i64(CHOOSE)):
        if shown in (CHOOSE, direction):
            moves.add(FALL + direction)
    base = seat * BLOCK
    if board[base + SPECIALS_LEFT] > 0:
        for special in range(i64(SPECIAL_FACES)):
            if board[base + SPECIAL + special] > 0:
                moves.add(IGNORE + special)
