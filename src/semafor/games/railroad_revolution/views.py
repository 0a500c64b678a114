"""What a seat or a watcher may know, built as plain data from the state. Almost everything lies open."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from semafor.games.railroad_revolution.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.layout import (
    ACTION,
    BACK,
    BASIC,
    CITY_TILE,
    COLOURS,
    DEAL,
    DEALS,
    DESK_SEAT,
    DISCARDED,
    DONE,
    DRAWN,
    DRAWN_KNOWN,
    EXTRA,
    FIELD,
    FIRST,
    FIRST_OFFICE,
    FIRST_STATION,
    FLIP,
    FRAME,
    FRAME_STACK,
    FRONT,
    GENERAL,
    KINDS,
    LAID,
    MAIN,
    MANAGER,
    MARK,
    MOST_DRAWN,
    NEUTRAL,
    NONE,
    OFFICES,
    OPEN,
    OVER,
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
    STOCK,
    TELEGRAPH,
    TILE,
    TURN,
    UNIT,
)
from semafor.games.railroad_revolution.material import STACK_NAMES, population
from semafor.games.railroad_revolution.moves import FIELD_NAMES, TRACK_NAMES, Colour, FieldName
from semafor.games.railroad_revolution.state import RailroadRevolution
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


def view(state: RailroadRevolution, seat: int | None) -> RailroadRevolutionView:
    """What the seat, or a watcher if None, may know."""
    material = state.material
    box = state.box
    public = RailroadRevolutionView(
        phase=get_args(Phase)[state.phase],
        first=int(state.first),
        turn=int(state.turn) if TURN <= state.phase < OVER else None,
        actors=[int(actor) for actor in state.actors()],
        turns_left=int(state.turns_left) if state.turns_left >= 0 else None,
        general=workers(state, GENERAL),
        trains={material.train_ids[kind]: int(box[STOCK + kind]) for kind in range(KINDS) if kind != material.start_train},
        city_tiles={city: material.tile_ids[box[CITY_TILE + at]] for at, city in enumerate(material.city_ids)},
        telegraph_tiles={
            str(at + 1): material.wire_ids[box[SECTION_TILE + at]] for at in range(SECTIONS) if box[SECTION_TILE + at] != NONE
        },
        first_stations=_first_places(state, FIRST_STATION, material.city_ids),
        first_offices=_first_places(state, FIRST_OFFICE, [str(at + 1) for at in range(SECTIONS)]),
        setup_tiles=_setup_tiles(state),
        deal=material.deal_ids[state.deal],
        deals_taken=[
            half for at, half in enumerate(("top", "bottom")) if state.phase in (ACTION, DEAL) and state.taken >> at & 1
        ],
        deal_stack=int(population(state.desk[DEALS])),
        deal_discards=members(int(state.desk[DISCARDED]), material.deal_ids),
        stacks=_stacks(state, None),
        drawn=_drawn(state, None),
        action=_action(state) if state.phase == ACTION else None,
        rewards=_frames(state),
        seats=[_seat_view(state, other) for other in range(state.seats)],
    )
    return public if seat is None else seat_view(state, seat, public)


def seat_view(state: RailroadRevolution, seat: int, public: RailroadRevolutionView) -> RailroadRevolutionView:
    """What everybody knows, and the milestones that the seat knows."""
    return msgspec.structs.replace(public, stacks=_stacks(state, seat), drawn=_drawn(state, seat))


def members(set: int, names: list[str]) -> list[str]:
    return [name for at, name in enumerate(names) if set >> at & 1]


def workers(state: RailroadRevolution, start: int) -> dict[str, int]:
    """The five counts that begin there, by colour, without zeros."""
    return {COLOUR_NAMES[colour]: int(state.box[start + colour]) for colour in range(COLOURS) if state.box[start + colour]}


def _first_places(state: RailroadRevolution, start: int, names: list[str]) -> dict[str, int | None]:
    """Who stands on each first place that is not free; None for a neutral building."""
    owners = {name: int(state.box[start + at]) for at, name in enumerate(names)}
    return {name: None if owner == NEUTRAL else owner for name, owner in owners.items() if owner != NONE}


def _setup_tiles(state: RailroadRevolution) -> dict[str, tuple[str, str]]:
    found = {}
    for place in range(4):
        side = int(state.box[SETUP_SIDE + place])
        if side != NONE:
            tile = f"{state.material.setup_ids[side // 2]}-{'ab'[side % 2]}"
            found[str(place + 1)] = (tile, COLOUR_NAMES[state.box[SETUP_WORKER + place]])
    return found


def _stacks(state: RailroadRevolution, seat: int | None) -> dict[str, StackView]:
    return {name: _stack(state, at, seat) for at, name in enumerate(STACK_NAMES)}


def _stack(state: RailroadRevolution, stack: int, seat: int | None) -> StackView:
    above = int(population(state.desk[STACK + stack]))
    queued = int(state.box[QUEUED + stack])
    known = {}
    for at in range(queued):
        place = stack * QUEUE_ROOM + at
        if seat is not None and state.box[QUEUE_KNOWN + place] >> seat & 1:
            known[str(above + at + 1)] = state.material.milestone_ids[state.box[QUEUE + place]]
    return StackView(above + queued, known)


def _drawn(state: RailroadRevolution, seat: int | None) -> list[str | None]:
    """The drawn milestones: only who drew them sees them (others may know one they put there themselves)."""
    tiles = [int(state.box[DRAWN + place]) for place in range(MOST_DRAWN)]
    known = [seat is not None and state.box[DRAWN_KNOWN + place] >> seat & 1 for place in range(MOST_DRAWN)]
    return [
        state.material.milestone_ids[tile] if seen else None for tile, seen in zip(tiles, known, strict=True) if tile != NONE
    ]


def _frames(state: RailroadRevolution) -> list[dict[str, int]]:
    frames = []
    for number in range(state.depth):
        at = FRAME_STACK + number * FRAME
        frames.append({name: int(state.box[at + place]) for place, name in enumerate(FRAME_NAMES) if state.box[at + place]})
    return frames


def _action(state: RailroadRevolution) -> ActionView:
    return ActionView(
        field=get_args(FieldName)[state.field],
        used_as=get_args(Colour)[state.ability],
        open=[name for bit, name in POOL_NAMES if state.pool & bit],
        owed=int(state.owed) * UNIT,
        pieces_due=int(state.main),
        built=_built(state),
    )


def _built(state: RailroadRevolution) -> str | None:
    """Where the station or office of this action stands: its rewards are open."""
    if state.pool & MAIN or state.field not in (STATION, TELEGRAPH):
        return None
    return state.material.city_ids[state.target] if state.field == STATION else str(state.target + 1)


def _seat_view(state: RailroadRevolution, seat: int) -> SeatView:
    at, desk = seat * SEAT, seat * DESK_SEAT
    material, box = state.material, state.box
    return SeatView(
        seat=seat,
        money=int(state.money(seat)) * UNIT,
        shares=int(state.shares(seat)),
        supply=workers(state, at),
        board={field: workers(state, at + FIELD + number * COLOURS) for number, field in enumerate(FIELD_NAMES)},
        trains_front={material.train_ids[kind]: int(box[at + FRONT + kind]) for kind in range(KINDS) if box[at + FRONT + kind]},
        trains_back={material.train_ids[kind]: int(box[at + BACK + kind]) for kind in range(KINDS) if box[at + BACK + kind]},
        markers={track: int(box[at + MARK + number]) for number, track in enumerate(TRACK_NAMES)},
        tracks_left=int(state.tracks_left(seat)),
        buildings_left=int(state.buildings_left(seat)),
        spare_track=int(box[at + SPARE_TRACK]),
        spare_building=int(box[at + SPARE_BUILDING]),
        spaces=members(int(state.desk[desk + LAID]), material.space_ids),
        stations=members(int(state.desk[desk + STATIONS]), material.city_ids),
        offices=[section + 1 for section in range(SECTIONS) if state.desk[desk + OFFICES] >> section & 1],
        open_milestones=[_milestone(state, seat, slot) for slot in range(2)],
        completed=members(int(state.desk[desk + DONE]), material.milestone_ids),
        points=int(state.count(seat).total()),
    )


def _milestone(state: RailroadRevolution, seat: int, slot: int) -> OpenMilestone | None:
    tile = int(state.box[seat * SEAT + OPEN + slot])
    if tile == NONE:
        return None
    places = [int(state.box[seat * SEAT + MANAGER + 2 * slot + place]) for place in range(2)]
    return OpenMilestone(
        id=state.material.milestone_ids[tile],
        managers=[COLOUR_NAMES[colour] for colour in places if colour != NONE],
        conditions_met=bool(state.meets(seat, tile)),
    )
