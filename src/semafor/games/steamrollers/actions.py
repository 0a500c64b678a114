"""The numbering of all actions: the few small decisions, then every delivery, then every track on every cell.

Tiles 3a, 3b, 4a and 6 have no number of their own. A delivery or a track says by itself which of them it needs, and it
uses no tile that it can do without: the die names the destination, so 3a; no route has that distance, so 3b; the distance
is beyond the power, so 4a; the type is not on the black die, so 6.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.games.steamrollers.layout import CELLS, TRACKS

PASS: Final = 0  # the die allows nothing
END: Final = 1  # the turn ends without a further exchange
DECLINE: Final = 2  # a starting tile's effect
TAKE_DIE: Final = 3  # tile 2b
LEAVE_DIE: Final = 4
LEAVE_ROUND: Final = 5  # do not ask again in this round
REROLL_EVA: Final = 6  # Solo tile 2a
BLOCK_EVA: Final = 7  # Solo tile 2b
LET_EVA: Final = 8
CHOOSE: Final = 9  # + face
CHOOSE_TWO: Final = 15  # + pair of faces, tile 2a
SET: Final = 36  # + face, tile 1
LOWER: Final = 42  # tile 5a
RAISE: Final = 43
FLIP: Final = 44  # tile 5b
REROLL: Final = 45
EXCHANGE: Final = 46  # + order tile * 6 + joker: 0 none, else coal stands for kind joker - 1
START: Final = 82  # + starting tile
LOAD: Final = 87  # + kind * 2 + (0 for city 3, 1 for city 4)
CROSS: Final = 97  # + locomotive box
TAKE: Final = 103  # + action tile
DELIVER: Final = 109
DRAW: Final = 2839  # + cell * 15 + track
SIZE: Final = DRAW + CELLS * TRACKS

# starting tiles
START_LOCOMOTIVE: Final = 0
START_TRACK: Final = 1
START_PLUS_TWO: Final = 2
START_ACTION_TILE: Final = 3
START_TILES: Final = 5

# which good is delivered
COLOURED: Final = 0  # one of the destination's colour from the board
COAL_GOOD: Final = 1
OWN_LOAD: Final = 2
IN_ROW: Final = 3  # + place in the row, solo only
GOOD_CODES: Final = 7
MOST_DISTANCE: Final = 13  # five cities and six towns, and two more by tile 3b

FACE_A: Final = vec[i64]([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5])
FACE_B: Final = vec[i64]([0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 2, 3, 4, 5, 3, 4, 5, 4, 5, 5])


def origin_of(action: i64) -> i64:
    return (action - DELIVER) // (5 * GOOD_CODES * MOST_DISTANCE)


def destination_of(action: i64) -> i64:
    place = (action - DELIVER) // (GOOD_CODES * MOST_DISTANCE) % 5
    return place if place < origin_of(action) else place + 1


def good_of(action: i64) -> i64:
    return (action - DELIVER) // MOST_DISTANCE % GOOD_CODES


def distance_of(action: i64) -> i64:
    return (action - DELIVER) % MOST_DISTANCE + 1
