"""Records from elsewhere: checked, replayed, branched, followed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

import semafor
from offline.asking import act, asked, finished, opened
from semafor import offline
from semafor.kernel.luck import SealedLuck, commitment

TTR = "ticket-to-ride-usa"
RECORD = finished(TTR, 2)


def findings(text: str) -> list[tuple[str, bool, str]]:
    return [(found["what"], found["ok"], found["message"]["id"]) for found in asked(offline.checked, record=text)["findings"]]


def test_a_good_record_passes_every_check() -> None:
    assert findings(RECORD) == [
        ("read", True, "check-read"),
        ("moves", True, "check-moves"),
        ("luck", True, "check-luck-seeded"),
    ]


def test_a_sealed_record_is_proved_against_its_commitment() -> None:
    game, secret = semafor.game(TTR), bytes(range(32))
    table = game.table(seats=2, luck=SealedLuck(secret, [b"salt"]))
    table.play("keep 1 2", seat=0)
    record = semafor.Record.of(table)
    record.header.secret, record.header.commitment, record.header.salts = secret.hex(), commitment(secret), ["salt"]

    assert findings(str(record))[2] == ("luck", True, "check-luck-sealed")
    for secret_line in ("00" * 32, "no hex", "abc"):
        record.header.secret = secret_line
        assert findings(str(record))[2] == ("luck", False, "bad-record-secret")


def test_a_record_without_seed_is_replayed_but_not_proved() -> None:
    found = asked(offline.checked, record=re.sub(r"(?m)^seed: .*\n", "", RECORD))

    assert (found["ok"], found["luck"]) == (True, "replayed")
    assert (found["findings"][2]["ok"], found["findings"][2]["message"]["id"]) == (False, "check-luck-replayed")


def test_other_luck_than_the_seeds_is_found() -> None:
    assert findings(re.sub(r"(?m)^seed: .*$", "seed: 4", RECORD))[2] == ("luck", False, "bad-record-deal-luck")


def test_an_illegal_move_is_found_with_its_rule() -> None:
    text = RECORD.replace("\n3. ", "\n3. 0 keep 1 2 3\n4. ").split("\n4. ")[0] + "\n"
    found = asked(offline.checked, record=text)["findings"]

    assert [one["what"] for one in found] == ["read", "moves"]
    assert found[1]["message"]["id"] == "bad-record-refused"
    assert found[1]["message"]["facts"]["number"] == 3


def test_a_move_that_cannot_be_read_is_a_message_inside_a_message() -> None:
    text = RECORD.split("\n3. ")[0] + "\n3. 0 fly away\n"
    message = asked(offline.checked, record=text)["findings"][1]["message"]

    assert (message["id"], message["room"], message["facts"]["number"]) == ("bad-record-move", "semafor.kernel", 3)
    assert message["facts"]["error"]["room"] == "semafor.games.ticket_to_ride"
    assert message["facts"]["error"]["id"].startswith("bad-")


@pytest.mark.parametrize("text", ["", "semafor record 1\n", "semafor record 1\ngame: chess\nrules: 1\nseats: 2\n\n"])
def test_what_is_no_record_is_said_in_one_message(text: str) -> None:
    found = asked(offline.checked, record=text)

    assert found["ok"] is False
    assert found["findings"][-1]["message"]["id"].startswith("bad-")


def test_a_record_is_replayed_moment_by_moment() -> None:
    game, record = semafor.game(TTR), semafor.Record.read(RECORD)
    for moment in (0, 1, 7, len(record.lines)):
        frame = asked(offline.replayed, record=RECORD, moment=moment, seat=1)

        assert (frame["n"], frame["of"]) == (moment, len(record.lines) + 1)
        assert (frame["act"] is None) == (moment == 0)
        assert frame["update"]["view"] == json.loads(msgspec.json.encode(record.replay(game, upto=moment).view(1)))
        assert (frame["update"]["moves"], frame["update"]["undo"]) == ([], None)
    assert frame["act"]["notation"] == record.lines[-1].what
    assert frame["update"]["result"]["ranking"]


def test_a_replay_shows_what_all_seats_saw_also_of_a_game_that_did_not_end() -> None:
    unfinished = "\n".join(line for line in RECORD.split("\n20. ")[0].splitlines()) + "\n"
    frame = asked(offline.replayed, record=unfinished, moment=4, opened=True)

    assert len(frame["opened"]) == 2
    assert frame["act"]["notation"]
    assert asked(offline.replayed, record=unfinished, moment=20)["message"] == {
        "id": "bad-moment",
        "room": "semafor.offline",
        "facts": {"moment": 20, "last": 19},
    }
    assert asked(offline.replayed, record=unfinished, moment=4, seat=7)["message"]["id"] == "bad-seat"


def test_the_story_of_a_record_is_told_to_each_seat() -> None:
    mine, watched = (asked(offline.retold, record=RECORD, seat=seat) for seat in (0, None))

    assert len(mine["moves"]) == len(semafor.Record.read(RECORD).lines)
    assert mine["told"] != watched["told"]
    assert asked(offline.retold, record=RECORD, seat=7)["message"]["id"] == "bad-seat"


def test_what_was_taken_back_is_no_moment() -> None:
    table = semafor.game(TTR).table(seats=2, seed=3, first_seat=0)
    table.play("keep 1 2", seat=1)
    table.undo(1)
    table.play("keep 2 3", seat=1)
    table.play("keep 1 2", seat=0)
    table.play("draw deck")
    table.take_back(0)
    text = str(semafor.Record.of(table))
    branch = opened(type="branch", record=text, moment=2)

    assert branch["moves"] == 2
    assert asked(offline.replayed, record=text, moment=0)["of"] == 3
    assert semafor.Record.read(asked(offline.record, table=branch["table"])["record"]).end == semafor.Record.of(table).end
    assert opened(type="branch", record=text, moment=3)["message"]["id"] == "bad-moment"


@pytest.mark.parametrize("luck", ["same", "new"])
def test_a_branch_goes_on_with_the_luck_that_was_asked_for(luck: str) -> None:
    record = semafor.Record.read(RECORD)
    at = next(number for number, line in enumerate(record.lines) if line.what == "draw deck")
    chance = []
    for seed in range(6):
        table = opened(type="branch", record=RECORD, moment=at, luck=luck, seed=seed)["table"]
        act(table, record.lines[at].seat, "draw deck")
        chance.append(semafor.Record.read(asked(offline.record, table=table)["record"]).lines[at].chance)

    assert (chance == [record.lines[at].chance] * 6) == (luck == "same")


def test_the_luck_of_a_record_without_a_seed_cannot_go_on() -> None:
    text = re.sub(r"(?m)^seed: .*\n", "", RECORD)

    assert opened(type="branch", record=text, moment=3, luck="same")["message"]["id"] == "bad-same-luck"


def test_bots_of_a_lesson_play_its_moves_and_its_luck_is_drawn() -> None:
    record = semafor.Record.read(RECORD)
    text = re.sub(r"(?m)^seed: .*\n", "", RECORD)
    table = opened(type="branch", record=text, moment=0, seats=[{}, {"kind": "bot", "level": "random"}], follow=True)["table"]
    for line in record.lines:
        if line.seat == 0:
            assert act(table, 0, line.what)["answer"]["type"] == "answer"
        else:
            assert asked(offline.bot_step, table=table)["seat"] == 1
    written = semafor.Record.read(asked(offline.record, table=table)["record"])

    assert (written.lines, written.end) == (record.lines, record.end)


def test_another_move_than_the_lessons_leaves_it_and_the_table_plays_on() -> None:
    table = opened(type="branch", record=RECORD, moment=0, seats=[{}, {"kind": "bot", "level": "random"}], follow=True, seed=1)
    first = semafor.Record.read(RECORD).lines[0]
    other = next(move for move in ("keep 1 2", "keep 2 3") if move != first.what)
    act(table["table"], 0, other)
    steps = [asked(offline.bot_step, table=table["table"]) for _ in range(2)]

    assert steps[0]["seat"] == 1
    assert asked(offline.update, table=table["table"], seat=0)["prompt"]["what"] in ("prompt-act", "prompt-wait")


def test_the_story_of_a_record_knows_its_moments() -> None:
    told = asked(offline.retold, record=RECORD, seat=0)["told"]
    moments = [each["moment"] for each in told if each["moment"] is not None]
    first = asked(offline.replayed, record=RECORD, seat=0, moment=moments[0])

    assert moments == sorted(moments)
    assert first["update"]["events"] == next(each["events"] for each in told if each["moment"] is not None)
    assert all(each["notation"] for each in told if each["moment"] is not None)


def test_a_lesson_waits_for_its_pupil_where_all_may_act_at_once() -> None:
    """Both seats may keep tickets now, but the record has the pupil's choice first."""
    lesson = (Path(__file__).parents[2] / "ui/src/tutorial/lessons/ticket-to-ride-usa.log").read_text("utf-8")
    table = opened(type="branch", record=lesson, moment=0, seats=[{}, {"kind": "bot", "level": "random"}], follow=True)["table"]

    assert asked(offline.bot_step, table=table)["seat"] is None
    act(table, 0, "keep 1 2")
    assert asked(offline.bot_step, table=table)["seat"] == 1
