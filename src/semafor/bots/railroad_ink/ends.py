"""The ends of a round that a beam finds for a network.

In the first round nearly every board has three mirror images, which a beam takes for other boards: there it is as many times
wider. Alone four times is worth a third to half a point to `master` of the base game (0.5 ± 0.2 on 200 deals, 0.3 ± 0.2 on
400 others); twice does as well there.
"""

from __future__ import annotations

from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.layout import CELLS, ROUND
from semafor.games.railroad_ink.state import RailroadInk

IMAGES = 4


class Ends:
    """Finds the ends of rounds by beams of one width, which is so many times as wide in the first round."""

    def __init__(self, judge: Judge, width: int, times: int = IMAGES) -> None:
        self.width = width
        self.beam = Beam(judge, width, width)
        self.first = Beam(judge, times * width, times * width)  # of the first round
        self.start: object = None  # where the ends were searched from last
        self.ends: list[Sheet] = []

    def found(self, board: RailroadInk) -> list[Sheet]:
        """Best first by the judge, who has to know their round also where nothing is searched anew."""
        start, beam = board.fields(), self.first if has_images(board) else self.beam
        beam.judge.begin(board.round)
        if start != self.start:
            beam.search(board)
            self.start, self.ends = start, beam.ends
        return self.ends


def has_images(board: RailroadInk) -> bool:
    """Whether no route was drawn yet, which would tell one side from the other."""
    return board.round == 1 and not any(int(board.board[ROUND + cell]) for cell in range(CELLS))
