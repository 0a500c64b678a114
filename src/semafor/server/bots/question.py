"""What a bot process is asked: a table redrawn for its seat, so that nothing hidden ever reaches it."""

from __future__ import annotations

import msgspec


class Question(msgspec.Struct, frozen=True):
    """Which action the seat should play at this table."""

    game: str
    fields: dict[str, list[int]]
    seat: int
    level: str
    seed: int
