"""The table as plain data. Nothing is hidden in this game, so every seat and every watcher sees the same."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from semafor.games.steamrollers.actions import DELIVER, DRAW, destination_of, distance_of, good_of, origin_of
from semafor.games.steamrollers.layout import (
    BAG,
    BONUS,
    BOX,
    BOXES,
    CELLS,
    CITIES,
    CROSSES,
    DICE,
    GOODS,
    KEPT,
    KINDS,
    LOAD,
    LOAD_CITY,
    ORDER_OWNER,
    ORDER_SIDE,
    OWNER,
    POOL,
    POWER,
    SHEET,
    STARTING,
    TRACK,
    TURNED,
)
from semafor.games.steamrollers.material import KIND_NAMES, SIDE_NAMES, TRACK_A, TRACK_B, TYPE_NAMES, cell_name
from semafor.games.steamrollers.moves import GOOD_NAMES, START_NAMES
from semafor.games.steamrollers.parts.goods import row_of
from semafor.games.steamrollers.parts.routes import line
from semafor.games.steamrollers.parts.sheets import delivery_points
from semafor.games.steamrollers.parts.tiles import face_of, power
from semafor.games.steamrollers.parts.turn import ACTING, ASKED, CHOOSING, EVA_LOADS, EVA_ROLLED, FINAL, OVER, WHICH
from semafor.games.steamrollers.refusals import ended_by
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.view import View

StartPhase = Literal["start-pick", "start-box", "start-track", "start-tile", "start-load"]
TurnPhase = Literal["choose-die", "asked-2b", "which-die", "act", "after", "eva-rolled", "eva-loads", "over"]
Phase = Literal[StartPhase, TurnPhase]
PHASES: tuple[Phase, ...] = get_args(Phase)
FACES = (*(f"{tile}{side}" for tile in range(1, 7) for side in "ab"), "2a", "2b")


class TileView(msgspec.Struct, frozen=True):
    """An action tile: its printed name, e.g. "4b", and where it lies (no owner: in the pool)."""

    tile: str
    owner: int | None
    sideways: bool
    once: bool
    points: int


class OrderView(msgspec.Struct, frozen=True):
    """An order tile with the goods it asks for."""

    order: int
    side: str
    goods: list[str]
    points: int
    owner: int | None


class LinkView(msgspec.Struct, frozen=True):
    """A finished link with the cells of its tracks and of its towns."""

    cities: tuple[int, int]
    cells: list[str]
    towns: list[str]


class LoadView(msgspec.Struct, frozen=True):
    """A good that only its owner can deliver."""

    good: str
    city: int


class SheetView(msgspec.Struct, frozen=True):
    """One player's sheet and the goods beside it."""

    seat: int
    tracks: dict[str, str]
    boxes: list[int]
    power: int
    delivery_power: int
    deliveries: int
    bonus: int
    links: list[LinkView]
    kept: dict[str, int]
    load: LoadView | None
    total: int


class DeliveryView(msgspec.Struct, frozen=True):
    """A delivery that can be chosen now, with the stops of one route that it may run."""

    action: int
    origin: int
    to: int
    good: str
    distance: int
    stops: list[str]


class EvaView(msgspec.Struct, frozen=True):
    """Eva's crosses by region, her points so far and, while one can still answer it, her die."""

    crosses: list[int]
    points: int
    die: int | None


class SteamRollersView(View, frozen=True):
    """The whole table."""

    phase: Phase
    round: int
    first: int
    turn: int | None
    actors: list[int]
    dice: list[int]
    black: list[str]
    die: int | None
    die_final: bool
    second_die: int | None
    actions_left: int
    stolen: dict[str, int]
    sheet: list[str]
    colours: list[str]
    walls: list[tuple[str, str]]
    cities: list[list[str]]
    bag: dict[str, int]
    tiles: list[TileView]
    orders: list[OrderView]
    starting_tiles: list[str]
    seats: list[SheetView]
    deliveries: list[DeliveryView]
    eva: EvaView | None
    ended_by: str | None


def view(state: SteamRollers) -> SteamRollersView:
    """What everybody knows."""
    rolled = state.turn.round > 0
    in_hand = state.turn.phase in (ASKED, WHICH, ACTING)
    return SteamRollersView(
        phase=PHASES[state.turn.phase],
        round=int(state.turn.round),
        first=int(state.turn.first),
        turn=None if state.turn.phase == OVER else int(state.turn.seat),
        actors=[int(actor) for actor in state.actors()],
        dice=[face + 1 for face in range(CITIES) for _ in range(int(state.table[DICE + face]))],
        black=black_types(state) if rolled else [],
        die=int(state.turn.die) + 1 if in_hand else None,
        die_final=in_hand and bool(state.turn.changed & FINAL),
        second_die=int(state.turn.second) + 1 if state.turn.second >= 0 else None,
        actions_left=int(state.turn.actions_left) if state.turn.phase in (CHOOSING, ASKED, WHICH, ACTING) else 0,
        stolen={} if state.turn.thief < 0 else {str(int(state.turn.thief)): int(state.turn.stolen) + 1},
        sheet=list(state.material.printed["sheet"]["rows"]),
        colours=[KIND_NAMES[state.material.city_colour[city]] for city in range(CITIES)],
        walls=walled_sides(state),
        cities=[goods_on(state, city) for city in range(CITIES)],
        bag=counted(state.table, BAG),
        tiles=[_tile(state, tile) for tile in range(CITIES)],
        orders=[_order(state, order) for order in range(CITIES) if state.orders],
        starting_tiles=[name for at, name in enumerate(START_NAMES) if state.table[STARTING + at] == POOL],
        seats=[sheet_view(state, seat) for seat in range(state.seats)],
        deliveries=deliveries(state),
        eva=_eva(state) if state.seats == 1 else None,
        ended_by=ended_by(state) if state.turn.phase == OVER else None,
    )


