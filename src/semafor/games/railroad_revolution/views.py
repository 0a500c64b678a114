"""What a seat or a watcher may know, built as plain data from the state. Almost everything lies open."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from semafor.games.railroad_revolution.layout import (
    ACTION,
    BACK,
    BASIC,
    BUILD,
    CHOICE,
    CITY_TILE,
    COLOURS,
    DEAL,
    DEALS,
    DESK_SEAT,
    DISCARDED,
    DONE,
    DRAWN,
    DRAWN_KNOWN,
    EXCHANGE,
    EXTRA,
    FIELD,
    FIRST,
    FIRST_OFFICE,
    FIRST_STATION,
    FLIP,
    FLIPS,
    FRAME,
    FRAME_STACK,
    FRONT,
    GAIN,
    GENERAL,
    KINDS,
    LAID,
    LAY,
    MAIN,
    MANAGER,
    MARK,
    MOST_DRAWN,
    NEUTRAL,
    NONE,
    OFFICES,
    OPEN,
    OVER,
    PROMOTIONS,
    QUEUE,
    QUEUE_KNOWN,
    QUEUE_ROOM,
    QUEUED,
    SEAT,
    SECTION_TILE,
    SECTIONS,
    SETUP_SIDE,
    SETUP_WORKER,
    SPARE_BUILDING,
    SPARE_TRACK,
    STACK,
    STATION,
    STATIONS,
    STEPS,
    STOCK,
    TELEGRAPH,
    TILE,
    TRAIN,
    TURN,
    UNIT,
    WIRE,
)
from semafor.games.railroad_revolution.material import STACK_NAMES, population
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.material.told import choice
from semafor.games.railroad_revolution.moves import FIELD_NAMES, TRACK_NAMES, Colour, FieldName
from semafor.games.railroad_revolution.parts.milestones import meets
from semafor.games.railroad_revolution.parts.pieces import buildings_left, tracks_left
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.scoring import count_seat
from semafor.kernel.view import View

Phase = Literal["pick", "turn", "action", "deal", "order", "keep", "over"]
FRAME_NAMES = (
    *("due", "steps", "promotions", "each", "flips", "train", "track", "station", "office", "exchange"),
    *("workers", "colours"),
)
Pool = Literal["main", "extra", "reward", "first-bonus", "tile", "flip"]
POOL_NAMES: tuple[tuple[int, Pool], ...] = (
    (MAIN, "main"),
    (EXTRA, "extra"),
    (BASIC, "reward"),
    (FIRST, "first-bonus"),
    (TILE, "tile"),
    (FLIP, "flip"),
)


class OpenMilestone(msgspec.Struct, frozen=True):
    """An open milestone with the colours of its managers."""

    id: str
    managers: list[str]
    conditions_met: bool


class SeatView(msgspec.Struct, frozen=True):
    """What everybody may know of a seat: all of it."""

    seat: int
    money: int
    shares: int
    supply: dict[str, int]
    board: dict[str, dict[str, int]]
    trains_front: dict[str, int]
    trains_back: dict[str, int]
    markers: dict[str, int]
    tracks_left: int
    buildings_left: int
    spare_track: int
    spare_building: int
    spaces: list[str]
    stations: list[str]
    offices: list[int]
    open_milestones: list[OpenMilestone | None]
    completed: list[str]
    points: int


class ActionView(msgspec.Struct, frozen=True):
    """The action in progress: what is open, what is owed, and the city or section built in."""

    field: FieldName
    used_as: Colour
    open: list[Pool]
    owed: int
    pieces_due: int
    built: str | None


class StackView(msgspec.Struct, frozen=True):
    """A stack of milestones: how many lie in it, and which this watcher knows by their place from the top."""

    size: int
    known: dict[str, str]


class RailroadRevolutionView(View, frozen=True):
    """The table as one watcher may know it."""

    phase: Phase
    first: int
    turn: int | None
    actors: list[int]
    turns_left: int | None
    general: dict[str, int]
    trains: dict[str, int]
    city_tiles: dict[str, str]
    telegraph_tiles: dict[str, str]
    first_stations: dict[str, int | None]
    first_offices: dict[str, int | None]
    setup_tiles: dict[str, tuple[str, str]]
    deal: str
    deals_taken: list[str]
    deal_stack: int
    deal_discards: list[str]
    stacks: dict[str, StackView]
    drawn: list[str | None]
    action: ActionView | None
    rewards: list[dict[str, int]]
    seats: list[SeatView]


def view(table: Tabletop, seat: int | None) -> RailroadRevolutionView:
    """What the seat, or a watcher if None, may know."""
    course = table.course
    material = table.material
    box = table.box
    public = RailroadRevolutionView(
        phase=get_args(Phase)[course.phase],
        first=int(course.first),
        turn=int(course.turn) if TURN <= course.phase < OVER else None,
        actors=[] if course.phase == OVER else [int(course.who)],
        turns_left=int(course.turns_left) if course.turns_left >= 0 else None,
        general=workers(table, GENERAL),
        trains={material.train_ids[kind]: int(box[STOCK + kind]) for kind in range(KINDS) if kind != material.start_train},
        city_tiles={city: material.tile_ids[box[CITY_TILE + at]] for at, city in enumerate(material.city_ids)},
        telegraph_tiles={
            str(at + 1): material.wire_ids[box[SECTION_TILE + at]] for at in range(SECTIONS) if box[SECTION_TILE + at] != NONE
        },
        first_stations=_first_places(table, FIRST_STATION, material.city_ids),
        first_offices=_first_places(table, FIRST_OFFICE, [str(at + 1) for at in range(SECTIONS)]),
        setup_tiles=_setup_tiles(table),
        deal=material.deal_ids[table.deal],
        deals_taken=[
            half for at, half in enumerate(("top", "bottom")) if course.phase in (ACTION, DEAL) and course.taken >> at & 1
        ],
        deal_stack=int(population(table.desk[DEALS])),
        deal_discards=members(int(table.desk[DISCARDED]), material.deal_ids),
        stacks=_stacks(table, None),
        drawn=_drawn(table, None),
        action=_action(table) if course.phase == ACTION else None,
        rewards=_frames(table),
        seats=[seat_part(table, other) for other in range(table.seats)],
    )
    return public if seat is None else seat_view(table, seat, public)


def seat_view(table: Tabletop, seat: int, public: RailroadRevolutionView) -> RailroadRevolutionView:
    """What everybody knows, and the milestones that the seat knows."""
    return msgspec.structs.replace(public, stacks=_stacks(table, seat), drawn=_drawn(table, seat))


def members(set: int, names: list[str]) -> list[str]:
    return [name for at, name in enumerate(names) if set >> at & 1]


def workers(table: Tabletop, start: int) -> dict[str, int]:
    """The five counts that begin there, by colour, without zeros."""
    return {COLOUR_NAMES[colour]: int(table.box[start + colour]) for colour in range(COLOURS) if table.box[start + colour]}


def _first_places(table: Tabletop, start: int, names: list[str]) -> dict[str, int | None]:
    """Who stands on each first place that is not free; None for a neutral building."""
    owners = {name: int(table.box[start + at]) for at, name in enumerate(names)}
    return {name: None if owner == NEUTRAL else owner for name, owner in owners.items() if owner != NONE}


def _setup_tiles(table: Tabletop) -> dict[str, tuple[str, str]]:
    found = {}
    for place in range(4):
        side = int(table.box[SETUP_SIDE + place])
        if side != NONE:
            tile = f"{table.material.setup_ids[side // 2]}-{'ab'[side % 2]}"
            found[str(place + 1)] = (tile, COLOUR_NAMES[table.box[SETUP_WORKER + place]])
    return found


def _stacks(table: Tabletop, seat: int | None) -> dict[str, StackView]:
    return {name: _stack(table, at, seat) for at, name in enumerate(STACK_NAMES)}


def _stack(table: Tabletop, stack: int, seat: int | None) -> StackView:
    above = int(population(table.desk[STACK + stack]))
    queued = int(table.box[QUEUED + stack])
    known = {}
    for at in range(queued):
        place = stack * QUEUE_ROOM + at
        if seat is not None and table.box[QUEUE_KNOWN + place] >> seat & 1:
            known[str(above + at + 1)] = table.material.milestone_ids[table.box[QUEUE + place]]
    return StackView(above + queued, known)


def _drawn(table: Tabletop, seat: int | None) -> list[str | None]:
    """The drawn milestones: only who drew them sees them (others may know one they put there themselves)."""
    tiles = [int(table.box[DRAWN + place]) for place in range(MOST_DRAWN)]
    known = [seat is not None and table.box[DRAWN_KNOWN + place] >> seat & 1 for place in range(MOST_DRAWN)]
    return [
        table.material.milestone_ids[tile] if seen else None for tile, seen in zip(tiles, known, strict=True) if tile != NONE
    ]


def _frames(table: Tabletop) -> list[dict[str, int]]:
    frames = []
    for number in range(table.depth):
        at = FRAME_STACK + number * FRAME
        frames.append({name: int(table.box[at + place]) for place, name in enumerate(FRAME_NAMES) if table.box[at + place]})
    return frames


LEFT = (
    *((STEPS, "steps"), (PROMOTIONS, "promote"), (FLIPS, "flip"), (TRAIN, "train"), (LAY, "track"), (BUILD, "station")),
    *((WIRE, "office"), (EXCHANGE, "exchange")),
)


def left_of_reward(table: Tabletop) -> list[str]:
    """What is left of the reward in hand, as the facts of a bonus are told (material/told.py)."""
    at = int(table.frame())
    once = (LAY, BUILD, WIRE)  # where these are not 0 they say which piece is placed
    found = [f"{1 if place in once else int(table.box[at + place])} {name}" for place, name in LEFT if table.box[at + place]]
    if table.box[at + GAIN]:
        found.append(f"{int(table.box[at + GAIN])} {choice(int(table.box[at + CHOICE]))}")
    return found


def _action(table: Tabletop) -> ActionView:
    job = table.job
    return ActionView(
        field=get_args(FieldName)[job.field],
        used_as=get_args(Colour)[job.ability],
        open=[name for bit, name in POOL_NAMES if job.pool & bit],
        owed=int(job.owed) * UNIT,
        pieces_due=int(job.main),
        built=_built(table),
    )


def _built(table: Tabletop) -> str | None:
    """Where the station or office of this action stands: its rewards are open."""
    job = table.job
    if job.pool & MAIN or job.field not in (STATION, TELEGRAPH):
        return None
    return table.material.city_ids[job.target] if job.field == STATION else str(job.target + 1)


def seat_part(table: Tabletop, seat: int) -> SeatView:
    at, desk = seat * SEAT, seat * DESK_SEAT
    material, box = table.material, table.box
    return SeatView(
        seat=seat,
        money=int(table.money(seat)) * UNIT,
        shares=int(table.shares(seat)),
        supply=workers(table, at),
        board={field: workers(table, at + FIELD + number * COLOURS) for number, field in enumerate(FIELD_NAMES)},
        trains_front={material.train_ids[kind]: int(box[at + FRONT + kind]) for kind in range(KINDS) if box[at + FRONT + kind]},
        trains_back={material.train_ids[kind]: int(box[at + BACK + kind]) for kind in range(KINDS) if box[at + BACK + kind]},
        markers={track: int(box[at + MARK + number]) for number, track in enumerate(TRACK_NAMES)},
        tracks_left=int(tracks_left(table, seat)),
        buildings_left=int(buildings_left(table, seat)),
        spare_track=int(box[at + SPARE_TRACK]),
        spare_building=int(box[at + SPARE_BUILDING]),
        spaces=members(int(table.desk[desk + LAID]), material.space_ids),
        stations=members(int(table.desk[desk + STATIONS]), material.city_ids),
        offices=[section + 1 for section in range(SECTIONS) if table.desk[desk + OFFICES] >> section & 1],
        open_milestones=[_milestone(table, seat, slot) for slot in range(2)],
        completed=members(int(table.desk[desk + DONE]), material.milestone_ids),
        points=int(count_seat(table, seat).total()),
    )


def _milestone(table: Tabletop, seat: int, slot: int) -> OpenMilestone | None:
    tile = int(table.box[seat * SEAT + OPEN + slot])
    if tile == NONE:
        return None
    places = [int(table.box[seat * SEAT + MANAGER + 2 * slot + place]) for place in range(2)]
    return OpenMilestone(
        id=table.material.milestone_ids[tile],
        managers=[COLOUR_NAMES[colour] for colour in places if colour != NONE],
        conditions_met=bool(meets(table, seat, tile)),
    )
