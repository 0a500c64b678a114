"""What a seat cannot know is what the others have drawn in the round that is still open: it is drawn anew.

Every other board goes back to the start of the round, which is open to all, and is drawn on by random legal actions:
to the end if the table knows that the seat has finished, else for a while. Equal views give equal redraws.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.games.railroad_ink.layout import BLOCK, DONE, PHASE
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

MOST_STEPS: Final = 7


def redraw(state: RailroadInk, seat: i64, luck: Luck) -> RailroadInk:
    """A table the seat cannot tell from this one."""
    copy = state.clone()
    copy.undo_barrier = False
    if not state.open_drawing and not state.over():
        for other in range(state.seats):
            if other != seat:
                redraw_round(copy, other, luck)
    return copy


def redraw_round(state: RailroadInk, seat: i64, luck: Luck) -> None:
    """The seat's drawings of this round are taken back and others made."""
    finished = state.phase(seat) == DONE
    for place in range(seat * BLOCK, seat * BLOCK + BLOCK):
        state.board[place] = state.opened[place]
    state.refresh(seat)
    moves = Moves()
    steps = luck.below(MOST_STEPS)
    while finished or steps > 0:
        moves.clear()
        state.add_legal(seat, moves)
        action = moves.numbers[luck.below(moves.count)]
        if action == state.kit.finish and not finished:
            return
        state.act(seat, action)
        steps -= 1
        if state.board[seat * BLOCK + PHASE] == DONE:
            return
