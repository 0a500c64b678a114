"""A room of this device: a fold over entries that are kept nowhere else, with luck of its own."""

from __future__ import annotations

from typing import Literal

from semafor.bots import Knowledge, bot
from semafor.bots.bot import AnyBot
from semafor.bots.master.wishing import AnyWish, WishingBot
from semafor.kernel.errors import BadInput
from semafor.kernel.game import GameKey
from semafor.kernel.luck import Luck, ScriptedLuck
from semafor.kernel.record import Header, Line, Record
from semafor.offline.memory import Deed
from semafor.offline.requests import Branch, New
from semafor.rooms import entries as e
from semafor.rooms.history import History
from semafor.rooms.messages import Moment
from semafor.rooms.render import render_moment
from semafor.rooms.room import Room

HERE = "here"  # a seat of this device needs no token


class OfflineRoom(Room):
    """A room whose luck is a script as long as there is one, then another luck.

    While a `course` is left and the moves are the course's, chance says what stands there; the first other move ends it.
    `opening` is the request by which it was opened, `log` what has happened since: with both it can be opened again.
    """

    def __init__(self, id: str, opening: New | Branch, script: list[int], then: Luck, bot_seed: int) -> None:
        super().__init__(id, kept=None)
        self.opening = opening
        self.log: list[Deed] = []
        self.script = ScriptedLuck(script, then)
        self.bot_seed = bot_seed
        self.course: list[Line] = []
        self.named: Header | None = None  # what names this luck, where it can be proved
        self.history = History(self)
        self.planners: dict[int, AnyBot] = {}  # by seat: bots that go on with what they planned

    def luck(self) -> Luck:
        return self.script

    def take(self, entry: e.Entry) -> None:
        """The next entry happens. There is no clock: all happens at once."""
        self.history.apply(self.n, 0, entry)

    def play(self, entry: Deed) -> None:
        """What a seat does, by the course if it still is the course."""
        if isinstance(entry, e.Acted):
            self._follow(entry)
        self.take(entry)
        self._agree()
        self.log.append(entry)

    def _follow(self, entry: e.Acted) -> None:
        if self.course and (self.course[0].seat, self._number(self.course[0])) == (entry.seat, entry.action):
            self.script.script = list(self.course.pop(0).chance)
        else:
            self.course = []

    def _agree(self) -> None:
        """One device speaks for all its seats: whoever asks to take back may."""
        while self.agreed is not None:
            self.take(e.UndoAnswered(next(seat for seat in self.people if seat not in self.agreed), agree=True))

    def repeat(self, line: Line) -> None:
        """A move of a record happens here as it did there."""
        self.script.script = list(line.chance)
        self.take(e.Acted(line.seat, self._number(line), self.audience(line.seat).count + 1))

    def _number(self, line: Line) -> int:
        number = self.game.actions.number(self.game.meant(self.playing().state, line.seat, line.what))
        assert number is not None, f"the record of room {self.id} was not checked"
        return number

    def bot_to_move(self) -> int | None:
        """The first bot that is to act, or None."""
        bots = [seat for seat in self.actors if self.seats[seat].level]
        if self.course:  # where several may act at once, the course says whose act comes first
            bots = [seat for seat in bots if seat == self.course[0].seat]
        return next(iter(bots), None)

    def wish(self) -> AnyWish | None:
        """What a network is to be asked before the next bot can act; None where it needs no such thought."""
        seat = self.bot_to_move()
        if seat is None or self.course:
            return None
        player, known = self._player(seat)
        return player.wish(known) if isinstance(player, WishingBot) else None

    def let_bot_play(self, seat: int, answer: int | None) -> None:
        """The bot's act: the course's if it stands there, by what a network answered to its wish, or else its own choice."""
        player, known = self._player(seat)
        if self.course:
            action = self._number(self.course[0])
        elif answer is not None and isinstance(player, WishingBot):
            action = player.granted(known, answer)
        else:
            action = player.choose(known)
        act = e.Acted(seat, action, self.audience(seat).count + 1)
        if answer is not None:
            self.check(act)  # it was said outside of the rules
        self.play(act)

    def _player(self, seat: int) -> tuple[AnyBot, Knowledge]:
        """The seat's bot, and what it knows."""
        player = self.planners.get(seat) or bot(self.seats[seat].level, self.game.key, self.bot_seed + self.n)
        if player.plans:
            self.planners[seat] = player
        record = self.history.events_for_seat(seat) if player.reads_record else []
        return player, Knowledge(self.game, self.playing().state, seat, record=record)

    def network(self) -> GameKey | None:
        """The game whose network the page has to have for this table, if any bot there needs one."""
        players = (bot(seat.level, self.game.key, 0) for seat in self.seats if seat.level)
        return self.game.key if any(isinstance(player, WishingBot) for player in players) else None

    def record(self) -> Record:
        record = Record.of(self.playing())
        if self.named is not None:
            for name in ("seed", "commitment", "secret", "salts"):
                setattr(record.header, name, getattr(self.named, name))
        return record

    def moment(self, n: int | Literal["last"], seat: int | None, *, opened: bool) -> Moment:
        """The table as it stood at a moment of the seat or a watcher; `opened` also shows what every seat saw."""
        if seat is not None:
            self.check_seat(seat)
        count = len(self.history.moments(seat))
        if n == "last":
            n = count - 1
        if n >= count:
            raise BadInput("bad-moment", "semafor.offline", moment=n, last=count - 1)
        return render_moment(self.history, seat, n, opened=opened and self.history.open)

    def check_seat(self, seat: int) -> None:
        if seat >= len(self.seats):
            raise BadInput("bad-seat", seat=seat, last=len(self.seats) - 1)
