"""What the decisions of a game were worth."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import Progress

import semafor
from semafor.bots import Budget, analysis
from semafor.bots.analysis import Decision
from semafor.bots.judge import Estimate, Unit
from semafor.cli.minus import written
from semafor.cli.terminal import Json, Lang, Settings, err, out, print_json, read_record, say

FORMS: dict[Unit, str] = {"chance": ".0%", "points": ".1f"}
SUMMED = ("lost", "luck")


def analyse(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    budget: Annotated[str, typer.Option(help="For each decision: so many rounds of playouts, or seconds as in 0.5s.")] = "50",
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """For each decision of a record: its worth before and after, the best alternatives, and the luck."""
    record = read_record(file)
    game = semafor.game_of(record)
    found: list[Decision] = []
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("analyse", total=len(record.lines))
        for decision in analysis.analyse(game, record, Budget.read(budget)):
            found.append(decision)
            progress.update(task, completed=decision.number)
            if not as_json:
                out.print(line(decision))
    if as_json:
        print_json(found)
        return
    for seat in range(record.header.seats):
        mine = [decision for decision in found if decision.seat == seat]
        say(
            "analyse-seat",
            seat=seat + 1,
            decisions=len(mine),
            unit=unit_of(mine),
            **{name: summarise(mine, name) for name in SUMMED},
        )


def line(decision: Decision) -> str:
    """One decision: what was done, its worth, what it gave away, what chance gave, and the better move if there was one.

    A difference that chance may explain stands behind `≈`.
    """
    form = FORMS[decision.unit]
    lost, luck = Estimate(decision.lost, decision.lost_error), Estimate(decision.luck, decision.luck_error)
    worth = f"{written(decision.before, form)} → {written(decision.after, form)}"
    text = (
        f"{decision.number}. {decision.seat + 1}: {decision.chosen.move}  {worth}"
        f"  {mark(lost)}−{lost.mean:{form}}  ⚄ {mark(luck)}{written(luck.mean, f'+{form}')}"
    )
    better = [choice for choice in decision.best if lost.clear and choice.worth > decision.chosen.worth]
    return text + "".join(f"  [{choice.move} {written(choice.worth, form)}]" for choice in better)


def mark(found: Estimate) -> str:
    return "" if found.clear or found.mean == 0 else "≈"


def unit_of(decisions: list[Decision]) -> str:
    return decisions[0].unit if decisions else "chance"


def summarise(decisions: list[Decision], name: str) -> str:
    """What is clear of it, summed: the rest is chance."""
    values = [Estimate(getattr(each, name), getattr(each, f"{name}_error")) for each in decisions]
    return f"{sum(value.mean for value in values if value.clear):+.2f}".removeprefix("+" if name == "lost" else "")
