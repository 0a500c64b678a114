"""Making rooms: new ones, and rematches with the same people."""

from __future__ import annotations

import secrets
from functools import partial

import msgspec

import semafor
from semafor.bots import levels
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.rooms import entries as e
from semafor.rooms import names
from semafor.rooms.decide import Denied, decide_rematch
from semafor.rooms.documents import MOST_BYTES, address
from semafor.rooms.maps import is_drawn, map_of
from semafor.rooms.render import render_room
from semafor.rooms.room import Room
from semafor.server.http.call import Call, Endpoint, Problem
from semafor.server.http.forms import Links, MadeRoom, NewRoom, NextRoom, Rematch, SeatKey, SeatRequest
from semafor.server.limits import ALL_BOT_ROOMS, BOT_ROOMS, PROGRAM_TABLES
from semafor.server.node.live_room import LiveRoom
from semafor.server.store.programs import Program
from semafor.server.tokens import fresh_code, fresh_id, fresh_token, hash_token, tidy_code


def check_clock(clock: e.Clock) -> e.Clock:
    if not (5 <= clock.turn_s <= 2_592_000 and 5 <= clock.bank_s <= 2_592_000 and 0 <= clock.bonus_s <= 3600):
        raise BadInput("bad-clock", "semafor.server")
    return clock


def decide_hints(body: NewRoom) -> bool:
    """Whether the room has hints: as asked, never in a rated one, by default where one person plays."""
    if body.hints is None:
        return not body.rated and sum(seat.kind != "bot" for seat in body.seats) == 1
    if body.hints and body.rated:
        raise BadInput("bad-hints", "semafor.server")
    return body.hints


def check_level(call: Call, level: str, game: str) -> str:
    """The level, if the game has it and if it is quick enough as the rules run now."""
    if level not in levels(game):
        raise BadInput("bad-level", level=level, levels=levels(game))
    if level in call.node.pool.later(semafor.game(game)):
        raise Problem(409, "later")
    return level


async def seat_person(call: Call, seat: int, name: str, salt: str) -> tuple[e.Seated, SeatKey]:
    """The entry for a person who sits down, and the secrets that person is told."""
    who = await introduce(call, name)
    key = SeatKey(seat, fresh_token(), fresh_code())
    hashes = hash_token(key.token), hash_token(tidy_code(key.code))
    return e.Seated(seat, who.name, *hashes, salt or secrets.token_hex(16), who.account, who.program), key


class Guest(msgspec.Struct, frozen=True):
    """Who comes to a table: the name shown, the account if there is one, and whether it is a program."""

    name: str
    account: str
    program: bool = False


async def introduce(call: Call, name: str) -> Guest:
    """Who the caller is: a program by its token, or a person under the name that was given."""
    program = await call.program()
    if program is not None:
        await check_busy(call, program)
        return Guest(program.shown, program.name, program=True)
    shown, account = names.clean_name(name), await call.account()
    await check_name(call, shown, account)
    return Guest(shown, account[0] if account else "")


async def check_busy(call: Call, program: Program) -> None:
    """A Problem if the program plays at enough tables already."""
    if len(await call.node.programs.tables(program.name)) >= PROGRAM_TABLES:
        raise Problem(409, "program-busy", name=program.shown, most=PROGRAM_TABLES)


async def sit_down(call: Call, live: LiveRoom, seat: int, name: str, salt: str = "") -> SeatKey:
    """Take an open seat of the room, under that name."""
    entry, key = await seat_person(call, seat, name, salt)

    def decide(room: Room) -> e.Entry | Denied:
        free = seat < len(room.seats) and room.seats[seat].open
        return entry if free else Denied("seat-taken")

    await call.keep(live.room.id, [hash_token(key.token)])  # before it may be this seat's turn: who is called is found by it
    await call.append(live, f"sit:{fresh_id()}", decide)
    return key


async def check_name(call: Call, name: str, account: tuple[str, str] | None) -> None:
    """A name that looks like an account's is that account's alone."""
    looks = names.shape_of(name)
    if account is not None and looks == names.shape_of(account[1]):
        return
    owner = await call.node.accounts.find_look(looks)
    if owner is not None:
        raise Problem(409, "name-of-account", name=owner[1])


