"""The table before the first turn: everything dealt and laid out, set-up tiles waiting to be picked."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_revolution.deals import drawn_bit
from semafor.games.railroad_revolution.layout import (
    BOX_SIZE,
    BUILDINGS,
    CITIES,
    CITY_TILE,
    COLOURS,
    DEALS,
    DESK_SIZE,
    DRAWN,
    FIRST_OFFICE,
    FIRST_STATION,
    FRONT,
    GENERAL,
    KINDS,
    MANAGER,
    MOST_DRAWN,
    NEUTRAL,
    NONE,
    OPEN,
    QUEUE_KNOWN,
    SEAT,
    SECTION_TILE,
    SECTIONS,
    SETUP_SIDE,
    SETUP_WORKER,
    SPARE_BUILDING,
    SPARE_TRACK,
    STACK,
    STACKS,
    STOCK,
    TRACKS,
    WHITE,
)
from semafor.games.railroad_revolution.material import BIT, bits, load
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import Luck

FIRST_EVENT: Final = 0  # who starts
CITY_EVENT: Final = 1  # the tile of a city
TELEGRAPH_EVENT: Final = 2  # the tile of a telegraph section
OPENING_EVENT: Final = 3  # the A milestones: seat * 2 + 0 or 1
TILE_EVENT: Final = 4  # the set-up tile of a place, then its side
WORKER_EVENT: Final = 5  # the worker beside it


def empty_table(corrections: str, seats: i64) -> RailroadRevolution:
    """A table with all material in place and nothing dealt."""
    material = load(corrections)
    box = vec[u8]([0] * BOX_SIZE)
    desk = vec[i64]([0] * DESK_SIZE)
    for places in (range(CITY_TILE, QUEUE_KNOWN), range(DRAWN, DRAWN + MOST_DRAWN)):
        for place in places:
            box[place] = NONE
    state = RailroadRevolution(material, seats, box, desk)
    for colour in range(i64(COLOURS)):
        box[GENERAL + colour] = u8(material.workers[colour])
    box[GENERAL + WHITE] = u8(material.start_white * seats)
    for stack in range(i64(STACKS)):
        desk[STACK + stack] = material.milestone_stack[2 + stack]
    desk[DEALS] = BIT[len(material.deal_ids)] - 1
    for seat in range(seats):
        equip(state, seat)
    return state


def equip(state: RailroadRevolution, seat: i64) -> None:
    """What every player gets: pieces, start track, money, shares, white workers and the start train."""
    material = state.material
    at = seat * SEAT
    state.box[at + TRACKS] = u8(material.tracks)
    state.box[at + BUILDINGS] = u8(material.buildings)
    state.box[at + SPARE_TRACK] = 1
    state.box[at + SPARE_BUILDING] = 1
    state.box[at + FRONT + material.start_train] = 1
    for place in range(at + OPEN, at + MANAGER + 4):
        state.box[place] = NONE
    while state.available(seat) < material.start_white:
        state.add_worker(seat, WHITE)
    state.earn(seat, material.start_money)
    state.take_shares(seat, material.start_shares)
    state.lay(seat, material.start_space)


def start(corrections: str, seats: i64, first: i64, readings: tuple[bool, bool], luck: Luck) -> RailroadRevolution:
    """The table as set up for that many seats; `first` starts, or luck decides if it is negative.

    The readings: the engineer pays the base cost for each track; set-up tiles are picked counterclockwise.
    """
    state = empty_table(corrections, seats)
    state.per_track, state.backwards = readings
    if first < 0:
        luck.event(FIRST_EVENT, 0)
        first = luck.below(seats)
    state.first = first
    state.turn = first
    lay_city_tiles(state, luck)
    lay_telegraph_tiles(state, luck)
    deal_openings(state, luck)
    block_and_stock(state)
    state.turn_up_deal(luck)
    lay_setup_tiles(state, luck)
    state.who = state.picker(0)
    return state


def lay_city_tiles(state: RailroadRevolution, luck: Luck) -> None:
    """Each city gets a random tile of its own level; the start cities have theirs printed."""
    material = state.material
    tiles = material.printed["city_tile"]
    left = vec[i64]([bits([tile.get("group", 0) == level for tile in tiles]) for level in range(6)])
    for city in range(i64(CITIES)):
        name = material.city_ids[int(city)]
        if name in material.tile_ids:
            state.box[CITY_TILE + city] = u8(material.tile_ids.index(name))
        else:
            luck.event(CITY_EVENT, city)
            level = material.city_level[city]
            tile = drawn_bit(left[level], luck)
            left[level] &= ~BIT[tile]
            state.box[CITY_TILE + city] = u8(tile)


def lay_telegraph_tiles(state: RailroadRevolution, luck: Luck) -> None:
    material = state.material
    left = BIT[len(material.wire_ids)] - 1
    for section in range(i64(SECTIONS)):
        if not material.deal_sections & BIT[section]:
            luck.event(TELEGRAPH_EVENT, section)
            tile = drawn_bit(left, luck)
            left &= ~BIT[tile]
            state.box[SECTION_TILE + section] = u8(tile)


def deal_openings(state: RailroadRevolution, luck: Luck) -> None:
    """One A1 and one A2 milestone for each seat; the rest goes back to the box."""
    for slot in range(i64(2)):
        left = state.material.milestone_stack[slot]
        for seat in range(state.seats):
            luck.event(OPENING_EVENT, 2 * seat + slot)
            tile = drawn_bit(left, luck)
            left &= ~BIT[tile]
            state.box[seat * SEAT + OPEN + slot] = u8(tile)


def block_and_stock(state: RailroadRevolution) -> None:
    """Neutral buildings and the height of the train stacks, by the number of players."""
    material = state.material
    row = stack_row(material.printed["seats"], int(state.seats))
    for city in row["blocked_stations"]:
        state.box[FIRST_STATION + material.city_ids.index(city)] = NEUTRAL
    for section in row["blocked_offices"]:
        state.box[FIRST_OFFICE + section - 1] = NEUTRAL
    for kind in range(i64(KINDS)):
        if kind != material.start_train:
            state.box[STOCK + kind] = u8(row["train_stack"])


def stack_row(rows: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    return rows[[row["seats"] for row in rows].index(seats)]


def lay_setup_tiles(state: RailroadRevolution, luck: Luck) -> None:
    """As many tiles as players, each with a random side up and one specialist beside it."""
    tiles: i64 = BIT[len(state.material.setup_ids)] - 1
    specialists: i64 = BIT[COLOURS] - 2
    for place in range(state.seats):
        luck.event(TILE_EVENT, place)
        tile = drawn_bit(tiles, luck)
        tiles &= ~BIT[tile]
        state.box[SETUP_SIDE + place] = u8(2 * tile + luck.below(2))
        luck.event(WORKER_EVENT, place)
        colour = drawn_bit(specialists, luck)
        specialists &= ~BIT[colour]
        state.box[SETUP_WORKER + place] = u8(colour)
        state.box[GENERAL + colour] -= 1


def restored(fields: dict[str, list[int]]) -> RailroadRevolution:
    """The state whose `fields` these are."""
    state = empty_table(bytes(fields["material"]).decode(), fields["table"][0])
    for place in range(i64(BOX_SIZE)):
        state.box[place] = u8(fields["box"][int(place)])
    for place in range(i64(DESK_SIZE)):
        state.desk[place] = fields["desk"][int(place)]
    state.set_scalars(fields["table"])
    return state
