"""A program in any language as a bot: one line of JSON to it for each decision, one line back.

It is told `{"game", "seat", "seed", "view", "news", "legal": [{"number", "notation", "move"}, …]}` and answers
`{"number": 17}` or `{"notation": "draw deck"}`. `news` is what happened since it was asked last, as its seat was told of
it; all news together are the record. It never sees anything its seat may not know.
"""

from __future__ import annotations

import contextlib
import shlex
import subprocess
import weakref
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from semafor.bots.bot import Bot
from semafor.bots.knowledge import Knowledge
from semafor.kernel.errors import BadInput
from semafor.kernel.view import Event


class ExternalBot(Bot):
    """Asks a program that runs beside us for the whole game."""

    reads_record: ClassVar[bool] = True

    def __init__(self, seed: int, command: str, game_key: str) -> None:
        super().__init__(seed)
        self.seed = seed
        self.command = command
        self.game_key = game_key
        self.told = 0  # so many events of the record
        try:
            self.program = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as error:
            raise BadInput("bad-program", "semafor.bots", command=command, error=str(error)) from None
        weakref.finalize(self, end_program, self.program)

    def choose(self, known: Knowledge) -> int:
        news = known.record[self.told :]
        self.told = len(known.record)
        answer = self.ask(question(known, self.seed, news))
        for number in known.legal:
            if answer in (number, known.game.actions.notation(number)):
                return number
        raise BadInput("bad-answer", "semafor.bots", command=self.command, answer=str(answer)[:80])

    def ask(self, line: bytes) -> object:
        """What the program says to the line: a number or a notation."""
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        try:
            self.program.stdin.write(line + b"\n")
            self.program.stdin.flush()
            said = self.program.stdout.readline()
            answer: dict[str, Any] = msgspec.json.decode(said, type=dict[str, Any])
        except (OSError, msgspec.MsgspecError):
            raise BadInput("bad-answer", "semafor.bots", command=self.command, answer="") from None
        return answer.get("number", answer.get("notation"))


def question(known: Knowledge, seed: int, news: Sequence[Event]) -> bytes:
    """The line a program is sent: what the seat may know and what it may do."""
    actions = known.game.actions
    legal = [{"number": number, "notation": actions.notation(number), "move": actions.json(number)} for number in known.legal]
    told = {"game": known.game.key, "seat": known.seat, "seed": seed, "view": known.view, "news": news, "legal": legal}
    return msgspec.json.encode(told)


def end_program(program: subprocess.Popen[bytes]) -> None:
    """Close the program's input, which tells it to go, and do not wait long for it."""
    for pipe in (program.stdin, program.stdout):
        with contextlib.suppress(OSError):
            if pipe is not None:
                pipe.close()
    try:
        program.wait(2)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
