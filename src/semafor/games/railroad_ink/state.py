"""Rounds: all seats draw at the same time what the dice show; when the last has finished, the next roll comes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.railroad_ink.actions import FALL, IGNORE, Kit
from semafor.games.railroad_ink.layout import (
    BLOCK,
    CRATER,
    DIRECTION,
    DISTANCE,
    DONE,
    DRAWING,
    IMPACT,
    LAVA,
    MARK,
    MASKS,
    METEOR,
    PHASE,
    ROUND,
    TILE,
)
from semafor.games.railroad_ink.parts.boards import OpenBoards, context_at, put, refresh_cells, tile_at
from semafor.games.railroad_ink.parts.dice import hand_out, refresh_dice, throw
from semafor.games.railroad_ink.parts.drawing import add_routes
from semafor.games.railroad_ink.parts.lava import add_with_lava
from semafor.games.railroad_ink.parts.meteor import add_answers, target
from semafor.games.railroad_ink.parts.pen import draw
from semafor.games.railroad_ink.parts.specials import cross_out, open_special, refresh_specials
from semafor.games.railroad_ink.parts.strict import drop_wasteful
from semafor.games.railroad_ink.scoring import Count, counted
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves, State

ROLL_EVENT: Final = 1  # the roll of round r: route dice, then the dice of the expansion


@mypyc_attr(acyclic=True, free_list_len=1)
class RailroadInk(State):
    """A whole table of any of the three games: all boards as they are, and as they lay open when the round began.

    `masks` follows from `board`. Clones share both until one of them acts.
    """

    def __init__(self, kit: Kit, seats: i64, board: vec[u8], masks: vec[i64], opened: OpenBoards) -> None:
        super().__init__(seats)
        self.kit: Final = kit
        self.board = board
        self.masks = masks
        self.shares_boards = False
        self.opened = opened
        self.round: i64 = 0
        self.trail: bool = False
        self.strict: bool = False
        self.open_drawing: bool = False

    def clone(self) -> RailroadInk:
        copy = self.with_boards(self.board, self.masks)
        copy.undo_barrier = self.undo_barrier
        copy.shares_boards = self.shares_boards = True
        return copy

    def own_boards(self) -> None:
        """Boards and masks are to be changed: no other table's any more."""
        if self.shares_boards:
            self.board = self.board[:]
            self.masks = self.masks[:]
            self.shares_boards = False

    def reopened(self, seat: i64) -> RailroadInk:
        """A copy in which all boards but the seat's are as they lay open when the round began."""
        first = seat * BLOCK
        last = first + BLOCK
        opened = self.opened.board
        board = extend(extend(opened[:first], self.board[first:last]), opened[last:])
        copy = self.with_boards(board, self.opened.masks[:])
        for place in range(seat * MASKS, seat * MASKS + MASKS):
            copy.masks[place] = self.masks[place]
        return copy

    def with_boards(self, board: vec[u8], masks: vec[i64]) -> RailroadInk:
        """The same round with these boards."""
        copy = RailroadInk(self.kit, self.seats, board, masks, self.opened)
        copy.round = self.round
        copy.trail = self.trail
        copy.strict = self.strict
        copy.open_drawing = self.open_drawing
        return copy

    def open_boards(self) -> None:
        """All boards lie open to everybody as they are now."""
        self.opened = OpenBoards(self.board[:], self.masks[:])

    def over(self) -> bool:
        return self.round > self.kit.rounds

    def acts(self, seat: i64) -> bool:
        return self.board[seat * BLOCK + PHASE] != DONE

    # What lies on the table

    def phase(self, seat: i64) -> i64:
        return i64(self.board[seat * BLOCK + PHASE])

    def rolled(self, what: i64) -> i64:
        """What the dice of this round show, by their place in the layout."""
        return i64(self.board[self.seats * BLOCK + what])

    def tile(self, seat: i64, cell: i64) -> i64:
        return tile_at(self.board, seat, cell)

    def context(self, seat: i64, cell: i64) -> i64:
        return context_at(self.board, seat, cell)

    def put(self, seat: i64, cell: i64, look: i64) -> None:
        """The cell of the seat's board holds that look, or nothing."""
        self.own_boards()
        put(self.board, self.masks, seat, cell, look)

    def refresh(self, seat: i64) -> None:
        """The masks of the seat follow its board."""
        self.own_boards()
        refresh_cells(self.board, self.masks, seat)
        refresh_dice(self.board, self.masks, seat)
        refresh_specials(self.board, self.masks, seat)

    # What is legal

    def add_legal(self, seat: i64, moves: Moves) -> None:
        if self.phase(seat) == IMPACT:
            add_answers(self.board, seat, self.rolled(DIRECTION), moves)
            return
        may_finish = self.add_drawings(seat, moves)
        if self.strict:
            drop_wasteful(self.board, self.masks, self.kit, seat, moves)
        if may_finish:
            moves.add(self.kit.finish)

    def add_drawings(self, seat: i64, moves: Moves) -> bool:
        """Add every drawing; say whether the seat may finish instead."""
        if self.kit.variant == LAVA:
            return add_with_lava(self.board, self.masks, self.kit, seat, moves)
        return add_routes(self.board, self.masks, self.kit, seat, moves)

    # What an action does

    def apply(self, seat: i64, action: i64, luck: Luck) -> None:
        self.undo_barrier = False
        self.act(seat, action)
        if action == self.kit.finish and self.actor() < 0:
            self.close_round(luck)

    def act(self, seat: i64, action: i64) -> None:
        """The action's effect on the seat's own board; the round stays open."""
        self.own_boards()
        if action == self.kit.finish:
            self.board[seat * BLOCK + PHASE] = DONE
        elif action >= self.kit.first:
            cell = self.kit.cell(action)
            draw(self.board, self.masks, seat, cell, action - self.kit.drawing(cell, 0), self.round)
        elif action < IGNORE:
            self.fall(seat, action - FALL)
        else:
            cross_out(self.board, self.masks, seat, action - IGNORE)
            self.board[seat * BLOCK + PHASE] = DRAWING

    def fall(self, seat: i64, direction: i64) -> None:
        """The meteor makes a crater; a route in that cell is gone with its round number (ink.meteor.hit)."""
        base = seat * BLOCK
        cell = target(self.board, base + TILE, i64(self.board[base + MARK]), direction, self.rolled(DISTANCE))
        if cell >= 0:
            put(self.board, self.masks, seat, cell, CRATER)
            self.board[base + ROUND + cell] = 0
            self.board[base + MARK] = u8(cell)
        self.board[base + PHASE] = DRAWING

    def close_round(self, luck: Luck) -> None:
        """All boards are open now, and the dice are rolled again unless this was the last round."""
        self.undo_barrier = True
        self.round += 1
        if not self.over():
            self.roll(luck)
        self.open_boards()

    def roll(self, luck: Luck) -> None:
        """The dice of this round: all are thrown once (ink.round.roll-once), and everybody has them to draw."""
        self.own_boards()
        luck.event(ROLL_EVENT, self.round)
        place = self.seats * BLOCK
        throw(self.board, place, self.kit.variant, luck)
        for seat in range(self.seats):
            hand_out(self.board, self.masks, place, self.kit.variant, seat)
            open_special(self.board, self.masks, seat)
            self.board[seat * BLOCK + PHASE] = IMPACT if self.kit.variant == METEOR else DRAWING

    # The state as plain data

    def module(self) -> str:
        return "semafor.games.railroad_ink.setup"

    def fields(self) -> dict[str, list[int]]:
        return {
            "board": [int(byte) for byte in self.board],
            "opened": [int(byte) for byte in self.opened.board],
            "table": [
                int(self.kit.variant),
                int(self.seats),
                int(self.undo_barrier),
                int(self.round),
                int(self.trail),
                int(self.strict),
                int(self.open_drawing),
            ],
        }

    # The count

    def count(self, seat: i64) -> Count:
        return counted(self.board, seat * BLOCK, self.kit.variant, self.trail)

    def scores(self) -> vec[i64]:
        totals = vec[i64](capacity=6)
        for seat in range(self.seats):
            totals = append(totals, self.count(seat).total())
        return totals
