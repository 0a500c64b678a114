"""A table of Railroad Revolution as a vector, from one seat's place: all but the milestones in the stacks lies open."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_revolution.layout import (
    BACK,
    CITIES,
    CITY_TILE,
    COLOURS,
    DESK_SEAT,
    DISCARDED,
    DONE,
    DRAWN,
    DRAWN_KNOWN,
    FIELD,
    FIELDS,
    FIRST_OFFICE,
    FIRST_STATION,
    FRAME,
    FRAME_STACK,
    FRAMES,
    FRONT,
    GENERAL,
    KINDS,
    LAID,
    MANAGER,
    MARK,
    MONEY,
    MOST_DRAWN,
    NEUTRAL,
    NONE,
    OFFICES,
    OPEN,
    OVER,
    PICK,
    QUEUE,
    QUEUE_KNOWN,
    QUEUE_ROOM,
    QUEUED,
    SEAT,
    SECTION_TILE,
    SECTIONS,
    SETUP_SIDE,
    SETUP_WORKER,
    SHARES,
    SPACES,
    SPARE_BUILDING,
    SPARE_TRACK,
    STACK,
    STACKS,
    STATIONS,
    STOCK,
    SUPPLY,
    TRACKS,
    TRACKS_OF_POINTS,
)
from semafor.games.railroad_revolution.material import BIT, load, population
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.encoding import Encoder, copy_counts, flag, held, mark, mark_bits
from semafor.kernel.state import State

POOL: Final = 9  # bits
SETUP_TILES: Final = 4
OPENED: Final = 2  # milestones of a seat
MANAGERS: Final = 2  # of a milestone
PIECES: Final = 4  # tracks and buildings, on the player board and spare


class RailroadRevolutionEncoder(Encoder):
    """The vector at one number of seats."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        material = load("")
        self.milestones: Final = material.milestones
        self.city_kinds: Final[i64] = len(material.tile_ids)
        self.wire_kinds: Final[i64] = len(material.wire_ids)
        self.deal_kinds: Final[i64] = len(material.deal_ids)
        self.setup_kinds: Final[i64] = 2 * len(material.setup_ids)
        self.phase: Final = self.add("phase", OVER + 1, 1)
        self.acting: Final = self.add("acting", seats, 1)
        self.turn: Final = self.add("turn", seats, 1)
        self.first: Final = self.add("first", seats, 1)
        self.turns_left: Final = self.add("turns-left", 1, 255)
        self.general: Final = self.add("general-workers", COLOURS, 255)
        self.stock: Final = self.add("trains-in-stock", KINDS, 255)
        self.city_tiles: Final = self.add("city-tiles", CITIES * self.city_kinds, 1)
        self.wire_tiles: Final = self.add("telegraph-tiles", SECTIONS * self.wire_kinds, 1)
        self.first_stations: Final = self.add("first-stations", (seats + 1) * CITIES, 1)
        self.first_offices: Final = self.add("first-offices", (seats + 1) * SECTIONS, 1)
        self.setup: Final = self.add("setup-tiles", SETUP_TILES * self.setup_kinds, 1)
        self.setup_workers: Final = self.add("setup-workers", SETUP_TILES * COLOURS, 1)
        self.deal: Final = self.add("deal", self.deal_kinds, 1)
        self.taken: Final = self.add("deals-taken", 2, 1)
        self.discarded: Final = self.add("deal-discards", self.deal_kinds, 1)
        self.stacks: Final = self.add("stacks", STACKS, self.milestones)
        self.known: Final = self.add("milestones-known", self.milestones, self.milestones)
        self.drawn: Final = self.add("milestones-drawn", MOST_DRAWN * self.milestones, 1)
        self.field: Final = self.add("field", FIELDS, 1)
        self.ability: Final = self.add("ability", COLOURS, 1)
        self.pool: Final = self.add("action-open", POOL, 1)
        self.owed: Final = self.add("owed-main-triangles-target", 4, 255)
        self.progress: Final = self.add("picked-asked-slot-stack", 4, 255)
        self.depth: Final = self.add("rewards-open", 1, FRAMES)
        self.frames: Final = self.add("rewards", FRAMES * FRAME, 255)
        self.money: Final = self.add("money", seats, 255)
        self.shares: Final = self.add("shares", seats, 255)
        self.supply: Final = self.add("supply", seats * COLOURS, 255)
        self.fields: Final = self.add("workers-on-fields", seats * FIELDS * COLOURS, 255)
        self.front: Final = self.add("trains-front", seats * KINDS, 255)
        self.back: Final = self.add("trains-back", seats * KINDS, 255)
        self.marks: Final = self.add("performance", seats * TRACKS_OF_POINTS, 255)
        self.pieces: Final = self.add("tracks-buildings-spare", seats * PIECES, 255)
        self.laid: Final = self.add("spaces", seats * SPACES, 1)
        self.stations: Final = self.add("stations", seats * CITIES, 1)
        self.offices: Final = self.add("offices", seats * SECTIONS, 1)
        self.open: Final = self.add("milestones-open", seats * OPENED * self.milestones, 1)
        self.managers: Final = self.add("managers", seats * OPENED * MANAGERS * COLOURS, 1)
        self.done: Final = self.add("milestones-done", seats * self.milestones, 1)
        self.options: Final = self.add("options", 2, 1)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, RailroadRevolution)
        table = state.table
        self.observe_turn(table, seat, out, at)
        self.observe_action(table, out, at)
        self.observe_map(table, seat, out, at)
        self.observe_tiles(table, out, at)
        self.observe_stacks(table, seat, out, at)
        for places in range(self.seats):
            other = self.seat_after(seat, places)
            if other == table.course.actor():
                out[at + self.acting + places] = 1
            self.observe_board(table, other, places, out, at)
            self.observe_network(table, other, places, out, at)

    def observe_turn(self, table: Tabletop, seat: i64, out: vec[u8], at: i64) -> None:
        course = table.course
        out[at + self.phase + course.phase] = 1
        if PICK < course.phase < OVER:
            out[at + self.turn + self.after(seat, course.turn)] = 1
        out[at + self.first + self.after(seat, course.first)] = 1
        out[at + self.options] = flag(table.job.per_track)
        out[at + self.options + 1] = flag(course.backwards)
        out[at + self.turns_left] = held(course.turns_left + 1)
        out[at + self.progress] = held(course.picked)
        out[at + self.progress + 1] = held(course.asked)
        out[at + self.progress + 2] = held(table.slot)
        out[at + self.progress + 3] = held(table.stack)

    def observe_action(self, table: Tabletop, out: vec[u8], at: i64) -> None:
        """What of the action and of rewards is still open."""
        job = table.job
        mark(out, at + self.field, FIELDS, job.field)
        mark(out, at + self.ability, COLOURS, job.ability)
        mark_bits(out, at + self.pool, POOL, job.pool)
        out[at + self.owed] = held(job.owed)
        out[at + self.owed + 1] = held(job.main)
        out[at + self.owed + 2] = held(job.triangles)
        out[at + self.owed + 3] = held(job.target)
        out[at + self.depth] = held(table.depth)
        copy_counts(out, at + self.frames, table.box, FRAME_STACK, table.depth * FRAME)

    def observe_map(self, table: Tabletop, seat: i64, out: vec[u8], at: i64) -> None:
        """Tiles of the map, and who stands on its first places; neutral buildings come last."""
        for city in range(i64(CITIES)):
            mark(out, at + self.city_tiles + city * self.city_kinds, self.city_kinds, i64(table.box[CITY_TILE + city]))
            row = self.first_row(seat, i64(table.box[FIRST_STATION + city]))
            if row >= 0:
                out[at + self.first_stations + row * CITIES + city] = 1
        for section in range(i64(SECTIONS)):
            tile = i64(table.box[SECTION_TILE + section])
            mark(out, at + self.wire_tiles + section * self.wire_kinds, self.wire_kinds, tile)
            row = self.first_row(seat, i64(table.box[FIRST_OFFICE + section]))
            if row >= 0:
                out[at + self.first_offices + row * SECTIONS + section] = 1

    def first_row(self, seat: i64, owner: i64) -> i64:
        """Places after the seat, the number of seats for a neutral building, -1 for nobody."""
        if owner == NONE:
            return -1
        return self.seats if owner == NEUTRAL else self.after(seat, owner)

    def observe_tiles(self, table: Tabletop, out: vec[u8], at: i64) -> None:
        """The supplies, set-up tiles and deals."""
        copy_counts(out, at + self.general, table.box, GENERAL, COLOURS)
        copy_counts(out, at + self.stock, table.box, STOCK, KINDS)
        for place in range(i64(SETUP_TILES)):
            if table.box[SETUP_SIDE + place] != NONE:
                mark(out, at + self.setup + place * self.setup_kinds, self.setup_kinds, i64(table.box[SETUP_SIDE + place]))
                mark(out, at + self.setup_workers + place * COLOURS, COLOURS, i64(table.box[SETUP_WORKER + place]))
        mark(out, at + self.deal, self.deal_kinds, table.deal)
        mark_bits(out, at + self.taken, 2, table.course.taken)
        mark_bits(out, at + self.discarded, self.deal_kinds, table.desk[DISCARDED])

    def observe_stacks(self, table: Tabletop, seat: i64, out: vec[u8], at: i64) -> None:
        """How many milestones lie in each stack, at which place from the top those lie that the seat knows."""
        for stack in range(i64(STACKS)):
            above = population(table.desk[STACK + stack])
            queued = i64(table.box[QUEUED + stack])
            out[at + self.stacks + stack] = held(above + queued)
            for number in range(queued):
                place = stack * QUEUE_ROOM + number
                if i64(table.box[QUEUE_KNOWN + place]) & BIT[seat]:
                    out[at + self.known + i64(table.box[QUEUE + place])] = held(above + number + 1)
        for place in range(i64(MOST_DRAWN)):
            if i64(table.box[DRAWN_KNOWN + place]) & BIT[seat]:
                mark(out, at + self.drawn + place * self.milestones, self.milestones, i64(table.box[DRAWN + place]))

    def observe_board(self, table: Tabletop, seat: i64, places: i64, out: vec[u8], at: i64) -> None:
        """A player board: workers, trains, markers, pieces."""
        box = table.box
        base = seat * SEAT
        copy_counts(out, at + self.supply + places * COLOURS, box, base + SUPPLY, COLOURS)
        copy_counts(out, at + self.fields + places * FIELDS * COLOURS, box, base + FIELD, FIELDS * COLOURS)
        copy_counts(out, at + self.front + places * KINDS, box, base + FRONT, KINDS)
        copy_counts(out, at + self.back + places * KINDS, box, base + BACK, KINDS)
        copy_counts(out, at + self.marks + places * TRACKS_OF_POINTS, box, base + MARK, TRACKS_OF_POINTS)
        copy_counts(out, at + self.pieces + places * PIECES, box, base + TRACKS, 2)
        out[at + self.pieces + places * PIECES + 2] = box[base + SPARE_TRACK]
        out[at + self.pieces + places * PIECES + 3] = box[base + SPARE_BUILDING]
        for slot in range(i64(OPENED)):
            number = places * OPENED + slot
            mark(out, at + self.open + number * self.milestones, self.milestones, i64(box[base + OPEN + slot]))
            for place in range(i64(MANAGERS)):
                worker = i64(box[base + MANAGER + MANAGERS * slot + place])
                mark(out, at + self.managers + (number * MANAGERS + place) * COLOURS, COLOURS, worker)

    def observe_network(self, table: Tabletop, seat: i64, places: i64, out: vec[u8], at: i64) -> None:
        """Money and what stands on the map."""
        desk = table.desk
        base = seat * DESK_SEAT
        out[at + self.money + places] = held(desk[base + MONEY])
        out[at + self.shares + places] = held(desk[base + SHARES])
        mark_bits(out, at + self.laid + places * SPACES, SPACES, desk[base + LAID])
        mark_bits(out, at + self.stations + places * CITIES, CITIES, desk[base + STATIONS])
        mark_bits(out, at + self.offices + places * SECTIONS, SECTIONS, desk[base + OFFICES])
        mark_bits(out, at + self.done + places * self.milestones, self.milestones, desk[base + DONE])


def encoder(seats: i64) -> RailroadRevolutionEncoder:
    return RailroadRevolutionEncoder(seats)
