"""Mirror images of a board, which a search takes for one: left and right exchanged, or top and bottom, or both.

Highways and railways stay what they are, for so the exits lie; a quarter turn would exchange them, which dice do not. What can
be drawn on a board and what it promises is the same of its image. Only where a round begins on a board that is an image of
itself, as before the first route, boards that are images of each other are met: elsewhere no image is looked for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.railroad_ink.keys import CELL_KEY, key_after, key_of_stores, spent
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.layout import (
    CELLS,
    CHOOSE,
    CRATER,
    DIRECTION,
    EMPTY,
    IMPACT,
    LOOKS,
    MARK,
    METEOR,
    SIZE,
    TILE,
)
from semafor.games.railroad_ink.material import ALL_LOOKS, look_number
from semafor.games.railroad_ink.state import RailroadInk

IMAGES: Final = 4  # the board itself, mirrored (left and right exchanged), turned by half (both), both of it (top and bottom)
MIRRORED: Final = 1
TURNED: Final = 2


def image_of_cell(image: int, cell: int) -> int:
    row, column = divmod(cell, SIZE)
    if image & MIRRORED:
        column = SIZE - 1 - column
    return CELLS - 1 - (row * SIZE + column) if image & TURNED else row * SIZE + column


def image_of_side(image: int, side: int) -> int:
    if image & MIRRORED:
        side = -side
    return (side + 2 if image & TURNED else side) % 4


def image_of_look(image: int, number: int) -> int:
    """The look as it is drawn in the image: mirrored, a turn goes the other way round."""
    if number in (EMPTY, CRATER):
        return number
    look = ALL_LOOKS[number]
    mirrored = image & MIRRORED != 0
    rotation = -look.rotation if mirrored else look.rotation
    return look_number(look.face, (rotation + (2 if image & TURNED else 0)) % 4, look.mirrored != mirrored)


CELL_IMAGE: Final = vec[i64]([image_of_cell(image, cell) for image in range(IMAGES) for cell in range(CELLS)])
LOOK_IMAGE: Final = vec[i64]([image_of_look(image, look) for image in range(IMAGES) for look in range(LOOKS)])
IMAGE_KEY: Final = vec[i64](
    [
        CELL_KEY[CELL_IMAGE[image * CELLS + cell] * LOOKS + LOOK_IMAGE[image * LOOKS + look]]
        for image in range(i64(IMAGES))
        for cell in range(i64(CELLS))
        for look in range(i64(LOOKS))
    ]
)
"""By image, cell and look: what the look in that cell is of the key of the image."""


class Images:
    """Those images that a search takes for the board itself, and the key that all of them share."""

    def __init__(self) -> None:
        self.known: vec[i64] = vec[i64]()

    def begin(self, start: RailroadInk) -> None:
        """From now on boards of this round are met: images of each other where an image of the start is the start."""
        self.known = vec[i64]()
        for image in range(i64(1), i64(IMAGES)):
            if is_own_image(start, image):
                self.known = append(self.known, image)

    def note(self, sheet: Sheet) -> None:
        """Keep the keys of its images with the board."""
        if len(self.known):
            sheet.images = vec[i64]([key_of_image(sheet.state, image) for image in self.known])

    def key(self, sheet: Sheet) -> i64:
        """The same for all images of the board: the least of their keys."""
        key = sheet.key
        for at in range(i64(len(self.known))):
            key = min(key, sheet.images[at])
        return key

    def key_after(self, sheet: Sheet, cell: i64, look: i64) -> i64:
        """The same of the board after this drawing."""
        key = key_after(sheet, cell, look)
        if len(self.known):
            gone = spent(sheet, look)
            before = i64(sheet.state.board[TILE + cell])
            for at in range(i64(len(self.known))):
                place = (self.known[at] * CELLS + cell) * LOOKS
                key = min(key, sheet.images[at] ^ IMAGE_KEY[place + look] ^ IMAGE_KEY[place + before] ^ gone)
        return key


def key_of_image(state: RailroadInk, image: i64) -> i64:
    """The key that the image of the board has."""
    key = key_of_stores(state)
    for cell in range(i64(CELLS)):
        key ^= IMAGE_KEY[(image * CELLS + cell) * LOOKS + i64(state.board[TILE + cell])]
    return key


def is_own_image(state: RailroadInk, image: i64) -> bool:
    """Whether the board is the same as this image of it, also where the meteor begins its way and which it goes."""
    for cell in range(i64(CELLS)):
        look = i64(state.board[TILE + cell])
        if i64(state.board[TILE + CELL_IMAGE[image * CELLS + cell]]) != LOOK_IMAGE[image * LOOKS + look]:
            return False
    if state.kit.variant != METEOR:
        return True
    mark = i64(state.board[MARK])
    return CELL_IMAGE[image * CELLS + mark] == mark and has_own_way(state, image)


def has_own_way(state: RailroadInk, image: i64) -> bool:
    """Whether the meteor does not come any more, or comes from where its image does."""
    shown = state.rolled(DIRECTION)
    return state.phase(0) != IMPACT or shown == CHOOSE or image_of_side(int(image), int(shown)) == shown
