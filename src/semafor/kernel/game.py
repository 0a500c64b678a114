"""What a game is to everybody outside its room: one object per title and variant."""

from __future__ import annotations

import hashlib
import json
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic

import msgspec

from semafor.kernel.box import BoxField
from semafor.kernel.card import PARTS, CardLine
from semafor.kernel.encoding import Encoder
from semafor.kernel.errors import BadInput
from semafor.kernel.luck import KeyedLuck, Luck
from semafor.kernel.moves import ActionTable, Given, Move
from semafor.kernel.refusal import Instead, Refusal
from semafor.kernel.result import Proof, Result
from semafor.kernel.rulebook import Rulebook
from semafor.kernel.state import State
from semafor.kernel.validation import misfit_at, whole
from semafor.kernel.view import Event, View
from semafor.kernel.words import Words

if sys.version_info >= (3, 13):
    from typing import TypeVar
else:
    from typing_extensions import TypeVar

if TYPE_CHECKING:
    from semafor.kernel.table import Table

GameKey = Annotated[str, msgspec.Meta(max_length=40, extra={"contract": "GameKey"})]
OptionValue = bool | int | str | None
SeatOption = Annotated[int, msgspec.Meta(extra={"form": "seat"})]  # an option whose values are the seats of the table


def only_at(*seats: int) -> msgspec.Meta:
    """Marks an option that can be set only at tables of so many seats."""
    return msgspec.Meta(extra={"seats": list(seats)})


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every game's options: typed, documented, each with a default."""


StateT = TypeVar("StateT", bound=State, default=State)
OptionsT = TypeVar("OptionsT", bound=Options, default=Options)
ViewT = TypeVar("ViewT", bound=View, default=View)


