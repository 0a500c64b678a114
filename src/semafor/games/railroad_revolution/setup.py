"""The table before the first turn: everything dealt and laid out, set-up tiles waiting to be picked."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
from semafor.games.railroad_revolution.parts.course import Course
from semafor.games.railroad_revolution.parts.deals import turn_up_deal
from semafor.games.railroad_revolution.parts.job import Job
from semafor.games.railroad_revolution.parts.pieces import lay
from semafor.games.railroad_revolution.parts.setup_tiles import picker
from semafor.games.railroad_revolution.parts.stacks import drawn_bit
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import add_worker, available
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import Luck

FIRST_EVENT: Final = 0  # who starts
CITY_EVENT: Final = 1  # the tile of a city
TELEGRAPH_EVENT: Final = 2  # the tile of a telegraph section
OPENING_EVENT: Final = 3  # the A milestones: seat * 2 + 0 or 1
TILE_EVENT: Final = 4  # the set-up tile of a place, then its side
WORKER_EVENT: Final = 5  # the worker beside it


def empty_table(corrections: str, seats: i64) -> Tabletop:
    """A table with all material in place and nothing dealt."""
    material = load(corrections)
    box = vec[u8]([0] * BOX_SIZE)
    desk = vec[i64]([0] * DESK_SIZE)
    for places in (range(CITY_TILE, QUEUE_KNOWN), range(DRAWN, DRAWN + MOST_DRAWN)):
        for place in places:
            box[place] = NONE
    table = Tabletop(material, seats, box, desk, Course(0, 0, 0, 0, -1), Job())
    for colour in range(i64(COLOURS)):
        box[GENERAL + colour] = u8(material.workers[colour])
    box[GENERAL + WHITE] = u8(material.rules.start_white * seats)
    for stack in range(i64(STACKS)):
        desk[STACK + stack] = material.milestone_stack[2 + stack]
    desk[DEALS] = BIT[len(material.deal_ids)] - 1
    for seat in range(seats):
        equip(table, seat)
    return table


def equip(table: Tabletop, seat: i64) -> None:
    """What every player gets: pieces, start track, money, shares, white workers and the start train."""
    material = table.material
    at = seat * SEAT
    table.box[at + TRACKS] = u8(material.board.tracks)
    table.box[at + BUILDINGS] = u8(material.board.buildings)
    table.box[at + SPARE_TRACK] = 1
    table.box[at + SPARE_BUILDING] = 1
    table.box[at + FRONT + material.start_train] = 1
    for place in range(at + OPEN, at + MANAGER + 4):
        table.box[place] = NONE
    while available(table, seat) < material.rules.start_white:
        add_worker(table, seat, WHITE)
    table.earn(seat, material.rules.start_money)
    table.take_shares(seat, material.rules.start_shares)
    lay(table, seat, material.start_space)


def start(corrections: str, seats: i64, first: i64, readings: tuple[bool, bool], luck: Luck) -> RailroadRevolution:
    """The table as set up for that many seats; `first` starts, or luck decides if it is negative.

    The readings: the engineer pays the base cost for each track; set-up tiles are picked counterclockwise.
    """
    table = empty_table(corrections, seats)
    table.job.per_track, table.course.backwards = readings
    if first < 0:
        luck.event(FIRST_EVENT, 0)
        first = luck.below(seats)
    table.course.first = first
    table.course.turn = first
    lay_city_tiles(table, luck)
    lay_telegraph_tiles(table, luck)
    deal_openings(table, luck)
    block_and_stock(table)
    turn_up_deal(table, luck)
    lay_setup_tiles(table, luck)
    table.course.who = picker(table, 0)
    return RailroadRevolution(table)


def lay_city_tiles(table: Tabletop, luck: Luck) -> None:
    """Each city gets a random tile of its own level; the start cities have theirs printed."""
    material = table.material
    tiles = material.printed["city_tile"]
    left = vec[i64]([bits([tile.get("group", 0) == level for tile in tiles]) for level in range(6)])
    for city in range(i64(CITIES)):
        name = material.city_ids[int(city)]
        if name in material.tile_ids:
            table.box[CITY_TILE + city] = u8(material.tile_ids.index(name))
        else:
            luck.event(CITY_EVENT, city)
            level = material.city_level[city]
            tile = drawn_bit(left[level], luck)
            left[level] &= ~BIT[tile]
            table.box[CITY_TILE + city] = u8(tile)


def lay_telegraph_tiles(table: Tabletop, luck: Luck) -> None:
    material = table.material
    left = BIT[len(material.wire_ids)] - 1
    for section in range(i64(SECTIONS)):
        if not material.deal_sections & BIT[section]:
            luck.event(TELEGRAPH_EVENT, section)
            tile = drawn_bit(left, luck)
            left &= ~BIT[tile]
            table.box[SECTION_TILE + section] = u8(tile)


def deal_openings(table: Tabletop, luck: Luck) -> None:
    """One A1 and one A2 milestone for each seat; the rest goes back to the box."""
    for slot in range(i64(2)):
        left = table.material.milestone_stack[slot]
        for seat in range(table.seats):
            luck.event(OPENING_EVENT, 2 * seat + slot)
            tile = drawn_bit(left, luck)
            left &= ~BIT[tile]
            table.box[seat * SEAT + OPEN + slot] = u8(tile)


def block_and_stock(table: Tabletop) -> None:
    """Neutral buildings and the height of the train stacks, by the number of players."""
    material = table.material
    row = stack_row(material.printed["seats"], int(table.seats))
    for city in row["blocked_stations"]:
        table.box[FIRST_STATION + material.city_ids.index(city)] = NEUTRAL
    for section in row["blocked_offices"]:
        table.box[FIRST_OFFICE + section - 1] = NEUTRAL
    for kind in range(i64(KINDS)):
        if kind != material.start_train:
            table.box[STOCK + kind] = u8(row["train_stack"])


def stack_row(rows: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    return rows[[row["seats"] for row in rows].index(seats)]


def lay_setup_tiles(table: Tabletop, luck: Luck) -> None:
    """As many tiles as players, each with a random side up and one specialist beside it."""
    tiles: i64 = BIT[len(table.material.setup_ids)] - 1
    specialists: i64 = BIT[COLOURS] - 2
    for place in range(table.seats):
        luck.event(TILE_EVENT, place)
        tile = drawn_bit(tiles, luck)
        tiles &= ~BIT[tile]
        table.box[SETUP_SIDE + place] = u8(2 * tile + luck.below(2))
        luck.event(WORKER_EVENT, place)
        colour = drawn_bit(specialists, luck)
        specialists &= ~BIT[colour]
        table.box[SETUP_WORKER + place] = u8(colour)
        table.box[GENERAL + colour] -= 1


def restored(fields: dict[str, list[int]]) -> RailroadRevolution:
    """The state whose `fields` these are."""
    table = empty_table(bytes(fields["material"]).decode(), fields["table"][0])
    for place in range(i64(BOX_SIZE)):
        table.box[place] = u8(fields["box"][int(place)])
    for place in range(i64(DESK_SIZE)):
        table.desk[place] = fields["desk"][int(place)]
    state = RailroadRevolution(table)
    state.set_scalars(fields["table"])
    return state
