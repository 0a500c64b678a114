"""The printed things as packed tables: looks of all faces, what fits where, exits, dice. Loaded once, counts checked."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.layout import (
    CELLS,
    CRATER_FACE,
    FIRST_LAVA,
    FIRST_SPECIAL,
    HIGHWAY,
    LAVA_FACES,
    LOOKS,
    MAGMA,
    RAILWAY,
    ROUTE_FACES,
    ROUTE_LOOKS,
    SIZE,
    SPECIAL_FACES,
    VOLCANO,
    VOLCANO_FACE,
)

SIDES: Final = ["N", "E", "S", "W"]
KINDS: Final = ["none", "highway", "railway", "lava"]


def printed(name: str) -> dict[str, Any]:
    text = resources.files("semafor.games.railroad_ink").joinpath(f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


BASE_BOX: Final[dict[str, Any]] = printed("base")
LAVA_BOX: Final[dict[str, Any]] = printed("lava")
METEOR_BOX: Final[dict[str, Any]] = printed("meteor")


class Look:
    """A face as drawn: mirrored first, then turned by quarter turns clockwise."""

    def __init__(self, face: int, rotation: int, mirrored: bool, sides: list[int], joins: list[int]) -> None:
        self.face: Final = face
        self.rotation: Final = rotation
        self.mirrored: Final = mirrored
        self.sides: Final = sides  # what each side carries
        self.joins: Final = joins  # for each side a bit mask of the sides it hangs together with


def printed_faces() -> list[dict[str, Any]]:
    faces: list[dict[str, Any]] = [*BASE_BOX["face"], *BASE_BOX["special"], *LAVA_BOX["face"], LAVA_BOX["volcano"]]
    counts = [len(BASE_BOX["face"]), len(BASE_BOX["special"]), len(LAVA_BOX["face"])]
    if counts != [ROUTE_FACES, SPECIAL_FACES, LAVA_FACES]:
        raise ValueError(f"the box has {ROUTE_FACES}, {SPECIAL_FACES} and {LAVA_FACES} faces, not {counts}")
    return [*faces, {"id": "crater", "sides": ["none"] * 4, "joins": [], "looks": 1}]


def turned(side: int, rotation: int, mirrored: bool) -> int:
    """Where a side of the pattern comes to lie."""
    return ((4 - side if mirrored else side) + rotation) % 4


def oriented(number: int, face: dict[str, Any], rotation: int, mirrored: bool) -> Look:
    sides = [0, 0, 0, 0]
    joins = [0, 0, 0, 0]
    for side, kind in enumerate(face["sides"]):
        sides[turned(side, rotation, mirrored)] = KINDS.index(kind)
    for join in face["joins"]:
        ends = [turned(SIDES.index(side), rotation, mirrored) for side in join]
        for end in ends:
            joins[end] = sum([2**other for other in ends])
    return Look(number, rotation, mirrored, sides, joins)


def same(a: Look, b: Look) -> bool:
    return a.sides == b.sides and a.joins == b.joins


def looks_of(number: int, face: dict[str, Any]) -> list[Look]:
    """The face's different orientations: plain before mirrored, few turns before many."""
    found: list[Look] = []
    for mirrored in [False, True]:
        for rotation in range(4):
            look = oriented(number, face, rotation, mirrored)
            if not any(same(look, other) for other in found):
                found.append(look)
    if len(found) != face["looks"]:
        raise ValueError(f"{face['id']} has {len(found)} looks, the box says {face['looks']}")
    return found


FACES: Final[list[dict[str, Any]]] = printed_faces()
FACE_NAMES: Final[list[str]] = [face["id"] for face in FACES]
NOTHING_DRAWN: Final = Look(-1, 0, False, [0, 0, 0, 0], [0, 0, 0, 0])
ALL_LOOKS: Final[list[Look]] = [
    NOTHING_DRAWN,
    *[look for number, face in enumerate(FACES) for look in looks_of(number, face)],
]
FACE_OF: Final = vec[i64]([look.face for look in ALL_LOOKS])
FIRST_LOOK: Final = vec[i64]([[look.face for look in ALL_LOOKS].index(face) for face in range(CRATER_FACE + 1)])


