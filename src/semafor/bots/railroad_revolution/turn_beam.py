"""A whole turn of Railroad Revolution at once: the best ways through its many small decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.bots.railroad_revolution.judge import Judge
from semafor.bots.search.turn_beam import TurnBeam, Way
from semafor.games.railroad_revolution.actions import HIRE, PICK_TILE, SELL
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import FastLuck, Luck
from semafor.kernel.state import Moves


class Turns(TurnBeam[RailroadRevolution]):
    """Goes on to where another seat decides; a position is worth what the judge says."""

    def __init__(self, judge: Judge, width: i64) -> None:
        super().__init__(width)
        self.judge: Final = judge
        self.moves: Final = Moves()
        self.luck: Luck = FastLuck(0)

    def search(self, state: RailroadRevolution, seat: i64, luck: Luck) -> None:
        self.luck = luck
        self.follow(Way(state, None, -1, 0), seat)

    def spread(self, way: Way[RailroadRevolution], seat: i64) -> None:
        """Go on by every act."""
        moves = self.moves
        moves.clear()
        way.state.add_legal(seat, moves)
        none = not any_sensible(way.state.table, moves)
        for at in range(moves.count):
            action = moves.numbers[at]
            if none or sensible(way.state.table, action):
                after = way.state.clone()
                after.apply(seat, action, self.luck)
                worth = self.judge.value(after.table, seat)
                if self.new(worth * 1024 + after.table.job.pool):
                    if after.actor() == seat:
                        self.ways.append(Way(after, way, action, worth))
                    else:
                        self.ends.append(Way(after, way, action, worth))


def sensible(table: Tabletop, action: i64) -> bool:
    """Shares are sold only when money is owed, and nobody is hired at the full price."""
    if action == SELL:
        return table.job.owed > table.money(table.course.who)
    return not HIRE <= action < PICK_TILE


def any_sensible(table: Tabletop, moves: Moves) -> bool:
    for at in range(moves.count):
        if sensible(table, moves.numbers[at]):
            return True
    return False
