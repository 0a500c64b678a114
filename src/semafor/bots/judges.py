"""Who judges moves of a game: its network, which is quick, where there is one, and else playouts."""

from __future__ import annotations

from semafor.bots.judge import Judge
from semafor.bots.master.card import card_of
from semafor.bots.master.levels import has_numpy, network_in, weights_of
from semafor.kernel.game import Game


def judge_of(game: Game, seed: int) -> Judge:
    """Values that the owner of a box has corrected are none that a network has learned with."""
    card = card_of(game.key)
    if card is None or not card.chances or game.material or not has_numpy():
        return Judge(game, seed)
    from semafor.bots.master.judge import NetworkJudge

    return NetworkJudge(game, seed, network_in(weights_of(game.key), game.key), card)
