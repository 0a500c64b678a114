"""What a seat may draw now: looks that fit the contexts of its frontier, and the duty to draw before finishing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_ink.board import Boards
from semafor.games.railroad_ink.layout import (
    BLOCK,
    CONTEXT,
    FREE,
    LAVA,
    LAVA_DRAWN,
    LAVAS,
    MAGMAS,
    MASKS,
    OPEN,
    ROUTE_LOOKS,
    ROUTES,
    SPECIALS,
    VOLCANO,
)
from semafor.games.railroad_ink.material import BIT_AT, FITS, LAVA_FITS
from semafor.kernel.state import Moves

ALL_CELLS: Final = 0x1FFFFFFFFFFFF
NOT_WEST: Final = 0x1FBF7EFDFBF7E  # all cells but those of the west column
NOT_EAST: Final = 0xFDFBF7EFDFBF


@mypyc_attr(acyclic=True)
class Drawing(Boards):
    """The search for legal drawings, by packed side masks."""

    def add_drawings(self, seat: i64, moves: Moves) -> bool:
        """Add every drawing; say whether the seat may finish instead."""
        if self.kit.variant == LAVA:
            return self.add_with_lava(seat, moves)
        at = seat * MASKS
        routes = self.masks[at + ROUTES]
        wanted = routes | self.masks[at + SPECIALS]
        frontier = self.masks[at + FREE] & self.masks[at + OPEN]
        board = self.board
        contexts = seat * BLOCK + CONTEXT
        first = self.kit.first - 1
        numbers = moves.numbers
        count = moves.count
        drawable: i64 = 0
        while frontier:
            bit = frontier & -frontier
            frontier ^= bit
            cell = BIT_AT[bit % 67]
            looks = FITS[i64(board[contexts + cell])] & wanted
            drawable |= looks
            if count + 64 > len(numbers):
                moves.room(count + 64)
                numbers = moves.numbers
            number = first + cell * ROUTE_LOOKS
            while looks:
                low = looks & -looks
                looks ^= low
                numbers[count] = number + BIT_AT[low % 67]
                count += 1
        moves.count = count
        return drawable & routes == 0

    def add_looks(self, moves: Moves, number: i64, looks: i64) -> None:
        """Add the drawing of each look; `number` is that of look 0."""
        count = moves.count
        if count + 64 > len(moves.numbers):
            moves.room(count + 64)
        numbers = moves.numbers
        while looks:
            bit = looks & -looks
            looks ^= bit
            numbers[count] = number + BIT_AT[bit % 67]
            count += 1
        moves.count = count

    # Lava

    def add_with_lava(self, seat: i64, moves: Moves) -> bool:
        at = seat * MASKS
        free = self.masks[at + FREE]
        routes = self.masks[at + ROUTES]
        wanted = routes | self.masks[at + SPECIALS]
        lavas = self.masks[at + LAVAS]
        volcanoes = self.volcano_cells(seat)
        devoured = self.devourable(seat)
        cells = free & self.masks[at + OPEN] | volcanoes | devoured
        contexts = seat * BLOCK + CONTEXT
        drawable: i64 = 0
        lava_drawable: i64 = 0
        while cells:
            bit = cells & -cells
            cells ^= bit
            cell = BIT_AT[bit % 67]
            number = self.kit.drawing(cell, 0)
            context = i64(self.board[contexts + cell])
            if context:
                fits = FITS[context] & wanted if free & bit else i64(0)
                flows = LAVA_FITS[context] & lavas
                drawable |= fits
                lava_drawable |= flows
                if fits | flows:
                    self.add_looks(moves, number, fits)
                    self.add_looks(moves, number + ROUTE_LOOKS, flows)
            if volcanoes & bit:
                moves.add(number + VOLCANO)
        if drawable & routes:
            return False
        # ink.lava.must-draw-one-face; it lapses when nothing helps (ink.lava.all-closed)
        return self.board[seat * BLOCK + LAVA_DRAWN] > 0 or (lava_drawable == 0 and volcanoes == 0)

    def volcano_cells(self, seat: i64) -> i64:
        """Empty cells that are not next to any lava (ink.lava.new-volcano)."""
        lava = self.masks[seat * MASKS + MAGMAS]
        near = lava | lava << 7 | lava >> 7 | (lava << 1 & NOT_WEST) | (lava >> 1 & NOT_EAST)
        return self.masks[seat * MASKS + FREE] & ~near

    def lava_cells(self, seat: i64, cells: i64) -> i64:
        """Those of the cells where a lava die that is left fits."""
        found: i64 = 0
        first = self.first_lava_cell(seat, cells)
        while first:
            found |= first
            cells &= -first & ~first
            first = self.first_lava_cell(seat, cells)
        return found

    def first_lava_cell(self, seat: i64, cells: i64) -> i64:
        """The first of the cells where a lava die that is left fits, as a bit; 0 if there is none."""
        lavas = self.masks[seat * MASKS + LAVAS]
        contexts = seat * BLOCK + CONTEXT
        cells &= self.masks[seat * MASKS + OPEN]
        while cells:
            bit = cells & -cells
            if LAVA_FITS[i64(self.board[contexts + BIT_AT[bit % 67]])] & lavas:
                return bit
            cells ^= bit
        return 0

    def must_devour(self, seat: i64) -> bool:
        """The case of ink.lava.forced: no lava face is drawn in this round yet, and none fits an empty cell."""
        if self.board[seat * BLOCK + LAVA_DRAWN] > 0:
            return False
        return self.first_lava_cell(seat, self.masks[seat * MASKS + FREE]) == 0

    def devourable(self, seat: i64) -> i64:
        """Cells whose route lava may devour now."""
        if not self.must_devour(seat):
            return 0
        return self.lava_cells(seat, ALL_CELLS & ~self.masks[seat * MASKS + FREE] & ~self.masks[seat * MASKS + MAGMAS])
