"""Puzzles: mined from games that bots play, or counted as they are shipped."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress

from semafor.cli.terminal import Json, Lang, Settings, err, print_json, read_text, say
from semafor.kernel.errors import BadInput
from semafor.kernel.table import checked_seed
from semafor.puzzles.mining import VEINS, mine, rate_again
from semafor.puzzles.puzzle import Puzzle, read, shipped, write
from semafor.puzzles.weighing import weigh_again


def puzzles(
    game: Annotated[str, typer.Argument(help="The key of the game to mine; without it, the shipped puzzles are counted.")] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games of bots are looked through.")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="The first deal; the same seeds give the same puzzles.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes look.")] = 1,
    again: Annotated[str, typer.Option(help="Weigh the puzzles of this file again, and print those that stand.")] = "",
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """Mine puzzles of a game as lines of JSON, each with its answer and its proof."""
    if again:
        weigh_file(again, seed)
        return
    if not game:
        count(as_json=as_json)
        return
    if game not in VEINS:
        raise BadInput("bad-vein", "semafor.cli", game=game, games=list(VEINS))
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    seeds = range(checked_seed(seed), seed + games)
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("puzzles", total=games)
        for found in mined(game, seeds, jobs):
            sys.stdout.write(write(found).decode())
            sys.stdout.flush()
            progress.advance(task)


def weigh_file(file: str, seed: int) -> None:
    """By the bots of today, on other tables: a puzzle should not hang on how one bot plays. Exact ones are rated anew."""
    try:
        found = read(read_text(file).encode())
    except msgspec.MsgspecError as error:
        raise BadInput("bad-json", file=file, error=str(error)) from None
    for puzzle in found:
        stands = rate_again(puzzle) if puzzle.second is None else weigh_again(puzzle, puzzle.second, seed)
        if stands is not None:
            sys.stdout.write(write([stands]).decode())


def mined(game: str, seeds: range, jobs: int) -> Iterator[list[Puzzle]]:
    """The puzzles of each deal in turn, found here or in so many processes."""
    if jobs == 1:
        yield from map(partial(mine_all, game), seeds)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(partial(mine_all, game), seeds)


def mine_all(game: str, seed: int) -> list[Puzzle]:
    return list(mine(game, seed))


def count(*, as_json: bool) -> None:
    found = Counter((puzzle.game, puzzle.level) for puzzle in shipped().values())
    if as_json:
        print_json([{"game": game, "level": level, "puzzles": number} for (game, level), number in sorted(found.items())])
        return
    for game in VEINS:
        levels = [found[game, level] for level in range(1, 6)]
        say("puzzles-of", game=game, puzzles=sum(levels), levels=" + ".join(map(str, levels)))
