"""Every value of the box that its owner can correct: its form and bounds, and by what its item is found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from semafor.games.steamrollers.layout import WIDTH
from semafor.games.steamrollers.material import KIND_NAMES, LEVEL_NAMES, NAMED_BY, TYPE_NAMES
from semafor.kernel.box import BoxField, Form, Source, source_of

MOST_POINTS = 20
POINTS = Form(kind="number", least=-MOST_POINTS, most=MOST_POINTS)
KNOWN: dict[str, list[tuple[Any, ...]]] = {  # the items there are
    "region": [(number,) for number in range(1, 7)],
    "good": [(kind,) for kind in KIND_NAMES],
    "black_face": [(face,) for face in range(1, 7)],
    "action_tile": [*(("base", tile, side) for tile in range(1, 7) for side in "ab"), ("solo", 2, "a"), ("solo", 2, "b")],
    "order_tile": [(tile, side) for tile in range(1, 7) for side in "ab"],
    "wall_map": [(level, die) for level in LEVEL_NAMES[1:] for die in range(1, 7)],
}
TABLES: dict[str, dict[str, Form]] = {
    "region": {"colour": Form(kind="choice", values=tuple(KIND_NAMES[:5]))},
    "good": {"count": Form(kind="number", most=40)},
    "black_face": {"tracks": Form(kind="many", count=(2, 2), values=tuple(TYPE_NAMES))},
    "action_tile": {"use": Form(kind="choice", values=("once", "permanent")), "points": POINTS},
    "order_tile": {"goods": Form(kind="many", count=(1, 10), values=tuple(KIND_NAMES[:5])), "points": POINTS},
    "wall_map": {"borders": Form(kind="pairs", count=(0, 15)), "edges": Form(kind="pairs", count=(0, 300))},
}
SHEET = Form(kind="sheet", count=(1, WIDTH))


def found_by(table: str, item: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(item.get(key) for key in NAMED_BY[table])


def name_of(name: tuple[Any, ...]) -> str:
    """An item as sentences call it: 3, base 4b, 1a, medium 6."""
    *words, last = name
    return f"{' '.join(map(str, words))}{last}" if last in ("a", "b") else " ".join(map(str, name))


def box_fields(box: Mapping[str, Any], given: Mapping[str, Any]) -> Iterator[BoxField]:
    """Every value of the box as we have it, or as its owner says who has given some."""
    source: Source = "box" if "sheet" in given else source_of(box["sheet"], "rows")
    yield BoxField(table="sheet", item="", named={}, key="rows", form=SHEET, value=box["sheet"]["rows"], source=source)
    checked = {(table, found_by(table, item), key) for table in TABLES for item in given.get(table, ()) for key in item}
    for table, forms in TABLES.items():
        for item in box[table]:
            name = found_by(table, item)
            for key, form in forms.items():
                source = "box" if (table, name, key) in checked else source_of(item, key)
                named = {each: item[each] for each in NAMED_BY[table]}
                yield BoxField(table=table, item=name_of(name), named=named, key=key, form=form, value=item[key], source=source)
