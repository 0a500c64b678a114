"""The messages: all that a seat is sent comes from the game's view of that seat and from what is public."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, cast

import msgspec

import semafor
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.refusal import Refusal
from semafor.kernel.result import Result
from semafor.kernel.view import Event, View
from semafor.kernel.words import LANGUAGES, Words
from semafor.rooms import messages as m
from semafor.rooms.decide import Denied
from semafor.rooms.history import History
from semafor.rooms.room import Room
from semafor.rooms.seats import Seat

HERE = "semafor.rooms"


@lru_cache(1_000)
def render_title(game: str) -> m.Both:
    found = semafor.game(game)
    return m.Both(found.title("en"), found.title("pl"))


@lru_cache(200_000)
def render_move(game: str, number: int) -> m.MoveShown:
    """A move in its three forms, encoded once and for all (the encoder takes what is encoded already as it is)."""
    return _encoded(semafor.game(game), number)


def render_move_at(game: Game, number: int) -> m.MoveShown:
    """The same as it is written at a table, where the box may have names of its own."""
    ours = game.actions is semafor.game(game.key).actions
    return render_move(game.key, number) if ours else _encoded(game, number)


def _encoded(game: Game, number: int) -> m.MoveShown:
    shown = m.MoveShown(number, game.actions.notation(number), game.actions.json(number))
    return cast("m.MoveShown", msgspec.Raw(msgspec.json.encode(shown)))


def render_room(room: Room, *, secret: bool = True) -> m.RoomShown:
    """The room without anything that only one seat may know."""
    setting = room.setting
    over = room.status == "over" and secret and not setting.attempt
    return m.RoomShown(
        room=room.id,
        game=setting.game,
        title=render_title(setting.game),
        options=setting.options,
        status=room.status,
        outcome=room.outcome,
        public=setting.public,
        rated=setting.rated,
        clock=setting.clock,
        seats=[render_seat(at, seat) for at, seat in enumerate(room.seats)],
        luck=m.LuckShown(room.commitment, [seat.salt for seat in room.seats if seat.salt], room.secret.hex() if over else None),
        rematch=room.rematch,
        rematch_agreed=sorted(room.rematch_agreed),
        hints=setting.hints,
        made_ms=room.made_ms,
        over_ms=room.over_ms,
        totals=count_totals(room.playing().result()) if room.outcome == "played" else None,
        challenge=setting.attempt.challenge if setting.attempt else "",
        handed=setting.handed,
        programs=setting.programs,
    )


def render_card(room: Room) -> m.RoomShown:
    """The room as a list shows it: of somebody's box only whose it is, because all its values can be as long as a book."""
    shown = render_room(room)
    material = str(shown.options.get("material") or "")
    if not material:
        return shown
    first = material.partition("\n")[0]
    whose = first if first.startswith("title") else "#"  # a box without a name is still not ours
    return msgspec.structs.replace(shown, options={**shown.options, "material": whose})


def render_seat(at: int, seat: Seat) -> m.SeatShown:
    return m.SeatShown(
        at,
        seat.kind,
        seat.name,
        seat.level,
        seat.account,
        seat.resigned,
        program=seat.program,
        wanted=seat.wanted,
        before=list(seat.before),
    )


class Common(msgspec.Struct, frozen=True, gc=False):
    """What the frames of all audiences have in common at one moment, made once; the room and the clock encoded already."""

    n: int  # of the room's entries
    shown_n: int  # the same when the room itself last changed
    room: m.RoomShown
    actors: list[int]
    people: list[int]
    clock: m.ClockShown
    public: View | None
    result: Result | None


def gather_common(room: Room, ahead_ms: int = 0, before: Common | None = None) -> Common:
    """What everybody may know of the room as it is; the wall clock is so far `ahead` of the clock that times are told by.

    Most acts change the table only: then the room is shown as it was `before`.
    """
    due = [room.clocks.due_ms(at) for at in range(len(room.seats))]
    shown = [None if at_ms is None else at_ms + ahead_ms for at_ms in due]
    away = [None if at_ms is None else at_ms + ahead_ms for at_ms in map(room.clocks.away_until, range(len(room.seats)))]
    clock = m.ClockShown(room.at_ms, list(room.clocks.banks_ms), shown, away)
    return Common(
        n=room.n,
        shown_n=room.shown_n,
        room=before.room if before is not None and before.shown_n == room.shown_n else encode_room(room),
        actors=room.actors,
        people=room.people,
        clock=cast("m.ClockShown", encode(clock)),
        public=None if room.table is None else room.table.view(None),
        result=room.playing().result() if room.outcome == "played" else None,
    )


