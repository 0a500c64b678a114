"""What a seat cannot know is what the others have drawn in the round that is still open: it is drawn anew.

Every other board goes back to the start of the round, which is open to all, and is drawn on at random: to the end if the
table knows that the seat has finished, else for a while. Equal views give equal redraws.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.games.railroad_ink.hidden.guesses import draw_some
from semafor.games.railroad_ink.layout import BLOCK, DONE, IMPACT, PHASE
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

WITHOUT_END: Final = -1
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
    times: i64 = WITHOUT_END if finished else drawings_so_far(luck.below(16))
    if times != 0 and state.phase(seat) == IMPACT:
        draw_listed(state, seat, luck)
        times -= 1
    if state.strict:
        while times != 0 and draw_listed(state, seat, luck):
            times -= 1
    else:
        draw_some(state, seat, times, luck)
    if finished:
        state.board[seat * BLOCK + PHASE] = DONE


def drawings_so_far(chance: i64) -> i64:
    """Up to seven, all that a round can bring (four routes, a special one, two faces of lava); as often as not none yet.

    Seats that bots or the people of one device play draw one after another: who has not finished there has not begun.
    """
    return max(i64(0), chance - 8)


def draw_listed(state: RailroadInk, seat: i64, luck: Luck) -> bool:
    """Any of all legal actions; False if it is to finish."""
    moves = SHARED_DRAWINGS
    moves.clear()
    state.add_legal(seat, moves)
    action = moves.numbers[luck.below(moves.count)]
    if action == state.kit.finish:
        return False
    state.act(seat, action)
    return True
