"""Scoring a physical table."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid

import semafor
from semafor import companion
from semafor.cli.boxes import Material, material_text, tell_box
from semafor.cli.minus import written
from semafor.cli.terminal import Json, Lang, Settings, out, print_json, read_json, say, words
from semafor.kernel.game import Game
from semafor.kernel.result import Result
from semafor.kernel.words import Words


def score(
    file: Annotated[str, typer.Argument(help="A position in JSON, or - for standard input.")],
    material: Material = "",
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """Count a physical table: itemised scores, the ranking and what decided it."""
    position = read_json(file)
    if isinstance(position, dict):
        position |= material_text(material)
    result = companion.result(position)
    if as_json:
        print_json(result)
        return
    tell_box(semafor.game(position["game"]), str(position.get("material", "")))
    names = [seat.get("name", "") for seat in position["seats"]]
    print_result(semafor.game(position["game"]), result, names)


def print_result(game: Game, result: Result, names: list[str] | None = None) -> None:
    """The score sheets side by side, then the places and the rule that decided the first."""
    said = words(game)
    called = {sheet.seat: _name_seat(sheet.seat, names or [], said) for sheet in result.seats}
    grid = Grid(box=None, padding=(0, 3, 0, 0))
    grid.add_column("")
    for sheet in result.seats:
        grid.add_column(called[sheet.seat], justify="right")
    for name in dict.fromkeys(part.name for sheet in result.seats for part in sheet.parts):
        points = [next((part.points for part in sheet.parts if part.name == name), 0) for sheet in result.seats]
        grid.add_row(said.say(f"part-{name}"), *(written(value) for value in points))
    grid.add_row(said.say("score-total"), *(written(sheet.total) for sheet in result.seats), style="bold")
    out.print(grid)
    for place in result.ranking:
        out.print(f"{place.place}. {', '.join(called[seat] for seat in place.seats)}")
    say("score-decided", why=game.rulebook[result.decided_by].text(Settings.lang), rule=result.decided_by)


def _name_seat(seat: int | str, names: list[str], said: Words) -> str:
    if isinstance(seat, str):
        return said.say(f"automaton-{seat}")
    return (names[seat] if seat < len(names) else "") or words().say("score-seat", seat=seat + 1)
