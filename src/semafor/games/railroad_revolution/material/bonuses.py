"""A bonus of a tile as a row of numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from semafor.games.railroad_revolution.layout import ANY_COLOUR, FROM_BOARD, FROM_SPARE, UNIT

COLOUR_NAMES: Final = ["white", "purple", "orange", "grey", "turquoise"]


def units(dollars: int) -> i64:
    """Money in units of 50 dollars."""
    if dollars % UNIT:
        raise ValueError(f"{dollars} dollars is not a multiple of {UNIT}")
    return i64(dollars // UNIT)


def bonus_row(bonus: dict[str, Any]) -> list[int]:
    """The columns of layout.PAY to layout.ROW_ANY."""
    workers = bonus.get("workers", [])
    return [
        int(units(bonus.get("pay", 0))),
        bonus.get("pay_shares", 0),
        int(units(bonus.get("pay_each", 0))),
        int(units(bonus.get("money", 0))),
        bonus.get("shares", 0),
        bonus.get("steps", 0),
        bonus.get("promote", 0),
        bonus.get("flip", 0),
        int(bonus.get("train", False)),
        piece_from(bonus.get("track", "")),
        piece_from(bonus.get("station", "")),
        piece_from(bonus.get("office", "")),
        int(bonus.get("exchange", False)),
        colours_as_bits(bonus.get("one_of", [])),
        *[workers.count(colour) for colour in COLOUR_NAMES],
        workers.count("any"),
    ]


def piece_from(place: str) -> int:
    return {"": 0, "board": FROM_BOARD, "spare": FROM_SPARE}[place]


def colours_as_bits(colours: list[str]) -> int:
    if "any" in colours:
        return ANY_COLOUR
    return sum([2 ** COLOUR_NAMES.index(colour) for colour in colours])
