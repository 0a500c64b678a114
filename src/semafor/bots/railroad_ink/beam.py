"""A whole round of Railroad Ink at once: the best boards after one drawing, two, … among all orders and places.

Boards that are equal, or images of each other, are looked at once, however they came about. Boards with and without this
round's special route, and with none, one or two lava faces, are kept apart, because they are not equally far. A board after
which nothing can be drawn any more is only compared with its like.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.railroad_ink.images import Images
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.keys import key_of
from semafor.bots.railroad_ink.seen import Seen
from semafor.bots.railroad_ink.sheet import Sheet, read
from semafor.bots.railroad_ink.ways import way_after
from semafor.games.railroad_ink.layout import (
    FIRST_LAVA,
    FIRST_SPECIAL,
    HIGHWAY,
    LAVA,
    LAVA_DRAWN,
    RAILWAY,
    ROUTE_LOOKS,
    SPECIAL_OPEN,
    SPECIALS_LEFT,
    VOLCANO,
    VOLCANO_FACE,
)
from semafor.games.railroad_ink.material import BIT, FACE_OF
from semafor.games.railroad_ink.parts.dice import dice_left
from semafor.games.railroad_ink.parts.lava import must_devour
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.state import Moves

CLASSES: Final = 6  # special route used or not, lava faces drawn


class Choice:
    """The best so many candidates for one class of the next drawing, as a heap with the worst on top."""

    def __init__(self, width: i64) -> None:
        self.width: Final = width
        self.values: Final = vec[i64]([0] * int(width))
        self.parents: Final = vec[i64]([0] * int(width))
        self.actions: Final = vec[i64]([0] * int(width))
        self.count: i64 = 0

    def offer(self, value: i64, parent: i64, action: i64) -> None:
        """Keep the candidate if it is among the best."""
        if self.count < self.width:
            self.count += 1
            self.rise(self.count - 1, value, parent, action)
        elif value > self.values[0]:
            self.sink(value, parent, action)

    def rise(self, at: i64, value: i64, parent: i64, action: i64) -> None:
        while at > 0 and self.values[(at - 1) // 2] > value:
            self.move((at - 1) // 2, at)
            at = (at - 1) // 2
        self.set(at, value, parent, action)

    def sink(self, value: i64, parent: i64, action: i64) -> None:
        at: i64 = 0
        while True:
            low = at * 2 + 1
            if low + 1 < self.count and self.values[low + 1] < self.values[low]:
                low += 1
            if low >= self.count or self.values[low] >= value:
                break
            self.move(low, at)
            at = low
        self.set(at, value, parent, action)

    def move(self, origin: i64, to: i64) -> None:
        self.set(to, self.values[origin], self.parents[origin], self.actions[origin])

    def set(self, at: i64, value: i64, parent: i64, action: i64) -> None:
        self.values[at] = value
        self.parents[at] = parent
        self.actions[at] = action


class Beam:
    """Looks for the best boards at the end of a round."""

    def __init__(self, judge: Judge, width: i64, kept: i64) -> None:
        self.judge: Final = judge
        self.kept: Final = kept
        self.choices: Final[list[Choice]] = [Choice(width) for each in range(CLASSES)]
        self.leaves: Final = Choice(min(width, kept))
        self.seen: Final = Seen()
        self.images: Final = Images()
        self.moves: Final = Moves()
        self.sheets: list[Sheet] = []
        self.ends: list[Sheet] = []
        self.looked: i64 = 0  # boards judged since the beginning

    def search(self, start: RailroadInk) -> None:
        """`ends` become the best boards after which the round may be finished, best first."""
        self.judge.begin(start.round)
        self.images.begin(start)
        first = read(start)
        first.key = key_of(start)
        first.value = self.judge.value(first)
        self.images.note(first)
        self.sheets = [first]
        self.ends = []
        while self.sheets:
            self.seen.clear()  # after more acts no board is like one after fewer
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
        """A drawing, judged without making it unless it devours a route."""
        state = sheet.state
        cell = state.kit.cell(action)
        look = state.kit.look(action)
        if look == VOLCANO and not must_devour(state.board, state.masks, 0):
            return
        if not sheet.free & BIT[cell]:
            self.offer_whole(sheet, number, action)
        elif self.seen.add(self.images.key_after(sheet, cell, look)):
            self.looked += 1
            self.choose_among(state, look).offer(self.judge.after(sheet, cell, look), number, action)

    def choose_among(self, state: RailroadInk, look: i64) -> Choice:
        """The candidates that a board with this drawing belongs to."""
        if closes(state, look):
            return self.leaves
        face = FACE_OF[look]
        used: i64 = 3 if FIRST_SPECIAL <= face < FIRST_LAVA or state.board[SPECIAL_OPEN] == 0 else 0
        drawn: i64 = 1 if FIRST_LAVA <= face < VOLCANO_FACE else 0
        return self.choices[used + drawn + i64(state.board[LAVA_DRAWN])]

    def offer_whole(self, sheet: Sheet, number: i64, action: i64) -> None:
        """Any other act, judged by carrying it out."""
        after = self.draw(sheet, action)
        if self.seen.add(self.images.key(after)):
            self.looked += 1
            special: i64 = 3 if after.state.board[SPECIAL_OPEN] == 0 else 0
            self.choices[special + i64(after.state.board[LAVA_DRAWN])].offer(after.value, number, action)

    def gather(self) -> None:
        """The chosen boards are made and become those to spread from."""
        sheets: list[Sheet] = []
        for at in range(self.leaves.count):
            self.ends.append(self.draw(self.sheets[self.leaves.parents[at]], self.leaves.actions[at]))
        for choice in self.choices:
            for at in range(choice.count):
                sheets.append(self.draw(self.sheets[choice.parents[at]], choice.actions[at]))
        self.sheets = sheets

    def draw(self, before: Sheet, action: i64) -> Sheet:
        sheet = draw_act(self.judge, before, action)
        self.images.note(sheet)
        return sheet


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
    """The longest ways; that of a kind which a drawing in a free cell does not touch is as it was."""
    kit = sheet.state.kit
    if sheet.action < kit.first or not before.free & BIT[kit.cell(sheet.action)]:
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