async def make(call: Call, body: NewRoom) -> MadeRoom:
    """Make a room."""
    owner = await call.owner()
    call.limit("room", owner)
    if all(seat.kind == "bot" for seat in body.seats):
        check_bot_rooms(call, owner)
    game = await call.node.own_maps.game(body.game)
    check_drawn(body)
    options = msgspec.to_builtins(game.option_values(body.options))
    if options.get("material"):
        options["material"] = check_material(call, game, options["material"], rated=body.rated)
    game.start(len(body.seats), game.option_values(options), semafor.FastLuck(0))  # a set-up that cannot be dealt is refused
    clock, hints = check_clock(body.clock), decide_hints(body)
    setting = e.Setting(
        game.key,
        options,
        len(body.seats),
        body.public,
        body.rated,
        clock,
        hints=hints,
        material=game.material or msgspec.UNSET,
        map=map_of(game),
        handed=body.handed,
        programs=body.programs,
    )
    made = await create_room(call, setting, secrets.token_hex(32), body.seats)
    await hand_over(call, made)
    call.node.rooms.own(made.room.id, owner)
    link = join_link(made.room.id, made.join)
    return MadeRoom(render_room(made.room), link, made.host, made.join, made.watch, made.keys)


def check_drawn(body: NewRoom) -> None:
    """What a stranger drew is shown to those whom somebody sends the link, and counts for no rating."""
    if is_drawn(body.game) and (body.public or body.rated):
        raise BadInput("bad-drawn", "semafor.server")


def check_material(call: Call, game: Game, text: str, *, rated: bool) -> str:
    """The material in its one form. Rated games are played with our box, or with one that the host has made the club's."""
    found = game.canonical_material(text)
    if rated and found and address(found) not in call.node.settings.boxes.split(","):
        raise Problem(403, "rated-material")
    return found


def check_bot_rooms(call: Call, owner: str) -> None:
    """A Problem if bots play among themselves at enough tables already: of this owner, or at all."""
    alone = [live for live in call.node.rooms.live.values() if live.bots_only]
    own = sum(live.owner == owner for live in alone)
    if call.node.limits.factor and (own >= BOT_ROOMS or len(alone) >= ALL_BOT_ROOMS):
        raise Problem(429, "too-many-bot-rooms", most=BOT_ROOMS).later(60)


class FreshRoom(msgspec.Struct, frozen=True):
    """A room that was laid, and its secrets: nobody has them yet."""

    room: Room
    host: str
    join: str
    watch: str
    keys: list[SeatKey]


async def create_room(call: Call, setting: e.Setting, secret: str, seats: list[SeatRequest]) -> FreshRoom:
    """The room of that setting and secret, with its first seats taken."""
    if setting.rated and await call.account() is None:
        raise Problem(403, "not-rated")
    host, join, watch = fresh_token(), fresh_token(), fresh_token()
    entries: list[e.Entry] = [e.Created(setting, secret, hash_token(host), hash_token(join), hash_token(watch))]
    keys: list[SeatKey] = []
    for at, seat in enumerate(seats):
        if seat.kind == "bot":
            entries.append(e.BotSeated(at, check_level(call, seat.level, setting.game)))
        elif seat.kind == "me":
            entry, key = await seat_person(call, at, seat.name, seat.salt)
            entries.append(entry)
            keys.append(key)
    id = fresh_id()
    live = await call.node.rooms.create(id, entries)
    return FreshRoom(live.room, host, join, watch, keys)


async def hand_over(call: Call, made: FreshRoom) -> None:
    """The room is its maker's: this browser holds its keys."""
    await call.keep(made.room.id, [hash_token(made.host), *(hash_token(key.token) for key in made.keys)])


async def renew_links(call: Call) -> Links:
    """The host makes new links; the old tokens to join and to watch are worth nothing afterwards."""
    call.limit("join")
    live = await call.live()
    if not call.hosts(live.room):
        raise Problem(403, "no-host")
    join, watch = fresh_token(), fresh_token()
    await call.append(live, f"links:{fresh_id()}", lambda _: e.Relinked(hash_token(join), hash_token(watch)))
    return Links(join_link(live.room.id, join), join, watch)


def join_link(room: str, join: str) -> str:
    return f"/table/{room}#join={join}"


async def rematch(call: Call, body: Rematch) -> NextRoom:
    """Say that one wants to play again with the same people; it is dealt when every person has said so."""
    call.limit("room")
    live = await call.live()
    call.require_seat(live.room, body.seat)
    if live.room.status != "over":
        raise Problem(409, "not-over")
    for seat in call.held_seats(live.room):
        key = f"rematch:{seat}:{fresh_id()}"
        await call.node.rooms.append(live, key, partial(decide_rematch, seat=seat, agree=body.agree))
    if not live.room.rematch:
        return NextRoom(live.room.id, awaited=live.room.awaited_for_rematch)
    await call.keep(live.room.rematch, call.keys)
    return NextRoom(live.room.rematch)


ENDPOINTS = [
    Endpoint("POST", "/api/rooms", make, MadeRoom, NewRoom, most_bytes=2 * MOST_BYTES),
    Endpoint("POST", "/api/rooms/{room}/links", renew_links, Links),
    Endpoint("POST", "/api/rooms/{room}/rematch", rematch, NextRoom, Rematch),
]
