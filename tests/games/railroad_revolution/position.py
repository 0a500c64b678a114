"""Positions for the tests: a table after set-up whose things can be put where an example wants them."""

from __future__ import annotations

from typing import Any

import semafor
from semafor.games.railroad_revolution.layout import (
    BACK,
    BUILDINGS,
    CITY_TILE,
    COLOURS,
    DESK_SEAT,
    FIELD,
    FRONT,
    GENERAL,
    LAID,
    MANAGER,
    MARK,
    MONEY,
    NONE,
    OPEN,
    SALE,
    SEAT,
    SECTION_TILE,
    SETUP_SIDE,
    SETUP_WORKER,
    SHARES,
    STANDING,
    STATIONS,
    SUPPLY,
    TRACKS,
    TURN,
)
from semafor.games.railroad_revolution.material.bonuses import COLOUR_NAMES
from semafor.games.railroad_revolution.moves import TRACK_NAMES
from semafor.games.railroad_revolution.parts.pieces import build_office, build_station, lay, take_building, take_track
from semafor.games.railroad_revolution.parts.setup_tiles import clear_setup
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import add_worker, discard_worker, recall
from semafor.games.railroad_revolution.state import RailroadRevolution
from semafor.games.railroad_revolution.views import RailroadRevolutionView, SeatView
from semafor.kernel.luck import FastLuck, Luck

GAME = semafor.game("railroad-revolution")


class Position:
    """A state with the words of the table: `do` plays notation, `why` says which rule forbids it."""

    def __init__(self, state: RailroadRevolution, luck: Luck | None = None) -> None:
        self.state = state
        self.luck = luck or FastLuck(1)

    @property
    def table(self) -> Tabletop:
        """What lies on the table, to be changed at will: no clone's any more."""
        return self.state.own_table()

    # Playing

    @property
    def who(self) -> int:
        return int(self.table.course.who)

    def do(self, *moves: str) -> Position:
        """Play these moves, each by the seat that decides."""
        for text in moves:
            move = GAME.actions.parse(text)
            refusal = GAME.refusal(self.state, self.who, move)
            assert refusal is None, f"{text}: {refusal}"
            number = GAME.actions.number(move)
            assert number is not None
            assert number in [int(legal) for legal in self.state.legal(self.who)], text
            self.state.apply(self.who, number, self.luck)
        return self

    def sells(self, worker: str) -> Position:
        """A whole quiet turn: a sale of whatever may be sold."""
        self.do(f"place {worker} on sale")
        return self.do(self.offers("sale")[0], "finish")

    def why(self, text: str, seat: int | None = None) -> str | None:
        """The rule that forbids the move now, or None."""
        refusal = GAME.refusal(self.state, self.who if seat is None else seat, GAME.actions.parse(text))
        return None if refusal is None else refusal.rule

    def offers(self, first_word: str = "") -> list[str]:
        """The legal moves that begin with the word."""
        moves = [GAME.actions.notation(int(number)) for number in self.state.legal(self.who)]
        return [move for move in moves if move.startswith(first_word)]

    def view(self, seat: int | None = None) -> RailroadRevolutionView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, RailroadRevolutionView)
        return view

    def seat(self, seat: int) -> SeatView:
        return self.view().seats[seat]

    # Putting things where the example wants them

    def money(self, dollars: int, seat: int = 0) -> Position:
        self.table.desk[seat * DESK_SEAT + MONEY] = dollars // 50
        return self

    def shares(self, count: int, seat: int = 0) -> Position:
        self.table.desk[seat * DESK_SEAT + SHARES] = count
        return self

    def workers(self, *colours: str, seat: int = 0) -> Position:
        """The supply is exactly these; the board is empty. They come from and go to the general supply."""
        table = self.table
        recall(table, seat)
        for source in range(5):
            while table.box[seat * SEAT + source]:
                discard_worker(table, seat, source)
        for colour in colours:
            if table.box[GENERAL + COLOUR_NAMES.index(colour)] == 0:
                table.box[GENERAL + COLOUR_NAMES.index(colour)] += 1
            add_worker(table, seat, COLOUR_NAMES.index(colour))
        return self

    def standing(self, *colours: str, seat: int = 0) -> Position:
        """These workers of the supply stand on the sale field of the board."""
        at = seat * SEAT
        for colour in map(COLOUR_NAMES.index, colours):
            self.table.box[at + SUPPLY + colour] -= 1
            self.table.box[at + STANDING + colour] += 1
            self.table.box[at + FIELD + SALE * COLOURS + colour] += 1
        return self

    def general(self, **counts: int) -> Position:
        """The general supply is exactly this."""
        for number, colour in enumerate(COLOUR_NAMES):
            self.table.box[GENERAL + number] = counts.get(colour, 0)
        return self

    def tracks(self, *spaces: str, seat: int = 0) -> Position:
        for space in spaces:
            number = self.table.material.space_ids.index(space)
            if not self.table.desk[seat * DESK_SEAT + LAID] >> number & 1:
                take_track(self.table, seat, 1)
                lay(self.table, seat, number)
        return self

    def station(self, city: str, seat: int = 0) -> Position:
        take_building(self.table, seat, 1)
        build_station(self.table, seat, self.table.material.city_ids.index(city))
        return self

    def only_station(self, city: str, seat: int = 0) -> Position:
        """A station where no track leads, for examples about conditions."""
        self.table.desk[seat * DESK_SEAT + STATIONS] |= 1 << self.table.material.city_ids.index(city)
        return self

    def office(self, *sections: int, seat: int = 0) -> Position:
        for section in sections:
            take_building(self.table, seat, 1)
            build_office(self.table, seat, section - 1)
        return self

    def pieces(self, tracks: int, buildings: int, seat: int = 0) -> Position:
        """So many are left on the player board."""
        self.table.box[seat * SEAT + TRACKS] = tracks
        self.table.box[seat * SEAT + BUILDINGS] = buildings
        return self

    def train(self, kind: str, side: str = "front", seat: int = 0, count: int = 1) -> Position:
        place = (FRONT if side == "front" else BACK) + self.table.material.train_ids.index(kind)
        self.table.box[seat * SEAT + place] = count
        return self

    def no_trains(self, seat: int = 0) -> Position:
        for place in range(FRONT, BACK + 5):
            self.table.box[seat * SEAT + place] = 0
        return self

    def marker(self, track: str, field: int, seat: int = 0) -> Position:
        self.table.box[seat * SEAT + MARK + TRACK_NAMES.index(track)] = field
        return self

    def city_tile(self, city: str, tile: str) -> Position:
        """This tile lies on the city; the tile that lay there changes places with it."""
        here = self.table.material.city_ids.index(city)
        number = self.table.material.tile_ids.index(tile)
        there = [int(self.table.box[CITY_TILE + at]) for at in range(15)].index(number)
        self.table.box[CITY_TILE + there] = self.table.box[CITY_TILE + here]
        self.table.box[CITY_TILE + here] = number
        return self

    def section_tile(self, section: int, tile: str) -> Position:
        number = self.table.material.wire_ids.index(tile)
        there = [int(self.table.box[SECTION_TILE + at]) for at in range(8)].index(number)
        self.table.box[SECTION_TILE + there] = self.table.box[SECTION_TILE + section - 1]
        self.table.box[SECTION_TILE + section - 1] = number
        return self

    def deal(self, tile: str) -> Position:
        """This deal tile lies face up; the one that did takes its place."""
        number = self.table.material.deal_ids.index(tile)
        for place in (39, 40):
            if self.table.desk[place] >> number & 1:
                self.table.desk[place] ^= 1 << number | 1 << int(self.table.deal)
        self.table.deal = number
        return self

    def milestone(self, tile: str, *managers: str, slot: int = 1, seat: int = 0) -> Position:
        """This milestone is open, with these managers on it (from the general supply)."""
        at = seat * SEAT
        self.table.box[at + OPEN + slot - 1] = self.table.material.milestone_ids.index(tile)
        for place in range(2):
            self.table.box[at + MANAGER + 2 * (slot - 1) + place] = NONE
        for place, colour in enumerate(managers):
            self.table.box[at + MANAGER + 2 * (slot - 1) + place] = COLOUR_NAMES.index(colour)
            self.table.box[GENERAL + COLOUR_NAMES.index(colour)] -= 1
        return self


