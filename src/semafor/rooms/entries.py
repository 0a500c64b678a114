"""What can stand in a room's log. A room is a fold over these, so nothing here is ever changed or removed."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Handed = Literal["first", "last", "nobody"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may take: `turn` reminds and lets the others call a bot, `bank` and `days` call it by themselves.

    `days` is for correspondence: each turn has `turn_s`, whoever goes on vacation stops it, and so do `weekends` if wished.
    Without a clock the others may call a bot after `turn_s` seconds all the same.
    """

    kind: Literal["none", "turn", "bank", "days"] = "none"
    turn_s: int = 300
    bank_s: int = 900
    bonus_s: int = 5
    weekends: bool = False

    @property
    def calls_bot(self) -> bool:
        """Whether a bot plays by itself when the time is up."""
        return self.kind in ("bank", "days")


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """The challenge at which a room is an attempt: others are dealt the same until it is over.

    A pair of people plays it twice with seats exchanged: the second room names the first, and what each seat brings from there.
    """

    challenge: str
    until_ms: int = 0  # rooms of earlier versions do not tell: their challenge was over with the day
    pair: bool = False
    first: str = ""
    brought: list[int] = []


class Setting(msgspec.Struct, frozen=True):
    """What was agreed when the room was made."""

    game: str
    options: dict[str, Any]
    seats: int
    public: bool
    rated: bool
    clock: Clock
    day: str = ""  # of a challenge, before `attempt` was kept
    hints: bool = False
    rules: int = 0  # the version of the rules when the room was made; 0 before that was kept
    material: str | msgspec.UnsetType = msgspec.UNSET  # the fingerprint of a map that is not of the package
    map: dict[str, str] | msgspec.UnsetType = msgspec.UNSET  # the files of one that somebody drew: so the log tells it whole
    attempt: Attempt | None = None
    handed: Handed = "first"  # for whom a seat counts that changed hands
    programs: bool = False  # whether programs may play though the game is rated: who sits down knows it

    def __post_init__(self) -> None:
        if self.day and self.attempt is None:
            msgspec.structs.force_setattr(self, "attempt", Attempt(f"daily.{self.game}.{self.day}"))


