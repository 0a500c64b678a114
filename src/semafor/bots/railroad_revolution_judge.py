"""What a position of Railroad Revolution promises a seat, in thousandths of a point.

It is the score so far, and what the rest of the game should make of the seat's means: money, shares, workers, the reach
of its network, milestones begun, and performance markers that wait for pieces or pieces that wait for markers. All of
that fades as the boards empty, because at the end only the score counts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import (
    BACK,
    BUILDINGS,
    COLOURS,
    DESK_SEAT,
    KINDS,
    LAID,
    MANAGER,
    MARK,
    NETWORK,
    NONE,
    OFFICES,
    OPEN,
    SEAT,
    STANDING,
    STATIONS,
    TRACKS,
    WHITE,
)
from semafor.games.railroad_revolution.material import (
    CONNECTED,
    DEAL_TRACKS,
    HAS_STATIONS,
    MOST_CONDITIONS,
    NO_MANAGER,
    population,
)
from semafor.games.railroad_revolution.scoring import FAR_LEVEL
from semafor.games.railroad_revolution.state import RailroadRevolution

POINT: Final = 1000
PIECES: Final = 23  # left of the logo: when they are gone the game ends
WHOLE: Final = 1000

# What each is worth at the beginning; it fades to nothing at the end
UNIT_OF_MONEY: Final = 130
SHARE: Final = 480
SPECIALIST: Final = 1800
WHITE_WORKER: Final = 900
TRAIN_BACK: Final = 5000
CITY: Final = 500
LEVEL: Final = 220  # for each level of a connected city: the far ones count most
BEGUN: Final = 700  # of a thousandth of an open milestone's points that are met
OPEN_TILE: Final = 120  # the same for having it at all
USUAL_OFFICES: Final = 4
USUAL_STATIONS: Final = 5
USUAL_FAR: Final = 2
USUAL_MARK: Final = 5
GROWTH: Final = 600  # how much of a product that is yet to come is counted
OTHERS: Final = 4  # the best other seat counts one in so many


def left_of_game(state: RailroadRevolution) -> i64:
    """How much of the game is left, in thousandths: by the board that is emptiest."""
    if state.turns_left >= 0:
        return WHOLE * min(state.turns_left, state.seats) // (state.seats * 12)
    fewest: i64 = PIECES
    for seat in range(state.seats):
        at = seat * SEAT
        left = max(i64(0), i64(state.box[at + TRACKS]) - 2) + max(i64(0), i64(state.box[at + BUILDINGS]) - 2)
        fewest = min(fewest, left)
    return WHOLE * (fewest + 1) // (PIECES + 1)


def value(state: RailroadRevolution, seat: i64) -> i64:
    """What the position promises the seat, less something for what it promises the best other."""
    left = left_of_game(state)
    best: i64 = -1_000_000
    for other in range(state.seats):
        if other != seat:
            best = max(best, promise(state, other, left))
    return promise(state, seat, left) - best // OTHERS


def promise(state: RailroadRevolution, seat: i64, left: i64) -> i64:
    """The points of the seat, and its means for what is left of the game."""
    owed = state.owed if state.who == seat else 0
    means = UNIT_OF_MONEY * (state.money(seat) - owed) + SHARE * state.shares(seat)
    means += workers(state, seat) + trains_to_turn(state, seat) + cities(state, seat) + growth(state, seat)
    return POINT * state.count(seat).total() + state.wealth(seat) + (means * left) // WHOLE + open_tiles(state, seat, left)


def workers(state: RailroadRevolution, seat: i64) -> i64:
    worth: i64 = 0
    for colour in range(i64(COLOURS)):
        have = i64(state.box[seat * SEAT + colour]) + i64(state.box[seat * SEAT + STANDING + colour])
        worth += have * (WHITE_WORKER if colour == WHITE else SPECIALIST)
    return worth


def trains_to_turn(state: RailroadRevolution, seat: i64) -> i64:
    trains: i64 = 0
    for place in range(seat * SEAT + BACK, seat * SEAT + BACK + KINDS):
        trains += i64(state.box[place])
    return TRAIN_BACK * trains


def cities(state: RailroadRevolution, seat: i64) -> i64:
    """The reach of the network."""
    network = state.desk[seat * DESK_SEAT + NETWORK]
    worth = CITY * population(network)
    for level in range(i64(1), i64(6)):
        worth += LEVEL * level * population(network & state.material.level[level])
    return worth


def growth(state: RailroadRevolution, seat: i64) -> i64:
    """What the three products will still gain by usual pieces and usual markers."""
    at = seat * DESK_SEAT
    far = population(state.desk[at + NETWORK] & state.material.level[FAR_LEVEL])
    worth = product_growth(state, seat, 0, population(state.desk[at + OFFICES]), USUAL_OFFICES)
    worth += product_growth(state, seat, 1, population(state.desk[at + STATIONS]), USUAL_STATIONS)
    return worth + product_growth(state, seat, 2, far, USUAL_FAR)


def product_growth(state: RailroadRevolution, seat: i64, track: i64, pieces: i64, usual: i64) -> i64:
    material = state.material
    first = track * (material.top + 1)
    worth = material.points[first + i64(state.box[seat * SEAT + MARK + track])]
    usual_worth = max(worth, material.points[first + USUAL_MARK])
    more = worth * max(i64(0), usual - pieces) + (usual_worth - worth) * pieces
    return GROWTH * more


def open_tiles(state: RailroadRevolution, seat: i64, left: i64) -> i64:
    """The open milestones by how much of them is done; what cannot be finished in time is worth nothing."""
    worth: i64 = 0
    for slot in range(i64(2)):
        tile = i64(state.box[seat * SEAT + OPEN + slot])
        if tile != NONE:
            done = milestone_done(state, seat, slot, tile)
            points = state.material.milestone_points[tile]
            worth += points * (OPEN_TILE + BEGUN * done // WHOLE) * min(WHOLE, left * 2) // WHOLE
    return worth


def milestone_done(state: RailroadRevolution, seat: i64, slot: i64, tile: i64) -> i64:
    """How much of the milestone is done, in thousandths: managers and conditions count alike."""
    material = state.material
    parts: i64 = 0
    done: i64 = 0
    for place in range(i64(2)):
        if material.managers[2 * tile + place] != NO_MANAGER:
            parts += 1
            if state.box[seat * SEAT + MANAGER + 2 * slot + place] != NONE:
                done += WHOLE
    for number in range(i64(MOST_CONDITIONS)):
        at = 3 * (MOST_CONDITIONS * tile + number)
        if material.conditions[at + 1] > 0:
            parts += 1
            done += condition_done(state, seat, at)
    return done // parts if parts else WHOLE


def condition_done(state: RailroadRevolution, seat: i64, at: i64) -> i64:
    material = state.material
    desk = seat * DESK_SEAT
    kind = material.conditions[at]
    detail = material.conditions[at + 2]
    if kind == CONNECTED:
        have = population(state.desk[desk + NETWORK] & material.level[detail])
    elif kind == HAS_STATIONS:
        have = population(state.desk[desk + STATIONS] & material.level[detail])
    elif kind == DEAL_TRACKS:
        have = population(state.desk[desk + LAID] & material.deal_spaces)
    else:
        have = population(state.desk[desk + LAID] & material.terrain[detail])
    return min(i64(WHOLE), WHOLE * have // material.conditions[at + 1])