def look_number(face: int, rotation: int, mirrored: bool) -> int:
    """The number of the look that this orientation of the face has."""
    wanted = oriented(face, FACES[face], rotation, mirrored)
    for number, look in enumerate(ALL_LOOKS):
        if look.face == face and same(look, wanted):
            return number
    raise ValueError(f"no look of face {face}")


# Stores to slice from: a slice is a fresh copy, cheaper than a store made from a list

BYTES: Final = vec[u8]([0] * (CELLS * 4))
WORDS: Final = vec[i64]([0] * (CELLS * 4))

# Bit sets

BIT: Final = vec[i64]([2**place for place in range(62)])
SPREAD: Final = 0x022FDD63CC95386D  # a sequence of de Bruijn: its highest six bits differ after every shift
BIT_AT: Final = vec[i64]([0] * 64)
"""By `bit * SPREAD >> 58 & 63`: the place of the only bit of a number. The product may wrap around."""
for place in range(62):
    BIT_AT[2**place * SPREAD >> 58 & 63] = place


def bits_in(set: i64) -> i64:
    """How many of the lowest 62 bits are set: counted in twos, fours and eights, whose sum a product brings to the top.

    A number of 63 bits is not compiled as one but made from a Python object every time, which took two thirds of all this.
    """
    set -= set >> 1 & 0x1555555555555555
    set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333)
    return (set + (set >> 4) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56 & 0xFF


def look_bits(faces: list[int], first: int) -> int:
    """The looks of these faces as bits, counted from look `first` = bit 1."""
    return sum([2 ** (number - first + 1) for number, look in enumerate(ALL_LOOKS) if look.face in faces])


FACE_LOOKS: Final = vec[i64]([look_bits([face], 1 if face < FIRST_LAVA else ROUTE_LOOKS + 1) for face in range(VOLCANO_FACE)])
"""By face: its looks as bits, of the route looks or (lava faces) of the lava looks."""


# Contexts: two bits a side

TIMES: Final = [1, 4, 16, 64]


def packed(sides: list[int]) -> int:
    return sum([kind * times for kind, times in zip(sides, TIMES, strict=True)])


ENDS: Final = vec[i64]([packed(look.sides) for look in ALL_LOOKS])
"""By look: its own four sides as a context."""
SIDE_BIT: Final = vec[i64](TIMES)
"""A set of sides has one bit for each, where a context has two: 1, 4, 16, 64 for N, E, S, W."""
JOINS: Final = vec[i64](
    [sum([TIMES[side] for side in range(4) if join >> side & 1]) for look in ALL_LOOKS for join in look.joins]
)
"""By look and side: the sides it hangs together with, as a set."""
TO_NORTH: Final = vec[i64]([look.sides[0] * 16 for look in ALL_LOOKS])
"""What a look puts into the context of the cell north of it; the other three likewise."""
TO_EAST: Final = vec[i64]([look.sides[1] * 64 for look in ALL_LOOKS])
TO_SOUTH: Final = vec[i64]([look.sides[2] for look in ALL_LOOKS])
TO_WEST: Final = vec[i64]([look.sides[3] * 4 for look in ALL_LOOKS])


def unpacked(context: int) -> list[int]:
    return [context // times % 4 for times in TIMES]


def clashes(context: int, look: Look) -> bool:
    """Whether a highway would touch a railway (ink.place.no-direct-join)."""
    return any(a + b == HIGHWAY + RAILWAY and a * b > 0 for a, b in zip(unpacked(context), look.sides, strict=True))


def meets(context: int, look: Look, kinds: list[int]) -> bool:
    """Whether an end of one of these kinds meets its like."""
    return any(a == b and a in kinds for a, b in zip(unpacked(context), look.sides, strict=True))


def fitting(context: int, first: int, last: int, kinds: list[int]) -> int:
    """The looks first..last that may be drawn in a free cell with this context, as bits."""
    bits = 0
    for number in range(first, last + 1):
        look = ALL_LOOKS[number]
        if meets(context, look, kinds) and not clashes(context, look):
            bits += 2 ** (number - first + 1)
    return bits


FITS: Final = vec[i64]([fitting(context, 1, ROUTE_LOOKS, [HIGHWAY, RAILWAY]) for context in range(256)])
LAVA_FITS: Final = vec[i64]([fitting(context, ROUTE_LOOKS + 1, VOLCANO - 1, [MAGMA]) for context in range(256)])


# The board

STEP: Final = [-SIZE, 1, SIZE, -1]


def neighbour(cell: int, side: int) -> int:
    """The cell beyond that side, or -1 beyond the edge."""
    row, column = divmod(cell, SIZE)
    at_edge = [row == 0, column == SIZE - 1, row == SIZE - 1, column == 0]
    return -1 if at_edge[side] else cell + STEP[side]


NEIGHBOUR: Final = vec[i64]([neighbour(cell, side) for cell in range(CELLS) for side in range(4)])
INNER: Final = vec[i64]([sum([TIMES[side] for side in range(4) if neighbour(cell, side) >= 0]) for cell in range(CELLS)])
"""By cell: the sides with a neighbour beyond, as a set."""
EXIT_NAMES: Final[list[str]] = [exit["id"] for exit in BASE_BOX["exit"]]
EXIT_AT: Final = vec[i64](
    [
        sum(
            [
                at + 1
                for at, exit in enumerate(BASE_BOX["exit"])
                if exit["cell"] == [cell // SIZE, cell % SIZE] and exit["side"] == side
            ]
        )
        - 1
        for cell in range(CELLS)
        for side in SIDES
    ]
)
"""By cell and side: the number of the exit there, or -1."""
EXITS: Final = len(EXIT_NAMES)
EXIT_END: Final = vec[i64](
    [exit["cell"][0] * SIZE * 4 + exit["cell"][1] * 4 + SIDES.index(exit["side"]) for exit in BASE_BOX["exit"]]
)
"""By exit: the end (cell * 4 + side) that connects it."""
EXIT_KIND: Final = vec[i64]([KINDS.index(exit["type"]) for exit in BASE_BOX["exit"]])


def cell_number(at: list[int]) -> int:
    return at[0] * SIZE + at[1]


CENTRE: Final = vec[i64]([cell_number(at) for at in BASE_BOX["centre"]])
MIDDLE: Final[i64] = cell_number(METEOR_BOX["start_cell"])
VOLCANO_CELL: Final[i64] = cell_number(LAVA_BOX["volcano_cell"])
NETWORK_POINTS: Final = vec[i64](BASE_BOX["network_points"])
SPECIALS_PER_GAME: Final[i64] = BASE_BOX["specials_per_game"]
LAKE_POINTS: Final[i64] = LAVA_BOX["points_closed_lake"]
CRATER_POINTS: Final[i64] = METEOR_BOX["points_per_end"]

# Dice: six faces each

ROUTE_DICE: Final = vec[i64]([FACE_NAMES.index(face) for die in BASE_BOX["dice"] for face in die])
LAVA_ROLLS: Final = vec[i64]([FACE_NAMES.index(face) - FIRST_LAVA for die in LAVA_BOX["dice"] for face in die])
DIRECTIONS: Final = vec[i64]([[*SIDES, "choose"].index(face) for face in METEOR_BOX["direction"]])
DISTANCES: Final = vec[i64](METEOR_BOX["distance"])

if len(ALL_LOOKS) != LOOKS or FIRST_LOOK[FIRST_LAVA] != ROUTE_LOOKS + 1 or FIRST_LOOK[FIRST_SPECIAL] != 35:
    raise ValueError("the looks of the box are not numbered as the layout says")
