"""Replaying and verifying records."""

from __future__ import annotations

from typing import Annotated

import typer

import semafor
from semafor.cli.boxes import tell_box
from semafor.cli.minus import minused
from semafor.cli.score import print_result
from semafor.cli.terminal import Json, Lang, Settings, out, print_json, read_record, say, words
from semafor.kernel.table import Table
from semafor.kernel.words import Words

RecordFile = Annotated[str, typer.Argument(help="A record, or - for standard input.")]


def replay(
    file: RecordFile,
    upto: Annotated[int | None, typer.Option(min=0, help="Stop after this many moves.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Only the last position.")] = False,
    as_json: Json = False,
    lang: Lang = Settings.lang,
) -> None:
    """Play a record again: every move, what it did, and the last position."""
    record = read_record(file)
    game = semafor.game_of(record)
    lines: list[str] = []
    table = record.replay(game, upto=upto, watch=lambda table: lines.extend(tell_entry(table, words(table.game))))
    if as_json:
        print_json({"view": game.view(table.state, None), "over": table.over, "result": table.result() if table.over else None})
        return
    tell_box(game, str(record.header.options.get("material", "")))
    for line in [] if quiet else lines:
        out.print(minused(line))
    out.print(minused(game.describe(table.state, None, words(table.game))))
    if table.over:
        print_result(game, table.result())


def tell_entry(table: Table, said: Words) -> list[str]:
    """The last entry of the table's log with what a watcher is told of it."""
    entry = table.entries[-1]
    head = f"{len(table.entries)}. {entry.seat + 1}: "
    if entry.action is None:
        return [head + entry.undo_word]
    return [head + table.game.actions.notation(entry.action), *("     " + said.event(event) for event in table.told(None))]


def verify(file: RecordFile, as_json: Json = False, lang: Lang = Settings.lang) -> None:
    """Check a record offline: every move legal, every chance result from the seed or the sealed luck."""
    record = read_record(file)
    game = semafor.game_of(record)
    proved = record.verify(game)
    if as_json:
        print_json({"verified": True, "luck": proved, "end": record.end})
    else:
        say(f"verified-{proved}", moves=len(record.lines))
