"""The Railroad Revolution bot that looks no further than an act."""

from __future__ import annotations

from semafor.bots.bot import Bot
from semafor.bots.knowledge import Knowledge
from semafor.bots.railroad_revolution.judge import Judge
from semafor.games.railroad_revolution.state import RailroadRevolution


class StepBot(Bot[RailroadRevolution]):
    """Of a few acts that come to mind the one after which the position promises most at once."""

    def __init__(self, seed: int, judge: Judge, looks: int) -> None:
        super().__init__(seed)
        self.judge = judge
        self.looks = looks

    def choose(self, known: Knowledge[RailroadRevolution]) -> int:
        table = known.table(self.luck)
        minded = [known.legal[self.luck.below(len(known.legal))] for _ in range(self.looks)]
        return max(minded, key=lambda action: self.promise(table, known.seat, action))

    def promise(self, table: RailroadRevolution, seat: int, action: int) -> int:
        after = table.clone()
        after.apply(seat, action, self.luck)
        return int(self.judge.value(after.table, seat))
