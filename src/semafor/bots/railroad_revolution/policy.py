"""Railroad Revolution by whole turns: the first act of the best turn that is found."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from semafor.bots.policy import Policy
from semafor.bots.railroad_revolution.turn_beam import Turns
from semafor.bots.search.turn_beam import acts
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.luck import Luck


class TurnPolicy(Policy[RailroadRevolution]):
    """Plays the first act of the best turn that it finds."""

    def __init__(self, turns: Turns) -> None:
        super().__init__()
        self.turns: Final = turns

    def choose(self, state: RailroadRevolution, seat: i64, luck: Luck) -> i64:
        self.turns.search(state, seat, luck)
        return acts(self.turns.ends[0])[0].action
