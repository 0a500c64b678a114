"""Whole games with transcripts a person can check; `PYTHONPATH=src:tests python -m games.railroad_ink.golden` makes them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import semafor
from games.railroad_ink.position import BASE_KEY, LAVA_KEY, METEOR_KEY, seen
from games.railroad_ink.test_anna import anna_plays
from semafor.games.railroad_ink.moves import Draw
from semafor.games.railroad_ink.terminal.picture import picture
from semafor.kernel.luck import KeyedLuck
from semafor.kernel.record import Record
from semafor.kernel.words import Words

FOLDER = Path(__file__).parent / "golden"
Player = Callable[[semafor.Table, int, random.Random], str]


def greedy(table: semafor.Table, seat: int, chooser: random.Random) -> str:
    """What makes the board worth most at once; finishes as soon as it may when nothing pays."""
    worth: dict[str, int] = {}
    for move in table.moves(seat):
        after = table.state.clone()
        number = table.game.actions.number(move)
        assert number is not None
        after.apply(seat, number, KeyedLuck(0))
        worth[str(move)] = int(after.scores()[seat])
    best = max(worth.values())
    if "finish" in worth and worth["finish"] == best:
        return "finish"
    return chooser.choice([text for text, points in worth.items() if points == best])


def careless(table: semafor.Table, seat: int, chooser: random.Random) -> str:
    return str(chooser.choice(table.moves(seat)))


def hungry(table: semafor.Table, seat: int, chooser: random.Random) -> str:
    """Lets lava devour what it can and draws no volcano if something else is left."""
    drawn = {(cell.row, cell.column) for cell in seen(table.view(seat)).boards[seat].cells}
    moves = table.moves(seat)
    eating = [move for move in moves if isinstance(move, Draw) and (move.row, move.column) in drawn]
    calm = [move for move in moves if "volcano" not in str(move)]
    return str(chooser.choice(eating or calm or moves))


def copying(table: semafor.Table, seat: int, chooser: random.Random) -> str:
    """Seat 0 plays greedily; the others repeat what it did."""
    if seat == 0:
        return greedy(table, seat, chooser)
    mine = [entry.action for entry in table.entries if entry.seat == seat]
    first = [entry.action for entry in table.entries if entry.seat == 0]
    action = first[len(mine)]
    assert action is not None
    return str(table.game.actions.move(action))


def played(key: str, seats: int, seed: int, player: Player, undos: float = 0.0, **options: Any) -> semafor.Table:
    """A whole game; in every round seats draw by turns until they finish."""
    table = semafor.game(key).table(seats=seats, seed=seed, **options)
    chooser = random.Random(seed)
    while not table.over:
        seat = table.actors[0] if player is copying else chooser.choice(table.actors)
        table.play(player(table, seat, chooser), seat)
        if chooser.random() < undos and table.undo_refusal(seat) is None:
            table.undo(seat)
    return table


GAMES: dict[str, Callable[[], semafor.Table]] = {
    "anna": lambda: anna_plays(7),
    "base-three-seats": lambda: played(BASE_KEY, 3, 1, greedy, undos=0.1),
    "base-decided-by-errors": lambda: played(BASE_KEY, 2, 4, careless),
    "base-shared-win": lambda: played(BASE_KEY, 2, 5, copying),
    "base-trail-open-strict": lambda: played(BASE_KEY, 2, 3, greedy, longest="trail", open_drawing=True, strict_duty=True),
    "lava-two-seats": lambda: played(LAVA_KEY, 2, 2, greedy),
    "lava-devouring": lambda: played(LAVA_KEY, 1, 2, hungry),
    "meteor-two-seats": lambda: played(METEOR_KEY, 2, 4, greedy),
    "meteor-ignored": lambda: played(METEOR_KEY, 2, 1, careless, undos=0.05),
}


def transcript(record: Record) -> str:
    """The game as told to a watcher, then every board and its score sheet."""
    game = semafor.game(record.header.game)
    words = Words("en", game.room)
    table = semafor.Record(record.header, []).replay(game)
    lines = [
        f"{game.title('en')}, {record.header.seats} seats, options {json.dumps(record.header.options, sort_keys=True)}",
        "",
    ]
    lines += [game.describe(table.state, None, words).split("\n")[at] for at in (0, 1)]
    for number, line in enumerate(record.lines, 1):
        table = record.replay(game, upto=number)
        told = [words.event(event) for event in table.told(line.seat)] if line.what != "undo" else []
        lines += told or [f"Seat {line.seat + 1} takes its last drawing back."]
    for board in seen(table.view(None)).boards:
        lines += ["", f"Seat {board.seat + 1}", *picture(board)]
        lines += [
            f"{words.say(f'part-{part.name}'):>20} {part.points:>4}  {' | '.join(part.proof)}" for part in board.sheet.parts
        ]
        lines.append(f"{'total':>20} {board.sheet.total:>4}")
    result = table.result()
    winners = ", ".join(f"seat {int(seat) + 1}" for seat in result.winners)
    return "\n".join([*lines, "", f"Winner: {winners} ({result.decided_by})"]) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, make in GAMES.items():
        record = Record.of(make())
        (FOLDER / f"{name}.log").write_text(str(record), "utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript(record), "utf-8")