def encode_room(room: Room) -> m.RoomShown:
    return cast("m.RoomShown", encode(render_room(room)))


def count_totals(result: Result) -> m.Totals:
    """Points and places of the seats; an automaton's are on the score sheet only."""
    points = {sheet.seat: sheet.total for sheet in result.seats if isinstance(sheet.seat, int)}
    places = {seat: place.place for place in result.ranking for seat in place.seats}
    return m.Totals([points[seat] for seat in sorted(points)], [places[seat] for seat in sorted(points)])


def render_prompt(room: Room, seat: int | None, actors: list[int]) -> m.Prompt:
    if room.agreed is not None and seat in room.asked and seat not in room.agreed:
        return m.Prompt("prompt-answer-undo", [room.asker])
    if room.status != "playing":
        return m.Prompt("prompt-open" if room.status == "open" else "prompt-over", [])
    if seat is None or seat not in actors:
        return m.Prompt("prompt-wait", actors)
    return m.Prompt("prompt-bot" if room.seats[seat].level else "prompt-act", actors)


def render_update(room: Room, seat: int | None, last: int | None, common: Common) -> m.Update:
    """The newest frame of an audience for a client that has seen frame `last`."""
    frames = room.audience(seat)
    events = None if last is None else frames.since(last)
    muted = set() if seat is None else room.seats[seat].muted
    return m.Update(
        n=frames.count,
        since=None if events is None else last,
        seat=seat,
        room=common.room,
        prompt=render_prompt(room, seat, common.actors),
        decision=None if seat is None else room.decisions[seat],
        view=_view(room, seat, common.public),
        moves=_moves(room, seat) if seat in common.actors else [],
        events=render_events(events or []),
        undo=_undo(room, seat, common.people),
        clock=common.clock,
        chat=[line for line in room.chat if line.seat not in muted] if events is None else [],
        muted=sorted(muted),
        result=common.result,
    )


def render_events(events: Iterable[Event]) -> list[m.EventShown]:
    """An event is sent as it is: it has what is shown and no more."""
    return cast("list[m.EventShown]", list(events))


def _view(room: Room, seat: int | None, public: View | None) -> dict[str, Any] | None:
    if room.table is None or public is None:
        return None
    return encode(public if seat is None else room.table.seat_view(seat, public))


def encode(value: msgspec.Struct) -> dict[str, Any]:
    """The value as it is sent (the encoder takes what is encoded already as it is)."""
    return cast("dict[str, Any]", msgspec.Raw(msgspec.json.encode(value)))


def render_moment(history: History, seat: int | None, n: int, *, opened: bool) -> m.Moment:
    """Moment `n` of the audience; `opened` adds what every seat saw, and tells of the act as its own seat was told."""
    room, moments = history.room, history.moments(seat)
    number = moments[n]
    act = _act(history, seat, number) if number else None
    told = history.events_of_act(number, act.seat if opened else seat) if act is not None else ()
    views = [encode(room.game.view(history.state(number), at)) for at in range(len(room.seats))] if opened else None
    last = n == len(moments) - 1
    return m.Moment(n, len(moments), act, _render_past(history, seat, n, number, last=last, told=told), views)


def _act(history: History, seat: int | None, number: int) -> m.ActShown:
    """The act; its notation is its own seat's secret until the end."""
    entry = history.act(number).entry
    assert entry.action is not None
    known = history.open or entry.seat == seat
    return m.ActShown(entry.seat, history.room.game.actions.notation(entry.action) if known else None)


def render_story(history: History, seat: int | None) -> m.Story:
    """All the audience was told, frame by frame; of a history from which nothing was let go."""
    moments, notations = history.moments_by_frame(seat), _notations(history, seat)
    frames = enumerate(history.room.audience(seat).told, 1)
    told = [m.Told(n, render_events(events), moments.get(n), notations.get(n)) for n, events in frames]
    return m.Story(told, _lines(history, seat), history.course())


