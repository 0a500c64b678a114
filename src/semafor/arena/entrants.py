"""Who takes part: a level of the game, or a program of somebody else."""

from __future__ import annotations

from semafor.bots import Bot, bot
from semafor.bots.external import ExternalBot

COMMAND = "cmd:"


def entrant(name: str, game_key: str, seed: int) -> Bot:
    """`hard`, `hard@200`, `hard@0.5s`, or `cmd:./mybot` for a program that speaks lines of JSON."""
    if name.startswith(COMMAND):
        return ExternalBot(seed, name.removeprefix(COMMAND), game_key)
    return bot(name, game_key, seed)
