"""The numbering of all actions. A worker is named by its colour and by where it stands: in the supply or on the board."""

from __future__ import annotations

from typing import Final

from semafor.games.railroad_revolution.layout import CITIES, COLOURS, FIELDS, KINDS, SECTIONS, SPACES, TRACKS_OF_POINTS

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
PICK_TILE: Final = HIRE + COLOURS  # + place of the set-up tile
PLACE: Final = PICK_TILE + 4  # + field * MODES + mode
BUILD_STATION: Final = PLACE + FIELDS * MODES  # + city
LAY_TRACK: Final = BUILD_STATION + CITIES  # + space
BUILD_OFFICE: Final = LAY_TRACK + SPACES  # + section
SELL_TRACK: Final = BUILD_OFFICE + SECTIONS
SELL_BUILDING: Final = SELL_TRACK + 1
USE_EXTRA: Final = SELL_BUILDING + 1
USE_BASIC: Final = USE_EXTRA + 1
USE_FIRST: Final = USE_BASIC + 1
USE_TILE: Final = USE_FIRST + 1  # + source of the worker discarded
ACCEPT: Final = USE_TILE + SOURCES  # + 0 top, 1 bottom
FLIP_FRONT: Final = ACCEPT + 2  # + kind of a train that lies front up
FLIP_BACK: Final = FLIP_FRONT + KINDS
TAKE_TRAIN: Final = FLIP_BACK + KINDS  # + kind
STEP: Final = TAKE_TRAIN + KINDS  # + track * STEP_WAYS + way
PROMOTE: Final = STEP + TRACKS_OF_POINTS * STEP_WAYS  # + milestone * SOURCES + source
SWAP: Final = PROMOTE + 2 * SOURCES  # + source * COLOURS + colour
GAIN_WORKER: Final = SWAP + SOURCES * COLOURS  # + colour
COMPLETE: Final = GAIN_WORKER + COLOURS  # + open milestone
KEEP_TILE: Final = COMPLETE + 2  # + place among the drawn
SIZE: Final = KEEP_TILE + 3
