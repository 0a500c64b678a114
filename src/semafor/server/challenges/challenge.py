"""A challenge: a series of attempts with one secret, one form of table, and a time until which it is open.

Every game has one each day and each week, which follow from the installation's own secret; others are made by people.
"""

from __future__ import annotations

import hmac
from typing import Any, Literal

import msgspec

from semafor.kernel.game import Game
from semafor.rooms import entries as e
from semafor.rooms.maps import map_of
from semafor.rooms.room import Room
from semafor.server.challenges import periods
from semafor.server.challenges.periods import Kind

ChallengeKind = Literal["daily", "weekly", "own"]
RIVAL = "normal"  # the level of the bots where a game cannot be played alone


class Challenge(msgspec.Struct, frozen=True):
    """What everybody plays who takes it up. The secret leaves the process only when it is over.

    The challenger sits on seat 0, the rivals are levels of the bots after it; a `pair` plays it twice, with seats exchanged.
    """

    id: str
    kind: ChallengeKind
    game: str
    options: dict[str, Any]
    rivals: list[str]
    secret: str
    made_ms: int
    until_ms: int
    pair: bool = False
    period: str = ""
    by: str = ""

    @property
    def over(self) -> bool:
        return self.until_ms <= periods.now_ms()

    def setting(self, game: Game) -> e.Setting:
        """What is agreed at each of its tables."""
        return e.Setting(
            game.key,
            self.options,
            2 if self.pair else 1 + len(self.rivals),
            public=False,
            rated=False,
            clock=e.Clock(),
            material=game.material or msgspec.UNSET,
            map=map_of(game),
            attempt=e.Attempt(self.id, self.until_ms, pair=self.pair),
        )


def count_rivals(game: Game, kind: Kind) -> int:
    """How many bots sit there: none where one can play alone, else as few as the game lets, and one more in the week's."""
    least = min(game.seats) - 1
    return least + 1 if least and kind == "weekly" and least + 2 in game.seats else least


def derive_secret(installation: str, game: str, period: str) -> str:
    """The secret of that day's or week's luck; nobody can know it beforehand without this installation's own secret."""
    return hmac.new(bytes.fromhex(installation), f"{game} {period}".encode(), "sha256").hexdigest()


def standing_challenge(installation: str, kind: Kind, game: Game, period: str) -> Challenge:
    """The game's challenge of that day or week; ValueError if there is no such."""
    return Challenge(
        id=f"{kind}.{game.key}.{period}",
        kind=kind,
        game=game.key,
        options=msgspec.to_builtins(game.option_values({})),
        rivals=[RIVAL] * count_rivals(game, kind),
        secret=derive_secret(installation, game.key, period),
        made_ms=periods.begins_ms(kind, period),
        until_ms=periods.ends_ms(kind, period),
        period=period,
    )


def period_of(challenge: str) -> tuple[Kind, str] | None:
    """Of which day or week a challenge is, as its id says."""
    kind, _, rest = challenge.partition(".")
    period = rest.rpartition(".")[2]
    return ("daily", period) if kind == "daily" else ("weekly", period) if kind == "weekly" else None


def is_ongoing(room: Room) -> bool:
    """Whether others may still play the same luck."""
    attempt = room.setting.attempt
    return attempt is not None and ends_ms(attempt) > periods.now_ms()


def is_open_to_all(room: Room) -> bool:
    """Whether everybody may look: at a public room, and at an attempt of the ranking once its challenge is over."""
    return room.setting.public or (room.setting.attempt is not None and room.outcome == "played" and not is_ongoing(room))


def ends_ms(attempt: e.Attempt) -> int:
    """When the challenge of the attempt is over."""
    standing = period_of(attempt.challenge)
    return attempt.until_ms or (periods.ends_ms(*standing) if standing else 0)
