"""What moves are worth by a network: the chance to win that it names when the seat decides next, instead of a playout."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np

from semafor.bots.budget import Budget
from semafor.bots.courses import NOBODY, Watched
from semafor.bots.judge import DOUBT, LEAST_TABLES, SLIGHT, Ending, Estimate, Judge, estimate, is_settled, means
from semafor.bots.master.card import Card
from semafor.bots.master.going import Going, hoped, thought
from semafor.bots.master.network import Network
from semafor.kernel.game import Game
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.state import State

PLAUSIBLE = 6  # moves that the network itself would think of
AT_ONCE = 4  # tables
MOST_TABLES = 12  # its chances differ little from table to table
UNSURE = 1e-5  # nothing is surer before the end
LONGEST = 200  # acts of others until the seat decides again
WATCHED = 400  # acts of all while a game is watched


class NetworkJudge(Judge):
    """Weighs moves by a network: others play as it would, on tables that the seat could be sitting at."""

    ranked = True
    at_once = 8

    def __init__(self, game: Game, seed: int, network: Network, card: Card) -> None:
        super().__init__(game, seed)
        self.network = network
        self.card = card

    def plausible(self, state: State, seat: int) -> list[int]:
        """The few that the network wishes for most, best first."""
        legal = [int(each) for each in state.legal(seat)]
        wishes = self.network(self.network.inputs.observed(state, seat), legal).wishes[0, legal]
        return [legal[at] for at in np.argsort(-wishes, kind="stable")[:PLAUSIBLE]]

    def weigh(
        self, state: State, seat: int, actions: Iterable[int], keep: int | None, budget: Budget
    ) -> dict[int, list[Ending]]:
        found: dict[int, list[Ending]] = {each: [] for each in actions}
        for number in budget.rounds():
            if number * AT_ONCE >= MOST_TABLES:
                break
            for action, endings in self.ends(state, seat, list(found), AT_ONCE).items():
                found[action] += endings
        return dict(sorted(found.items(), key=lambda item: means(item[1])))

    def compare(self, state: State, seat: int, one: int, other: int, budget: Budget) -> Estimate:
        apart: list[float] = []
        unit = self.unit(state)
        for number in budget.rounds():
            if number and (number * AT_ONCE >= MOST_TABLES or is_settled(estimate(apart, unit), SLIGHT[unit])):
                break
            ends = self.ends(state, seat, [one, other], AT_ONCE)
            apart += [mine.worth - theirs.worth for mine, theirs in zip(ends[one], ends[other], strict=True)]
        return estimate(apart, unit)

    def worth(self, state: State, seat: int, budget: Budget) -> Estimate:
        """Whoever is to decide needs no tables, unless its turn is to be played on: the network sees what the seat sees."""
        if state.over() or (int(state.actor()) == seat and not self.card.whole_turns):
            return Estimate(self.values([Going(state, KeyedLuck(0))], seat)[0].worth, 0.0 if state.over() else DOUBT["chance"])
        tables = [self.going(self.game.redraw(state, seat, self.luck)) for _ in range(LEAST_TABLES)]
        return estimate([ending.worth for ending in self.played_on(tables, seat)], self.unit(state))

    def going(self, table: State) -> Going:
        return Going(table, KeyedLuck(int(self.luck.below(1 << 31))))

    def ends(self, state: State, seat: int, actions: list[int], tables: int) -> dict[int, list[Ending]]:
        """Each action on so many tables, all at once, with the same chance."""
        going: list[Going] = []
        for _ in range(tables):
            table, chance = self.game.redraw(state, seat, self.luck), int(self.luck.below(1 << 31))
            for action in actions:
                each = Going(table.clone(), KeyedLuck(chance))
                each.table.apply(seat, action, each.luck)
                going.append(each)
        ends = self.played_on(going, seat)
        return {action: ends[at :: len(actions)] for at, action in enumerate(actions)}

    def played_on(self, going: list[Going], seat: int) -> list[Ending]:
        """What the tables are worth when the seat decides next; where only whole turns count, in its next turn."""
        left = going
        for _ in range(LONGEST):
            left = [each for each in left if not each.waits(seat, next_turn=self.card.whole_turns)]
            if not left:
                break
            thoughts = thought(self.network, left)
            for each, wishes in zip(left, thoughts.wishes, strict=True):
                each.go(wishes)
        return self.values(going, seat)

    def play_on(self, games: Sequence[Watched]) -> None:
        """All play as the network would, as long as the games are watched; to the end that would take long."""
        if any(each.horizon.turns is None for each in games):
            super().play_on(games)
            return
        left = list(games)
        for _ in range(WATCHED):
            left = [each for each in left if each.actor() != NOBODY]
            if not left:
                break
            going = [Going(each.table, each.luck) for each in left]
            thoughts = thought(self.network, going)
            for each, wishes in zip(going, thoughts.wishes, strict=True):
                each.go(wishes)

    def values(self, going: list[Going], seat: int) -> list[Ending]:
        """Ends as they are, and else the calibrated chance and points."""
        thoughts = hoped(self.network, going, seat)
        return [
            self.ending(each.table, seat) if each.table.over() else self.meant(each.table, float(chance), float(hope))
            for each, chance, hope in zip(going, thoughts.chances, thoughts.hopes, strict=True)
        ]

    def meant(self, table: State, chance: float, hope: float) -> Ending:
        seats = str(int(table.seats))
        odds = self.card.chances[seats](log_odds(chance))
        return Ending(1 / (1 + math.exp(-odds)), self.card.points[seats](hope))


def log_odds(chance: float) -> float:
    """Of what a network names, which rounds a very sure chance to 0 or 1."""
    chance = min(max(chance, UNSURE), 1 - UNSURE)
    return math.log(chance / (1 - chance))
