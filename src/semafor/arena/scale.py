"""All levels of a game on one scale: every two of them play each other, and one rating comes of all games.

    python -m semafor.arena.scale FOLDER GAMES KEY [KEY …] [--levels easy,normal,hard] [--jobs 4]

plays so many games of every two levels at tables of two, all steps of the ladder if none are named. Every pair has its first
games before any has its second ones, and the folder keeps them: the command may be ended at any time and goes on from there.
With no games to play it rates those of the folder. It prints parts of `bots/scale.toml`, which the page shows.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

from openskill.models import PlackettLuce

from semafor.arena.match import Played, Series, play
from semafor.arena.series import keep, read_games
from semafor.bots import levels
from semafor.bots.levels import LADDER

SEED = 83_000
ORDERS = 50  # of the games

Pair = tuple[str, str]
Kept = tuple[Series, Path]  # a series and its file
Task = tuple[int, Series, int]  # which series of all, and which game of it


def ladder(key: str) -> list[str]:
    """The steps that the game has, weakest first."""
    return [level for level in levels(key) if level in LADDER]


def pairs_of(folder: Path, key: str, names: list[str]) -> dict[Pair, Kept]:
    """The series of every two levels."""
    return {
        (one, other): (Series(key, [one, other], SEED), folder / f"{key}.{one}.{other}.jsonl")
        for one, other in combinations(names, 2)
    }


def play_all(kept: list[Kept], games: int, jobs: int) -> None:
    """What is missing of the first games of all series, in so many processes."""
    for at, game in played(missing(kept, games), jobs):
        keep(kept[at][1], game)


def missing(kept: list[Kept], games: int) -> list[Task]:
    """The first game of every series before the second of any."""
    held = [read_games(series, file) for series, file in kept]
    return [(at, kept[at][0], number) for number in range(games) for at, done in enumerate(held) if number not in done]


def played(tasks: list[Task], jobs: int) -> Iterator[tuple[int, Played]]:
    """The games as they get finished, each with the place of its series."""
    if jobs == 1:
        yield from map(play_task, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play_task, tasks)


def play_task(task: Task) -> tuple[int, Played]:
    at, series, number = task
    return at, play(series, number)


def games_in(kept: Kept) -> list[Played]:
    """In their order, however they were finished."""
    return [game for _, game in sorted(read_games(*kept).items())]


def rated(names: list[str], found: dict[Pair, list[Played]]) -> dict[str, float]:
    """The ratings (Plackett–Luce): the mean over many orders of the games, because the last ones move a rating most."""
    model, luck, sums = PlackettLuce(), Random(SEED), dict.fromkeys(names, 0.0)
    games = [(pair, game) for pair, all in found.items() for game in all]
    for _ in range(ORDERS):
        luck.shuffle(games)
        ratings = {level: model.rating(name=level) for level in names}
        for (one, other), game in games:
            teams = model.rate([[ratings[one]], [ratings[other]]], ranks=[float(place) for place in game.places])
            ratings[one], ratings[other] = teams[0][0], teams[1][0]
        sums = {level: sums[level] + ratings[level].mu / ORDERS for level in names}
    return sums


def told(key: str, names: list[str], found: dict[Pair, list[Played]]) -> str:
    """The game's part of the file, the weakest level first."""
    ratings = rated(names, found)
    rows = [f"{level} = {ratings[level]:.1f}" for level in sorted(names, key=lambda level: ratings[level])]
    games = sum(len(each) for each in found.values())
    return "\n".join([f"[{key}]  # {games} games", *rows, ""])


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m semafor.arena.scale")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", type=int)
    parser.add_argument("keys", nargs="+")
    parser.add_argument("--levels", default="")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    names = {key: given.levels.split(",") if given.levels else ladder(key) for key in given.keys}
    series = {key: pairs_of(given.folder, key, names[key]) for key in given.keys}
    play_all([kept for pairs in series.values() for kept in pairs.values()], given.games, given.jobs)
    for key, pairs in series.items():
        print(told(key, names[key], {pair: games_in(kept) for pair, kept in pairs.items()}))


if __name__ == "__main__":
    main()
