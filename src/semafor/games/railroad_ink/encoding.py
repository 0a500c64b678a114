"""A table of Railroad Ink as a vector, from one seat's place: of other boards what lies open."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_ink.actions import Kit, kit
from semafor.games.railroad_ink.layout import (
    BLOCK,
    CELLS,
    CHOOSE,
    CRATER,
    DICE,
    DIRECTION,
    DISTANCE,
    EMPTY,
    IMPACT,
    LAVA,
    LAVA_DICE,
    LAVA_FACES,
    LAVA_ROLL,
    MARK,
    METEOR,
    PHASE,
    ROLL,
    ROUTE_FACES,
    SPECIAL,
    SPECIAL_FACES,
    SPECIAL_OPEN,
    SPECIALS_LEFT,
    TILE,
    VOLCANO,
)
from semafor.games.railroad_ink.material import ALL_LOOKS, Look
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.encoding import Encoder, copy_counts, flag, held, mark
from semafor.kernel.state import State

PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def features(number: int, look: Look) -> list[int]:
    """A drawing: what each side N, E, S, W carries (highway, railway, lava), which pairs of sides hang together."""
    sides = [int(kind == carried) for carried in look.sides for kind in (1, 2, 3)]
    joins = [look.joins[a] >> b & 1 for a, b in PAIRS]
    return [*sides, *joins, int(number == VOLCANO), int(number == CRATER)]


FEATURES: Final = 20  # of a cell
ALL_FEATURES: Final = [features(number, look) for number, look in enumerate(ALL_LOOKS)]
# Which features each look has, look after look, and where those of each look begin: a cell has six of the twenty at most.
SHOWN: Final = vec[i64]([place for has in ALL_FEATURES for place, each in enumerate(has) if each])
SHOWN_FROM: Final = vec[i64]([sum(sum(has) for has in ALL_FEATURES[:look]) for look in range(len(ALL_FEATURES) + 1)])


class RailroadInkEncoder(Encoder):
    """The vector of one of the three games at one number of seats."""

    def __init__(self, kit: Kit, seats: i64) -> None:
        super().__init__(seats)
        self.kit: Final = kit
        lava = kit.variant == LAVA
        meteor = kit.variant == METEOR
        self.round: Final = self.add("round", 1, kit.rounds + 1)
        self.acting: Final = self.add("acting", seats, 1)
        self.roll: Final = self.add("dice", ROUTE_FACES, 4)
        self.left: Final = self.add("dice-left", ROUTE_FACES, 4)
        self.lava_roll: Final = self.add("lava-dice", LAVA_FACES if lava else 0, 2)
        self.lava_left: Final = self.add("lava-dice-left", LAVA_FACES if lava else 0, 2)
        self.direction: Final = self.add("direction", CHOOSE + 1 if meteor else 0, 1)
        self.distance: Final = self.add("distance", 1 if meteor else 0, 6)
        self.specials: Final = self.add("specials", seats * SPECIAL_FACES, 1)
        self.specials_left: Final = self.add("specials-left", seats, 3)
        self.special_open: Final = self.add("special-open", seats, 1)
        self.falling: Final = self.add("meteor-waits", seats if meteor else 0, 1)
        self.impact: Final = self.add("last-impact", seats * CELLS if meteor else 0, 1)
        self.cells: Final = self.add("cells", seats * CELLS * FEATURES, 1)
        self.options: Final = self.add("options", 3, 1)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, RailroadInk)
        self.observe_roll(state, seat, out, at)
        for places in range(self.seats):
            other = self.seat_after(seat, places)
            if state.acts(other):
                out[at + self.acting + places] = 1
            board = state.board if places == 0 or state.open_drawing else state.opened.board
            self.observe_board(board, other * BLOCK, places, out, at)

    def observe_roll(self, state: RailroadInk, seat: i64, out: vec[u8], at: i64) -> None:
        """The options, the dice as rolled, and those the seat has still to draw."""
        out[at + self.round] = held(state.round)
        out[at + self.options] = flag(state.trail)
        out[at + self.options + 1] = flag(state.strict)
        out[at + self.options + 2] = flag(state.open_drawing)
        for die in range(i64(4)):
            out[at + self.roll + state.rolled(ROLL + die)] += 1
        copy_counts(out, at + self.left, state.board, seat * BLOCK + DICE, ROUTE_FACES)
        if self.kit.variant == LAVA:
            for die in range(i64(2)):
                out[at + self.lava_roll + state.rolled(LAVA_ROLL + die)] += 1
            copy_counts(out, at + self.lava_left, state.board, seat * BLOCK + LAVA_DICE, LAVA_FACES)
        if self.kit.variant == METEOR:
            mark(out, at + self.direction, CHOOSE + 1, state.rolled(DIRECTION))
            out[at + self.distance] = held(state.rolled(DISTANCE))

    def observe_board(self, board: vec[u8], base: i64, places: i64, out: vec[u8], at: i64) -> None:
        """One board with its drawings and special routes."""
        copy_counts(out, at + self.specials + places * SPECIAL_FACES, board, base + SPECIAL, SPECIAL_FACES)
        out[at + self.specials_left + places] = board[base + SPECIALS_LEFT]
        out[at + self.special_open + places] = board[base + SPECIAL_OPEN]
        if self.kit.variant == METEOR:
            if board[base + PHASE] == IMPACT:
                out[at + self.falling + places] = 1
            mark(out, at + self.impact + places * CELLS, CELLS, i64(board[base + MARK]))
        shown = SHOWN
        shown_from = SHOWN_FROM
        tiles = base + TILE
        place = at + self.cells + places * CELLS * FEATURES
        for cell in range(i64(CELLS)):
            look = i64(board[tiles + cell])
            if look != EMPTY:
                for number in range(shown_from[look], shown_from[look + 1]):
                    out[place + shown[number]] = 1
            place += FEATURES


def encoder(variant: i64, seats: i64) -> RailroadInkEncoder:
    return RailroadInkEncoder(kit(variant), seats)
