"""The protocol of a state: who may act, what is legal, what an action does."""

from __future__ import annotations

import importlib
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from semafor.kernel.luck import Luck

NOBODY = -1
NO_NUMBERS: Final = vec[i64]([0] * 64)  # to be copied, which is quicker than making it


class Moves:
    """A list of action numbers that can be filled again and again without a new allocation."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = NO_NUMBERS[:]
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, number: i64) -> None:
        if self.count == len(self.numbers):
            self.room(self.count + 1)
        self.numbers[self.count] = number
        self.count += 1

    def room(self, size: i64) -> None:
        """Make place for `size` numbers in all."""
        numbers = self.numbers
        while len(numbers) < size:
            numbers = append(numbers, 0)
        while len(numbers) & 63:
            numbers = append(numbers, 0)
        self.numbers = numbers

    def add_range(self, first: i64, last: i64) -> None:
        """All of first..last, both included; none if last < first."""
        count = self.count
        if count + last - first >= len(self.numbers):
            self.room(count + last - first + 1)
        numbers = self.numbers
        while first <= last:
            numbers[count] = first
            count += 1
            first += 1
        self.count = count

    def add_all(self, first: i64, offsets: Moves) -> None:
        """`first` plus each of the offsets."""
        count = self.count
        numbers = self.with_room(offsets.count)
        steps = offsets.numbers
        for at in range(offsets.count):
            numbers[count + at] = first + steps[at]
        self.count = count + offsets.count

    def with_room(self, more: i64) -> vec[i64]:
        """The numbers, with place for so many more behind those that count: for a loop that writes them itself."""
        if self.count + more > len(self.numbers):
            self.room(self.count + more)
        return self.numbers

    def listed(self) -> vec[i64]:
        return self.numbers[: self.count]


SHARED_LIST: Final = Moves()  # filled anew whenever it is used


@mypyc_attr(acyclic=True)
class State:
    """What is true on the table. One subclass per game.

    `undo_barrier` says whether the last action showed somebody something hidden or closed a simultaneous phase: no undo
    goes back before it.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.undo_barrier: bool = False

    def acts(self, seat: i64) -> bool:
        """Whether the seat may act now."""
        raise NotImplementedError

    def add_legal(self, seat: i64, moves: Moves) -> None:
        """Add the seat's legal action numbers to `moves`, ascending."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, luck: Luck) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def over(self) -> bool:
        raise NotImplementedError

    def scores(self) -> vec[i64]:
        """Each seat's points if the game were counted now."""
        raise NotImplementedError

    def fields(self) -> dict[str, list[int]]:
        """Everything the state holds, as plain named lists: for JSON, pickle, equality and the state hash."""
        raise NotImplementedError

    def module(self) -> str:
        """The module whose `restored(fields)` makes this state again."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The first seat that may act, or NOBODY when the game is over."""
        for seat in range(self.seats):
            if self.acts(seat):
                return seat
        return -1

    def actors(self) -> vec[i64]:
        """All seats that may act now; several when the rulebook says "at the same time"."""
        seats = vec[i64](capacity=6)
        for seat in range(self.seats):
            if self.acts(seat):
                seats = append(seats, seat)
        return seats

    def legal(self, seat: i64) -> vec[i64]:
        """The seat's legal action numbers, ascending; never empty for an actor, always empty for others."""
        moves = SHARED_LIST
        moves.clear()
        if self.acts(seat):
            self.add_legal(seat, moves)
        return moves.listed()

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, list[int]]]]:
        return revived, (self.module(), self.fields())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(str(self.fields()))


def revived(module: str, fields: dict[str, list[int]]) -> State:
    """What unpickling calls."""
    state: State = importlib.import_module(module).restored(fields)
    return state


def playout(state: State, luck: Luck, moves: Moves, most: i64) -> i64:
    """Play random legal actions to the end, `most` at most; the number played."""
    played: i64 = 0
    while played < most:
        seat = state.actor()
        if seat < 0:
            break
        moves.clear()
        state.add_legal(seat, moves)
        state.apply(seat, moves.numbers[luck.below(moves.count)], luck)
        played += 1
    return played
