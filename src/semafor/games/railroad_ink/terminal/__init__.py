"""The position as lines of text, for a terminal: the roll, boards drawn, open ends, and where each die fits."""

from __future__ import annotations

from collections.abc import Sequence

from semafor.games.railroad_ink.layout import SIZE
from semafor.games.railroad_ink.moves import Draw, Face, cell_name, cell_of, move
from semafor.games.railroad_ink.state import RailroadInk
from semafor.games.railroad_ink.terminal.picture import picture
from semafor.games.railroad_ink.views import BoardView, RailroadInkView
from semafor.kernel.words import Words

Fitting = dict[str, list[str]]  # by face: the cells where it can be drawn now


def described(view: RailroadInkView, fits: Fitting, words: Words) -> str:
    """Round and roll, the watcher's own board drawn, or all of them, and what can be done on it."""
    lines = [words.say("show-round", round=view.round, rounds=view.rounds)]
    lines.append(words.say("show-dice", face=[*view.dice, *view.lava_dice]))
    if view.direction is not None:
        lines.append(words.say("show-meteor", direction=view.direction, distance=view.distance))
    for board in view.boards:
        lines.append("→ " * (board.seat in view.actors) + _seat_line(board, words))
        if view.seat in (None, board.seat):
            lines += [f"    {_count_line(board, words)}", *picture(board)]
            lines += _open_ends(board, words)
    lines.append(words.say("show-signs", kind=view.variant))
    if view.seat is not None and not view.over:
        lines += _mine(view.boards[view.seat], fits, words)
    return "\n".join(lines)


def fitting(state: RailroadInk, seat: int | None) -> Fitting:
    """The cells where each face can be drawn by the seat now."""
    found: Fitting = {}
    for number in [] if seat is None else state.legal(seat):
        made = move(state.kit, int(number))
        if isinstance(made, Draw):
            cells = found.setdefault(made.face, [])
            cells += [name] if (name := cell_name(cell_of(made))) not in cells else []
    return found


def _seat_line(board: BoardView, words: Words) -> str:
    message = "show-seat-done" if board.finished else "show-seat"
    return words.say(message, seat=board.seat + 1, points=board.sheet.total, cells=len(board.cells))


def _count_line(board: BoardView, words: Words) -> str:
    return ", ".join(f"{words.say(f'part-{part.name}')} {part.points}" for part in board.sheet.parts)


def _open_ends(board: BoardView, words: Words) -> list[str]:
    """Every end that would be an error now: its cell and the side it looks to."""
    ends = [end.split() for part in board.sheet.parts if part.name == "errors" for end in part.proof]
    said = ", ".join(words.say("show-end", cell=cell, direction=side) for cell, side in ends)
    return [words.say("show-open-ends", ends=said)] if said else []


def _mine(board: BoardView, fits: Fitting, words: Words) -> list[str]:
    left = [*board.dice_left, *board.lava_dice_left]
    lines = [_die_line(face, left.count(face), fits.get(face, []), words) for face in dict.fromkeys(left)]
    if board.special_open:
        lines.append(words.say("show-specials", face=board.specials, left=board.specials_left))
    if board.meteor_waits:
        lines.append(words.say("show-meteor-waits"))
    if board.mark is not None:
        lines.append(words.say("show-mark", cell=cell_name(board.mark[0] * SIZE + board.mark[1])))
    return lines


def _die_line(face: Face, count: int, cells: Sequence[str], words: Words) -> str:
    return words.say("show-left", face=face, count=count, fits="somewhere" if cells else "nowhere", cells=cells)


def tints() -> dict[str, str]:
    """Patterns of the described position with the style in which a terminal with colours shows them."""
    return {"[║═╔╗╚╝╠╣╦╩╬]+": "bold", "[│─┌┐└┘├┤┬┴┼]+": "cyan", "[╫╪■]": "bold yellow", "[≈▲]+": "bold red", r"^→.*$": "bold"}
