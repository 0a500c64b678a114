"""A program in any language as a bot: one line of JSON to it for each decision, one line back.

It is sent a `Question` and answers `{"number": 17}` or `{"notation": "draw deck"}`. It sees nothing that its seat may not know.
When the game has ended it is sent an `Ended` and answers nothing; the next line is the first decision of its next game.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Sequence
from errno import ENOENT
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from semafor.bots.bot import Bot
from semafor.bots.knowledge import Knowledge
from semafor.kernel.errors import BadInput
from semafor.kernel.result import Result
from semafor.kernel.view import Event, View

LONGEST_ANSWER = 100_000  # bytes; a line without an end would fill the memory
PATIENCE = 2.0  # seconds that a program has to go
SHOWN = 200  # letters of a bad answer that are told
Asked: TypeAlias = "queue.SimpleQueue[tuple[bytes, bool] | None]"  # lines, and whether they are answered
Fault = Literal["illegal", "unreadable", "late", "gone", "unstarted"]


class Forfeit(Exception):
    """The program cannot go on with this game: it gave a bad answer, none in time, or has ended."""

    def __init__(self, fault: Fault, answer: str = "") -> None:
        super().__init__(fault)
        self.fault: Fault = fault
        self.answer = answer[:SHOWN]


class LegalMove(msgspec.Struct, frozen=True):
    """One of the moves to choose from, in three forms."""

    number: int
    notation: str
    move: dict[str, Any]


class Question(msgspec.Struct, frozen=True, tag_field="kind", tag="decide"):
    """A decision is due: answer with the number or the notation of one of the legal moves."""

    game: str
    match: int  # the number of the game in its series
    seat: int
    seed: int  # for the program's own chance: the same series gives the same seeds
    view: View
    news: Sequence[Event]  # since it was asked last, as its seat was told; all news together are the record
    legal: list[LegalMove]


class Answer(msgspec.Struct, frozen=True):
    """What a program says to a question: one of the two; what else it says is its own affair."""

    number: int | None = None
    notation: str | None = None


class Ended(msgspec.Struct, frozen=True, tag_field="kind", tag="end"):
    """The game is over, or a program lost it by its answer: `lost_by` is that program's seat. Nothing is to be answered."""

    game: str
    match: int
    seat: int
    view: View
    news: Sequence[Event]
    result: Result
    lost_by: int | None = None


def check_program(command: str) -> None:
    """BadInput if there is no such program; it is not started for that."""
    try:
        found = shutil.which(shlex.split(command)[0])
    except (ValueError, IndexError) as error:
        raise BadInput("bad-program", "semafor.bots", command=command, error=str(error)) from None
    if found is None:
        raise BadInput("bad-program", "semafor.bots", command=command, error=os.strerror(ENOENT))


class Program:
    """A program that runs beside us; a thread of its own speaks with it, so that nobody waits longer than the limit."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command), bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadInput("bad-program", "semafor.bots", command=command, error=str(error)) from None
        self.asked: Asked = queue.SimpleQueue()
        self.ended = False
        self.said: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.close = weakref.finalize(self, end_program, self.process, self.asked)
        threading.Thread(target=converse, args=(self.process, self.asked, self.said), daemon=True).start()

    @property
    def runs(self) -> bool:
        return self.process.poll() is None and not self.ended

    def ask(self, line: bytes, limit: float | None) -> bytes:
        """The line it answers with, empty if it has ended; a program that is late is ended."""
        self.asked.put((line, True))
        try:
            return self.said.get(timeout=limit)
        except queue.Empty:
            self.end()
            raise Forfeit("late") from None

    def tell(self, line: bytes) -> None:
        """Something that is not answered."""
        self.asked.put((line, False))

    def end(self) -> None:
        self.ended = True
        kill_all(self.process)

    def leave(self) -> None:
        """It plays no other game, but hears how this one ended."""
        self.ended = True


def converse(process: subprocess.Popen[bytes], asked: Asked, said: queue.SimpleQueue[bytes]) -> None:
    """Write each line and read its answer, until nothing more is to be asked."""
    assert process.stdin is not None
    assert process.stdout is not None
    while (given := asked.get()) is not None:
        line, answered = given
        answer = b""
        with contextlib.suppress(OSError, ValueError):  # its end of the pipe, or ours, is closed
            write_line(process, line)
            answer = process.stdout.readline(LONGEST_ANSWER) if answered else b""
        if answered:
            said.put(answer)
    with contextlib.suppress(OSError):
        process.stdin.close()


def write_line(process: subprocess.Popen[bytes], line: bytes) -> None:
    """All of it: a pipe without a buffer may take a part at a time."""
    assert process.stdin is not None
    left = memoryview(line + b"\n")
    while left:
        left = left[process.stdin.write(left) :]


class ExternalBot(Bot):
    """Asks a program for the moves of one seat of one game."""

    reads_record: ClassVar[bool] = True

    def __init__(self, seed: int, start: Callable[[], Program], match: int = 0, limit: float | None = None) -> None:
        super().__init__(seed)
        self.seed = seed
        self.start = start  # or what gives one that runs already
        self.program: Program | None = None
        self.match = match
        self.limit = limit
        self.told = 0  # so many events of the record

    def choose(self, known: Knowledge) -> int:
        actions = known.game.actions
        legal = [LegalMove(number, actions.notation(number), actions.json(number)) for number in known.legal]
        question = Question(known.game.key, self.match, known.seat, self.seed, known.view, self._news(known), legal)
        self.program = self.program or self.start()
        chosen = self._answer(self.program.ask(msgspec.json.encode(question), self.limit))
        for each in legal:
            if chosen in (each.number, each.notation):
                return each.number
        self.program.leave()  # it may be a line behind; started anew, it loses this game and no more
        raise Forfeit("illegal", str(chosen))

    def end(self, known: Knowledge, result: Result, lost_by: int | None) -> None:
        """Tell the program how the game ended."""
        told = Ended(known.game.key, self.match, known.seat, known.view, self._news(known), result, lost_by)
        if self.program is not None:
            self.program.tell(msgspec.json.encode(told))

    def _answer(self, line: bytes) -> int | str:
        """What the line says; a program that does not speak the language is ended, it may be lines behind."""
        assert self.program is not None
        try:
            return read_answer(line)
        except Forfeit:
            self.program.end()
            raise

    def _news(self, known: Knowledge) -> Sequence[Event]:
        news = known.record[self.told :]
        self.told = len(known.record)
        return news


def read_answer(line: bytes) -> int | str:
    """The number or the notation that the line names."""
    if not line:
        raise Forfeit("gone")
    try:
        answer = msgspec.json.decode(line, type=Answer)
    except msgspec.MsgspecError:
        raise Forfeit("unreadable", line.decode("utf-8", "replace").strip()) from None
    said = answer.notation if answer.number is None else answer.number
    if said is None:
        raise Forfeit("unreadable", line.decode().strip())
    return said


def end_program(process: subprocess.Popen[bytes], asked: Asked) -> None:
    """Close the program's input after all that was to be said, which tells it to go, and do not wait long for it."""
    asked.put(None)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        kill_all(process)
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def kill_all(process: subprocess.Popen[bytes]) -> None:
    """The program and what it has started: a command is often a script around the bot itself."""
    if sys.platform == "win32":
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
