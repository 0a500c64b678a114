"""Measuring the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.progress import Progress, track

import semafor
from semafor.arena.bench import Figures, RealPlay, all_figures
from semafor.cli.terminal import Json, Lang, Settings, err, out, print_json, read_json, say
from semafor.kernel.errors import BadInput

if TYPE_CHECKING:
    from semafor.envs import EnvFigures

ENVS_HEADER = """\
| game | seats | actions | observation | masks | observations | real play | processes | PettingZoo |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


def bench(
    game: Annotated[str, typer.Argument(help="One game; all without it.")] = "",
    runs: Annotated[int, typer.Option(min=1, help="The median of so many runs is told.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long a run takes.")] = 0.5,
    envs: Annotated[bool, typer.Option("--envs", help="Measure the environments for learners instead.")] = False,
    against: Annotated[str, typer.Option(help="Figures of another version (--json), to say how many times as fast.")] = "",
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """Measure random games, positions of real play, and the operations that search is made of."""
    keys = [semafor.game(game).key] if game else semafor.games()
    if envs:
        bench_envs(keys, runs=runs, seconds=seconds, as_json=as_json)
        return
    before = earlier(against) if against else {}
    total = sum(len(semafor.game(key).seats) for key in keys)
    figures: list[Figures] = []
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("bench", total=total)
        for each in all_figures(keys, runs=runs, seconds=seconds):
            figures.append(each)
            progress.advance(task)
            if not as_json:
                out.print(line(each) + compared(each, before))
    if as_json:
        print_json(figures)
    else:
        say("bench-build", build=semafor.build)


class Earlier(msgspec.Struct):
    """What is compared of figures that were measured before."""

    game: str
    seats: int
    actions_per_s: float
    calibration: float


def earlier(path: str) -> dict[tuple[str, int], Earlier]:
    """The figures that `--json` wrote, by game and seats."""
    try:
        found = msgspec.convert(read_json(path), list[Earlier])
    except msgspec.ValidationError as error:
        raise BadInput("bad-json", file=path, error=str(error)) from None
    return {(each.game, each.seats): each for each in found}


def compared(each: Figures, before: dict[tuple[str, int], Earlier]) -> str:
    """How many times as many actions as before, both divided by how fast the machine was."""
    old = before.get((each.game, each.seats))
    if old is None:
        return ""
    times = each.actions_per_s * each.calibration / (old.actions_per_s * old.calibration)
    return f"; {times:.2f} × the actions of before"


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
        f" ({each.unscored_actions_per_s / 1e6:.2f} M without the count, {times:.0f} × interpreted,"
        f" Python loop {each.python_loop_actions_per_s / 1e6:.2f} M),"
        f" search {each.searched_playouts_per_s:,.0f} playouts/s, clone {each.clone_us:.2f} µs,"
        f" legal {each.legal_us:.2f}, redraw {each.redraw_us:.2f}, score {each.score_us:.1f}, replay {each.replay_ms:.1f} ms,"
        f" {each.state_bytes} bytes, calibration {each.calibration * 1e3:.0f} ms"
        f"{'' if each.real is None else real_line(each.real)}"
    )


def real_line(real: RealPlay) -> str:
    """The same of positions with full hands."""
    return (
        f"; real play: {real.legal_actions:.0f} legal actions, clone {real.clone_us:.2f} µs, legal {real.legal_us:.2f},"
        f" redraw {real.redraw_us:.2f}, observe {real.observe_us:.2f}"
    )


def envs_row(each: EnvFigures) -> str:
    """One line of the table; rates in actions per second."""
    one = " | ".join(map(short, [each.with_masks, each.with_observations, each.real_play]))
    many = ", ".join(f"{processes}: {short(rate)}" for processes, rate in each.in_processes.items())
    sizes = f"{each.seats} | {each.actions} | {each.observation_bytes} bytes"
    return f"| `{each.game}` | {sizes} | {one} | {many} | {short(each.one_table)} |"


def short(rate: float | None) -> str:
    if rate is None:
        return "–"
    return f"{rate / 1e6:.2f} M" if rate > 1e5 else f"{rate / 1e3:.1f} k"
