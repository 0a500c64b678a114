"""The SteamRollers bot that is content with a good turn."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.knowledge import Knowledge
from semafor.bots.search.turn_beam import acts
from semafor.bots.steamrollers.plan import Planner
from semafor.bots.steamrollers.turn_beam import Turns
from semafor.games.steamrollers.state import SteamRollers


class CarelessBot(Bot[SteamRollers]):
    """Plans its network like the others, but at first takes any of the `good` best turns: it builds, but not its best."""

    def __init__(self, seed: int, planner: Planner, turns: Turns, good: int, rounds: int) -> None:
        super().__init__(seed)
        self.planner = planner
        self.turns = turns
        self.good = good
        self.rounds = rounds  # that it is careless

    def choose(self, known: Knowledge[SteamRollers]) -> int:
        if len(known.legal) == 1:
            return known.legal[0]
        table = known.table(self.luck)
        self.turns.search(table, known.seat, self.planner.plans(table, known.seat), self.luck)
        good = self.turns.ends[: self.good if table.turn.round < self.rounds else 1]
        return int(acts(good[self.luck.below(len(good))])[0].action)
