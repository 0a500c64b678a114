"""Attempts at a challenge: one for each account or browser, alone with the bots, or in the order of coming as a pair."""

from __future__ import annotations

from semafor.kernel.game import Game
from semafor.rooms.room import Room
from semafor.server.challenges.challenge import Challenge
from semafor.server.http.call import Call, Problem
from semafor.server.http.forms import SeatKey, SeatRequest
from semafor.server.http.new_rooms import create_room, hand_over, sit_down
from semafor.server.node.archive import NoRoom
from semafor.server.node.par import deal_par
from semafor.server.store.challenges import Begun, Challenger

Sat = tuple[Room, list[SeatKey]]


async def current_room(call: Call, begun: Begun) -> Room | None:
    """The room in which the attempt goes on: a pair's second game after the first; none if the host keeps it no more."""
    try:
        room = (await call.node.rooms.open(begun.room)).room
        pair = room.setting.attempt is not None and room.setting.attempt.pair
        return (await call.node.rooms.open(room.rematch)).room if pair and room.rematch else room
    except NoRoom:
        return None


async def resume(call: Call, begun: Begun, who: Challenger, name: str) -> Sat:
    """Come back to an attempt. It may have been begun in another browser, or a kill came before the seat was taken."""
    room = await current_room(call, begun)
    if room is None:
        raise Problem(409, "challenge-played")
    if room.seats[begun.seat].open:
        return room, [await sit_down(call, await call.node.rooms.open(room.id), begun.seat, name)]
    exchanged = room.setting.attempt is not None and bool(room.setting.attempt.first)
    seat = room.seats[1 - begun.seat if exchanged else begun.seat]
    if who.account and seat.account == who.account:
        await call.keep(room.id, [seat.token] if begun.seat else [room.host, seat.token])
    return room, []


async def begin(call: Call, challenge: Challenge, game: Game, who: Challenger, name: str) -> Sat:
    """The first and only attempt of this challenger."""
    if challenge.pair:
        async with call.node.pairing:
            return await join_waiting(call, challenge, who, name) or await lay(call, challenge, game, who, name)
    sat = await lay(call, challenge, game, who, name)
    wanted = [level for level in call.node.settings.par.split(",") if level]
    rooms, kept = call.node.rooms, call.node.challenges
    rooms.background.start(lambda: deal_par(rooms, kept, challenge, game, wanted))
    return sat


async def lay(call: Call, challenge: Challenge, game: Game, who: Challenger, name: str) -> Sat:
    """A new table of the challenge. What another request has begun in the same moment stands before it."""
    rest = [SeatRequest("open")] if challenge.pair else [SeatRequest("bot", level=level) for level in challenge.rivals]
    made = await create_room(call, challenge.setting(game), challenge.secret, [SeatRequest("me", name), *rest])
    if await call.node.challenges.begin(challenge.id, who.owner, who.guest, Begun(made.room.id, 0)):
        await hand_over(call, made)
        return made.room, made.keys
    begun = await call.node.challenges.find_attempt(challenge.id, who)
    assert begun is not None, "what another request has begun is there"
    return await resume(call, begun, who, name)


async def join_waiting(call: Call, challenge: Challenge, who: Challenger, name: str) -> Sat | None:
    """Sit down opposite somebody who waits."""
    kept = call.node.challenges
    for id in await kept.waiting(challenge.id):
        if not await kept.begin(challenge.id, who.owner, who.guest, Begun(id, 1)):
            continue  # another node was faster
        try:
            live = await call.node.rooms.open(id)
            return live.room, [await sit_down(call, live, 1, name)]
        except (NoRoom, Problem) as error:
            await kept.withdraw(challenge.id, who.owner, id)
            if isinstance(error, Problem):
                raise
    return None