class Game(ABC, Generic[StateT, OptionsT, ViewT]):
    """One title and variant, e.g. game("ticket-to-ride-europe"): a game of those states, options and views.

    A game that is found by its key is simply a `Game`: it takes back the states that it gave.
    """

    key: str
    version: ClassVar[int]  # of the rules: a change of behaviour raises it
    earlier: ClassVar[
        tuple[int, ...]
    ] = ()  # versions whose tables go on by today's rules, where no act of theirs went otherwise
    room: ClassVar[str]  # the package with the rulebook and the text files
    together: ClassVar[bool] = False  # whether all seats act at the same time throughout
    material: str | None = None  # the fingerprint of material from outside the package, on which a record depends
    seats: range
    options: type[OptionsT]
    actions: ActionTable
    rulebook: Rulebook

    @abstractmethod
    def title(self, lang: str) -> str: ...

    @property
    def texts(self) -> tuple[str, ...]:
        """Where its words stand: packages, or folders with a `text/` of their own; the first that has a message speaks."""
        return (self.room,)

    def called(self, lang: str, name: str, fact: str) -> str:  # noqa: ARG002 (in most games messages hold all words)
        """A printed thing that a fact names, as it is called in the language."""
        return fact

    def words(self, lang: str, *rooms: str) -> Words:
        """What says the game's messages, and those of other rooms."""
        return Words(lang, *self.texts, *rooms, "semafor.kernel", called=self.called)

    def departs(self, version: int, state: StateT) -> bool:  # noqa: ARG002 (most changes forbid an act: that is seen by itself)
        """Whether today's rules may go on from here otherwise than those of an earlier version, though no act is forbidden."""
        return False

    def canonical_material(self, text: str) -> str:  # noqa: ARG002 (most boxes are known as they are)
        """The owner's material in its one form, so that equal boxes have equal texts; BadInput says what does not fit."""
        raise BadInput("no-corrections", game=self.key)

    def box(self, material: str = "") -> list[BoxField]:  # noqa: ARG002 (most boxes are known as they are)
        """Every value of the box that its owner can correct, with those corrections; nothing where there is none."""
        return []

    def laid(self, options: OptionsT) -> Game[StateT, OptionsT, ViewT]:  # noqa: ARG002 (in most boxes names are as they are)
        """The game as things are called and moves are written at a table with these options, which can be dealt."""
        return self

    def drawing(self) -> dict[str, Any]:
        """What a page needs to draw the game beyond what it knows of it; most games have nothing of the kind."""
        return {}

    def files(self) -> dict[str, str]:
        """The files of material from outside by their names, so that another process can read the same."""
        return {}

    def carried(self) -> dict[str, str]:
        """The files that a record brings along, so that it replays where nobody knows the material; of most games none."""
        return {}

    @abstractmethod
    def deal(self, seats: int, options: OptionsT, luck: Luck) -> StateT:
        """The table after set-up; seats and options are already checked."""

    @abstractmethod
    def refusal_of(self, state: StateT, seat: int, move: Move) -> Refusal | None:
        """Which rule forbids the seat the move now, or None. Computed from what the seat may know."""

    def instead_of(self, state: StateT, seat: int, move: Move, refusal: Refusal) -> Instead | None:  # noqa: ARG002
        """What the seat can do instead of a move that was refused. Asked only where somebody reads it."""
        return None

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What the seat, or a watcher if None, may know."""

    def seat_view(self, state: StateT, seat: int, public: ViewT) -> ViewT:  # noqa: ARG002 (a game may make it anew)
        """The seat's view beside the watchers' view of the same state: what everybody knows need not be made again."""
        return self.view(state, seat)

    @abstractmethod
    def redraw(self, state: StateT, seat: int, luck: Luck) -> StateT:
        """A table that the seat cannot tell from the true one, everything it cannot know drawn anew."""

    @abstractmethod
    def result(self, state: StateT) -> Result:
        """The count, as if the game ended now when it is not over."""

    @abstractmethod
    def events(self, before: StateT, seat: int, action: int, after: StateT, to: int | None) -> tuple[Event, ...]:
        """What happened when the seat acted, as watcher `to` may know it."""

    def informed_seat(self, seat: int, after: StateT) -> int:  # noqa: ARG002 (in most games it is whoever acted)
        """The one seat that may be told more of the act than everybody else."""
        return seat

    def events_for_all(self, before: StateT, seat: int, action: int, after: StateT, seats: int) -> list[tuple[Event, ...]]:
        """What each seat is told of the act, and a watcher last."""
        informed, public = self.informed_seat(seat, after), self.events(before, seat, action, after, None)
        told = [self.events(before, seat, action, after, to) if to == informed else public for to in range(seats)]
        return [*told, public]

    @abstractmethod
    def restore(self, fields: dict[str, list[int]]) -> StateT:
        """The state whose `fields()` these are."""

    @abstractmethod
    def describe(self, state: StateT, seat: int | None, words: Words) -> str:
        """The position as text for a terminal, as the seat or a watcher may know it."""

    def tints(self, state: StateT, words: Words) -> dict[str, str]:  # noqa: ARG002
        """Patterns of the described position with the style that a terminal with colours gives them."""
        return {}

    def sentence(self, state: StateT, seat: int, move: Move, words: Words) -> str:  # noqa: ARG002
        """A move before it is made, as a sentence; its notation where the room has none."""
        return self.actions.notation(move)

    @abstractmethod
    def encoder(self, seats: int, *, insight: bool = False) -> Encoder:
        """What makes a flat vector of all that a seat may know, at a table of that many seats.

        With `insight`, slices at its end tell what a player works out from the rest, where the game has such.
        """

    @abstractmethod
    def card_lines(self, seats: int, options: OptionsT) -> list[CardLine]:
        """The lines of the card; seats and options are already checked."""

    def start(self, seats: int, options: OptionsT | None, luck: Luck) -> StateT:
        return self.deal(self._seated(seats), self.options() if options is None else options, luck)

    def card(self, seats: int, options: OptionsT | None = None) -> list[CardLine]:
        """What everything costs and scores at a table of so many seats, part after part."""
        lines = self.card_lines(self._seated(seats), self.options() if options is None else options)
        return [line for part in PARTS for line in lines if line.part == part]

    def _seated(self, seats: int) -> int:
        seats = whole(seats, "seats")
        if seats not in self.seats:
            raise BadInput("bad-seats", game=self.key, least=self.seats[0], most=self.seats[-1], seats=seats)
        return seats

    def meant(self, state: StateT, seat: int, move: Given) -> Move:  # noqa: ARG002 (most moves say all by themselves)
        """The move given in any form; what it leaves open is read as the seat can only mean it at this table."""
        return self.actions.understood(move)

    def refusal(self, state: StateT, seat: int, move: Given) -> Refusal | None:
        """What is wrong with the move now; `check_move` also says what can be done instead."""
        return self.refusal_of(state, seat, self.meant(state, seat, move))

    def check_move(self, state: StateT, seat: int, move: Given) -> int | Refusal:
        """The number of the move if the seat may play it now, or why not and what can be done instead."""
        value = self.meant(state, seat, move)
        number = self.actions.number(value)
        if number is not None and number in state.legal(seat):
            return number
        refusal = self.refusal_of(state, seat, value)
        if refusal is None:
            return Refusal("kernel.no-such-action")
        return msgspec.structs.replace(refusal, instead=self.instead_of(state, seat, value, refusal))

    def proofs(self, state: StateT) -> list[Proof]:  # noqa: ARG002 (most score sheets prove themselves)
        """Where on the table the points of the count lie, beyond what the parts of the result prove themselves."""
        return []

    def works(self, state: StateT, seat: int) -> list[str]:  # noqa: ARG002 (a game may have no board to build on)
        """What the seat has built or drawn on the board, each as kind and name: `route:Calgary-Helena`, `cell:D4`."""
        return []

    def option_values(self, values: Mapping[str, object]) -> OptionsT:
        """Options from plain values; BadInput names the one that is wrong."""
        try:
            return msgspec.convert(values, self.options)
        except msgspec.ValidationError as error:
            raise BadInput("bad-options", game=self.key, error=misfit_at(error)) from None

    def table(self, *, seats: int, seed: int | None = None, luck: Luck | None = None, **options: object) -> Table:
        """A live table to play at; give a seed for a game that can be repeated, or a luck of your own."""
        from semafor.kernel.table import Table, checked_seed, fresh_seed

        if luck is None:
            seed = fresh_seed() if seed is None else checked_seed(seed)
            luck = KeyedLuck(seed)
        return Table(self, seats, self.option_values(options), luck, seed=seed)

    def hash(self, state: StateT) -> str:
        """A short fingerprint of everything the state holds."""
        text = json.dumps([self.key, state.fields()], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def state_json(self, state: StateT) -> str:
        return json.dumps({"game": self.key, "state": state.fields()})

    def state_from_json(self, text: str) -> StateT:
        return self.restore(json.loads(text)["state"])

    def state_bytes(self, state: StateT) -> bytes:
        """The state in as few bytes as plain MessagePack takes."""
        return msgspec.msgpack.encode([self.key, state.fields()])

    def state_from_bytes(self, packed: bytes) -> StateT:
        _, fields = msgspec.msgpack.decode(packed, type=tuple[str, dict[str, list[int]]])
        return self.restore(fields)


AnyGame = Game[Any, Any, Any]  # what takes any game, whatever its states, options and views
