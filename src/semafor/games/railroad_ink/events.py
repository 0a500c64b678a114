"""What happened, as each watcher may know it: an open round is told to its own seat only."""

from __future__ import annotations

from semafor.games.railroad_ink.layout import BLOCK, CRATER, EMPTY, MARK, SIZE
from semafor.games.railroad_ink.material import ALL_LOOKS, FACE_NAMES
from semafor.games.railroad_ink.moves import Draw, Fall, Finish, Ignore, cell_name, cell_of, move
from semafor.games.railroad_ink.state import RailroadInk
from semafor.games.railroad_ink.views import RailroadInkView, drawn_cells, view
from semafor.kernel.refusal import Fact
from semafor.kernel.view import Event


def events_of(before: RailroadInk, seat: int, action: int, after: RailroadInk, to: int | None) -> tuple[Event, ...]:
    """The act itself if the watcher may know it; when it closed the round, what everybody drew and the next roll."""
    made = move(before.kit, action)
    if isinstance(made, Finish):
        closing = _closed(before, after) if after.round > before.round else []
        return (Event("finished", seat, {"round": int(before.round)}), *closing)
    return tuple(_act(before, seat, made, after)) if to == seat or before.open_drawing else ()


def _act(before: RailroadInk, seat: int, made: object, after: RailroadInk) -> list[Event]:
    match made:
        case Draw():
            return _drew(before, seat, made)
        case Fall(direction):
            return _fell(before, seat, direction, after)
        case Ignore(special):
            return [Event("ignored-meteor", seat, {"face": special})]
    raise AssertionError(f"{made} is no act of this game")


def _drew(before: RailroadInk, seat: int, draw: Draw) -> list[Event]:
    facts: dict[str, Fact] = {
        "face": draw.face,
        "cell": cell_name(cell_of(draw)),
        "rotation": draw.rotation,
        "mirrored": int(draw.mirrored),
        "face-lost": _lost(before, seat, cell_of(draw)),
    }
    return [Event("drew", seat, facts)]


def _lost(before: RailroadInk, seat: int, cell: int) -> str:
    """What was drawn in the cell and is gone now: by lava, by a meteor, or a crater drawn over."""
    tile = int(before.tile(seat, cell))
    return "none" if tile == EMPTY else FACE_NAMES[ALL_LOOKS[tile].face]


def _fell(before: RailroadInk, seat: int, direction: str, after: RailroadInk) -> list[Event]:
    cell = int(after.board[seat * BLOCK + MARK])
    if after.tile(seat, cell) != CRATER or before.tile(seat, cell) == CRATER:
        return [Event("meteor-nowhere", seat)]  # ink.meteor.no-target
    facts: dict[str, Fact] = {"direction": direction, "cell": cell_name(cell), "face-lost": _lost(before, seat, cell)}
    return [Event("meteor-hit", seat, facts)]


def _closed(before: RailroadInk, after: RailroadInk) -> list[Event]:
    events = [_round_drawn(before, seat, after) for seat in range(after.seats)]
    if after.over():
        return [*events, Event("game-over", None, {"rounds": int(after.kit.rounds)})]
    return [*events, _rolled(view(after, None))]


def _round_drawn(before: RailroadInk, seat: int, after: RailroadInk) -> Event:
    """All the seat's drawings of the round, and its crater if one is left."""
    earlier = {(cell.row, cell.column): cell for cell in drawn_cells(before, seat, live=False)}
    new = [cell for cell in drawn_cells(after, seat, live=True) if earlier.get((cell.row, cell.column)) != cell]
    if not new:
        return Event("round-blank", seat, {"round": int(before.round)})
    cells = [cell_name(cell.row * SIZE + cell.column) for cell in new]
    faces = [f"{cell.face}: {name}" for cell, name in zip(new, cells, strict=True)]
    return Event("round-drawn", seat, {"round": int(before.round), "face": faces, "cells": cells})


def _rolled(shown: RailroadInkView) -> Event:
    facts: dict[str, Fact] = {"round": shown.round, "face": [*shown.dice, *shown.lava_dice]}
    if shown.direction is not None and shown.distance is not None:
        return Event("rolled-meteor", None, {**facts, "direction": shown.direction, "distance": shown.distance})
    return Event("rolled", None, facts)
