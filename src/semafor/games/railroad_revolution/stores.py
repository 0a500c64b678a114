"""What lies on the table: money, workers, trains, frames. Nothing here knows whose turn it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.railroad_revolution.layout import (
    ANY_COLOUR,
    AVAILABLE,
    BACK,
    BUILD,
    CHOICE,
    COLOURS,
    DESK_SEAT,
    DUE,
    EACH,
    EXCHANGE,
    FIELD,
    FIELDS,
    FLIPS,
    FRAME,
    FRAME_STACK,
    FRONT,
    GAIN,
    GENERAL,
    KINDS,
    LAY,
    MONEY,
    PROMOTIONS,
    ROW,
    ROW_BUILD,
    ROW_CHOICE,
    ROW_EACH,
    ROW_EXCHANGE,
    ROW_FLIPS,
    ROW_LAY,
    ROW_MONEY,
    ROW_PROMOTE,
    ROW_SHARES,
    ROW_STEPS,
    ROW_TRAIN,
    ROW_WIRE,
    ROW_WORKERS,
    SEAT,
    SHARES,
    STANDING,
    STEPS,
    TRAIN,
    WIRE,
)
from semafor.games.railroad_revolution.material import BIT, Material
from semafor.kernel.state import State


@mypyc_attr(acyclic=True)
class Stores(State):
    """The two packed stores and the simplest things one does with them."""

    def __init__(self, material: Material, seats: i64, box: vec[u8], desk: vec[i64]) -> None:
        super().__init__(seats)
        self.material: Final = material
        self.box: Final = box
        self.desk: Final = desk
        self.per_track: bool = False  # the other reading of the engineer's cost
        self.backwards: bool = False  # set-up tiles are picked counterclockwise
        self.phase: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.who: i64 = 0  # the seat that decides now
        self.field: i64 = 0
        self.ability: i64 = 0  # the colour the placed worker counts as
        self.pool: i64 = 0
        self.main: i64 = 0  # pieces the main part still has to place
        self.owed: i64 = 0
        self.triangles: i64 = 0  # beside the spaces built in this action
        self.target: i64 = 0  # the city or section built in
        self.deal: i64 = 0  # the face-up deal tile
        self.taken: i64 = 0  # deals the answering seat has accepted, as bits
        self.depth: i64 = 0  # frames in use
        self.revealed: i64 = 0  # deal tiles turned up so far
        self.picked: i64 = 0  # set-up tiles chosen
        self.asked: i64 = 0  # seats that have answered the deal, or whose milestones are settled
        self.slot: i64 = 0  # the open milestone that is being replaced
        self.stack: i64 = 0  # and the stack it is drawn from
        self.turns_left: i64 = -1  # counts down once the end is triggered

    def copy_scalars(self, other: Stores) -> None:
        self.undo_barrier = other.undo_barrier
        self.per_track = other.per_track
        self.backwards = other.backwards
        self.phase = other.phase
        self.first = other.first
        self.turn = other.turn
        self.who = other.who
        self.field = other.field
        self.ability = other.ability
        self.pool = other.pool
        self.main = other.main
        self.owed = other.owed
        self.triangles = other.triangles
        self.target = other.target
        self.deal = other.deal
        self.taken = other.taken
        self.depth = other.depth
        self.revealed = other.revealed
        self.picked = other.picked
        self.asked = other.asked
        self.slot = other.slot
        self.stack = other.stack
        self.turns_left = other.turns_left

    # Money and shares

    def money(self, seat: i64) -> i64:
        return self.desk[seat * DESK_SEAT + MONEY]

    def shares(self, seat: i64) -> i64:
        return self.desk[seat * DESK_SEAT + SHARES]

    def wealth(self, seat: i64) -> i64:
        """Money with all shares sold."""
        at = seat * DESK_SEAT
        return self.desk[at + MONEY] + self.material.share_price * self.desk[at + SHARES]

    def earn(self, seat: i64, units: i64) -> None:
        self.desk[seat * DESK_SEAT + MONEY] += units

    def take_shares(self, seat: i64, count: i64) -> None:
        self.desk[seat * DESK_SEAT + SHARES] += count

    # Workers

    def available(self, seat: i64) -> i64:
        return self.desk[seat * DESK_SEAT + AVAILABLE]

    def workers_at(self, seat: i64, source: i64) -> i64:
        """Workers of one colour in the supply (source 0..4) or on the board (5..9)."""
        return i64(self.box[seat * SEAT + source])

    def supply_size(self, seat: i64) -> i64:
        size: i64 = 0
        for colour in range(i64(COLOURS)):
            size += i64(self.box[seat * SEAT + colour])
        return size

    def general_size(self) -> i64:
        size: i64 = 0
        for colour in range(i64(COLOURS)):
            size += i64(self.box[GENERAL + colour])
        return size

    def add_worker(self, seat: i64, colour: i64) -> None:
        """A worker of the general supply comes into the seat's own."""
        self.box[GENERAL + colour] -= 1
        self.box[seat * SEAT + colour] += 1
        self.desk[seat * DESK_SEAT + AVAILABLE] += 1

    def remove_worker(self, seat: i64, source: i64) -> i64:
        """A worker leaves the seat's supply or board; his colour."""
        at = seat * SEAT
        self.box[at + source] -= 1
        self.desk[seat * DESK_SEAT + AVAILABLE] -= 1
        if source < COLOURS:
            return source
        colour = source - COLOURS
        for field in range(i64(FIELDS)):
            if self.box[at + FIELD + field * COLOURS + colour]:
                self.box[at + FIELD + field * COLOURS + colour] -= 1
                break
        return colour

    def discard_worker(self, seat: i64, source: i64) -> None:
        colour = self.remove_worker(seat, source)
        self.box[GENERAL + colour] += 1

    def recall(self, seat: i64) -> None:
        """All workers of the board come back into the supply (rev.turn.recall)."""
        at = seat * SEAT
        for colour in range(i64(COLOURS)):
            self.box[at + colour] += self.box[at + STANDING + colour]
            self.box[at + STANDING + colour] = 0
        for place in range(at + FIELD, at + FIELD + FIELDS * COLOURS):
            self.box[place] = 0

    # Trains

    def trains(self, seat: i64) -> i64:
        count: i64 = 0
        for place in range(seat * SEAT + FRONT, seat * SEAT + BACK + KINDS):
            count += i64(self.box[place])
        return count

    # Frames

    def frame(self) -> i64:
        """Where the top frame begins."""
        return FRAME_STACK + (self.depth - 1) * FRAME

    def open_bonus(self, seat: i64, bonus: i64, due: i64) -> None:
        """Money and shares of the bonus are taken at once; a frame holds what needs a choice."""
        row = self.material.bonus
        at = bonus * ROW
        self.earn(seat, row[at + ROW_MONEY])
        self.take_shares(seat, row[at + ROW_SHARES])
        frame = FRAME_STACK + self.depth * FRAME
        box = self.box
        box[frame + DUE] = u8(due)
        box[frame + STEPS] = u8(row[at + ROW_STEPS])
        box[frame + PROMOTIONS] = u8(row[at + ROW_PROMOTE])
        box[frame + EACH] = u8(row[at + ROW_EACH])
        box[frame + FLIPS] = u8(row[at + ROW_FLIPS])
        box[frame + TRAIN] = u8(row[at + ROW_TRAIN])
        box[frame + LAY] = u8(row[at + ROW_LAY])
        box[frame + BUILD] = u8(row[at + ROW_BUILD])
        box[frame + WIRE] = u8(row[at + ROW_WIRE])
        box[frame + EXCHANGE] = u8(row[at + ROW_EXCHANGE])
        box[frame + GAIN] = 0
        box[frame + CHOICE] = 0
        self.depth += 1
        self.gain_workers(seat, at)
        self.close_if_empty()

    def gain_workers(self, seat: i64, at: i64) -> None:
        """The shown workers; for a colour that has run out another is chosen (rev.supply.worker-substitute)."""
        row = self.material.bonus
        frame = self.frame()
        if row[at + ROW_CHOICE]:
            self.box[frame + GAIN] = 1
            self.box[frame + CHOICE] = u8(row[at + ROW_CHOICE])
        for colour in range(i64(COLOURS)):
            missing = row[at + ROW_WORKERS + colour]
            while missing > 0 and self.box[GENERAL + colour]:
                self.add_worker(seat, colour)
                missing -= 1
            if missing > 0:
                self.box[frame + GAIN] += u8(missing)
                self.box[frame + CHOICE] = ANY_COLOUR

    def open_frame(self, counter: i64, count: i64) -> None:
        """A frame with one counter only, e.g. one promotion."""
        frame = FRAME_STACK + self.depth * FRAME
        for place in range(frame, frame + FRAME):
            self.box[place] = 0
        self.box[frame + counter] = u8(count)
        self.depth += 1

    def close_if_empty(self) -> None:
        """Frames in which nothing is left go away."""
        while self.depth > 0 and self.frame_empty():
            self.close_frame()

    def frame_empty(self) -> bool:
        frame = self.frame()
        box = self.box
        if box[frame + GAIN] and self.general_size() == 0:
            box[frame + GAIN] = 0
        for place in range(frame + STEPS, frame + CHOICE):
            if box[place] and place != frame + EACH:
                return False
        return True

    def close_frame(self) -> None:
        frame = self.frame()
        for place in range(frame, frame + FRAME):
            self.box[place] = 0
        self.depth -= 1

    def gainable(self, colour: i64) -> bool:
        """Whether the top frame lets this colour be taken."""
        if self.box[GENERAL + colour] == 0:
            return False
        choice = i64(self.box[self.frame() + CHOICE])
        if choice & BIT[colour]:
            return True
        for wanted in range(i64(COLOURS)):
            if choice & BIT[wanted] and self.box[GENERAL + wanted] == 0:
                return True
        return False
