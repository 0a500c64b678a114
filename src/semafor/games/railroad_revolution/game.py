"""Railroad Revolution as one object to everybody outside this room."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import lru_cache
from importlib import resources
from typing import ClassVar, Literal

from semafor.games.railroad_revolution import card, encoding, events, hidden, notation, proofs, refusals, setup, terminal, views
from semafor.games.railroad_revolution.corrections import canonical, checked, fields
from semafor.games.railroad_revolution.corrections.spelling import OURS, Spelling
from semafor.games.railroad_revolution.layout import DESK_SEAT, NETWORK, OFFICES, STATIONS
from semafor.games.railroad_revolution.material import load
from semafor.games.railroad_revolution.refusals import instead
from semafor.games.railroad_revolution.result import Tiles, counted_result
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.games.railroad_revolution.terminal import sentences
from semafor.games.railroad_revolution.views import RailroadRevolutionView
from semafor.kernel.box import BoxField
from semafor.kernel.card import CardLine
from semafor.kernel.encoding import Encoder
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game, Options, SeatOption
from semafor.kernel.luck import Luck
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Instead, Refusal
from semafor.kernel.result import Proof, Result
from semafor.kernel.rulebook import Rulebook
from semafor.kernel.view import Event
from semafor.kernel.words import Words


class RailroadRevolutionOptions(Options, frozen=True, kw_only=True):
    """Who starts, two readings of the rulebook, and corrections of printed values."""

    first_seat: SeatOption | None = None  # drawn with the game's luck if not given
    engineer_cost: Literal["per_action", "per_track"] = "per_action"  # rev.ability.rail.turquoise
    setup_pick_direction: Literal["clockwise", "counterclockwise"] = "clockwise"  # rev.setup.pick-order
    material: str = ""  # values of the box that differ from material.toml, a text in the same form


class RailroadRevolutionGame(Game[RailroadRevolution, RailroadRevolutionOptions, RailroadRevolutionView]):
    """The only game of this room."""

    key = "railroad-revolution"
    version: ClassVar[int] = 3
    earlier: ClassVar[tuple[int, ...]] = (1, 2)  # they let one pay in vain, which is forbidden now
    room: ClassVar[str] = "semafor.games.railroad_revolution"
    seats = range(2, 5)
    options = RailroadRevolutionOptions
    actions = notation.TABLE
    names: Mapping[str, str] = {}  # of cities that the box at the table calls otherwise than ours

    def __init__(self) -> None:
        self.rulebook = Rulebook.load(resources.files(self.room).joinpath("rulebook.toml"))

    def title(self, lang: str) -> str:
        return "Kolejowa Rewolucja" if lang == "pl" else "Railroad Revolution"

    def laid(self, options: RailroadRevolutionOptions) -> RailroadRevolutionGame:
        return laid(options.material) if options.material else self

    def called(self, lang: str, name: str, fact: str) -> str:  # noqa: ARG002 (a printed name is the same in both)
        if not self.names or name.partition("-")[0] != "city":
            return fact
        return " – ".join(self.names.get(city, city) for city in fact.split(" – "))

    def deal(self, seats: int, options: RailroadRevolutionOptions, luck: Luck) -> RailroadRevolution:
        first = -1 if options.first_seat is None else options.first_seat
        if first >= seats or (options.first_seat is not None and first < 0):
            raise BadInput("bad-seat", seat=first, last=seats - 1)
        readings = (options.engineer_cost == "per_track", options.setup_pick_direction == "counterclockwise")
        return setup.start(checked(options.material), seats, first, readings, luck)

    def refusal_of(self, state: RailroadRevolution, seat: int, move: Move) -> Refusal | None:
        return refusals.refusal(state.table, seat, move)

    def instead_of(self, state: RailroadRevolution, seat: int, move: Move, refusal: Refusal) -> Instead | None:  # noqa: ARG002
        if seat not in list(state.actors()):
            return None
        return instead.instead_of(state.table, [int(number) for number in state.legal(seat)], refusal)

    def view(self, state: RailroadRevolution, seat: int | None) -> RailroadRevolutionView:
        return views.view(state.table, seat)

    def seat_view(self, state: RailroadRevolution, seat: int, public: RailroadRevolutionView) -> RailroadRevolutionView:
        return views.seat_view(state.table, seat, public)

    redraw = staticmethod(hidden.redraw)  # as it is compiled: a method that calls it takes 60 ns more

    def informed_seat(self, seat: int, after: RailroadRevolution) -> int:  # noqa: ARG002 (who draws milestones, not who acts)
        return int(after.table.course.who)

    def events(
        self, before: RailroadRevolution, seat: int, action: int, after: RailroadRevolution, to: int | None
    ) -> tuple[Event, ...]:
        return events.events_of(before.table, seat, action, after.table, to)

    def restore(self, fields: dict[str, list[int]]) -> RailroadRevolution:
        return setup.restored(fields)

    def describe(self, state: RailroadRevolution, seat: int | None, words: Words) -> str:
        return terminal.described(views.view(state.table, seat), seat, state.table.material, words)

    def tints(self, state: RailroadRevolution, words: Words) -> dict[str, str]:  # noqa: ARG002 (the same in every position)
        return terminal.tints(words)

    def sentence(self, state: RailroadRevolution, seat: int, move: Move, words: Words) -> str:
        number = self.actions.number(move)
        return self.actions.notation(move) if number is None else sentences.sentence(state.table, seat, number, words)

    def encoder(self, seats: int, *, insight: bool = False) -> Encoder:  # noqa: ARG002 (it has none)
        return encoding.encoder(seats)

    def result(self, state: RailroadRevolution) -> Result:
        seats = views.view(state.table, None).seats
        tiles = [Tiles(list(view.trains_front), view.completed) for view in seats]
        return counted_result([state.count(seat) for seat in range(state.seats)], tiles, self.proofs(state))

    def card_lines(self, seats: int, options: RailroadRevolutionOptions) -> list[CardLine]:  # noqa: ARG002 (the same for all)
        return card.lines(load(checked(options.material)))

    def canonical_material(self, text: str) -> str:
        return canonical(text)

    def box(self, material: str = "") -> list[BoxField]:
        return fields(material)

    def works(self, state: RailroadRevolution, seat: int) -> list[str]:
        """Its tracks, stations and telegraph offices."""
        own = views.seat_part(state.table, seat)
        offices = [f"section:{section}" for section in own.offices]
        return [f"space:{space}" for space in own.spaces] + [f"city:{city}" for city in own.stations] + offices

    def proofs(self, state: RailroadRevolution) -> list[Proof]:
        found: list[Proof] = []
        for seat in range(state.seats):
            pieces = [int(state.table.desk[seat * DESK_SEAT + place]) for place in (STATIONS, OFFICES, NETWORK)]
            found += proofs.proofs(state.table.material, seat, state.count(seat), *pieces)
        return found


@lru_cache(maxsize=64)
def laid(material: str) -> RailroadRevolutionGame:
    """The game with that box: its cities have its names, its tracks lie between its cities."""
    spelling, found = Spelling(load(checked(material))), copy(GAME)
    if (spelling.names, spelling.ends) != (OURS.names, OURS.ends):
        found.names, found.actions = spelling.other_names(), notation.table(notation.Notation(spelling))
    return found


GAME = RailroadRevolutionGame()
