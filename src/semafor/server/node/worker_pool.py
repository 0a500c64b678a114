"""The worker processes of this server. All bots of a room live in the same one, so that each finds what it planned."""

from __future__ import annotations

import secrets
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

import msgspec

import semafor
from semafor.bots import Budget
from semafor.bots.levels import level_of, levels_of
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game
from semafor.kernel.luck import FastLuck
from semafor.kernel.state import State
from semafor.kernel.view import Event
from semafor.rooms.maps import told_of
from semafor.server.metrics import ANSWERED, FAILURES, QUEUED
from semafor.server.node.fair_queue import Turn
from semafor.server.node.questions import BotPlace, Choose, Question, Reported, Weigh, Weighed
from semafor.server.node.resident_bots import MOST_PLAYERS
from semafor.server.node.worker_process import NOBODY, BotBroke, OnAnswer, WorkerProcess

HINT = Budget(iterations=100, seconds=2)
# Levels that take more than a second for an act while the rules run interpreted (docs/building.md has the figures).
SLOW = {
    "ticket_to_ride": ("hard", "grandmaster"),
    "railroad_ink": ("normal", "journeyman", "hard", "master", "grandmaster"),
    "steamrollers": ("hard", "grandmaster"),
    "railroad_revolution": ("grandmaster",),
}
WORKER = (sys.executable, "-m", "semafor.server.node.worker")

Record = Callable[[], Awaitable[list[Event]]]


class WorkerPool:
    """A few processes that think for this one."""

    def __init__(
        self,
        workers: int,
        limit_s: float,
        limit_mb: int,
        program: Sequence[str] = WORKER,
        *,
        compiling: bool = False,
        name: str = "bots",
    ) -> None:
        self.name = name  # by which figures tell of its queue
        self.limit_s = limit_s
        self.compiling = compiling and not semafor.compiled
        self.hint = HINT
        self.seed: Callable[[], int] = lambda: secrets.randbits(60)
        self.workers = [WorkerProcess(program, limit_mb) for _ in range(workers)]
        self.homes: OrderedDict[str, WorkerProcess] = OrderedDict()  # by room: where its bots live

    def later(self, game: Game) -> list[str]:
        """The levels that have to wait until the rules are compiled."""
        if not self.compiling:
            return []
        offered = levels_of(game)
        return [level for level in SLOW.get(game.room.rpartition(".")[2], ()) if level in offered]

    async def choose(self, game: Game, state: State, place: BotPlace, record: Record, turn: Turn = NOBODY) -> int:
        """The action the bot on that seat plays; BotBroke if it gives none that is legal in time.

        The record, as the seat was told it, is fetched only for levels that read it.
        """
        told = await record() if reads_record(game, place.level) else []
        known = game.redraw(state, place.seat, FastLuck(place.seed))
        asked = Choose(game.key, known.fields(), place, [Reported.of(event) for event in told], maps=told_of(game))
        found = await self._ask(self.home(place.room), asked, None, turn)
        action = msgspec.json.decode(found[0], type=int)
        if action not in [int(number) for number in state.legal(place.seat)]:
            raise BotBroke("not legal")
        return action

    async def weigh(self, game: Game, state: State, seat: int, turn: Turn = NOBODY) -> list[Weighed]:
        """The best actions of the seat by all it may know, best first."""
        seed = self.seed()
        known = game.redraw(state, seat, FastLuck(seed))
        found = await self.ask(Weigh(game.key, known.fields(), seat, seed, self.hint, maps=told_of(game)), turn=turn)
        return [msgspec.json.decode(line, type=Weighed) for line in found]

    async def ask(self, question: Question, on_answer: OnAnswer | None = None, turn: Turn = NOBODY) -> list[bytes]:
        """All answers to a question that any worker can answer."""
        return await self._ask(self.least_busy(), question, on_answer, turn)

    async def _ask(self, worker: WorkerProcess, question: Question, on_answer: OnAnswer | None, turn: Turn) -> list[bytes]:
        with QUEUED.labels(self.name).track_inprogress(), ANSWERED.labels(self.name).time():
            try:
                return await worker.ask(question, self.limit_s, on_answer, turn)
            except BotBroke:
                FAILURES.labels(self.name).inc()
                raise

    def place(self, what: str) -> int:
        """How many come before that matter."""
        return max((worker.queue.place(what) for worker in self.workers), default=0)

    def home(self, room: str) -> WorkerProcess:
        """The worker in which the room's bots live."""
        worker = self.homes.pop(room, None) or self.least_busy()
        self.homes[room] = worker
        if len(self.homes) > MOST_PLAYERS * len(self.workers):
            self.homes.popitem(last=False)
        return worker

    def least_busy(self) -> WorkerProcess:
        """The worker with the fewest questions; of equals the one with the fewest rooms."""
        if not self.workers:
            raise BotBroke("no workers")
        homes = list(self.homes.values())
        return min(self.workers, key=lambda worker: (worker.asked, homes.count(worker)))

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()


def reads_record(game: Game, level: str) -> bool:
    try:
        return level_of(game, level).reads_record
    except BadInput:  # a level of an older version
        raise BotBroke("no such level") from None
