"""SteamRollers as one object to everybody outside this room."""

from __future__ import annotations

from importlib import resources
from typing import Annotated, ClassVar, Literal

from semafor.games.steamrollers import (
    card,
    corrections,
    encoding,
    events,
    hidden,
    notation,
    proofs,
    refusals,
    result,
    setup,
    terminal,
    views,
)
from semafor.games.steamrollers.material import LEVEL_NAMES, load
from semafor.games.steamrollers.refusals import instead
from semafor.games.steamrollers.state import SteamRollers
from semafor.games.steamrollers.views import SteamRollersView
from semafor.kernel.box import BoxField
from semafor.kernel.card import CardLine
from semafor.kernel.encoding import Encoder
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game, Options, SeatOption, only_at
from semafor.kernel.luck import Luck
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Instead, Refusal
from semafor.kernel.result import Proof, Result
from semafor.kernel.rulebook import Rulebook
from semafor.kernel.view import Event
from semafor.kernel.words import Words

EvaLevel = Literal["railway-worker", "conductor", "train-driver", "engineer", "investor", "railway-magnate"]
EVA_LEVELS: tuple[EvaLevel, ...] = (
    "railway-worker",
    "conductor",
    "train-driver",
    "engineer",
    "investor",
    "railway-magnate",
)
SOLO, SEVERAL = only_at(1), only_at(2, 3, 4, 5)


class SteamRollersOptions(Options, frozen=True, kw_only=True):
    """The mini expansions, each on its own, who starts, and the solo game."""

    coal: Annotated[bool, SEVERAL] = False  # a city that loses goods at set-up gets one coal
    orders: Annotated[bool, SEVERAL] = False  # delivered goods are kept and exchanged for order tiles
    starting_tiles: Annotated[bool, SEVERAL] = False  # everybody picks one before the game, the last player first
    walls: Literal["none", "medium", "hard"] = "none"  # a die chooses one of the level's six maps
    first_seat: SeatOption | None = None  # drawn with the game's luck if not given
    eva: Annotated[EvaLevel, SOLO] | None = None  # solo only; railway-worker if not given
    goods_per_city: Annotated[Literal[3, 4], SOLO] | None = (
        None  # solo only; 3 if not given, 4 is the other reading of the rulebook
    )
    material: str = ""  # the text of a material file with the values of a real box; empty for the reconstructed ones


class SteamRollersGame(Game[SteamRollers, SteamRollersOptions, SteamRollersView]):
    """The game for one to five, alone against Eva."""

    key = "steamrollers"
    version: ClassVar[int] = 2
    earlier: ClassVar[tuple[int, ...]] = (1,)  # it let a lightning tile go later, which no act could tell
    room: ClassVar[str] = "semafor.games.steamrollers"
    seats = range(1, 6)
    options = SteamRollersOptions

    def __init__(self) -> None:
        self.actions = notation.table()
        self.rulebook = Rulebook.load(resources.files(self.room).joinpath("rulebook.toml"))

    def title(self, lang: str) -> str:  # noqa: ARG002 (the same in both languages)
        return "SteamRollers"

    def deal(self, seats: int, options: SteamRollersOptions, luck: Luck) -> SteamRollers:
        _fits(seats, options)
        corrections.check(options.material, options.walls)
        return setup.start(
            options.material,
            seats,
            -1 if options.first_seat is None else options.first_seat,
            seats + 2 if seats > 1 else options.goods_per_city or 3,
            options.coal,
            options.orders,
            options.starting_tiles,
            LEVEL_NAMES.index(options.walls),
            EVA_LEVELS.index(options.eva or "railway-worker") + 1 if seats == 1 else 0,
            luck,
        )

    def refusal_of(self, state: SteamRollers, seat: int, move: Move) -> Refusal | None:
        return refusals.refusal(state, seat, move)

    def instead_of(self, state: SteamRollers, seat: int, move: Move, refusal: Refusal) -> Instead | None:  # noqa: ARG002
        return instead.instead_of(state, [int(number) for number in state.legal(seat)], move) if seat == state.actor() else None

    def view(self, state: SteamRollers, seat: int | None) -> SteamRollersView:  # noqa: ARG002 (everything is open)
        return views.view(state)

    def seat_view(self, state: SteamRollers, seat: int, public: SteamRollersView) -> SteamRollersView:  # noqa: ARG002
        return public

    redraw = staticmethod(hidden.redraw)  # as it is compiled: a method that calls it takes 60 ns more

    def events(
        self,
        before: SteamRollers,
        seat: int,
        action: int,
        after: SteamRollers,
        to: int | None,  # noqa: ARG002 (everything is open)
    ) -> tuple[Event, ...]:
        return events.events_of(before, seat, action, after)

    def restore(self, fields: dict[str, list[int]]) -> SteamRollers:
        return setup.restored(fields)

    def describe(self, state: SteamRollers, seat: int | None, words: Words) -> str:
        return terminal.described(views.view(state), seat, words)

    def tints(self, state: SteamRollers, words: Words) -> dict[str, str]:
        return terminal.tints(views.view(state), words)

    def sentence(self, state: SteamRollers, seat: int, move: Move, words: Words) -> str:  # noqa: ARG002 (no move needs more)
        return terminal.sentence(move, words)

    def encoder(self, seats: int, *, insight: bool = False) -> Encoder:  # noqa: ARG002 (it has none)
        return encoding.encoder(seats)

    def result(self, state: SteamRollers) -> Result:
        return result.result(state)

    def card_lines(self, seats: int, options: SteamRollersOptions) -> list[CardLine]:
        _fits(seats, options)
        corrections.check(options.material, options.walls)
        box = load(options.material)
        return card.lines(box, seats, coal=options.coal, orders=options.orders, starting_tiles=options.starting_tiles)

    def canonical_material(self, text: str) -> str:
        return corrections.canonical(text)

    def box(self, material: str = "") -> list[BoxField]:
        return corrections.fields(material)

    def works(self, state: SteamRollers, seat: int) -> list[str]:
        """The cells of its tracks, and the cities that its links join."""
        sheet = views.sheet_view(state, seat)
        links = dict.fromkeys("-".join(map(str, link.cities)) for link in sheet.links)  # two may join the same cities
        return [f"cell:{cell}" for cell in sheet.tracks] + [f"link:{link}" for link in links]

    def proofs(self, state: SteamRollers) -> list[Proof]:
        return proofs.proofs(state)


def _fits(seats: int, options: SteamRollersOptions) -> None:
    """BadInput for options that contradict the number of seats."""
    first = options.first_seat
    if first is not None and not 0 <= first < seats:
        raise BadInput("bad-seat", seat=first, last=seats - 1)
    if seats == 1 and (options.coal or options.orders or options.starting_tiles):
        raise BadInput("bad-solo-expansions", SteamRollersGame.room)
    if seats > 1 and (options.eva is not None or options.goods_per_city is not None):
        raise BadInput("bad-solo-options", SteamRollersGame.room)
