"""Where the weights of Railroad Revolution's hard bot come from: bred in games against the normal one.

    python -m semafor.bots.railroad_revolution_fit --generations 8 --seed 1

Every generation varies the weights so far, plays the same deals with all variants, and goes on with the mean of those
that come out furthest ahead. A regression of points on means, as for Railroad Ink, was tried and played no better than
the first guess. The weights are written after every generation.
"""

from __future__ import annotations

import argparse
import random
import sys

import semafor
from semafor.bots.railroad_revolution import FITTED, WIDTH
from semafor.bots.railroad_revolution_judge import GUESS, Judge
from semafor.bots.railroad_revolution_turn import Turns
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import KeyedLuck

VARIANTS = 24
BEST = 6
GAMES = 12
HARD_WIDTH = 12
SPREAD = 0.5  # of a weight's logarithm
LEAST = 100.0  # weights vary by so much at least


def ahead(weights: list[int], deal: int, seat: int) -> int:
    """The points by which the weights in this seat beat the normal bot."""
    luck = KeyedLuck(deal)
    state = semafor.game("railroad-revolution").start(2, None, luck)
    players = [Turns(Judge(GUESS), WIDTH), Turns(Judge(GUESS), WIDTH)]
    players[seat] = Turns(Judge(weights), HARD_WIDTH)
    while not state.over():
        assert isinstance(state, RailroadRevolution)
        actor = int(state.actor())
        players[actor].search(state, actor, luck)
        state = players[actor].ends[0].state
    return int(state.scores()[seat] - state.scores()[1 - seat])


def varied(weights: list[float], chance: random.Random) -> list[float]:
    return [weight + chance.gauss(0, SPREAD) * max(LEAST, abs(weight)) for weight in weights]


def rounded(weights: list[float]) -> list[int]:
    return [round(weight) for weight in weights]


def bred(weights: list[float], generation: int, chance: random.Random) -> list[float]:
    """The mean of the best variants, the weights so far being one of them."""
    variants = [weights, *(varied(weights, chance) for _ in range(VARIANTS - 1))]
    results: list[tuple[int, int]] = []
    for number, variant in enumerate(variants):
        margins = [ahead(rounded(variant), generation * GAMES + game // 2, game % 2) for game in range(GAMES)]
        results.append((sum(margins), number))
        print(f"\rgeneration {generation + 1}: {number + 1}/{VARIANTS}   ", end="", file=sys.stderr, flush=True)
    best = sorted(results, reverse=True)[:BEST]
    print(f"\rgeneration {generation + 1}: so far {results[0][0] / GAMES:.1f} ahead, best {best[0][0] / GAMES:.1f}")
    return [sum(variants[number][place] for _, number in best) / BEST for place in range(len(weights))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Breed the weights of Railroad Revolution's hard bot.")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chance = random.Random(asked.seed)
    weights = [float(weight) for weight in GUESS]
    for generation in range(asked.generations):
        weights = bred(weights, generation, chance)
        print(rounded(weights), flush=True)
        FITTED.write_text(f"# Made by railroad_revolution_fit.py.\nweights = {rounded(weights)}\n", "utf-8")


if __name__ == "__main__":
    main()
