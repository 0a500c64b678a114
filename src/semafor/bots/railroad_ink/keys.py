"""The key under which a board is known: the same for the same drawings with the same dice and special routes left.

It is made of random words, one for each look in each cell and for each number of each die, joined bit by bit: so what an act
changes is changed in the key alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.layout import (
    CELLS,
    DICE,
    FIRST_LAVA,
    FIRST_SPECIAL,
    LAVA_DICE,
    LOOKS,
    SPECIAL,
    SPECIAL_FACES,
    TILE,
    VOLCANO_FACE,
)
from semafor.games.railroad_ink.material import FACE_OF
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck

STORES: Final = SPECIAL + SPECIAL_FACES - DICE  # dice, lava dice and special routes that are left
COUNTS: Final = 8
NOWHERE: Final = -1  # no store


def random_keys(count: int) -> vec[i64]:
    """So many words of 62 random bits, always the same ones."""
    luck = FastLuck(count)
    return vec[i64]([int(luck.below(2**31)) * 2**31 + int(luck.below(2**31)) for number in range(count)])


def store_of(face: int) -> int:
    """Where it is counted how many are left of what a look of this face is drawn with; volcanoes are without number."""
    if face < FIRST_SPECIAL:
        return face
    if face < FIRST_LAVA:
        return SPECIAL - DICE + face - FIRST_SPECIAL
    return LAVA_DICE - DICE + face - FIRST_LAVA if face < VOLCANO_FACE else NOWHERE


CELL_KEY: Final = random_keys(CELLS * LOOKS)
STORE_KEY: Final = random_keys(STORES * COUNTS)
STORE_OF: Final = vec[i64]([store_of(int(face)) for face in FACE_OF])
"""By look: the store that it is drawn from."""


def key_of(state: RailroadInk) -> i64:
    key = key_of_stores(state)
    for cell in range(i64(CELLS)):
        key ^= CELL_KEY[cell * LOOKS + i64(state.board[TILE + cell])]
    return key


def key_of_stores(state: RailroadInk) -> i64:
    """What the dice and special routes left are of the key."""
    key: i64 = 0
    for store in range(i64(STORES)):
        key ^= STORE_KEY[store * COUNTS + i64(state.board[DICE + store])]
    return key


def key_after(sheet: Sheet, cell: i64, look: i64) -> i64:
    """The key of the board after this drawing."""
    board = sheet.state.board
    key = sheet.key ^ CELL_KEY[cell * LOOKS + look] ^ CELL_KEY[cell * LOOKS + i64(board[TILE + cell])]
    return key ^ spent(sheet, look)


def spent(sheet: Sheet, look: i64) -> i64:
    """What is changed in the key because the look is drawn with a die or a special route, which is gone then."""
    store = STORE_OF[look]
    if store < 0:
        return 0
    place = store * COUNTS + i64(sheet.state.board[DICE + store])
    return STORE_KEY[place] ^ STORE_KEY[place - 1]
