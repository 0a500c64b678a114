"""What happened so far, as the seats whose bots read it were told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from semafor.bots.bot import Bot
from semafor.bots.knowledge import Knowledge
from semafor.kernel.game import Game
from semafor.kernel.luck import Luck
from semafor.kernel.state import State
from semafor.kernel.table import Table
from semafor.kernel.view import Event


class Records:
    """The record of every seat whose bot reads it; where none does, nothing is kept."""

    def __init__(self, game: Game, players: Mapping[int, Bot]) -> None:
        self.game = game
        self.told: dict[int, list[Event]] = {seat: [] for seat, player in players.items() if player.reads_record}

    def of(self, seat: int) -> Sequence[Event]:
        return self.told.get(seat, ())

    def apply(self, state: State, seat: int, action: int, luck: Luck) -> None:
        """Carry out the action and tell every reader of it."""
        before = state.clone() if self.told else state
        state.apply(seat, action, luck)
        for reader, record in self.told.items():
            record.extend(self.game.events(before, seat, action, state, reader))

    def tell(self, table: Table) -> None:
        """Tell every reader of the act that was done at the table last."""
        for reader, record in self.told.items():
            record.extend(table.told(reader))


def events_for_seat(table: Table, seat: int) -> list[Event]:
    """All that stands at a table, as the seat was told of it."""
    ends = [act.before for act in table.acts[1:]] + [table.state]
    events: list[Event] = []
    for act, after in zip(table.acts, ends, strict=False):  # before the first act there is an end, but no act
        assert act.entry.action is not None
        events.extend(table.game.events(act.before, act.entry.seat, act.entry.action, after, seat))
    return events


def known_at(table: Table, seat: int, player: Bot) -> Knowledge:
    """What the seat's bot is given at a table."""
    record = events_for_seat(table, seat) if player.reads_record else []
    return Knowledge(table.game, table.state, seat, acts=len(table.entries), record=record)
