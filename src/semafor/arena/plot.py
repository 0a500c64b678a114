"""A picture of a series: ratings and how the scores are spread."""

from __future__ import annotations

from pathlib import Path

from semafor.arena.match import Played, Series
from semafor.arena.summary import Standing
from semafor.kernel.errors import BadInput


def plot(series: Series, games: list[Played], found: list[Standing], file: Path) -> None:
    """Write the picture; its kind follows from the name of the file."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadInput("bad-extra", "semafor.arena", extra="plot") from None
    figure = Figure(figsize=(10, 4), layout="constrained")
    left, right = figure.subplots(1, 2)
    names = [each.bot for each in found]
    left.errorbar(names, [each.rating for each in found], yerr=[2 * each.rating_error for each in found], fmt="o", capsize=6)
    left.set_title(series.game)
    left.set_ylabel("openskill μ ± 2σ")
    right.boxplot([[game.scores[entry] for game in games] for entry in range(len(found))], tick_labels=names)
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        raise BadInput("bad-plot", "semafor.arena", file=str(file), error=str(error)) from None
