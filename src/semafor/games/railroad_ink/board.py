"""Everybody's boards in one store, with the frontier of each kept up to date whenever a cell changes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.railroad_ink.actions import Kit
from semafor.games.railroad_ink.layout import (
    BLOCK,
    CELLS,
    CONTEXT,
    CRATER,
    DICE,
    DONE,
    EMPTY,
    FIRST_LAVA,
    FIRST_SPECIAL,
    FREE,
    LAVA_DICE,
    LAVA_FACES,
    LAVAS,
    MAGMAS,
    MASKS,
    OPEN,
    PHASE,
    ROUTE_FACES,
    ROUTE_LOOKS,
    ROUTES,
    SIZE,
    SPECIAL,
    SPECIAL_FACES,
    SPECIAL_OPEN,
    SPECIALS,
    SPECIALS_LEFT,
    TILE,
)
from semafor.games.railroad_ink.material import BIT, FACE_LOOKS, NEIGHBOUR, TO_EAST, TO_NORTH, TO_SOUTH, TO_WEST
from semafor.kernel.state import State


@mypyc_attr(acyclic=True)
class Boards(State):
    """All boards as they are, and as they lay open when the round began.

    `opened` is never changed, only replaced, so clones share it. `masks` follows from `board`.
    """

    def __init__(self, kit: Kit, seats: i64, board: vec[u8], masks: vec[i64], opened: vec[u8]) -> None:
        super().__init__(seats)
        self.kit: Final = kit
        self.board: Final = board
        self.masks: Final = masks
        self.opened: vec[u8] = opened

    def tile(self, seat: i64, cell: i64) -> i64:
        return i64(self.board[seat * BLOCK + TILE + cell])

    def context(self, seat: i64, cell: i64) -> i64:
        return i64(self.board[seat * BLOCK + CONTEXT + cell])

    def acts(self, seat: i64) -> bool:
        return self.board[seat * BLOCK + PHASE] != DONE

    def put(self, seat: i64, cell: i64, look: i64) -> None:
        """The cell holds that look, or nothing; what its neighbours see of it follows."""
        masks = self.masks
        at = seat * MASKS
        self.board[seat * BLOCK + TILE + cell] = u8(look)
        bit = BIT[cell]
        if look in (EMPTY, CRATER):
            masks[at + FREE] |= bit
        else:
            masks[at + FREE] &= ~bit
        if look > ROUTE_LOOKS and look != CRATER:
            masks[at + MAGMAS] |= bit
        else:
            masks[at + MAGMAS] &= ~bit
        place = cell * 4
        if NEIGHBOUR[place] >= 0:
            self.turn_towards(seat, cell - SIZE, 0xCF, TO_NORTH[look])
        if NEIGHBOUR[place + 1] >= 0:
            self.turn_towards(seat, cell + 1, 0x3F, TO_EAST[look])
        if NEIGHBOUR[place + 2] >= 0:
            self.turn_towards(seat, cell + SIZE, 0xFC, TO_SOUTH[look])
        if NEIGHBOUR[place + 3] >= 0:
            self.turn_towards(seat, cell - 1, 0xF3, TO_WEST[look])

    def turn_towards(self, seat: i64, cell: i64, others: i64, end: i64) -> None:
        """One side of the cell's context becomes `end`; the mask `others` keeps the other three."""
        place = seat * BLOCK + CONTEXT + cell
        context = i64(self.board[place]) & others | end
        self.board[place] = u8(context)
        if context == 0:
            self.masks[seat * MASKS + OPEN] &= ~BIT[cell]
        else:
            self.masks[seat * MASKS + OPEN] |= BIT[cell]

    def refresh(self, seat: i64) -> None:
        """The masks of the seat follow its board."""
        self.refresh_cells(seat)
        self.refresh_dice(seat)
        self.refresh_specials(seat)

    def refresh_cells(self, seat: i64) -> None:
        free: i64 = 0
        open: i64 = 0
        magmas: i64 = 0
        for cell in range(i64(CELLS)):
            look = self.tile(seat, cell)
            if look in (EMPTY, CRATER):
                free |= BIT[cell]
            elif look > ROUTE_LOOKS:
                magmas |= BIT[cell]
            if self.context(seat, cell) != 0:
                open |= BIT[cell]
        self.masks[seat * MASKS + FREE] = free
        self.masks[seat * MASKS + OPEN] = open
        self.masks[seat * MASKS + MAGMAS] = magmas

    def refresh_dice(self, seat: i64) -> None:
        base = seat * BLOCK
        routes: i64 = 0
        lavas: i64 = 0
        for face in range(i64(ROUTE_FACES)):
            if self.board[base + DICE + face] > 0:
                routes |= FACE_LOOKS[face]
        for face in range(i64(LAVA_FACES)):
            if self.board[base + LAVA_DICE + face] > 0:
                lavas |= FACE_LOOKS[FIRST_LAVA + face]
        self.masks[seat * MASKS + ROUTES] = routes
        self.masks[seat * MASKS + LAVAS] = lavas

    def refresh_specials(self, seat: i64) -> None:
        base = seat * BLOCK
        specials: i64 = 0
        if self.board[base + SPECIAL_OPEN] > 0 and self.board[base + SPECIALS_LEFT] > 0:
            for face in range(i64(SPECIAL_FACES)):
                if self.board[base + SPECIAL + face] > 0:
                    specials |= FACE_LOOKS[FIRST_SPECIAL + face]
        self.masks[seat * MASKS + SPECIALS] = specials

    def spend_die(self, seat: i64, face: i64) -> None:
        """A route die of that face is used (ink.round.each-die-once)."""
        place = seat * BLOCK + DICE + face
        self.board[place] -= 1
        if self.board[place] == 0:
            self.masks[seat * MASKS + ROUTES] &= ~FACE_LOOKS[face]

    def spend_lava_die(self, seat: i64, face: i64) -> None:
        place = seat * BLOCK + LAVA_DICE + face
        self.board[place] -= 1
        if self.board[place] == 0:
            self.masks[seat * MASKS + LAVAS] &= ~FACE_LOOKS[FIRST_LAVA + face]

    def cross_out(self, seat: i64, special: i64) -> None:
        """The special route is used: the one of this round and one of the three of the game."""
        base = seat * BLOCK
        self.board[base + SPECIAL + special] = 0
        self.board[base + SPECIALS_LEFT] -= 1
        self.board[base + SPECIAL_OPEN] = 0
        self.masks[seat * MASKS + SPECIALS] = 0
