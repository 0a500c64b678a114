"""How the tests ask the functions of the room, as the page does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import semafor
from semafor import offline
from semafor.bots import Knowledge, bot


def asked(function: Callable[[str], str], **request: object) -> Any:
    return json.loads(function(json.dumps(request)))


def opened(**request: object) -> Any:
    return asked(offline.opened, **request)


def new(game: str, seats: int = 2, seed: int = 5, **more: object) -> str:
    found: str = opened(type="new", game=game, seats=[{"name": f"P{at}"} for at in range(seats)], seed=seed, **more)["table"]
    return found


def act(table: str, seat: int, move: object, **more: object) -> Any:
    return asked(offline.command, table=table, seat=seat, command={"key": "k", "do": {"type": "act", "move": move}}, **more)


def finished(game: str, seats: int, seed: int = 3) -> str:
    """The record of a whole game that bots play at random."""
    found = semafor.game(game)
    table = found.table(seats=seats, seed=seed)
    chooser = bot("random", game, seed)
    while not table.over:
        seat = table.actors[0]
        table.play(chooser.choose(Knowledge(found, table.state, seat)), seat)
    return str(semafor.Record.of(table))
