"""Making rooms, sitting down, acting, looking."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

import msgspec

import semafor
from semafor.bots import levels
from semafor.kernel.errors import BadInput
from semafor.server import happened as h
from semafor.server import messages as m
from semafor.server import names
from semafor.server.commands import Command, Level, SeatNumber, Text
from semafor.server.deciding import Denied
from semafor.server.house import NoRoom
from semafor.server.http.call import Call, Endpoint, Problem
from semafor.server.room import Room
from semafor.server.showing import bad_input, denial, prompt, shown_room, update
from semafor.server.tokens import fresh_code, fresh_id, fresh_token, hashed, same, tidy_code

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Salt = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{0,64}$")]
GameKey = Annotated[str, msgspec.Meta(max_length=40)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: `me` (the maker of the room, several times for a hot seat), a `bot`, or whoever comes (`open`)."""

    kind: Literal["me", "bot", "open"] = "open"
    name: Text = ""
    level: Level = "easy"
    salt: Salt = ""


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room to be made."""

    game: GameKey
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}
    public: bool = False
    rated: bool = False
    clock: h.Clock = h.Clock()


class SeatKey(msgspec.Struct, frozen=True):
    """What lets one play a seat: its token, and the four words that move it to another device. Shown only once."""

    seat: int
    token: str
    code: str


class MadeRoom(msgspec.Struct, frozen=True):
    """A new room with its tokens: `host` to arrange it, `join` to sit down, `watch` to look. `link` is for sharing."""

    room: m.RoomShown
    link: str
    host: str
    join: str
    watch: str
    seats: list[SeatKey]


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down under this name. A private room needs its join token, here or as bearer. The salt is the client's luck."""

    name: Name
    join: Annotated[str, msgspec.Meta(max_length=100)] = ""
    salt: Salt = ""


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot of this level on an open seat."""

    level: Level = "easy"


class ReturnCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The four words of a seat."""

    code: Annotated[str, msgspec.Meta(max_length=100)]


class SeatCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command of a seat."""

    seat: SeatNumber
    command: Command


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """May the seat play this move now, and if not, why?"""

    seat: SeatNumber
    move: int | Text | dict[str, object]


class Verdict(msgspec.Struct, frozen=True):
    """Whether the move is legal, and the denial if not."""

    legal: bool
    denial: m.Denial | None


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of my seats asks for the rematch."""

    seat: SeatNumber


class NextRoom(msgspec.Struct, frozen=True):
    """The room of the rematch; the tokens of the old seats open the new ones."""

    room: str


class MyTable(msgspec.Struct, frozen=True):
    """A room in which I have seats, and what is expected there."""

    room: m.RoomShown
    seats: list[int]
    prompt: m.Prompt


def checked_clock(clock: h.Clock) -> h.Clock:
    if not (5 <= clock.turn_s <= 2_592_000 and 5 <= clock.bank_s <= 2_592_000 and 0 <= clock.bonus_s <= 3600):
        raise BadInput("bad-clock", "semafor.server")
    return clock


def checked_level(level: str) -> str:
    if level not in levels():
        raise BadInput("bad-level", level=level, levels=levels())
    return level


def seated(seat: int, name: str, salt: str) -> tuple[h.Seated, SeatKey]:
    """The entry for a person who sits down, and the secrets that person is told."""
    key = SeatKey(seat, fresh_token(), fresh_code())
    entry = h.Seated(seat, names.name(name), hashed(key.token), hashed(tidy_code(key.code)), salt or secrets.token_hex(16))
    return entry, key


async def make(call: Call, wish: NewRoom) -> MadeRoom:
    """Make a room."""
    call.limited("room")
    game = semafor.game(wish.game)
    options = msgspec.to_builtins(game.option_values(wish.options))
    game.start(
        len(wish.seats), game.option_values(wish.options), semafor.FastLuck(0)
    )  # a set-up that cannot be dealt is refused
    setting = h.Setting(game.key, options, len(wish.seats), wish.public, wish.rated, checked_clock(wish.clock))
    return await made(call, setting, secrets.token_hex(32), wish.seats)


