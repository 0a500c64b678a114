"""Ticket to Ride as one object to everybody outside this room."""

from __future__ import annotations

from typing import Any, ClassVar

from semafor.games.ticket_to_ride import (
    card,
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
from semafor.games.ticket_to_ride.maps.folder import MapFolder
from semafor.games.ticket_to_ride.maps.names import told_in
from semafor.games.ticket_to_ride.maps.parcel import ADDRESS, address
from semafor.games.ticket_to_ride.maps.rulebook import rulebook
from semafor.games.ticket_to_ride.material import load
from semafor.games.ticket_to_ride.refusals.instead import instead_of
from semafor.games.ticket_to_ride.state import TicketToRide
from semafor.games.ticket_to_ride.terminal.sentences import sentence
from semafor.games.ticket_to_ride.views import TicketToRideView
from semafor.kernel.card import CardLine
from semafor.kernel.encoding import Encoder
from semafor.kernel.errors import BadInput
from semafor.kernel.game import Game, Options, SeatOption
from semafor.kernel.luck import Luck
from semafor.kernel.moves import Given, Move
from semafor.kernel.refusal import Instead, Refusal
from semafor.kernel.result import Proof, Result
from semafor.kernel.view import Event
from semafor.kernel.words import Words


class TicketToRideOptions(Options, frozen=True, kw_only=True):
    """Who starts, and the readings on which tables differ; every default is the catalogue's decision."""

    first_seat: SeatOption | None = None  # drawn with the game's luck if not given
    second_card_optional: bool = False  # True: a player may stop after one card (ttr.draw.second-must)
    draw_row_without_deck: bool = False  # True: the row may be drawn when deck and discards are empty
    shuffle_when_needed: bool = False  # True: discards wait until a card is needed (ttr.deck.reshuffle-when)


class TicketToRideGame(Game[TicketToRide, TicketToRideOptions, TicketToRideView]):
    """The game on one map."""

    version: ClassVar[int] = 2
    earlier: ClassVar[tuple[int, ...]] = (1,)
    room: ClassVar[str] = "semafor.games.ticket_to_ride"
    options = TicketToRideOptions

    def __init__(self, map: MapFolder, *, from_outside: bool) -> None:
        self.map = map
        self.map_name = map.id
        self.key = f"ticket-to-ride-{map.id}"
        self.material = map.fingerprint if from_outside else None
        self.seats = range(map.printed["seats"][0], map.printed["seats"][1] + 1)
        self.actions = notation.table(map.id)
        self.rulebook = rulebook(map)

    @property
    def texts(self) -> tuple[str, ...]:
        return (*self.map.texts, self.room)

    def called(self, lang: str, name: str, fact: str) -> str:
        return told_in(self.map_name, lang, fact) if name in ("route", "city", "tickets", "ticket") else fact

    def title(self, lang: str) -> str:
        title: str = self.map.printed["title"][lang]
        return title

    def departs(self, version: int, state: TicketToRide) -> bool:
        """Version 1 never looked again at a row that was left although it should be replaced."""
        return version < 2 and state.cards.row_locomotives() >= state.cards.row_limit

    def drawing(self) -> dict[str, Any]:
        """The board as the page draws it: the printed things with their places, and the land under them."""
        picture = {"picture": self.map.picture} if self.map.picture else {}
        return {"id": self.map.id, **self.map.printed, "land": self.map.land | picture}

    def files(self) -> dict[str, str]:
        return self.map.files() if self.material else {}

    def carried(self) -> dict[str, str]:
        """Of a map that is known by what it holds: so whoever reads the record can see that it is this one."""
        files = self.files() if ADDRESS.fullmatch(self.map_name) else {}
        return files if files and address(files) == self.map_name else {}

    def deal(self, seats: int, options: TicketToRideOptions, luck: Luck) -> TicketToRide:
        first = -1 if options.first_seat is None else options.first_seat
        if first >= seats or (options.first_seat is not None and first < 0):
            raise BadInput("bad-seat", seat=first, last=seats - 1)
        readings = (options.second_card_optional, options.draw_row_without_deck, options.shuffle_when_needed)
        return setup.start(self.map_name, seats, first, readings, luck)

    def meant(self, state: TicketToRide, seat: int, move: Given) -> Move:
        return refusals.meant(state, seat, super().meant(state, seat, move))

    def refusal_of(self, state: TicketToRide, seat: int, move: Move) -> Refusal | None:
        return refusals.refusal(state, seat, move)

    def instead_of(self, state: TicketToRide, seat: int, move: Move, refusal: Refusal) -> Instead | None:  # noqa: ARG002
        return instead_of(state, seat, move)

    def view(self, state: TicketToRide, seat: int | None) -> TicketToRideView:
        return views.view(state, seat)

    def seat_view(self, state: TicketToRide, seat: int, public: TicketToRideView) -> TicketToRideView:
        return views.seat_view(state, seat, public)

    redraw = staticmethod(hidden.redraw)  # as it is compiled: a method that calls it takes 60 ns more

    def events(self, before: TicketToRide, seat: int, action: int, after: TicketToRide, to: int | None) -> tuple[Event, ...]:
        return events.events_of(before, seat, action, after, to)

    def restore(self, fields: dict[str, list[int]]) -> TicketToRide:
        return setup.restored(fields)

    def describe(self, state: TicketToRide, seat: int | None, words: Words) -> str:
        return terminal.described(views.view(state, seat), seat, words)

    def tints(self, state: TicketToRide, words: Words) -> dict[str, str]:  # noqa: ARG002
        return terminal.tints(self.map_name, words)

    def sentence(self, state: TicketToRide, seat: int, move: Move, words: Words) -> str:
        return sentence(state, seat, move, words)

    def encoder(self, seats: int, *, insight: bool = False) -> Encoder:
        return encoding.encoder(self.map_name, seats, insight)

    def result(self, state: TicketToRide) -> Result:
        return result.result(state)

    def card_lines(self, seats: int, options: TicketToRideOptions) -> list[CardLine]:  # noqa: ARG002 (no reading has a price)
        return card.lines(load(self.map_name), seats)

    def works(self, state: TicketToRide, seat: int) -> list[str]:
        """Its routes and stations."""
        routes = [f"route:{route}" for route, owner in state.board.owners().items() if owner == seat]
        return routes + [f"city:{city}" for city, owner in state.board.stations().items() if owner == seat]

    def proofs(self, state: TicketToRide) -> list[Proof]:
        return proofs.proofs(state)
