"""The table before the first drawing: bare boards with their printed exits, and the first roll."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.actions import kit
from semafor.games.railroad_ink.layout import (
    BLOCK,
    CONTEXT,
    LAVA,
    MARK,
    MASKS,
    ROLL_SIZE,
    SEATS,
    SPECIAL,
    SPECIAL_FACES,
    SPECIALS_LEFT,
    VOLCANO,
)
from semafor.games.railroad_ink.material import EXIT_END, EXIT_KIND, EXITS, MIDDLE, SPECIALS_PER_GAME, TIMES, VOLCANO_CELL
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import Luck

VARIANTS: Final = ["base", "lava", "meteor"]


def bare_table(variant: i64, seats: i64) -> RailroadInk:
    """Boards without drawings but the volcano, before any roll."""
    size = int(seats) * BLOCK + ROLL_SIZE
    board = vec[u8]([0] * size)
    masks = vec[i64]([0] * int(seats * MASKS))
    state = RailroadInk(kit(variant), seats, board, masks, vec[u8]([0] * size), masks[:])
    for seat in range(seats):
        base = seat * BLOCK
        for exit in range(i64(EXITS)):
            board[base + CONTEXT + EXIT_END[exit] // 4] += u8(EXIT_KIND[exit] * TIMES[EXIT_END[exit] % 4])
        for special in range(i64(SPECIAL_FACES)):
            board[base + SPECIAL + special] = 1
        board[base + SPECIALS_LEFT] = u8(SPECIALS_PER_GAME)
        board[base + MARK] = u8(MIDDLE)
        state.refresh(seat)
        if variant == LAVA:
            state.put(seat, VOLCANO_CELL, VOLCANO)  # ink.lava.start-volcano
    return state


BARE: Final[list[RailroadInk]] = [bare_table(variant, seats) for variant in range(3) for seats in range(1, SEATS + 1)]


def start(variant: i64, seats: i64, trail: bool, strict: bool, open_drawing: bool, luck: Luck) -> RailroadInk:
    """The table of round 1 with its roll."""
    state = BARE[variant * SEATS + seats - 1].clone()
    state.trail = trail
    state.strict = strict
    state.open_drawing = open_drawing
    state.round = 1
    state.roll(luck)
    state.open_boards()
    return state


def restored(fields: dict[str, list[int]]) -> RailroadInk:
    """The state whose `fields` these are."""
    table = fields["table"]
    state = bare_table(table[0], table[1])
    lay_boards(state, fields["opened"])
    state.open_boards()
    lay_boards(state, fields["board"])
    state.undo_barrier = table[2] == 1
    state.round = table[3]
    state.trail = table[4] == 1
    state.strict = table[5] == 1
    state.open_drawing = table[6] == 1
    return state


def lay_boards(state: RailroadInk, board: list[int]) -> None:
    """All boards as they are written, with the masks that follow from them."""
    for place in range(len(state.board)):
        state.board[place] = u8(board[place])
    for seat in range(state.seats):
        state.refresh(seat)