def _notations(history: History, seat: int | None) -> dict[int, str]:
    """The acts of which frames told, in notation: one's own, after the end everybody's."""
    told = {
        frame: act for (to, frame), act in history.acts_by_frame.items() if to == seat and (history.open or act.seat == seat)
    }
    return {frame: history.room.game.actions.notation(act.action) for frame, act in told.items() if act.action is not None}


def _lines(history: History, seat: int | None) -> list[m.Line]:
    if history.room.table is None:
        return []
    notation = history.room.game.actions.notation
    return [
        m.Line(entry.seat, entry.action, entry.undo_word if entry.action is None else notation(entry.action))
        for entry in history.room.table.entries
        if history.open or entry.seat == seat
    ]


def _render_past(history: History, seat: int | None, n: int, number: int, *, last: bool, told: Iterable[Event]) -> m.Update:
    room, state = history.room, history.state(number)
    shown = render_room(room)
    if not last:
        luck = msgspec.structs.replace(shown.luck, secret=None)
        then: dict[str, Any] = {
            "status": "playing",
            "outcome": "",
            "rematch": "",
            "rematch_agreed": [],
            "over_ms": None,
            "totals": None,
        }
        shown = msgspec.structs.replace(shown, luck=luck, **then)
    over = shown.status == "over"
    actors = [] if over else [int(actor) for actor in state.actors()]
    return m.Update(
        n=n,
        since=None,
        seat=seat,
        room=shown,
        prompt=m.Prompt("prompt-over" if over else "prompt-act" if seat in actors else "prompt-wait", actors),
        decision=None,
        view=encode(room.game.view(state, seat)),
        moves=[],
        events=render_events(told),
        undo=None,
        clock=m.ClockShown(room.at_ms, list(room.clocks.banks_ms), [None] * len(room.seats), [None] * len(room.seats)),
        chat=[],
        muted=[],
        result=room.game.result(state) if over and room.outcome == "played" else None,
    )


def _moves(room: Room, seat: int) -> list[m.MoveShown]:
    """The legal moves of a seat that is to act, if it plays for itself."""
    if room.seats[seat].level:
        return []
    return [render_move_at(room.game, int(number)) for number in room.playing().state.legal(seat)]


def _undo(room: Room, seat: int | None, people: list[int]) -> m.UndoShown | None:
    if seat is None or room.status != "playing":
        return None
    turn = room.playing().undoable(seat)
    return m.UndoShown(
        alone=turn > 0,
        turn=turn,
        ask=seat in people and seat in room.standing and room.agreed is None and not _alone(room, seat),
        asked_by=None if room.agreed is None else room.asker,
        agreed=sorted(room.agreed or ()),
    )


def _alone(room: Room, seat: int) -> bool:
    """Whether there is nobody whom the seat could ask for an undo."""
    return bool(room.setting.attempt) or room.lacks_consent(seat)


def say_in_both(message: str, facts: dict[str, object], *packages: str) -> m.Both:
    """The message of one of these packages, or of this one, in both languages."""
    return m.Both(*(Words(lang, *packages, HERE, "semafor.kernel").say(message, **facts) for lang in LANGUAGES))


def render_denial(game: Game, denied: Denied, key: str | None = None) -> m.Denial:
    """A denial with its sentences; a refusal speaks with the words of the game."""
    refusal = denied.refusal
    if refusal is None:
        return m.Denial(denied.code, say_in_both(f"denied-{denied.code}", dict(denied.facts)), dict(denied.facts), key=key)
    said = [game.words(lang) for lang in LANGUAGES]
    wrong = m.Both(*(words.wrong(refusal, game.rulebook) for words in said))
    return m.Denial(denied.code, wrong, dict(refusal.facts), refusal.rule, key=key, instead=_advice(refusal, said))


def _advice(refusal: Refusal, said: list[Words]) -> m.Advice | None:
    found = refusal.instead
    if found is None:
        return None
    return m.Advice(found.message, dict(found.facts), m.Both(*(words.instead(refusal) for words in said)))


def render_bad_input(error: BadInput, key: str | None = None) -> m.Denial:
    """Broken input in one sentence."""
    return m.Denial("bad-input", m.Both(error.sentence("en"), error.sentence("pl")), key=key)