async def made(call: Call, setting: h.Setting, secret: str, seats: list[SeatWish]) -> MadeRoom:
    """The room of that setting and secret, with its first seats taken."""
    account = await call.account()
    if setting.rated and account is None:
        raise Problem(403, "not-rated")
    host, join, watch = fresh_token(), fresh_token(), fresh_token()
    entries: list[h.Entry] = [h.Created(setting, secret, hashed(host), hashed(join), hashed(watch))]
    keys: list[SeatKey] = []
    for at, seat in enumerate(seats):
        if seat.kind == "bot":
            entries.append(h.BotSeated(at, checked_level(seat.level)))
        elif seat.kind == "me":
            entry, key = seated(at, seat.name, seat.salt)
            entries += [entry, *([h.Claimed(at, account[0])] if account else [])]
            keys.append(key)
    id = fresh_id()
    live = await call.office.house.create(id, entries)
    for key in keys:
        await keep(call, live.room, key, account)
    call.set_cookie(f"host-{id}", host)
    return MadeRoom(shown_room(live.room), f"/r/{id}#join={join}", host, join, watch, keys)


async def keep(call: Call, room: Room, key: SeatKey, account: tuple[str, str] | None) -> None:
    call.set_cookie(f"seat-{room.id}-{key.seat}", key.token)
    if account is not None:
        await call.office.people.claim(room.id, key.seat, account[0])


async def show(call: Call) -> m.RoomShown:
    """A room as everybody who may see it sees it."""
    return shown_room((await call.live()).room)


async def sit(call: Call, wish: Joining) -> SeatKey:
    """Sit down on an open seat."""
    call.limited("join")
    house = call.office.house
    live = await call.live(wish.join)
    if not live.room.setting.public and not any(same(token, live.room.join) for token in (wish.join, call.token)):
        raise Problem(403, "no-token")
    account = await call.account()
    if live.room.setting.rated and account is None:
        raise Problem(403, "not-rated")
    entry, key = seated(seat_number(call), wish.name, wish.salt)

    def decide(room: Room) -> h.Entry | Denied:
        free = key.seat < len(room.seats) and room.seats[key.seat].open
        return entry if free else Denied("seat-taken")

    if await house.append(live, f"sit:{fresh_id()}", decide) is None:
        raise Problem(409, "seat-taken")
    await keep(call, live.room, key, account)
    if account is not None:
        await house.append(live, f"claim:{key.seat}:{fresh_id()}", lambda _: h.Claimed(key.seat, account[0]))
    return key


def seat_number(call: Call) -> int:
    return int(call.request.path_params["seat"])


async def seat_bot(call: Call, wish: BotSeat) -> m.RoomShown:
    """The host puts a bot on an open seat."""
    live, seat, level = await call.live(), seat_number(call), checked_level(wish.level)
    if not call.hosts(live.room):
        raise Problem(403, "no-host")

    def decide(room: Room) -> h.Entry | Denied:
        free = seat < len(room.seats) and room.seats[seat].open
        return h.BotSeated(seat, level) if free else Denied("seat-taken")

    if await call.office.house.append(live, f"bot-seat:{fresh_id()}", decide) is None:
        raise Problem(409, "seat-taken")
    return shown_room(live.room)


async def come_with_code(call: Call, wish: ReturnCode) -> SeatKey:
    """Move a seat to this device by its four words; the old token and the old words are worth nothing afterwards."""
    room_id = call.request.path_params["room"]
    call.limited("code")
    call.limited("code", f"room {room_id}")
    live = await call.live(tidy_code(wish.code))
    code = tidy_code(wish.code)
    seat = next((at for at, seat in enumerate(live.room.seats) if same(code, seat.code)), None)
    if seat is None:
        raise Problem(403, "wrong-code")
    key = SeatKey(seat, fresh_token(), fresh_code())
    old = live.room.seats[seat].code

    def decide(room: Room) -> h.Entry | Denied:
        entry = h.Rekeyed(seat, hashed(key.token), hashed(key.code))
        return entry if room.seats[seat].code == old else Denied("wrong-code")

    if await call.office.house.append(live, f"rekey:{fresh_id()}", decide) is None:
        raise Problem(403, "wrong-code")
    call.set_cookie(f"seat-{live.room.id}-{seat}", key.token)
    return key


async def look(call: Call) -> m.Update:
    """All that a seat, or a watcher, may know now: the same message as a socket's first frame."""
    live = await call.live()
    seat = asked_seat(call, live.room)
    last = call.query("last")
    return update(live.room, seat, int(last) if last is not None and last.isdecimal() and len(last) < 10 else None)


def asked_seat(call: Call, room: Room) -> int | None:
    """The seat of the query, whose token the caller must show; None for a watcher."""
    asked = call.query("seat")
    if asked is None:
        return None
    if not asked.isdecimal() or len(asked) > 2 or int(asked) >= len(room.seats):
        raise Problem(404, "no-such-seat")
    call.plays(room, int(asked))
    return int(asked)


