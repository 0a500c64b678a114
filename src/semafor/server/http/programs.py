"""Accounts of programs: made by people, known by a token, invited to tables, told in one stream what they are asked."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated

import msgspec
from starlette.responses import StreamingResponse

import semafor
from semafor.kernel.errors import BadInput
from semafor.kernel.game import GameKey
from semafor.kernel.luck import FastLuck
from semafor.rooms import entries as e
from semafor.rooms import messages as m
from semafor.rooms import names
from semafor.rooms.decide import Denied
from semafor.rooms.render import render_room
from semafor.rooms.room import Room
from semafor.server.http.accounts import signed_in
from semafor.server.http.call import Call, Endpoint, Problem
from semafor.server.http.forms import Name
from semafor.server.http.new_rooms import check_busy
from semafor.server.http.rooms import check_programs, query_seat, seat_number
from semafor.server.node.program_stream import ONLINE_MS
from semafor.server.store.programs import NewProgram, Program
from semafor.server.tokens import PROGRAM, fresh_id, fresh_token, hash_token

MOST_OF_OWNER = 5
MOST_ABOUT = 200


class ProgramForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program to be made: its name, what is said of it, the games it plays (all if none is named)."""

    name: Name
    about: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    games: Annotated[list[GameKey], msgspec.Meta(max_length=40)] = []


class ProgramShown(msgspec.Struct, frozen=True):
    """A program as everybody sees it: `by` whom it was made, `online` if it listens now, `mine` if I made it."""

    id: str
    name: str
    by: str
    about: str
    games: list[GameKey]
    online: bool
    tables: int
    mine: bool