def position(seats: int = 2, seed: int = 1, **options: Any) -> Position:
    """The first turn of seat 0: everybody has four white workers and a purple one, no set-up reward was taken."""
    luck = FastLuck(seed)
    state = GAME.start(seats, GAME.option_values({"first_seat": 0, **options}), luck)
    assert isinstance(state, RailroadRevolution)
    table = state.table
    for place in range(4):
        if table.box[SETUP_WORKER + place] != NONE:
            table.box[GENERAL + int(table.box[SETUP_WORKER + place])] += 1
        table.box[SETUP_SIDE + place] = NONE
        table.box[SETUP_WORKER + place] = NONE
    for seat in range(seats):
        add_worker(table, seat, 1)
    table.course.picked = seats
    clear_setup(table)
    table.course.phase = TURN
    table.course.turn = table.course.who = 0
    return Position(state, luck)


def setup_position(side: str, seats: int = 2, seed: int = 1, **options: Any) -> Position:
    """The first pick of a set-up whose first tile is this one, e.g. "s3-b", with a grey worker beside it."""
    luck = FastLuck(seed)
    state = GAME.start(seats, GAME.option_values({"first_seat": 0, **options}), luck)
    assert isinstance(state, RailroadRevolution)
    table = state.table
    tile, letter = side.split("-")
    number = table.material.setup_ids.index(tile) * 2 + "ab".index(letter)
    for place in range(seats):
        if int(table.box[SETUP_SIDE + place]) // 2 == number // 2:
            table.box[SETUP_SIDE + place] = table.box[SETUP_SIDE]
    table.box[SETUP_SIDE] = number
    return Position(state, luck)
