"""Where each thing lies in the two packed stores of a state: `box` (small counts, tiles, frames) and `desk` (money, maps).

Two stores keep a clone cheap; the names here keep the code readable. Money is counted in units of 50 dollars.
"""

from __future__ import annotations

from typing import Final

UNIT: Final = 50
SEATS: Final = 4
COLOURS: Final = 5  # white, purple, orange, grey, turquoise
WHITE: Final = 0
PURPLE: Final = 1
ORANGE: Final = 2
GREY: Final = 3
TURQUOISE: Final = 4
ANY_COLOUR: Final = 31

FIELDS: Final = 4
STATION: Final = 0
RAIL: Final = 1
TELEGRAPH: Final = 2
SALE: Final = 3

CITIES: Final = 15
SPACES: Final = 40  # room for a corrected map; the printed one has fewer
SECTIONS: Final = 8
KINDS: Final = 5  # of trains
TRACKS_OF_POINTS: Final = 3
NONE: Final = 255

# box, by seat
SEAT: Final = 53  # the length of a seat's part
SUPPLY: Final = 0  # workers in the supply, by colour
STANDING: Final = 5  # workers on the player board, by colour
FIELD: Final = 10  # the same by field: field * COLOURS + colour
FRONT: Final = 30  # trains front up, by kind
BACK: Final = 35
MARK: Final = 40  # fields of the three performance markers
TRACKS: Final = 43  # pieces still on the player board
BUILDINGS: Final = 44
OPEN: Final = 45  # two open milestones, or NONE
MANAGER: Final = 47  # two places a milestone: a colour, or NONE
SPARE_TRACK: Final = 51
SPARE_BUILDING: Final = 52

# box, the table
GENERAL: Final = 212  # the general supply of workers, by colour
STOCK: Final = 217  # train stacks, by kind
CITY_TILE: Final = 222
SECTION_TILE: Final = 237
FIRST_STATION: Final = 245  # by city: the seat on the first-station place, NEUTRAL or NONE
FIRST_OFFICE: Final = 260
SETUP_SIDE: Final = 268  # four places: tile * 2 + side, or NONE
SETUP_WORKER: Final = 272
STACKS: Final = 3  # B, C, D
QUEUE: Final = 276  # by stack: milestones put under it, the next one first
QUEUE_ROOM: Final = 16
QUEUE_KNOWN: Final = 324  # beside it: a bit for each seat that knows the tile
QUEUED: Final = 372  # by stack: how many lie there
DRAWN: Final = 375  # milestones somebody looks at now, or NONE
DRAWN_KNOWN: Final = 378
MOST_DRAWN: Final = 3
FRAME_STACK: Final = 381
FRAMES: Final = 3
NEUTRAL: Final = 4
BOX_SIZE: Final = 417

# a frame: what is left of a reward that is being taken
FRAME: Final = 12
DUE: Final = 0  # money to pay with the first effect used
STEPS: Final = 1
PROMOTIONS: Final = 2
EACH: Final = 3  # money for each promotion
FLIPS: Final = 4
TRAIN: Final = 5
LAY: Final = 6  # a free track: FROM_BOARD or FROM_SPARE
BUILD: Final = 7  # a free station
WIRE: Final = 8  # a free office
EXCHANGE: Final = 9
GAIN: Final = 10  # workers to take
CHOICE: Final = 11  # their colours as bits
FROM_BOARD: Final = 1
FROM_SPARE: Final = 2

# desk, by seat
DESK_SEAT: Final = 9
MONEY: Final = 0  # in units of 50 dollars
SHARES: Final = 1
AVAILABLE: Final = 2  # workers in the supply and on the board
LAID: Final = 3  # spaces with an own track, as bits
NETWORK: Final = 4  # connected cities, as bits
REACH: Final = 5  # spaces that touch the network, as bits
STATIONS: Final = 6
OFFICES: Final = 7
DONE: Final = 8  # completed milestones, as bits

# desk, the table
STACK: Final = 36  # the unordered part of the stacks B, C, D, as bits
DEALS: Final = 39  # the unordered stack of deal tiles, as bits
DISCARDED: Final = 40
DESK_SIZE: Final = 41

# a row of the table of bonuses
PAY: Final = 0
PAY_SHARES: Final = 1
ROW_EACH: Final = 2
ROW_MONEY: Final = 3
ROW_SHARES: Final = 4
ROW_STEPS: Final = 5
ROW_PROMOTE: Final = 6
ROW_FLIPS: Final = 7
ROW_TRAIN: Final = 8
ROW_LAY: Final = 9
ROW_BUILD: Final = 10
ROW_WIRE: Final = 11
ROW_EXCHANGE: Final = 12
ROW_CHOICE: Final = 13  # one worker of these colours, as bits
ROW_WORKERS: Final = 14  # of each colour: how many, five columns
ROW_ANY: Final = 19  # workers of any colour
ROW: Final = 20

# phases
PICK: Final = 0  # a seat chooses its set-up tile
TURN: Final = 1  # worker and field
ACTION: Final = 2  # the open effects of the action
DEAL: Final = 3  # a seat answers the deal tile
ORDER: Final = 4  # which of two milestones is completed first
KEEP: Final = 5  # which of the drawn milestones is kept
OVER: Final = 6

# the pool: what of an action is still open, as bits
MAIN: Final = 1
EXTRA: Final = 2
BASIC: Final = 4
FIRST: Final = 8
TILE: Final = 16
FLIP: Final = 32
REBATE: Final = 64  # the accountant's rail money runs: each further triangle pays too
DEAL_DUE: Final = 128
BEGUN: Final = 256  # a track of the rail action lies, so its base cost is owed or paid
