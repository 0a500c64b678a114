"""What the decisions of finished games were worth: made once in a process of its own, one game at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from semafor.bots import Budget
from semafor.bots.analysis import Decision
from semafor.kernel.record import Record
from semafor.profiles.judged import judge_seats
from semafor.rooms.history import History
from semafor.rooms.maps import told_of
from semafor.server.node.background import Background
from semafor.server.node.fair_queue import Turn
from semafor.server.node.questions import Study
from semafor.server.node.worker_pool import WorkerPool
from semafor.server.node.worker_process import BotBroke
from semafor.server.store.derived import Derived
from semafor.server.store.played import PlayedGames

KIND = "analysis"
FORM = 9  # raised when decisions are told in another form or by another judge: older ones are made anew
SLICE = 8  # decisions that are judged before another game has its turn
STUDY = Budget(iterations=24, seconds=0.3)  # for each decision
logger = logging.getLogger("semafor.server")


class Analysis(msgspec.Struct):
    """The decisions judged so far; `done` of `of` acts have been looked at. `place`: so many games come before it now."""

    done: int
    of: int
    decisions: list[Decision]
    place: int = 0

    @property
    def next(self) -> int:
        """The act after the last decision that was judged."""
        return self.decisions[-1].number + 1 if self.decisions else 1

    @property
    def finished(self) -> bool:
        return self.done == self.of


class Analyses:
    """The analyses that are being made; those that are finished are kept in the database."""

    def __init__(self, kept: Derived, pool: WorkerPool, background: Background, games: PlayedGames) -> None:
        self.kept = kept
        self.pool = pool
        self.background = background
        self.games = games
        self.going: dict[str, Analysis] = {}
        self.failed: set[str] = set()
        self.budget = STUDY

    async def of(self, history: History, owner: str, allowed: Callable[[], None]) -> Analysis:
        """The analysis of the room as far as it has come; begun, if that is `allowed`, when it is first asked for."""
        room = history.room
        if room.id in self.failed:
            raise BotBroke(room.id)
        if room.id in self.going:
            return self._placed(room.id, self.going[room.id])
        version = f"rules {room.game.version}, form {FORM}"
        known = await self.kept.get(room.id, KIND, version)
        if known is not None:
            return msgspec.json.decode(known, type=Analysis)
        if room.id not in self.going:
            allowed()
            made = self.going[room.id] = Analysis(0, len(room.playing().acts), [])
            turn = Turn(0, owner, room.id)
            asked = Study(str(Record.of(room.playing())), self.budget, most=SLICE, maps=told_of(room.game))
            self.background.start(lambda: self._make(room.id, version, asked, made, turn))
            await asyncio.sleep(0)  # it takes its place, or breaks at once
            return self._placed(room.id, made)
        return self._placed(room.id, self.going[room.id])

    def _placed(self, id: str, made: Analysis) -> Analysis:
        made.place = self.pool.place(id)
        return made

    async def _make(self, id: str, version: str, asked: Study, made: Analysis, turn: Turn) -> None:
        def note(line: bytes) -> None:
            decision = msgspec.json.decode(line, type=Decision)
            made.decisions.append(decision)
            made.done = min(decision.number, made.of - 1)  # finished only when it is kept

        try:
            while len(await self.pool.ask(msgspec.structs.replace(asked, first=made.next), note, turn)) == SLICE:
                pass  # between two slices others have their turn
            whole = msgspec.structs.replace(made, done=made.of, place=0)
            await self.kept.put(id, KIND, version, msgspec.json.encode(whole))
            await self.games.judge(id, judge_seats(made.decisions))
        except BotBroke as error:
            self.failed.add(id)
            logger.warning("analysis broke", extra={"room": id, "error": str(error)})
        finally:
            self.going.pop(id, None)
