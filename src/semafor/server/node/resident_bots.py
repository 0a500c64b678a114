"""The bots that live in a worker process: one for each room and seat, so that what it planned survives to its next act.

A bot is made anew, with the same seed, when this process did not keep it or when the room is not the one it was made for:
another level plays the seat, or something was taken back.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

import semafor
from semafor.bots import Bot, Knowledge, bot
from semafor.server.node.questions import Choose

MOST_PLAYERS = 64  # in one process: a bot holds some megabytes at most while it does not think
IDLE_S = 600.0

Key = tuple[str, int]


class ResidentBot:
    """A bot on its seat, and its answer to the decision it was asked last."""

    def __init__(self, asked: Choose) -> None:
        self.terms = terms(asked)
        self.bot: Bot = bot(asked.place.level, asked.game, asked.place.seed)
        self.used_s = 0.0
        self.answered: tuple[int, int] | None = None  # the acts that stood, and what it chose

    def choose(self, asked: Choose) -> int:
        """Its action; asked again about the same decision, because it could not be written, it says the same."""
        acts = asked.place.acts
        if self.answered is None or self.answered[0] != acts:
            game = semafor.game(asked.game)
            record = [each.event for each in asked.record]
            known = Knowledge(game, game.restore(asked.fields), asked.place.seat, acts=acts, record=record)
            self.answered = acts, self.bot.choose(known)
        return self.answered[1]


def terms(asked: Choose) -> tuple[str, str, int, int]:
    """What a bot is made for; while these are the same its seat goes on with it."""
    return asked.game, asked.place.level, asked.place.seed, asked.place.undone


class ResidentBots:
    """At most `most` bots. One that was not asked for long is dropped; of too many, the one asked longest ago."""

    def __init__(self, most: int = MOST_PLAYERS, idle_s: float = IDLE_S, now_s: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.idle_s = idle_s
        self.now_s = now_s
        self.kept: OrderedDict[Key, ResidentBot] = OrderedDict()  # the one asked longest ago comes first

    def choose(self, asked: Choose) -> int:
        """The action of the seat's bot. Where memory does not suffice, what the others keep goes first."""
        try:
            return self.player(asked).choose(asked)
        except MemoryError:
            self.kept.clear()
            return self.player(asked).choose(asked)

    def player(self, asked: Choose) -> ResidentBot:
        """The seat's bot, made if it is not here."""
        self.drop_idle()
        seat = asked.place.room, asked.place.seat
        found = self.kept.pop(seat, None)
        if found is None or found.terms != terms(asked):
            found = ResidentBot(asked)
        found.used_s = self.now_s()
        self.kept[seat] = found
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return found

    def drop_idle(self) -> None:
        while self.kept and self.now_s() - next(iter(self.kept.values())).used_s > self.idle_s:
            self.kept.popitem(last=False)
