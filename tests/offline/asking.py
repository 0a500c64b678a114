"""How the tests ask the functions of the room, as the page does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import semafor
from semafor import offline
from semafor.bots import Knowledge, bot
from semafor.kernel.words import LANGUAGES, Words


def asked(function: Callable[[str], str], **request: object) -> Any:
    """The answer; whatever message it holds has words in either language."""
    answer = json.loads(function(json.dumps(request)))
    for lang in LANGUAGES:
        say_messages(lang, answer)
    return answer


def say_messages(lang: str, answer: Any) -> Any:
    """The answer with its messages in words, as the page says them; a message may stand inside another."""
    if isinstance(answer, list):
        return [say_messages(lang, part) for part in answer]
    if not isinstance(answer, dict):
        return answer
    said = {name: say_messages(lang, part) for name, part in answer.items()}
    if set(answer) != {"id", "room", "facts"}:
        return said
    sentence = Words(lang, answer["room"], "semafor.kernel").say(answer["id"], **said["facts"])
    assert sentence != answer["id"], answer
    return sentence


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
