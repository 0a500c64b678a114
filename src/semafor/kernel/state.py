"""The protocol of a state: who may act, what is legal, what an action does."""

from __future__ import annotations

import importlib
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

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
        if len(numbers) >= size:
            return
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

    def listed(self) -> vec[i64]:
        return self.numbers[: self.count]


SHARED_LIST: Final = Moves()  # filled anew whenever it is used

NO_GROUPS: Final = vec[i64]([0] * 128)  # to be copied; never fewer, so that a loop may write so many by itself
IN_ORDER: Final = 16  # steps 0, 1, 2 … stand first, for groups without gaps


class Choices:
    """Legal action numbers, kept short: single ones, and above them groups that repeat the same steps.

    With a full hand two hundred claims can be paid, which are only some forty routes and a dozen ways to pay. A group is one
    number: 24 bits and more for its first action, 12 for where its steps begin, 12 for where they end.
    """

    def __init__(self) -> None:
        self.single: Final = Moves()
        self.steps: Final = Moves()
        self.steps.add_range(0, IN_ORDER - 1)
        self.groups: vec[i64] = NO_GROUPS[:]
        self.groups_count: i64 = 0
        self.grouped: i64 = 0  # how many actions the groups have

    def clear(self) -> None:
        self.single.count = 0
        self.steps.count = IN_ORDER
        self.groups_count = 0
        self.grouped = 0

    def count(self) -> i64:
        return self.single.count + self.grouped

    def add_group(self, first: i64, start: i64, end: i64) -> None:
        """`first` plus each of the steps from `start` on, without `end`."""
        if self.groups_count == len(self.groups):
            self.room()
        self.groups[self.groups_count] = first << 24 | start << 12 | end
        self.groups_count += 1
        self.grouped += end - start

    def room(self) -> None:
        """Make place for more groups."""
        groups = self.groups
        for _more in range(i64(64)):
            groups = append(groups, 0)
        self.groups = groups

    def at(self, rank: i64) -> i64:
        """The number of that rank, ascending from 0."""
        single = self.single
        if rank < single.count:
            return single.numbers[rank]
        rank -= single.count
        groups = self.groups
        place: i64 = 0
        group = groups[0]
        size = (group & 4095) - (group >> 12 & 4095)
        while rank >= size:
            rank -= size
            place += 1
            group = groups[place]
            size = (group & 4095) - (group >> 12 & 4095)
        return (group >> 24) + self.steps.numbers[(group >> 12 & 4095) + rank]

    def add_to(self, moves: Moves) -> None:
        """List them all."""
        single = self.single
        for rank in range(single.count):
            moves.add(single.numbers[rank])
        count = moves.count
        moves.room(count + self.grouped)
        numbers = moves.numbers
        groups = self.groups
        steps = self.steps.numbers
        for place in range(self.groups_count):
            group = groups[place]
            first = group >> 24
            for step in range(group >> 12 & 4095, group & 4095):
                numbers[count] = first + steps[step]
                count += 1
        moves.count = count

    def mark(self, marks: vec[u8], base: i64, value: u8) -> None:
        """Each of them, counted from `base`, gets the value."""
        numbers = self.single.numbers
        for rank in range(self.single.count):
            marks[base + numbers[rank]] = value
        groups = self.groups
        steps = self.steps.numbers
        for place in range(self.groups_count):
            group = groups[place]
            first = base + (group >> 24)
            for step in range(group >> 12 & 4095, group & 4095):
                marks[first + steps[step]] = value


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

    def add_choices(self, seat: i64, choices: Choices) -> None:
        """The same, as groups where a game has them."""
        self.add_legal(seat, choices.single)

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


def playout(state: State, luck: Luck, choices: Choices, most: i64) -> i64:
    """Play random legal actions to the end, `most` at most; the number played."""
    played: i64 = 0
    while played < most:
        seat = state.actor()
        if seat < 0:
            break
        choices.clear()
        state.add_choices(seat, choices)
        rank = luck.below(choices.single.count + choices.grouped)
        if choices.grouped == 0:
            state.apply(seat, choices.single.numbers[rank], luck)
        else:
            state.apply(seat, choices.at(rank), luck)
        played += 1
    return played
