"""The final count of a physical table of Railroad Ink.

The position is a JSON object; a drawing is mirrored first and then turned by quarter turns clockwise, rows and columns
are counted from 0 at the top left (docs/companion-railroad_ink.md):

    {
      "game": "railroad-ink",
      "seats": [
        {"name": "Anna", "drawings": [
          {"face": "railway_straight", "row": 5, "column": 0, "rotation": 1, "mirrored": false, "round": 1},
          ["station_curve", 5, 2, 0, 1, 2]
        ]}
      ]
    }
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

import semafor
from semafor.companion import Counted
from semafor.companion.form import fill
from semafor.games.railroad_ink.layout import (
    BASE,
    CRATER_FACE,
    EMPTY,
    FIRST_LAVA,
    FIRST_SPECIAL,
    LAVA,
    MAGMA,
    METEOR,
    VOLCANO,
    VOLCANO_FACE,
)
from semafor.games.railroad_ink.material import (
    ALL_LOOKS,
    BASE_BOX,
    EXIT_AT,
    EXIT_NAMES,
    FACE_NAMES,
    NEIGHBOUR,
    SIDES,
    SPECIALS_PER_GAME,
    VOLCANO_CELL,
    look_number,
    unpacked,
)
from semafor.games.railroad_ink.moves import Index, Turns, cell_name
from semafor.games.railroad_ink.proofs import proofs
from semafor.games.railroad_ink.result import counted_result
from semafor.games.railroad_ink.setup import VARIANTS, bare_table
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.errors import BadInput

ROOM = "semafor.games.railroad_ink"
COLUMNS = ("face", "row", "column", "rotation", "mirrored", "round")


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    """One drawn cell. The round is given for every drawing of a board or for none."""

    face: str
    row: Index
    column: Index
    rotation: Turns = 0
    mirrored: bool = False
    round: Annotated[int, Meta(ge=0)] | None = None

    @property
    def cell(self) -> int:
        return self.row * 7 + self.column

    @property
    def kind(self) -> int:
        return FACE_NAMES.index(self.face)


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """One player's board at the end of the game."""

    drawings: list[Drawing]
    name: str = ""


