"""Every value of the box that its owner can correct: its form and bounds, which are what the rules can play with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from semafor.games.railroad_revolution.layout import CITIES, MOST_DRAWN, SECTIONS, UNIT
from semafor.games.railroad_revolution.material import STACK_OF, printed_box
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.kernel.box import BoxField, Form, Source, source_of

MANY = 40
MONEY = Form(kind="number", most=10_000, step=UNIT)
COUNT = Form(kind="number", most=MANY)
FLAG = Form(kind="flag")
PIECE = Form(kind="choice", values=("board",))
SPARE_TOO = Form(kind="choice", values=("board", "spare"))  # none is left after the set-up (rev.setup.spare-pieces)
SPECIALISTS = tuple(COLOUR_NAMES[1:])
MONEY_RULES = {
    *("start_money", "share_price", "hire_cost", "rail_cost", "terrain_cost", "accountant_rail", "accountant_terrain"),
    *("accountant_per_share", "accountant_per_train", "foreman_flip_cost", "foreman_train_cost"),
    *("engineer_reward_cost", "engineer_tile_cost"),
}
NARROW_RULES = {
    "milestone_draw": (1, MOST_DRAWN),
    "rail_tracks": (1, 2),
    "start_white_workers": (1, 12),
    "min_workers": (1, 12),
}

# What a bonus can give. Who gives it for money or shares says so below: nowhere else is a cost printed, so none is played.
GIFTS = {
    "money": MONEY,
    "shares": COUNT,
    "steps": COUNT,
    "promote": COUNT,
    "pay_each": MONEY,
    "flip": COUNT,
    "train": FLAG,
    "track": PIECE,
    "station": PIECE,
    "office": PIECE,
    "exchange": FLAG,
    "workers": Form(kind="many", count=(0, 12), values=(*COLOUR_NAMES, "any")),
    "one_of": Form(kind="many", count=(1, 2), values=(*SPECIALISTS, "any")),
}
GIFT = Form(kind="effects", parts=GIFTS)
SET_UP = Form(kind="effects", parts={**GIFTS, "track": SPARE_TOO, "station": SPARE_TOO, "office": SPARE_TOO})
FOR_MONEY = Form(kind="effects", parts={"pay": MONEY, **GIFTS})
DEAL = Form(kind="effects", parts={"pay": MONEY, "pay_shares": COUNT, **GIFTS})
TRAIN = Form(kind="effects", parts={name: form for name, form in FOR_MONEY.parts.items() if name != "flip"})
LEVEL, TERRAIN = Form(kind="number", least=1, most=5), Form(kind="number", most=3)
CONDITIONS = {"connected": COUNT, "stations": COUNT, "deal_tracks": COUNT, "tracks": COUNT, "level": LEVEL, "terrain": TERRAIN}
STEP = {"money": MONEY, "shares": COUNT, "workers": Form(kind="number", most=1)}


OURS = msgspec.json.encode(printed_box())  # read once: a thousand lines of TOML take milliseconds each time


def our_box() -> dict[str, Any]:
    """Our box as plain data, fresh."""
    found: dict[str, Any] = msgspec.json.decode(OURS)
    return found


def table_forms() -> dict[str, dict[str, Form]]:
    """By table and key. A list of items has an `id` for each, which cannot be corrected."""
    printed = our_box()
    rules = {
        name: MONEY
        if name in MONEY_RULES
        else Form(kind="number", least=NARROW_RULES.get(name, (0, MANY))[0], most=NARROW_RULES.get(name, (0, MANY))[1])
        for name in printed["rules"]
        if name != "source"
    }
    cities = tuple(city["id"] for city in printed["city"])
    return {
        "rules": rules,
        "workers": {colour: Form(kind="number", most=2 * MANY) for colour in COLOUR_NAMES},
        "pieces": {piece: Form(kind="number", least=1, most=MANY) for piece in ("tracks", "buildings")},
        "seats": {
            "train_stack": COUNT,
            "blocked_stations": Form(kind="many", count=(0, CITIES), values=cities),
            "blocked_offices": Form(kind="numbers", count=(0, SECTIONS), least=1, most=SECTIONS),
        },
        "board": {"sale": MONEY, "tracks": COUNT, "buildings": COUNT, "left_of_logo": FLAG},
        "city": {"name": Form(kind="name"), "level": LEVEL, "cost": MONEY},
        "space": {
            "between": Form(kind="many", count=(2, 2), values=cities),
            "terrain": TERRAIN,
            "deal": FLAG,
        },
        "city_tile": {"basic": GIFT, "first": FOR_MONEY},
        "section": {"shares": COUNT, "first_shares": COUNT, "deal": FLAG, "link": COUNT},
        "telegraph_tile": {"bonus": GIFT},
        "train": {"bonus": TRAIN},
        "deal": {"top": DEAL, "bottom": DEAL},
        "setup_tile": {"a": SET_UP, "b": SET_UP},
        "milestone": {
            "stack": Form(kind="choice", values=tuple(STACK_OF)),
            "points": COUNT,
            "managers": Form(kind="many", count=(1, 2), values=(*SPECIALISTS, "any")),
            "conditions": Form(kind="rows", count=(1, 3), parts=CONDITIONS),
        },
        "performance": {
            "points": Form(kind="numbers", count=(2, 20), most=MANY),
            "costs": Form(kind="rows", count=(1, 19), parts=STEP),
        },
    }


TABLES = table_forms()
ADDED = ("space", "deal", "setup_tile", "milestone", "board")  # lists that may have more or fewer items than ours
ABSENT: dict[str, object] = {"number": 0, "flag": False}  # what a key means that an item does not have


def items_of(printed: Mapping[str, Any], table: str) -> list[dict[str, Any]]:
    found: dict[str, Any] | list[dict[str, Any]] = printed[table]
    return found if isinstance(found, list) else [found]


def name_of(table: str, item: Mapping[str, Any]) -> str:
    """What an item of a list is found by; nothing where the table is one."""
    return str(item.get("seats" if table == "seats" else "id", ""))


def named(item: Mapping[str, Any]) -> dict[str, str | int]:
    """The keys by which a file finds the item."""
    return {key: item[key] for key in ("id", "seats") if key in item}


def box_fields(printed: Mapping[str, Any], given: Mapping[str, Any]) -> Iterator[BoxField]:
    """Every value of the box as it is printed, or as its owner says who has given some."""
    checked = {
        (table, name_of(table, item), key)
        for table in TABLES
        if table in given
        for item in items_of(given, table)
        for key in item
    }
    for table, forms in TABLES.items():
        for item in items_of(printed, table):
            for key, form in forms.items():
                if key in item or form.kind in ABSENT:
                    value = item.get(key, ABSENT.get(form.kind))
                    name = name_of(table, item)
                    source: Source = "box" if (table, name, key) in checked else source_of(item, key)
                    found = named(item)
                    yield BoxField(table=table, item=name, named=found, key=key, form=form, value=value, source=source)
