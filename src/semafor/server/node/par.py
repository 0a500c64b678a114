"""Par: how our bots do on the deal of a challenge. Each plays an attempt of its own, and stands beside people."""

from __future__ import annotations

from semafor.bots import levels
from semafor.kernel.game import Game
from semafor.rooms import entries as e
from semafor.server.challenges.challenge import Challenge
from semafor.server.node.rooms import Rooms
from semafor.server.store.challenges import BOT, Begun, Challenges
from semafor.server.tokens import fresh_token, hash_token


async def deal_par(rooms: Rooms, kept: Challenges, challenge: Challenge, game: Game, wanted: list[str]) -> None:
    """The bots of these levels begin the challenge, those that have not yet; however often and by whomever it is asked."""
    begun = {par.level for par in await kept.par(challenge.id)}
    for level in wanted:
        if level in levels(game.key) and level not in begun:
            room = par_room(challenge, level)
            await rooms.create(room, par_entries(challenge, game, level))
            await kept.begin(challenge.id, BOT + level, "", Begun(room, 0))


def par_room(challenge: Challenge, level: str) -> str:
    """The room of the bot's attempt: the same one whoever deals it, and known to nobody before."""
    return hash_token(f"par {challenge.id} {level} {challenge.secret}")[:16]


def par_entries(challenge: Challenge, game: Game, level: str) -> list[e.Entry]:
    """Nobody has the keys of that room: it can be looked at like every attempt, when it is over or one has played."""
    locks = [hash_token(fresh_token()) for _ in range(3)]
    seats = [level, *challenge.rivals]
    created = e.Created(challenge.setting(game), challenge.secret, *locks)
    return [created, *(e.BotSeated(at, each) for at, each in enumerate(seats))]
