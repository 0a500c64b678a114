"""Who judges moves of a game: its network, which is quick, where there is one, and else playouts."""

from __future__ import annotations

import importlib
from collections.abc import Callable

from semafor.bots.judge import Judge
from semafor.bots.levels import MASTERS, room
from semafor.bots.master.card import card_of
from semafor.kernel.game import Game


def judge_of(game: Game, seed: int) -> Judge:
    return network_judge(game, seed) or Judge(game, seed)


def network_judge(game: Game, seed: int) -> Judge | None:
    """Values that the owner of a box has corrected are none that a network has learned with."""
    card, masters = card_of(game.key), importlib.import_module(MASTERS)  # by name, because it reads files
    if card is None or not (card.chances or card.hopes) or game.material or not masters.has_numpy():
        return None
    if card.rounds:
        return of_rounds(game, seed)
    network: Judge = importlib.import_module("semafor.bots.master.judge").NetworkJudge(
        game, seed, masters.network_in(masters.weights_of(game.key), game.key), card
    )
    return network


def of_rounds(game: Game, seed: int) -> Judge | None:
    """That of the game's own room, where its file of levels makes one."""
    made: Callable[[Game, int], Judge] | None = getattr(room(game), "round_judge", None)
    return None if made is None else made(game, seed)
