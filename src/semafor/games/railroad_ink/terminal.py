"""The position as lines of text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from semafor.games.railroad_ink.layout import SIZE
from semafor.games.railroad_ink.material import ALL_LOOKS, BASE_BOX, FACE_NAMES, SIDES, look_number
from semafor.games.railroad_ink.moves import COLUMNS, cell_name
from semafor.games.railroad_ink.views import BoardView, Drawn, RailroadInkView
from semafor.kernel.words import Words

UPRIGHT = " ║│≈"
LEVEL = " ═─≈"
SIGNS = {"overpass": "╬", "crater": "○", "volcano": "▲"}


def described(view: RailroadInkView, words: Words) -> str:
    """Round and roll, then the watcher's own board, or all of them."""
    lines = [words.say("show-round", round=view.round, rounds=view.rounds)]
    lines.append(words.say("show-dice", dice=_names(view.dice + view.lava_dice, words)))
    if view.direction is not None:
        lines.append(words.say("show-meteor", direction=view.direction, distance=view.distance))
    for board in view.boards:
        if view.seat in (None, board.seat):
            lines += [_seat_line(board, words), *picture(board.cells)]
        else:
            lines.append(_seat_line(board, words))
    if view.seat is not None and not view.over:
        lines += _mine(view.boards[view.seat], words)
    return "\n".join(lines)


def _names(faces: Sequence[str], words: Words) -> str:
    return ", ".join(words.say(f"face-{face}") for face in faces)


def _seat_line(board: BoardView, words: Words) -> str:
    message = "show-seat-done" if board.finished else "show-seat"
    return words.say(message, seat=board.seat + 1, points=board.sheet.total, cells=len(board.cells))


def _mine(board: BoardView, words: Words) -> list[str]:
    lines = [words.say("show-left", dice=_names(board.dice_left + board.lava_dice_left, words) or "–")]
    if board.special_open:
        lines.append(words.say("show-specials", specials=_names(board.specials, words), left=board.specials_left))
    if board.mark is not None:
        lines.append(words.say("show-mark", cell=cell_name(board.mark[0] * SIZE + board.mark[1])))
    return lines


def picture(cells: list[Drawn]) -> list[str]:
    """The board with its exits, three by three signs a cell: highways double, railways single, lava wavy."""
    canvas = [["·" if line % 3 == 2 and at % 3 == 2 else " " for at in range(SIZE * 3 + 2)] for line in range(SIZE * 3 + 2)]
    for exit in BASE_BOX["exit"]:
        (row, col), side = exit["cell"], SIDES.index(exit["side"])
        line, at = row * 3 + 2, col * 3 + 2
        sign = (UPRIGHT if side % 2 == 0 else LEVEL)[1 if exit["type"] == "highway" else 2]
        canvas[line + (-2, 0, 2, 0)[side]][at + (0, 2, 0, -2)[side]] = sign
    for cell in cells:
        _paint(canvas, cell)
    columns = "    " + "  ".join(COLUMNS)
    rows = [str(line // 3 + 1) if line % 3 == 2 else " " for line in range(len(canvas))]
    return [columns, *(f"{row} {''.join(line)}".rstrip() for row, line in zip(rows, canvas, strict=True))]


def _paint(canvas: list[list[str]], cell: Drawn) -> None:
    look = ALL_LOOKS[look_number(FACE_NAMES.index(cell.face), cell.rotation, cell.mirrored)]
    line, at = cell.row * 3 + 2, cell.column * 3 + 2
    north, east, south, west = look.sides
    canvas[line - 1][at], canvas[line + 1][at] = UPRIGHT[north], UPRIGHT[south]
    canvas[line][at - 1], canvas[line][at + 1] = LEVEL[west], LEVEL[east]
    station = {1, 2} <= set(look.sides) and cell.face != "overpass"
    canvas[line][at] = SIGNS.get(cell.face) or ("■" if station else "+")
