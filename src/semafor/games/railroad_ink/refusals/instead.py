"""What a seat can do instead of a move that was refused: every move that is named is legal now."""

from __future__ import annotations

from semafor.games.railroad_ink.layout import FIRST_LAVA, FIRST_SPECIAL, IMPACT
from semafor.games.railroad_ink.material import FACE_NAMES
from semafor.games.railroad_ink.moves import Draw, Fall, Finish, Ignore, cell_name, cell_of, move
from semafor.games.railroad_ink.state import RailroadInk
from semafor.kernel.moves import Move
from semafor.kernel.refusal import Instead, Refusal, instead

# The faces that each duty asks for before the round may be finished.
DUTIES = {
    "ink.round.draw-all": FACE_NAMES[:FIRST_SPECIAL],
    "ink.lava.must-draw-one-face": FACE_NAMES[FIRST_LAVA:],
    "ink.lava.forced": FACE_NAMES[FIRST_LAVA:],
    "ink.lava.all-closed": ["volcano"],
}


MOST_CELLS = 3  # that are named beside one of several faces


def instead_of(state: RailroadInk, seat: int, refused: Move, refusal: Refusal) -> Instead | None:
    """The nearest thing that the seat can do; nothing for a seat that has to wait."""
    moves = {int(number): move(state.kit, int(number)) for number in state.legal(seat)}
    if not moves:
        return None
    if state.phase(seat) == IMPACT:
        return _meteor(refused, moves)
    if isinstance(refused, Draw):
        return _same_face(refused, moves) or _other(moves, FACE_NAMES[:FIRST_SPECIAL])
    return _other(moves, DUTIES.get(refusal.rule, FACE_NAMES[:FIRST_SPECIAL]))


def _meteor(refused: Move, moves: dict[int, Move]) -> Instead | None:
    falls = {number: each.direction for number, each in moves.items() if isinstance(each, Fall)}
    ignored = {number: each.special for number, each in moves.items() if isinstance(each, Ignore)}
    if isinstance(refused, Ignore) and ignored:
        return instead("ignore", list(ignored), face=list(ignored.values()))
    if isinstance(refused, Fall):
        return instead("fall", list(falls), direction=list(falls.values()))
    return instead("meteor", [*falls, *ignored], what="both" if ignored else "fall")


def _same_face(refused: Draw, moves: dict[int, Move]) -> Instead | None:
    """The same face turned, or in other cells."""
    found = {number: each for number, each in moves.items() if isinstance(each, Draw) and each.face == refused.face}
    here = [number for number, each in found.items() if cell_of(each) == cell_of(refused)]
    if here:
        return instead("turned", here, cell=cell_name(cell_of(refused)))
    return instead("cells", list(found), face=refused.face, cells=_cells(list(found.values())))


def _cells(draws: list[Draw]) -> list[str]:
    return sorted({cell_name(cell_of(each)) for each in draws})


def _other(moves: dict[int, Move], faces: list[str]) -> Instead | None:
    """What else can be drawn, each face with its cells; or the end of the round."""
    found = {number: each for number, each in moves.items() if isinstance(each, Draw) and each.face in faces}
    if not found:
        return instead("finish", [number for number, each in moves.items() if isinstance(each, Finish)])
    named = {face: _cells([each for each in found.values() if each.face == face]) for face in faces}
    shown = [_fits(face, places) for face, places in named.items() if places]
    return instead("draw", list(found), face=shown, cells=_cells(list(found.values())))


def _fits(face: str, places: list[str]) -> str:
    """A face with the first cells it fits, as a fact that is said with the face's own word."""
    return f"{face}: {', '.join(places[:MOST_CELLS])}"
