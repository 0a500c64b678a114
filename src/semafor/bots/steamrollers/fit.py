"""How the weights of playouts against Eva are found: those with which quick games end best.

    python -m semafor.bots.steamrollers.fit --passes 80 --seed 3 --fresh

Each pass deals some games against Eva as engineer, investor and railway magnate, plans their first turn, and lets weights
drawn around those so far play all of them, through the same rolls. The best quarter says where the next pass looks and
how far around (the cross-entropy method). The weights are printed after every pass; without `--fresh` it begins with
those that are in use. (These come from two runs of 61 and 75 passes whose deals were not kept; the command finds others.)
"""

from __future__ import annotations

import argparse
import random
from typing import Literal, NamedTuple

from semafor.bots.steamrollers.judge import ALONE, TOGETHER, Judge, Plan
from semafor.bots.steamrollers.lone import worth_of_end
from semafor.bots.steamrollers.outlook import AGAINST_EVA
from semafor.bots.steamrollers.plan import Planner
from semafor.bots.steamrollers.playout import Playout
from semafor.games.steamrollers.game import SteamRollersGame, SteamRollersOptions
from semafor.games.steamrollers.state import SteamRollers
from semafor.kernel.luck import FastLuck

Difficulty = Literal["engineer", "investor", "railway-magnate"]
LEVELS: tuple[Difficulty, ...] = ("railway-magnate", "investor", "engineer", "railway-magnate")
FIRST = [  # a guess
    *[1500, 150, 300, 1500, 150, 60, 900, 70, 150, 500, 100, 700, 3000, 800, 300, 200],
    *[100, 200, 50, 50, 100, 100, 100, 100, 60, 60, 100, 100, 200, 250],
    *[0, 0],
]
DEALS = 60  # of a pass
PLANS = 3  # of a deal; the best one counts
ROLLS = 5  # of a plan
TRIED = 30  # weights of a pass
BEST = 7  # of them
HASTE = 0.6  # how far the middle moves to theirs
MEMORY = 0.6  # of how far around was looked


class Deal(NamedTuple):
    """The start of a game with plans for it and the power that suits each."""

    state: SteamRollers
    plans: list[tuple[Plan, int]]
    seed: int


def deal(seed: int, judge: Judge) -> Deal:
    options = SteamRollersOptions(eva=LEVELS[seed % len(LEVELS)])
    state = SteamRollersGame().deal(1, options, FastLuck(seed))
    made = Planner(judge, 2, 4).plans(state, 0)[:PLANS]
    judge.look(state, 0)
    return Deal(state, [(plan, power_for(judge, plan)) for plan in made], seed)


def power_for(judge: Judge, plan: Plan) -> int:
    judge.worth(plan)
    return int(judge.power)


def measure(weights: list[float], deals: list[Deal]) -> float:
    """What the ends are worth that these weights reach, a deal."""
    playout = Playout([int(weight) for weight in weights])
    return sum(max(play(playout, each, plan, power) for plan, power in each.plans) for each in deals) / len(deals)


def play(playout: Playout, dealt: Deal, plan: Plan, power: int) -> int:
    total = 0
    for roll in range(ROLLS):
        state = dealt.state.clone()
        playout.play(state, plan, power, FastLuck(dealt.seed * 1000 + roll))
        total += int(worth_of_end(state))
    return total


class Cloud:
    """The weights so far, and how far around them others are tried."""

    def __init__(self, middle: list[float]) -> None:
        self.middle = middle
        self.around = [max(60.0, abs(weight) * 0.3) for weight in middle]

    def draw(self, luck: random.Random) -> list[float]:
        return [luck.gauss(weight, wide) for weight, wide in zip(self.middle, self.around, strict=True)]

    def move(self, best: list[list[float]]) -> None:
        for at, tried in enumerate(zip(*best, strict=True)):
            mean = sum(tried) / len(tried)
            wide = (sum((weight - mean) ** 2 for weight in tried) / len(tried)) ** 0.5
            self.middle[at] += HASTE * (mean - self.middle[at])
            self.around[at] = MEMORY * self.around[at] + (1 - MEMORY) * 1.15 * wide


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of SteamRollers' playouts against Eva.")
    parser.add_argument("--passes", type=int, default=80)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--fresh", action="store_true", help="begin with a guess")
    asked = parser.parse_args()
    luck = random.Random(asked.seed)
    judge = Judge(TOGETHER, ALONE)
    cloud = Cloud([float(weight) for weight in (FIRST if asked.fresh else AGAINST_EVA)])
    for number in range(asked.passes):
        deals = [deal(luck.randrange(1_000_000), judge) for _ in range(DEALS)]
        tried = [list(cloud.middle)] + [cloud.draw(luck) for _ in range(TRIED - 1)]
        worth = [measure(weights, deals) for weights in tried]
        cloud.move([weights for _, weights in sorted(zip(worth, tried, strict=True), reverse=True)[:BEST]])
        print(f"pass {number + 1}: {worth[0]:.0f} before", [int(weight) for weight in cloud.middle], flush=True)


if __name__ == "__main__":
    main()