class Readings(msgspec.Struct, forbid_unknown_fields=True):
    """How the table reads the longest way."""

    longest: Literal["path", "trail"] = "path"


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A physical table."""

    game: str
    seats: list[Seat]
    options: Readings = msgspec.field(default_factory=Readings)


def count_points(data: dict[str, Any]) -> Counted:
    """The itemised count, the ranking and the tie-break that decided."""
    position = _read(data)
    variant = VARIANTS.index(position.game.removeprefix("railroad-ink").removeprefix("-") or "base")
    state = bare_table(variant, len(position.seats))
    state.trail = position.options.longest == "trail"
    for number, seat in enumerate(position.seats):
        _Board(state, number, seat).draw()
    found = counted_result([state.count(seat) for seat in range(state.seats)], variant, "ink.end.after-last")
    return Counted(found, proofs(state))


def _read(data: dict[str, Any]) -> Position:
    position = fill(_objects(data), Position)
    seats = semafor.game(position.game).seats
    if len(position.seats) not in seats:
        raise BadInput("bad-seats", game=position.game, least=seats[0], most=seats[-1], seats=len(position.seats))
    return position


def _objects(data: dict[str, Any]) -> dict[str, Any]:
    """The same with every drawing as an object: a list holds the fields in their order, `mirrored` may be 0 or 1."""
    seats = data.get("seats")
    if not isinstance(seats, list):
        return data
    return {**data, "seats": [_seat(seat) for seat in seats]}


def _seat(seat: object) -> object:
    if not isinstance(seat, dict) or not isinstance(seat.get("drawings"), list):
        return seat
    return {**seat, "drawings": [_drawing(drawing) for drawing in seat["drawings"]]}


def _drawing(drawing: object) -> object:
    if isinstance(drawing, list) and len(drawing) <= len(COLUMNS):
        drawing = dict(zip(COLUMNS, drawing, strict=False))
    if isinstance(drawing, dict) and drawing.get("mirrored") in (0, 1):
        return {**drawing, "mirrored": bool(drawing["mirrored"])}
    return drawing


class _Board:
    """One board being copied into a state, with every reason why it cannot be."""

    def __init__(self, state: RailroadInk, number: int, seat: Seat) -> None:
        self.state = state
        self.seat = number
        self.owner: dict[str, object] = {"who": seat.name} if seat.name else {"seat": number + 1}
        self.drawings = seat.drawings
        self.variant = int(state.kit.variant)
        self.rounds = int(state.kit.rounds)
        self.at: dict[int, int] = {}  # by cell: the number of its drawing

    def draw(self) -> None:
        """Put everything on the board, or raise BadInput with the drawing that is impossible and why."""
        self.state.put(self.seat, VOLCANO_CELL, EMPTY)
        for number, drawing in enumerate(self.drawings, 1):
            self.check_face(number, drawing)
            self.check_cell(number, drawing)
            self.at[drawing.cell] = number
            self.state.put(self.seat, drawing.cell, look_number(drawing.kind, drawing.rotation, drawing.mirrored))
        self.check_numbers()
        self.check_rounds()
        if self.variant == LAVA:
            self.check_lava()
        if self.variant == BASE:
            self.check_connected()

    def bad(self, message: str, number: int, **facts: object) -> BadInput:
        drawing = self.drawings[number - 1]
        named = {"number": number, "face": drawing.face, "cell": cell_name(drawing.cell)}
        return BadInput(message, ROOM, **self.owner, **named, **facts)

    def check_face(self, number: int, drawing: Drawing) -> None:
        if drawing.face not in FACE_NAMES:
            raise BadInput("bad-face", ROOM, name=drawing.face, names=FACE_NAMES)
        crater = drawing.kind == CRATER_FACE
        if (crater and self.variant != METEOR) or (not crater and drawing.kind >= FIRST_LAVA and self.variant != LAVA):
            raise self.bad("score-expansion", number)

    def check_cell(self, number: int, drawing: Drawing) -> None:
        """The cell is empty, and no highway touches a railway (ink.place.empty-cell, no-direct-join, exit-type)."""
        if drawing.cell in self.at:
            raise self.bad("score-cell-twice", number, other=self.at[drawing.cell])
        look = ALL_LOOKS[look_number(drawing.kind, drawing.rotation, drawing.mirrored)]
        context = unpacked(int(self.state.context(self.seat, drawing.cell)))
        for side, (own, there) in enumerate(zip(look.sides, context, strict=True)):
            if own != there and own in (1, 2) and there in (1, 2):
                exit = int(EXIT_AT[drawing.cell * 4 + side])
                if exit >= 0:
                    raise self.bad("score-exit-type", number, exit=EXIT_NAMES[exit])
                raise self.bad("score-clash", number, side=SIDES[side])

    # How many of each there can be

    def check_numbers(self) -> None:
        specials: dict[str, int] = {}
        for number, drawing in enumerate(self.drawings, 1):
            if FIRST_SPECIAL <= drawing.kind < FIRST_LAVA:
                if drawing.face in specials:
                    raise self.bad("score-special-twice", number, other=specials[drawing.face])
                specials[drawing.face] = number
        if len(specials) > SPECIALS_PER_GAME:
            raise BadInput("score-specials", ROOM, **self.owner, count=len(specials), most=int(SPECIALS_PER_GAME))
        craters = sum(drawing.kind == CRATER_FACE for drawing in self.drawings)
        if craters > self.rounds:
            raise BadInput("score-too-many-craters", ROOM, **self.owner, count=craters, most=self.rounds)
        for faces, dice in KINDS_OF_DICE:
            count = sum(drawing.face in faces for drawing in self.drawings)
            if count > dice * self.rounds:
                facts = {"face": faces, "count": count, "most": dice * self.rounds}
                raise BadInput("score-too-many", ROOM, **self.owner, rounds=self.rounds, **facts)

    def check_rounds(self) -> None:
        """If rounds are given: each exists, and its dice and its one special route allow the drawings."""
        printed = [drawing for drawing in self.drawings if drawing.kind < VOLCANO_FACE]
        if all(drawing.round is None for drawing in printed):
            return
        used: dict[tuple[int, int], int] = {}
        for number, drawing in enumerate(self.drawings, 1):
            if drawing.kind >= VOLCANO_FACE:
                continue
            if drawing.round is None:
                raise self.bad("score-rounds-missing", number)
            if not 1 <= drawing.round <= self.rounds:
                raise self.bad("score-round", number, round=drawing.round, rounds=self.rounds)
            self.check_round_use(number, drawing, drawing.round, used)

    def check_round_use(self, number: int, drawing: Drawing, round: int, used: dict[tuple[int, int], int]) -> None:
        kinds = [kind for kind, (faces, _) in enumerate(KINDS_OF_DICE) if drawing.face in faces]
        kind = kinds[0] if kinds else -1
        used[round, kind] = used.get((round, kind), 0) + 1
        if kind < 0 and used[round, kind] > 1:
            raise self.bad("score-round-special", number, round=round)
        if kind >= 0 and used[round, kind] > KINDS_OF_DICE[kind][1]:
            raise self.bad("score-round-dice", number, round=round)

    # What must hang together

    def check_connected(self) -> None:
        """In the base game nothing is ever erased, so every route hangs on an exit, round by round if rounds are given."""
        for round in sorted({drawing.round or 0 for drawing in self.drawings}):
            drawn = {drawing.cell for drawing in self.drawings if (drawing.round or 0) <= round}
            joined = self.joined({cell for cell in drawn if self.meets_exit(cell)}, drawn, {1, 2})
            for cell in sorted(drawn - joined, key=lambda cell: self.at[cell]):
                if round:
                    raise self.bad("score-unconnected-then", self.at[cell], round=round)
                raise self.bad("score-unconnected", self.at[cell])

    def check_lava(self) -> None:
        """The first volcano is there, volcanoes keep apart, and every lake grew from one."""
        lava = {drawing.cell for drawing in self.drawings if drawing.kind >= FIRST_LAVA}
        volcanoes = {cell for cell in lava if self.state.tile(self.seat, cell) == VOLCANO}
        if VOLCANO_CELL not in volcanoes:
            raise BadInput("score-no-volcano", ROOM, **self.owner, cell=cell_name(int(VOLCANO_CELL)))
        for cell in volcanoes:
            if any(int(NEIGHBOUR[cell * 4 + side]) in volcanoes for side in range(4)):
                raise self.bad("score-volcanoes-touch", self.at[cell])
        for cell in sorted(lava - self.joined(volcanoes, lava, {MAGMA}), key=lambda cell: self.at[cell]):
            raise self.bad("score-lava-unconnected", self.at[cell])

    def meets_exit(self, cell: int) -> bool:
        return any(EXIT_AT[cell * 4 + side] >= 0 and self.meets(cell, side, {1, 2}) for side in range(4))

    def meets(self, cell: int, side: int, kinds: set[int]) -> bool:
        own = ALL_LOOKS[self.state.tile(self.seat, cell)].sides[side]
        return own in kinds and own == unpacked(int(self.state.context(self.seat, cell)))[side]

    def joined(self, start: set[int], among: set[int], kinds: set[int]) -> set[int]:
        """The cells that hang together with those of `start` by touching ends of these kinds."""
        found, todo = set(start), list(start)
        while todo:
            cell = todo.pop()
            for side in range(4):
                other = int(NEIGHBOUR[cell * 4 + side])
                if other in among and other not in found and self.meets(cell, side, kinds):
                    found.add(other)
                    todo.append(other)
        return found


KINDS_OF_DICE: list[tuple[list[str], int]] = [
    (BASE_BOX["dice"][0], 3),
    (sorted(set(BASE_BOX["dice"][3])), 1),
    (FACE_NAMES[FIRST_LAVA:VOLCANO_FACE], 2),
]
