"""Milestones: when one is fulfilled, and drawing the next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.railroad_revolution.deals import Deals, drawn_bit
from semafor.games.railroad_revolution.layout import (
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
    BIT,
    CONNECTED,
    DEAL_TRACKS,
    HAS_STATIONS,
    MOST_CONDITIONS,
    NO_MANAGER,
    Material,
    population,
)
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


@mypyc_attr(acyclic=True)
class Milestones(Deals):
    """The open milestones of all seats and the stacks B, C and D."""

    def fulfilled(self, seat: i64, slot: i64) -> bool:
        """Whether all managers stand on the milestone and all its conditions are met (rev.milestone.requirement)."""
        tile = i64(self.box[seat * SEAT + OPEN + slot])
        return tile != NONE and self.managed(seat, slot, tile) and self.meets(seat, tile)

    def meets(self, seat: i64, tile: i64) -> bool:
        at = seat * DESK_SEAT
        desk = self.desk
        return conditions_met(self.material, tile, desk[at + LAID], desk[at + NETWORK], desk[at + STATIONS])

    def managed(self, seat: i64, slot: i64, tile: i64) -> bool:
        for place in range(2):
            needed = self.material.managers[2 * tile + place] != NO_MANAGER
            if needed and self.box[seat * SEAT + MANAGER + 2 * slot + place] == NONE:
                return False
        return True

    def complete(self, seat: i64, slot: i64, luck: Luck) -> None:
        """Managers go to the general supply, the milestone counts, and three of the next letter are drawn."""
        at = seat * SEAT
        tile = i64(self.box[at + OPEN + slot])
        for place in range(at + MANAGER + 2 * slot, at + MANAGER + 2 * slot + 2):
            if self.box[place] != NONE:
                self.box[GENERAL + i64(self.box[place])] += 1
                self.box[place] = NONE
        self.desk[seat * DESK_SEAT + DONE] |= BIT[tile]
        self.box[at + OPEN + slot] = NONE
        self.slot = slot
        self.stack = self.material.milestone_next[tile]
        if self.stack < STACKS:
            self.draw_milestones(seat, luck)

    def draw_milestones(self, seat: i64, luck: Luck) -> None:
        """The top tiles lie before the seat; with none left it draws nothing."""
        self.who = seat
        for place in range(self.material.milestone_draw):
            if self.desk[STACK + self.stack]:
                self.draw_from_set(seat, place, luck)
            elif self.box[QUEUED + self.stack]:
                self.draw_from_queue(seat, place)
        if self.box[DRAWN] != NONE:
            self.phase = KEEP
            self.undo_barrier = True

    def draw_from_set(self, seat: i64, place: i64, luck: Luck) -> None:
        stack = self.desk[STACK + self.stack]
        luck.event(MILESTONE_EVENT, self.stack * 64 + population(stack))
        tile = drawn_bit(stack, luck)
        self.desk[STACK + self.stack] = stack & ~BIT[tile]
        self.box[DRAWN + place] = u8(tile)
        self.box[DRAWN_KNOWN + place] = u8(BIT[seat])

    def draw_from_queue(self, seat: i64, place: i64) -> None:
        at = self.stack * QUEUE_ROOM
        box = self.box
        box[DRAWN + place] = box[QUEUE + at]
        box[DRAWN_KNOWN + place] = u8(i64(box[QUEUE_KNOWN + at]) | BIT[seat])
        left = i64(box[QUEUED + self.stack]) - 1
        for number in range(left):
            box[QUEUE + at + number] = box[QUEUE + at + number + 1]
            box[QUEUE_KNOWN + at + number] = box[QUEUE_KNOWN + at + number + 1]
        box[QUEUE + at + left] = NONE
        box[QUEUE_KNOWN + at + left] = 0
        box[QUEUED + self.stack] = u8(left)

    def keep(self, seat: i64, chosen: i64) -> None:
        """One drawn tile stays face up, the others go under the stack in the order drawn."""
        self.box[seat * SEAT + OPEN + self.slot] = self.box[DRAWN + chosen]
        for place in range(i64(MOST_DRAWN)):
            if place != chosen and self.box[DRAWN + place] != NONE:
                self.put_under(place)
            self.box[DRAWN + place] = NONE
            self.box[DRAWN_KNOWN + place] = 0
        self.undo_barrier = True

    def put_under(self, place: i64) -> None:
        end = i64(self.box[QUEUED + self.stack])
        at = self.stack * QUEUE_ROOM + end
        self.box[QUEUE + at] = self.box[DRAWN + place]
        self.box[QUEUE_KNOWN + at] = self.box[DRAWN_KNOWN + place]
        self.box[QUEUED + self.stack] = u8(end + 1)
