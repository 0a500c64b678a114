"""Hints that are being thought about: in a queue of their own, so that neither bots nor analyses wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from semafor.rooms.room import Room
from semafor.server.node.background import Background
from semafor.server.node.fair_queue import Turn
from semafor.server.node.questions import Weighed
from semafor.server.node.worker_pool import WorkerPool
from semafor.server.node.worker_process import BotBroke

ANSWER_S = 1.5  # so long a caller waits before being told its place
KEPT_S = 60  # an answer nobody fetches is let go

Key = tuple[str, int, int]


class Thought(msgspec.Struct, frozen=True):
    """The best moves of a decision, or the place in the queue while they are not found yet."""

    found: list[Weighed] | None
    place: int


class Hints:
    """One thought for each decision that was asked about, however often it is asked for."""

    def __init__(self, pool: WorkerPool, background: Background) -> None:
        self.pool = pool
        self.background = background
        self.going: dict[Key, asyncio.Future[list[Weighed]]] = {}

    def thinks(self, room: Room, seat: int) -> bool:
        """Whether that decision was asked about already."""
        return (room.id, seat, room.decisions[seat]) in self.going

    async def of(self, room: Room, seat: int, owner: str) -> Thought:
        """What is known by now; BotBroke if nothing will be."""
        key = room.id, seat, room.decisions[seat]
        if key not in self.going:
            self.going[key] = asyncio.get_running_loop().create_future()
            state, turn = room.playing().state.clone(), Turn(0, owner, name_of(key))
            self.background.start(lambda: self._think(key, lambda: self.pool.weigh(room.game, state, seat, turn)))
        done, _ = await asyncio.wait([self.going[key]], timeout=ANSWER_S)
        return Thought(done.pop().result(), 0) if done else Thought(None, self.pool.place(name_of(key)))

    async def _think(self, key: Key, think: Callable[[], Awaitable[list[Weighed]]]) -> None:
        thought = self.going[key]
        try:
            thought.set_result(await think())
        except BotBroke as error:
            thought.set_exception(error)
            thought.exception()  # whoever asks is told; if nobody does, nobody need be
        finally:
            if not thought.done():
                thought.cancel()
            asyncio.get_running_loop().call_later(KEPT_S, self.going.pop, key, None)


def name_of(key: Key) -> str:
    return " ".join(map(str, key))
