"""The commands, and what becomes of bad input."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

import semafor
from semafor.arena import schema as makers
from semafor.cli import admin, analyse, arena, bench, card, mcp, play, puzzles, replay, score, serve, stats, train
from semafor.cli.boxes import tell_box
from semafor.cli.minus import minused
from semafor.cli.terminal import Json, Lang, Settings, err, out, print_json, words
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.words import LANGUAGES
from semafor.rooms.options import ChoiceField, Field, SeatField, build_form

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help="Railway board games.")
app.command()(play.play)
app.command()(replay.replay)
app.command()(replay.verify)
app.command()(score.score)
app.command()(bench.bench)
app.command()(serve.serve)
app.command()(arena.arena)
app.command()(analyse.analyse)
app.command()(stats.stats)
app.command()(train.train)
app.command()(mcp.mcp)
app.command()(card.card)
app.command()(puzzles.puzzles)
app.add_typer(admin.app, name="admin")


def say_version(asked: bool) -> None:
    if asked:
        out.print(f"semafor {version('semafor')}")
        raise typer.Exit


@app.callback()
def before(
    _version: Annotated[
        bool,
        typer.Option("--version", help="Say which version this is and nothing else.", callback=say_version, is_eager=True),
    ] = False,
    maps: Annotated[
        list[Path] | None, typer.Option(help="A folder of a map of Ticket to Ride, or of several; can be given more than once.")
    ] = None,
) -> None:
    """Railway board games."""
    if maps:
        known = os.environ.get("SEMAFOR_MAPS", "")
        os.environ["SEMAFOR_MAPS"] = os.pathsep.join([*map(str, maps), *([known] if known else [])])


@app.command()
def games(
    game: Annotated[str, typer.Argument(help="The key of one game; all games without it.")] = "",
    material: Annotated[bool, typer.Option("--material", help="Print the printed things of the game as JSON.")] = False,
    schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of what a program is sent: views, news, moves.")
    ] = False,
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """List the games with their seats and options; for makers of bots also what is printed and what programs are sent."""
    found = [semafor.game(key) for key in ([game] if game else semafor.games())]
    if material or schema:
        print_json({each.key: for_makers(each, material=material, schema=schema) for each in found})
        return
    list_games(found, as_json=as_json, lang=lang)


def for_makers(game: Game, *, material: bool, schema: bool) -> dict[str, object]:
    asked = {"material": makers.material if material else None, "schema": makers.schema if schema else None}
    return {name: make(game) for name, make in asked.items() if make is not None}


def list_games(found: list[Game], *, as_json: bool, lang: str) -> None:
    if as_json:
        print_json(
            [
                {
                    "key": game.key,
                    "title": {each: game.title(each) for each in LANGUAGES},
                    "seats": list(game.seats),
                    "options": list(game.options.__struct_fields__),
                    "rules": len(game.rulebook),
                    "actions": game.actions.size,
                }
                for game in found
            ]
        )
        return
    for game in found:
        out.print(Text(game.key, "bold"), f" {game.title(lang)}, {game.seats[0]}–{game.seats[-1]}")
        for field in build_form(game):
            out.print(f"    {field.name}{list_values(field)}: {words(game).say(f'option-{field.name}')}")


def list_values(field: Field) -> str:
    """The values of an option, where it has a list of them."""
    match field:
        case ChoiceField():
            return f" ({', '.join(str(each.value) for each in field.values)})"
        case SeatField():
            return f" (0–{field.seats[-1] - 1})"
    return ""


@app.command()
def rules(
    game: str,
    about: Annotated[str, typer.Argument(help="A rule id or a word; all rules without it.")] = "",
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """Look up rules by id or by a word in either language."""
    rulebook = semafor.game(game).rulebook
    found = rulebook.about(about) if about else list(rulebook)
    if not found:
        raise BadInput("bad-rule", "semafor.cli", word=about, game=game)
    if as_json:
        print_json(found)
        return
    grid = Grid(show_header=False, box=None, padding=(0, 2, 0, 0))
    for rule in found:
        grid.add_row(Text(rule.id, "bold"), rule.text(lang))
    out.print(grid)
    tell_box(semafor.game(game), "")


def run() -> None:
    """Run a command; bad input is one sentence and exit code 2, an interrupted command is 130."""
    try:
        app()
    except BadInput as error:
        err.print(minused(error.sentence(Settings.lang)))
        sys.exit(2)
    except KeyboardInterrupt:
        err.print()
        sys.exit(130)
