"""The moves as people meet them, and their notation."""

from __future__ import annotations

from typing import Literal

from semafor.games.steamrollers.actions import (
    BLOCK_EVA,
    CHOOSE,
    CHOOSE_TWO,
    CROSS,
    DECLINE,
    DELIVER,
    DRAW,
    END,
    EXCHANGE,
    FACE_A,
    FACE_B,
    FLIP,
    LEAVE_DIE,
    LEAVE_ROUND,
    LET_EVA,
    LOAD,
    LOWER,
    PASS,
    RAISE,
    REROLL,
    REROLL_EVA,
    SET,
    START,
    TAKE,
    TAKE_DIE,
    destination_of,
    distance_of,
    good_of,
    origin_of,
)
from semafor.games.steamrollers.layout import CELLS, TRACKS
from semafor.games.steamrollers.material import KIND_NAMES, SIDE_NAMES, TRACK_A, TRACK_B, cell_name
from semafor.kernel.moves import Move

START_NAMES = ("locomotive", "track", "plus-two", "action-tile", "own-load")
GOOD_NAMES = ("colour", "coal", "own", "place 1", "place 2", "place 3", "place 4")
CELL_NAMES = tuple(cell_name(cell) for cell in range(CELLS))


class Pass(Move, frozen=True, tag="pass"):
    """The die allows nothing: it is spent without an action."""

    def __str__(self) -> str:
        return "pass"


class EndTurn(Move, frozen=True, tag="end-turn"):
    """Fulfil no order in this turn."""

    def __str__(self) -> str:
        return "end turn"


class Decline(Move, frozen=True, tag="decline"):
    """Do not use the starting tile just picked."""

    def __str__(self) -> str:
        return "decline"


class TakeDie(Move, frozen=True, tag="take-die"):
    """Tile 2b: take the die another player has just chosen."""

    def __str__(self) -> str:
        return "take die"


class LeaveDie(Move, frozen=True, tag="leave-die"):
    """Do not use tile 2b now, or not at all in this round."""

    round: bool = False

    def __str__(self) -> str:
        return "leave dice this round" if self.round else "leave die"


class RerollEva(Move, frozen=True, tag="reroll-eva"):
    """Solo tile 2a: reroll Eva's die before her phase 1."""

    def __str__(self) -> str:
        return "reroll Eva"


class BlockEva(Move, frozen=True, tag="block-eva"):
    """Solo tile 2b: Eva removes no good and crosses out a cell instead."""

    def __str__(self) -> str:
        return "block Eva"


class LetEva(Move, frozen=True, tag="let-eva"):
    """Do not use the Solo tile now."""

    def __str__(self) -> str:
        return "let Eva"


class ChooseDie(Move, frozen=True, tag="die"):
    """Choose a white die that shows this; with two dice in hand, use this one first."""

    face: int

    def __str__(self) -> str:
        return f"die {self.face}"


class ChooseTwo(Move, frozen=True, tag="dice"):
    """Tile 2a: choose two white dice."""

    faces: tuple[int, int]

    def __str__(self) -> str:
        return f"dice {self.faces[0]} {self.faces[1]}"


class SetDie(Move, frozen=True, tag="set-die"):
    """Tile 1: the die shows this now."""

    face: int

    def __str__(self) -> str:
        return f"set die {self.face}"


class NudgeDie(Move, frozen=True, tag="nudge-die"):
    """Tile 5a: the die shows one less or one more."""

    by: Literal[-1, 1]

    def __str__(self) -> str:
        return "raise die" if self.by == 1 else "lower die"


class FlipDie(Move, frozen=True, tag="flip-die"):
    """Tile 5b: turn the die to its opposite face."""

    def __str__(self) -> str:
        return "flip die"


class RerollDie(Move, frozen=True, tag="reroll-die"):
    """Tile 5b: reroll the die."""

    def __str__(self) -> str:
        return "reroll die"


class FulfilOrder(Move, frozen=True, tag="order"):
    """Give up the goods of the order, one coal in place of a good of that colour if it is named."""

    order: int
    coal_for: str | None = None

    def __str__(self) -> str:
        return f"order {self.order}" + (f" coal for {self.coal_for}" if self.coal_for else "")


