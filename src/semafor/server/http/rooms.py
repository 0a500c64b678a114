"""Sitting down, acting, looking."""

from __future__ import annotations

import msgspec

from semafor.kernel.card import CardLine
from semafor.kernel.errors import BadInput
from semafor.rooms import entries as e
from semafor.rooms import messages as m
from semafor.rooms.decide import Denied
from semafor.rooms.refold import SetAside
from semafor.rooms.render import render_bad_input, render_denial, render_prompt, render_room
from semafor.rooms.room import Room
from semafor.server.http.call import GUEST, Call, Endpoint, Problem
from semafor.server.http.denials import deny
from semafor.server.http.forms import BotSeat, Joining, MyTable, Question, ReturnCode, SeatCommand, SeatKey, Verdict
from semafor.server.http.new_rooms import check_level, sit_down
from semafor.server.node.archive import NoRoom
from semafor.server.tokens import fresh_code, fresh_id, fresh_token, hash_token, matches, tidy_code

MOST_MINE = 200


async def show(call: Call) -> m.RoomShown:
    """A room as everybody who may see it sees it."""
    return render_room((await call.live()).room)


async def card(call: Call) -> list[CardLine]:
    """What everything costs and scores at this table, each line with its rule."""
    room = (await call.live()).room
    return room.game.card(len(room.seats), room.game.option_values(room.setting.options))


async def sit(call: Call, body: Joining) -> SeatKey:
    """Sit down on an open seat."""
    call.limit("join")
    live = await call.live(body.join)
    if not live.room.setting.public and not any(matches(token, live.room.join) for token in (body.join, call.token)):
        raise Problem(403, "no-token")
    await check_rated(call, live.room)
    check_company(live.room)
    return await sit_down(call, live, seat_number(call), body.name, body.salt)


def check_company(room: Room) -> None:
    """A Problem at a challenge: its page says who sits there."""
    if room.setting.attempt is not None:
        raise Problem(409, "challenge-seats")


async def check_rated(call: Call, room: Room) -> None:
    """A rated game is played by people with accounts, and by programs where that was agreed."""
    if not room.setting.rated:
        return
    if await call.program() is not None:
        check_programs(room)
    elif await call.account() is None:
        raise Problem(403, "not-rated")


def check_programs(room: Room) -> None:
    """A Problem where the game is rated, and it was not said that programs may play."""
    if room.setting.rated and not room.setting.programs:
        raise Problem(403, "program-rated")


def seat_number(call: Call) -> int:
    return int(call.request.path_params["seat"])


async def seat_bot(call: Call, body: BotSeat) -> m.RoomShown:
    """The host puts a bot on an open seat."""
    live, seat = await call.live(), seat_number(call)
    level = check_level(call, body.level, live.room.game.key)
    if not call.hosts(live.room):
        raise Problem(403, "no-host")
    check_company(live.room)

    def decide(room: Room) -> e.Entry | Denied:
        free = seat < len(room.seats) and room.seats[seat].open
        return e.BotSeated(seat, level) if free else Denied("seat-taken")

    await call.append(live, f"bot-seat:{fresh_id()}", decide)
    return render_room(live.room)


async def free_seat(call: Call) -> m.RoomShown:
    """The host frees a seat that somebody took, before the deal; whoever sat there may not keep others waiting."""
    live, seat = await call.live(), seat_number(call)
    if not call.hosts(live.room):
        raise Problem(403, "no-host")
    check_company(live.room)

    def decide(room: Room) -> e.Entry | Denied:
        if room.status != "open":
            return Denied("already-dealt")
        taken = seat < len(room.seats) and not room.seats[seat].open
        return e.Left(seat) if taken else Denied("no-such-seat")

    await call.append(live, f"free:{fresh_id()}", decide)
    return render_room(live.room)


async def come_with_code(call: Call, body: ReturnCode) -> SeatKey:
    """Move a seat to this device by its four words; the old token and the old words are worth nothing afterwards."""
    room_id = call.request.path_params["room"]
    call.check_limit("code")
    call.limit("code", f"{call.address} {room_id}")  # a stranger's guesses slow the stranger, nobody else
    live = await call.live(tidy_code(body.code))
    code = tidy_code(body.code)
    seat = next((at for at, seat in enumerate(live.room.seats) if matches(code, seat.code)), None)
    if seat is None:
        call.limit("code")  # who tries many rooms is slowed at all of them
        raise Problem(403, "wrong-code")
    key = SeatKey(seat, fresh_token(), fresh_code())
    old = live.room.seats[seat].code

    def decide(room: Room) -> e.Entry | Denied:
        entry = e.Rekeyed(seat, hash_token(key.token), hash_token(key.code))
        return entry if room.seats[seat].code == old else Denied("wrong-code")

    await call.append(live, f"rekey:{fresh_id()}", decide, 403)
    await call.keep(live.room.id, [hash_token(key.token)])
    return key


async def look(call: Call) -> m.Update:
    """All that a seat, or a watcher, may know now: the same message as a socket's first frame."""
    live = await call.live()
    seat = query_seat(call, live.room)
    call.node.rooms.visit(live)
    last = call.query("last")
    return live.update(seat, int(last) if last is not None and last.isdecimal() and len(last) < 10 else None)


