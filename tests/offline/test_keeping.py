"""A table of this device is kept as how it was opened and its log: opened again, it is the same table and goes on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import semafor
from offline.asking import act, asked, finished, opened
from semafor import offline

SMALLEST = [(key, semafor.game(key).seats[0]) for key in semafor.games()]
ANNA = {"name": "Anna"}
BOT = {"kind": "bot", "level": "random"}


def kept(table: str) -> Any:
    return asked(offline.kept, table=table)


def again(table: str) -> str:
    """The table let go and opened again from what is kept of it."""
    found = kept(table)
    assert asked(offline.closed, table=table) is None
    reopened: str = opened(type="kept", text=found["text"])["table"]
    return reopened


def frame(table: str, seat: int | None = 0) -> Any:
    """What the seat sees; the table's name here is new each time it is opened."""
    found = asked(offline.update, table=table, seat=seat)
    return {**found, "room": {**found["room"], "room": ""}}


def step(table: str, luck: random.Random) -> bool:
    """One act of a bot, or of my seat at random; False once the game is over."""
    if asked(offline.bot_step, table=table)["seat"] is not None:
        return True
    moves = asked(offline.update, table=table, seat=0)["moves"]
    return bool(moves) and act(table, 0, luck.choice(moves)["number"])["answer"]["type"] == "answer"


def seats(count: int) -> list[dict[str, str]]:
    return [ANNA, *[BOT] * (count - 1)]


@pytest.mark.parametrize(("game", "count"), SMALLEST)
def test_a_kept_table_goes_on_as_if_nobody_had_left_it(game: str, count: int) -> None:
    left, stayed = (opened(type="new", game=game, seats=seats(count), seed=8)["table"] for _ in range(2))
    for at in range(30):
        if at % 10 == 5:
            left = again(left)
        assert step(left, random.Random(at)) == step(stayed, random.Random(at))

    assert frame(left) == frame(stayed)
    assert frame(left, None) == frame(stayed, None)
    assert asked(offline.record, table=left) == asked(offline.record, table=stayed)
    assert asked(offline.story, table=left, seat=0) == asked(offline.story, table=stayed, seat=0)


def test_a_table_without_a_seed_of_its_own_keeps_the_luck_it_was_dealt_with() -> None:
    table = opened(type="new", game="railroad-ink", seats=[ANNA])["table"]
    before = frame(table)

    assert frame(again(table)) == before


def test_what_was_taken_back_stays_so_and_stays_told() -> None:
    table = opened(type="new", game="railroad-ink", seats=[ANNA], seed=3)["table"]
    act(table, 0, asked(offline.update, table=table, seat=0)["moves"][0]["number"])
    asked(offline.command, table=table, seat=0, command={"key": "u", "do": {"type": "undo"}})
    before, told = frame(table), asked(offline.story, table=table, seat=0)
    table = again(table)

    assert frame(table) == before
    assert asked(offline.story, table=table, seat=0) == told
    assert "undone" in [event["what"] for line in told["told"] for event in line["events"]]


def test_a_game_given_up_stays_given_up() -> None:
    table = opened(type="new", game="ticket-to-ride-usa", seats=seats(2), seed=3)["table"]
    asked(offline.command, table=table, seat=0, command={"key": "r", "do": {"type": "resign"}})
    found = kept(table)

    assert opened(type="kept", text=found["text"])["mine"] == [0]
    assert (found["room"]["status"], found["room"]["outcome"], found["turn"]) == ("over", "resigned", False)
    assert frame(again(table))["prompt"]["what"] == "prompt-over"


def test_the_answer_says_what_a_list_of_tables_shows() -> None:
    table = opened(type="new", game="railroad-ink", seats=[ANNA], seed=3)["table"]
    luck = random.Random(1)
    assert kept(table)["turn"] is True
    while step(table, luck):
        pass
    found = kept(table)

    assert found["turn"] is False
    assert found["room"]["totals"]["points"] == [frame(table)["result"]["seats"][0]["total"]]
    assert found["record"] == asked(offline.record, table=table)["record"]
    assert asked(offline.checked, record=found["record"])["luck"] == "seeded"


@pytest.mark.parametrize("luck", ["new", "same"])
def test_a_branch_is_kept_with_its_luck(luck: str) -> None:
    record = finished("ticket-to-ride-usa", 2)
    branch = {"type": "branch", "record": record, "moment": 20, "luck": luck, "seats": seats(2)}
    left = opened(**branch)["table"]
    stayed = opened(type="kept", text=kept(left)["text"])["table"]
    for at in range(12):
        left = again(left)
        assert step(left, random.Random(at)) == step(stayed, random.Random(at))

    assert frame(left) == frame(stayed)
    assert asked(offline.record, table=left) == asked(offline.record, table=stayed)


@pytest.mark.parametrize(("luck", "proved"), [("new", "replayed"), ("same", "seeded")])
def test_the_record_of_a_branch_names_the_luck_it_still_has(luck: str, proved: str) -> None:
    table = opened(type="branch", record=finished("railroad-ink", 1), moment=9, luck=luck, seats=[ANNA])["table"]
    chooser = random.Random(2)
    while step(table, chooser):
        pass
    found = asked(offline.checked, record=kept(table)["record"])

    assert (found["ok"], found["luck"]) == (True, proved)


def test_a_followed_record_is_still_followed_after_it_was_kept() -> None:
    record = finished("ticket-to-ride-usa", 2)
    table = opened(type="branch", record=record, moment=0, follow=True, seats=[BOT, BOT])["table"]
    for _ in range(4):
        asked(offline.bot_step, table=table)
        table = again(table)
    written = semafor.Record.read(asked(offline.record, table=table)["record"])

    assert [line.what for line in written.lines] == [line.what for line in semafor.Record.read(record).lines[:4]]


def wrong(found: Any, **more: object) -> Any:
    answer = opened(type="kept", text=json.dumps({**found, **more}))
    assert answer["type"] == "problem"
    return answer["message"]


def test_what_cannot_be_opened_again_is_refused_with_its_reason() -> None:
    table = opened(type="new", game="railroad-ink", seats=[ANNA], seed=3)["table"]
    step(table, random.Random(1))
    assert kept(table)["deeds"] == 1
    found = json.loads(kept(table)["text"])
    first = found["log"][0]

    assert wrong(found, rules=99)["id"] == "bad-kept-version"
    assert wrong(found, rules=99)["facts"] == {"found": 99, "version": semafor.game("railroad-ink").version}
    for broken in (
        {**first, "action": 10**6},
        {**first, "seat": 7},
        {"what": "undid", "seat": 0},
        {"what": "asked", "seat": 0},
    ):
        message = wrong(found, log=[broken, first])
        assert message["id"] in ("bad-kept-log", "bad-request")
    assert wrong(found, log=[first, first])["facts"]["number"] == 2
