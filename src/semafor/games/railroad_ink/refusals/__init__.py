"""For a move that is not legal now: which rule forbids it, with the facts. Asks only the seat's own board.

The state is asked first: whether the game is over, plays with that expansion, and still asks the seat for something.
"""

from __future__ import annotations

from semafor.games.railroad_ink.layout import (
    ALL_CELLS,
    BLOCK,
    CELLS,
    CHOOSE,
    CRATER,
    DICE,
    DIRECTION,
    DONE,
    EMPTY,
    FIRST_LAVA,
    FIRST_SPECIAL,
    FREE,
    HIGHWAY,
    IMPACT,
    LAVA,
    LAVA_DICE,
    LAVA_DRAWN,
    LAVA_FACES,
    LAVA_ROLL,
    MAGMA,
    MASKS,
    METEOR,
    RAILWAY,
    ROLL,
    ROUND,
    ROUTE_FACES,
    ROUTE_LOOKS,
    SPECIAL,
    SPECIAL_OPEN,
    SPECIALS_LEFT,
    VOLCANO,
)
from semafor.games.railroad_ink.material import (
    ALL_LOOKS,
    EXIT_AT,
    EXIT_NAMES,
    FACE_LOOKS,
    FACE_NAMES,
    FITS,
    LAVA_FITS,
    SIDES,
    meets,
    unpacked,
)
from semafor.games.railroad_ink.moves import Draw, Fall, Finish, Ignore, cell_name, cell_of, look_of
from semafor.games.railroad_ink.parts.lava import devourable, must_devour, volcano_cells
from semafor.games.railroad_ink.parts.strict import greatest_number, wastes
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Fact, Refusal


def refusal(state: RailroadInk, seat: int, move: Move) -> Refusal | None:
    """Which rule forbids the seat this move now, or None if it is legal."""
    if state.over():
        return Refusal("ink.end.after-last", {"rounds": int(state.kit.rounds)})
    absent = _absent(state, move)
    if absent:
        return Refusal("ink.exp.optional", {"what": absent})
    if state.phase(seat) == DONE:
        return Refusal("ink.round.simultaneous", {"whom": [int(other) + 1 for other in state.actors()]})
    match move:
        case Draw():
            return _draw_refused(state, seat, move)
        case Finish():
            return _finish_refused(state, seat)
        case Fall(direction):
            return _impact_refused(state, seat) or _fall_refused(state, direction)
        case Ignore(special):
            return _impact_refused(state, seat) or _ignore_refused(state, seat, special)
    raise AssertionError(f"{move} is no move of this game")


def _absent(state: RailroadInk, move: Move) -> str:
    """The expansion that the move needs and this game is played without."""
    if isinstance(move, Draw):
        return "lava" if look_of(move) > state.kit.looks else ""
    return "meteor" if isinstance(move, Fall | Ignore) and state.kit.variant != METEOR else ""


# The meteor


def _impact_refused(state: RailroadInk, seat: int) -> Refusal | None:
    return None if state.phase(seat) == IMPACT else Refusal("ink.meteor.one-per-round")


def _fall_refused(state: RailroadInk, direction: str) -> Refusal | None:
    shown = int(state.rolled(DIRECTION))
    if shown in (CHOOSE, SIDES.index(direction)):
        return None
    return Refusal("ink.meteor.dice", {"direction": SIDES[shown], "direction-tried": direction})


def _ignore_refused(state: RailroadInk, seat: int, special: str) -> Refusal | None:
    if not state.board[seat * BLOCK + SPECIALS_LEFT]:
        return Refusal("ink.meteor.ignore-counts")
    if not state.board[seat * BLOCK + SPECIAL + FACE_NAMES.index(special) - FIRST_SPECIAL]:
        return Refusal("ink.special.each-once", {"face": special})
    return None


# Drawing


