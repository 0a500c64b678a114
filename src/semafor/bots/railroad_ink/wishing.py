"""The masters of Railroad Ink where somebody else calculates: they find the ends of a round, the page names the one to draw."""

from __future__ import annotations

from functools import cache, cached_property

from semafor.bots.knowledge import Knowledge
from semafor.bots.master.wishing import RoundWish, WishingBot
from semafor.bots.railroad_ink.bots import RoundBot, place, plan_acts
from semafor.bots.railroad_ink.ends import Ends
from semafor.bots.railroad_ink.guide import told
from semafor.bots.railroad_ink.judge import Judge
from semafor.bots.railroad_ink.portrait import Portrait
from semafor.bots.railroad_ink.sheet import Sheet, alone
from semafor.games.railroad_ink.game import RailroadInkGame
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.errors import BadInput


class WishingRoundBot(WishingBot[RailroadInk]):
    """Asks once a round, and keeps to the plan of the end that was named; the last round is drawn by the points."""

    plans = True

    def __init__(self, seed: int, game: RailroadInkGame, width: int) -> None:
        super().__init__(seed)
        self.game = game
        self.width = width  # of the beam
        self.asked: tuple[int, int] | None = None  # about which round and board
        self.found: list[Sheet] = []  # its ends

    @property
    def ends(self) -> Ends:
        """Not made before it thinks: only then the guide has been told."""
        return ends_by(told(self.game), self.width)

    @cached_property
    def drawer(self) -> RoundBot:
        """Who keeps to the plan, and needs no network for the last round."""
        return RoundBot(0, self.ends.beam)

    def wish(self, known: Knowledge[RailroadInk]) -> RoundWish | None:
        board = self.board(known)
        if board.round == board.kit.rounds or place(board) in self.drawer.plan:
            return None
        self.asked, self.found = place(board), self.ends.found(board)
        portraits = Portrait(self.ends.beam.judge).of(self.found)
        return RoundWish(self.game.key, int(board.round), bytes(memoryview(portraits)))

    def granted(self, known: Knowledge[RailroadInk], answer: int) -> int:
        board = self.board(known)
        if self.asked != place(board) or answer not in range(len(self.found)):
            raise BadInput("bad-wish-answer", "semafor.bots")
        self.drawer.plan = plan_acts(board, self.found[answer])
        return self.choose(known)

    def choose(self, known: Knowledge[RailroadInk]) -> int:
        return self.drawer.choose(known)

    def board(self, known: Knowledge[RailroadInk]) -> RailroadInk:
        return alone(known.table(self.luck), known.seat)


@cache
def ends_by(judge: Judge, width: int) -> Ends:
    """One for all bots of a level: with the same dice they come to the same boards, and the ends of those are found once."""
    return Ends(judge, width)
