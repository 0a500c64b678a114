"""What a seat cannot know is what the others have drawn in the round that is still open: it is drawn anew.

Every other board goes back to the start of the round, which is open to all, and is drawn on by random legal actions:
to the end if the table knows that the seat has finished, else for a while. Equal views give equal redraws.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.games.railroad_ink.layout import BLOCK, DONE, DRAWING, LAVA, PHASE
from semafor.games.railroad_ink.parts.drawing import random_route
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

MOST_STEPS: Final = 7
SHARED_DRAWINGS: Final = Moves()  # filled anew whenever it is used


def redraw(state: RailroadInk, seat: i64, luck: Luck) -> RailroadInk:
    """A table the seat cannot tell from this one."""
    if state.open_drawing or state.over():
        copy = state.clone()
        copy.undo_barrier = False
        return copy
    copy = state.reopened(seat)
    for other in range(state.seats):
        if other != seat:
            redraw_round(copy, other, luck, finished=state.phase(other) == DONE)
    return copy


def redraw_round(state: RailroadInk, seat: i64, luck: Luck, *, finished: bool) -> None:
    """The seat's drawings of this round, after others were taken back."""
    steps = luck.below(MOST_STEPS)
    while finished or steps > 0:
        action = random_action(state, seat, luck)
        if action == state.kit.finish and not finished:
            return
        state.act(seat, action)
        steps -= 1
        if state.board[seat * BLOCK + PHASE] == DONE:
            return


def random_action(state: RailroadInk, seat: i64, luck: Luck) -> i64:
    """One of the seat's legal actions, each as likely. Where it can be found without listing them, a redraw takes half."""
    if state.kit.variant != LAVA and not state.strict and state.phase(seat) == DRAWING:
        return random_route(state.board, state.masks, state.kit, seat, luck)
    moves = SHARED_DRAWINGS
    moves.clear()
    state.add_legal(seat, moves)
    return moves.numbers[luck.below(moves.count)]
