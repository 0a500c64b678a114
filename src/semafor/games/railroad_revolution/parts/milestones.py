"""Milestones: managers, when one is fulfilled, and drawing the next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from semafor.games.railroad_revolution.actions import SOURCES
from semafor.games.railroad_revolution.layout import (
    COLOURS,
    DESK_SEAT,
    DONE,
    DRAWN,
    DRAWN_KNOWN,
    GENERAL,
    KEEP,
    LAID,
    MANAGER,
    MOST_DRAWN,
    NETWORK,
    NONE,
    OPEN,
    QUEUE,
    QUEUE_KNOWN,
    QUEUE_ROOM,
    QUEUED,
    SEAT,
    STACK,
    STACKS,
    STATIONS,
)
from semafor.games.railroad_revolution.material import (
    ANY_MANAGER,
    BIT,
    CONNECTED,
    DEAL_TRACKS,
    HAS_STATIONS,
    MOST_CONDITIONS,
    NO_MANAGER,
    Material,
    population,
)
from semafor.games.railroad_revolution.parts.stacks import drawn_bit
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import remove_worker
from semafor.kernel.luck import Luck

MILESTONE_EVENT: Final = 6  # + the stack and how many tiles are left in its unordered part


def condition_met(material: Material, at: i64, laid: i64, network: i64, stations: i64) -> bool:
    """Whether the condition whose three numbers begin at `at` is met by these tracks, cities and stations."""
    kind = material.conditions[at]
    count = material.conditions[at + 1]
    detail = material.conditions[at + 2]
    if kind == CONNECTED:
        return population(network & material.level[detail]) >= count
    if kind == HAS_STATIONS:
        return population(stations & material.level[detail]) >= count
    if kind == DEAL_TRACKS:
        return population(laid & material.deal_spaces) >= count
    return population(laid & material.terrain[detail]) >= count


def conditions_met(material: Material, tile: i64, laid: i64, network: i64, stations: i64) -> bool:
    for number in range(i64(MOST_CONDITIONS)):
        if not condition_met(material, 3 * (MOST_CONDITIONS * tile + number), laid, network, stations):
            return False
    return True


def fits(table: Tabletop, seat: i64, slot: i64, colour: i64) -> bool:
    """Whether the open milestone has an open place for a manager of this colour (rev.promote.fitting)."""
    return manager_place(table, seat, slot, colour) >= 0


def manager_place(table: Tabletop, seat: i64, slot: i64, colour: i64) -> i64:
    """The open place this colour would fill, one of its own colour first; -1 if there is none."""
    tile = i64(table.box[seat * SEAT + OPEN + slot])
    if tile == NONE:
        return -1
    found: i64 = -1
    for place in range(i64(2)):
        if table.box[seat * SEAT + MANAGER + 2 * slot + place] == NONE:
            wanted = table.material.managers[2 * tile + place]
            if wanted == colour:
                return place
            if wanted == ANY_MANAGER and found < 0:
                found = place
    return found


def can_promote(table: Tabletop, seat: i64) -> bool:
    for slot in range(i64(2)):
        for source in range(i64(SOURCES)):
            if table.box[seat * SEAT + source] and fits(table, seat, slot, source % COLOURS):
                return True
    return False


def promote(table: Tabletop, seat: i64, slot: i64, source: i64) -> None:
    """The worker is a manager on the milestone from now on (rev.promote.manager-fixed)."""
    place = manager_place(table, seat, slot, source % COLOURS)
    colour = remove_worker(table, seat, source)
    table.box[seat * SEAT + MANAGER + 2 * slot + place] = u8(colour)


def fulfilled(table: Tabletop, seat: i64, slot: i64) -> bool:
    """Whether all managers stand on the milestone and all its conditions are met (rev.milestone.requirement)."""
    tile = i64(table.box[seat * SEAT + OPEN + slot])
    return tile != NONE and managed(table, seat, slot, tile) and meets(table, seat, tile)


def meets(table: Tabletop, seat: i64, tile: i64) -> bool:
    at = seat * DESK_SEAT
    desk = table.desk
    return conditions_met(table.material, tile, desk[at + LAID], desk[at + NETWORK], desk[at + STATIONS])


def managed(table: Tabletop, seat: i64, slot: i64, tile: i64) -> bool:
    for place in range(i64(2)):
        needed = table.material.managers[2 * tile + place] != NO_MANAGER
        if needed and table.box[seat * SEAT + MANAGER + 2 * slot + place] == NONE:
            return False
    return True


def complete(table: Tabletop, seat: i64, slot: i64, luck: Luck) -> None:
    """Managers go to the general supply, the milestone counts, and three of the next letter are drawn."""
    at = seat * SEAT
    tile = i64(table.box[at + OPEN + slot])
    for place in range(at + MANAGER + 2 * slot, at + MANAGER + 2 * slot + 2):
        if table.box[place] != NONE:
            table.box[GENERAL + i64(table.box[place])] += 1
            table.box[place] = NONE
    table.desk[seat * DESK_SEAT + DONE] |= BIT[tile]
    table.box[at + OPEN + slot] = NONE
    table.slot = slot
    table.stack = table.material.milestone_next[tile]
    if table.stack < STACKS:
        draw_milestones(table, seat, luck)


def draw_milestones(table: Tabletop, seat: i64, luck: Luck) -> None:
    """The top tiles lie before the seat; with none left it draws nothing."""
    table.course.who = seat
    for place in range(table.material.rules.milestone_draw):
        if table.desk[STACK + table.stack]:
            draw_from_set(table, seat, place, luck)
        elif table.box[QUEUED + table.stack]:
            draw_from_queue(table, seat, place)
    if table.box[DRAWN] != NONE:
        table.course.phase = KEEP


def draw_from_set(table: Tabletop, seat: i64, place: i64, luck: Luck) -> None:
    stack = table.desk[STACK + table.stack]
    luck.event(MILESTONE_EVENT, table.stack * 64 + population(stack))
    tile = drawn_bit(stack, luck)
    table.desk[STACK + table.stack] = stack & ~BIT[tile]
    table.box[DRAWN + place] = u8(tile)
    table.box[DRAWN_KNOWN + place] = u8(BIT[seat])


def draw_from_queue(table: Tabletop, seat: i64, place: i64) -> None:
    at = table.stack * QUEUE_ROOM
    box = table.box
    box[DRAWN + place] = box[QUEUE + at]
    box[DRAWN_KNOWN + place] = u8(i64(box[QUEUE_KNOWN + at]) | BIT[seat])
    left = i64(box[QUEUED + table.stack]) - 1
    for number in range(left):
        box[QUEUE + at + number] = box[QUEUE + at + number + 1]
        box[QUEUE_KNOWN + at + number] = box[QUEUE_KNOWN + at + number + 1]
    box[QUEUE + at + left] = NONE
    box[QUEUE_KNOWN + at + left] = 0
    box[QUEUED + table.stack] = u8(left)


def keep(table: Tabletop, seat: i64, chosen: i64) -> None:
    """One drawn tile stays face up, the others go under the stack in the order drawn."""
    table.box[seat * SEAT + OPEN + table.slot] = table.box[DRAWN + chosen]
    for place in range(i64(MOST_DRAWN)):
        if place != chosen and table.box[DRAWN + place] != NONE:
            put_under(table, place)
        table.box[DRAWN + place] = NONE
        table.box[DRAWN_KNOWN + place] = 0


def put_under(table: Tabletop, place: i64) -> None:
    end = i64(table.box[QUEUED + table.stack])
    at = table.stack * QUEUE_ROOM + end
    table.box[QUEUE + at] = table.box[DRAWN + place]
    table.box[QUEUE_KNOWN + at] = table.box[DRAWN_KNOWN + place]
    table.box[QUEUED + table.stack] = u8(end + 1)
