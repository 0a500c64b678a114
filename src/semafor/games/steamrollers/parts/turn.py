"""The turn: whose it is in which round, the phase it is in, and the dice it has in hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

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

# What has been done to the die in hand
WAS_SET: Final = 1
WAS_NUDGED: Final = 2
FINAL: Final = 4

REROLL_EVENT: Final = 6
NOBODY: Final = -1
NO_DIE: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn:
    """All that a table of so many seats remembers beside what lies on it."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.spent: i64 = 0  # solo: a bit for each permanent tile that served the first action of the turn
        self.used: i64 = 0  # a bit for each tile that serves the present action
        self.black: i64 = 0
        self.die: i64 = 0
        self.changed: i64 = 0
        self.exchanged: bool = False
        self.to_choose: i64 = 0  # seats that have still to choose a die in this round
        self.phase: i64 = START_PICK
        self.first: i64 = 0  # who begins the round
        self.seat: i64 = 0  # whose turn it is
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

    def clone(self) -> Turn:
        copy = Turn(self.seats)
        copy.spent = self.spent
        copy.used = self.used
        copy.black = self.black
        copy.die = self.die
        copy.changed = self.changed
        copy.exchanged = self.exchanged
        copy.to_choose = self.to_choose
        copy.phase = self.phase
        copy.first = self.first
        copy.seat = self.seat
        copy.round = self.round
        copy.turns_done = self.turns_done
        copy.actions_left = self.actions_left
        copy.second = self.second
        copy.two_dice = self.two_dice
        copy.thief = self.thief
        copy.stolen = self.stolen
        copy.quiet = self.quiet
        copy.progress = self.progress
        copy.idle = self.idle
        copy.rerolls = self.rerolls
        copy.ended = self.ended
        return copy

    def hold(self, face: i64) -> None:
        """The seat has this die in hand, as rolled."""
        self.die = face
        self.changed = 0
        self.phase = ACTING

    def places_on(self, seat: i64) -> i64:
        """How many places after the first player of the round the seat sits."""
        return (seat - self.first + self.seats) % self.seats

    def rerolled(self, luck: Luck) -> i64:
        """A white die rolled once more."""
        luck.event(REROLL_EVENT, self.rerolls)
        self.rerolls += 1
        return luck.below(6)

    def finish(self, how: i64) -> None:
        self.ended = how
        self.phase = OVER

    # As plain data

    def numbers(self) -> list[int]:
        return [
            int(self.spent),
            int(self.used),
            int(self.black),
            int(self.die),
            int(self.changed),
            int(self.exchanged),
            int(self.to_choose),
            int(self.phase),
            int(self.first),
            int(self.seat),
            int(self.round),
            int(self.turns_done),
            int(self.actions_left),
            int(self.second),
            int(self.two_dice),
            int(self.thief),
            int(self.stolen),
            int(self.quiet),
            int(self.progress),
            int(self.idle),
            int(self.rerolls),
            int(self.ended),
        ]

    def set_numbers(self, numbers: list[int]) -> None:
        """The reverse of `numbers`."""
        self.spent = numbers[0]
        self.used = numbers[1]
        self.black = numbers[2]
        self.die = numbers[3]
        self.changed = numbers[4]
        self.exchanged = numbers[5] == 1
        self.to_choose = numbers[6]
        self.phase = numbers[7]
        self.first = numbers[8]
        self.seat = numbers[9]
        self.round = numbers[10]
        self.turns_done = numbers[11]
        self.actions_left = numbers[12]
        self.second = numbers[13]
        self.two_dice = numbers[14] == 1
        self.thief = numbers[15]
        self.stolen = numbers[16]
        self.quiet = numbers[17] == 1
        self.progress = numbers[18] == 1
        self.idle = numbers[19]
        self.rerolls = numbers[20]
        self.ended = numbers[21]
