"""The rest of a game against Eva, played quickly: twenty thousand times a second, by a plan and the worth of single acts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.steamrollers.eva_dice import EvaDice
from semafor.bots.steamrollers.faces import Faces
from semafor.bots.steamrollers.judge import Plan
from semafor.bots.steamrollers.outlook import Outlook
from semafor.games.steamrollers.actions import BLOCK_EVA, CHOOSE, DRAW, FLIP, LET_EVA, LOWER, RAISE, REROLL, REROLL_EVA, SET
from semafor.games.steamrollers.layout import CITIES, DICE
from semafor.games.steamrollers.parts.dice import may_nudge, may_set, may_turn
from semafor.games.steamrollers.parts.turn import ACTING, CHOOSING, EVA_ROLLED
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import Luck

NO_CHANGE: Final = -1
WORST: Final = -1_000_000_000


class Playout:
    """Plays on for the lone seat: of all pairs of dice the one that brings most, with what it leaves to Eva."""

    def __init__(self, weights: list[int]) -> None:
        self.outlook: Final = Outlook(weights)
        self.faces: Final = Faces(self.outlook)
        self.eva: Final = EvaDice(self.outlook)
        self.dice: Final = vec[i64]([0] * 3)
        self.change: i64 = NO_CHANGE  # of the die in hand

    def play(self, state: SteamRollers, plan: Plan, power: i64, luck: Luck) -> None:
        """To the end, with this plan's network and power in mind."""
        self.outlook.aim_at(plan, power)
        self.faces.aim_at(state, plan)
        while not state.over():
            self.step(state, luck)

    def step(self, state: SteamRollers, luck: Luck) -> None:
        phase = state.turn.phase
        self.outlook.look(state)
        self.eva.look(state)
        if phase == CHOOSING:
            self.faces.look(state)
            self.choose(state, luck)
        elif phase == ACTING:
            self.faces.look(state)
            self.act(state, luck)
        elif phase == EVA_ROLLED:
            state.apply(0, REROLL_EVA if self.eva.roll_again(state) else LET_EVA, luck)
        else:
            state.apply(0, BLOCK_EVA if self.eva.block(state) else LET_EVA, luck)

    # Dice

    def choose(self, state: SteamRollers, luck: Luck) -> None:
        """Take the best die with a view to the next one and to Eva's."""
        count = self.gather(state)
        best: i64 = WORST
        taken: i64 = 0
        for one in range(count):
            worth = self.with_changes(state, self.dice[one]) + self.rest(count, one)
            if worth > best:
                best = worth
                taken = self.dice[one]
        state.apply(0, CHOOSE + taken, luck)
        self.act(state, luck)

    def gather(self, state: SteamRollers) -> i64:
        """The dice that lie there, and how many."""
        count: i64 = 0
        for face in range(i64(CITIES)):
            for die in range(i64(state.table[DICE + face])):
                self.dice[count] = face
                count += 1
        return count

    def rest(self, count: i64, one: i64) -> i64:
        """What the dice that are left are worth: of two the better division between the seat and Eva."""
        if count == 2:
            return -self.eva.cost[self.dice[1 - one]]
        second = self.dice[0 if one > 0 else 1]
        third = self.dice[2 if one < 2 else 1]
        first = self.dice[one]
        return max(self.then(first, second) - self.eva.cost[third], self.then(first, third) - self.eva.cost[second])

    def then(self, first: i64, face: i64) -> i64:
        return self.faces.next[face] if first == face else self.faces.worth[face]

    # Acts

    def act(self, state: SteamRollers, luck: Luck) -> None:
        """With the die in hand, changed if that brings more."""
        self.with_changes(state, state.turn.die)
        if self.change != NO_CHANGE:
            state.apply(0, self.change, luck)
        action = self.faces.act[state.turn.die]
        if action >= DRAW:
            self.faces.draw(action - DRAW)
        state.apply(0, action, luck)

    def with_changes(self, state: SteamRollers, die: i64) -> i64:
        """What the die is worth with the tiles that change it; `change` says how."""
        worth = self.faces.worth
        best = worth[die]
        self.change = NO_CHANGE
        if may_set(state.table, state.turn, 0):
            price = self.outlook.setting(state)
            for face in range(i64(CITIES)):
                best = self.better(best, worth[face] - price, SET + face)
        if may_nudge(state.table, state.turn, 0):
            if die > 0:
                best = self.better(best, worth[die - 1], LOWER)
            if die < CITIES - 1:
                best = self.better(best, worth[die + 1], RAISE)
        elif may_turn(state.table, state.turn, 0):
            best = self.better(best, worth[CITIES - 1 - die], FLIP)
            best = self.better(best, self.faces.mean(), REROLL)
        return best

    def better(self, best: i64, worth: i64, change: i64) -> i64:
        if worth <= best:
            return best
        self.change = change
        return worth
