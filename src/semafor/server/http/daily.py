"""The daily challenge: one attempt for each account or browser, and the ranking of a day."""

from __future__ import annotations

import datetime

import msgspec

from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game, GameKey
from semafor.rooms import entries as e
from semafor.rooms import messages as m
from semafor.rooms.render import render_room
from semafor.rooms.room import Room
from semafor.server.daily import RIVAL, count_rivals, day_secret, today
from semafor.server.http.call import Call, Endpoint
from semafor.server.http.forms import Name, SeatKey, SeatRequest
from semafor.server.http.games import query_game
from semafor.server.http.new_rooms import create_room, hand_over
from semafor.server.store.daily import Challenger, DailyResult


class ChallengeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Under which name to play today's challenge."""

    name: Name


class Attempt(msgspec.Struct, frozen=True):
    """My attempt at a challenge. `seats` has the secrets of my seat when it is begun, and is empty when I come back to it."""

    room: m.RoomShown
    link: str
    seats: list[SeatKey]


class Daily(msgspec.Struct, frozen=True):
    """The challenge of a day, its ranking, and my own attempt if I have begun one.

    The games of the ranking can be looked at by everybody when the day is over (`open`).
    """

    game: GameKey
    day: str
    open: bool
    rivals: int
    ranking: list[DailyResult]
    mine: m.RoomShown | None


async def challenger(call: Call) -> Challenger:
    account = await call.account()
    return Challenger(account[0] if account else "", call.guest)


async def challenge(call: Call, body: ChallengeRequest) -> Attempt:
    """Play today's challenge, or come back to the attempt that this account or browser has begun."""
    call.meet()
    game, day = query_game(call), today()
    who = await challenger(call)
    begun = await mine(call, game, day, who)
    if begun is None:
        call.limit("room")
        made = await create_room(
            call, setting(game, day), day_secret(call.node.installation, game.key, day), seats(game, body.name)
        )
        if await call.node.challenges.begin(game.key, day, who, made.room.id):
            await hand_over(call, made)
            return Attempt(render_room(made.room), f"/table/{made.room.id}", made.keys)
        begun = await mine(call, game, day, who)
        assert begun is not None, "what another request has begun is there"
    if who.account and begun.seats[0].account == who.account:
        await call.keep(begun.id, [begun.host, begun.seats[0].token])  # it may have been begun in another browser
    return Attempt(render_room(begun), f"/table/{begun.id}", [])


def setting(game: Game, day: str) -> e.Setting:
    options = msgspec.to_builtins(game.option_values({}))
    return e.Setting(
        game.key,
        options,
        1 + count_rivals(game),
        public=False,
        rated=False,
        clock=e.Clock(),
        day=day,
        material=game.material or msgspec.UNSET,
    )


def seats(game: Game, name: str) -> list[SeatRequest]:
    return [SeatRequest("me", name), *[SeatRequest("bot", level=RIVAL)] * count_rivals(game)]


async def mine(call: Call, game: Game, day: str, who: Challenger) -> Room | None:
    """The room of my attempt."""
    id = await call.node.challenges.find_attempt(game.key, day, who)
    return None if id is None else (await call.node.rooms.open(id)).room


async def ranking(call: Call) -> Daily:
    """The ranking of a day's challenge: `day` is YYYY-MM-DD, today without it."""
    game, day = query_game(call), query_day(call)
    begun = await mine(call, game, day, await challenger(call))
    found = await call.node.challenges.ranking(game.key, day)
    return Daily(game.key, day, day < today(), count_rivals(game), found, None if begun is None else render_room(begun))


def query_day(call: Call) -> str:
    asked = call.query("day") or today()
    try:
        return datetime.date.fromisoformat(asked).isoformat()
    except ValueError:
        raise BadInput("bad-day", "semafor.server", day=asked[:20]) from None


ENDPOINTS = [
    Endpoint("POST", "/api/daily/{game}", challenge, Attempt, ChallengeRequest),
    Endpoint("GET", "/api/daily/{game}", ranking, Daily, query=("day",)),
]
