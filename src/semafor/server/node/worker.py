"""The worker process: reads questions line by line, writes answers. `python -m semafor.server.node.worker MEGABYTES`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import islice
from typing import assert_never

import msgspec

import semafor
from semafor.bots.analysis import Decision, analyse, best_moves
from semafor.bots.judges import judge_of
from semafor.bots.reasons import reason
from semafor.kernel.errors import BadInput
from semafor.kernel.record import Record
from semafor.rooms.maps import recall_all
from semafor.server.node.questions import Check, Choose, Proved, Question, Refuted, Study, Weigh, Weighed
from semafor.server.node.resident_bots import ResidentBots

HINTS = 3


def main() -> None:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a worker thinks on one core, and threads take memory in advance
    if len(sys.argv) > 1:
        limit_memory(int(sys.argv[1]))
    decoder: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
    players = ResidentBots()
    for line in sys.stdin.buffer:
        for each in answer(decoder.decode(line), players):
            print(msgspec.json.encode(each).decode(), flush=True)
        print(flush=True)


def answer(asked: Question, players: ResidentBots) -> Iterator[object]:
    held = recall_all(asked.maps)
    match asked:
        case Choose():
            yield players.choose(asked)
        case Weigh():
            yield from weigh(asked)
        case Study():
            yield from study(asked)
        case Check(record):
            yield check_record(record)
        case _:
            assert_never(asked)
    del held


def weigh(asked: Weigh) -> list[Weighed]:
    game = semafor.game(asked.game)
    state = game.restore(asked.fields)
    best = best_moves(game, state, asked.seat, asked.budget, asked.seed)
    first, *others = list(best)[:HINTS]
    why = reason(judge_of(game, asked.seed), state, asked.seat, first, others[0], asked.budget) if others else None
    return [Weighed(first, best[first], why), *(Weighed(action, best[action]) for action in others)]


def study(asked: Study) -> Iterator[Decision]:
    record = Record.read(asked.record)
    return islice(analyse(semafor.game_of(record), record, asked.budget, first=asked.first), asked.most)


def check_record(text: str) -> Proved | Refuted:
    try:
        record = Record.read(text)
        game = semafor.game_of(record)
        luck = record.verify(game)
        table = record.replay(game)
    except BadInput as error:
        return Refuted(error.message, error.room, error.facts)
    return Proved(game.key, luck, len(record.lines), record.header.names, table.over, table.result())


def limit_memory(megabytes: int) -> None:
    """An allocation past the limit fails here instead of taking memory from the tables."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 2**20, megabytes * 2**20))


if __name__ == "__main__":
    main()
