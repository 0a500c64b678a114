"""The last round of Railroad Ink with lava, exactly: the best board, proven over all legal ones.

What routes bring and what lava brings adds up: they share only cells. So flows of lava (`flows.py`) are put in groups that are
alike for the routes (`flow_groups.py`): those of mere lava on free cells, and those with a route on a face or with a route
devoured, by where that is. For each group that may still beat the best board known, boards of routes are put together from
clusters that do not touch (`clusters.py`, `combinations.py`), all that may be good enough; on those that are, the best flows
are tried that leave their cells alone. All this is generous: nobody asks yet whether a board can be reached and the round
finished there. Only what would be the new best is drawn by the rules (`endings.py`).

A route that a face carries is little worth unless it leads on at both ends, and lava that devours a route changes little for
others unless one comes where that route was in the way. So in most groups few boards of routes are left to go through.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.bots.railroad_ink.combinations import Combinations
from semafor.bots.railroad_ink.endings import LONE_VOLCANO, Endings, tiles_left
from semafor.bots.railroad_ink.flow_groups import FAR, FlowGroup, grouped, own_groups
from semafor.bots.railroad_ink.flows import NOTHING, Flow, Flows
from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.bots.railroad_ink.kept_routes import KeptRoutes
from semafor.bots.railroad_ink.keys import key_of
from semafor.bots.railroad_ink.shares import Shares
from semafor.bots.railroad_ink.sheet import CENTRAL_CELLS, Sheet, read
from semafor.games.railroad_ink.layout import FREE
from semafor.games.railroad_ink.material import bits_in
from semafor.games.railroad_ink.parts.dice import dice_left
from semafor.games.railroad_ink.state import RailroadInk

MOST: Final = 1_500_000  # boards of routes that are looked at: some three seconds
BESIDE: Final = 8  # boards looked at in the time that it takes to try a kept one
LEAF: Final = 2  # points of a straight route that leads on at one end at most: an end met, a way one longer
KEPT_FROM: Final = 5  # cells in which a volcano keeps others from rising


class LavaRound:
    """Looks for the best board of a round, one being known; `proven` says whether none was left out."""

    def __init__(self, judge: Judge, known: Sheet, start: RailroadInk, most: i64 = MOST) -> None:
        judge.begin(start.round)
        self.judge: Final = judge
        self.most: Final = most
        first = read(start)
        first.key = key_of(start)
        first.value = judge.value(first)
        self.endings: Final = Endings(judge, first, known)
        self.tiles: Final = tiles_left(start)
        self.central: Final = bits_in(start.masks[FREE] & CENTRAL_CELLS)
        self.devouring: Final[bool] = bits_in(self.endings.flowing) <= self.tiles
        self.groups: Final = grouped(judge, start, Flows(start, self.devouring).found)
        self.plain: Final = self.groups[0]
        dearest = max([self.extra(group) for group in self.groups])
        self.kept: Final = KeptRoutes(known.value - dearest)
        self.shares: Final = Shares(start, self.tiles > dice_left(start.board, 0))
        self.looked: i64 = 0
        self.proven: bool = not start.trail  # ways that use a cell twice may grow by more than the bounds say

    def find_best(self) -> Sheet:
        """The best board of the round."""
        self.add_lapse()
        self.try_group(self.plain)
        for group in self.groups:
            if group is not self.plain:
                self.try_beside(group)
            if self.devouring and group.ghost < 0:
                self.try_own(group)
        self.proven = self.proven and self.endings.sure
        return self.endings.best

    def add_lapse(self) -> None:
        """No lava at all, where the duty to draw a face may lapse: routes and volcanoes keep all others from rising."""
        missing = bits_in(self.endings.volcanic) - self.tiles
        if missing <= 0 or not self.endings.pure:
            volcanoes = max(i64(0), (missing + KEPT_FROM - 1) // KEPT_FROM)
            self.plain.add(Flow(NOTHING, NOTHING, 0, 0, self.plain.base - POINT * LONE_VOLCANO * volcanoes))

    def try_beside(self, group: FlowGroup) -> None:
        """Boards of routes that are no better than without the faces, then those that are only possible with them."""
        if group.ghost >= 0:
            group.covered = self.endings.flowing
        many = self.kept.full and self.bound(group) > self.endings.reached
        if many or group.is_joined():
            self.try_group(group)
            return
        if self.bound(group) > self.endings.reached:
            self.try_kept(group)
        islands = group.cells_ahead() != 0 and self.face_islands(group) > self.endings.reached
        leads_on = islands or len(group.bridges()) > 0
        if group.ghost < 0 and len(group.carried()) == 1 and not islands:
            group.required = group.cells_ahead()
        else:
            group.ahead = group.cells_ahead() if leads_on else i64(0)
            group.room = group.ahead | group.cells_opened()
            group.narrow = self.tips(group) <= self.endings.reached
        if leads_on or group.cells_opened():
            self.try_group(group)

    def try_kept(self, group: FlowGroup) -> None:
        """The best boards of routes alone, beside the faces of the group."""
        least = self.endings.reached - self.bound(group) + self.plain.most(self.tiles)
        for number, value in enumerate(self.kept.values):
            if self.looked >= self.most:
                self.proven = False
                return
            if value > least:
                self.looked += BESIDE
                sheet = self.kept.beside(number, group, self.judge)
                if sheet is not None:
                    self.endings.try_flows(group, sheet)

    def try_own(self, group: FlowGroup) -> None:
        """Routes that hang on one of this round which was devoured afterwards."""
        least = self.endings.reached + group.base - self.own_islands(group)
        for own in own_groups(self.judge, group, least):
            own.covered = self.endings.flowing & own.first.free
            self.try_group(own)

    # The most that is possible

    def bound(self, group: FlowGroup) -> i64:
        """Where routes of faces lead on at one end at most and nothing comes where a devoured one was in the way."""
        return self.plain.most(self.tiles) + self.extra(group)

    def extra(self, group: FlowGroup) -> i64:
        """What a board of routes can be worth more in the group than it is alone."""
        return POINT * (LEAF * len(group.carried()) + group.errors_devoured()) + group.value() - self.plain.base

    def face_islands(self, group: FlowGroup) -> i64:
        """With routes that hang on nothing but a face; its other end leads nowhere, at best over the edge."""
        found: i64 = -FAR
        carried = len(group.carried())
        for island in range(i64(1), self.tiles + 1):
            gain = min(island, self.central) - LEAF + ways_of(group.first, island + carried)
            found = max(found, self.plain.most(self.tiles - island) + POINT * gain)
        return found + self.extra(group)

    def tips(self, group: FlowGroup) -> i64:
        """With routes of two ends where a devoured one was in the way, or that hang on it: they lead nowhere.

        Each meets an end, lies in a central cell and makes a way longer, and has an error at that cell.
        """
        found: i64 = -FAR
        for tips in range(i64(1), self.tiles + 1):
            gain = 2 * tips + ways_of(group.first, tips + 1)
            found = max(found, self.plain.most(self.tiles - tips) + POINT * gain)
        return found + self.extra(group)

    def own_islands(self, group: FlowGroup) -> i64:
        """The most of routes with some that hang on nothing but one of this round which was devoured: an end leads nowhere."""
        found: i64 = -FAR
        carried = len(group.carried())
        for island in range(i64(1), self.tiles):
            gain = min(island, self.central) - (0 if carried else 1) + ways_of(group.first, island + carried)
            left = self.tiles - 1 - island
            most = max(group.most(left), self.plain.most(left) + POINT * LEAF * carried)
            found = max(found, most + POINT * gain)
        return found

    # Routes

    def try_group(self, group: FlowGroup) -> None:
        """All boards of routes beside the faces of the group that have what it requires and may be good enough."""
        if self.looked >= self.most:
            self.proven = False
            return
        routes = self.tiles - 1 if group.own else self.tiles
        boards = Combinations(self.judge, group, self.shares, routes, self.endings, self.most - self.looked)
        if group is self.plain:
            boards.kept = self.kept
        boards.try_all()
        self.looked += boards.looked
        self.proven = self.proven and boards.complete()


def ways_of(sheet: Sheet, cells: i64) -> i64:
    """By how much a way of so many cells would beat the longest ones, both together."""
    return max(i64(0), cells - sheet.highway) + max(i64(0), cells - sheet.railway)
