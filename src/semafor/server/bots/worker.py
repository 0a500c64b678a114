"""The bot process: reads questions line by line, writes action numbers. `python -m semafor.server.bots.worker MEGABYTES`."""

from __future__ import annotations

import sys

import msgspec

import semafor
from semafor.bots import Knowledge, bot
from semafor.server.bots.question import Question


def main() -> None:
    if len(sys.argv) > 1:
        limit_memory(int(sys.argv[1]))
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Question)
        game = semafor.game(asked.game)
        known = Knowledge(game, game.restore(asked.fields), asked.seat)
        print(bot(asked.level, asked.game, asked.seed).choose(known), flush=True)


def limit_memory(megabytes: int) -> None:
    """An allocation past the limit fails here instead of taking memory from the tables."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 2**20, megabytes * 2**20))


if __name__ == "__main__":
    main()
