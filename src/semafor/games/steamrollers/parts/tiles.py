"""Action tiles: who has them, which side is up, and what becomes of one that has served."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.layout import CITIES, OWNER, POOL, POWER, SHEET, SIDE, TURNED
from semafor.games.steamrollers.material import Material
from semafor.games.steamrollers.parts.goods import in_rows
from semafor.games.steamrollers.parts.sheets import BIT
from semafor.games.steamrollers.parts.turn import Turn

# action tiles, numbered from 0
SET_DIE: Final = 0
TILE_TWO: Final = 1
DESTINATION_OR_LONGER: Final = 2
UNLIMITED_OR_POWER: Final = 3
CHANGE_DIE: Final = 4
ANY_TRACK: Final = 5

# Whose they are


def owns(table: vec[u8], turn: Turn, seat: i64, tile: i64, side: i64) -> bool:
    """Whether the seat may use that side of the tile for this action."""
    return i64(table[OWNER + tile]) == seat and i64(table[SIDE + tile]) == side and turn.spent & BIT[tile] == 0


def owns_any(table: vec[u8], turn: Turn, seat: i64, tile: i64) -> bool:
    return i64(table[OWNER + tile]) == seat and turn.spent & BIT[tile] == 0


def takeable(table: vec[u8], seat: i64, tile: i64) -> bool:
    """From the pool, one's own, or upright from another player."""
    owner = i64(table[OWNER + tile])
    if owner == POOL:
        return True
    return owner == seat or table[TURNED + tile] == 0


def take_tile(table: vec[u8], seat: i64, tile: i64) -> None:
    table[OWNER + tile] = u8(seat)
    table[TURNED + tile] = 1


def return_tile(table: vec[u8], tile: i64) -> None:
    table[OWNER + tile] = POOL
    table[TURNED + tile] = 0


def put_upright(table: vec[u8], seat: i64) -> None:
    """All tiles of the seat stand upright: others may take them."""
    for tile in range(i64(CITIES)):
        if i64(table[OWNER + tile]) == seat:
            table[TURNED + tile] = 0


# Their faces


def face_of(table: vec[u8], tile: i64) -> i64:
    """The tile's side in the tables of the material; the Solo tile 2 has its own."""
    if tile == TILE_TWO and in_rows(table):
        return 12 + i64(table[SIDE + tile])
    return tile * 2 + i64(table[SIDE + tile])


def faces_of(table: vec[u8], owner: i64) -> vec[i64]:
    """The faces of the action tiles that lie with that owner, or in the pool."""
    faces = vec[i64](capacity=6)
    for tile in range(i64(CITIES)):
        if i64(table[OWNER + tile]) == owner:
            faces = append(faces, face_of(table, tile))
    return faces


def serves_once(material: Material, table: vec[u8], tile: i64) -> bool:
    return material.tile_once[face_of(table, tile)] == 1


def tile_points(material: Material, table: vec[u8], seat: i64) -> i64:
    points: i64 = 0
    for tile in range(i64(CITIES)):
        if i64(table[OWNER + tile]) == seat:
            points += material.tile_points[face_of(table, tile)]
    return points


# Their service


def power(sheets: vec[u8], table: vec[u8], turn: Turn, seat: i64) -> i64:
    """What deliveries may count on: crossed boxes and tile 4b."""
    boxes = i64(sheets[seat * SHEET + POWER])
    return boxes + 1 if owns(table, turn, seat, UNLIMITED_OR_POWER, 1) else boxes


def serve(material: Material, table: vec[u8], turn: Turn, tile: i64) -> None:
    """A tile that changes the die: lightning lies in the pool before the action (steam.tile.once-returns)."""
    if serves_once(material, table, tile):
        return_tile(table, tile)
    else:
        turn.used |= BIT[tile]


def resolve(material: Material, table: vec[u8], turn: Turn, tile: i64) -> None:
    """The tile's effect is done: lightning goes back to the pool, infinity stays and is spent in the solo game."""
    if serves_once(material, table, tile):
        return_tile(table, tile)
    elif turn.seats == 1:
        turn.spent |= BIT[tile]


def resolve_used(material: Material, table: vec[u8], turn: Turn) -> None:
    """The action is done, and with it all tiles that served it."""
    used = turn.used
    if used == 0:
        return
    turn.used = 0
    for tile in range(i64(CITIES)):
        if used & BIT[tile]:
            resolve(material, table, turn, tile)
