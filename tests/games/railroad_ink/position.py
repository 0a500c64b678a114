"""Positions and scripted dice for the tests of this room."""

from __future__ import annotations

from typing import Any

import semafor
from semafor.games.railroad_ink.layout import BASE, BLOCK, CRATER, LAVA, METEOR, ROUND
from semafor.games.railroad_ink.material import ALL_LOOKS, BASE_BOX, FACE_NAMES, LAVA_BOX, METEOR_BOX, look_number
from semafor.games.railroad_ink.setup import bare_table, start
from semafor.games.railroad_ink.state import RailroadInk
from semafor.games.railroad_ink.views import RailroadInkView
from semafor.kernel.luck import KeyedLuck, ScriptedLuck
from semafor.kernel.refusal import Refusal
from semafor.kernel.result import Part, SeatResult
from semafor.kernel.state import State
from semafor.kernel.view import View

VARIANT = {"railroad-ink": BASE, "railroad-ink-lava": LAVA, "railroad-ink-meteor": METEOR}
BASE_KEY, LAVA_KEY, METEOR_KEY = VARIANT
Tile = tuple[str, int, int, int, int]
ANY_ROLL = ["highway_straight", "railway_straight", "highway_curve", "overpass"]


def dice(
    faces: list[str], key: str = BASE_KEY, lava: tuple[str, str] | None = None, meteor: tuple[str, int] | None = None
) -> list[int]:
    """What chance must say for this roll; the face of the fourth die may stand anywhere."""
    special = [face for face in faces if face in BASE_BOX["dice"][3]]
    plain = [face for face in faces if face not in BASE_BOX["dice"][3]]
    assert (len(plain), len(special)) == (3, 1), faces
    said = [BASE_BOX["dice"][0].index(face) for face in plain] + [BASE_BOX["dice"][3].index(special[0])]
    if key == LAVA_KEY:
        said += [LAVA_BOX["dice"][0].index(face) for face in lava or ("lava_corner", "lava_strait")]
    if key == METEOR_KEY:
        direction, distance = meteor or ("N", 1)
        said += [METEOR_BOX["direction"].index(direction), METEOR_BOX["distance"].index(distance)]
    return said


def table(key: str, *rolls: list[int], seats: int = 1, **options: Any) -> semafor.Table:
    """A table whose first rolls are these."""
    script = [said for roll in rolls for said in roll]
    return semafor.game(key).table(seats=seats, luck=ScriptedLuck(script, KeyedLuck(1)), **options)


def ink(state: State) -> RailroadInk:
    """The state of a table of this room."""
    assert isinstance(state, RailroadInk)
    return state


def seen(view: View) -> RailroadInkView:
    """The view of a table of this room."""
    assert isinstance(view, RailroadInkView)
    return view


def said(refusal: Refusal | None) -> Refusal:
    """The refusal there must be."""
    assert refusal is not None
    return refusal


def list_of(refusal: Refusal, name: str) -> list[str | int]:
    """A fact that is a list."""
    fact = refusal.facts[name]
    assert isinstance(fact, list | tuple)
    return list(fact)


def put(state: RailroadInk, tiles: list[Tile], seat: int = 0) -> RailroadInk:
    """The tiles lie on the seat's board, drawn in an earlier round."""
    for face, row, col, rotation, mirrored in tiles:
        look = CRATER if face == "crater" else look_number(FACE_NAMES.index(face), rotation, bool(mirrored))
        state.put(seat, row * 7 + col, look)
    state.open_boards()
    return state


def position(
    key: str,
    tiles: list[Tile],
    faces: list[str] = ANY_ROLL,
    lava: tuple[str, str] | None = None,
    meteor: tuple[str, int] | None = None,
    strict: bool = False,
) -> RailroadInk:
    """One seat in round 1 with these tiles on its board and this roll."""
    luck = ScriptedLuck(dice(faces, key, lava, meteor), KeyedLuck(1))
    state = start(VARIANT[key], 1, False, strict, False, luck)
    if key == LAVA_KEY:
        state.put(0, 24, 0)
    return put(state, tiles)


def do(state: RailroadInk, text: str, key: str = BASE_KEY, seat: int = 0) -> RailroadInk:
    """The state after a legal move."""
    game = semafor.game(key)
    assert why(state, text, key, seat) is None
    number = game.actions.number(game.actions.parse(text))
    assert number is not None
    state.apply(seat, number, KeyedLuck(1))
    return state


def told(before: RailroadInk, text: str, after: RailroadInk, key: str = BASE_KEY) -> list[str]:
    """What the first seat is told of its own move, in Polish."""
    game = semafor.game(key)
    number = game.actions.number(game.actions.parse(text))
    assert number is not None
    return [game.words("pl").event(event) for event in game.events(before, 0, number, after, 0)]


def why(state: RailroadInk, text: str, key: str = BASE_KEY, seat: int = 0) -> Refusal | None:
    game = semafor.game(key)
    return game.refusal(state, seat, game.actions.parse(text))


def rule(state: RailroadInk, text: str, key: str = BASE_KEY, seat: int = 0) -> str | None:
    """The rule that forbids the move, if any; the legal list must agree."""
    game = semafor.game(key)
    refusal = why(state, text, key, seat)
    number = game.actions.number(game.actions.parse(text))
    assert (refusal is None) == (number in [int(legal) for legal in state.legal(seat)])
    return refusal.rule if refusal else None


def sheet(tiles: list[Tile], key: str = BASE_KEY, **readings: bool) -> SeatResult:
    """The score sheet of a board with exactly these tiles."""
    state = bare_table(VARIANT[key], 1)
    if key == LAVA_KEY:
        state.put(0, 24, 0)
    state.trail = readings.get("trail", False)
    return semafor.game(key).result(put(state, tiles)).seats[0]


def parts(tiles: list[Tile], name: str, key: str = BASE_KEY, **readings: bool) -> list[Part]:
    return [part for part in sheet(tiles, key, **readings).parts if part.name == name]


def points(tiles: list[Tile], name: str, key: str = BASE_KEY, **readings: bool) -> int:
    return sum(part.points for part in parts(tiles, name, key, **readings))


def proof(tiles: list[Tile], name: str, key: str = BASE_KEY, **readings: bool) -> list[str]:
    return [thing for part in parts(tiles, name, key, **readings) for thing in part.proof]


def round_of(state: RailroadInk, row: int, col: int, seat: int = 0) -> int:
    return int(state.board[seat * BLOCK + ROUND + row * 7 + col])


def face_at(state: RailroadInk, row: int, col: int, seat: int = 0) -> str | None:
    tile = int(state.tile(seat, row * 7 + col))
    return FACE_NAMES[ALL_LOOKS[tile].face] if tile else None