def query_seat(call: Call, room: Room) -> int | None:
    """The seat of the query, whose token the caller must show; None for a watcher."""
    asked = call.query("seat")
    if asked is None:
        return None
    if not asked.isdecimal() or len(asked) > 2 or int(asked) >= len(room.seats):
        raise Problem(404, "no-such-seat")
    call.require_seat(room, int(asked))
    return int(asked)


async def command(call: Call, body: SeatCommand) -> m.Answer | m.Denial | m.Behind:
    """Carry out a command of a seat. A denial is an answer too: the request was understood."""
    live = await call.live()
    call.require_seat(live.room, body.seat)
    call.limit("chat" if body.command.do.__struct_config__.tag == "chat" else "command", f"{live.room.id}:{body.seat}")
    return await call.node.rooms.command(live, body.seat, body.command)


async def why(call: Call, body: Question) -> Verdict:
    """Whether a move is legal now, and the rule that forbids it if not."""
    live = await call.live()
    room = live.room
    call.require_seat(room, body.seat)
    if room.table is None:
        return Verdict(False, render_denial(room.game, Denied("not-playing")))
    try:
        refusal = room.table.why_not(body.move, body.seat)
    except BadInput as error:
        return Verdict(False, render_bad_input(error))
    return Verdict(refusal is None, None if refusal is None else render_denial(room.game, Denied("refused", {}, refusal)))


async def lobby(call: Call) -> list[msgspec.Raw]:
    """Public rooms, the newest first: `status` open (the default), playing or over; of one `game` if asked."""
    return await call.node.lobby.public(query_status(call) or "open", call.query("game"))


def query_status(call: Call) -> str | None:
    status = call.query("status")
    if status not in (None, "open", "playing", "over"):
        raise Problem(400, "not-found")
    return status


async def mine(call: Call) -> list[MyTable]:
    """The tables at which this browser or this account has seats, the newest first; only those of a `status` if asked."""
    status, held = query_status(call), await gather_held_keys(call)
    account = await call.account()
    claimed = await call.node.accounts.claims(account[0]) if account else []
    rooms = list(dict.fromkeys([*held, *(room for room, _ in claimed)]))[:MOST_MINE]
    found = [
        await find_my_table(call, room, held.get(room, []), [seat for at, seat in claimed if at == room]) for room in rooms
    ]
    shown = [table for table in found if table is not None and status in (None, table.room.status)]
    return sorted(shown, key=lambda table: table.room.over_ms or table.room.made_ms, reverse=True)


async def gather_held_keys(call: Call) -> dict[str, list[str]]:
    """The keys for which the browser's cookies stand, by room."""
    guest = call.cookie(GUEST)
    held = await call.node.browser_sessions.newest(hash_token(guest), MOST_MINE) if guest else {}
    for name, token in call.request.cookies.items():
        kind, _, rest = name.partition("-")
        if kind == "seat":  # as earlier versions set them
            held.setdefault(rest.partition("-")[0], []).append(hash_token(token))
    return held


async def find_my_table(call: Call, id: str, keys: list[str], claimed: list[int]) -> MyTable | None:
    try:
        live = await call.node.rooms.open(id)
    except NoRoom:
        return None
    except SetAside as why:
        return await find_aside_table(call, id, claimed, why)
    room = live.room
    own = [seat for seat in range(len(room.seats)) if seat in claimed or any(room.opens(seat, key) for key in keys)]
    sleeps = live.asleep and live.bot_to_move() is not None
    return MyTable(render_room(room), own, render_prompt(room, own[0], room.actors), sleeps) if own else None


async def find_aside_table(call: Call, id: str, claimed: list[int], why: SetAside) -> MyTable | None:
    """A table that cannot be opened, as it last was, with the reason; who held a key of it is one of its people."""
    card = await call.node.lobby.find(id)
    if card is None:
        return None
    text = deny(why.why, dict(why.facts)).text
    return MyTable(msgspec.json.decode(card, type=m.RoomShown), claimed, m.Prompt("prompt-wait", []), aside=text)


ENDPOINTS = [
    Endpoint("GET", "/api/rooms", lobby, list[m.RoomShown], query=("status", "game")),
    Endpoint("GET", "/api/mine", mine, list[MyTable], query=("status",)),
    Endpoint("GET", "/api/rooms/{room}", show, m.RoomShown),
    Endpoint("GET", "/api/rooms/{room}/card", card, list[CardLine]),
    Endpoint("POST", "/api/rooms/{room}/seats/{seat:int}", sit, SeatKey, Joining),
    Endpoint("POST", "/api/rooms/{room}/seats/{seat:int}/bot", seat_bot, m.RoomShown, BotSeat),
    Endpoint("DELETE", "/api/rooms/{room}/seats/{seat:int}", free_seat, m.RoomShown),
    Endpoint("POST", "/api/rooms/{room}/return", come_with_code, SeatKey, ReturnCode),
    Endpoint("GET", "/api/rooms/{room}/view", look, m.Update, query=("seat", "last")),
    Endpoint("POST", "/api/rooms/{room}/commands", command, m.Answer | m.Denial | m.Behind, SeatCommand),
    Endpoint("POST", "/api/rooms/{room}/why", why, Verdict, Question),
]
