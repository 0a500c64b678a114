"""The numbering of all actions. A worker is named by its colour and by where it stands: in the supply or on the board.

The numbers are written out because mypyc folds a constant only then: as sums of the layout's counts each use of them was a
look-up in a module, a fifth of all the time. `tests/games/railroad_revolution/test_actions.py` adds them up.
"""

from __future__ import annotations

from typing import Final

SOURCES: Final = 10  # where a worker comes from: colour in the supply, then colour on the board
MODES: Final = 9  # white, then each specialist as himself, then each specialist as white
STEP_WAYS: Final = 11  # a step without discarding a worker, or discarding one of the ten

FINISH: Final = 0  # end the action
DONE_WITH: Final = 1  # leave what is left of the reward
PASS: Final = 2  # no deal (any more)
PAY_OWED: Final = 3
SELL: Final = 4  # one share
SKIP: Final = 5  # no piece is left for any action
HIRE: Final = 6  # + colour
PICK_TILE: Final = 11  # + place of the set-up tile
PLACE: Final = 15  # + field * MODES + mode
BUILD_STATION: Final = 51  # + city
LAY_TRACK: Final = 66  # + space
BUILD_OFFICE: Final = 106  # + section
SELL_TRACK: Final = 114
SELL_BUILDING: Final = 115
USE_EXTRA: Final = 116
USE_BASIC: Final = 117
USE_FIRST: Final = 118
USE_TILE: Final = 119  # + source of the worker discarded
ACCEPT: Final = 129  # + 0 top, 1 bottom
FLIP_FRONT: Final = 131  # + kind of a train that lies front up
FLIP_BACK: Final = 136
TAKE_TRAIN: Final = 141  # + kind
STEP: Final = 146  # + track * STEP_WAYS + way
PROMOTE: Final = 179  # + milestone * SOURCES + source
SWAP: Final = 199  # + source * COLOURS + colour
GAIN_WORKER: Final = 249  # + colour
COMPLETE: Final = 254  # + open milestone
KEEP_TILE: Final = 256  # + place among the drawn
SIZE: Final = 259
