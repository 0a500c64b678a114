"""Bots against bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table as Grid

import semafor
from semafor.arena.entrants import check, name_of
from semafor.arena.match import MOVE_LIMIT, Lost, Played, Series
from semafor.arena.plot import plot as plotted
from semafor.arena.series import run
from semafor.arena.summary import Standing, standings
from semafor.arena.workers import workers
from semafor.cli.boxes import Material, canonical, material_text, tell_box
from semafor.cli.minus import written
from semafor.cli.play import options
from semafor.cli.terminal import Json, Lang, Settings, err, out, print_json, say, words
from semafor.kernel.errors import BadInput
from semafor.kernel.table import checked_seed
from semafor.kernel.words import Words


def arena(
    game: str,
    bots: Annotated[
        str,
        typer.Option(help="Levels such as hard, hard@200, hard@0.5s, cmd:PROGRAM or net:FILE, by commas; NAME=… names one."),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games in all.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    ray: Annotated[str | None, typer.Option(help="Play on this Ray cluster; local starts one here.")] = None,
    file: Annotated[Path | None, typer.Option(help="Keep the results here and go on from what it holds.")] = None,
    records: Annotated[Path | None, typer.Option(help="Write the record of every game into this folder.")] = None,
    move_limit: Annotated[
        float, typer.Option(min=0.01, max=1_000_000, help="Seconds of a program for a move; who is late loses that game.")
    ] = MOVE_LIMIT,
    plot: Annotated[Path | None, typer.Option(help="Write a picture of ratings and scores.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, several times if need be.")] = None,
    material: Material = "",
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """Play a tournament of bots: paired deals, every seat for everybody, intervals of 95 %."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a bot thinks on one core, as on a server
    found = semafor.game(game)
    chosen = options(option or []) | canonical(found, material_text(material))
    series = Series(game=found.key, bots=bots.split(","), seed=checked_seed(seed), options=chosen, move_limit=move_limit)
    found.option_values(series.options)
    for entry in series.bots:
        check(entry, found.key)
    if records is not None:
        make_folder(records)
    played: list[Played] = []
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("arena", total=games)
        for each in run(series, games, workers(jobs, ray, records), file):
            played.append(each)
            if each.lost is not None:
                err.print(lost_sentence(series, each, each.lost))
            progress.advance(task)
    result = standings(series, played)
    if plot is not None:
        plotted(series, played, result, plot)
        say("arena-plotted", file=str(plot))
    if as_json:
        print_json(result)
    else:
        tell_box(found, str(chosen.get("material", "")))
        out.print(grid(result, words(found)))


def make_folder(folder: Path) -> None:
    """Before long work begins."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("bad-save", "semafor.cli", file=str(folder), error=error.strerror or "") from None


def lost_sentence(series: Series, game: Played, lost: Lost) -> str:
    """Which game and move, whose program, and what was wrong with its answer."""
    why = words().say(f"arena-lost-{lost.fault}", answer=lost.answer, limit=f"{series.move_limit:g}")
    return words().say("arena-lost", number=game.number, move=lost.move, bot=name_of(series.bots[lost.entry]), why=why)


def grid(found: list[Standing], said: Words) -> Grid:
    """The standings, and below each the points by source and those of an automaton."""
    table = Grid(box=None, padding=(0, 2, 0, 0))
    for name in ("bot", "games", "share", "score", "rating", "time"):
        table.add_column(said.say(f"arena-{name}"))
    for each in found:
        table.add_row(
            each.bot,
            str(each.games),
            f"{each.share:.3f} ({each.share_from:.3f}–{each.share_to:.3f})",
            f"{written(each.score, '.1f')} ({written(each.score_from, '.1f')}–{written(each.score_to, '.1f')})",
            f"{written(each.rating, '.1f')} ± {2 * each.rating_error:.1f}",
            f"{each.ms_per_move:.1f} ms",
        )
        parts = (f"{said.say(f'part-{name}')} {written(points, '.1f')}" for name, points in each.parts.items())
        table.add_row("", "", "", ", ".join(parts))
        if each.lost:
            table.add_row("", "", said.say("arena-lost-games", games=each.lost))
        for name, points in each.automata.items():
            table.add_row(name, "", "", written(points, ".1f"))
    return table
