"""What a seat or a watcher may know, built as plain data: of other boards only what lay open when the round began."""

from __future__ import annotations

from typing import Literal, cast, get_args

import msgspec

from semafor.games.railroad_ink.layout import (
    BLOCK,
    CELLS,
    CHOOSE,
    CRATER,
    DICE,
    DIRECTION,
    DISTANCE,
    EMPTY,
    FIRST_LAVA,
    IMPACT,
    LAVA,
    LAVA_DICE,
    LAVA_FACES,
    LAVA_ROLL,
    MARK,
    METEOR,
    PHASE,
    ROLL,
    ROUND,
    ROUTE_FACES,
    SIZE,
    SPECIAL,
    SPECIAL_FACES,
    SPECIAL_OPEN,
    SPECIALS_LEFT,
    TILE,
)
from semafor.games.railroad_ink.material import ALL_LOOKS, FACE_NAMES, SIDES
from semafor.games.railroad_ink.moves import Direction, Face, Special
from semafor.games.railroad_ink.result import sheet
from semafor.games.railroad_ink.scoring import counted
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.result import SeatResult
from semafor.kernel.view import View

Variant = Literal["base", "lava", "meteor"]
Rolled = Literal[Direction, "choose"]  # what the direction die of a meteor shows
DrawnFace = Literal[Face, "crater"]
FACES = cast("list[Face]", FACE_NAMES)
SPECIALS: tuple[Special, ...] = get_args(Special)


class Drawn(msgspec.Struct, frozen=True):
    """What a cell holds. Round 0 is the volcano of the set-up, or a crater."""

    face: DrawnFace
    row: int
    column: int
    rotation: int
    mirrored: bool
    round: int


class BoardView(msgspec.Struct, frozen=True):
    """A board, and what its seat still has for this round; `sheet` is the count as if the game ended with it."""

    seat: int
    finished: bool
    cells: list[Drawn]
    dice_left: list[Face]
    lava_dice_left: list[Face]
    specials: list[Special]  # not crossed out
    specials_left: int  # of the three of the game
    special_open: bool  # one may still be used in this round
    meteor_waits: bool
    mark: tuple[int, int] | None
    sheet: SeatResult


class RailroadInkView(View, frozen=True):
    """The table as one watcher may know it."""

    variant: Variant
    round: int
    rounds: int
    over: bool
    dice: list[Face]
    lava_dice: list[Face]
    direction: Rolled | None
    distance: int | None
    open_drawing: bool
    actors: list[int]
    seat: int | None
    boards: list[BoardView]


def view(state: RailroadInk, seat: int | None) -> RailroadInkView:
    """What the seat, or a watcher if None, may know."""
    lava, meteor = state.kit.variant == LAVA, state.kit.variant == METEOR
    public = RailroadInkView(
        variant=get_args(Variant)[state.kit.variant],
        round=min(int(state.round), int(state.kit.rounds)),
        rounds=int(state.kit.rounds),
        over=state.over(),
        dice=[FACES[state.rolled(ROLL + die)] for die in range(4)],
        lava_dice=[FACES[FIRST_LAVA + state.rolled(LAVA_ROLL + die)] for die in range(2)] if lava else [],
        direction=_direction(int(state.rolled(DIRECTION))) if meteor else None,
        distance=int(state.rolled(DISTANCE)) if meteor else None,
        open_drawing=state.open_drawing,
        actors=[int(actor) for actor in state.actors()],
        seat=None,
        boards=[_board(state, other, live=state.open_drawing) for other in range(state.seats)],
    )
    return public if seat is None else seat_view(state, seat, public)


def seat_view(state: RailroadInk, seat: int, public: RailroadInkView) -> RailroadInkView:
    """What everybody knows, and the seat's own board as it is."""
    boards = [_board(state, seat, live=True) if board.seat == seat else board for board in public.boards]
    return msgspec.structs.replace(public, seat=seat, boards=boards)


def _direction(shown: int) -> Rolled:
    return "choose" if shown == CHOOSE else cast("Rolled", SIDES[shown])


def _board(state: RailroadInk, seat: int, *, live: bool) -> BoardView:
    """The board as it is, or as it lay open at the start of the round."""
    board = state.board if live else state.opened.board
    base = seat * BLOCK
    mark = int(board[base + MARK])
    return BoardView(
        seat=seat,
        finished=not state.acts(seat),
        cells=drawn_cells(state, seat, live=live),
        dice_left=[FACES[face] for face in range(ROUTE_FACES) for _ in range(board[base + DICE + face])],
        lava_dice_left=[FACES[FIRST_LAVA + face] for face in range(LAVA_FACES) for _ in range(board[base + LAVA_DICE + face])],
        specials=[SPECIALS[face] for face in range(SPECIAL_FACES) if board[base + SPECIAL + face]],
        specials_left=int(board[base + SPECIALS_LEFT]),
        special_open=bool(board[base + SPECIAL_OPEN] and board[base + SPECIALS_LEFT]),
        meteor_waits=bool(board[base + PHASE] == IMPACT),
        mark=(mark // SIZE, mark % SIZE) if state.kit.variant == METEOR else None,
        sheet=sheet(seat, counted(board, base, state.kit.variant, state.trail), int(state.kit.variant)),
    )


def drawn_cells(state: RailroadInk, seat: int, *, live: bool) -> list[Drawn]:
    board = state.board if live else state.opened.board
    base = seat * BLOCK
    return [
        _drawn(int(board[base + TILE + cell]), cell, int(board[base + ROUND + cell]))
        for cell in range(CELLS)
        if board[base + TILE + cell] != EMPTY
    ]


def own_cells(state: RailroadInk, seat: int) -> list[Drawn]:
    """What the seat has drawn itself: neither the volcano of the set-up nor craters."""
    return [cell for cell in drawn_cells(state, seat, live=True) if cell.round]


def _drawn(tile: int, cell: int, round: int) -> Drawn:
    look = ALL_LOOKS[tile]
    return Drawn(FACES[look.face], cell // SIZE, cell % SIZE, look.rotation, look.mirrored, 0 if tile == CRATER else round)
