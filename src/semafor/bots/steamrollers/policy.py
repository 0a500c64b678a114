"""SteamRollers by whole turns: planned once, and gone on with while the table is as it was expected."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.bots.policy import Policy
from semafor.bots.search.turn_beam import Way, acts
from semafor.bots.steamrollers.plan import Planner
from semafor.bots.steamrollers.turn_beam import Turns
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck, Luck
from semafor.kernel.state import Moves


class TurnPolicy(Policy[SteamRollers]):
    """Plans a turn, and goes on with it as long as the table is as it was expected."""

    def __init__(self, planner: Planner, turns: Turns) -> None:
        super().__init__()
        self.ranked = True
        self.planner: Final = planner
        self.turns: Final = turns
        self.now: SteamRollers | None = None
        self.rest: list[Way[SteamRollers]] = []

    def candidates(self, state: SteamRollers, seat: i64, moves: Moves) -> None:
        """The first acts of all turns that were found, best first."""
        self.turns.search(state, seat, self.planner.plans(state, seat), FastLuck(1))
        for end in self.turns.ends:
            first = acts(end)[0].action
            if not contains(moves, first):
                moves.add(first)

    def choose(self, state: SteamRollers, seat: i64, luck: Luck) -> i64:
        if not self.rest or self.now is None or not same(self.now, state):
            self.rest = acts(self.best_turn(state, seat, luck))
        way = self.rest.pop(0)
        self.now = way.state
        return way.action

    def best_turn(self, state: SteamRollers, seat: i64, luck: Luck) -> Way[SteamRollers]:
        self.turns.search(state, seat, self.planner.plans(state, seat), luck)
        return self.turns.ends[0]


class BySeats(TurnPolicy):
    """Plays one way alone with Eva, another way with others."""

    def __init__(self, alone: TurnPolicy, together: TurnPolicy) -> None:
        super().__init__(together.planner, together.turns)
        self.alone: Final = alone
        self.together: Final = together

    def best_turn(self, state: SteamRollers, seat: i64, luck: Luck) -> Way[SteamRollers]:
        policy = self.alone if state.seats == 1 else self.together
        return policy.best_turn(state, seat, luck)


def contains(moves: Moves, action: i64) -> bool:
    for at in range(moves.count):
        if moves.numbers[at] == action:
            return True
    return False


def same(expected: SteamRollers, state: SteamRollers) -> bool:
    """Whether nothing differs that the rest of a turn depends on."""
    if (
        expected.turn.round != state.turn.round
        or expected.turn.seat != state.turn.seat
        or expected.turn.phase != state.turn.phase
        or expected.turn.die != state.turn.die
    ):
        return False
    return equal(expected.sheets, state.sheets) and equal(expected.table, state.table)


def equal(one: vec[u8], other: vec[u8]) -> bool:
    if len(one) != len(other):
        return False
    for place in range(i64(len(one))):
        if one[place] != other[place]:
            return False
    return True