def _draw_refused(state: RailroadInk, seat: int, draw: Draw) -> Refusal | None:
    if state.phase(seat) == IMPACT:
        return Refusal("ink.meteor.timing")
    look, cell, face = look_of(draw), cell_of(draw), FACE_NAMES.index(draw.face)
    if look == VOLCANO:
        return _volcano_refused(state, seat, cell)
    if face >= FIRST_LAVA:
        return _lava_die_refused(state, seat, face) or _lava_refused(state, seat, cell, look)
    missing = _special_refused(state, seat, face) if face >= FIRST_SPECIAL else _die_refused(state, seat, face)
    return missing or _route_refused(state, seat, cell, look) or _waste_refused(state, seat, cell, look)


def _die_refused(state: RailroadInk, seat: int, face: int) -> Refusal | None:
    if state.board[seat * BLOCK + DICE + face]:
        return None
    rolled = [int(state.rolled(ROLL + die)) for die in range(4)]
    return _not_on_dice(face, rolled)


def _lava_die_refused(state: RailroadInk, seat: int, face: int) -> Refusal | None:
    if state.board[seat * BLOCK + LAVA_DICE + face - FIRST_LAVA]:
        return None
    rolled = [int(state.rolled(LAVA_ROLL + die)) + FIRST_LAVA for die in range(2)]
    return _not_on_dice(face, rolled)


def _not_on_dice(face: int, rolled: list[int]) -> Refusal:
    rule = "ink.round.each-die-once" if face in rolled else "ink.round.same-dice"
    return Refusal(rule, {"face": FACE_NAMES[face], "dice": [FACE_NAMES[die] for die in rolled], "times": rolled.count(face)})


def _special_refused(state: RailroadInk, seat: int, face: int) -> Refusal | None:
    base = seat * BLOCK
    if not state.board[base + SPECIAL + face - FIRST_SPECIAL]:
        return Refusal("ink.special.each-once", {"face": FACE_NAMES[face]})
    if not state.board[base + SPECIAL_OPEN]:
        return Refusal("ink.special.one-per-round", {"round": int(state.round)})
    return None if state.board[base + SPECIALS_LEFT] else Refusal("ink.special.three-per-game")


def _route_refused(state: RailroadInk, seat: int, cell: int, look: int) -> Refusal | None:
    tile = int(state.tile(seat, cell))
    if tile not in (EMPTY, CRATER):
        return Refusal("ink.place.empty-cell", _drawn_there(state, seat, cell))
    clash = _clash(state, seat, cell, look)
    if clash is None and not meets(int(state.context(seat, cell)), ALL_LOOKS[look], [HIGHWAY, RAILWAY]):
        return Refusal("ink.place.must-connect", {"face": FACE_NAMES[ALL_LOOKS[look].face], "cell": cell_name(cell)})
    return clash


def _drawn_there(state: RailroadInk, seat: int, cell: int) -> dict[str, Fact]:
    there = FACE_NAMES[ALL_LOOKS[state.tile(seat, cell)].face]
    return {"cell": cell_name(cell), "face": there, "round": int(state.board[seat * BLOCK + ROUND + cell])}


def _clash(state: RailroadInk, seat: int, cell: int, look: int) -> Refusal | None:
    """A highway that would touch a railway, at an exit or at a neighbour's end."""
    for side, (there, own) in enumerate(zip(unpacked(int(state.context(seat, cell))), ALL_LOOKS[look].sides, strict=True)):
        if {there, own} == {HIGHWAY, RAILWAY}:
            exit = EXIT_AT[cell * 4 + side]
            if exit >= 0:
                return Refusal("ink.place.exit-type", {"exit": EXIT_NAMES[exit], "cell": cell_name(cell), "side": SIDES[side]})
            return Refusal("ink.place.no-direct-join", {"cell": cell_name(cell), "side": SIDES[side]})
    return None


