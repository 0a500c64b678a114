"""All levels of a game on one scale: every two of them play each other, and one rating comes of all games.

    python -m semafor.arena.scale FOLDER GAMES KEY LEVEL LEVEL …

keeps the games in the folder and goes on from what it holds, so it may be ended at any time; it prints the part of
`bots/scale.toml`, which the page shows beside the levels, that tells of this game.
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path
from random import Random

from openskill.models import PlackettLuce

from semafor.arena.match import Played, Series
from semafor.arena.series import run
from semafor.arena.workers import workers

SEED = 83_000
ORDERS = 50  # of the games

Pair = tuple[str, str]


def played(folder: Path, key: str, levels: list[str], games: int) -> dict[Pair, list[Played]]:
    """The games of every two levels, at a table of two."""
    folder.mkdir(parents=True, exist_ok=True)
    play = workers(1, None)
    return {
        (one, other): list(run(Series(key, [one, other], SEED), games, play, folder / f"{key}.{one}.{other}.jsonl"))
        for one, other in combinations(levels, 2)
    }


def rated(levels: list[str], found: dict[Pair, list[Played]]) -> dict[str, float]:
    """The ratings (Plackett–Luce): the mean over many orders of the games, because the last ones move a rating most."""
    model, luck, sums = PlackettLuce(), Random(SEED), dict.fromkeys(levels, 0.0)
    games = [(pair, game) for pair, all in found.items() for game in all]
    for _ in range(ORDERS):
        luck.shuffle(games)
        ratings = {level: model.rating(name=level) for level in levels}
        for (one, other), game in games:
            teams = model.rate([[ratings[one]], [ratings[other]]], ranks=[float(place) for place in game.places])
            ratings[one], ratings[other] = teams[0][0], teams[1][0]
        sums = {level: sums[level] + ratings[level].mu / ORDERS for level in levels}
    return sums


def told(key: str, levels: list[str], found: dict[Pair, list[Played]]) -> str:
    """The game's part of the file, the weakest level first."""
    ratings = rated(levels, found)
    rows = [f"{level} = {ratings[level]:.1f}" for level in sorted(levels, key=lambda level: ratings[level])]
    games = sum(len(each) for each in found.values())
    return "\n".join([f"[{key}]  # {games} games", *rows, ""])


def main(folder: str, games: str, key: str, *levels: str) -> None:
    print(told(key, list(levels), played(Path(folder), key, list(levels), int(games))))


if __name__ == "__main__":
    main(*sys.argv[1:])
