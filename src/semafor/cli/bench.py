"""Measuring the rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import Progress

import semafor
from semafor.arena.bench import Figures, all_figures
from semafor.cli.terminal import Json, Lang, Settings, err, out, print_json, say


def bench(
    game: Annotated[str, typer.Argument(help="One game; all without it.")] = "",
    runs: Annotated[int, typer.Option(min=1, help="The median of so many runs is told.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long a run takes.")] = 0.5,
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """Measure random games and the operations that search is made of."""
    keys = [semafor.game(game).key] if game else semafor.games()
    total = sum(len(semafor.game(key).seats) for key in keys)
    figures: list[Figures] = []
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("bench", total=total)
        for each in all_figures(keys, runs=runs, seconds=seconds):
            figures.append(each)
            progress.advance(task)
            if not as_json:
                out.print(line(each), markup=False)
    if as_json:
        print_json(figures)
    else:
        say("bench-build", build="compiled" if semafor.compiled else "plain")


def line(each: Figures) -> str:
    """One row of figures, readable."""
    times = each.actions_per_s / (each.interpreted_actions_per_s or each.actions_per_s)
    return (
        f"{each.game} {each.seats}: {each.games_per_s:,.0f} games/s, {each.actions_per_s / 1e6:.2f} M actions/s"
        f" ({times:.0f} × interpreted, Python loop {each.python_loop_actions_per_s / 1e6:.2f} M),"
        f" search {each.searched_playouts_per_s:,.0f} playouts/s, clone {each.clone_us:.2f} µs,"
        f" legal {each.legal_us:.2f}, redraw {each.redraw_us:.2f}, score {each.score_us:.1f}, replay {each.replay_ms:.1f} ms,"
        f" {each.state_bytes} bytes, calibration {each.calibration * 1e3:.0f} ms"
    )
