"""The card beside the table."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import semafor
from semafor.cli.boxes import Material, material_text, tell_box
from semafor.cli.play import options
from semafor.cli.terminal import Json, Lang, Settings, out, print_json, words
from semafor.kernel.card import PARTS


def card(
    game: str,
    seats: Annotated[int | None, typer.Option(help="How many seats; as few as the game lets, but two, by default.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, several times if need be.")] = None,
    material: Material = "",
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """What everything costs and scores, each line with its rule."""
    found = semafor.game(game)
    values = found.option_values(options(option or []) | material_text(material))
    lines = found.card(max(2, found.seats[0]) if seats is None else seats, values)
    said = words(found.laid(values))
    if as_json:
        print_json([{"part": line.part, "rule": line.rule, "text": said.say(line.message, **line.facts)} for line in lines])
        return
    tell_box(found, str(getattr(values, "material", "")))
    for part in PARTS:
        out.print(Text(said.say(f"cardpart-{part}"), "bold"))
        grid = Grid(show_header=False, box=None, padding=(0, 2, 0, 0))
        for line in lines:
            if line.part == part:
                grid.add_row(said.say(line.message, **line.facts), Text(line.rule, "dim"))
        out.print(Padding(grid, (0, 0, 1, 2)))
