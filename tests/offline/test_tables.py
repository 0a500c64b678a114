"""Tables of this device show the frames of a server's socket, and everything a server's table does."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import msgspec
import pytest

import semafor
from offline.asking import act, asked, finished, new, opened
from semafor import offline
from semafor.bots import Knowledge
from semafor.bots.levels import COMMON, Level
from semafor.bots.records import events_for_seat
from semafor.bots.simple_bots import RandomBot
from semafor.kernel.view import Event
from semafor.rooms.messages import Update

SMALLEST = [(key, semafor.game(key).seats[0]) for key in semafor.games()]


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_bots_play_a_whole_offline_game_and_its_record_is_proved(game: str, seats: int) -> None:
    table = opened(type="new", game=game, seats=[{"kind": "bot", "level": "random"}] * seats, seed=4)["table"]
    step: dict[str, Any] = {"more": True}
    while step["more"]:
        step = asked(offline.bot_step, table=table)
    written = asked(offline.record, table=table)
    found = asked(offline.checked, record=written["record"])
    moves = len(semafor.Record.read(written["record"]).lines)

    assert step["update"]["room"]["status"] == "over"
    assert step["update"]["result"]["ranking"]
    assert (found["ok"], found["luck"], found["lines"]) == (True, "seeded", moves)


class Reader(RandomBot):
    """A bot that reads the record and keeps what it was given."""

    reads_record = True
    given: ClassVar[list[tuple[int, list[Event]]]] = []

    def choose(self, known: Knowledge) -> int:
        self.given.append((known.seat, list(known.record)))
        return super().choose(known)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_bot_that_reads_the_record_is_given_what_its_seat_was_told(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(COMMON, "reader", Level("reader", lambda _game, seed, _budget: Reader(seed), reads_record=True))
    monkeypatch.setattr(Reader, "given", [])
    table = opened(type="new", game=game, seats=[{"kind": "bot", "level": "reader"}] * seats, seed=4)["table"]
    for _ in range(12):
        asked(offline.bot_step, table=table)
    played = semafor.Record.read(asked(offline.record, table=table)["record"]).replay(semafor.game(game))
    told = {seat: events_for_seat(played, seat) for seat in range(seats)}

    assert len(Reader.given) >= 12
    assert all(record == told[seat][: len(record)] for seat, record in Reader.given)
    assert len(Reader.given[-1][1]) > len(Reader.given[0][1]) == 0


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_frame_has_the_form_of_a_servers_frame(game: str, seats: int) -> None:
    frame = offline.update(json.dumps({"table": new(game, seats), "seat": 0}))
    read = msgspec.json.decode(frame, type=Update, strict=True)

    assert read.room.game == game
    assert read.view is not None
    assert read.room.luck.commitment == ""
    assert (
        [move.notation for move in read.moves]
        == [semafor.game(game).actions.notation(move.number) for move in read.moves]
        != []
    )


def test_the_same_seed_deals_the_same_table_as_in_python() -> None:
    table = new("ticket-to-ride-usa", seed=9)
    dealt = semafor.game("ticket-to-ride-usa").table(seats=2, seed=9)

    assert asked(offline.update, table=table, seat=1)["view"] == json.loads(msgspec.json.encode(dealt.view(1)))


def test_a_command_is_answered_with_the_frame_that_tells_of_it() -> None:
    table = new("ticket-to-ride-usa", options={"first_seat": 0})
    before = asked(offline.update, table=table, seat=0)
    answered = act(table, 0, "keep 1 2", last=before["n"])

    assert answered["answer"] == {"type": "answer", "key": "k", "n": before["n"] + 1}
    assert answered["update"]["n"] == before["n"] + 1
    assert answered["update"]["since"] == before["n"]
    assert [event["what"] for event in answered["update"]["events"]] != []


def test_a_denial_is_a_message_with_its_rule_and_facts() -> None:
    table = new("ticket-to-ride-usa", options={"first_seat": 0})
    denial = act(table, 0, "draw deck")["answer"]
    verdict = asked(offline.why, table=table, seat=0, move="draw deck")

    assert denial["type"] == "denial"
    assert denial["code"] == "refused"
    assert denial["message"] == {
        "id": "no-" + denial["rule"].replace(".", "-"),
        "room": "semafor.games.ticket_to_ride",
        "facts": denial["facts"],
    }
    assert verdict == {"legal": False, "denial": {**denial, "key": None}}
    assert asked(offline.why, table=table, seat=0, move="keep 1 2") == {"legal": True, "denial": None}


def test_a_move_that_cannot_be_read_is_denied_with_the_words_of_its_room() -> None:
    denial = act(new("ticket-to-ride-usa"), 0, "fly to the moon")["answer"]

    assert denial["code"] == "bad-input"
    assert denial["message"]["room"] == "semafor.games.ticket_to_ride"
    assert denial["message"]["id"].startswith("bad-")


def test_an_answer_to_an_old_decision_gets_what_was_missed() -> None:
    table = new("ticket-to-ride-usa")
    command = {"key": "k", "do": {"type": "act", "move": "keep 1 2"}, "decision": 99}

    assert asked(offline.command, table=table, seat=0, command=command)["answer"]["type"] == "behind"


def test_undo_works_and_one_device_agrees_with_itself() -> None:
    table = new("railroad-ink", 2)
    first = asked(offline.update, table=table, seat=0)
    act(table, 0, first["moves"][0]["number"])
    undone = asked(offline.command, table=table, seat=0, command={"key": "u", "do": {"type": "undo"}})
    act(table, 0, first["moves"][0]["number"])
    asking = asked(offline.command, table=table, seat=0, command={"key": "v", "do": {"type": "ask-undo"}})

    assert undone["update"]["view"] == first["view"]
    assert asking["update"]["view"] == first["view"]
    assert asking["update"]["prompt"]["what"] == "prompt-act"


def test_a_table_opens_again_from_its_record_at_the_same_place() -> None:
    table = new("ticket-to-ride-europe", options={"first_seat": 0})
    act(table, 0, "keep 1 2")
    act(table, 1, "keep 1 2 3")
    act(table, 0, "draw deck")
    written = asked(offline.record, table=table)
    again = opened(type="branch", record=written["record"])

    assert again["moves"] == 3
    for seat in (0, 1, None):
        shown, other = (asked(offline.update, table=id, seat=seat) for id in (table, again["table"]))
        assert {**shown, "room": 0} == {**other, "room": 0}


def test_a_past_moment_of_a_table_is_only_looked_at() -> None:
    table = new("ticket-to-ride-usa", options={"first_seat": 0})
    start = asked(offline.update, table=table, seat=1)
    act(table, 0, "keep 1 2")
    past = asked(offline.moment, table=table, seat=1, moment=0)

    assert past["update"]["view"] == start["view"]
    assert past["update"]["room"]["seats"] == start["room"]["seats"]
    assert past["update"]["moves"] == []
    assert asked(offline.moment, table=table, seat=1, moment=1)["act"] == {"seat": 0, "notation": None}
    assert asked(offline.moment, table=table, seat=0, moment=1)["act"] == {"seat": 0, "notation": "keep 1 2"}
    assert asked(offline.moment, table=table, seat=1, moment="last")["n"] == 1
    assert asked(offline.moment, table=table, seat=1, moment=2)["message"]["id"] == "bad-moment"


def test_the_story_of_a_table_is_what_its_frames_told() -> None:
    table = new("ticket-to-ride-usa", options={"first_seat": 0})
    act(table, 0, "keep 1 2")
    story = asked(offline.story, table=table, seat=1)
    told = [event for frame in story["told"] for event in frame["events"]]

    assert told == asked(offline.update, table=table, seat=1, last=0)["events"] != []
    assert story["moves"] == []
    assert [line["notation"] for line in asked(offline.story, table=table, seat=0)["moves"]] == ["keep 1 2"]


def test_a_closed_table_is_gone() -> None:
    table = new("railroad-ink", 1)

    assert asked(offline.closed, table=table) is None
    assert asked(offline.update, table=table, seat=0)["message"] == {
        "id": "bad-table",
        "room": "semafor.offline",
        "facts": {"table": table},
    }


@pytest.mark.parametrize(
    ("opening", "message"),
    [
        ({"type": "new", "game": "chess", "seats": [{}]}, "bad-game"),
        ({"type": "new", "game": "ticket-to-ride-usa", "seats": [{}]}, "bad-seats"),
        ({"type": "new", "game": "railroad-ink", "seats": [{"kind": "bot", "level": "god"}]}, "bad-level"),
        ({"type": "new", "game": "railroad-ink", "seats": [{}], "options": {"longest": "x"}}, "bad-options"),
        ({"type": "new", "game": "railroad-ink", "seats": [{}], "script": [99]}, "bad-script"),
        ({"type": "new", "game": "railroad-ink", "seats": 3}, "bad-request"),
        ({"type": "old"}, "bad-request"),
        ({"type": "branch", "record": "nothing"}, "bad-record-first-line"),
    ],
)
def test_what_cannot_be_opened_is_a_problem_with_a_message(opening: dict[str, object], message: str) -> None:
    assert (opened(**opening)["type"], opened(**opening)["message"]["id"]) == ("problem", message)


def test_a_seat_that_is_none_is_a_problem() -> None:
    assert asked(offline.update, table=new("railroad-ink", 1), seat=7)["message"]["id"] == "bad-seat"


def test_after_the_end_the_points_are_proved_and_not_before() -> None:
    table = opened(type="branch", record=finished("ticket-to-ride-usa", 2))["table"]

    assert asked(offline.proved, table=new("ticket-to-ride-usa")) == []
    assert "longest-route" in [proof["part"] for proof in asked(offline.proved, table=table)]