def _waste_refused(state: RailroadInk, seat: int, cell: int, look: int) -> Refusal | None:
    """Only under the option `strict_duty`."""
    if not state.strict:
        return None
    greatest = greatest_number(state.board, state.masks, seat)
    if not wastes(state.board, state.masks, seat, cell, look, greatest):
        return None
    return Refusal("ink.round.draw-all", {"reason": "strict", "greatest": int(greatest)})


# Lava


def _volcano_refused(state: RailroadInk, seat: int, cell: int) -> Refusal | None:
    if int(volcano_cells(state.masks, seat)) >> cell & 1:
        return None
    if state.tile(seat, cell) != EMPTY:
        return Refusal("ink.lava.new-volcano", {"reason": "drawn", **_drawn_there(state, seat, cell)})
    return Refusal("ink.lava.new-volcano", {"reason": "near", "cell": cell_name(cell)})


def _lava_refused(state: RailroadInk, seat: int, cell: int, look: int) -> Refusal | None:
    tile = int(state.tile(seat, cell))
    if tile > ROUTE_LOOKS:
        return Refusal("ink.lava.free-cell", _drawn_there(state, seat, cell))
    if tile != EMPTY and not must_devour(state.board, state.masks, seat):
        return Refusal("ink.lava.forced", {"reason": "not-forced", **_drawn_there(state, seat, cell)})
    if not meets(int(state.context(seat, cell)), ALL_LOOKS[look], [MAGMA]):
        return Refusal("ink.lava.devour" if tile != EMPTY else "ink.lava.must-touch-lava", {"cell": cell_name(cell)})
    return _clash(state, seat, cell, look)


# Finishing the round


def _finish_refused(state: RailroadInk, seat: int) -> Refusal | None:
    if state.phase(seat) == IMPACT:
        return Refusal("ink.meteor.timing")
    faces = [face for face in range(ROUTE_FACES) if state.board[seat * BLOCK + DICE + face]]
    free = cells(int(state.masks[seat * MASKS + FREE]))
    possible = _possible(state, seat, faces, free)
    if possible:
        return Refusal("ink.round.draw-all", {"reason": "left", **_facts(possible)})
    if state.kit.variant != LAVA or state.board[seat * BLOCK + LAVA_DRAWN]:
        return None
    return _lava_duty(state, seat, free)


def _lava_duty(state: RailroadInk, seat: int, free: list[int]) -> Refusal | None:
    faces = [FIRST_LAVA + face for face in range(LAVA_FACES) if state.board[seat * BLOCK + LAVA_DICE + face]]
    possible = _possible(state, seat, faces, free)
    if possible:
        return Refusal("ink.lava.must-draw-one-face", _facts(possible))
    volcanoes = [cell_name(cell) for cell in cells(int(volcano_cells(state.masks, seat)))]
    devoured = _possible(state, seat, faces, cells(int(devourable(state.board, state.masks, seat))))
    if devoured:
        return Refusal("ink.lava.forced", {"reason": "duty", "volcanoes": volcanoes, **_facts(devoured)})
    return Refusal("ink.lava.all-closed", {"volcanoes": volcanoes}) if volcanoes else None


def cells(mask: int) -> list[int]:
    """The cells of a bit set."""
    return [cell for cell in range(CELLS) if mask & ALL_CELLS & 2**cell]


def _possible(state: RailroadInk, seat: int, faces: list[int], where: list[int]) -> dict[str, list[str]]:
    """For each face that can be drawn, the cells."""
    found: dict[str, list[str]] = {}
    for face in faces:
        fits = FITS if face < FIRST_LAVA else LAVA_FITS
        places = [cell_name(cell) for cell in where if fits[state.context(seat, cell)] & FACE_LOOKS[face]]
        if places:
            found[FACE_NAMES[face]] = places
    return found


def _facts(possible: dict[str, list[str]]) -> dict[str, Fact]:
    """All faces, all cells, and each pair of them."""
    return {
        "face": list(possible),
        "cells": sorted({cell for places in possible.values() for cell in places}),
        "drawings": [f"{name} at {cell}" for name, places in possible.items() for cell in places],
    }
