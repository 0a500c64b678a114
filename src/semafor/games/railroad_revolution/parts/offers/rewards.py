"""The choices of the top frame, and whether a reward would bring anything."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.actions import (
    BUILD_OFFICE,
    BUILD_STATION,
    DONE_WITH,
    FLIP_BACK,
    FLIP_FRONT,
    GAIN_WORKER,
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
    CITIES,
    COLOURS,
    DUE,
    EACH,
    EXCHANGE,
    FLIPS,
    FRONT,
    GAIN,
    GENERAL,
    KINDS,
    LAY,
    PROMOTIONS,
    ROW,
    ROW_STEPS,
    SEAT,
    SECTIONS,
    STEPS,
    STOCK,
    TRACKS_OF_POINTS,
    TRAIN,
    WIRE,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.parts.affordability import guards
from semafor.games.railroad_revolution.parts.affordability.guards import DRY
from semafor.games.railroad_revolution.parts.effects import certain, cities_to_build, sections_to_wire, spaces_to_lay
from semafor.games.railroad_revolution.parts.frames import gainable
from semafor.games.railroad_revolution.parts.milestones import fits
from semafor.games.railroad_revolution.parts.offers.market import add_hire, add_market
from semafor.games.railroad_revolution.parts.performance import free_step, pays_step, step_cost, step_workers
from semafor.games.railroad_revolution.parts.rewards import apply_market
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.turns import apply
from semafor.kernel.state import Moves


def add_reward(table: Tabletop, seat: i64, moves: Moves) -> None:
    """What the top frame offers."""
    ease = guards.ease(table, seat)
    frame = table.frame()
    box = table.box
    if guards.allows(table, seat, DONE_WITH, ease, 0, 0):
        moves.add(DONE_WITH)
    add_market(table, seat, moves, ease)
    add_hire(table, seat, moves, ease)
    if i64(box[frame + DUE]) > table.money(seat):
        return
    if box[frame + BUILD] or box[frame + LAY] or box[frame + WIRE]:
        add_pieces(table, seat, moves, ease, frame)
    if box[frame + FLIPS]:
        add_flips(table, seat, moves, ease)
    if box[frame + TRAIN]:
        add_trains(table, seat, moves, ease)
    if box[frame + STEPS]:
        add_steps(table, seat, moves, ease - i64(box[frame + DUE]))
    if box[frame + PROMOTIONS]:
        add_promotions(table, seat, moves, ease, i64(box[frame + DUE]) + i64(box[frame + EACH]))
    if box[frame + EXCHANGE]:
        add_swaps(table, seat, moves, ease)
    if box[frame + GAIN]:
        add_gains(table, seat, moves, ease)


def add_pieces(table: Tabletop, seat: i64, moves: Moves, ease: i64, frame: i64) -> None:
    due = i64(table.box[frame + DUE])
    cities = cities_to_build(table, seat, i64(table.box[frame + BUILD]))
    if cities:
        for city in range(i64(CITIES)):
            if cities & BIT[city] and guards.allows(table, seat, BUILD_STATION + city, ease, due, 0):
                moves.add(BUILD_STATION + city)
    spaces = spaces_to_lay(table, seat, i64(table.box[frame + LAY]))
    if spaces:
        for space in range(table.material.spaces):
            if spaces & BIT[space] and guards.allows(table, seat, LAY_TRACK + space, ease, due, 0):
                moves.add(LAY_TRACK + space)
    sections = sections_to_wire(table, seat, i64(table.box[frame + WIRE]))
    if sections:
        for section in range(i64(SECTIONS)):
            if sections & BIT[section] and guards.allows(table, seat, BUILD_OFFICE + section, ease, due, 0):
                moves.add(BUILD_OFFICE + section)


def add_flips(table: Tabletop, seat: i64, moves: Moves, ease: i64) -> None:
    for kind in range(i64(KINDS)):
        if table.box[seat * SEAT + FRONT + kind] and guards.allows(table, seat, FLIP_FRONT + kind, ease, 0, 0):
            moves.add(FLIP_FRONT + kind)
    for kind in range(i64(KINDS)):
        if table.box[seat * SEAT + BACK + kind] and guards.allows(table, seat, FLIP_BACK + kind, ease, 0, 0):
            moves.add(FLIP_BACK + kind)


def add_trains(table: Tabletop, seat: i64, moves: Moves, ease: i64) -> None:
    for kind in range(i64(KINDS)):
        if table.box[STOCK + kind] and guards.allows(table, seat, TAKE_TRAIN + kind, ease, 0, 0):
            moves.add(TAKE_TRAIN + kind)


def add_steps(table: Tabletop, seat: i64, moves: Moves, ease: i64) -> None:
    """A step on each track that is not at its top; where a worker is due, one action for each that could go."""
    for track in range(i64(TRACKS_OF_POINTS)):
        if not pays_step(table, seat, track):
            continue
        cost = step_cost(table, seat, track)
        action = STEP + track * STEP_WAYS
        if step_workers(table, seat, track) == 0:
            if guards.allows(table, seat, action, ease, cost, 0):
                moves.add(action)
            continue
        allowed = False
        tried = False
        for source in range(i64(SOURCES)):
            if table.box[seat * SEAT + source]:
                if not tried:
                    allowed = guards.allows(table, seat, action + 1 + source, ease, cost, 1)
                    tried = True
                if allowed:
                    moves.add(action + 1 + source)


def add_promotions(table: Tabletop, seat: i64, moves: Moves, ease: i64, cost: i64) -> None:
    if cost > table.money(seat):
        return
    allowed = False
    tried = False
    for slot in range(i64(2)):
        for source in range(i64(SOURCES)):
            if table.box[seat * SEAT + source] and fits(table, seat, slot, source % COLOURS):
                action = PROMOTE + slot * SOURCES + source
                if not tried:
                    allowed = guards.allows(table, seat, action, ease, cost, 1)
                    tried = True
                if allowed:
                    moves.add(action)


def add_swaps(table: Tabletop, seat: i64, moves: Moves, ease: i64) -> None:
    for source in range(i64(SOURCES)):
        if table.box[seat * SEAT + source]:
            for colour in range(i64(COLOURS)):
                if table.box[GENERAL + colour] and guards.allows(table, seat, SWAP + source * COLOURS + colour, ease, 0, 0):
                    moves.add(SWAP + source * COLOURS + colour)


def add_gains(table: Tabletop, seat: i64, moves: Moves, ease: i64) -> None:
    for colour in range(i64(COLOURS)):
        if gainable(table, colour) and guards.allows(table, seat, GAIN_WORKER + colour, ease, 0, 0):
            moves.add(GAIN_WORKER + colour)


def fruitful(table: Tabletop, seat: i64, bonus: i64, action: i64) -> bool:
    """Whether something of a usable bonus can be used after this action, which pays for it and may be done.

    Steps and promotions may cost money, shares or workers that are gone then; shares may still be sold for them.
    """
    row = bonus * ROW
    if certain(table, seat, row) or (table.material.bonus[row + ROW_STEPS] and free_step(table, seat)):
        return True
    copy = table.clone()
    apply(copy, seat, action, DRY)
    return something_open(copy, seat)


def something_open(table: Tabletop, seat: i64) -> bool:
    """Whether a step or a promotion of the top frame can be made, now or when shares have been sold."""
    moves = Moves()
    while True:
        ease = guards.ease(table, seat)
        frame = table.frame()
        if table.box[frame + STEPS]:
            add_steps(table, seat, moves, ease)
        if table.box[frame + PROMOTIONS]:
            add_promotions(table, seat, moves, ease, i64(table.box[frame + EACH]))
        if moves.count > 0:
            return True
        if table.shares(seat) == 0 or not guards.allows(table, seat, SELL, ease, 0, 0):
            return False
        apply_market(table, seat, SELL)
