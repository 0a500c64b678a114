"""The ends of a round that a beam finds for a network."""

from __future__ import annotations

from semafor.bots.railroad_ink.beam import Beam
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.sheet import Sheet
from semafor.games.railroad_ink.state import RailroadInk


class Ends:
    """Finds the ends of rounds, and keeps the last ones."""

    def __init__(self, judge: Judge, width: int) -> None:
        self.width = width
        self.beam = Beam(judge, width, width)
        self.start: object = None  # where the ends were searched from last
        self.ends: list[Sheet] = []

    def found(self, board: RailroadInk) -> list[Sheet]:
        """Best first by the judge, who has to know their round also where nothing is searched anew."""
        start = board.fields()
        self.beam.judge.begin(board.round)
        if start != self.start:
            self.beam.search(board)
            self.start, self.ends = start, self.beam.ends
        return self.ends
