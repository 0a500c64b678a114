"""A whole turn of SteamRollers at once: dice, tiles and actions that serve the plans best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.bots.search.turn_beam import TurnBeam, Way
from semafor.bots.steamrollers.judge import IMPOSSIBLE, Judge, Plan
from semafor.games.steamrollers.actions import CHOOSE, DELIVER, DRAW, EXCHANGE, PASS, REROLL, SET, TAKE, TAKE_DIE
from semafor.games.steamrollers.layout import CITIES, DICE
from semafor.games.steamrollers.parts.turn import ASKED, FINAL
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck, Luck
from semafor.kernel.state import Moves

CHANCES: Final = 1_000_000_000
IDLE: Final = 2000  # thousandths of a point for each such round


class Turns(TurnBeam[SteamRollers]):
    """Goes through dice, tiles and actions to the end of the turn; a position is worth what its best plan promises."""

    def __init__(self, judge: Judge, width: i64) -> None:
        super().__init__(width)
        self.judge: Final = judge
        self.plans: list[Plan] = []
        self.luck: Final = FastLuck(0)
        self.chance: i64 = 1
        self.round: i64 = 0
        self.idle: i64 = 0  # rounds in which nobody built or delivered

    def search(self, state: SteamRollers, seat: i64, plans: list[Plan], luck: Luck) -> None:
        """Find the turns that serve these plans."""
        self.plans = plans
        self.round = state.turn.round
        self.idle = state.turn.idle
        self.chance = luck.below(CHANCES) + 1
        self.follow(Way(state, None, -1, 0), seat)

    def spread(self, way: Way[SteamRollers], seat: i64) -> None:
        """Go on by every act that serves a plan."""
        moves = Moves()
        way.state.add_legal(seat, moves)
        for at in range(moves.count):
            action = moves.numbers[at]
            last = at == moves.count - 1 and not self.ends
            if last or (self.is_planned(action - DRAW) if action >= DRAW else sensible(way.state, action)):
                self.go_on(way, seat, action)

    def go_on(self, way: Way[SteamRollers], seat: i64, action: i64) -> None:
        """The act is done; with a die just taken or changed there is nothing to judge yet."""
        after = way.state.clone()
        self.luck.state = self.chance  # the same for all: no turn is better by luck
        after.apply(seat, action, self.luck)
        if action == REROLL:
            self.ends.append(Way(after, way, action, self.any_face(after, seat)))
        elif way.state.turn.phase == ASKED:
            self.ends.append(Way(after, way, action, self.answered(after, seat, action)))
        elif after.actor() != seat or after.turn.round != self.round:
            self.ends.append(Way(after, way, action, self.judge.best(after, seat, self.plans) - self.idleness(action)))
        elif CHOOSE <= action < EXCHANGE:
            self.spread(Way(after, way, action, 0), seat)
        else:
            worth = self.judge.best(after, seat, self.plans)
            if self.new(worth):
                self.ways.append(Way(after, way, action, worth))

    def idleness(self, action: i64) -> i64:
        """What it costs to take a tile or pass where nobody has built or delivered for some rounds."""
        return IDLE * self.idle if action == PASS or TAKE <= action < DELIVER else 0

    def any_face(self, rolled: SteamRollers, seat: i64) -> i64:
        """What a die that is rolled again promises: nobody knows its face, so the mean of all."""
        total: i64 = 0
        for face in range(i64(CITIES)):
            total += self.with_die(rolled, seat, face)
        return total // CITIES

    def answered(self, state: SteamRollers, seat: i64, action: i64) -> i64:
        """The owner of tile 2b has the die, or has to be content with what the others leave: neither the best nor the worst."""
        if action == TAKE_DIE:
            return self.with_die(state, seat, state.turn.stolen)
        best: i64 = IMPOSSIBLE
        next: i64 = IMPOSSIBLE
        for face in range(i64(CITIES)):
            if state.table[DICE + face] > 0:
                worth = self.with_die(state, seat, face)
                next = max(next, min(best, worth))
                best = max(best, worth)
        return best if next == IMPOSSIBLE else (best + next) // 2

    def with_die(self, state: SteamRollers, seat: i64, face: i64) -> i64:
        """What the position promises if the seat does the best with this die now."""
        held = state.clone()
        held.turn.seat = seat
        held.turn.hold(face)
        held.turn.changed = FINAL
        moves = Moves()
        held.add_legal(seat, moves)
        best: i64 = IMPOSSIBLE
        for at in range(moves.count):
            action = moves.numbers[at]
            if action < DRAW or self.is_planned(action - DRAW):
                after = held.clone()
                self.luck.state = self.chance
                after.apply(seat, action, self.luck)
                best = max(best, self.judge.best(after, seat, self.plans))
        return self.judge.best(held, seat, self.plans) if best == IMPOSSIBLE else best

    def is_planned(self, drawn: i64) -> bool:
        """Whether one of the plans has this track."""
        for plan in self.plans:
            for cell in plan.cells:
                if cell == drawn:
                    return True
        return False


def sensible(state: SteamRollers, action: i64) -> bool:
    """A die is changed once only."""
    return state.turn.changed == 0 if SET <= action < EXCHANGE else True
