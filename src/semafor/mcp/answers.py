"""What the tools answer, as plain data of which the protocol makes its schemas."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Option:
    """One option of a game: its default, the values where there is a list of them, and what it is for."""

    name: str
    default: Any
    values: list[Any]
    seats: list[int]
    text: str


@dataclass(frozen=True)
class GameShown:
    """A game: by which key it is started, for how many seats, with which options and bots."""

    key: str
    title: str
    seats: list[int]
    options: list[Option]
    levels: list[str]
    rules: int


@dataclass(frozen=True)
class SeatKey:
    """The key that opens one seat, and no other."""

    seat: int
    key: str


@dataclass(frozen=True)
class Standing:
    """Where a table stands for one seat, and what the seat was told since it last asked."""

    game: str
    seat: int
    to_act: list[int]
    your_turn: bool
    moves: int
    over: bool
    log: list[str]
    result: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Taken:
    """The seats that were opened, and how the table stands for the first of them."""

    seats: list[SeatKey]
    standing: Standing


@dataclass(frozen=True)
class Seen:
    """All that a seat may know: as data, and as text where the table is a local one."""

    standing: Standing
    view: dict[str, Any]
    text: str


@dataclass(frozen=True)
class MoveShown:
    """A legal move, as it is written and as a sentence."""

    notation: str
    sentence: str


@dataclass(frozen=True)
class Moves:
    """The first of the legal moves that fit, and how many fit in all."""

    fitting: int
    moves: list[MoveShown]


@dataclass(frozen=True)
class Verdict:
    """Whether a move is legal now; if not, why, what can be done instead, and the rule that forbids it."""

    legal: bool
    why: str = ""
    rule: str = ""
    rule_text: str = ""


@dataclass(frozen=True)
class RuleShown:
    """A rule of the rulebook."""

    id: str
    text: str


@dataclass(frozen=True)
class Rules:
    """The first of the rules that fit, and how many fit in all."""

    fitting: int
    rules: list[RuleShown]


@dataclass(frozen=True)
class CardShown:
    """A line of the card beside the table: what something costs (`costs`), scores (`points`) or how far it goes (`limits`)."""

    part: str
    text: str
    rule: str


@dataclass(frozen=True)
class Act:
    """One numbered line of a record: who did what, and what was told of it."""

    number: int
    seat: int
    notation: str
    told: list[str]


@dataclass(frozen=True)
class Explained:
    """A record: its game, what is proved of its luck, some of its acts, and how it ended or stands."""

    game: str
    title: str
    seats: int
    luck: str
    lines: int
    acts: list[Act]
    over: bool
    result: list[str]


@dataclass(frozen=True)
class Judged:
    """What a decision was worth to the seat: a chance to win, or points where nobody else plays.

    `clear` says that the difference between the move and the best one is more than chance explains.
    """

    number: int
    seat: int
    unit: str
    move: str
    worth: float
    best: str
    best_worth: float
    lost: float
    luck: float
    clear: bool