async def command(call: Call, wish: SeatCommand) -> m.Answer | m.Denial | m.Behind:
    """Carry out a command of a seat. A denial is an answer too: the request was understood."""
    live = await call.live()
    call.plays(live.room, wish.seat)
    call.limited("chat" if wish.command.do.__struct_config__.tag == "chat" else "command", f"{live.room.id}:{wish.seat}")
    return await call.office.house.command(live, wish.seat, wish.command)


async def why(call: Call, wish: Question) -> Verdict:
    """Whether a move is legal now, and the rule that forbids it if not."""
    live = await call.live()
    room = live.room
    call.plays(room, wish.seat)
    if room.table is None:
        return Verdict(False, denial(room, Denied("not-playing")))
    try:
        refusal = room.table.why_not(wish.move, wish.seat)
    except BadInput as error:
        return Verdict(False, bad_input(error))
    return Verdict(refusal is None, None if refusal is None else denial(room, Denied("refused", {}, refusal)))


async def rematch(call: Call, wish: Rematch) -> NextRoom:
    """Open a new room with the same setting and the same people; asked twice, it is the same room."""
    call.limited("room")
    live = await call.live()
    old, house = live.room, call.office.house
    call.plays(old, wish.seat)
    if old.status != "over":
        raise Problem(409, "not-over")
    if not old.rematch:
        id = fresh_id()
        await house.create(id, again(old))
        await house.append(live, "rematch", lambda _: h.Rematch(wish.seat, id))
    return NextRoom(live.room.rematch)


def again(old: Room) -> list[h.Entry]:
    """The first entries of a rematch: the seats keep their tokens, the luck is new."""
    entries: list[h.Entry] = [h.Created(old.setting, secrets.token_hex(32), old.host, old.join, old.watch)]
    for at, seat in enumerate(old.seats):
        if seat.person:
            entries.append(h.Seated(at, seat.name, seat.token, seat.code, secrets.token_hex(16)))
            entries += [h.Claimed(at, seat.account)] if seat.account else []
        else:
            entries.append(h.BotSeated(at, seat.level))
    return entries


async def lobby(call: Call) -> list[msgspec.Raw]:
    """Public rooms, the newest first: `status` open (the default), playing or over; of one `game` if asked."""
    status = call.query("status") or "open"
    if status not in ("open", "playing", "over"):
        raise Problem(400, "not-found")
    return await call.office.lobby.public(status, call.query("game"))


async def mine(call: Call) -> list[MyTable]:
    """The tables at which this browser or this account has seats, and whose turn it is there."""
    held: dict[str, set[int]] = {}
    for name in call.request.cookies:
        kind, _, rest = name.partition("-")
        room, _, seat = rest.partition("-")
        if kind == "seat" and seat.isdecimal() and len(seat) < 3:
            held.setdefault(room, set()).add(int(seat))
    account = await call.account()
    claimed = await call.office.people.claims(account[0]) if account else []
    for room, number in claimed:
        held.setdefault(room, set()).add(number)
    return [table for room, seats in list(held.items())[:100] if (table := await my_table(call, room, seats, claimed))]


async def my_table(call: Call, id: str, seats: set[int], claimed: list[tuple[str, int]]) -> MyTable | None:
    try:
        room = (await call.office.house.open(id)).room
    except NoRoom:
        return None
    own = sorted(seat for seat in seats if (id, seat) in claimed or room.holds(seat, call.cookie(f"seat-{id}-{seat}")))
    return MyTable(shown_room(room), own, prompt(room, own[0])) if own else None


ENDPOINTS = [
    Endpoint("POST", "/api/rooms", make, MadeRoom, NewRoom),
    Endpoint("GET", "/api/rooms", lobby, list[m.RoomShown], query=("status", "game")),
    Endpoint("GET", "/api/mine", mine, list[MyTable]),
    Endpoint("GET", "/api/rooms/{room}", show, m.RoomShown),
    Endpoint("POST", "/api/rooms/{room}/seats/{seat:int}", sit, SeatKey, Joining),
    Endpoint("POST", "/api/rooms/{room}/seats/{seat:int}/bot", seat_bot, m.RoomShown, BotSeat),
    Endpoint("POST", "/api/rooms/{room}/return", come_with_code, SeatKey, ReturnCode),
    Endpoint("GET", "/api/rooms/{room}/view", look, m.Update, query=("seat", "last")),
    Endpoint("POST", "/api/rooms/{room}/commands", command, m.Answer | m.Denial | m.Behind, SeatCommand),
    Endpoint("POST", "/api/rooms/{room}/why", why, Verdict, Question),
    Endpoint("POST", "/api/rooms/{room}/rematch", rematch, NextRoom, Rematch),
]