class LogEntry(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    """The base of every entry of the log."""


class Created(LogEntry, frozen=True, tag="created"):
    """The room exists. The tokens are kept as hashes; the secret leaves the process only after the end."""

    setting: Setting
    secret: str
    host: str
    join: str
    watch: str


class Seated(LogEntry, frozen=True, tag="seated"):
    """A person took an open seat, in the name of an account if one was signed in; or a program in its maker's name."""

    seat: int
    name: str
    token: str
    code: str
    salt: str
    account: str = ""
    program: bool = False


class BotSeated(LogEntry, frozen=True, tag="bot-seated"):
    """A bot took an open seat."""

    seat: int
    level: str


class Left(LogEntry, frozen=True, tag="left"):
    """The seat is open again; only before the deal."""

    seat: int


class Claimed(LogEntry, frozen=True, tag="claimed"):
    """An account says that the seat is its own."""

    seat: int
    account: str


class Rekeyed(LogEntry, frozen=True, tag="rekeyed"):
    """The seat moved to another device: the old token and the old code are worth nothing now."""

    seat: int
    token: str
    code: str


class Offered(LogEntry, frozen=True, tag="offered"):
    """The seat may be taken by whoever has the key, once; without a key by whoever may sit down at the table."""

    seat: int
    key: str = ""


class OfferEnded(LogEntry, frozen=True, tag="offer-ended"):
    """The seat may not be taken any more."""

    seat: int


class HandedOver(LogEntry, frozen=True, tag="handed-over"):
    """Somebody else plays the seat from here on; whoever played it until now has no key of it any more."""

    seat: int
    name: str
    token: str
    code: str
    account: str = ""
    program: bool = False


class Kicked(LogEntry, frozen=True, tag="kicked"):
    """The host sent whoever played the seat away; a bot plays on."""

    seat: int
    level: str


class Relinked(LogEntry, frozen=True, tag="relinked"):
    """There are new links: the old tokens to join and to watch are worth nothing now."""

    join: str
    watch: str


class Lent(LogEntry, frozen=True, tag="lent"):
    """There is one more link by which one may look at the game, and no more than look."""

    look: str


class LooksEnded(LogEntry, frozen=True, tag="looks-ended"):
    """The links by which one may look at the game are worth nothing now."""


class Acted(LogEntry, frozen=True, tag="acted"):
    """A seat's action; `frame` is the number of the frame that tells the seat of it."""

    seat: int
    action: int
    frame: int = 0


class Undid(LogEntry, frozen=True, tag="undid"):
    """The seat took back its last act, or so many of its last acts, which nobody minds."""

    seat: int
    frame: int = 0
    acts: int = 1


class UndoAsked(LogEntry, frozen=True, tag="undo-asked"):
    """The seat asks the others whether it may take back what cannot be taken back alone."""

    seat: int


class UndoAnswered(LogEntry, frozen=True, tag="undo-answered"):
    """Another seat agrees or not; when all people agree the act falls with everything after it."""

    seat: int
    agree: bool


class Said(LogEntry, frozen=True, tag="said"):
    """A line of chat."""

    seat: int
    text: str


class Muted(LogEntry, frozen=True, tag="muted"):
    """A seat hears another no more, or again."""

    seat: int
    other: int
    on: bool


class WatcherSaid(LogEntry, frozen=True, tag="watcher-said"):
    """A line of the watchers' own talk, which nobody who plays has to hear."""

    name: str
    text: str
    account: str = ""


class WatchersHeard(LogEntry, frozen=True, tag="watchers-heard"):
    """The seat hears the watchers' talk during the game, or no more."""

    seat: int
    on: bool


class Resigned(LogEntry, frozen=True, tag="resigned"):
    """The seat gave up; the simplest bot plays it on if others still play."""

    seat: int


class Aborted(LogEntry, frozen=True, tag="aborted"):
    """The game ended without a result before everybody had acted once."""

    seat: int


class GivenToBot(LogEntry, frozen=True, tag="given-to-bot"):
    """A bot plays for a seat that was away too long; `by` is who asked, or None for the clock."""

    seat: int
    level: str
    by: int | None


class CameBack(LogEntry, frozen=True, tag="came-back"):
    """The person plays the seat again."""

    seat: int


class BotFailed(LogEntry, frozen=True, tag="bot-failed"):
    """The bot broke or took too long; the simplest bot plays on."""

    seat: int


class RematchAgreed(LogEntry, frozen=True, tag="rematch-agreed"):
    """The seat wants to play again with the same people, or not any more; it is dealt when every person wants to."""

    seat: int
    agree: bool = True


class Vacationed(LogEntry, frozen=True, tag="vacationed"):
    """The seat's clock stands for so many days from now on; 0 days: it runs again."""

    seat: int
    days: int


class Forgotten(LogEntry, frozen=True, tag="forgotten"):
    """Whoever sat there has deleted the account: the game stays, the name goes. `player`: the how manieth of the seat."""

    seat: int
    player: int = 0


class Ruled(LogEntry, frozen=True, tag="ruled"):
    """From here on the room goes by this version of the rules; so far they would not have gone otherwise."""

    rules: int


class Rematch(LogEntry, frozen=True, tag="rematch"):
    """The same people play again in another room, with the same tokens."""

    seat: int
    room: str


Entry = (
    Created
    | Seated
    | BotSeated
    | Left
    | Claimed
    | Rekeyed
    | Offered
    | OfferEnded
    | HandedOver
    | Kicked
    | Relinked
    | Lent
    | LooksEnded
    | Acted
    | Undid
    | UndoAsked
    | UndoAnswered
    | Said
    | Muted
    | WatcherSaid
    | WatchersHeard
    | Resigned
    | Aborted
    | GivenToBot
    | CameBack
    | BotFailed
    | RematchAgreed
    | Rematch
    | Ruled
    | Forgotten
    | Vacationed
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def read_entry(body: bytes) -> Entry:
    """The entry that a row of the log holds."""
    return _decoder.decode(body)


def frame_of(entry: Entry) -> int:
    """The number of the frame that tells its own seat of the entry; 0 if it has none."""
    return entry.frame if isinstance(entry, Acted | Undid) else 0
