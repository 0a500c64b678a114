"""Taking a reward, effect by effect; selling and hiring beside it."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.actions import (
    BUILD_OFFICE,
    BUILD_STATION,
    DONE_WITH,
    FLIP_BACK,
    FLIP_FRONT,
    GAIN_WORKER,
    HIRE,
    LAY_TRACK,
    PROMOTE,
    SELL,
    SOURCES,
    STEP,
    STEP_WAYS,
    SWAP,
    TAKE_TRAIN,
)
from semafor.games.railroad_revolution.layout import (
    BACK,
    BUILD,
    COLOURS,
    DUE,
    EACH,
    EXCHANGE,
    FLIPS,
    FRONT,
    GAIN,
    LAY,
    PAY,
    PROMOTIONS,
    SEAT,
    STEPS,
    TRAIN,
    WIRE,
)
from semafor.games.railroad_revolution.parts.effects import usable
from semafor.games.railroad_revolution.parts.frames import close_frame, close_if_empty, open_bonus
from semafor.games.railroad_revolution.parts.milestones import promote
from semafor.games.railroad_revolution.parts.performance import step
from semafor.games.railroad_revolution.parts.pieces import build_office, build_station, lay, take_building, take_track
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.trains import take_train
from semafor.games.railroad_revolution.parts.workers import add_worker, discard_worker


def apply_market(table: Tabletop, seat: i64, action: i64) -> None:
    if action == SELL:
        table.take_shares(seat, -1)
        table.earn(seat, table.material.rules.share_price)
    else:
        table.earn(seat, -table.material.rules.hire_cost)
        add_worker(table, seat, action - HIRE)


def apply_reward(table: Tabletop, seat: i64, action: i64) -> None:
    """Use one effect of the top frame, or leave the frame."""
    if action == DONE_WITH:
        close_frame(table)
        close_if_empty(table)
        return
    frame = table.frame()
    table.earn(seat, -i64(table.box[frame + DUE]))
    table.box[frame + DUE] = 0
    if action < FLIP_FRONT:
        place_free(table, seat, action, frame)
    elif action < TAKE_TRAIN:
        table.box[frame + FLIPS] -= 1
        flip(table, seat, action)
    elif action < STEP:
        table.box[frame + TRAIN] -= 1
        take_train(table, seat, action - TAKE_TRAIN)
    elif action < PROMOTE:
        table.box[frame + STEPS] -= 1
        step(table, seat, (action - STEP) // STEP_WAYS, (action - STEP) % STEP_WAYS - 1)
    elif action < SWAP:
        table.box[frame + PROMOTIONS] -= 1
        table.earn(seat, -i64(table.box[frame + EACH]))
        promote(table, seat, (action - PROMOTE) // SOURCES, (action - PROMOTE) % SOURCES)
    elif action < GAIN_WORKER:
        table.box[frame + EXCHANGE] = 0
        discard_worker(table, seat, (action - SWAP) // COLOURS)
        add_worker(table, seat, (action - SWAP) % COLOURS)
    else:
        table.box[frame + GAIN] -= 1
        add_worker(table, seat, action - GAIN_WORKER)
    close_if_empty(table)


def place_free(table: Tabletop, seat: i64, action: i64, frame: i64) -> None:
    """A track, station or office without cost, reward or deal (rev.rail.free-track)."""
    if action >= BUILD_OFFICE:
        take_building(table, seat, i64(table.box[frame + WIRE]))
        table.box[frame + WIRE] = 0
        build_office(table, seat, action - BUILD_OFFICE)
    elif action >= LAY_TRACK:
        take_track(table, seat, i64(table.box[frame + LAY]))
        table.box[frame + LAY] = 0
        lay(table, seat, action - LAY_TRACK)
    else:
        take_building(table, seat, i64(table.box[frame + BUILD]))
        table.box[frame + BUILD] = 0
        build_station(table, seat, action - BUILD_STATION)


def flip(table: Tabletop, seat: i64, action: i64) -> None:
    """Turn a train over; front to back gives its bonus (rev.train.flip-front)."""
    at = seat * SEAT
    if action >= FLIP_BACK:
        table.box[at + BACK + action - FLIP_BACK] -= 1
        table.box[at + FRONT + action - FLIP_BACK] += 1
        return
    kind = action - FLIP_FRONT
    table.box[at + FRONT + kind] -= 1
    table.box[at + BACK + kind] += 1
    bonus = table.material.train_row + kind
    if usable(table, seat, bonus):
        open_bonus(table, seat, bonus, table.material.row(bonus, PAY))
