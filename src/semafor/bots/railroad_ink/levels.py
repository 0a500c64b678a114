"""The bots of Railroad Ink, all three games."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from semafor.bots.bot import Bot
from semafor.bots.budget import Budget
from semafor.bots.levels import Level
from semafor.bots.master import levels as masters
from semafor.bots.master.card import card_of
from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.bots import ActBot, LookaheadBot, RoundBot
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.policy import RoundPolicy
from semafor.bots.railroad_ink.weights import load_weights
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.layout import LAVA
from semafor.games.railroad_ink.state import RailroadInk

if TYPE_CHECKING:
    from semafor.bots.railroad_ink.round_judge import RoundJudge
    from semafor.bots.railroad_ink.valuation import Valuation
    from semafor.bots.railroad_ink.wishing import WishingRoundBot

CASUAL_CONTENT = 1500  # thousandths of a point that casual does not mind
LAVA_CASUAL_CONTENT = 800  # the same with lava, where more acts are a little worse
STEADY_CONTENT = 400  # and those of steady
WIDTH = 40  # of the beam of normal: some hundredths of a second a round
LAVA_WIDTH = 20  # the same with lava, where a round has many more boards
HARD_WIDTH = 150
HARD_BOARDS = 48  # that are followed into the rounds to come
AHEAD_WIDTH = 5
AHEAD_ROUNDS = 2  # 1.2 points a game more than one round (docs/bots.md)
FUTURES = 1200  # followed in a round: one to two seconds
LAVA_BOARDS = 20  # the same with lava
LAVA_FUTURES = 200
JOURNEYMAN_WIDTH, LAVA_JOURNEYMAN_WIDTH = 8, 6
MASTER_WIDTH, LAVA_MASTER_WIDTH = 60, 30
LAVA_DEVICE_WIDTH = 20  # of master on a device, where rules are interpreted: a third less time, the same points
GRANDMASTER_WIDTH, LAVA_GRANDMASTER_WIDTH = 150, 60
GRANDMASTER_BOARDS, LAVA_GRANDMASTER_BOARDS = 32, 20  # that are followed into the rounds to come
GRANDMASTER_AHEAD = 6  # the width of the beam there
GRANDMASTER_ROUNDS = 2
ROLLS, LAVA_ROLLS = 48, 36  # of these rounds that they meet at most
JUDGING_WIDTH, LAVA_JUDGING_WIDTH = 16, 8  # after each act that is weighed: a part of the round is left, and ends differ less
PLAYED_WIDTH = 1  # of the beam of a playout, and of steady with lava
WEIGHED_BOARDS = 6  # whose first acts the analysis compares


@cache
def judge(game: RailroadInkGame) -> Judge:
    return Judge(game.variant, load_weights()[game.key])


def beam(game: RailroadInkGame, width: int, kept: int) -> Beam:
    return Beam(judge(game), width, kept)


def lava(game: RailroadInkGame) -> bool:
    return game.variant == LAVA


def width(game: RailroadInkGame) -> int:
    return LAVA_WIDTH if lava(game) else WIDTH


def policy(game: RailroadInkGame) -> RoundPolicy:
    return RoundPolicy(beam(game, PLAYED_WIDTH, 1), beam(game, width(game), WEIGHED_BOARDS))


def casual(game: RailroadInkGame, seed: int, _budget: Budget) -> ActBot:
    return ActBot(seed, judge(game), LAVA_CASUAL_CONTENT if lava(game) else CASUAL_CONTENT)


def steady(game: RailroadInkGame, seed: int, _budget: Budget) -> Bot[RailroadInk]:
    """With lava, die after die is far below normal: there it plans the round, with one board in mind."""
    return RoundBot(seed, beam(game, PLAYED_WIDTH, 1)) if lava(game) else ActBot(seed, judge(game), STEADY_CONTENT)


def normal(game: RailroadInkGame, seed: int, _budget: Budget) -> RoundBot:
    return RoundBot(seed, beam(game, width(game), 1))


def hard(game: RailroadInkGame, seed: int, budget: Budget) -> RoundBot:
    """Its iterations are boards followed through a future; they are thought once a round."""
    drawn = beam(game, HARD_WIDTH, LAVA_BOARDS if lava(game) else HARD_BOARDS)
    ahead = beam(game, AHEAD_WIDTH, 1)
    return LookaheadBot(seed, drawn, ahead, AHEAD_ROUNDS, budget)


@cache
def valuation(game: RailroadInkGame) -> Valuation:
    """Read once for all bots of this process."""
    from semafor.bots.railroad_ink.valuation import valuation_in

    return valuation_in(masters.weights_of(game.key), game)


def journeyman(game: RailroadInkGame, seed: int, _budget: Budget) -> RoundBot:
    """The network with few boards in mind."""
    return network_bot(game, seed, journeyman_width(game))


def master(game: RailroadInkGame, seed: int, _budget: Budget) -> RoundBot:
    return network_bot(game, seed, master_width(game))


def journeyman_width(game: RailroadInkGame) -> int:
    return LAVA_JOURNEYMAN_WIDTH if lava(game) else JOURNEYMAN_WIDTH


def master_width(game: RailroadInkGame) -> int:
    return LAVA_MASTER_WIDTH if lava(game) else MASTER_WIDTH


def network_bot(game: RailroadInkGame, seed: int, width: int) -> RoundBot:
    """The network alone, which takes what it likes best of what a beam of that width finds."""
    from semafor.bots.railroad_ink.master import Master

    return Master(seed, valuation(game), width)


def wishing_journeyman(game: RailroadInkGame, seed: int, _budget: Budget) -> WishingRoundBot:
    """The same where a page thinks for the network."""
    return wishing_bot(game, seed, journeyman_width(game))


def wishing_master(game: RailroadInkGame, seed: int, _budget: Budget) -> WishingRoundBot:
    return wishing_bot(game, seed, LAVA_DEVICE_WIDTH if lava(game) else MASTER_WIDTH)


def wishing_bot(game: RailroadInkGame, seed: int, width: int) -> WishingRoundBot:
    from semafor.bots.railroad_ink.wishing import WishingRoundBot

    return WishingRoundBot(seed, game, width)


def grandmaster(game: RailroadInkGame, seed: int, budget: Budget) -> RoundBot:
    """Its iterations are rolls of the rounds to come; they are thought once a round."""
    from semafor.bots.railroad_ink.master import Grandmaster

    found = valuation(game)
    width = LAVA_GRANDMASTER_WIDTH if lava(game) else GRANDMASTER_WIDTH
    boards = LAVA_GRANDMASTER_BOARDS if lava(game) else GRANDMASTER_BOARDS
    ahead = Beam(found.judge, GRANDMASTER_AHEAD, GRANDMASTER_AHEAD)
    return Grandmaster(seed, found, width, ahead, GRANDMASTER_ROUNDS, boards, budget)


def round_judge(game: RailroadInkGame, seed: int) -> RoundJudge:
    """Who judges acts by the network."""
    from semafor.bots.railroad_ink.round_judge import RoundJudge

    card = card_of(game.key)
    assert card is not None
    return RoundJudge(game, seed, valuation(game), LAVA_JUDGING_WIDTH if lava(game) else JUDGING_WIDTH, card)


def levels(game: RailroadInkGame) -> list[Level]:
    futures = LAVA_FUTURES if lava(game) else FUTURES
    found = [
        Level("casual", casual),
        Level("steady", steady),
        Level("normal", normal),
        Level("hard", hard, Budget(iterations=futures)),
    ]
    return found if card_of(game.key) is None else found + network_levels(game)


def network_levels(game: RailroadInkGame) -> list[Level]:
    if masters.in_browser():
        return [Level(masters.JOURNEYMAN, wishing_journeyman), Level(masters.MASTER, wishing_master)]
    if not masters.has_numpy():
        return []
    rolls = Budget(iterations=LAVA_ROLLS if lava(game) else ROLLS)
    found = [Level(masters.JOURNEYMAN, journeyman), Level(masters.MASTER, master)]
    return [*found, Level(masters.GRANDMASTER, grandmaster, rolls)]
