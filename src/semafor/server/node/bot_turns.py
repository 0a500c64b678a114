"""Bots at the open rooms: whose turn it is, its choice from a worker, and its act written like everybody's."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from semafor.kernel.view import Event
from semafor.rooms import entries as e
from semafor.rooms.decide import Denied
from semafor.rooms.room import Room
from semafor.rooms.seats import SIMPLEST
from semafor.server.node.background import Background
from semafor.server.node.bot_places import bot_place
from semafor.server.node.fair_queue import Turn
from semafor.server.node.history_cache import HistoryCache
from semafor.server.node.live_room import LiveRoom
from semafor.server.node.worker_pool import WorkerPool
from semafor.server.node.worker_process import BotBroke

logger = logging.getLogger("semafor.server")

Decide = Callable[[Room], e.Entry | Denied]
Append = Callable[[LiveRoom, str, Decide], Awaitable[e.Entry | Denied]]


class BotTurns:
    """Lets the bots of a room play until none of them is to act."""

    def __init__(self, pool: WorkerPool, histories: HistoryCache, background: Background, append: Append) -> None:
        self.pool = pool
        self.histories = histories
        self.background = background
        self.append = append

    def begin(self, live: LiveRoom) -> None:
        """Bots play beside from now on, if one is to act and none is at it already; not while the table sleeps.

        A level that has to wait for compiled rules acts when there is a server that has them.
        """
        if live.bots is None and live.bot_to_move() is not None and not live.asleep and self._bot_to_move(live) is not None:
            live.bots = self.background.start(lambda: self._play(live))

    def _bot_to_move(self, live: LiveRoom) -> int | None:
        return live.bot_to_move(self.pool.later(live.room.game))

    async def _play(self, live: LiveRoom) -> None:
        try:
            while not live.asleep and (seat := self._bot_to_move(live)) is not None:
                await self._act(live, seat)
        finally:
            live.bots = None

    async def _act(self, live: LiveRoom, seat: int) -> None:
        decision = live.room.decisions[seat]
        action = await self._choose(live, seat)
        if action is None:
            await self.append(live, f"bot-failed:{seat}:{decision}", lambda _: e.BotFailed(seat))
        else:
            await self.append(live, f"bot:{seat}:{decision}", lambda room: decide_bot(room, seat, decision, action))

    async def _choose(self, live: LiveRoom, seat: int) -> int | None:
        """What the seat's bot plays; None if it breaks and a simpler one is to go on."""
        room = live.room
        level = room.seats[seat].level
        try:
            state = room.playing().state.clone()
            place, turn = bot_place(room, seat), Turn(live.rank, live.owner)
            return await self.pool.choose(room.game, state, place, lambda: self._events(room.id, seat), turn)
        except BotBroke as error:
            logger.warning("bot broke", extra={"room": room.id, "seat": seat, "bot": level, "error": str(error)})
            return int(room.playing().state.legal(seat)[0]) if level == SIMPLEST else None

    async def _events(self, id: str, seat: int) -> list[Event]:
        return (await self.histories.of(id)).events_for_seat(seat)


def decide_bot(room: Room, seat: int, decision: int, action: int) -> e.Entry | Denied:
    """The bot's act, if the decision it thought about is still the seat's."""
    same = room.decisions[seat] == decision and seat in room.actors and room.seats[seat].level
    return e.Acted(seat, action, room.audience(seat).count + 1) if same else Denied("stale")
