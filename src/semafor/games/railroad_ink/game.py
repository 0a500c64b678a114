"""Railroad Ink as one object to everybody outside this room."""

from __future__ import annotations

from importlib import resources
from typing import ClassVar, Literal

from semafor.games.railroad_ink import card, encoding, events, hidden, notation, proofs, refusals, setup, terminal, views
from semafor.games.railroad_ink.actions import kit
from semafor.games.railroad_ink.layout import BASE, LAVA, METEOR, SIZE
from semafor.games.railroad_ink.material import BASE_BOX
from semafor.games.railroad_ink.moves import cell_name
from semafor.games.railroad_ink.refusals.instead import instead_of
from semafor.games.railroad_ink.result import counted_result
from semafor.games.railroad_ink.state import RailroadInk
from semafor.games.railroad_ink.terminal.sentences import sentence
from semafor.games.railroad_ink.views import RailroadInkView
from semafor.kernel.card import CardLine
from semafor.kernel.encoding import Encoder
from semafor.kernel.game import Game, Options
from semafor.kernel.luck import Luck
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Instead, Refusal
from semafor.kernel.result import Proof, Result
from semafor.kernel.rulebook import Rulebook
from semafor.kernel.view import Event
from semafor.kernel.words import Words

TITLES = {
    BASE: {"en": "Railroad Ink: Blazing Red", "pl": "Kolejowy szlak"},
    LAVA: {"en": "Railroad Ink: Blazing Red, with lava", "pl": "Kolejowy szlak z lawą"},
    METEOR: {"en": "Railroad Ink: Blazing Red, with meteors", "pl": "Kolejowy szlak z meteorytami"},
}
KEYS = {BASE: "railroad-ink", LAVA: "railroad-ink-lava", METEOR: "railroad-ink-meteor"}


class RailroadInkOptions(Options, frozen=True, kw_only=True):
    """Readings on which tables differ; every default is the catalogue's decision."""

    longest: Literal["path", "trail"] = "path"  # trail: no joint twice instead of no cell twice
    strict_duty: bool = False  # True: the greatest possible number of dice must be drawn (ink.round.draw-all)
    open_drawing: bool = False  # True: everybody sees a round being drawn


class RailroadInkGame(Game[RailroadInk, RailroadInkOptions, RailroadInkView]):
    """The base game or one of its two expansions."""

    version: ClassVar[int] = 1
    together: ClassVar[bool] = True
    room: ClassVar[str] = "semafor.games.railroad_ink"
    seats = range(BASE_BOX["seats"][0], BASE_BOX["seats"][1] + 1)
    options = RailroadInkOptions

    def __init__(self, variant: int) -> None:
        self.variant = variant
        self.key = KEYS[variant]
        self.actions = notation.table(kit(variant))
        self.rulebook = Rulebook.load(resources.files(self.room).joinpath("rulebook.toml"))

    def title(self, lang: str) -> str:
        return TITLES[self.variant]["pl" if lang == "pl" else "en"]

    def deal(self, seats: int, options: RailroadInkOptions, luck: Luck) -> RailroadInk:
        return setup.start(self.variant, seats, options.longest == "trail", options.strict_duty, options.open_drawing, luck)

    def refusal_of(self, state: RailroadInk, seat: int, move: Move) -> Refusal | None:
        return refusals.refusal(state, seat, move)

    def instead_of(self, state: RailroadInk, seat: int, move: Move, refusal: Refusal) -> Instead | None:
        return instead_of(state, seat, move, refusal)

    def view(self, state: RailroadInk, seat: int | None) -> RailroadInkView:
        return views.view(state, seat)

    def seat_view(self, state: RailroadInk, seat: int, public: RailroadInkView) -> RailroadInkView:
        return views.seat_view(state, seat, public)

    redraw = staticmethod(hidden.redraw)  # as it is compiled: a method that calls it takes 60 ns more

    def events(self, before: RailroadInk, seat: int, action: int, after: RailroadInk, to: int | None) -> tuple[Event, ...]:
        return events.events_of(before, seat, action, after, to)

    def restore(self, fields: dict[str, list[int]]) -> RailroadInk:
        return setup.restored(fields)

    def describe(self, state: RailroadInk, seat: int | None, words: Words) -> str:
        return terminal.described(views.view(state, seat), terminal.fitting(state, seat), words)

    def tints(self, state: RailroadInk, words: Words) -> dict[str, str]:  # noqa: ARG002
        return terminal.tints()

    def sentence(self, state: RailroadInk, seat: int, move: Move, words: Words) -> str:  # noqa: ARG002
        return sentence(move, words)

    def encoder(self, seats: int, *, insight: bool = False) -> Encoder:  # noqa: ARG002 (it has none)
        return encoding.encoder(self.variant, seats)

    def result(self, state: RailroadInk) -> Result:
        return counted_result([state.count(seat) for seat in range(state.seats)], self.variant, "ink.end.after-last")

    def card_lines(self, seats: int, options: RailroadInkOptions) -> list[CardLine]:  # noqa: ARG002 (the same at every table)
        return card.lines(self.variant)

    def works(self, state: RailroadInk, seat: int) -> list[str]:
        """The cells it has drawn in."""
        return [f"cell:{cell_name(cell.row * SIZE + cell.column)}" for cell in views.own_cells(state, seat)]

    def proofs(self, state: RailroadInk) -> list[Proof]:
        return proofs.proofs(state)
