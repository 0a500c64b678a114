"""A whole turn of Railroad Revolution at once: the best ways through its many small decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.bots.railroad_revolution.judge import Judge, left_of_game
from semafor.bots.search.turn_beam import TurnBeam, Way, worth_of
from semafor.games.railroad_revolution.actions import BUILD_STATION, PLACE, SELL
from semafor.games.railroad_revolution.layout import TURN
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck, Luck
from semafor.kernel.state import Moves

CHANCES: Final = 1_000_000_000


class Turns(TurnBeam[RailroadRevolution]):
    """Goes on to where another seat decides, `width` ways for each placement; a position is worth what the judge says."""

    def __init__(self, judge: Judge, width: i64) -> None:
        super().__init__(width)
        self.judge: Final = judge
        self.moves: Final = Moves()
        self.luck: Final = FastLuck(0)
        self.chance: i64 = 1

    def search(self, state: RailroadRevolution, seat: i64, luck: Luck) -> None:
        """Each placement of a worker is followed apart: before he has done anything all of them look alike."""
        self.chance = luck.below(CHANCES) + 1
        begin = Way(state, None, -1, 0)
        found: list[Way[RailroadRevolution]] = []
        if state.table.course.phase == TURN:
            for action in state.legal(seat):
                if PLACE <= action < BUILD_STATION:
                    after = state.clone()
                    after.apply(seat, action, self.luck)
                    self.follow(Way(after, begin, action, 0), seat)
                    found += self.ends
        if found:
            found.sort(key=worth_of, reverse=True)
            self.ends = found
        else:
            self.follow(begin, seat)

    def spread(self, way: Way[RailroadRevolution], seat: i64) -> None:
        """Go on by every act that makes sense."""
        moves = self.moves
        moves.clear()
        way.state.add_legal(seat, moves)
        table = way.state.table
        none = True
        for at in range(moves.count):
            none = none and not self.sensible(table, moves.numbers[at])
        for at in range(moves.count):
            if none or self.sensible(table, moves.numbers[at]):
                self.go_on(way, seat, moves.numbers[at])

    def go_on(self, way: Way[RailroadRevolution], seat: i64, action: i64) -> None:
        """The act is done; within the turn others are not looked at, because they hardly change."""
        after = way.state.clone()
        self.luck.state = self.chance  # the same for all: no turn is better by luck
        after.apply(seat, action, self.luck)
        if after.actor() == seat:
            worth = self.judge.promise(after.table, seat, left_of_game(after.table))
            if self.new(worth * 1024 + after.table.job.pool):
                self.ways.append(Way(after, way, action, worth))
        else:
            worth = self.judge.value(after.table, seat)
            if self.new(worth * 1024 + after.table.job.pool):
                self.ends.append(Way(after, way, action, worth))

    def sensible(self, table: Tabletop, action: i64) -> bool:
        """Shares are sold when money is owed, and when the end has come."""
        if action == SELL:
            return table.job.owed > table.money(table.course.who) or table.course.turns_left >= 0
        return True
