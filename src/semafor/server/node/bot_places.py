"""Where a bot sits: what a worker must know of the room to go on with it."""

from __future__ import annotations

import hmac

from semafor.rooms.room import Room
from semafor.server.node.questions import BotPlace


def bot_place(room: Room, seat: int) -> BotPlace:
    return BotPlace(room.id, seat, room.seats[seat].level, bot_seed(room, seat), len(room.standing), room.undone)


def bot_seed(room: Room, seat: int) -> int:
    """The seed comes from the room's secret, so a bot that is made anew, here or on another node, is the same one.

    At a challenge each choice has its own: equal play meets equal answers, whatever became of the bot in between.
    """
    what = f"rival {seat} {room.standing.count(seat)}" if room.setting.attempt else f"bot {seat}"
    return int.from_bytes(hmac.digest(room.secret, what.encode(), "sha256")[:7], "big")
