"""A live table: a game being played, with its log. The state is a fold over the log."""

from __future__ import annotations

import secrets

import msgspec

from semafor.kernel.errors import BadInput, Refused
from semafor.kernel.game import AnyGame, Game, Options
from semafor.kernel.luck import Luck, WrittenLuck
from semafor.kernel.moves import Given, Move
from semafor.kernel.refusal import Refusal
from semafor.kernel.result import Result
from semafor.kernel.state import State
from semafor.kernel.validation import whole
from semafor.kernel.view import Event, View

MOST_SEED = 2**62
UNDO = "undo"
TAKE_BACK = "takeback"


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One numbered event of the log: an action with the chance it drew, or an undo (action None).

    An undo by `consent` of the table also drops everything that came after the seat's last act.
    """

    seat: int
    action: int | None
    chance: list[int]
    consent: bool = False

    @property
    def undo_word(self) -> str:
        return TAKE_BACK if self.consent else UNDO


class Act:
    """An action that still stands, with what an undo must know of it: was it `final`, and which others it `called` to act."""

    def __init__(self, entry: Entry, before: State, *, shown: bool, called: list[int]) -> None:
        self.entry = entry
        self.before = before
        self.final = shown or bool(entry.chance)
        self.called = called

    @classmethod
    def of(cls, entry: Entry, before: State, after: State) -> Act:
        """The act that led from one state to the other."""
        waiting = [int(seat) for seat in before.actors()]
        called = [int(seat) for seat in after.actors() if int(seat) not in (*waiting, entry.seat)]
        return cls(entry, before, shown=after.undo_barrier, called=called)


class Foreseen(msgspec.Struct, frozen=True):
    """An act that is about to be: from which state it leads to which other, and the chance it will draw."""

    before: State
    seat: int
    action: int
    after: State
    chance: list[int]

    def is_of(self, before: State, seat: int, action: int) -> bool:
        return self.before is before and (self.seat, self.action) == (seat, action)


class Table:
    """A game at play. `play` changes it; everything else only asks."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options,
        luck: Luck,
        *,
        seed: int | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game: Game = game
        self.options = options
        self.seed = seed
        self.names = names or []
        self.luck = WrittenLuck(luck)
        self.state = self.game.start(seats, options, self.luck)
        self.game = self.game.laid(options)
        self.seats = int(self.state.seats)
        self.dealt = self.luck.taken()
        self.entries: list[Entry] = []
        self.acts: list[Act] = []
        self.foreseen: Foreseen | None = None

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def actors(self) -> list[int]:
        return [int(seat) for seat in self.state.actors()]

    def moves(self, seat: int | None = None) -> list[Move]:
        """The seat's legal moves; without a seat those of the first that may act."""
        seat = self._seat(seat)
        return [self.game.actions.move(int(number)) for number in self.state.legal(seat)]

    def why_not(self, move: Given, seat: int | None = None) -> Refusal | None:
        """The rule that forbids the move now, or None if it is legal."""
        found = self.game.check_move(self.state, self._seat(seat), move)
        return found if isinstance(found, Refusal) else None

    def play(self, move: Given, seat: int | None = None) -> None:
        """Carry out the move, given as value, number, notation or JSON. Raises Refused with the rule if it is not legal."""
        seat = self._seat(seat)
        number = self.game.check_move(self.state, seat, move)
        if isinstance(number, Refusal):
            raise Refused(number)
        self.act(seat, number)

    def act(self, seat: int, number: int) -> None:
        """Carry out an act that was found legal before."""
        foreseen, self.foreseen = self.foreseen, None
        if foreseen is not None and foreseen.is_of(self.state, seat, number):
            before, self.state, chance = self.state, foreseen.after, foreseen.chance
        else:
            before = self.state.clone()
            self.state.apply(seat, number, self.luck)
            chance = self.luck.taken()
        entry = Entry(seat, number, chance)
        self.entries.append(entry)
        self.acts.append(Act.of(entry, before, self.state))

    def foresee(self, seat: int, number: int) -> State:
        """The state to which a legal act will lead. If that is the next act, it is not worked out again."""
        after = self.state.clone()
        after.apply(seat, number, self.luck)
        self.foreseen = Foreseen(self.state, seat, number, after, self.luck.taken())
        return after

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return max(0, int(self.state.actor()))
        return self._checked(seat)

    def _checked(self, seat: int) -> int:
        seat = whole(seat, "seat")
        if not 0 <= seat < self.seats:
            raise BadInput("bad-seat", seat=seat, last=self.seats - 1)
        return seat

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, None if seat is None else self._checked(seat))

    def seat_view(self, seat: int, public: View) -> View:
        """The same for a seat, with the watchers' view at hand."""
        return self.game.seat_view(self.state, seat, public)

    def result(self) -> Result:
        return self.game.result(self.state)

    def told(self, to: int | None) -> tuple[Event, ...]:
        """What the last action that stands was, as watcher `to` may know it."""
        to = None if to is None else self._checked(to)
        if not self.acts:
            return ()
        act = self.acts[-1]
        assert act.entry.action is not None
        return self.game.events(act.before, act.entry.seat, act.entry.action, self.state, to)

    def events_for_all(self) -> list[tuple[Event, ...]]:
        """The same for each seat, and for a watcher last."""
        if not self.acts:
            return [()] * (self.seats + 1)
        act = self.acts[-1]
        assert act.entry.action is not None
        return self.game.events_for_all(act.before, act.entry.seat, act.entry.action, self.state, self.seats)

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why the seat cannot take back its last act, or None if it can."""
        seat = self._checked(seat)
        refusal = self._unrepeatable(seat)
        if refusal is None and (called := self.acts[self._last(seat)].called):
            return Refusal("kernel.undo.turn", {"seat": called[0] + 1})  # who was called may be thinking already
        return refusal

    def undoable(self, seat: int) -> int:
        """How many of its acts the seat can take back one after the other: those of its turn since chance last spoke."""
        seat, count = self._checked(seat), 0
        for at in range(len(self.acts) - 1, -1, -1):
            act = self.acts[at]
            mine = act.entry.seat == seat
            if act.final or (mine and (act.called or self._others_since(at))):
                break
            count += mine
        return count

    def _unrepeatable(self, seat: int) -> Refusal | None:
        """Why the log without the seat's last act would not be the same game, or None if it is."""
        for at in range(len(self.acts) - 1, -1, -1):
            act = self.acts[at]
            if act.final:
                return Refusal("kernel.undo.final")
            if act.entry.seat == seat:
                return self._others_since(at)
        return Refusal("kernel.undo.nothing")

    def _last(self, seat: int) -> int:
        return max(number for number, act in enumerate(self.acts) if act.entry.seat == seat)

    def _others_since(self, at: int) -> Refusal | None:
        """Later acts of other seats do no harm if those seats could act at the same time as this one."""
        together = [int(actor) for actor in self.acts[at].before.actors()]
        for act in self.acts[at + 1 :]:
            if act.entry.seat not in together:
                return Refusal("kernel.undo.others", {"seat": act.entry.seat + 1})
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last act; the acts of others since then stand."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Refused(refusal)
        self.repeat_undo(seat)

    def repeat_undo(self, seat: int) -> None:
        """The same as it stands in a log: earlier versions let a seat take the turn back, and their games still replay."""
        refusal = self._unrepeatable(seat)
        if refusal is not None:
            raise Refused(refusal)
        at = self._last(seat)
        later = self.acts[at + 1 :]
        self.state = self.acts[at].before
        del self.acts[at:]
        for act in later:
            assert act.entry.action is not None
            before = self.state.clone()
            self.state.apply(act.entry.seat, act.entry.action, self.luck)
            self.acts.append(Act.of(act.entry, before, self.state))
        self.entries.append(Entry(seat, None, []))

    def take_back(self, seat: int) -> None:
        """By consent of the table the seat's last act falls with everything after it, whatever was shown."""
        seat = self._checked(seat)
        standing = [at for at, act in enumerate(self.acts) if act.entry.seat == seat]
        if not standing:
            raise Refused(Refusal("kernel.undo.nothing"))
        self.state = self.acts[standing[-1]].before
        del self.acts[standing[-1] :]
        self.entries.append(Entry(seat, None, [], consent=True))

    def forget(self) -> None:
        """Let go of the states that no undo can reach any more; `take_back` then reaches no further either."""
        final = [at for at, act in enumerate(self.acts) if act.final]
        if final:
            del self.acts[: final[-1]]


def fresh_seed() -> int:
    """A seed nobody chose."""
    return secrets.randbits(62)


def checked_seed(seed: int) -> int:
    """The same seed; BadInput if it does not fit the 64 bits of the luck, with room for a few seeds counted on from it."""
    seed = whole(seed, "seed")
    if abs(seed) > MOST_SEED:
        raise BadInput("bad-seed", seed=str(seed), most=str(MOST_SEED))
    return seed
