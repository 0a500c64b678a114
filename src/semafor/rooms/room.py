"""A room: the fold over its log. It knows no time but the log's, no socket and no database."""

from __future__ import annotations

from collections import deque
from typing import Literal, assert_never

import msgspec

import semafor
from semafor.kernel.errors import BadInput, Refused
from semafor.kernel.game import Game
from semafor.kernel.luck import Luck, SealedLuck, commitment
from semafor.kernel.refusal import Fact
from semafor.kernel.table import Table
from semafor.kernel.view import Event
from semafor.rooms import entries as e
from semafor.rooms.clocks import Clocks
from semafor.rooms.frames import KEPT, Frames
from semafor.rooms.seats import Seat, fits

SIMPLEST = "random"
CHAT_KEPT = 50
Status = Literal["open", "playing", "over"]
Outcome = Literal["", "played", "resigned", "aborted"]  # empty until the room is over


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat as it is shown."""

    seat: int
    name: str
    text: str
    at_ms: int


class Room:
    """Everything that is true of a room after the entries folded so far."""

    def __init__(self, id: str, *, kept: int | None = KEPT) -> None:
        self.id = id
        self.kept = kept
        self.n = 0
        self.at_ms = 0
        self.clock_ms = 0  # when that was by the clock that stands while no server runs
        self.status: Status = "open"
        self.outcome: Outcome = ""
        self.table: Table | None = None
        self.seats: list[Seat] = []
        self.looks: list[str] = []  # hashes of the tokens by which one may look, and no more
        self.audiences: list[Frames] = []  # one per seat, the watchers last
        self.decisions: list[int] = []
        self.agreed: set[int] | None = None  # seats that agree to an undo, while one is asked for
        self.asker = -1
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.rematch = ""
        self.rematch_agreed: set[int] = set()  # seats that want to play again
        self.made_ms = 0
        self.over_ms: int | None = None
        self.acted: set[int] = set()
        self.standing: list[int] = []  # whose act each act is that has not been taken back
        self.undone = 0  # how often something was taken back
        self.rules = 0  # the version by which it goes; 0 before that was kept

    # What others ask

    @property
    def game(self) -> Game:
        return semafor.game(self.setting.game)

    @property
    def actors(self) -> list[int]:
        return self.table.actors if self.table is not None and self.status == "playing" else []

    @property
    def people(self) -> list[int]:
        """Seats whose consent counts: persons that play for themselves."""
        return [at for at, seat in enumerate(self.seats) if seat.person and not seat.level]

    @property
    def away(self) -> list[int]:
        """Seats of people for whom a bot plays until they come back."""
        return [at for at, seat in enumerate(self.seats) if seat.person and seat.level and not seat.resigned]

    @property
    def awaited_for_rematch(self) -> list[int]:
        """People without whose word there is no rematch."""
        return [at for at, seat in enumerate(self.seats) if seat.person and at not in self.rematch_agreed]

    def lacks_consent(self, seat: int) -> bool:
        """Whether nobody can agree to the seat's undo though it counts: in a rated game everybody must be there to be asked."""
        return self.setting.rated and (bool(self.away) or self.people == [seat])

    def audience(self, seat: int | None) -> Frames:
        return self.audiences[len(self.seats) if seat is None else seat]

    def opens(self, seat: int, key: str) -> bool:
        """Whether the token with this hash plays the seat."""
        return 0 <= seat < len(self.seats) and fits(key, self.seats[seat].token)

    def lets_in(self, key: str) -> bool:
        """Whether the token, or the return code, with this hash opens the room."""
        locks = [
            self.host,
            self.join,
            self.watch,
            *self.looks,
            *(seat.token for seat in self.seats),
            *(seat.code for seat in self.seats),
        ]
        return any(fits(key, lock) for lock in locks)

    def can_abort(self) -> bool:
        return self.status == "playing" and len(self.acted) < len(self.seats)

    def ends_with(self, entry: e.Entry) -> bool:
        """Whether the game will be over after the entry, if it is the next one."""
        match entry:
            case e.Acted(seat, action):
                state = self.playing().state.clone()
                state.apply(seat, action, self.luck())
                return state.over()
            case e.Resigned(seat):
                return self._nobody_left([at for at in self.people if at != seat])
            case _:
                return isinstance(entry, e.Aborted)

    def _nobody_left(self, people: list[int]) -> bool:
        """Whether the game is over because of those who gave up: none is left, or one of two."""
        return not people or (len(people) == 1 and len(self.seats) == 2)

    # The fold

    def check(self, entry: e.Entry) -> None:
        """Refused if an act that stands in a log is not legal here: it was written by other rules than today's."""
        refusal = self.playing().why_not(entry.action, entry.seat) if isinstance(entry, e.Acted) else None
        if refusal is not None:
            raise Refused(refusal)

    def apply(self, n: int, at_ms: int, entry: e.Entry, clock_ms: int | None = None) -> None:
        """Take the next entry of the log; an act was found legal when it was decided."""
        assert n == self.n, f"entry {n} of room {self.id} came where {self.n} was due"
        self.n += 1
        self.at_ms = at_ms
        self.clock_ms = at_ms if clock_ms is None else clock_ms
        before = self.actors
        self._take(entry)
        if self.status == "open" and self.seats and not any(seat.open for seat in self.seats):
            self._deal()
        self._open_decisions(before)
        self.clocks.advance(self.clock_ms, [seat for seat in self.actors if not self.seats[seat].level])

    def _take(self, entry: e.Entry) -> None:
        match entry:
            case e.Created():
                self._create(entry)
            case e.Seated() | e.BotSeated() | e.Left() | e.Claimed() | e.Rekeyed():
                self._take_seating(entry)
            case e.Relinked() | e.Lent() | e.LooksEnded():
                self._take_links(entry)
            case e.Acted() | e.Undid():
                self._take_move(entry)
            case e.UndoAsked() | e.UndoAnswered():
                self._take_consent(entry)
            case e.Said() | e.Muted():
                self._take_talk(entry)
            case e.Resigned() | e.Aborted():
                self._take_end(entry)
            case e.GivenToBot() | e.CameBack() | e.BotFailed():
                self._take_stand_in(entry)
            case e.RematchAgreed() | e.Rematch():
                self._take_rematch(entry)
            case e.Forgotten(number):
                self._forget_name(number)
            case e.Ruled(rules):
                self._take_rules(rules)
            case _:
                assert_never(entry)

    def _create(self, entry: e.Created) -> None:
        self.setting, self.rules = entry.setting, entry.setting.rules
        self.made_ms = self.at_ms
        self.secret = bytes.fromhex(entry.secret)
        self.commitment = commitment(self.secret)
        self.host, self.join, self.watch = entry.host, entry.join, entry.watch
        count = entry.setting.seats
        self.seats = [Seat() for _ in range(count)]
        self.audiences = [Frames(self.kept) for _ in range(count + 1)]
        self.decisions = [0] * count
        self.clocks = Clocks(entry.setting.clock, count)

    def _forget_name(self, number: int) -> None:
        self.seats[number].name = self.seats[number].account = ""
        lines = [msgspec.structs.replace(line, name="") if line.seat == number else line for line in self.chat]
        self.chat = deque(lines, maxlen=CHAT_KEPT)
        if self.table is not None:
            self.table.names = [seat.name for seat in self.seats]
        self.tell("forgotten", number)

    def _take_rules(self, rules: int) -> None:
        before, self.rules = self.rules, rules
        if self.table is not None:
            self.tell("ruled", None, before=before, now=rules)

    def _take_links(self, entry: e.Relinked | e.Lent | e.LooksEnded) -> None:
        match entry:
            case e.Relinked(join, watch):
                self.join, self.watch = join, watch
            case e.Lent(look):
                self.looks.append(look)
            case e.LooksEnded():
                self.looks = []

    def _take_seating(self, entry: e.Seated | e.BotSeated | e.Left | e.Claimed | e.Rekeyed) -> None:
        seat = self.seats[entry.seat]
        match entry:
            case e.Seated(number, name, token, code, salt, account):
                seat.name, seat.token, seat.code, seat.salt, seat.account = name, token, code, salt, account
                self.tell("sat-down", number, name=name)
            case e.BotSeated(number, level):
                seat.level = level
                self.tell("bot-sat-down", number, level=level)
            case e.Left(number):
                self.tell("left", number, name=seat.name)
                self.seats[number] = Seat()
            case e.Claimed(_, account):
                seat.account = account
            case e.Rekeyed(number, token, code):
                seat.token, seat.code = token, code
                self.audience(number).push([Event("rekeyed", number)])

    def fresh_table(self) -> Table:
        """The deal: the luck was committed to when the room was made, the salts are all in."""
        if (self.setting.material or None) != self.game.material:
            raise BadInput("bad-room-material", "semafor.rooms", game=self.game.key)
        names = [seat.name for seat in self.seats]
        options = self.game.option_values(self.setting.options)
        return Table(self.game, len(self.seats), options, self.luck(), names=names)

    def _deal(self) -> None:
        self.table = self.fresh_table()
        self.status = "playing"
        self.tell("dealt", None)

    def luck(self) -> Luck:
        """The table is full: the luck was committed to when the room was made, the salts are all in."""
        return SealedLuck(self.secret, [] if self.setting.day else [seat.salt.encode() for seat in self.seats if seat.salt])

    def _open_decisions(self, before: list[int]) -> None:
        for seat in self.actors:
            if seat not in before:
                self.decisions[seat] += 1

    def _take_move(self, entry: e.Acted | e.Undid) -> None:
        table, seat = self.playing(), entry.seat
        actors = table.actors
        self.agreed = None
        self.decisions[seat] += 1
        self.clocks.stop(seat, self.clock_ms)
        if isinstance(entry, e.Undid):
            self.undone += 1
            for _ in range(entry.acts):
                table.repeat_undo(seat)
                del self.standing[self.last_act(seat)]
            self.tell("undone", seat, count=entry.acts)
            return
        table.act(seat, entry.action)
        self.standing.append(seat)
        self.acted.add(seat)
        changed = table.actors != actors
        for to, (frames, told) in enumerate(zip(self.audiences, table.events_for_all(), strict=True)):
            if told or to == seat or changed:
                frames.push(told)
        if table.over:
            self._end("played")

    def _take_consent(self, entry: e.UndoAsked | e.UndoAnswered) -> None:
        if isinstance(entry, e.UndoAsked):
            self.asker, self.agreed = entry.seat, {entry.seat}
            self.tell("undo-asked", entry.seat)
        elif not entry.agree:
            self.agreed = None
            self.tell("undo-denied", entry.seat)
        else:
            assert self.agreed is not None
            self.agreed.add(entry.seat)
        if self.agreed is not None and self.agreed >= set(self.people):
            self.agreed = None
            self.undone += 1
            self.playing().take_back(self.asker)
            del self.standing[self.last_act(self.asker) :]
            self.decisions = [number + 1 for number in self.decisions]
            self.tell("undone", self.asker, count=1)

    def _take_talk(self, entry: e.Said | e.Muted) -> None:
        if isinstance(entry, e.Muted):
            (self.seats[entry.seat].muted.add if entry.on else self.seats[entry.seat].muted.discard)(entry.other)
            return
        name = self.seats[entry.seat].name
        if not entry.text:  # it was said so long ago that the words are not kept any more
            for frames in self.audiences:
                frames.push([])
            return
        self.chat.append(ChatLine(entry.seat, name, entry.text, self.at_ms))
        for to, frames in enumerate(self.audiences):
            if to == len(self.seats) or entry.seat not in self.seats[to].muted:
                frames.push([Event("said", entry.seat, {"name": name, "text": entry.text})])

    def _take_end(self, entry: e.Resigned | e.Aborted) -> None:
        seat = self.seats[entry.seat]
        if isinstance(entry, e.Aborted):
            self.tell("aborted", entry.seat, name=seat.name)
            self._end("aborted")
            return
        seat.resigned, seat.level = True, SIMPLEST
        self.tell("resigned", entry.seat, name=seat.name)
        if self._nobody_left(self.people):
            self._end("resigned")

    def _take_stand_in(self, entry: e.GivenToBot | e.CameBack | e.BotFailed) -> None:
        seat = self.seats[entry.seat]
        match entry:
            case e.GivenToBot(number, level, _):
                seat.level = level
                self.tell("given-to-bot", number, name=seat.name, level=level)
            case e.CameBack(number):
                seat.level = ""
                self.tell("came-back", number, name=seat.name)
                self.decisions[number] += 1
                self.clocks.welcome_back(number)
            case e.BotFailed(number):
                seat.level = SIMPLEST
                self.tell("bot-failed", number)

    def _take_rematch(self, entry: e.RematchAgreed | e.Rematch) -> None:
        if isinstance(entry, e.Rematch):
            self.rematch = entry.room
            self.tell("rematch", entry.seat)
        elif entry.agree:
            self.rematch_agreed.add(entry.seat)
            self.tell("rematch-agreed", entry.seat)
        else:
            self.rematch_agreed.discard(entry.seat)
            self.tell("rematch-withdrawn", entry.seat)

    def _end(self, outcome: Outcome) -> None:
        self.status, self.outcome, self.over_ms = "over", outcome, self.at_ms
        self.tell("over", None)

    def tell(self, what: str, seat: int | None, **facts: Fact) -> None:
        """Everybody is told."""
        for frames in self.audiences:
            frames.push([Event(what, seat, dict(facts))])

    def last_act(self, seat: int) -> int:
        """Where the seat's last act stands among all that stand."""
        return len(self.standing) - 1 - self.standing[::-1].index(seat)

    def forget(self) -> None:
        """Let go of the states that no undo of one seat alone can reach any more."""
        if self.table is not None:
            self.table.forget()

    def playing(self) -> Table:
        assert self.table is not None, f"room {self.id} has not been dealt"
        return self.table
