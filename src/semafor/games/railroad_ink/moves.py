"""The moves as people meet them, and the move that each number means."""

from __future__ import annotations

from typing import Annotated, Literal, cast, get_args

from msgspec import Meta

from semafor.games.railroad_ink.actions import FALL, IGNORE, Kit
from semafor.games.railroad_ink.layout import SIZE
from semafor.games.railroad_ink.material import ALL_LOOKS, FACE_NAMES, SIDES, look_number
from semafor.kernel.moves import Move

Special = Literal[
    "special_highway_cross",
    "special_railway_cross",
    "special_three_highway",
    "special_three_railway",
    "special_corner_station",
    "special_cross_station",
]
Face = Literal[
    "highway_straight",
    "highway_curve",
    "highway_t",
    "railway_straight",
    "railway_curve",
    "railway_t",
    "overpass",
    "station_straight",
    "station_curve",
    Special,
    "lava_corner",
    "lava_strait",
    "lava_bay",
    "lava_highway",
    "lava_railway",
    "volcano",
]
COLUMNS = "ABCDEFG"
Direction = Literal["N", "E", "S", "W"]
Index = Annotated[int, Meta(ge=0, lt=SIZE)]
Turns = Annotated[int, Meta(ge=0, le=3)]


class Draw(Move, frozen=True, tag="draw"):
    """Draw a face into a cell: mirrored first, then turned by quarter turns clockwise."""

    face: Face
    row: Index
    column: Index
    rotation: Turns = 0
    mirrored: bool = False

    def __str__(self) -> str:
        turned = f" turned {self.rotation}" if self.rotation else ""
        return f"draw {self.face} at {cell_name(cell_of(self))}{turned}{' mirrored' if self.mirrored else ''}"


class Fall(Move, frozen=True, tag="meteor"):
    """Let this round's meteor fall in that direction."""

    direction: Direction

    def __str__(self) -> str:
        return f"meteor {self.direction}"


class Ignore(Move, frozen=True, tag="ignore"):
    """Cross out a special route to ignore this round's meteor."""

    special: Special

    def __str__(self) -> str:
        return f"ignore meteor with {self.special}"


class Finish(Move, frozen=True, tag="finish"):
    """Finish the round."""

    def __str__(self) -> str:
        return "finish"


def move(kit: Kit, number: int) -> Move:
    """The move with that number."""
    if number == kit.finish:
        return Finish()
    if number >= kit.first:
        return drawn(int(kit.look(number)), int(kit.cell(number)))
    if number >= IGNORE:
        return Ignore(get_args(Special)[number - IGNORE])
    return Fall(get_args(Direction)[number - FALL])


def drawn(look: int, cell: int) -> Draw:
    """The drawing of that look in that cell."""
    seen = ALL_LOOKS[look]
    return Draw(cast("Face", FACE_NAMES[seen.face]), cell // SIZE, cell % SIZE, seen.rotation, seen.mirrored)


def look_of(draw: Draw) -> int:
    return look_number(FACE_NAMES.index(draw.face), draw.rotation, draw.mirrored)


def cell_of(draw: Draw) -> int:
    return draw.row * SIZE + draw.column


def cell_name(cell: int) -> str:
    """A letter for the column and a number for the row, as on the edge of the board: `A6` is the sixth on the left."""
    return f"{COLUMNS[cell % SIZE]}{cell // SIZE + 1}"


def end_name(end: int) -> str:
    """A side of a cell, `A6 N`."""
    return f"{cell_name(end // 4)} {SIDES[end % 4]}"
