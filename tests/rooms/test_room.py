"""A room alone, without a server: a command is decided, the entry folded, and each seat shown what it may know."""

from __future__ import annotations

import msgspec
import pytest

from semafor.kernel.errors import BadInput
from semafor.rooms import commands as c
from semafor.rooms import entries as e
from semafor.rooms.decide import Denied, decide
from semafor.rooms.history import History
from semafor.rooms.render import gather_common, render_denial, render_moment, render_update
from semafor.rooms.room import Room

GAME = "ticket-to-ride-usa"


def begin() -> list[e.Entry]:
    """The log of a room in which two people have sat down."""
    setting = e.Setting(GAME, {"first_seat": 0}, 2, public=False, rated=False, clock=e.Clock("turn", turn_s=60))
    made = e.Created(setting, secret="07" * 32, host="h", join="j", watch="w")
    return [made, e.Seated(0, "Anna", "a", "ac", "salt"), e.Seated(1, "Bob", "b", "bc", "pepper")]


def fold(log: list[e.Entry], *, kept: int | None = None) -> Room:
    room = Room("here", kept=kept)
    for n, entry in enumerate(log):
        room.apply(n, 1000 * n, entry)
    return room


def command(do: c.AnyRequest, decision: int | None = None) -> c.Command:
    return c.Command("k", do, decision)


def shown(room: Room) -> list[bytes]:
    """Every byte that the seats and a watcher are shown."""
    return [msgspec.json.encode(render_update(room, seat, 0, gather_common(room))) for seat in (0, 1, None)]


def test_a_command_becomes_an_entry_the_entry_a_frame_of_every_seat() -> None:
    log = begin()
    room = fold(log)
    entry = decide(room, 0, command(c.Act("keep 1 2"), room.decisions[0]), now_ms=5000)
    assert isinstance(entry, e.Acted)
    counts = [room.audience(seat).count for seat in (0, 1, None)]
    room.apply(room.n, 5000, entry)
    update = render_update(room, 1, counts[1], gather_common(room))

    assert [room.audience(seat).count for seat in (0, 1, None)] == [count + 1 for count in counts]
    assert room.audience(0).count == entry.frame
    assert (update.since, update.prompt.what, [event.seat for event in update.events]) == (counts[1], "prompt-act", [0])


def test_the_same_log_gives_the_same_room_whatever_was_written_and_read_between() -> None:
    log = begin()
    room = fold(log)
    for seat in (0, 1):
        entry = decide(room, seat, command(c.Act("keep 1 2")), now_ms=room.at_ms)
        assert not isinstance(entry, Denied)
        log.append(entry)
        room.apply(room.n, 1000 * room.n, entry)
    written = [e.read_entry(msgspec.json.encode(entry)) for entry in log]

    assert written == log
    assert shown(fold(written)) == shown(room)


@pytest.mark.parametrize(
    ("seat", "do", "decision", "code"),
    [
        (1, c.Act("pass"), None, "refused"),
        (0, c.Act("keep 1 2"), 99, "stale"),
        (0, c.Undo(), None, "refused"),
        (0, c.AnswerUndo(True), None, "no-undo-asked"),
        (0, c.Mute(0), None, "no-such-seat"),
        (0, c.GiveToBot(1), None, "not-overdue"),
        (0, c.ComeBack(), None, "not-away"),
        (0, c.Leave(), None, "already-dealt"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_denied_leaves_no_entry_and_is_said_in_both_languages(
    seat: int, do: c.AnyRequest, decision: int | None, code: str
) -> None:
    room = fold(begin())
    denied = decide(room, seat, command(do, decision), now_ms=room.at_ms)
    assert isinstance(denied, Denied)
    denial = render_denial(room.game, denied, "k")

    assert (denied.code, denial.code, denial.key) == (code, code, "k")
    assert "" != denial.text.en != denial.text.pl != ""
    assert not denial.text.en.startswith(("denied-", "no-"))


def test_time_is_what_the_caller_says() -> None:
    room = fold(begin())
    due = room.clocks.due_ms(0)
    assert due is not None
    request = command(c.GiveToBot(0, "random"))

    assert isinstance(decide(room, 1, request, now_ms=due - 1), Denied)
    assert decide(room, 1, request, now_ms=due) == e.GivenToBot(0, "random", 1)


def test_the_history_shows_the_table_before_and_after_an_act() -> None:
    history = History(Room("here", kept=None))
    for entry in begin():
        history.apply(history.room.n, 0, entry)
    before = msgspec.json.encode(render_update(history.room, 0, None, gather_common(history.room)).view)
    act = decide(history.room, 0, command(c.Act("keep 1 2")), now_ms=0)
    assert isinstance(act, e.Acted)
    history.apply(history.room.n, 0, act)
    first, last = (render_moment(history, 0, n, opened=False) for n in (0, 1))

    assert (first.of, first.act, last.act and last.act.notation) == (2, None, "keep 1 2")
    assert msgspec.json.encode(first.update.view) == before != msgspec.json.encode(last.update.view)


def test_a_table_on_another_version_of_its_map_is_not_dealt_again() -> None:
    log = begin()
    made = log[0]
    assert isinstance(made, e.Created)
    log[0] = msgspec.structs.replace(made, setting=msgspec.structs.replace(made.setting, material="0123456789ab"))

    assert b"material" not in msgspec.json.encode(made)
    with pytest.raises(BadInput, match="another version of the map of ticket-to-ride-usa"):
        fold(log)


def test_what_was_gathered_before_an_act_serves_after_it_and_only_while_the_room_is_the_same() -> None:
    room = fold(begin())
    log: list[e.Entry] = [
        e.Acted(0, number(room, 0), 1),
        e.GivenToBot(1, "easy", 0),
        e.CameBack(1),
        e.Said(0, "hello"),
        e.Resigned(0),
    ]
    common = gather_common(room)
    for entry in log:
        room.apply(room.n, 1000 * room.n, entry)
        common = gather_common(room, 0, common)
        assert common == gather_common(room), entry
    assert room.status == "over"


def number(room: Room, seat: int) -> int:
    return int(room.playing().state.legal(seat)[0])
