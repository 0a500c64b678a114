"""What a bot is given instead of the state."""

from __future__ import annotations

from semafor.kernel.game import Game
from semafor.kernel.luck import Luck
from semafor.kernel.state import State
from semafor.kernel.view import View


class Knowledge:
    """The table as one seat may know it: its view, its legal actions, and tables it could be sitting at."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.view: View = game.view(state, seat)
        self.legal = [int(number) for number in state.legal(seat)]
        self.__state = state

    def table(self, luck: Luck) -> State:
        """A table drawn at random among those the seat cannot tell from the true one."""
        return self.game.redraw(self.__state, self.seat, luck)
