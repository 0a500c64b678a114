"""Records: read, write, replay, verify; and one clear sentence for each way a record can be wrong."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import semafor
from semafor.kernel.errors import BadInput, BadRecord, Refused
from semafor.kernel.luck import FastLuck, KeyedLuck, SealedLuck, commitment
from semafor.kernel.record import Record
from semafor.kernel.refusal import Refusal
from semafor.kernel.table import Table

GAME = semafor.game("ticket-to-ride-usa")


def played(seed: int = 3) -> Table:
    table = GAME.table(seats=2, seed=seed, first_seat=0)
    table.play("keep 1 2", seat=1)
    table.play("keep 1 2 3", seat=0)
    table.play("draw deck")
    return table


def test_a_record_reads_back_as_it_was_written() -> None:
    text = str(Record.of(played()))

    assert str(Record.read(text)) == text
    assert text.splitlines()[0] == "semafor record 1"
    assert re.search(r"^3\. 0 draw deck \{\d\}$", text, re.MULTILINE)


def test_a_record_replays_to_any_moment() -> None:
    record = Record.of(played())

    assert record.replay(GAME, upto=0).actors == [0, 1]
    assert record.replay(GAME, upto=1).actors == [0]
    assert record.replay(GAME).state == played().state


def test_an_undo_is_a_line_of_its_own_and_numbers_go_on() -> None:
    table = GAME.table(seats=2, seed=3)
    table.play("keep 1 2", seat=1)
    table.undo(1)
    table.play("keep 2 3", seat=1)
    lines = str(Record.of(table)).splitlines()

    assert [line for line in lines if line[:1].isdigit()] == ["1. 1 keep 1 2", "2. 1 undo", "3. 1 keep 2 3"]
    assert Record.read("\n".join(lines)).replay(GAME).state == table.state


def test_a_sealed_game_is_verified_against_its_commitment() -> None:
    secret, salts = bytes(range(32)), ["Anna's", "Piotr's"]
    table = GAME.table(seats=2, luck=SealedLuck(secret, [salt.encode() for salt in salts]))
    table.play("keep 1 2", seat=0)
    table.play("keep 1 2", seat=1)
    table.play("draw deck")
    record = Record.of(table)
    record.header.commitment, record.header.secret, record.header.salts = commitment(secret), secret.hex(), salts
    again = Record.read(str(record))

    assert again.verify(GAME) == "sealed"
    again.header.secret = bytes(32).hex()
    with pytest.raises(BadRecord, match="not the one that was sealed"):
        again.verify(GAME)
    again.header.secret, again.header.salts = secret.hex(), ["Anna's", "Paul's"]
    with pytest.raises(BadRecord, match="deal is not what the luck"):
        again.verify(GAME)


def test_a_record_without_a_seed_replays_but_proves_no_luck() -> None:
    table = GAME.table(seats=2, luck=FastLuck(4))
    table.play("keep 1 2", seat=0)

    assert Record.read(str(Record.of(table))).verify(GAME) == "replayed"


def test_a_changed_card_is_found_by_verify() -> None:
    text = str(Record.of(played()))
    found = re.search(r"\{(\d)\}", text)
    assert found
    other = (int(found[1]) + 1) % 9
    changed = re.sub(r"\{\d\}", f"{{{other}}}", text)
    changed = re.sub(r"end: .*\n", "", changed)

    assert Record.read(changed).replay(GAME)
    with pytest.raises(BadRecord, match="Move 3: chance says"):
        Record.read(changed).verify(GAME)


BROKEN: list[tuple[str, Callable[[str], str], str]] = [
    ("empty", lambda _: "", "Line 1"),
    ("foreign", lambda _: "hello\n", "Line 1"),
    ("header without colon", lambda text: text.replace("seats: 2", "seats 2"), "Line 4"),
    ("seats no number", lambda text: text.replace("seats: 2", 'seats: "two"'), "header of the record is wrong"),
    ("unknown option", lambda text: text.replace('"first_seat"', '"last_seat"'), "options do not fit"),
    ("number missing", lambda text: text.replace("2. 0", "4. 0"), "number 4 stands where 2 is due"),
    ("nonsense line", lambda text: text.replace("2. 0 keep 1 2 3", "2: 0 keep"), "not a line of a record"),
    ("unknown move", lambda text: text.replace("keep 1 2 3", "fly to the moon"), "Move 2: “fly to the moon” is no move"),
    ("no such seat", lambda text: text.replace("2. 0", "2. 7"), "Move 2: There is no seat 7"),
    ("illegal move", lambda text: text.replace("keep 1 2 3", "keep 1"), "Move 2, “keep 1” by seat 0, is refused by the rule"),
    ("wrong end", lambda text: re.sub("end: .*", "end: 0000000000000000", text), "ends in another state"),
    ("other version", lambda text: text.replace("rules: 2", "rules: 1"), "rules version 1; this program has version 2"),
    ("other game", lambda text: text.replace("-usa", "-europe"), "record of ticket-to-ride-europe"),
    ("chance missing", lambda text: re.sub(r" \{\d\}", "", text), "Move 3: the script has run out"),
    ("chance too much", lambda text: re.sub(r"\{(\d)\}", r"{\1 1}", text), "Move 3: chance says"),
    ("impossible card", lambda text: re.sub(r"\{\d\}", "{77}", text), "Move 3: the script picks kind 77"),
    ("deal too short", lambda text: re.sub(r"dealt: \d+ ", "dealt: ", text), "deal"),
    ("too long", lambda text: text + " " * 2_000_001, "longer than"),
    ("too many lines", lambda text: text.replace("1. ", "\n" * 20_001 + "1. "), "more than 20"),
    ("endless number", lambda text: text.replace("2. 0", "9" * 5000 + ". 0"), "not a line of a record"),
    ("endless seat", lambda text: text.replace("2. 0", "2. " + "9" * 5000), "not a line of a record"),
    ("far seat", lambda text: text.replace("2. 0", "2. " + "9" * 18), "There is no seat 999"),
    ("endless chance", lambda text: re.sub(r"\{\d\}", "{" + "9" * 5000 + "}", text), "not a line of a record"),
    ("endless place", lambda text: text.replace("keep 1 2 3", "keep " + "9" * 5000), "Move 2: “keep 999"),
    ("endless options", lambda text: re.sub("options: .*", "options: " + "[" * 100_000, text), "Line 5"),
    ("half a sign", lambda text: text.replace("seed: 3", 'names: ["\\ud800"]'), "Line 6"),
    ("endless seats", lambda text: text.replace("seats: 2", "seats: " + "9" * 30), "2 to 5 players"),
]


@pytest.mark.parametrize("broken,says", [each[1:] for each in BROKEN], ids=[each[0] for each in BROKEN])
def test_a_broken_record_gets_one_sentence_that_says_where(broken: Callable[[str], str], says: str) -> None:
    text = broken(str(Record.of(played())))

    with pytest.raises(semafor.BadInput) as error:
        Record.read(text).replay(GAME)

    assert says in str(error.value)
    assert "\n" not in str(error.value)
    assert error.value.sentence("pl") != str(error.value)


@pytest.mark.parametrize("digits", [19, 30])
def test_a_seed_past_all_seeds_gets_one_sentence(digits: int) -> None:
    text = str(Record.of(played())).replace("seed: 3", "seed: " + "9" * digits)

    with pytest.raises(BadInput, match="9" * digits + " is no seed"):
        Record.read(text).verify(GAME)
    with pytest.raises(BadInput, match="is no seed"):
        GAME.table(seats=2, seed=-(10**digits))


def test_empty_lines_after_the_end_do_no_harm() -> None:
    text = str(Record.of(played()))

    assert str(Record.read(text + "\n \n")) == text


@pytest.mark.parametrize("name", ["Anna\u2028Maria", "Anna\x85", "Anna\x1cMaria", "Анна"])
def test_a_name_may_hold_any_sign(name: str) -> None:
    table = Table(GAME, 2, GAME.options(), KeyedLuck(3), seed=3, names=[name, ""])
    text = str(Record.of(table))

    assert Record.read(text).replay(GAME).names == [name, ""]
    assert str(Record.read(text)) == text


def test_a_refused_move_changes_nothing() -> None:
    table = played()
    before = GAME.hash(table.state)
    for move in ("keep 1 2", "draw tickets", "claim Denver-Omaha with 4 purple", "pass"):
        with pytest.raises(Refused):
            table.play(move)
    with pytest.raises(Refused):
        table.play("draw deck", seat=1)

    assert GAME.hash(table.state) == before
    assert len(table.entries) == 3


def test_undo_is_refused_after_chance_and_without_an_act() -> None:
    table = played()

    assert [refusal.rule for refusal in (table.undo_refusal(0), table.undo_refusal(1)) if refusal] == ["kernel.undo.final"] * 2
    fresh = GAME.table(seats=2, seed=1).undo_refusal(0)
    assert fresh is not None
    assert fresh.rule == "kernel.undo.nothing"


def test_undo_is_refused_after_the_act_of_a_seat_that_came_later() -> None:
    table = GAME.table(seats=2, seed=5, first_seat=0)
    table.play("keep 1 2", seat=0)
    table.play("keep 1 2", seat=1)
    table.play(next(move for move in table.moves() if "Atlanta-Nashville" in str(move)))
    table.play(next(move for move in table.moves() if "Dallas-Houston" in str(move)), seat=1)

    refusal = table.undo_refusal(0)
    assert refusal == Refusal("kernel.undo.others", {"seat": 2})
    assert "Miejsce 2" in GAME.words("pl").refusal(refusal, GAME.rulebook)


def test_what_is_wrong_with_a_move_is_said_in_the_language_of_the_sentence() -> None:
    record = Record.of(played())
    record.lines[2].what = "fly away"
    with pytest.raises(BadRecord) as caught:
        record.replay(GAME)
    inner = caught.value.facts["error"]

    assert isinstance(inner, BadInput)
    for lang in ("en", "pl"):
        assert caught.value.sentence(lang).endswith(inner.sentence(lang))
    assert inner.sentence("en") != inner.sentence("pl")


@pytest.mark.parametrize("secret", ["no hex", "abc", ""])
def test_a_secret_that_is_none_is_bad_input(secret: str) -> None:
    record = Record.of(played())
    record.header.secret, record.header.commitment = secret, commitment(b"another")
    with pytest.raises(BadRecord, match="sealed"):
        record.verify(GAME)
