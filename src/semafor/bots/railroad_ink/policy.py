"""Railroad Ink as the analysis plays it: whole rounds by a narrow beam, and the first acts of good rounds as candidates."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.policy import Policy
from semafor.bots.railroad_ink.beam import Beam, acts_to
from semafor.bots.railroad_ink.keys import key_of
from semafor.bots.railroad_ink.sheet import Sheet, alone
from semafor.games.railroad_ink.layout import SEATS
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves


class RoundPolicy(Policy[RailroadInk]):
    """Draws each round as its beam planned it, and plans anew where a board is not as foreseen."""

    def __init__(self, beam: Beam, wide: Beam) -> None:
        super().__init__()
        self.ranked = True
        self.beam: Final = beam  # plays
        self.wide: Final = wide  # finds candidates
        self.acts: Final[list[list[int]]] = [[] for seat in range(SEATS)]  # by seat: what the plan still does this round
        self.keys: Final = vec[i64]([0] * SEATS)  # by seat: the board on which it goes on

    def begin(self) -> None:
        for acts in self.acts:
            acts.clear()

    def choose(self, state: RailroadInk, seat: i64, luck: Luck) -> i64:
        board = alone(state, seat)
        acts = self.acts[seat]
        if not acts or self.keys[seat] != key_of(board):
            self.beam.search(board)
            acts.clear()
            acts.extend(acts_of(self.beam.ends[0]))
        action = i64(acts.pop(0))
        if acts:
            board.act(0, action)
            self.keys[seat] = key_of(board)
        return action

    def candidates(self, state: RailroadInk, seat: i64, moves: Moves) -> None:
        """What the best boards of the round begin with, each act once; on the board itself they are all drawn in any order."""
        self.wide.search(alone(state, seat))
        found: list[int] = []
        for end in self.wide.ends:
            action = acts_of(end)[0]
            if action not in found:
                found.append(action)
                moves.add(i64(action))


def acts_of(end: Sheet) -> list[int]:
    """All acts of a round that ends on this board."""
    return [*acts_to(end), int(end.state.kit.finish)]
