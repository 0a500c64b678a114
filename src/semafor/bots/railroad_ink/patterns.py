"""What can be counted on a board of Railroad Ink, and how free cells with the same prospects are recognised.

A free cell is judged by its four sides: nothing there yet, a highway, a railway, or closed for ever. Cells that are
turned, mirrored or have highways and railways exchanged have the same prospects and share a pattern.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.games.railroad_ink.layout import CELLS, HIGHWAY, RAILWAY
from semafor.games.railroad_ink.material import CENTRE, EXIT_AT, NEIGHBOUR, TIMES, unpacked

CLOSED: Final = 3  # a side of a free cell: the edge, or a neighbour that is drawn and blank there
SIDE_STATES: Final = 256  # four sides with four states

# Features of a board
CONSTANT: Final = 0
JOINS: Final = 1  # 12 exits less their networks, an exit without a route being a network of its own: 4 points each
HIGHWAY_LENGTH: Final = 2
RAILWAY_LENGTH: Final = 3
CENTRES: Final = 4
DEAD_ENDS: Final = 5  # ends at a cell that is drawn and blank there
OPEN_ENDS: Final = 6  # ends at a free cell
NEAR: Final = 7  # joins that one free cell would make, then further ones with two, three, four, five
DISTANCES: Final = 5
SPECIALS: Final = 12  # whether one, two, three special routes are left
ALL_JOINED: Final = 15
CRATER_ENDS: Final = 16
CRATERS: Final = 17
LAVA_OPEN: Final = 18  # lava sides at a free cell
LAVA_DEAD: Final = 19
CLOSED_LAKES: Final = 20
LARGEST_LAKE: Final = 21
FIRST_PATTERN: Final = 22

# Which free cells are told apart
PLAIN: Final = 0
CENTRAL: Final = 1
AT_EXIT: Final = 2
PLACES: Final = 3


def place_of(cell: int) -> int:
    if cell in [int(at) for at in CENTRE]:
        return CENTRAL
    return AT_EXIT if any(EXIT_AT[cell * 4 + side] >= 0 for side in range(4)) else PLAIN


def edge_of(cell: int) -> int:
    """The sides of the cell that are closed from the beginning, as a context."""
    return sum([CLOSED * TIMES[side] for side in range(4) if NEIGHBOUR[cell * 4 + side] < 0 and EXIT_AT[cell * 4 + side] < 0])


PLACE: Final = vec[i64]([place_of(cell) * SIDE_STATES for cell in range(CELLS)])
"""By cell: where the patterns of its kind begin."""
EDGE: Final = vec[i64]([edge_of(cell) for cell in range(CELLS)])


def exchange(kind: int) -> int:
    """The state of a side with highways and railways exchanged."""
    return HIGHWAY + RAILWAY - kind if kind in (HIGHWAY, RAILWAY) else kind


def prospects(sides: int) -> int:
    """The same number for all contexts with the same prospects."""
    states = unpacked(sides)
    found = []
    for turn in range(4):
        turned = states[turn:] + states[:turn]
        for look in [turned, turned[::-1]]:
            found.append(look)
            found.append([exchange(kind) for kind in look])
    return min([sum([kind * times for kind, times in zip(look, TIMES, strict=True)]) for look in found])


KINDS: Final[list[int]] = sorted({prospects(sides) for sides in range(SIDE_STATES)})
PATTERN: Final = vec[i64](
    [
        FIRST_PATTERN + place * len(KINDS) + KINDS.index(prospects(sides))
        for place in range(PLACES)
        for sides in range(SIDE_STATES)
    ]
)
"""By place and the four sides: the feature that counts such free cells."""
FEATURES: Final[i64] = FIRST_PATTERN + PLACES * len(KINDS)
