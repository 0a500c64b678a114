"""What the decisions of a game were worth."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import Progress

import semafor
from semafor.bots import Budget
from semafor.bots.analysis import Decision, analysed
from semafor.cli.terminal import Json, Lang, Settings, err, out, print_json, read_record, say


def analyse(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    budget: Annotated[str, typer.Option(help="For each decision: so many rounds of playouts, or seconds as in 0.5s.")] = "50",
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """For each decision of a record: the chances before and after, the best alternatives, and the luck."""
    record = read_record(file)
    game = semafor.game(record.header.game)
    found: list[Decision] = []
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("analyse", total=len(record.lines))
        for decision in analysed(game, record, Budget.read(budget)):
            found.append(decision)
            progress.update(task, completed=decision.number)
            if not as_json:
                out.print(line(decision))
    if as_json:
        print_json(found)
        return
    for seat in range(record.header.seats):
        mine = [decision for decision in found if decision.seat == seat]
        lost, luck = sum(each.lost for each in mine), sum(each.luck for each in mine)
        say("analyse-seat", seat=seat + 1, decisions=len(mine), lost=f"{lost:.2f}", luck=f"{luck:+.2f}")


def line(decision: Decision) -> str:
    """One decision: what was done, the chances, what it gave away, what chance gave, and the better move if there was one."""
    text = (
        f"{decision.number}. {decision.seat + 1}: {decision.chosen.move}  {decision.before:.0%} → {decision.after:.0%}"
        f"  −{decision.lost:.0%}  ⚄ {decision.luck:+.0%}"
    )
    better = [choice for choice in decision.best if choice.chance > decision.chosen.chance]
    return text + "".join(f"  [{choice.move} {choice.chance:.0%}]" for choice in better)
