"""A game's options as a form can show them: kind, values, default, and what each is for in both languages."""

from __future__ import annotations

from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from semafor.kernel.game import Game
from semafor.kernel.words import Words
from semafor.server.messages import Both


class OptionShown(msgspec.Struct, frozen=True):
    """One option. `values` are those of a choice, in the order they are meant; `none` says that it may be left open."""

    name: str
    kind: Literal["flag", "choice", "number", "text"]
    values: list[str | int]
    none: bool
    default: bool | int | str | None
    text: Both


def shown_options(game: Game) -> list[OptionShown]:
    """Every option of the game, in the order of its declaration."""
    hints = get_type_hints(game.options)
    return [shown_option(game, field.name, hints[field.name], field.default) for field in msgspec.structs.fields(game.options)]


def shown_option(game: Game, name: str, kind: Any, default: Any) -> OptionShown:
    kinds = [kind] if get_origin(kind) is Literal else [each for each in get_args(kind) or [kind] if each is not NoneType]
    text = Both(*(Words(lang, game.room).say(f"option-{name}") for lang in ("en", "pl")))
    values = list(get_args(kinds[0]))
    return OptionShown(name, kind_name(kinds[0]), values, NoneType in get_args(kind), default, text)


def kind_name(kind: Any) -> Literal["flag", "choice", "number", "text"]:
    if get_origin(kind) is Literal:
        return "choice"
    names: dict[Any, Literal["flag", "number", "text"]] = {bool: "flag", int: "number", str: "text"}
    return names[kind]
