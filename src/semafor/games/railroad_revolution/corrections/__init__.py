"""Corrections of printed values by who owns the box: checked before they are used, and written in one form.

A file has the form of `material.toml` and holds only what it corrects: an item is found by its `id`, and only the values
given change. A value that is given is one that was looked up in a box, also where it is the same as ours.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Any

from semafor.games.railroad_revolution.corrections.fields import ADDED, TABLES, box_fields, items_of, name_of, our_box
from semafor.games.railroad_revolution.corrections.whole import complaint
from semafor.games.railroad_revolution.material import Material, correct, load
from semafor.kernel.box import LONGEST_TEXT, BoxField, Form, check_value, is_remark, written
from semafor.kernel.errors import BadInput
from semafor.kernel.toml import loads
from semafor.kernel.validation import visible

MOST_BYTES = 100_000
MOST_ITEMS = 100  # of one list, far more than any has
TITLE = "title"  # whose box it is
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,19}")


def bad(message: str, **facts: object) -> BadInput:
    return BadInput(message, "semafor.games.railroad_revolution", **facts)


def checked(text: str) -> str:
    """The corrections once they are found to fit; BadInput names what does not."""
    if not text.strip():
        return ""
    _box(text)
    load(text)
    return text


def canonical(text: str) -> str:
    """The same corrections as everybody writes them: in the order of our box, without remarks."""
    return written(_ordered(read(text))) if checked(text) else ""


def fields(text: str) -> list[BoxField]:
    """Every value of the corrected box; what the file gives comes from a box."""
    given = read(text) if checked(text) else {}
    return list(box_fields(_box(text) if given else our_box(), given))


@lru_cache(maxsize=64)
def _box(text: str) -> dict[str, Any]:
    """Our box with the corrections."""
    printed = our_box()
    try:
        given = read(text)
        _check_values(printed, given)
        correct(printed, given)
        wrong = complaint(printed)
        if wrong:
            raise wrong
        Material(printed, text)
    except BadInput as error:
        raise bad("bad-material", error=error) from None
    return printed


def read(text: str) -> dict[str, Any]:
    if len(text.encode()) > MOST_BYTES:
        raise BadInput("boxed-size", most=MOST_BYTES)
    try:
        return loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+), column (\d+)", str(error))
        raise BadInput("boxed-toml", line=int(at[1]) if at else text.count("\n") + 1) from None


def _check_values(printed: dict[str, Any], given: dict[str, Any]) -> None:
    for table, value in given.items():
        if table == TITLE:
            check_value(TITLE, Form(kind="text", most=LONGEST_TEXT), value)
        elif table not in TABLES:
            raise bad("bad-material-name", name=visible(table[:60]), names=list(TABLES))
        elif type(value) is not type(printed[table]):
            raise bad("bad-material-shape", name=table)
        else:
            _check_items(table, items_of(printed, table), items_of(given, table))


def _check_items(table: str, known: list[dict[str, Any]], given: list[dict[str, Any]]) -> None:
    ids, met = [name_of(table, item) for item in known], set()
    if len(given) > MOST_ITEMS:
        raise bad("material-many", name=table, most=MOST_ITEMS, count=len(given))
    for item in given:
        if not isinstance(item, dict):
            raise bad("bad-material-shape", name=table)
        name = name_of(table, item)
        if name in met:
            raise bad("material-twice", table=table, name=visible(name[:60]))
        met.add(name)
        if name not in ids and not (table in ADDED and is_id(item.get("id"))):
            raise bad("material-no-item", table=table, name=visible(name[:60]), names=ids)
        _check_item(table, name, item, new=name not in ids)


def is_id(name: object) -> bool:
    """What an item of one's own can be called."""
    return isinstance(name, str) and ID.fullmatch(name) is not None


def _check_item(table: str, name: str, item: dict[str, Any], *, new: bool) -> None:
    where = f"{table} {name}".strip()
    if item.get("gone") is True and table in ADDED and not new:
        return
    for key, value in item.items():
        if key in ("id", "seats") or is_remark(key):
            continue
        if key not in TABLES[table]:
            raise BadInput("boxed-key", where=where, value=visible(key[:60]), known=list(TABLES[table]))
        check_value(f"{where}: {key}", TABLES[table][key], value)
    lacking = [key for key in TABLES[table] if new and key not in item and key not in ("terrain", "deal")]
    if lacking:
        raise bad("material-lacks", name=name, key=lacking[0])


def _ordered(given: dict[str, Any]) -> dict[str, Any]:
    """Tables, items and keys as our box has them; items of one's own at the end."""
    found = {TITLE: given[TITLE]} if TITLE in given else {}
    printed = our_box()
    for table in TABLES:
        if table in given:
            order = {name_of(table, item): at for at, item in enumerate(items_of(printed, table))}
            items = sorted(items_of(given, table), key=lambda item: order.get(name_of(table, item), len(order)))
            tidy = [_tidy(table, item) for item in items]
            found[table] = tidy if isinstance(printed[table], list) else tidy[0]
    return found


def _tidy(table: str, item: dict[str, Any]) -> dict[str, Any]:
    return {key: item[key] for key in ("id", "seats", "gone", *TABLES[table]) if key in item}
