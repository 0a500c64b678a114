"""A material file: the values of a real box, checked on loading with one clear sentence for whatever is wrong.

A file has the form of `material.toml` and holds only what it corrects: an item is found by its number, kind or side, and
only the values given change. A value that is given is one that was looked up in a box, also where it is the same as ours.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import lru_cache
from typing import Any, NoReturn

from semafor.games.steamrollers.corrections.fields import KNOWN, MOST_POINTS, TABLES, box_fields, found_by, name_of
from semafor.games.steamrollers.layout import WIDTH
from semafor.games.steamrollers.material import KIND_NAMES, NAMED_BY, TYPE_NAMES, beside, cell_number, merged, standard
from semafor.kernel.box import LONGEST_TEXT, BoxField, is_remark, is_title, written
from semafor.kernel.errors import BadInput
from semafor.kernel.toml import loads
from semafor.kernel.validation import visible

COLOURS = Counter({"grey": 2, "red": 1, "blue": 1, "green": 1, "yellow": 1})
PROVENANCE = ("rulebook", "sources", "reconstructed", "box")
MOST_BYTES = 100_000


def check(text: str, walls: str = "none") -> None:
    """BadInput says what is wrong with the file, and where; nothing happens if it can be played with those walls."""
    if text:
        box = checked(text)
        check_walls([map for map in box["wall_map"] if map["level"] == walls], cells_of(box["sheet"]["rows"]))


def canonical(text: str) -> str:
    """The same values as everybody writes them: in the order of our box, without remarks."""
    check(text)
    given = tomllib.loads(text)
    found = {key: given[key] for key in ("title",) if key in given}
    found |= {"sheet": {"rows": given["sheet"]["rows"]}} if "sheet" in given else {}
    for table, forms in TABLES.items():
        items = sorted(given.get(table, ()), key=lambda item: KNOWN[table].index(found_by(table, item)))
        keys = (*NAMED_BY[table], *forms)
        found |= {table: [{key: item[key] for key in keys if key in item} for item in items]} if items else {}
    return written(found)


def fields(text: str) -> list[BoxField]:
    """Every value of the corrected box; what the file gives comes from a box."""
    check(text)
    return list(box_fields(checked(text) if text else standard(), tomllib.loads(text)))


@lru_cache(maxsize=64)
def checked(text: str) -> dict[str, Any]:
    """The box that the file describes."""
    given = read(text)
    for name in given:
        if name not in ("format", "title", "sheet", *TABLES):
            wrong("table", table=name, tables=["sheet", *TABLES])
    if given.get("format", 1) != 1:
        wrong("format", format=str(given["format"]))
    if not is_title(given.get("title", "?")):
        wrong("title", most=LONGEST_TEXT)
    for name in TABLES:
        check_entries(name, given.get(name, []))
    if "sheet" in given:
        check_sheet(given["sheet"])
    box = merged(standard(), given)
    check_regions(box["region"])
    check_goods(box["good"])
    check_black_die(box["black_face"])
    check_action_tiles(box["action_tile"])
    check_order_tiles(box["order_tile"])
    for map in box["wall_map"]:
        check_pairs(map)
    return box


def read(text: str) -> dict[str, Any]:
    if len(text) > MOST_BYTES:
        wrong("size", most=MOST_BYTES)
    try:
        return loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        wrong("toml", line=int(at[1]) if at else text.count("\n") + 1)


def wrong(what: str, **facts: object) -> NoReturn:
    shown = {name: visible(fact[:200]) if isinstance(fact, str) else fact for name, fact in facts.items()}
    raise BadInput(f"material-{what}", "semafor.games.steamrollers", **shown)


def check_entries(name: str, entries: object) -> None:
    """Every entry is a table of the game, named once, with keys that are known."""
    if not isinstance(entries, list):
        wrong("list", table=name)
    met: list[tuple[Any, ...]] = []
    for at, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            wrong("list", table=name)
        check_keys(name, at, entry)
        called = found_by(name, entry)
        if called not in KNOWN[name] or any(isinstance(part, bool | float) for part in called):
            wrong("stranger", table=name, name=name_of(called))
        if called in met:
            wrong("once", table=name, name=name_of(called), count=2)
        met.append(called)


def check_keys(name: str, at: int, entry: dict[str, Any]) -> None:
    for key in NAMED_BY[name]:
        if key not in entry:
            wrong("lacks", table=name, at=at, key=key)
    for key, value in entry.items():
        if key not in (*NAMED_BY[name], *TABLES[name]) and not is_remark(key):
            wrong("unknown-key", table=name, at=at, key=key)
        if is_remark(key) and key != "note" and value not in PROVENANCE:
            wrong("provenance", table=name, at=at, key=key, value=str(value), known=list(PROVENANCE))


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
    for key in sheet if isinstance(sheet, dict) else ():
        if key != "rows" and not is_remark(key):
            wrong("unknown-key", table="sheet", at=1, key=key)
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
    if Counter(str(region["colour"]) for region in regions) != COLOURS:
        wrong("colours")


def check_goods(goods: list[dict[str, Any]]) -> None:
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
    for entry in faces:
        tracks = entry["tracks"]
        if not all_of(tracks, TYPE_NAMES) or len(tracks) != 2 or tracks[0] == tracks[1]:
            wrong("black-face", face=entry["face"], tracks=str(tracks), known=", ".join(TYPE_NAMES))


def check_action_tiles(tiles: list[dict[str, Any]]) -> None:
    for tile in tiles:
        name = name_of(found_by("action_tile", tile))
        if tile["use"] not in ("once", "permanent"):
            wrong("use", tile=name, value=str(tile["use"]))
        if name == "base 4b" and tile["use"] == "once":
            wrong("use-4b")
        whole_number("tile-points", name, tile["points"], -MOST_POINTS, MOST_POINTS)


def check_order_tiles(orders: list[dict[str, Any]]) -> None:
    for order in orders:
        name, goods = name_of(found_by("order_tile", order)), order["goods"]
        if not all_of(goods, KIND_NAMES[:5]) or not 1 <= len(goods) <= 10:
            wrong("order-goods", order=name, goods=str(goods), known=", ".join(KIND_NAMES[:5]))
        whole_number("order-points", name, order["points"], -MOST_POINTS, MOST_POINTS)


def check_pairs(map: dict[str, Any]) -> None:
    """Walls are pairs: of regions, or of cells. Whether those touch is asked when the walls are played with."""
    for key, message in (("borders", "border"), ("edges", "edge")):
        kind, most = (int, 15) if key == "borders" else (str, 300)
        for pair in map[key] if isinstance(map[key], list) else [map[key]]:
            fits = isinstance(pair, list) and len(pair) == 2 and all(type(end) is kind for end in pair)
            if not fits or len(map[key]) > most:
                wrong(message, map=name_of(found_by("wall_map", map)), **{message: str(pair)})


def check_walls(maps: list[dict[str, Any]], cells: dict[int, str]) -> None:
    for map in maps:
        name = name_of(found_by("wall_map", map))
        for border in map["borders"]:
            if not is_border(border, cells):
                wrong("border", map=name, border=str(border))
        for edge in map["edges"]:
            if not is_edge(edge, cells):
                wrong("edge", map=name, edge=str(edge))


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
