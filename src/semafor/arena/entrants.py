"""Who takes part: a level of the game, a program of somebody else, or a network of one's own training.

`mine=cmd:./mybot` takes part under the name `mine`.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from semafor.bots import Bot, bot
from semafor.bots.external import ExternalBot, Forfeit, Program, check_program
from semafor.bots.master.levels import master_in
from semafor.kernel.errors import BadInput

COMMAND = "cmd:"
NETWORK = "net:"
RUNNING: dict[tuple[str, int], Program] = {}  # of this process: a program plays one game after the other


def name_of(entry: str) -> str:
    """What the entrant is called in the standings: the name it was given, or what it is."""
    return parted(entry)[0]


def parted(entry: str) -> tuple[str, str]:
    """The name of an entrant and what it is."""
    name, equals, what = entry.partition("=")
    named = equals and name and not name.startswith((COMMAND, NETWORK))
    return (name, what) if named else (entry, entry)


def check(entry: str, game_key: str) -> None:
    """BadInput for an entrant that cannot take part; no program is started for that."""
    _, what = parted(entry)
    if what.startswith(COMMAND):
        check_program(what.removeprefix(COMMAND))
    else:
        entrant(entry, game_key, 0)


def entrant(entry: str, game_key: str, seed: int, *, column: int = 0, match: int = 0, limit: float | None = None) -> Bot:
    """`hard`, `hard@200`, `hard@0.5s`, `cmd:./mybot` for a program that speaks lines of JSON, or `net:KEY.npz`.

    `column` is the place among the entrants: a program that takes part twice runs twice.
    """
    _, what = parted(entry)
    if what.startswith(COMMAND):
        return ExternalBot(seed, partial(running, what.removeprefix(COMMAND), column), match, limit)
    if what.startswith(NETWORK):
        return master_in(Path(what.removeprefix(NETWORK)), game_key, seed)
    return bot(what, game_key, seed)


def running(command: str, column: int) -> Program:
    """The program that this process has running already, or else one started now."""
    known = RUNNING.get((command, column))
    if known is None or not known.runs:
        if known is not None:
            known.close()
        try:
            known = RUNNING[command, column] = Program(command)
        except BadInput as error:
            raise Forfeit("unstarted", error.sentence("en")) from None
    return known


def end_programs() -> None:
    """Let every program go: no more games will come."""
    while RUNNING:
        RUNNING.popitem()[1].close()
