"""What an owner of a box can correct: every printed value with its form, its bounds and where it comes from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NoReturn

import msgspec

from semafor.kernel.errors import BadInput
from semafor.kernel.validation import visible

Kind = Literal["number", "choice", "flag", "text", "name", "many", "numbers", "effects", "rows", "pairs", "sheet"]
Source = Literal["rulebook", "sources", "reconstructed", "box"]
SOURCES: tuple[Source, ...] = ("rulebook", "sources", "reconstructed", "box")
REMARKS = ("note", "source", "provenance")  # keys of a file that change nothing in a game, alone or at the end of another
LONGEST_TEXT = 30
# What notation and records can hold: letters, marks, digits and what stands within names, but no brackets or braces.
NAME = re.compile(r"[^\W_]([^\W_]|[ .'’·/-](?=.))*\.?")


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """How a value looks: a number within bounds, one or several of some words, a table of effects, a list of such tables.

    `least` and `most` bound each number, `count` how many things a list holds.
    """

    kind: Kind
    least: int = 0
    most: int = 0
    step: int = 1
    count: tuple[int, int] = (0, 0)
    values: tuple[str, ...] = ()
    parts: dict[str, Form] = {}


class BoxField(msgspec.Struct, frozen=True, kw_only=True):
    """One value of the box: the table and the item it belongs to (none where the table is one), its value and its source.

    `named` are the keys by which a file finds the item.
    """

    table: str
    item: str
    named: dict[str, str | int]
    key: str
    form: Form
    value: Any
    source: Source


def check_value(where: str, form: Form, value: object) -> None:
    """BadInput says what is wrong with the value, and where."""
    match form.kind:
        case "number":
            _check_number(where, form, value)
        case "flag":
            _check(isinstance(value, bool), "flag", where, value)
        case "choice":
            _check(value in form.values, "choice", where, value, known=list(form.values))
        case "text":
            _check(is_title(value), "text", where, value, most=LONGEST_TEXT)
        case "name":
            _check(is_title(value) and NAME.fullmatch(str(value)) is not None, "name", where, value, most=LONGEST_TEXT)
        case "effects":
            _check_effects(where, form, value)
        case _:
            _check_list(where, form, value)


def is_title(value: object) -> bool:
    """A short text of one line, without signs that nobody sees."""
    return isinstance(value, str) and 0 < len(value.strip()) <= LONGEST_TEXT and value.isprintable()


def _check_number(where: str, form: Form, value: object) -> None:
    fits = isinstance(value, int) and not isinstance(value, bool) and form.least <= value <= form.most
    _check(fits, "number", where, value, least=form.least, most=form.most)
    _check(value % form.step == 0, "step", where, value, step=form.step)  # type: ignore[operator]


def _check_effects(where: str, form: Form, value: object) -> None:
    if not isinstance(value, dict):
        _wrong("table", where, value)
    for key, part in value.items():
        _check(key in form.parts, "key", where, key, known=list(form.parts))
        check_value(f"{where}.{key}", form.parts[key], part)


def _check_list(where: str, form: Form, value: object) -> None:
    if not isinstance(value, list):
        _wrong("list", where, value)
    least, most = form.count
    _check(least <= len(value) <= most, "count", where, len(value), least=least, most=most)
    each = {"many": "choice", "numbers": "number", "rows": "effects"}
    one = msgspec.structs.replace(form, kind=each[form.kind])
    for at, part in enumerate(value, 1):
        check_value(f"{where}[{at}]", one, part)


def _check(fits: bool, message: str, where: str, value: object, **facts: object) -> None:
    if not fits:
        _wrong(message, where, value, **facts)


def _wrong(message: str, where: str, value: object, **facts: object) -> NoReturn:
    raise BadInput(f"boxed-{message}", "semafor.kernel", where=where, value=visible(str(value)[:60]), **facts)


def is_remark(key: str) -> bool:
    return key in REMARKS or key.endswith(("_source", "_provenance"))


def source_of(item: Mapping[str, Any], key: str) -> Source:
    """Where a value of the box comes from: what is said of it alone, or else of the whole item."""
    for name in (f"{key}_source", f"{key}_provenance", "source", "provenance"):
        if item.get(name) in SOURCES:
            found: Source = item[name]
            return found
    return "reconstructed"


def written(data: Mapping[str, Any]) -> str:
    """Plain data as TOML, always in the same way: values, then tables, then lists of tables, each in the order given."""
    return "\n".join(_lines(data))


def _lines(data: Mapping[str, Any]) -> Iterator[str]:
    for name, value in data.items():
        if not isinstance(value, dict) and not _is_tables(value):
            yield f"{name} = {_inline(value)}\n"
    for name, value in data.items():
        for item in [value] if isinstance(value, dict) else value if _is_tables(value) else []:
            head = f"[{name}]" if isinstance(value, dict) else f"[[{name}]]"
            yield "\n".join([head, *(f"{key} = {_inline(each)}" for key, each in item.items())]) + "\n"


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _inline(value: object) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {_inline(part)}" for key, part in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_inline(part) for part in value)}]"
    return msgspec.json.encode(value).decode()  # a text, a number or a flag is written alike in JSON
