"""The printed things as packed tables: the sheet, the dice, the tiles, the orders and the walls."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.layout import (
    BAG,
    BOX,
    CELLS,
    CITIES,
    COAL,
    COLOURS,
    EMPTY,
    ORDER_OWNER,
    OUT,
    OWNER,
    POOL,
    SHEET,
    SIDES,
    SOLO_TABLE,
    STARTING,
    TABLE,
    TRACKS,
    WIDTH,
)

KIND_NAMES: Final = ["red", "blue", "green", "yellow", "grey", "coal"]
SIDE_NAMES: Final = ["NE", "E", "SE", "SW", "W", "NW"]
TYPE_NAMES: Final = ["straight", "gentle", "sharp"]
LEVEL_NAMES: Final = ["none", "medium", "hard"]

# The two sides a track joins: numbers 0-2 straight, 3-8 gentle, 9-14 sharp.
TRACK_A: Final = vec[i64]([0, 1, 2, 0, 1, 2, 3, 0, 1, 0, 1, 2, 3, 4, 0])
TRACK_B: Final = vec[i64]([3, 4, 5, 2, 3, 4, 5, 4, 5, 1, 2, 3, 4, 5, 5])

NOWHERE: Final = -1
NO_REGION: Final = 255
PLAIN: Final = 0
CITY: Final = 1
TOWN: Final = 2


def track_type(track: i64) -> i64:
    """0 straight, 1 gentle, 2 sharp."""
    if track < 3:
        return 0
    return 1 if track < 9 else 2


def other_sides() -> vec[i64]:
    """By track and side: the side the track leads to from there, or NOWHERE."""
    found = vec[i64]([NOWHERE] * (TRACKS * SIDES))
    for track in range(i64(TRACKS)):
        found[track * SIDES + TRACK_A[track]] = TRACK_B[track]
        found[track * SIDES + TRACK_B[track]] = TRACK_A[track]
    return found


OTHER_SIDE: Final = other_sides()


def city_pairs() -> vec[i64]:
    """By two cities: the number of their pair, 0-14, in either order; 0 for a city with itself."""
    found = vec[i64]([0] * (CITIES * CITIES))
    pair: i64 = 0
    for a in range(i64(CITIES)):
        for b in range(a + 1, i64(CITIES)):
            found[a * CITIES + b] = pair
            found[b * CITIES + a] = pair
            pair += 1
    return found


PAIR: Final = city_pairs()


def cell_number(name: str) -> int:
    """A1 is 0, B1 is 1, A2 is 10."""
    return (int(name[1:]) - 1) * WIDTH + ord(name[0]) - 65


def cell_name(cell: int) -> str:
    return chr(65 + cell % WIDTH) + str(cell // WIDTH + 1)


def beside(cell: i64, side: i64) -> i64:
    """The place next to a cell on that side, or NOWHERE at the edge of the ten by ten grid."""
    row = cell // WIDTH
    column = cell % WIDTH
    shifted = row % 2  # rows are numbered from 1 on paper: the even ones are shifted right
    if side == 1:
        column += 1
    elif side == 4:
        column -= 1
    elif side == 0 or side == 2:
        column += shifted
    else:
        column += shifted - 1
    if side == 0 or side == 5:
        row -= 1
    elif side == 2 or side == 3:
        row += 1
    if row < 0 or row >= WIDTH or column < 0 or column >= WIDTH:
        return NOWHERE
    return row * WIDTH + column


class Material:
    """One box. Cells, regions, tiles and kinds of goods are numbered from 0."""

    def __init__(self, text: str, printed: dict[str, Any]) -> None:
        self.text: Final[str] = text  # the owner's material file, empty for the reconstructed box
        self.printed: Final[dict[str, Any]] = printed
        rows = printed["sheet"]["rows"]
        self.region: Final = sheet_regions(rows)
        self.kind: Final = sheet_kinds(rows)
        self.city_cell: Final = cells_of_kind(self.region, self.kind, CITY)
        self.town_cell: Final = cells_of_kind(self.region, self.kind, TOWN)
        self.region_cells: Final = drawable_by_region(self.region, self.kind)
        self.region_first: Final = drawable_starts(self.region, self.kind)
        colours = {entry["number"]: KIND_NAMES.index(entry["colour"]) for entry in printed["region"]}
        self.city_colour: Final = vec[i64]([colours[number] for number in range(1, CITIES + 1)])
        counts = {entry["kind"]: entry["count"] for entry in printed["good"]}
        self.goods: Final = vec[i64]([counts[kind] for kind in KIND_NAMES])
        faces = {entry["face"]: entry["tracks"] for entry in printed["black_face"]}
        self.black: Final = vec[i64]([int(kind in faces[face]) for face in range(1, 7) for kind in TYPE_NAMES])
        self.joins: Final = joined_neighbours(self.region, printed["wall_map"])

        tiles = {tile_number(entry): entry for entry in printed["action_tile"]}
        self.tile_once: Final = vec[i64]([int(tiles[number]["use"] == "once") for number in range(14)])
        self.tile_points: Final = vec[i64]([tiles[number]["points"] for number in range(14)])
        orders = {(entry["tile"] - 1) * 2 + "ab".index(entry["side"]): entry for entry in printed["order_tile"]}
        self.order_goods: Final = vec[i64]([orders[number]["goods"].count(kind) for number in range(12) for kind in KIND_NAMES])
        self.order_points: Final = vec[i64]([orders[number]["points"] for number in range(12)])
        self.blank_sheets: Final = blank_sheets(self.region_first)
        self.bare_table: Final = bare_table(self.goods, TABLE)
        self.bare_solo: Final = bare_table(self.goods, SOLO_TABLE)

    def drawable(self, region: i64) -> i64:
        """How many cells of the region can be drawn on or crossed out."""
        return self.region_first[region + 1] - self.region_first[region]


def tile_number(entry: dict[str, Any]) -> int:
    """1a is 0, 1b is 1, … 6b is 11; the Solo tile 2 is 12 and 13."""
    side = "ab".index(entry["side"])
    return 12 + side if entry["set"] == "solo" else (int(entry["tile"]) - 1) * 2 + side


def sheet_regions(rows: list[str]) -> vec[i64]:
    found = vec[i64]([NO_REGION] * CELLS)
    for row, line in enumerate(rows):
        for column, token in enumerate(line.split()):
            if token != ".":
                found[row * WIDTH + column] = int(token.strip("[]()")) - 1
    return found


def sheet_kinds(rows: list[str]) -> vec[i64]:
    found = vec[i64]([PLAIN] * CELLS)
    for row, line in enumerate(rows):
        for column, token in enumerate(line.split()):
            if token[0] == "[":
                found[row * WIDTH + column] = CITY
            elif token[0] == "(":
                found[row * WIDTH + column] = TOWN
    return found


def cells_of_kind(region: vec[i64], kind: vec[i64], wanted: i64) -> vec[i64]:
    """By region: its city's cell, or its town's."""
    found = vec[i64]([0] * CITIES)
    for cell in range(i64(CELLS)):
        if region[cell] != NO_REGION and kind[cell] == wanted:
            found[region[cell]] = cell
    return found


def drawable_by_region(region: vec[i64], kind: vec[i64]) -> vec[i64]:
    """The cells that can be drawn on, region after region."""
    found = vec[i64]()
    for number in range(i64(CITIES)):
        for cell in range(i64(CELLS)):
            if region[cell] == number and kind[cell] != CITY:
                found = append(found, cell)
    return found


def drawable_starts(region: vec[i64], kind: vec[i64]) -> vec[i64]:
    """Where each region begins in `drawable_by_region`, and where the last one ends."""
    starts = vec[i64]([0])
    total: i64 = 0
    for number in range(i64(CITIES)):
        for cell in range(i64(CELLS)):
            if region[cell] == number and kind[cell] != CITY:
                total += 1
        starts = append(starts, total)
    return starts


def blank_sheets(region_first: vec[i64]) -> vec[u8]:
    """Five sheets, one after the other, on which nobody has drawn."""
    sheets = vec[u8]([0] * (5 * SHEET))
    for seat in range(i64(5)):
        for region in range(i64(CITIES)):
            sheets[seat * SHEET + EMPTY + region] = u8(region_first[region + 1] - region_first[region])
    return sheets


def bare_table(goods: vec[i64], size: int) -> vec[u8]:
    """All goods in the bag, coal beside it, all action tiles in the pool, orders and starting tiles in the box."""
    table = vec[u8]([0] * size)
    for kind in range(i64(COLOURS)):
        table[BAG + kind] = u8(goods[kind])
    table[OUT] = u8(goods[COAL])
    for tile in range(i64(CITIES)):
        table[OWNER + tile] = POOL
        table[ORDER_OWNER + tile] = BOX
    for tile in range(i64(5)):
        table[STARTING + tile] = BOX
    return table


def joined_neighbours(region: vec[i64], walls: list[dict[str, Any]]) -> vec[i64]:
    """By map (0 without walls, 1-6 medium, 7-12 hard), cell and side: the cell that a track there leads to, or NOWHERE."""
    found = vec[i64]([NOWHERE] * (13 * CELLS * SIDES))
    closed = closed_borders(walls)
    for map in range(i64(13)):
        for cell in range(i64(CELLS)):
            for side in range(i64(SIDES)):
                next = beside(cell, side)
                if region[cell] == NO_REGION or next == NOWHERE or region[next] == NO_REGION:
                    continue
                if not walled(closed[map], int(region[cell]), int(region[next]), int(cell), int(next)):
                    found[(map * CELLS + cell) * SIDES + side] = next
    return found


def closed_borders(walls: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The walls of the thirteen maps; the first has none."""
    found: list[dict[str, Any]] = [{"borders": [], "edges": []} for map in range(13)]
    for entry in walls:
        found[6 * LEVEL_NAMES.index(entry["level"]) - 6 + entry["die"]] = entry
    return found


