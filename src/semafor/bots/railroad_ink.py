"""The bots of Railroad Ink, all three games."""

from __future__ import annotations

from functools import cache

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.railroad_ink_beam import Beam
from semafor.bots.railroad_ink_bots import AheadBot, RoundBot
from semafor.bots.railroad_ink_judge import Judge
from semafor.bots.railroad_ink_weights import loaded
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.kernel.game import Game

WIDTH = 40  # of the beam of normal: some hundredths of a second a round
HARD_WIDTH = 100
HARD_BOARDS = 24  # that are followed into the rounds to come
AHEAD_WIDTH = 5
AHEAD_ROUNDS = 1
FUTURES = 400  # followed in a round: about half a second


@cache
def judge(game: RailroadInkGame) -> Judge:
    return Judge(game.variant, loaded()[game.key])


def beam(game: Game, width: int, kept: int) -> Beam:
    assert isinstance(game, RailroadInkGame)
    return Beam(judge(game), width, kept)


def normal(game: Game, seed: int, _budget: Budget | None) -> Bot:
    return RoundBot(seed, beam(game, WIDTH, 1))


def hard(game: Game, seed: int, budget: Budget | None) -> Bot:
    """Its iterations are boards followed through a future; they are thought once a round."""
    drawn = beam(game, HARD_WIDTH, HARD_BOARDS)
    ahead = beam(game, AHEAD_WIDTH, 1)
    return AheadBot(seed, drawn, ahead, AHEAD_ROUNDS, budget or Budget(iterations=FUTURES))


LEVELS = {"normal": normal, "hard": hard}
