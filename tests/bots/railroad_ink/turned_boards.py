"""Boards of Railroad Ink turned and mirrored look by look."""

from __future__ import annotations

from semafor.bots.railroad_ink.sheet import Sheet, read
from semafor.bots.railroad_ink.turned import Turning
from semafor.games.railroad_ink.layout import CELLS, CRATER, DICE, EMPTY, MARK, METEOR, SPECIAL, SPECIAL_FACES, TILE
from semafor.games.railroad_ink.material import ALL_LOOKS
from semafor.games.railroad_ink.state import RailroadInk

Board = tuple[int, ...]
# those that leave highways and railways what they are
TURNINGS = [Turning(0, mirrored=False), Turning(0, mirrored=True), Turning(2, mirrored=False), Turning(2, mirrored=True)]


def turned_look(look: int, turning: Turning) -> int:
    """The look that this one becomes."""
    if look in (EMPTY, CRATER):
        return look
    sides, joins = [0] * 4, [0] * 4
    for side in range(4):
        sides[turning.side(side)] = turning.kind(ALL_LOOKS[look].sides[side])
        joins[turning.side(side)] = sum(1 << turning.side(end) for end in range(4) if ALL_LOOKS[look].joins[side] >> end & 1)
    alike = [number for number, each in enumerate(ALL_LOOKS) if (each.sides, each.joins) == (sides, joins)]
    return look if look in alike else alike[0]


def turned_board(sheet: Sheet, turning: Turning) -> Sheet:
    state, other = sheet.state, sheet.state.clone()
    for cell in range(CELLS):
        other.put(0, cell, EMPTY)
    for cell in range(CELLS):
        other.put(0, turning.cell(cell), turned_look(int(state.tile(0, cell)), turning))
    for face in range(SPECIAL_FACES):
        other.board[SPECIAL + turning.special(face)] = state.board[SPECIAL + face]
    if state.kit.variant == METEOR:
        other.board[MARK] = turning.cell(int(state.board[MARK]))
    return read(other)


def written(state: RailroadInk) -> Board:
    """What is drawn, and the dice and special routes that are left."""
    stores = [int(state.board[DICE + store]) for store in range(SPECIAL + SPECIAL_FACES - DICE)]
    return (*(int(state.board[TILE + cell]) for cell in range(CELLS)), *stores)


def least_image(state: RailroadInk) -> Board:
    """The same for boards that are images of each other, and for these only."""
    return min(written(turned_board(read(state), turning).state) for turning in TURNINGS)