class MadeProgram(msgspec.Struct, frozen=True):
    """A program with its token, which is shown only now."""

    program: ProgramShown
    token: str


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The program that is to sit down."""

    program: Annotated[str, msgspec.Meta(max_length=16)]


class Imagined(msgspec.Struct, frozen=True):
    """A position drawn at random among those the seat cannot tell from the true one, for `Game.restore`."""

    game: GameKey
    rules: int
    fields: dict[str, list[int]]


def show(call: Call, program: Program, me: str = "") -> ProgramShown:
    online = call.node.rooms.now_ms() - program.seen_ms < ONLINE_MS
    mine = bool(me) and me == program.owner
    return ProgramShown(program.id, program.shown, program.maker, program.about, program.games, online, program.tables, mine)


async def list_programs(call: Call) -> list[ProgramShown]:
    """All programs; those that were there last come first."""
    account = await call.account()
    return [show(call, each, account[0] if account else "") for each in await call.node.programs.all()]


async def make(call: Call, body: ProgramForm) -> MadeProgram:
    """Make an account for a program of mine."""
    name, _ = await signed_in(call)
    call.limit("login")
    if len(await call.node.programs.of(name)) >= MOST_OF_OWNER:
        raise Problem(409, "too-many-programs", most=MOST_OF_OWNER)
    new, token = new_program(body, name, call.node.rooms.now_ms())
    if not await call.node.programs.add(new):
        raise Problem(409, "name-taken")
    return await made(call, new.id, token)


def new_program(body: ProgramForm, owner: str, now_ms: int) -> tuple[NewProgram, str]:
    """What is kept of a new program, and the token that only its maker is told."""
    for key in body.games:
        semafor.game(key)
    about, token = names.tidy(body.about), PROGRAM + fresh_token()
    if len(about) > MOST_ABOUT:
        raise BadInput("bad-about", "semafor.server", most=MOST_ABOUT)
    shown = names.clean_name(body.name)
    looks = names.fold_name(body.name), shown, names.shape_of(body.name)
    return NewProgram(fresh_id(), *looks, owner, about, list(body.games), hash_token(token), now_ms), token


async def made(call: Call, id: str, token: str) -> MadeProgram:
    program = await call.node.programs.get(id)
    assert program is not None
    return MadeProgram(show(call, program, program.owner), token)


async def own_program(call: Call) -> Program:
    """The program of the address, if who is signed in has made it."""
    name, _ = await signed_in(call)
    program = await call.node.programs.get(call.request.path_params["program"])
    if program is None or program.owner != name:
        raise Problem(404, "no-program")
    return program


async def renew_token(call: Call) -> MadeProgram:
    """A new token: the old one is worth nothing from now on, also at tables that are being played."""
    program = await own_program(call)
    call.limit("login")
    token = PROGRAM + fresh_token()
    await call.node.programs.renew(program.id, hash_token(token))
    for room, seat in await call.node.programs.tables(program.name):
        await move_key(call, room, seat)
    return await made(call, program.id, token)


async def move_key(call: Call, room: str, seat: int) -> None:
    """Whoever listens by the old key is shut out; a token that was given for the seat is worth nothing either."""
    live = await call.node.rooms.open(room)
    entry = e.Rekeyed(seat, hash_token(fresh_token()), "")
    await call.append(live, f"program-key:{fresh_id()}", lambda _: entry)


async def remove(call: Call) -> list[ProgramShown]:
    """The program is no more: bots play on for it where it sits. Its name stays taken."""
    program = await own_program(call)
    await call.node.programs.drop(program.id)
    for room, seat in await call.node.programs.tables(program.name):
        await move_key(call, room, seat)
        live = await call.node.rooms.open(room)
        if live.room.status == "playing":
            await call.append(live, f"program-gone:{seat}", partial(stand_in, seat))
    return await list_programs(call)


def stand_in(seat: int, _: Room) -> e.Entry:
    return e.GivenToBot(seat, "easy", None)


async def invite(call: Call, body: Invited) -> m.RoomShown:
    """The host lets a program sit down on an open seat; it must listen now, and play this game."""
    call.limit("join")
    live, seat = await call.live(), seat_number(call)
    if not call.hosts(live.room):
        raise Problem(403, "no-host")
    program = await call.node.programs.get(body.program)
    if program is None:
        raise Problem(404, "no-program")
    await check_free(call, program, live.room)
    token = hash_token(fresh_token())  # nobody has it: the program's own token opens the seat
    entry = e.Seated(seat, program.shown, token, "", fresh_token(), program.name, program=True)

    def decide(room: Room) -> e.Entry | Denied:
        return entry if seat < len(room.seats) and room.seats[seat].open else Denied("seat-taken")

    await call.append(live, f"invite:{fresh_id()}", decide)
    return render_room(live.room)


async def check_free(call: Call, program: Program, room: Room) -> None:
    """A Problem unless the program can play in this room now."""
    check_programs(room)
    if program.games and room.setting.game not in program.games:
        raise Problem(409, "program-game", name=program.shown)
    if not show(call, program).online:
        raise Problem(409, "program-away", name=program.shown)
    await check_busy(call, program)


async def known_program(call: Call) -> Program:
    """The program whose token is shown."""
    program = await call.program()
    if program is None:
        raise Problem(403, "no-program-token")
    return program


async def who(call: Call) -> ProgramShown:
    """Which program I am."""
    return show(call, await known_program(call))


async def stream(call: Call) -> StreamingResponse:
    """A line for every frame of every seat that the program plays, as a socket would send it; a ping after silence."""
    program = await known_program(call)
    opened = await call.node.program_streams.begin(program, hash_token(call.token))
    return StreamingResponse(opened.lines(), media_type="application/x-ndjson")


async def imagine(call: Call) -> Imagined:
    """A position that the seat cannot tell from the true one: what our own bots are given, no more and no less."""
    live = await call.live()
    seat = query_seat(call, live.room)
    call.limit("imagined", f"{live.room.id}:{seat}")
    if seat is None or live.room.table is None:
        raise Problem(409, "not-dealt")
    drawn = live.room.game.redraw(live.room.table.state, seat, FastLuck(secrets.randbits(60)))
    return Imagined(live.room.game.key, live.room.game.version, drawn.fields())


ENDPOINTS = [
    Endpoint("GET", "/api/programs", list_programs, list[ProgramShown]),
    Endpoint("POST", "/api/programs", make, MadeProgram, ProgramForm),
    Endpoint("POST", "/api/programs/{program}/token", renew_token, MadeProgram),
    Endpoint("DELETE", "/api/programs/{program}", remove, list[ProgramShown]),
    Endpoint("POST", "/api/rooms/{room}/seats/{seat:int}/program", invite, m.RoomShown, Invited),
    Endpoint("GET", "/api/program", who, ProgramShown),
    Endpoint("GET", "/api/program/stream", stream, m.Update, media="application/x-ndjson"),
    Endpoint("GET", "/api/rooms/{room}/imagined", imagine, Imagined, query=("seat",)),
]
