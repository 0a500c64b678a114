"""Rounds: rolling the dice, whose turn begins, and when the game ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.steamrollers.depot import TILE_TWO
from semafor.games.steamrollers.layout import BOX, CITIES, DICE, OWNER, SIDE, STARTING, TURNED
from semafor.games.steamrollers.material import Material
from semafor.games.steamrollers.offers import Offers
from semafor.kernel.luck import Luck

# Phases
START_PICK: Final = 0  # starting tiles, in reverse order
START_BOX: Final = 1
START_DRAW: Final = 2
START_TILE: Final = 3
START_LOAD: Final = 4
CHOOSING: Final = 5  # a white die, or two
ASKED: Final = 6  # the owner of tile 2b, whether to take the die
WHICH: Final = 7  # of two dice first
ACTING: Final = 8
AFTER: Final = 9  # the action is done, an order can still be fulfilled
EVA_ROLLED: Final = 10  # Solo tile 2a can reroll Eva's die
EVA_LOADS: Final = 11  # Solo tile 2b can keep the good
OVER: Final = 12

# How the game ended
NOT_ENDED: Final = 0
THREE_EMPTY: Final = 1
STALLED: Final = 2
REGION_FULL: Final = 3

# Chance events
ROLL_EVENT: Final = 5
REROLL_EVENT: Final = 6

NOBODY: Final = -1
NO_DIE: Final = -1
STALL_ROUNDS: Final = 10


@mypyc_attr(acyclic=True)
class Rounds(Offers):
    """The course of the rounds."""

    def __init__(self, material: Material, seats: i64, sheets: vec[u8], table: vec[u8]) -> None:
        super().__init__(material, seats, sheets, table)
        self.phase: i64 = START_PICK
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.turns_done: i64 = 0
        self.actions_left: i64 = 0
        self.second: i64 = NO_DIE  # the other of two dice taken together
        self.two_dice: bool = False  # tile 2a is in use
        self.thief: i64 = NOBODY  # who took a die by tile 2b and has not used it yet
        self.stolen: i64 = NO_DIE
        self.quiet: bool = False  # the owner of 2b does not want to be asked in this round
        self.progress: bool = False
        self.idle: i64 = 0  # successive rounds without progress
        self.rerolls: i64 = 0
        self.ended: i64 = NOT_ENDED

    def begin_round(self, luck: Luck) -> None:
        """All white dice and the black die are rolled once, and the first player begins."""
        self.round += 1
        table = self.table
        for face in range(i64(CITIES)):
            table[DICE + face] = 0
        luck.event(ROLL_EVENT, self.round)
        for die in range(self.seats + 1 if self.seats > 1 else i64(3)):
            table[DICE + luck.below(6)] += 1
        self.black = luck.below(6)
        self.to_choose = self.seats
        self.turns_done = 0
        self.thief = NOBODY
        self.stolen = NO_DIE
        self.quiet = False
        self.progress = False
        self.begin_turn(self.first)

    def begin_turn(self, seat: i64) -> None:
        """The seat's tiles are put upright; a die taken by tile 2b is the one it must use."""
        self.turn = seat
        table = self.table
        for tile in range(i64(CITIES)):
            if i64(table[OWNER + tile]) == seat:
                table[TURNED + tile] = 0
        self.spent = 0
        self.used = 0
        self.exchanged = False
        self.second = NO_DIE
        self.actions_left = 2 if self.seats == 1 else 1
        if self.thief == seat:
            self.hold(self.stolen)
            self.thief = NOBODY
            self.stolen = NO_DIE
        else:
            self.die = 0
            self.changed = 0
            self.phase = CHOOSING

    def hold(self, face: i64) -> None:
        """The seat has this die in hand, as rolled."""
        self.die = face
        self.changed = 0
        self.phase = ACTING

    def owner_of_2b(self) -> i64:
        """Who may take the die just chosen, or NOBODY: the owner of 2b, if it has yet to choose in this round."""
        owner = i64(self.table[OWNER + TILE_TWO])
        if self.seats == 1 or self.table[SIDE + TILE_TWO] == 0 or owner >= self.seats:
            return NOBODY
        if self.thief != NOBODY or self.quiet:
            return NOBODY
        before = (self.turn - self.first + self.seats) % self.seats < (owner - self.first + self.seats) % self.seats
        return owner if before else NOBODY

    def end_turn(self, luck: Luck) -> None:
        if self.two_dice:
            self.two_dice = False
            self.resolve(TILE_TWO)
        self.turns_done += 1
        if self.turns_done == self.seats:
            self.close_round(luck)
        else:
            self.begin_turn((self.turn + 1) % self.seats)

    def close_round(self, luck: Luck) -> None:
        """The game ends with three empty cities or after ten idle rounds; else the dice go to the left."""
        self.idle = 0 if self.progress else self.idle + 1
        if self.empty_cities() >= 3:
            self.finish(THREE_EMPTY)
        elif self.idle >= STALL_ROUNDS and self.seats > 1:
            self.finish(STALLED)
        else:
            self.first = (self.first + 1) % self.seats
            self.begin_round(luck)

    def finish(self, how: i64) -> None:
        self.ended = how
        self.phase = OVER

    def discard_starting_tiles(self) -> None:
        for tile in range(i64(5)):
            self.table[STARTING + tile] = BOX

    def rerolled(self, luck: Luck) -> i64:
        """A white die rolled once more."""
        luck.event(REROLL_EVENT, self.rerolls)
        self.rerolls += 1
        return luck.below(6)
