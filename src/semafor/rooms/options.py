"""A game's options as a form can show them: kind, values, default, and what each is for in both languages."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from semafor.kernel.game import Game
from semafor.kernel.words import LANGUAGES, Words
from semafor.rooms.messages import Both


class FormField(msgspec.Struct, frozen=True, tag_field="kind"):
    """One option. It can be set only at tables with one of these numbers of `seats`."""

    name: str
    text: Both
    seats: list[int]


class FlagField(FormField, frozen=True, tag="flag"):
    """Yes or no."""

    default: bool


class ChoiceValue(msgspec.Struct, frozen=True):
    """A value that can be chosen, and what it is called."""

    value: str | int
    text: Both


class ChoiceField(FormField, frozen=True, tag="choice"):
    """One of these values, in the order they are meant; where `none` is set, it may also be left open."""

    values: list[ChoiceValue]
    none: bool
    default: str | int | None


class SeatField(FormField, frozen=True, tag="seat"):
    """One of the seats of the table, counted from 0; left open, luck decides."""

    default: int | None


class TextField(FormField, frozen=True, tag="text"):
    """A text, such as a whole material file."""

    default: str


Field = FlagField | ChoiceField | SeatField | TextField


def build_form(game: Game) -> list[Field]:
    """Every option of the game, in the order of its declaration."""
    hints = get_type_hints(game.options, include_extras=True)
    return [build_field(game, field.name, hints[field.name], field.default) for field in msgspec.structs.fields(game.options)]


def build_field(game: Game, name: str, hint: Any, default: Any) -> Field:
    kind, none, marks = unwrap(hint)
    common = {"name": name, "text": say_in_both(game, f"option-{name}"), "default": default}
    common["seats"] = marks.get("seats", list(game.seats))
    if marks.get("form") == "seat":
        return SeatField(**common)
    if get_origin(kind) is Literal:
        values = [ChoiceValue(value, say_in_both(game, f"option-{name}-{value}")) for value in get_args(kind)]
        return ChoiceField(**common, values=values, none=none)
    if kind is bool:
        return FlagField(**common)
    assert kind is str, f"the form has no field for {kind}, the option {name}"
    return TextField(**common)


def unwrap(hint: Any) -> tuple[Any, bool, dict[str, Any]]:
    """The type of an option without None and marks; whether it can be None; the marks."""
    if get_origin(hint) in (Union, UnionType):
        (only,) = (each for each in get_args(hint) if each is not NoneType)
        kind, _, marks = unwrap(only)
        return kind, True, marks
    if get_origin(hint) is Annotated:
        kind, meta = get_args(hint)
        return kind, False, meta.extra
    return hint, False, {}


def say_in_both(game: Game, message: str) -> Both:
    return Both(*(Words(lang, *game.texts).say(message) for lang in LANGUAGES))
