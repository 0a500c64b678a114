"""A room: the fold over its log. It knows no time but the log's, no socket and no database."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from semafor.kernel.errors import BadInput, Refused
from semafor.kernel.game import Game
from semafor.kernel.luck import Luck, SealedLuck
from semafor.kernel.refusal import Fact
from semafor.kernel.table import Table
from semafor.kernel.view import Event
from semafor.rooms import entries as e
from semafor.rooms.chat import CHAT_KEPT, ChatLine
from semafor.rooms.fold import take
from semafor.rooms.frames import KEPT, Frames
from semafor.rooms.maps import game_of
from semafor.rooms.messages import Outcome, Status
from semafor.rooms.seats import Seat, fits

if TYPE_CHECKING:
    from semafor.rooms.clocks import Clocks


class Room:
    """Everything that is true of a room after the entries folded so far."""

    setting: e.Setting  # this and what follows is there from the first entry on
    secret: bytes
    commitment: str
    host: str
    join: str
    watch: str
    clocks: Clocks

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
        self.turns: list[int] = []  # how often it came to each seat's turn
        self.agreed: set[int] | None = None  # seats that agree to an undo, while one is asked for
        self.asker = -1
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.gallery: deque[ChatLine] = deque(maxlen=CHAT_KEPT)  # the watchers' own talk
        self.gallery_said = 0
        self.rematch = ""
        self.rematch_agreed: set[int] = set()  # seats that want to play again
        self.made_ms = 0
        self.over_ms: int | None = None
        self.acted: set[int] = set()
        self.standing: list[int] = []  # whose act each act is that has not been taken back
        self.undone = 0  # how often something was taken back
        self.rules = 0  # the version by which it goes; 0 before that was kept
        self.shown_n = 0  # how many entries there were when the room itself, not its table, last changed

    # What others ask

    @property
    def game(self) -> Game:
        return game_of(self.setting) if self.table is None else self.table.game

    @property
    def actors(self) -> list[int]:
        return self.table.actors if self.table is not None and self.status == "playing" else []

    @property
    def people(self) -> list[int]:
        """Seats whose consent counts: persons that play for themselves."""
        return [at for at, seat in enumerate(self.seats) if seat.person and not seat.level]

    @property
    def asked(self) -> list[int]:
        """Those of them who are asked whether a move may be taken back: a program does not mind."""
        return [at for at in self.people if not self.seats[at].program]

    @property
    def away(self) -> list[int]:
        """Seats of people for whom a bot plays until they come back."""
        return [at for at, seat in enumerate(self.seats) if seat.person and seat.level and not seat.resigned]

    @property
    def awaited_for_rematch(self) -> list[int]:
        """People without whose word there is no rematch; a program plays as long as it is wanted."""
        seats = enumerate(self.seats)
        return [at for at, seat in seats if seat.person and not seat.program and at not in self.rematch_agreed]

    def lacks_consent(self, seat: int) -> bool:
        """Whether nobody can agree to the seat's undo though it counts: in a rated game everybody must be there to be asked."""
        return self.setting.rated and (bool(self.away) or self.people == [seat])

    def hears_watchers(self, audience: int) -> bool:
        """Whether that audience, a seat or the watchers, is told what watchers say."""
        return audience == len(self.seats) or self.status == "over" or self.seats[audience].hears_watchers

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
            *(seat.offer or "" for seat in self.seats),
        ]
        return any(fits(key, lock) for lock in locks)

    def can_abort(self) -> bool:
        return self.status == "playing" and len(self.acted) < len(self.seats)

    def ends_with(self, entry: e.Entry) -> bool:
        """Whether the game will be over after the entry, if it is the next one."""
        match entry:
            case e.Acted(seat, action):
                return self.playing().foresee(seat, action).over()
            case e.Resigned(seat):
                return self.nobody_left([at for at in self.people if at != seat])
            case _:
                return isinstance(entry, e.Aborted)

    def next_actors(self, act: e.Acted) -> list[int]:
        """Who may act after the act, which was foreseen."""
        foreseen = self.playing().foreseen
        assert foreseen is not None
        assert foreseen.is_of(self.playing().state, act.seat, act.action)
        return [int(seat) for seat in foreseen.after.actors()]

    def nobody_left(self, people: list[int]) -> bool:
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
        take(self, entry)
        self.clocks.ahead_ms = self.at_ms - self.clock_ms
        if self.status == "open" and self.seats and not any(seat.open for seat in self.seats):
            self.deal()
        if not isinstance(entry, e.Acted) or self.status == "over":
            self.shown_n = self.n
        actors = self.actors
        for seat in actors:
            if seat not in before:
                self.decisions[seat] += 1
                self.turns[seat] += 1
        self.clocks.advance(self.clock_ms, [seat for seat in actors if not self.seats[seat].level])

    def fresh_table(self) -> Table:
        """The deal: the luck was committed to when the room was made, the salts are all in."""
        if (self.setting.material or None) != self.game.material:
            raise BadInput("bad-room-material", "semafor.rooms", game=self.game.key)
        names = [seat.name for seat in self.seats]
        options = self.game.option_values(self.setting.options)
        return Table(self.game, len(self.seats), options, self.luck(), names=names)

    def deal(self) -> None:
        self.table = self.fresh_table()
        self.status = "playing"
        self.tell("dealt", None)

    def luck(self) -> Luck:
        """The table is full: the luck was committed to when the room was made, the salts are all in."""
        return SealedLuck(self.secret, [] if self.setting.attempt else [seat.salt.encode() for seat in self.seats if seat.salt])

    def end(self, outcome: Outcome) -> None:
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
