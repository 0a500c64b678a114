"""All levels of a game on one scale: every two of them play each other, and one rating comes of all games.

    python -m semafor.arena.scale FOLDER GAMES KEY [KEY …] [--levels easy,normal,hard] [--alone] [--jobs 4]

plays so many games of every two levels at tables of two, all steps of the ladder if none are named. Where nobody meets
another, as in Railroad Ink, `--alone` asks less: every level plays every deal once, alone, and is compared with all others on
it. All have their first games before any has its second ones, and the folder keeps them: the command may be ended at any time
and goes on from there. With no games to play it rates those of the folder. It prints parts of `bots/scale.toml`, which the page
shows.
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
Met = tuple[Pair, list[float]]  # two levels and their places, the lower the better
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


def each_alone(folder: Path, key: str, names: list[str]) -> dict[str, Kept]:
    """The series of every level on the same deals."""
    return {name: (Series(key, [name], SEED), folder / f"{key}.{name}.alone.jsonl") for name in names}


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


def at_tables(found: dict[Pair, list[Played]]) -> list[Met]:
    return [(pair, [float(place) for place in game.places]) for pair, games in found.items() for game in games]


def on_deals(found: dict[str, list[Played]]) -> list[Met]:
    """Every two levels by their points on every deal that both have played; equal points are a draw."""
    points = {name: {game.number: game.scores[0] for game in games} for name, games in found.items()}
    return [
        ((one, other), [-float(points[one][deal]), -float(points[other][deal])])
        for one, other in combinations(found, 2)
        for deal in points[one]
        if deal in points[other]
    ]


def rated(names: list[str], met: list[Met]) -> dict[str, float]:
    """The ratings (Plackett–Luce): the mean over many orders of the games, because the last ones move a rating most."""
    model, luck, sums, met = PlackettLuce(), Random(SEED), dict.fromkeys(names, 0.0), [*met]
    for _ in range(ORDERS):
        luck.shuffle(met)
        ratings = {level: model.rating(name=level) for level in names}
        for (one, other), places in met:
            teams = model.rate([[ratings[one]], [ratings[other]]], ranks=places)
            ratings[one], ratings[other] = teams[0][0], teams[1][0]
        sums = {level: sums[level] + ratings[level].mu / ORDERS for level in names}
    return sums


def told(key: str, names: list[str], met: list[Met], games: int) -> str:
    """The game's part of the file, the weakest level first."""
    ratings = rated(names, met)
    rows = [f"{level} = {ratings[level]:.1f}" for level in sorted(names, key=lambda level: ratings[level])]
    return "\n".join([f"[{key}]  # {games} games", *rows, ""])


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m semafor.arena.scale")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", type=int)
    parser.add_argument("keys", nargs="+")
    parser.add_argument("--levels", default="")
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    names = {key: given.levels.split(",") if given.levels else ladder(key) for key in given.keys}
    rate = rate_alone if given.alone else rate_pairs
    for row in rate(given.folder, names, given.games, given.jobs):
        print(row)


def rate_pairs(folder: Path, names: dict[str, list[str]], games: int, jobs: int) -> Iterator[str]:
    """Play what is missing; the parts of the file."""
    series = {key: pairs_of(folder, key, names[key]) for key in names}
    play_all([kept for pairs in series.values() for kept in pairs.values()], games, jobs)
    for key, pairs in series.items():
        found = {pair: games_in(kept) for pair, kept in pairs.items()}
        yield told(key, names[key], at_tables(found), sum(map(len, found.values())))


def rate_alone(folder: Path, names: dict[str, list[str]], games: int, jobs: int) -> Iterator[str]:
    series = {key: each_alone(folder, key, names[key]) for key in names}
    play_all([kept for alone in series.values() for kept in alone.values()], games, jobs)
    for key, alone in series.items():
        found = {level: games_in(kept) for level, kept in alone.items()}
        yield told(key, names[key], on_deals(found), sum(map(len, found.values())))


if __name__ == "__main__":
    main()
