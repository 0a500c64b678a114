"""What lies beside the sheets: goods on the board, the bag, action tiles, order tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.steamrollers.actions import COAL_GOOD, COLOURED, IN_ROW, OWN_LOAD
from semafor.games.steamrollers.layout import (
    BAG,
    CITIES,
    COAL,
    COLOURS,
    COUNT,
    GOODS,
    KEPT,
    KINDS,
    LOAD,
    LOAD_CITY,
    ORDER_OWNER,
    ORDER_SIDE,
    OUT,
    OWNER,
    PLACES,
    POOL,
    POWER,
    ROW,
    SHEET,
    SIDE,
    TURNED,
)
from semafor.games.steamrollers.material import Material
from semafor.games.steamrollers.sheets import BIT, Sheets

# action tiles, numbered from 0
SET_DIE: Final = 0
TILE_TWO: Final = 1
DESTINATION_OR_LONGER: Final = 2
UNLIMITED_OR_POWER: Final = 3
CHANGE_DIE: Final = 4
ANY_TRACK: Final = 5


@mypyc_attr(acyclic=True)
class Depot(Sheets):
    """Goods, action tiles and orders."""

    def __init__(self, material: Material, seats: i64, sheets: vec[u8], table: vec[u8]) -> None:
        super().__init__(material, seats, sheets, table)
        self.orders: bool = False
        self.spent: i64 = 0  # solo: a bit for each permanent tile that served the first action of the turn
        self.used: i64 = 0  # a bit for each tile that serves the present action

    # Goods

    def empty_cities(self) -> i64:
        empty: i64 = 0
        table = self.table
        for city in range(i64(CITIES)):
            if table[COUNT + city] == 0:
                empty += 1
        return empty

    def good_kind(self, seat: i64, origin: i64, destination: i64, good: i64) -> i64:
        """The kind of the good that a delivery names, or -1 if there is none or it may not end there."""
        kind: i64 = -1
        colour = self.material.city_colour[destination]
        if good == COLOURED:
            kind = colour
        elif good == COAL_GOOD:
            kind = COAL
        elif good == OWN_LOAD:
            kind = i64(self.sheets[seat * SHEET + LOAD]) - 1
            if i64(self.sheets[seat * SHEET + LOAD_CITY]) != origin:
                kind = -1
        elif self.seats == 1:
            kind = i64(self.table[ROW + origin * PLACES + good - IN_ROW]) - 1
        if kind != COAL and kind != colour:
            return -1
        if good <= COAL_GOOD and (self.seats == 1 or self.table[GOODS + origin * KINDS + kind] == 0):
            return -1
        return kind

    def remove_good(self, seat: i64, origin: i64, kind: i64, good: i64) -> None:
        """The good leaves its city; it goes beside the sheet with Orders, to the bag without."""
        if good == OWN_LOAD:
            self.sheets[seat * SHEET + LOAD] = 0
        else:
            self.table[GOODS + origin * KINDS + kind] -= 1
            self.table[COUNT + origin] -= 1
        if good >= IN_ROW:
            self.close_row(origin, good - IN_ROW)
        if self.orders:
            self.sheets[seat * SHEET + KEPT + kind] += 1
        else:
            self.table[BAG + kind] += 1

    def close_row(self, city: i64, place: i64) -> None:
        """The goods right of the place move up, in the same order."""
        row = ROW + city * PLACES
        while place < PLACES - 1:
            self.table[row + place] = self.table[row + place + 1]
            place += 1
        self.table[row + place] = 0

    # Action tiles

    def owns(self, seat: i64, tile: i64, side: i64) -> bool:
        """Whether the seat may use that side of the tile for this action."""
        return i64(self.table[OWNER + tile]) == seat and i64(self.table[SIDE + tile]) == side and self.spent & BIT[tile] == 0

    def owns_any(self, seat: i64, tile: i64) -> bool:
        return i64(self.table[OWNER + tile]) == seat and self.spent & BIT[tile] == 0

    def takeable(self, seat: i64, tile: i64) -> bool:
        """From the pool, one's own, or upright from another player."""
        owner = i64(self.table[OWNER + tile])
        if owner == POOL:
            return True
        return owner == seat or self.table[TURNED + tile] == 0

    def take_tile(self, seat: i64, tile: i64) -> None:
        self.table[OWNER + tile] = u8(seat)
        self.table[TURNED + tile] = 1

    def face_of(self, tile: i64) -> i64:
        """The tile's side in the tables of the material; the Solo tile 2 has its own."""
        if tile == TILE_TWO and self.seats == 1:
            return 12 + i64(self.table[SIDE + tile])
        return tile * 2 + i64(self.table[SIDE + tile])

    def once(self, tile: i64) -> bool:
        return self.material.tile_once[self.face_of(tile)] == 1

    def return_tile(self, tile: i64) -> None:
        self.table[OWNER + tile] = POOL
        self.table[TURNED + tile] = 0

    def resolve(self, tile: i64) -> None:
        """The tile's effect is done: lightning goes back to the pool, infinity stays and is spent in the solo game."""
        if self.once(tile):
            self.return_tile(tile)
        elif self.seats == 1:
            self.spent |= BIT[tile]

    def resolve_used(self) -> None:
        used = self.used
        if used == 0:
            return
        self.used = 0
        for tile in range(i64(CITIES)):
            if used & BIT[tile]:
                self.resolve(tile)

    def power(self, seat: i64) -> i64:
        """What deliveries may count on: crossed boxes and tile 4b."""
        power = i64(self.sheets[seat * SHEET + POWER])
        return power + 1 if self.owns(seat, UNLIMITED_OR_POWER, 1) else power

    def tile_points(self, seat: i64) -> i64:
        points: i64 = 0
        for tile in range(i64(CITIES)):
            if i64(self.table[OWNER + tile]) == seat:
                points += self.material.tile_points[self.face_of(tile)]
        return points

    # Orders

    def order_points(self, seat: i64) -> i64:
        points: i64 = 0
        for order in range(i64(CITIES)):
            if i64(self.table[ORDER_OWNER + order]) == seat:
                points += self.material.order_points[order * 2 + i64(self.table[ORDER_SIDE + order])]
        return points

    def payable(self, seat: i64, order: i64, joker: i64) -> bool:
        """Whether the seat can give exactly the goods of the order, with coal in place of one of kind joker - 1."""
        if self.table[ORDER_OWNER + order] != POOL:
            return False
        kept = seat * SHEET + KEPT
        need = (order * 2 + i64(self.table[ORDER_SIDE + order])) * KINDS
        if joker > 0 and (self.sheets[kept + COAL] == 0 or self.material.order_goods[need + joker - 1] == 0):
            return False
        for kind in range(i64(COLOURS)):
            due = self.material.order_goods[need + kind]
            if kind == joker - 1:
                due -= 1
            if i64(self.sheets[kept + kind]) < due:
                return False
        return True

    def can_exchange(self, seat: i64) -> bool:
        for order in range(i64(CITIES)):
            for joker in range(i64(COLOURS + 1)):
                if self.payable(seat, order, joker):
                    return True
        return False

    def exchange(self, seat: i64, order: i64, joker: i64) -> None:
        """The goods go to the bag, coal leaves the game, the order is the seat's for good."""
        kept = seat * SHEET + KEPT
        need = (order * 2 + i64(self.table[ORDER_SIDE + order])) * KINDS
        for kind in range(i64(COLOURS)):
            due = self.material.order_goods[need + kind]
            if kind == joker - 1:
                due -= 1
                self.sheets[kept + COAL] -= 1
                self.table[OUT] += 1
            self.sheets[kept + kind] -= u8(due)
            self.table[BAG + kind] += u8(due)
        self.table[ORDER_OWNER + order] = u8(seat)
