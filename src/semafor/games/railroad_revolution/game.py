"""Railroad Revolution as one object to everybody outside this room."""

from __future__ import annotations

from importlib import resources
from typing import ClassVar, Literal, NamedTuple

from semafor.games.railroad_revolution import encoding, events, hidden, moves, proofs, refusals, setup, terminal, views
from semafor.games.railroad_revolution.corrections import checked
from semafor.games.railroad_revolution.layout import DESK_SEAT, NETWORK, OFFICES, STATIONS
from semafor.games.railroad_revolution.scoring import Count
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.kernel.encoding import Encoder
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game, Options, SeatOption
from semafor.kernel.luck import Luck
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Refusal
from semafor.kernel.result import Key, Part, Proof, Result, SeatResult, ranked
from semafor.kernel.rulebook import Rulebook
from semafor.kernel.view import Event, View
from semafor.kernel.words import Words


class RailroadRevolutionOptions(Options, frozen=True, kw_only=True):
    """Who starts, two readings of the rulebook, and corrections of printed values."""

    first_seat: SeatOption | None = None  # drawn with the game's luck if not given
    engineer_cost: Literal["per_action", "per_track"] = "per_action"  # rev.ability.rail.turquoise
    setup_pick_direction: Literal["clockwise", "counterclockwise"] = "clockwise"  # rev.setup.pick-order
    material: str = ""  # values of the box that differ from material.toml, a text in the same form


class RailroadRevolutionGame(Game):
    """The only game of this room."""

    key = "railroad-revolution"
    version: ClassVar[int] = 2
    room: ClassVar[str] = "semafor.games.railroad_revolution"
    seats = range(2, 5)
    options = RailroadRevolutionOptions
    actions = moves.TABLE

    def __init__(self) -> None:
        self.rulebook = Rulebook.load(resources.files(self.room).joinpath("rulebook.toml"))

    def title(self, lang: str) -> str:
        return "Kolejowa Rewolucja" if lang == "pl" else "Railroad Revolution"

    def deal(self, seats: int, options: RailroadRevolutionOptions, luck: Luck) -> RailroadRevolution:
        first = -1 if options.first_seat is None else options.first_seat
        if first >= seats or (options.first_seat is not None and first < 0):
            raise BadInput("bad-seat", seat=first, last=seats - 1)
        readings = (options.engineer_cost == "per_track", options.setup_pick_direction == "counterclockwise")
        return setup.start(checked(options.material), seats, first, readings, luck)

    def refusal_of(self, state: RailroadRevolution, seat: int, move: Move) -> Refusal | None:
        return refusals.refusal(state, seat, move)

    def view(self, state: RailroadRevolution, seat: int | None) -> View:
        return views.view(state, seat)

    def seat_view(self, state: RailroadRevolution, seat: int, public: views.RailroadRevolutionView) -> View:
        return views.seat_view(state, seat, public)

    def redraw(self, state: RailroadRevolution, seat: int, luck: Luck) -> RailroadRevolution:
        return hidden.redraw(state, seat, luck)

    def informed_seat(self, seat: int, after: RailroadRevolution) -> int:  # noqa: ARG002 (who draws milestones, not who acts)
        return int(after.who)

    def events(
        self, before: RailroadRevolution, seat: int, action: int, after: RailroadRevolution, to: int | None
    ) -> tuple[Event, ...]:
        return events.events_of(before, seat, action, after, to)

    def restore(self, fields: dict[str, list[int]]) -> RailroadRevolution:
        return setup.restored(fields)

    def describe(self, state: RailroadRevolution, seat: int | None, words: Words) -> str:
        return terminal.described(views.view(state, seat), words)

    def encoder(self, seats: int) -> Encoder:
        return encoding.encoder(seats)

    def result(self, state: RailroadRevolution) -> Result:
        seats = views.view(state, None).seats
        tiles = [Tiles(list(view.trains_front), view.completed) for view in seats]
        return counted_result([state.count(seat) for seat in range(state.seats)], tiles, self.proofs(state))

    def proofs(self, state: RailroadRevolution) -> list[Proof]:
        found: list[Proof] = []
        for seat in range(state.seats):
            pieces = [int(state.desk[seat * DESK_SEAT + place]) for place in (STATIONS, OFFICES, NETWORK)]
            found += proofs.proofs(state.material, seat, state.count(seat), *pieces)
        return found


class Tiles(NamedTuple):
    """The tiles of a seat that have points: kinds of trains with their front up, and completed milestones."""

    trains: list[str]
    completed: list[str]


def counted_result(counts: list[Count], tiles: list[Tiles], shown: list[Proof]) -> Result:
    """The score sheets and the ranking of a final count: points, then money with shares, then shared."""
    sheets = [_sheet(seat, count, tiles[seat], shown) for seat, count in enumerate(counts)]
    keys = [
        Key("rev.score.total", {seat: int(count.total()) for seat, count in enumerate(counts)}),
        Key("rev.score.tie-money", {seat: int(count.wealth) for seat, count in enumerate(counts)}),
    ]
    return Result(sheets, ranked(list(range(len(counts))), keys, "rev.score.tie-shared"), "rev.end.one-more-round")


def _sheet(seat: int, count: Count, tiles: Tiles, shown: list[Proof]) -> SeatResult:
    parts = [
        Part("trains", int(count.trains), tiles.trains),
        Part("milestones", int(count.milestones), tiles.completed),
        Part("telegraph", int(count.telegraph), _places(seat, "telegraph", shown)),
        Part("stations", int(count.stations), _places(seat, "stations", shown)),
        Part("network", int(count.network), _places(seat, "network", shown)),
        Part("links", int(count.links), [proof.of for proof in shown if (proof.seat, proof.part) == (seat, "links")]),
    ]
    return SeatResult(seat, int(count.total()), parts)


def _places(seat: int, part: str, shown: list[Proof]) -> list[str]:
    return [place for proof in shown if (proof.seat, proof.part) == (seat, part) for place in proof.places]
