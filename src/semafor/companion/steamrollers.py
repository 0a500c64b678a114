"""The final count of a physical table of SteamRollers; docs/companion-steamrollers.md has the form of the position."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.companion import Counted
from semafor.companion.form import fill
from semafor.games.steamrollers import corrections, notation
from semafor.games.steamrollers.layout import SHEET
from semafor.games.steamrollers.material import CITY, NO_REGION, Material, cell_number, load
from semafor.games.steamrollers.parts.eva import EVA_LOCOMOTIVE
from semafor.games.steamrollers.proofs import link_proofs
from semafor.games.steamrollers.result import counted_result
from semafor.games.steamrollers.scoring import (
    Count,
    EvaCount,
    counted_sheet,
    counted_tiles,
    most_crossed,
    pool_points,
)
from semafor.games.steamrollers.views import FACES
from semafor.kernel.errors import BadInput

ROOM = "semafor.games.steamrollers"
MOST_POINTS = 999
WALLS = ["none", *(f"{level} {die}" for level in ("medium", "hard") for die in range(1, 7))]
SOLO_TILES = {"2a": 12, "2b": 13}


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """One player's sheet and tiles at the end of the game."""

    tracks: list[str]
    boxes: list[int] = []
    deliveries: int = 0
    bonus: int = 0
    tiles: list[str] = []
    orders: list[str] = []
    name: str = ""


class Eva(msgspec.Struct, forbid_unknown_fields=True):
    """What Eva has at the end of a solo game: her points from phase 4 and her crosses by region."""

    deliveries: int
    crosses: list[int]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A physical table."""

    game: str
    seats: list[Seat]
    walls: str = "none"
    eva: Eva | None = None
    pool: list[str] = []
    material: str = ""


def count_points(data: dict[str, Any]) -> Counted:
    """The itemised count with all links, the ranking and the tie-break that decided."""
    position = _read(data)
    corrections.check(position.material, position.walls.partition(" ")[0])
    material = load(position.material)
    solo = _solo(position)
    owners = _tile_owners(position, solo)
    counts = [_count(material, position, number) for number in range(len(position.seats))]
    eva = _eva(material, position, owners) if position.eva is not None else None
    found = counted_result(material, counts, eva, "steam.solo.end" if solo else "steam.end.three-empty")
    return Counted(found, link_proofs(counts))


def _bad(message: str, **facts: object) -> BadInput:
    return BadInput(message, ROOM, **facts)


def _read(data: dict[str, Any]) -> Position:
    position = fill(data, Position)
    if not 1 <= len(position.seats) <= 5:
        raise BadInput("bad-seats", game=position.game, least=1, most=5, seats=len(position.seats))
    if position.walls not in WALLS:
        raise _bad("score-walls", walls=position.walls)
    for number, seat in enumerate(position.seats, 1):
        seat.name = seat.name or str(number)
    return position


def _solo(position: Position) -> bool:
    """Whether Eva plays: exactly when one person does."""
    solo = len(position.seats) == 1
    if solo and position.eva is None:
        raise _bad("score-eva-missing")
    if not solo and (position.eva is not None or position.pool):
        raise _bad("score-eva-several")
    if solo and (position.seats[0].orders or position.seats[0].bonus):
        raise _bad("score-solo-expansions")
    return solo


def _tile_owners(position: Position, solo: bool) -> dict[int, str]:
    """Who has each action tile, by its number; each of the six lies in one place only."""
    owners: dict[int, str] = {}
    orders: dict[int, str] = {}
    places = [(seat.name, seat.tiles) for seat in position.seats] + [("pool", position.pool)]
    for who, tiles in places:
        _hand_out(tiles, who, owners, "tile")
    for seat in position.seats:
        _hand_out(seat.orders, seat.name, orders, "order")
    if solo and len(owners) != 6:
        raise _bad("score-pool", tile=min({1, 2, 3, 4, 5, 6} - owners.keys()))
    bonuses = [seat.name for seat in position.seats if seat.bonus]
    if len(bonuses) > 1:
        raise _bad("score-bonus-twice", first=bonuses[0], second=bonuses[1])
    return owners


def _hand_out(faces: list[str], who: str, owners: dict[int, str], what: str) -> None:
    for face in faces:
        if face not in FACES:
            raise _bad(f"score-no-{what}", face=face, who=who)
        number = int(face[0])
        if number in owners:
            raise _bad(f"score-{what}-twice", number=number, first=owners[number], second=who)
        owners[number] = who


def _count(material: Material, position: Position, number: int) -> Count:
    seat = position.seats[number]
    if not 0 <= seat.deliveries <= MOST_POINTS:
        raise _bad("score-deliveries", who=seat.name, points=seat.deliveries, most=MOST_POINTS)
    if seat.bonus not in (0, 2):
        raise _bad("score-bonus", who=seat.name, points=seat.bonus)
    count = Count(number)
    count.deliveries = seat.deliveries
    count.bonus = seat.bonus
    count.power = _power(seat)
    counted_sheet(material, WALLS.index(position.walls), _read_drawing(material, seat), 0, count)
    tiles = [SOLO_TILES.get(face, FACES.index(face)) if len(position.seats) == 1 else FACES.index(face) for face in seat.tiles]
    counted_tiles(material, vec[i64](tiles), vec[i64]([FACES.index(face) for face in seat.orders]), count)
    return count


def _power(seat: Seat) -> int:
    for box in seat.boxes:
        if not 1 <= box <= 6:
            raise _bad("score-no-box", who=seat.name, box=box)
        if seat.boxes.count(box) > 1:
            raise _bad("score-box-twice", who=seat.name, box=box)
    return len(seat.boxes)


def _read_drawing(material: Material, seat: Seat) -> vec[u8]:
    """The sheet with its tracks, as the rules store it."""
    store = vec[u8]([0] * SHEET)
    for text in seat.tracks:
        written = re.fullmatch(r"\s*([A-Za-z]\d+)\s+([A-Za-z]+)\s*-\s*([A-Za-z]+)\s*", text)
        if written is None:
            raise _bad("score-track", who=seat.name, track=text[:60])
        track = notation.tidy_track(written[1], (written[2], written[3]))
        cell = cell_number(track.cell)
        if material.region[cell] == NO_REGION:
            raise _bad("score-no-cell", who=seat.name, cell=track.cell)
        if material.kind[cell] == CITY:
            raise _bad("score-city", who=seat.name, cell=track.cell)
        if store[cell]:
            raise _bad("score-cell-twice", who=seat.name, cell=track.cell)
        store[cell] = notation.track_number(track.sides) + 1
    return store


def _eva(material: Material, position: Position, owners: dict[int, str]) -> EvaCount:
    eva = position.eva
    assert eva is not None
    assert len(owners) == 6
    if len(eva.crosses) != 6:
        raise _bad("score-crosses", count=len(eva.crosses))
    for region, crosses in enumerate(eva.crosses):
        if not 0 <= crosses <= material.drawable(region):
            raise _bad("score-region", region=region + 1, crosses=crosses, most=int(material.drawable(region)))
    if not 0 <= eva.deliveries <= MOST_POINTS:
        raise _bad("score-deliveries", who="Eva", points=eva.deliveries, most=MOST_POINTS)
    pool = vec[i64]([SOLO_TILES.get(face, FACES.index(face)) for face in position.pool])
    regions = most_crossed(vec[u8](eva.crosses), 0)
    return EvaCount(eva.deliveries, EVA_LOCOMOTIVE, regions, pool_points(material, pool))
