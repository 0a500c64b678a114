"""Rounds: all seats draw at the same time what the dice show; when the last has finished, the next roll comes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.railroad_ink.actions import FALL, IGNORE, Kit
from semafor.games.railroad_ink.layout import (
    BLOCK,
    CHOOSE,
    CRATER,
    DICE,
    DIRECTION,
    DISTANCE,
    DONE,
    DRAWING,
    FIRST_LAVA,
    FIRST_SPECIAL,
    IMPACT,
    LAVA,
    LAVA_DICE,
    LAVA_DRAWN,
    LAVA_FACES,
    LAVA_ROLL,
    MARK,
    METEOR,
    PHASE,
    ROLL,
    ROUND,
    ROUTE_FACES,
    SPECIAL,
    SPECIAL_FACES,
    SPECIAL_OPEN,
    SPECIALS_LEFT,
    TILE,
    VOLCANO_FACE,
)
from semafor.games.railroad_ink.material import DIRECTIONS, DISTANCES, FACE_OF, LAVA_ROLLS, ROUTE_DICE
from semafor.games.railroad_ink.meteor import target
from semafor.games.railroad_ink.scoring import Count, counted
from semafor.games.railroad_ink.strict import StrictDuty
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

ROLL_EVENT: Final = 1  # the roll of round r: route dice, then the dice of the expansion


@mypyc_attr(acyclic=True)
class RailroadInk(StrictDuty):
    """A whole table of any of the three games."""

    def __init__(self, kit: Kit, seats: i64, board: vec[u8], masks: vec[i64], opened: vec[u8]) -> None:
        super().__init__(kit, seats, board, masks, opened)
        self.round: i64 = 0
        self.trail: bool = False
        self.strict: bool = False
        self.open_drawing: bool = False

    def clone(self) -> RailroadInk:
        copy = RailroadInk(self.kit, self.seats, self.board[:], self.masks[:], self.opened)
        copy.undo_barrier = self.undo_barrier
        copy.round = self.round
        copy.trail = self.trail
        copy.strict = self.strict
        copy.open_drawing = self.open_drawing
        return copy

    def over(self) -> bool:
        return self.round > self.kit.rounds

    def phase(self, seat: i64) -> i64:
        return i64(self.board[seat * BLOCK + PHASE])

    # What is legal

    def add_legal(self, seat: i64, moves: Moves) -> None:
        if self.phase(seat) == IMPACT:
            self.add_impact(seat, moves)
            return
        may_finish = self.add_drawings(seat, moves)
        if self.strict:
            self.drop_wasteful(seat, moves)
        if may_finish:
            moves.add(self.kit.finish)

    def add_impact(self, seat: i64, moves: Moves) -> None:
        """Let the meteor fall, or cross out a special route to ignore it (ink.meteor.ignore)."""
        shown = self.rolled(DIRECTION)
        for direction in range(i64(CHOOSE)):
            if shown in (CHOOSE, direction):
                moves.add(FALL + direction)
        base = seat * BLOCK
        if self.board[base + SPECIALS_LEFT] > 0:
            for special in range(i64(SPECIAL_FACES)):
                if self.board[base + SPECIAL + special] > 0:
                    moves.add(IGNORE + special)

    # What an action does

    def apply(self, seat: i64, action: i64, luck: Luck) -> None:
        self.undo_barrier = False
        self.act(seat, action)
        if action == self.kit.finish and self.actor() < 0:
            self.close_round(luck)

    def act(self, seat: i64, action: i64) -> None:
        """The action's effect on the seat's own board; the round stays open."""
        if action == self.kit.finish:
            self.board[seat * BLOCK + PHASE] = DONE
        elif action >= self.kit.first:
            self.draw(seat, self.kit.cell(action), self.kit.look(action))
        elif action < IGNORE:
            self.fall(seat, action - FALL)
        else:
            self.cross_out(seat, action - IGNORE)
            self.board[seat * BLOCK + PHASE] = DRAWING

    def draw(self, seat: i64, cell: i64, look: i64) -> None:
        self.put(seat, cell, look)
        self.board[seat * BLOCK + ROUND + cell] = u8(self.round)
        face = FACE_OF[look]
        if face < FIRST_SPECIAL:
            self.spend_die(seat, face)
        elif face < FIRST_LAVA:
            self.cross_out(seat, face - FIRST_SPECIAL)
        elif face < VOLCANO_FACE:
            self.spend_lava_die(seat, face - FIRST_LAVA)
            self.board[seat * BLOCK + LAVA_DRAWN] += 1

    def fall(self, seat: i64, direction: i64) -> None:
        """The meteor makes a crater; a route in that cell is gone with its round number (ink.meteor.hit)."""
        base = seat * BLOCK
        cell = target(self.board, base + TILE, i64(self.board[base + MARK]), direction, self.rolled(DISTANCE))
        if cell >= 0:
            self.put(seat, cell, CRATER)
            self.board[base + ROUND + cell] = 0
            self.board[base + MARK] = u8(cell)
        self.board[base + PHASE] = DRAWING

    def close_round(self, luck: Luck) -> None:
        """All boards are open now, and the dice are rolled again unless this was the last round."""
        self.undo_barrier = True
        self.round += 1
        if not self.over():
            self.roll(luck)
        self.opened = self.board[:]

    # The dice

    def rolled(self, what: i64) -> i64:
        return i64(self.board[self.seats * BLOCK + what])

    def roll(self, luck: Luck) -> None:
        """The dice of this round: all are thrown once (ink.round.roll-once), and everybody has them to draw."""
        luck.event(ROLL_EVENT, self.round)
        place = self.seats * BLOCK
        for die in range(i64(4)):
            self.board[place + ROLL + die] = u8(ROUTE_DICE[die * 6 + luck.below(6)])
        if self.kit.variant == LAVA:
            for die in range(i64(2)):
                self.board[place + LAVA_ROLL + die] = u8(LAVA_ROLLS[die * 6 + luck.below(6)])
        if self.kit.variant == METEOR:
            self.board[place + DIRECTION] = u8(DIRECTIONS[luck.below(6)])
            self.board[place + DISTANCE] = u8(DISTANCES[luck.below(6)])
        for seat in range(self.seats):
            self.hand_out(seat)

    def hand_out(self, seat: i64) -> None:
        """The seat has all dice of the roll before it. What was left of the last roll is lost (ink.round.leftover-lost)."""
        base = seat * BLOCK
        for face in range(i64(ROUTE_FACES)):
            self.board[base + DICE + face] = 0
        for face in range(i64(LAVA_FACES)):
            self.board[base + LAVA_DICE + face] = 0
        for die in range(i64(4)):
            self.board[base + DICE + self.rolled(ROLL + die)] += 1
        if self.kit.variant == LAVA:
            for die in range(i64(2)):
                self.board[base + LAVA_DICE + self.rolled(LAVA_ROLL + die)] += 1
        self.board[base + LAVA_DRAWN] = 0
        self.board[base + SPECIAL_OPEN] = 1
        self.board[base + PHASE] = IMPACT if self.kit.variant == METEOR else DRAWING
        self.refresh_dice(seat)
        self.refresh_specials(seat)

    # The state as plain data

    def module(self) -> str:
        return "semafor.games.railroad_ink.setup"

    def fields(self) -> dict[str, list[int]]:
        return {
            "board": [int(byte) for byte in self.board],
            "opened": [int(byte) for byte in self.opened],
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
