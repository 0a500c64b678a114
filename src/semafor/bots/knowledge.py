"""What a bot is given instead of the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from semafor.kernel.game import Game, StateT
from semafor.kernel.luck import Luck
from semafor.kernel.view import Event, View


class Knowledge(Generic[StateT]):
    """The table as one seat may know it: its view, its legal actions, the record, and tables it could be sitting at.

    `record` is all that happened so far as the seat was told of it; it is kept for bots that say they read it.
    `acts` says how many acts the table has seen so far, where the caller counts them: by it a bot knows whether anything
    happened since its own last act.
    """

    def __init__(
        self,
        game: Game[StateT, Any, Any],
        state: StateT,
        seat: int,
        *,
        acts: int | None = None,
        record: Sequence[Event] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self.acts = acts
        self.record = record
        self.legal = [int(number) for number in state.legal(seat)]
        self.__state = state

    @property
    def view(self) -> View:
        view: View = self.game.view(self.__state, self.seat)
        return view

    def table(self, luck: Luck) -> StateT:
        """A table drawn at random among those the seat cannot tell from the true one."""
        return self.game.redraw(self.__state, self.seat, luck)
