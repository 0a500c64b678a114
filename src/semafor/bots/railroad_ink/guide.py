"""The judge that beams go by for a network: a sum of weights, as near to the network as such a sum can be.

It lies in the network's own file. Where there is no NumPy to read that, somebody else says what stands there: in a browser
the page.
"""

from __future__ import annotations

from semafor.bots.railroad_ink.judge import POINT, Judge
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.kernel.errors import BadInput

Guide = list[list[float]]  # points for each feature, a row for each round but the last

_told: dict[str, Judge] = {}


def judge_by(game: RailroadInkGame, guide: Guide) -> Judge:
    return Judge(game.variant, [[round(weight * POINT) for weight in row] for row in guide])


def tell(game: RailroadInkGame, guide: Guide) -> None:
    """From now on beams of this game go by it."""
    _told[game.key] = judge_by(game, guide)


def told(game: RailroadInkGame) -> Judge:
    """The judge of the guide that was told; BadInput if none was."""
    if game.key not in _told:
        raise BadInput("no-guide", "semafor.bots", game=game.key)
    return _told[game.key]
