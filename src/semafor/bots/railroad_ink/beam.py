"""A whole round of Railroad Ink at once: the best boards after one drawing, two, … among all orders and places.

Boards that are equal are looked at once, however they came about. Boards with and without this round's special route,
and with none, one or two lava faces, are kept apart, because they are not equally far. A board after which nothing can be
drawn any more is only compared with its like.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.sheet import Sheet, read
from semafor.bots.railroad_ink.ways import way_after
from semafor.games.railroad_ink.layout import (
    CELLS,
    DICE,
    FIRST_SPECIAL,
    HIGHWAY,
    LAVA,
    LAVA_DRAWN,
    LOOKS,
    RAILWAY,
    ROUTE_LOOKS,
    SPECIAL,
    SPECIAL_FACES,
    SPECIAL_OPEN,
    SPECIALS_LEFT,
    TILE,
    VOLCANO,
)
from semafor.games.railroad_ink.material import FACE_OF
from semafor.games.railroad_ink.parts.dice import dice_left
from semafor.games.railroad_ink.parts.lava import must_devour
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import Moves

CLASSES: Final = 6  # special route used or not, lava faces drawn
STORES: Final = SPECIAL + SPECIAL_FACES - DICE  # dice, lava dice and special routes that are left
COUNTS: Final = 8


def random_keys(count: int) -> vec[i64]:
    """So many words of 62 random bits, always the same ones."""
    luck = FastLuck(count)
    return vec[i64]([int(luck.below(2**31)) * 2**31 + int(luck.below(2**31)) for number in range(count)])


CELL_KEY: Final = random_keys(CELLS * LOOKS)
STORE_KEY: Final = random_keys(STORES * COUNTS)


def key_of(state: RailroadInk) -> i64:
    """The same for the same drawings with the same dice and special routes left."""
    key: i64 = 0
    for cell in range(i64(CELLS)):
        key ^= CELL_KEY[cell * LOOKS + i64(state.board[TILE + cell])]
    for store in range(i64(STORES)):
        key ^= STORE_KEY[store * COUNTS + i64(state.board[DICE + store])]
    return key


def key_after(sheet: Sheet, cell: i64, look: i64) -> i64:
    """The key of the board after this drawing of a route."""
    state = sheet.state
    face = FACE_OF[look]
    store = face if face < FIRST_SPECIAL else SPECIAL - DICE + face - FIRST_SPECIAL
    place = store * COUNTS + i64(state.board[DICE + store])
    key = sheet.key ^ CELL_KEY[cell * LOOKS + look] ^ CELL_KEY[cell * LOOKS + i64(state.board[TILE + cell])]
    return key ^ STORE_KEY[place] ^ STORE_KEY[place - 1]


class Choice:
    """The best so many candidates for one class of the next drawing, as a heap with the worst on top."""

    def __init__(self, width: i64) -> None:
        self.width: Final = width
        self.values: Final = vec[i64]([0] * int(width))
        self.parents: Final = vec[i64]([0] * int(width))
        self.actions: Final = vec[i64]([0] * int(width))
        self.keys: Final = vec[i64]([0] * int(width))
        self.count: i64 = 0

    def offer(self, value: i64, parent: i64, action: i64, key: i64) -> None:
        """Keep the candidate if it is among the best."""
        if self.count < self.width:
            self.count += 1
            self.rise(self.count - 1, value, parent, action, key)
        elif value > self.values[0]:
            self.sink(value, parent, action, key)

    def rise(self, at: i64, value: i64, parent: i64, action: i64, key: i64) -> None:
        while at > 0 and self.values[(at - 1) // 2] > value:
            self.move((at - 1) // 2, at)
            at = (at - 1) // 2
        self.set(at, value, parent, action, key)

    def sink(self, value: i64, parent: i64, action: i64, key: i64) -> None:
        at: i64 = 0
        while True:
            low = at * 2 + 1
            if low + 1 < self.count and self.values[low + 1] < self.values[low]:
                low += 1
            if low >= self.count or self.values[low] >= value:
                break
            self.move(low, at)
            at = low
        self.set(at, value, parent, action, key)

    def move(self, origin: i64, to: i64) -> None:
        self.set(to, self.values[origin], self.parents[origin], self.actions[origin], self.keys[origin])

    def set(self, at: i64, value: i64, parent: i64, action: i64, key: i64) -> None:
        self.values[at] = value
        self.parents[at] = parent
        self.actions[at] = action
        self.keys[at] = key


class Seen:
    """A set of keys: an open table of a power of two that grows."""

    def __init__(self) -> None:
        self.slots: vec[i64] = vec[i64]([0] * 1024)
        self.count: i64 = 0

    def clear(self) -> None:
        for at in range(i64(len(self.slots))):
            self.slots[at] = 0
        self.count = 0

    def add(self, key: i64) -> bool:
        """Whether the key is new."""
        slots = self.slots
        last: i64 = len(slots) - 1
        at = key & last
        while slots[at] != 0:
            if slots[at] == key:
                return False
            at = at + 1 & last
        slots[at] = key
        self.count += 1
        if self.count * 2 > last:
            self.grow()
        return True

    def grow(self) -> None:
        old = self.slots
        self.slots = vec[i64]([0] * (len(old) * 2))
        self.count = 0
        for at in range(i64(len(old))):
            if old[at]:
                self.add(old[at])


class Beam:
    """Looks for the best boards at the end of a round."""

    def __init__(self, judge: Judge, width: i64, kept: i64) -> None:
        self.judge: Final = judge
        self.kept: Final = kept
        self.choices: Final[list[Choice]] = [Choice(width) for each in range(CLASSES)]
        self.leaves: Final = Choice(min(width, kept))
        self.seen: Final = Seen()
        self.moves: Final = Moves()
        self.sheets: list[Sheet] = []
        self.ends: list[Sheet] = []
        self.looked: i64 = 0  # boards judged since the beginning

    def search(self, start: RailroadInk) -> None:
        """`ends` become the best boards after which the round may be finished, best first."""
        self.judge.begin(start.round)
        self.seen.clear()
        first = read(start)
        first.key = key_of(start)
        first.value = self.judge.value(first)
        self.sheets = [first]
        self.ends = []
        while self.sheets:
            self.leaves.count = 0
            for choice in self.choices:
                choice.count = 0
            for number in range(i64(len(self.sheets))):
                self.spread(number)
            self.gather()
        self.ends.sort(key=worth, reverse=True)
        del self.ends[int(self.kept) :]

    def spread(self, number: i64) -> None:
        """Offer all boards that one more act makes of this one."""
        sheet = self.sheets[number]
        state = sheet.state
        moves = self.moves
        moves.clear()
        state.add_legal(0, moves)
        for at in range(moves.count):
            action = moves.numbers[at]
            if action == state.kit.finish:
                self.ends.append(sheet)
            elif action < state.kit.first:
                self.offer_whole(sheet, number, action)
            else:
                self.offer(sheet, number, action)

    def offer(self, sheet: Sheet, number: i64, action: i64) -> None:
        """A drawing, judged without making it if it is a route in a free cell."""
        state = sheet.state
        cell = state.kit.cell(action)
        look = state.kit.look(action)
        if look > ROUTE_LOOKS:
            if look != VOLCANO or must_devour(state.board, state.masks, 0):
                self.offer_whole(sheet, number, action)
            return
        key = key_after(sheet, cell, look)
        if self.seen.add(key):
            self.looked += 1
            self.choose_among(state, look).offer(self.judge.after(sheet, cell, look), number, action, key)

    def choose_among(self, state: RailroadInk, look: i64) -> Choice:
        """The candidates that a board with this route drawn belongs to."""
        if closes(state, look):
            return self.leaves
        used: i64 = 3 if FACE_OF[look] >= FIRST_SPECIAL or state.board[SPECIAL_OPEN] == 0 else 0
        return self.choices[used + i64(state.board[LAVA_DRAWN])]

    def offer_whole(self, sheet: Sheet, number: i64, action: i64) -> None:
        """Any other act, judged by carrying it out."""
        after = draw_act(self.judge, sheet, action)
        if self.seen.add(after.key):
            self.looked += 1
            special: i64 = 3 if after.state.board[SPECIAL_OPEN] == 0 else 0
            self.choices[special + i64(after.state.board[LAVA_DRAWN])].offer(after.value, number, action, after.key)

    def gather(self) -> None:
        """The chosen boards are made and become those to spread from."""
        sheets: list[Sheet] = []
        for at in range(self.leaves.count):
            self.ends.append(draw_act(self.judge, self.sheets[self.leaves.parents[at]], self.leaves.actions[at]))
        for choice in self.choices:
            for at in range(choice.count):
                sheet = draw_act(self.judge, self.sheets[choice.parents[at]], choice.actions[at])
                sheets.append(sheet)
        self.sheets = sheets


def draw_act(judge: Judge, before: Sheet, action: i64) -> Sheet:
    """The board after the act."""
    state = before.state.clone()
    state.act(0, action)
    route = action >= state.kit.first and state.kit.look(action) <= ROUTE_LOOKS
    sheet = Sheet(state, 0, 0, before if route else None)
    sheet.before = before
    sheet.action = action
    find_ways(before, sheet)
    sheet.value = judge.value(sheet)
    sheet.key = key_of(state)
    return sheet


def find_ways(before: Sheet, sheet: Sheet) -> None:
    """The longest ways; that of a kind which the act does not touch is as it was."""
    kit = sheet.state.kit
    if sheet.action < kit.first or kit.look(sheet.action) > ROUTE_LOOKS:
        sheet.highway = sheet.whole_way(HIGHWAY)
        sheet.railway = sheet.whole_way(RAILWAY)
        return
    cell = kit.cell(sheet.action)
    look = kit.look(sheet.action)
    sheet.highway = way_after(before, cell, look, HIGHWAY)
    sheet.railway = way_after(before, cell, look, RAILWAY)


def closes(state: RailroadInk, look: i64) -> bool:
    """Whether nothing can be drawn any more in this round after a route of that look."""
    drawn: i64 = 1 if FACE_OF[look] >= FIRST_SPECIAL else 0
    used = drawn == 1 or state.board[SPECIAL_OPEN] == 0 or state.board[SPECIALS_LEFT] == 0
    return used and state.kit.variant != LAVA and dice_left(state.board, 0) == 1 - drawn


def worth(sheet: Sheet) -> int:
    return int(sheet.value)


def acts_to(sheet: Sheet) -> list[int]:
    """The acts from the beginning of the search to this board."""
    acts: list[int] = []
    while sheet.before is not None:
        acts.append(int(sheet.action))
        sheet = sheet.before
    return acts[::-1]