def walled(walls: dict[str, Any], here: int, there: int, cell: int, next: int) -> bool:
    """Whether a wall stands between two neighbouring cells."""
    names = [cell_name(cell), cell_name(next)]
    return (
        [here + 1, there + 1] in walls["borders"]
        or [there + 1, here + 1] in walls["borders"]
        or names in walls["edges"]
        or names[::-1] in walls["edges"]
    )


LOADED: Final[dict[str, Material]] = {}
MOST_LOADED: Final = 64
NAMED_BY: Final[dict[str, list[str]]] = {  # the keys by which an item is found: one of them, or several together
    "region": ["number"],
    "good": ["kind"],
    "black_face": ["face"],
    "action_tile": ["set", "tile", "side"],
    "order_tile": ["tile", "side"],
    "wall_map": ["level", "die"],
}


def standard() -> dict[str, Any]:
    """The reconstructed box as plain data."""
    return tomllib.loads(resources.files("semafor.games.steamrollers").joinpath("material.toml").read_text("utf-8"))


def merged(printed: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """The box with the values given: items are found by what tells them apart."""
    for table, keys in NAMED_BY.items():
        for item in given.get(table, []):
            for known in printed[table]:
                if [known[key] for key in keys] == [item[key] for key in keys]:
                    known.update(item)
    if "sheet" in given:
        printed["sheet"] = given["sheet"]
    return printed


def load(text: str) -> Material:
    """The box of a checked material file: its values in place of the reconstructed ones. Empty text changes nothing."""
    if text not in LOADED:
        if len(LOADED) > MOST_LOADED:
            del LOADED[next(text for text in LOADED if text)]  # tables that are played keep theirs
        LOADED[text] = Material(text, merged(standard(), tomllib.loads(text)))
    return LOADED[text]
