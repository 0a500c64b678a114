"""The final count with every part itemised: used by the result, the page and the companion alike.

All functions take the tracks as they lie in a packed store, so a sheet drawn on paper is counted by the same code.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.layout import BONUS, CELLS, CITIES, CROSSES, POOL, POWER, SHEET, SIDES, TRACK
from semafor.games.steamrollers.material import CITY, NOWHERE, OTHER_SIDE, TOWN, Material
from semafor.games.steamrollers.parts.eva import EVA_LOCOMOTIVE
from semafor.games.steamrollers.parts.orders import orders_of
from semafor.games.steamrollers.parts.sheets import LOCOMOTIVE_POINTS, delivery_points
from semafor.games.steamrollers.parts.tiles import faces_of


class Link:
    """An unbroken line of tracks from one city to another without passing a third; `a` is the lower city."""

    def __init__(self, a: i64, b: i64, cells: vec[i64], towns: vec[i64]) -> None:
        self.a: Final = a
        self.b: Final = b
        self.cells: Final = cells
        self.towns: Final = towns  # the regions whose towns lie on it, in order from a to b

    def length(self) -> i64:
        """What the link adds to the distance of a delivery."""
        return 1 + len(self.towns)


def links(material: Material, walls: i64, store: vec[u8], sheet: i64) -> list[Link]:
    """All finished links of the sheet that begins there in the store; each is found once, from its lower city."""
    found: list[Link] = []
    for city in range(i64(CITIES)):
        for side in range(i64(SIDES)):
            link = followed(material, walls, store, sheet, city, side)
            if link is not None:
                found.append(link)
    return found


def followed(material: Material, walls: i64, store: vec[u8], sheet: i64, city: i64, side: i64) -> Link | None:
    """The link that leaves the city by that side for a higher city, if there is one."""
    cell = material.city_cell[city]
    cells = vec[i64]()
    towns = vec[i64]()
    while True:
        cell = material.joins[(walls * CELLS + cell) * SIDES + side]
        if cell == NOWHERE:
            return None
        if material.kind[cell] == CITY:
            end = material.region[cell]
            return Link(city, end, cells, towns) if end > city and len(cells) > 0 else None
        track = i64(store[sheet + TRACK + cell]) - 1
        if track < 0:
            return None
        side = OTHER_SIDE[track * SIDES + (side + 3) % SIDES]
        if side == NOWHERE:
            return None
        cells = append(cells, cell)
        if material.kind[cell] == TOWN:
            towns = append(towns, material.region[cell])


class Count:
    """One seat's final count, part by part, with what proves it."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.deliveries: i64 = 0
        self.bonus: i64 = 0
        self.links: list[Link] = []
        self.towns: i64 = 0
        self.power: i64 = 0
        self.tiles: vec[i64] = vec[i64]()  # faces: 1a is 0, 1b is 1, … 6b is 11, the Solo tile 2 is 12 and 13
        self.tile_points: i64 = 0
        self.orders: vec[i64] = vec[i64]()  # faces: 1a is 0 … 6b is 11
        self.order_points: i64 = 0

    def network(self) -> i64:
        return len(self.links) + self.towns

    def locomotive(self) -> i64:
        return LOCOMOTIVE_POINTS[self.power]

    def total(self) -> i64:
        noted = self.deliveries + self.bonus
        return noted + self.network() + self.locomotive() + self.tile_points + self.order_points


def counted(material: Material, walls: i64, sheets: vec[u8], table: vec[u8], seat: i64) -> Count:
    """The seat's count as the table stands."""
    count = Count(seat)
    count.deliveries = delivery_points(sheets, seat)
    count.bonus = i64(sheets[seat * SHEET + BONUS])
    count.power = i64(sheets[seat * SHEET + POWER])
    counted_sheet(material, walls, sheets, seat * SHEET, count)
    counted_tiles(material, faces_of(table, seat), orders_of(table, seat), count)
    return count


def counted_sheet(material: Material, walls: i64, store: vec[u8], sheet: i64, count: Count) -> None:
    """Links and towns of the sheet are in the count."""
    count.links = links(material, walls, store, sheet)
    for link in count.links:
        count.towns += len(link.towns)


def counted_tiles(material: Material, tiles: vec[i64], orders: vec[i64], count: Count) -> None:
    """The numbers of owned action tiles and order tiles are in the count."""
    count.tiles = tiles
    count.orders = orders
    for tile in tiles:
        count.tile_points += material.tile_points[tile]
    for order in orders:
        count.order_points += material.order_points[order]


class EvaCount:
    """Eva's final count."""

    def __init__(self, deliveries: i64, locomotive: i64, regions: i64, pool: i64) -> None:
        self.deliveries: Final = deliveries
        self.locomotive: Final = locomotive
        self.regions: Final = regions
        self.pool: Final = pool

    def total(self) -> i64:
        return self.deliveries + self.locomotive + self.regions + self.pool


def most_crossed(crosses: vec[u8], start: i64) -> i64:
    """The crosses of the two most crossed regions, always exactly two (steam.eva.score-regions)."""
    best: i64 = 0
    next: i64 = 0
    for region in range(i64(CITIES)):
        count = i64(crosses[start + region])
        if count > best:
            next = best
            best = count
        elif count > next:
            next = count
    return best + next


def pool_points(material: Material, faces: vec[i64]) -> i64:
    """The positive numbers of these tiles of the pool (steam.eva.score-pool)."""
    points: i64 = 0
    for face in faces:
        points += max(0, material.tile_points[face])
    return points


def counted_eva(material: Material, table: vec[u8], points: i64) -> EvaCount:
    """Eva's count as the table stands, with these points for deliveries."""
    return EvaCount(points, EVA_LOCOMOTIVE, most_crossed(table, CROSSES), pool_points(material, faces_of(table, POOL)))