class PickStart(Move, frozen=True, tag="start"):
    """Pick this starting tile."""

    tile: str

    def __str__(self) -> str:
        return f"start {self.tile}"


class PlaceLoad(Move, frozen=True, tag="load"):
    """Put a good of that colour on city 3 or 4 of your own sheet."""

    good: str
    city: int

    def __str__(self) -> str:
        return f"load {self.good} {self.city}"


class CrossBox(Move, frozen=True, tag="box"):
    """Improve the locomotive: cross out this box."""

    box: int

    def __str__(self) -> str:
        return f"box {self.box}"


class TakeTile(Move, frozen=True, tag="tile"):
    """Take this action tile and turn it sideways."""

    tile: int

    def __str__(self) -> str:
        return f"tile {self.tile}"


class Deliver(Move, frozen=True, tag="deliver"):
    """Deliver a good; the distance counts tile 3b's addition too.

    The good is one of the destination's colour from the board ("colour"), "coal", the "own" load, or in the solo game
    the one at a place of the row ("place 1" is the leftmost).
    """

    origin: int
    to: int
    distance: int
    good: str = "colour"

    def __str__(self) -> str:
        good = "" if self.good == "colour" else f"{self.good} "
        return f"deliver {good}{self.origin}-{self.to} distance {self.distance}"


class DrawTrack(Move, frozen=True, tag="track"):
    """Draw a track on the cell that joins these two sides."""

    cell: str
    sides: tuple[str, str]

    def __str__(self) -> str:
        return f"track {self.cell} {self.sides[0]}-{self.sides[1]}"


FIXED: dict[int, Move] = {
    PASS: Pass(),
    END: EndTurn(),
    DECLINE: Decline(),
    TAKE_DIE: TakeDie(),
    LEAVE_DIE: LeaveDie(),
    LEAVE_ROUND: LeaveDie(round=True),
    REROLL_EVA: RerollEva(),
    BLOCK_EVA: BlockEva(),
    LET_EVA: LetEva(),
    LOWER: NudgeDie(-1),
    RAISE: NudgeDie(1),
    FLIP: FlipDie(),
    REROLL: RerollDie(),
}
KINDS_OF_MOVES: tuple[type[Move], ...] = (
    *{type(move): None for move in FIXED.values()},
    *(ChooseDie, ChooseTwo, SetDie, FulfilOrder, PickStart, PlaceLoad, CrossBox, TakeTile, Deliver, DrawTrack),
)


def move(number: int) -> Move:
    """The move with that number."""
    if number >= DRAW:
        cell, track = divmod(number - DRAW, TRACKS)
        return DrawTrack(CELL_NAMES[cell], (SIDE_NAMES[TRACK_A[track]], SIDE_NAMES[TRACK_B[track]]))
    if number >= DELIVER:
        return Deliver(
            int(origin_of(number)) + 1,
            int(destination_of(number)) + 1,
            int(distance_of(number)),
            GOOD_NAMES[good_of(number)],
        )
    return FIXED.get(number) or _small(number)


def _small(number: int) -> Move:
    if number >= TAKE:
        return TakeTile(number - TAKE + 1)
    if number >= CROSS:
        return CrossBox(number - CROSS + 1)
    if number >= LOAD:
        return PlaceLoad(KIND_NAMES[(number - LOAD) // 2], 3 + (number - LOAD) % 2)
    if number >= START:
        return PickStart(START_NAMES[number - START])
    if number >= EXCHANGE:
        order, joker = divmod(number - EXCHANGE, 6)
        return FulfilOrder(order + 1, KIND_NAMES[joker - 1] if joker else None)
    if number >= SET:
        return SetDie(number - SET + 1)
    if number >= CHOOSE_TWO:
        pair = number - CHOOSE_TWO
        return ChooseTwo((int(FACE_A[pair]) + 1, int(FACE_B[pair]) + 1))
    return ChooseDie(number - CHOOSE + 1)
