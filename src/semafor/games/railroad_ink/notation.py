"""The action table of one of the three games: number, move and line of notation, each from the others."""

from __future__ import annotations

import re
from typing import get_args

from semafor.games.railroad_ink.actions import Kit
from semafor.games.railroad_ink.layout import FIRST_LAVA, FIRST_SPECIAL, METEOR, SIZE
from semafor.games.railroad_ink.material import FACE_NAMES, look_number
from semafor.games.railroad_ink.moves import Direction, Draw, Fall, Finish, Ignore, Special, cell_of, drawn, look_of, move
from semafor.kernel.errors import BadNotation
from semafor.kernel.moves import ActionTable, Move

DRAWING = re.compile(r"draw (\w+) (?:at )?(\d+) ?, ?(\d+)(?: turned (\d+))?( mirrored)?", re.IGNORECASE)


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
    """The move that a line of notation says."""
    lower = text.casefold()
    if lower == "finish":
        return Finish()
    if match := DRAWING.fullmatch(text):
        return _drawing(match[1].casefold(), int(match[2]), int(match[3]), int(match[4] or 0), bool(match[5]))
    if match := re.fullmatch(r"meteor ([nesw])", lower):
        return Fall(get_args(Direction)["nesw".index(match[1])])
    if match := re.fullmatch(r"ignore (?:meteor )?(?:with )?(\w+)", lower):
        return Ignore(get_args(Special)[_face(match[1], FACE_NAMES[FIRST_SPECIAL:FIRST_LAVA])])
    raise bad("bad-move", text=text[:60])


def _face(name: str, names: list[str]) -> int:
    if name not in names:
        raise bad("bad-face", name=name[:40], names=names)
    return names.index(name)


def _drawing(name: str, row: int, column: int, rotation: int, mirrored: bool) -> Draw:
    face = _face(name, FACE_NAMES[:-1])
    if row >= SIZE or column >= SIZE:
        raise bad("bad-cell", at=f"{row},{column}", last=SIZE - 1)
    if rotation > 3:
        raise bad("bad-rotation", rotation=rotation)
    return drawn(look_number(face, rotation, mirrored), row * SIZE + column)
