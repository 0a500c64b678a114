"""The strict reading of the duty to draw, an option: the greatest possible number of dice has to be drawn."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_ink.drawing import Drawing
from semafor.games.railroad_ink.layout import (
    BLOCK,
    CONTEXT,
    DICE,
    FIRST_SPECIAL,
    FREE,
    MASKS,
    OPEN,
    ROUTE_FACES,
    ROUTE_LOOKS,
    ROUTES,
)
from semafor.games.railroad_ink.material import BIT_AT, FACE_LOOKS, FACE_OF, FITS
from semafor.kernel.state import Moves


@mypyc_attr(acyclic=True)
class StrictDuty(Drawing):
    """Looks ahead over all orders and places of the dice that are left."""

    def dice_left(self, seat: i64) -> i64:
        total: i64 = 0
        for face in range(i64(ROUTE_FACES)):
            total += i64(self.board[seat * BLOCK + DICE + face])
        return total

    def most_dice(self, seat: i64, enough: i64) -> i64:
        """How many dice can still be drawn one after another, `enough` at most; no special route helps."""
        if enough == 0:
            return 0
        best: i64 = 0
        frontier = self.masks[seat * MASKS + FREE] & self.masks[seat * MASKS + OPEN]
        while frontier:
            bit = frontier & -frontier
            frontier ^= bit
            cell = BIT_AT[bit % 67]
            fits = FITS[i64(self.board[seat * BLOCK + CONTEXT + cell])] & self.masks[seat * MASKS + ROUTES]
            while fits:
                low = fits & -fits
                fits ^= low
                best = max(best, 1 + self.most_after(seat, cell, BIT_AT[low % 67], enough - 1))
                if best == enough:
                    return best
        return best

    def most_after(self, seat: i64, cell: i64, look: i64, enough: i64) -> i64:
        """The same after a drawing, which is then taken back."""
        before = self.tile(seat, cell)
        face = FACE_OF[look]
        self.put(seat, cell, look)
        if face < FIRST_SPECIAL:
            self.spend_die(seat, face)
        most = self.most_dice(seat, enough)
        if face < FIRST_SPECIAL:
            self.board[seat * BLOCK + DICE + face] += 1
            self.masks[seat * MASKS + ROUTES] |= FACE_LOOKS[face]
        self.put(seat, cell, before)
        return most

    def wastes(self, seat: i64, cell: i64, look: i64, greatest: i64) -> bool:
        """Whether fewer dice than the greatest possible number could be drawn after this drawing. Lava is free."""
        if look > ROUTE_LOOKS:
            return False
        own: i64 = 1 if FACE_OF[look] < FIRST_SPECIAL else 0
        return own + self.most_after(seat, cell, look, greatest - own) < greatest

    def drop_wasteful(self, seat: i64, moves: Moves) -> None:
        """Only drawings remain after which the greatest possible number of dice can still be drawn."""
        greatest = self.most_dice(seat, self.dice_left(seat))
        kept: i64 = 0
        for at in range(moves.count):
            number = moves.numbers[at]
            if not self.wastes(seat, self.kit.cell(number), self.kit.look(number), greatest):
                moves.numbers[kept] = number
                kept += 1
        moves.count = kept
