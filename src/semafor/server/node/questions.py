"""What a worker process is asked. Of a running table it is given one redrawn for the seat: nothing hidden reaches it."""

from __future__ import annotations

from typing import Any

import msgspec

from semafor.bots import Budget
from semafor.bots.judge import Choice
from semafor.bots.reasons import Reason
from semafor.kernel.game import GameKey
from semafor.kernel.record import Proven
from semafor.kernel.result import Result
from semafor.kernel.view import Event


class Reported(msgspec.Struct, frozen=True):
    """An event as its bytes say it: its facts are as they were, whatever they are."""

    what: str
    seat: int | None
    facts: dict[str, Any]

    @classmethod
    def of(cls, event: Event) -> Reported:
        return cls(event.what, event.seat, event.facts)

    @property
    def event(self) -> Event:
        return Event(self.what, self.seat, self.facts)


class BotPlace(msgspec.Struct, frozen=True):
    """A bot's place at a table, and how far the game has come there.

    `acts` counts those that stand; `undone` how often something was taken back, after which the bot is another one.
    """

    room: str
    seat: int
    level: str
    seed: int
    acts: int
    undone: int


class Asked(msgspec.Struct, frozen=True, tag_field="ask", kw_only=True):
    """The base of all questions. Each is one line; the answers are lines too, and an empty line ends them.

    `maps` are those that somebody drew: the files by the keys of their games.
    """

    maps: dict[str, dict[str, str]] = {}


class Choose(Asked, frozen=True, tag="choose"):
    """Which action should the bot on that seat play? Answered by its number.

    The record is all that happened, as the seat was told of it, if the level reads it.
    """

    game: str
    fields: dict[str, list[int]]
    place: BotPlace
    record: list[Reported] = []


class Weigh(Asked, frozen=True, tag="weigh"):
    """Which actions are the best, and what are they worth? Answered by one `Weighed` each, best first."""

    game: str
    fields: dict[str, list[int]]
    seat: int
    seed: int
    budget: Budget


class Study(Asked, frozen=True, tag="study"):
    """What was each decision of this record worth, from act `first` on, so many at most? Answered by one `Decision` each."""

    record: str
    budget: Budget
    first: int = 1
    most: int = 1_000_000


class Check(Asked, frozen=True, tag="check"):
    """Is this record true? Answered by `Proved` or `Refuted`."""

    record: str


Question = Choose | Weigh | Study | Check


class Weighed(msgspec.Struct, frozen=True):
    """An action with what it promises; the best also with what speaks for it against the next best."""

    action: int
    choice: Choice
    why: Reason | None = None


class Proved(msgspec.Struct, frozen=True, tag_field="check", tag="proved"):
    """What was proved about a record: its luck is `sealed`, `seeded` or only `replayed`."""

    game: GameKey
    luck: Proven
    moves: int
    names: list[str]
    over: bool
    result: Result


class Refuted(msgspec.Struct, frozen=True, tag_field="check", tag="refuted"):
    """Why the record is not true: a message with its facts."""

    message: str
    room: str
    facts: dict[str, Any]
