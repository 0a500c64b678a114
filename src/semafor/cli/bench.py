"""Measuring the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress, track

import semafor
from semafor.arena.bench import Figures, all_figures
from semafor.cli.terminal import Json, Lang, Settings, err, out, print_json, say

if TYPE_CHECKING:
    from semafor.envs import EnvFigures

ENVS_HEADER = """\
| game | seats | actions | observation | masks | observations | all cores | PettingZoo |
| --- | --- | --- | --- | --- | --- | --- | --- |"""


def bench(
    game: Annotated[str, typer.Argument(help="One game; all without it.")] = "",
    runs: Annotated[int, typer.Option(min=1, help="The median of so many runs is told.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long a run takes.")] = 0.5,
    envs: Annotated[bool, typer.Option("--envs", help="Measure the environments for learners instead.")] = False,
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """Measure random games and the operations that search is made of."""
    keys = [semafor.game(game).key] if game else semafor.games()
    if envs:
        bench_envs(keys, runs=runs, seconds=seconds, as_json=as_json)
        return
    total = sum(len(semafor.game(key).seats) for key in keys)
    figures: list[Figures] = []
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("bench", total=total)
        for each in all_figures(keys, runs=runs, seconds=seconds):
            figures.append(each)
            progress.advance(task)
            if not as_json:
                out.print(line(each))
    if as_json:
        print_json(figures)
    else:
        say("bench-build", build="compiled" if semafor.compiled else "plain")


def bench_envs(keys: list[str], *, runs: int, seconds: float, as_json: bool) -> None:
    """The throughput table of docs/research.md, or the same as JSON."""
    from semafor.envs import env_figures

    figures = []
    if not as_json:
        out.print(ENVS_HEADER)
    for key in track(keys, "bench", console=err, transient=True):
        figures.append(env_figures(key, runs=runs, seconds=seconds))
        if not as_json:
            out.print(envs_row(figures[-1]))
    if as_json:
        print_json(figures)


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


def envs_row(each: EnvFigures) -> str:
    """One line of the table; rates in actions per second."""
    rates = [each.with_masks, each.with_observations, each.in_processes, each.one_table]
    shown = " | ".join(f"{rate / 1e6:.2f} M" if rate > 1e5 else f"{rate / 1e3:.1f} k" for rate in rates)
    return f"| `{each.game}` | {each.seats} | {each.actions} | {each.observation_bytes} bytes | {shown} |"
