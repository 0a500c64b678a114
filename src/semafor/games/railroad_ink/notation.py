"""The action table of one of the three games: number, move and line of notation, each from the others."""

from __future__ import annotations

import re
from typing import get_args

from semafor.games.railroad_ink.actions import Kit
from semafor.games.railroad_ink.layout import FIRST_LAVA, FIRST_SPECIAL, METEOR, SIZE
from semafor.games.railroad_ink.material import FACE_NAMES, look_number
from semafor.games.railroad_ink.moves import (
    COLUMNS,
    Direction,
    Draw,
    Fall,
    Finish,
    Ignore,
    Special,
    cell_of,
    drawn,
    look_of,
    move,
)
from semafor.kernel.errors import BadNotation
from semafor.kernel.moves import ActionTable, Move

# A cell is `F1`; `0,5`, row and column from 0, is how records of earlier versions write it.
CELL = r"(?:([A-G])([1-9])|(\d+) ?, ?(\d+))"
DRAWING = re.compile(
    rf"(?:draw|narysuj) (.+?) (?:(?:at|na|na polu) )?{CELL}(?: (?:turned|obrót|obrot) (\d+))?( mirrored| odbicie)?",
    re.IGNORECASE,
)
FALLING = re.compile(r"(?:meteor|meteoryt)(?: na)? (\w+)", re.IGNORECASE)
IGNORING = re.compile(r"(?:ignore|zignoruj) (?:(?:meteor|meteoryt) )?(?:with |trasą |trasa )?(.+)", re.IGNORECASE)
# Written here and not read from the messages: a browser runs the rules without them.
POLISH_FACES = {
    "prosta autostrada": "highway_straight",
    "zakręt autostrady": "highway_curve",
    "skrzyżowanie autostrady": "highway_t",
    "prosta linia kolejowa": "railway_straight",
    "zakręt linii kolejowej": "railway_curve",
    "skrzyżowanie kolejowe": "railway_t",
    "wiadukt": "overpass",
    "stacja na prostej": "station_straight",
    "stacja na zakręcie": "station_curve",
    "czterostronne skrzyżowanie autostrad (specjalna)": "special_highway_cross",
    "czterostronne skrzyżowanie torów (specjalna)": "special_railway_cross",
    "stacja 3 autostrady + tory (specjalna)": "special_three_highway",
    "stacja 3 tory + autostrada (specjalna)": "special_three_railway",
    "stacja narożna 2 + 2 (specjalna)": "special_corner_station",
    "stacja na krzyż 2 + 2 (specjalna)": "special_cross_station",
    "róg lawy": "lava_corner",
    "cieśnina lawy": "lava_strait",
    "zatoka lawy": "lava_bay",
    "lawa przy autostradzie": "lava_highway",
    "lawa przy torach": "lava_railway",
    "wulkan": "volcano",
}
DIRECTIONS: list[tuple[Direction, str]] = [
    ("N", "n north północ polnoc"),
    ("E", "e east wschód wschod"),
    ("S", "s south południe poludnie"),
    ("W", "w west zachód zachod"),
]


def table(kit: Kit) -> ActionTable:
    """The action table of one of the three games."""
    kinds: tuple[type[Move], ...] = (Draw, Fall, Ignore, Finish) if kit.variant == METEOR else (Draw, Finish)
    return ActionTable(int(kit.size), kinds, lambda number: move(kit, number), parsed, tidy)


def tidy(move: Move) -> Move:
    """The same move; of orientations that look alike the first."""
    return drawn(look_of(move), cell_of(move)) if isinstance(move, Draw) else move


def bad(message: str, **facts: object) -> BadNotation:
    return BadNotation(message, "semafor.games.railroad_ink", **facts)


def parsed(text: str) -> Move:
    """The move that a line of notation says, in English or in Polish."""
    if text.casefold() in ("finish", "zakończ", "zakoncz"):
        return Finish()
    if match := DRAWING.fullmatch(text):
        return _drawing(match[1].casefold(), *_cell(match), int(match[6] or 0), bool(match[7]))
    if (match := FALLING.fullmatch(text)) and (side := _direction(match[1].casefold())):
        return Fall(side)
    if match := IGNORING.fullmatch(text):
        return Ignore(get_args(Special)[_face(match[1].casefold(), FACE_NAMES[FIRST_SPECIAL:FIRST_LAVA])])
    raise bad("bad-move", text=text[:60])


def _direction(word: str) -> Direction | None:
    return next((side for side, words in DIRECTIONS if word in words.split()), None)


def _cell(match: re.Match[str]) -> tuple[int, int]:
    """Row and column of a cell in either spelling."""
    _, letter, number, row, column, *_ = match.groups()
    return (int(number) - 1, COLUMNS.index(letter.upper())) if letter else (int(row), int(column))


def _face(called: str, names: list[str]) -> int:
    name = POLISH_FACES.get(called, called.replace(" ", "_"))
    if name not in names:
        raise bad("bad-face", name=called[:40], names=names, face=names)
    return names.index(name)


def _drawing(name: str, row: int, column: int, rotation: int, mirrored: bool) -> Draw:
    face = _face(name, FACE_NAMES[:-1])
    if row >= SIZE or column >= SIZE:
        raise bad("bad-cell", at=f"{COLUMNS[column]}{row + 1}" if column < SIZE else f"{row},{column}")
    if rotation > 3:
        raise bad("bad-rotation", rotation=rotation)
    return drawn(look_number(face, rotation, mirrored), row * SIZE + column)
