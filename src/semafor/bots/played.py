"""Positions of real play: of each key a game of `hard` against `hard`, kept as a record.

Random play never fills a hand. Who measures the rules, or trains their compiler, takes these positions beside random ones.
`semafor arena KEY --bots hard,hard --games 1 --seed 25 --records FOLDER` plays such a game anew.
"""

from __future__ import annotations

from pathlib import Path

from semafor.kernel.game import Game
from semafor.kernel.record import Record
from semafor.kernel.state import State
from semafor.kernel.table import Table

FOLDER = Path(__file__).with_name("played_games")


def recorded(key: str) -> bool:
    """Whether a game of the key is kept: those on maps of one's own have none."""
    return (FOLDER / f"{key}.record").exists()


def positions(game: Game) -> list[State]:
    """All positions of the game's kept record in which somebody is to act."""
    found: list[State] = []

    def keep(table: Table) -> None:
        if not table.over:
            found.append(table.state.clone())

    Record.read((FOLDER / f"{game.key}.record").read_text("utf-8")).replay(game, watch=keep)
    return found
