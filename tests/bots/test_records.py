"""A bot that reads the record is given it wherever it plays."""

from __future__ import annotations

import pytest

import semafor
from semafor.bots import Bot, Budget, Knowledge, bot
from semafor.bots.levels import COMMON, Level
from semafor.bots.records import Records, events_for_seat
from semafor.envs import gym_env
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck
from semafor.kernel.view import Event


class Reader(Bot):
    """Plays its first legal act and remembers what it was told."""

    reads_record = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.read: list[Event] = []

    def choose(self, known: Knowledge) -> int:
        self.read = list(known.record)
        return known.legal[0]


def reader(_game: Game, seed: int, _budget: Budget | None) -> Bot:
    return Reader(seed)


def test_a_table_tells_a_seat_what_its_acts_told_it_one_by_one() -> None:
    table = semafor.game("ticket-to-ride-usa").table(seats=2, seed=3)
    told: list[Event] = []
    for _ in range(12):
        table.play(table.moves()[0])
        told.extend(table.told(1))

    assert told == events_for_seat(table, 1) != events_for_seat(table, 0)


def test_records_are_kept_for_readers_alone() -> None:
    game = semafor.game("ticket-to-ride-usa")
    luck = FastLuck(3)
    state = game.start(2, None, luck)
    records = Records(game, {0: bot("random", game.key, 1), 1: Reader(1)})
    for _ in range(12):
        seat = int(state.actor())
        records.apply(state, seat, int(state.legal(seat)[0]), luck)

    assert records.of(0) == ()
    assert {0, 1} == {event.seat for event in records.of(1)}


def test_a_reader_in_an_environment_hears_of_the_agent_and_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMON, "reader", Level("reader", reader, reads_record=True))
    env = gym_env("ticket-to-ride-usa", ["reader"])
    seen, _ = env.reset(seed=2)
    for _ in range(6):
        seen, *_ = env.step(int(seen["action_mask"].argmax()))
    player = env.bots[1]

    assert isinstance(player, Reader)
    assert {0, 1} == {event.seat for event in player.read}


def test_before_the_first_act_nothing_was_heard() -> None:
    assert events_for_seat(semafor.game("ticket-to-ride-usa").table(seats=2, seed=5), 0) == []
