"""Who takes part: a level of the game, a program of somebody else, or a network of one's own training."""

from __future__ import annotations

from pathlib import Path

from semafor.bots import Bot, bot
from semafor.bots.external import ExternalBot
from semafor.bots.master.levels import master_in

COMMAND = "cmd:"
NETWORK = "net:"


def entrant(name: str, game_key: str, seed: int) -> Bot:
    """`hard`, `hard@200`, `hard@0.5s`, `cmd:./mybot` for a program that speaks lines of JSON, or `net:KEY.npz`."""
    if name.startswith(COMMAND):
        return ExternalBot(seed, name.removeprefix(COMMAND), game_key)
    if name.startswith(NETWORK):
        return master_in(Path(name.removeprefix(NETWORK)), game_key, seed)
    return bot(name, game_key, seed)
