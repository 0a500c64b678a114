"""Where each thing lies in the two packed stores of a state: the sheets, seat after seat, and the table.

Two stores keep a clone cheap; the names here keep the code readable.
"""

from __future__ import annotations

from typing import Final

CITIES: Final = 6  # also regions, die faces, locomotive boxes and action tiles: everything printed 1-6 is kept as 0-5
WIDTH: Final = 10  # a sheet has at most ten rows of ten cells
CELLS: Final = 100
SIDES: Final = 6  # clockwise: NE E SE SW W NW
TRACKS: Final = 15  # ways to join two sides: 3 straight, 6 gentle, 6 sharp

COLOURS: Final = 5  # red blue green yellow grey
GREY: Final = 4
COAL: Final = 5
KINDS: Final = 6

# sheets
TRACK: Final = 0  # by cell: 0 while empty, else the track + 1
EMPTY: Final = 100  # by region: cells that can still be drawn on
BOXES: Final = 106  # a bit for each crossed locomotive box
POWER: Final = 107  # how many are crossed
POINTS: Final = 108  # for deliveries, in two bytes
POINTS_HIGH: Final = 109
BONUS: Final = 110  # the +2 of the starting tile
KEPT: Final = 111  # by kind: delivered goods kept for orders
LOAD: Final = 117  # the own load's kind + 1
LOAD_CITY: Final = 118
LINKS: Final = 119  # finished links
TOWNS: Final = 120  # towns on finished links
WEIGHTS: Final = 121  # by pair of cities: a bit for each length (1 + towns) of a link between them
REACH: Final = 136  # by pair of cities: a bit for each distance 1-8 at which a route joins them
REACH_FAR: Final = 151  # the same for distances 9-11
SHEET: Final = 166

# table
GOODS: Final = 0  # by city and kind
COUNT: Final = 36  # by city: goods lying there
BAG: Final = 42  # by kind
OUT: Final = 48  # coal that has left the game, and coal never used
OWNER: Final = 49  # by action tile: a seat or POOL
SIDE: Final = 55  # by action tile: 0 is side a
TURNED: Final = 61  # by action tile: 1 when it lies sideways
ORDER_SIDE: Final = 67
ORDER_OWNER: Final = 73  # a seat, POOL while available, BOX when not in play
DICE: Final = 79  # by face: white dice lying there
STARTING: Final = 85  # by starting tile: the seat that took it, POOL, or BOX when not in play
TABLE: Final = 90

# table of the solo game, after the rest
CROSSES: Final = 90  # Eva's, by region
ROW: Final = 96  # by city, four places: the kind + 1 of each good, left to right
PLACES: Final = 4
STEPS: Final = 120  # how many steps of Eva's the last action brought
STEP: Final = 121  # each as a kind * 8 + a region or kind of good
MOST_STEPS: Final = 255
SOLO_TABLE: Final = 376

POOL: Final = 255
BOX: Final = 254

# Eva's steps
EVA_DIE: Final = 0
EVA_CROSS: Final = 1
EVA_FULL: Final = 2
EVA_TILE: Final = 3
EVA_EMPTY: Final = 4
EVA_WEAK: Final = 5
EVA_DELIVERS: Final = 6
EVA_BLOCKED: Final = 7
EVA_BLOCKED_FULL: Final = 8
EVA_REROLLS: Final = 9
