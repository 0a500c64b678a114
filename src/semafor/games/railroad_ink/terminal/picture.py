"""A board in box characters: highways double, railways single, lava wavy; exits break the frame, with their names outside."""

from __future__ import annotations

from semafor.games.railroad_ink.layout import HIGHWAY, MAGMA, RAILWAY, SIZE
from semafor.games.railroad_ink.material import ALL_LOOKS, BASE_BOX, CENTRE, FACE_NAMES, SIDES, Look, look_number
from semafor.games.railroad_ink.moves import COLUMNS
from semafor.games.railroad_ink.views import BoardView, Drawn

WIDE, HIGH = 5, 3  # letters and lines of a cell
MARGIN = 6  # letters left of the frame: row and exit
UPRIGHT, LEVEL = " ║│≈", " ═─≈"  # by what a side carries: nothing, highway, railway, lava
# Joints of one kind, by the sides they have: 1 north, 2 east, 4 south, 8 west
HIGHWAYS = dict(zip((5, 10, 3, 6, 12, 9, 7, 14, 13, 11, 15), "║═╚╔╗╝╠╦╣╩╬", strict=True))
RAILWAYS = dict(zip((5, 10, 3, 6, 12, 9, 7, 14, 13, 11, 15), "│─└┌┐┘├┬┤┴┼", strict=True))
FRAME = {"N": " ╥┬", "E": " ╡┤", "S": " ╨┴", "W": " ╞├"}  # an exit in the frame, by what it carries
Canvas = list[list[str]]


def picture(board: BoardView) -> list[str]:
    """The board with its frame: columns above, rows and exits beside it. A star marks where the last meteor fell."""
    canvas = [[" "] * (WIDE * SIZE) for _ in range(HIGH * SIZE)]
    for cell in range(SIZE * SIZE):
        canvas[cell // SIZE * HIGH + 1][cell % SIZE * WIDE + 2] = "□" if cell in list(CENTRE) else "·"
    for drawn in board.cells:
        _paint(canvas, drawn)
    if board.mark is not None:
        canvas[board.mark[0] * HIGH][board.mark[1] * WIDE] = "*"
    return _framed(canvas)


def _paint(canvas: Canvas, drawn: Drawn) -> None:
    look = ALL_LOOKS[look_number(FACE_NAMES.index(drawn.face), drawn.rotation, drawn.mirrored)]
    line, at = drawn.row * HIGH + 1, drawn.column * WIDE + 2
    north, east, south, west = look.sides
    canvas[line - 1][at], canvas[line + 1][at] = UPRIGHT[north], UPRIGHT[south]
    canvas[line][at - 2 : at], canvas[line][at + 1 : at + 3] = LEVEL[west] * 2, LEVEL[east] * 2
    canvas[line][at] = joint(look)


def joint(look: Look) -> str:
    """The sign in the middle of a cell."""
    face, kinds = FACE_NAMES[look.face], {int(kind) for kind in look.sides if kind}
    sides = sum(2**side for side, kind in enumerate(look.sides) if kind)
    if face in ("volcano", "crater"):
        return "▲" if face == "volcano" else "○"
    if face == "overpass":
        return "╫" if look.sides[0] == HIGHWAY else "╪"
    if kinds == {HIGHWAY}:
        return HIGHWAYS[sides]
    if kinds == {RAILWAY}:
        return RAILWAYS[sides]
    return "≈" if MAGMA in kinds else "■"


def _framed(canvas: Canvas) -> list[str]:
    exits = {(tuple(exit["cell"]), exit["side"]): exit for exit in BASE_BOX["exit"]}
    columns = " " * MARGIN + " " + "".join(f"{letter:^{WIDE}}" for letter in COLUMNS)
    lines = [columns.rstrip(), _named_exits(exits, 0, "N"), _edge(exits, 0, "N", "┌┐")]
    for at, line in enumerate(canvas):
        row, middle = at // HIGH, at % HIGH == 1
        left, right = (exits.get(((row, column), side)) if middle else None for column, side in ((0, "W"), (SIZE - 1, "E")))
        name = f"{row + 1 if middle else ' '} {left['id'] if left else '':>{MARGIN - 3}} "
        lines.append(f"{name}{_gate(left, '│')}{''.join(line)}{_gate(right, '│')} {right['id'] if right else ''}".rstrip())
    return [*lines, _edge(exits, SIZE - 1, "S", "└┘"), _named_exits(exits, SIZE - 1, "S")]


def _gate(exit: dict[str, str] | None, wall: str) -> str:
    """An exit in the frame, or the frame."""
    return wall if exit is None else FRAME[exit["side"]][1 if exit["type"] == "highway" else 2]


def _edge(exits: dict[tuple[tuple[int, int], str], dict[str, str]], row: int, side: str, corners: str) -> str:
    gates = [f"──{_gate(exits.get(((row, column), side)), '─')}──" for column in range(SIZE)]
    return " " * MARGIN + corners[0] + "".join(gates) + corners[1]


def _named_exits(exits: dict[tuple[tuple[int, int], str], dict[str, str]], row: int, side: str) -> str:
    found = [exits.get(((row, column), side)) for column in range(SIZE)]
    return " " * (MARGIN + 1) + "".join(f"{exit['id'] if exit else '':^{WIDE}}" for exit in found).rstrip()


assert list(FRAME) == SIDES