def black_types(state: SteamRollers) -> list[str]:
    return [name for at, name in enumerate(TYPE_NAMES) if state.material.black[state.turn.black * 3 + at]]


def counted(store: Any, start: int) -> dict[str, int]:
    """The six counts that begin there, by name, without zeros."""
    counts = [int(store[start + kind]) for kind in range(KINDS)]
    return {KIND_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def goods_on(state: SteamRollers, city: int) -> list[str]:
    """The goods of a city, in the solo game left to right."""
    if state.seats == 1:
        return [KIND_NAMES[kind] for kind in row_of(state.table, city)]
    return [kind for kind, count in counted(state.table, GOODS + city * KINDS).items() for _ in range(count)]


def walled_sides(state: SteamRollers) -> list[tuple[str, str]]:
    """Pairs of neighbouring cells with a wall between them."""
    joins, offset = state.material.joins, int(state.walls) * CELLS * 6
    return [
        (cell_name(place // 6), cell_name(int(joins[place])))
        for place in range(CELLS * 6)
        if joins[place] > place // 6 and joins[offset + place] < 0
    ]


def _tile(state: SteamRollers, tile: int) -> TileView:
    face = int(face_of(state.table, tile))
    owner = int(state.table[OWNER + tile])
    return TileView(
        tile=FACES[face],
        owner=None if owner == POOL else owner,
        sideways=bool(state.table[TURNED + tile]),
        once=bool(state.material.tile_once[face]),
        points=int(state.material.tile_points[face]),
    )


def order_goods(state: SteamRollers, order: int) -> list[str]:
    face = order * 2 + int(state.table[ORDER_SIDE + order])
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(int(state.material.order_goods[face * KINDS + kind]))]


def _order(state: SteamRollers, order: int) -> OrderView:
    side = int(state.table[ORDER_SIDE + order])
    owner = int(state.table[ORDER_OWNER + order])
    points = int(state.material.order_points[order * 2 + side])
    return OrderView(order + 1, "ab"[side], order_goods(state, order), points, None if owner >= BOX else owner)


def track_text(track: int) -> str:
    return f"{SIDE_NAMES[TRACK_A[track]]}-{SIDE_NAMES[TRACK_B[track]]}"


def sheet_view(state: SteamRollers, seat: int) -> SheetView:
    start = seat * SHEET
    tracks = {cell_name(cell): int(state.sheets[start + TRACK + cell]) for cell in range(CELLS)}
    boxes = int(state.sheets[start + BOXES])
    load = int(state.sheets[start + LOAD])
    return SheetView(
        seat=seat,
        tracks={cell: track_text(track - 1) for cell, track in tracks.items() if track},
        boxes=[box + 1 for box in range(CITIES) if boxes >> box & 1],
        power=int(state.sheets[start + POWER]),
        delivery_power=int(power(state.sheets, state.table, state.turn, seat)),
        deliveries=int(delivery_points(state.sheets, seat)),
        bonus=int(state.sheets[start + BONUS]),
        links=link_views(state, seat),
        kept=counted(state.sheets, start + KEPT),
        load=LoadView(KIND_NAMES[load - 1], int(state.sheets[start + LOAD_CITY]) + 1) if load else None,
        total=int(state.total(seat)),
    )


def link_views(state: SteamRollers, seat: int) -> list[LinkView]:
    return [
        LinkView(
            (int(link.a) + 1, int(link.b) + 1),
            [cell_name(int(cell)) for cell in link.cells],
            [cell_name(int(state.material.town_cell[town])) for town in link.towns],
        )
        for link in state.links(seat)
    ]


def deliveries(state: SteamRollers) -> list[DeliveryView]:
    """One line for each delivery that can be chosen now."""
    if state.turn.phase != ACTING:
        return []
    seat = int(state.turn.seat)
    numbers = [int(number) for number in state.legal(seat) if DELIVER <= number < DRAW]
    return [_delivery(state, seat, number) for number in numbers]


def _delivery(state: SteamRollers, seat: int, number: int) -> DeliveryView:
    origin, to, distance = int(origin_of(number)), int(destination_of(number)), int(distance_of(number))
    return DeliveryView(
        action=number,
        origin=origin + 1,
        to=to + 1,
        good=GOOD_NAMES[good_of(number)],
        distance=distance,
        stops=line(state.material, state.links(seat), origin, to, distance),
    )


def _eva(state: SteamRollers) -> EvaView:
    asked = state.turn.phase in (EVA_ROLLED, EVA_LOADS)
    return EvaView(
        crosses=[int(state.table[CROSSES + region]) for region in range(CITIES)],
        points=int(state.eva.points),
        die=int(state.eva.die) + 1 if asked else None,
    )
