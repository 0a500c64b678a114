"""A material file: the values of a real box, checked on loading with one clear sentence for whatever is wrong.

A file has the form of `material.toml` beside this module. Each table it gives replaces the reconstructed one whole, so
a file may hold only what it corrects.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from typing import Any, NoReturn

from semafor.games.steamrollers.layout import WIDTH
from semafor.games.steamrollers.material import KIND_NAMES, TYPE_NAMES, beside, cell_number, standard
from semafor.kernel.errors import BadInput

COLOURS = Counter({"grey": 2, "red": 1, "blue": 1, "green": 1, "yellow": 1})
PROVENANCE = ("rulebook", "sources", "reconstructed", "box")
TABLES: dict[str, set[str]] = {
    "region": {"number", "colour"},
    "good": {"kind", "count"},
    "black_face": {"face", "tracks"},
    "action_tile": {"tile", "side", "set", "use", "points"},
    "order_tile": {"tile", "side", "goods", "points"},
    "wall_map": {"level", "die", "borders", "edges"},
}
REMARKS = {"provenance", "note", "use_provenance", "points_provenance"}
MOST_BYTES = 100_000
MOST_POINTS = 20


def check(text: str) -> None:
    """BadInput says what is wrong with the file, and where; nothing happens if it can be played with."""
    if text:
        checked(text)


@cache
def checked(text: str) -> dict[str, Any]:
    """The box that the file describes."""
    if len(text) > MOST_BYTES:
        wrong("size", most=MOST_BYTES)
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        wrong("toml", error=str(error))
    for name in given:
        if name not in ("format", "sheet", *TABLES):
            wrong("table", table=name, tables=["sheet", *TABLES])
    if given.get("format", 1) != 1:
        wrong("format", format=str(given["format"]))
    box = {**standard(), **given}
    for name, keys in TABLES.items():
        check_entries(name, box[name], keys)
    check_sheet(box["sheet"])
    check_regions(box["region"])
    check_goods(box["good"])
    check_black_die(box["black_face"])
    check_action_tiles(box["action_tile"])
    check_order_tiles(box["order_tile"])
    check_walls(box["wall_map"], cells_of(box["sheet"]["rows"]))
    return box


def wrong(what: str, **facts: object) -> NoReturn:
    raise BadInput(f"material-{what}", "semafor.games.steamrollers", **facts)


def check_entries(name: str, entries: object, keys: set[str]) -> None:
    """Every entry is a table with exactly the keys it needs; remarks on provenance are free."""
    if not isinstance(entries, list):
        wrong("list", table=name)
    for at, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            wrong("list", table=name)
        missing, unknown = keys - entry.keys(), entry.keys() - keys - REMARKS
        if missing:
            wrong("lacks", table=name, at=at, key=sorted(missing)[0])
        if unknown:
            wrong("unknown-key", table=name, at=at, key=sorted(unknown)[0])
        for remark in REMARKS & entry.keys():
            if remark != "note" and entry[remark] not in PROVENANCE:
                wrong("provenance", table=name, at=at, key=remark, value=str(entry[remark]), known=list(PROVENANCE))


def numbered(name: str, entries: list[dict[str, Any]], key: str, wanted: list[Any]) -> None:
    """Each of the wanted names stands in exactly one entry."""
    found = [entry[key] for entry in entries]
    for one in wanted:
        if found.count(one) != 1:
            wrong("once", table=name, name=str(one), count=found.count(one))
    if len(found) != len(wanted):
        other = next(one for one in found if one not in wanted)
        wrong("stranger", table=name, name=str(other))


def cells_of(rows: list[str]) -> dict[int, str]:
    """By cell number what stands there: "3", "[3]" or "(3)"."""
    return {
        row * WIDTH + column: token
        for row, line in enumerate(rows)
        for column, token in enumerate(line.split())
        if token != "."
    }


def check_sheet(sheet: object) -> None:
    rows = sheet.get("rows") if isinstance(sheet, dict) else None
    if not isinstance(rows, list) or not all(isinstance(line, str) for line in rows):
        wrong("rows")
    if not 1 <= len(rows) <= WIDTH:
        wrong("row-count", rows=len(rows), most=WIDTH)
    for number, line in enumerate(rows, 1):
        if len(line.split()) > WIDTH:
            wrong("row-length", row=number, cells=len(line.split()), most=WIDTH)
        for token in line.split():
            if not re.fullmatch(r"\.|[1-6]|\[[1-6]\]|\([1-6]\)", token):
                wrong("token", row=number, token=token)
    tokens = Counter(cells_of(rows).values())
    for region in range(1, 7):
        for mark, what in ((f"[{region}]", "city"), (f"({region})", "town")):
            if tokens[mark] != 1:
                wrong(what, region=region, count=tokens[mark], mark=mark)


def check_regions(regions: list[dict[str, Any]]) -> None:
    numbered("region", regions, "number", [1, 2, 3, 4, 5, 6])
    colours = Counter(str(region["colour"]) for region in regions)
    if colours != COLOURS:
        wrong("colours")


def check_goods(goods: list[dict[str, Any]]) -> None:
    numbered("good", goods, "kind", KIND_NAMES)
    for good in goods:
        whole_number("count", good["kind"], good["count"], 0, 40)
    if sum(good["count"] for good in goods if good["kind"] != "coal") < 42:
        wrong("bag")


def whole_number(what: str, name: str, value: object, least: int, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        wrong(what, name=name, value=str(value), least=least, most=most)


def all_of(names: object, known: list[str]) -> bool:
    """Whether this is a list of known names."""
    return isinstance(names, list) and all(name in known for name in names)


def check_black_die(faces: list[dict[str, Any]]) -> None:
    numbered("black_face", faces, "face", [1, 2, 3, 4, 5, 6])
    for entry in faces:
        tracks = entry["tracks"]
        if not all_of(tracks, TYPE_NAMES) or len(tracks) != 2 or tracks[0] == tracks[1]:
            wrong("black-face", face=entry["face"], tracks=str(tracks), known=", ".join(TYPE_NAMES))


def check_action_tiles(tiles: list[dict[str, Any]]) -> None:
    names = [f"{tile['set']} {tile['tile']}{tile['side']}" for tile in tiles]
    wanted = [f"base {tile}{side}" for tile in range(1, 7) for side in "ab"] + ["solo 2a", "solo 2b"]
    for name in wanted:
        if names.count(name) != 1:
            wrong("once", table="action_tile", name=name, count=names.count(name))
    for name, tile in zip(names, tiles, strict=True):
        if name not in wanted:
            wrong("stranger", table="action_tile", name=name)
        if tile["use"] not in ("once", "permanent"):
            wrong("use", tile=name, value=str(tile["use"]))
        if name == "base 4b" and tile["use"] == "once":
            wrong("use-4b")
        whole_number("tile-points", name, tile["points"], -MOST_POINTS, MOST_POINTS)


def check_order_tiles(orders: list[dict[str, Any]]) -> None:
    names = [f"{order['tile']}{order['side']}" for order in orders]
    wanted = [f"{order}{side}" for order in range(1, 7) for side in "ab"]
    for name in wanted:
        if names.count(name) != 1:
            wrong("once", table="order_tile", name=name, count=names.count(name))
    for name, order in zip(names, orders, strict=True):
        if name not in wanted:
            wrong("stranger", table="order_tile", name=name)
        goods = order["goods"]
        if not all_of(goods, KIND_NAMES[:5]) or not 1 <= len(goods) <= 10:
            wrong("order-goods", order=name, goods=str(goods), known=", ".join(KIND_NAMES[:5]))
        whole_number("order-points", name, order["points"], -MOST_POINTS, MOST_POINTS)


def check_walls(maps: list[dict[str, Any]], cells: dict[int, str]) -> None:
    names = [f"{map['level']} {map['die']}" for map in maps]
    wanted = [f"{level} {die}" for level in ("medium", "hard") for die in range(1, 7)]
    for name in wanted:
        if names.count(name) != 1:
            wrong("once", table="wall_map", name=name, count=names.count(name))
    if len(names) != len(wanted):
        wrong("stranger", table="wall_map", name=str(next(name for name in names if name not in wanted)))
    for name, map in zip(names, maps, strict=True):
        for border in listed(map["borders"]):
            if not is_border(border, cells):
                wrong("border", map=name, border=str(border))
        for edge in listed(map["edges"]):
            if not is_edge(edge, cells):
                wrong("edge", map=name, edge=str(edge))


def listed(value: object) -> list[Any]:
    """The list, or what stands in its place as the only thing to complain about."""
    return value if isinstance(value, list) else [value]


def is_border(border: object, cells: dict[int, str]) -> bool:
    regions = {cell: int(token.strip("[]()")) for cell, token in cells.items()}
    touching = [
        [region, regions[next]]
        for cell, region in regions.items()
        for next in neighbours(cell)
        if next in regions and regions[next] != region
    ]
    return border in touching


def is_edge(edge: object, cells: dict[int, str]) -> bool:
    if not isinstance(edge, list) or len(edge) != 2:
        return False
    if not all(isinstance(name, str) and re.fullmatch(r"[A-J]([1-9]|10)", name) for name in edge):
        return False
    one, other = (cell_number(name) for name in edge)
    return one in cells and other in cells and other in neighbours(one)


def neighbours(cell: int) -> list[int]:
    return [int(beside(cell, side)) for side in range(6)]
