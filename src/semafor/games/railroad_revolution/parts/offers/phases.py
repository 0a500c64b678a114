"""The choices of the seat that decides, by what is to be decided."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.actions import COMPLETE, KEEP_TILE, PICK_TILE, SELL, SKIP
from semafor.games.railroad_revolution.layout import (
    ACTION,
    DEAL,
    DRAWN,
    KEEP,
    MOST_DRAWN,
    NONE,
    ORDER,
    PICK,
    SEATS,
    SETUP_SIDE,
    TURN,
)
from semafor.games.railroad_revolution.parts.affordability import guards
from semafor.games.railroad_revolution.parts.offers.deals import add_deal
from semafor.games.railroad_revolution.parts.offers.fields import add_action, add_places
from semafor.games.railroad_revolution.parts.offers.market import add_hire, add_market
from semafor.games.railroad_revolution.parts.offers.rewards import add_reward
from semafor.games.railroad_revolution.parts.pieces import must_skip
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.kernel.state import Moves


def add_legal(table: Tabletop, seat: i64, moves: Moves) -> None:
    course = table.course
    if table.depth > 0:
        add_reward(table, seat, moves)
    elif course.phase == ACTION:
        add_action(table, seat, moves)
    elif course.phase == TURN:
        add_turn(table, seat, moves)
    elif course.phase == DEAL:
        add_deal(table, seat, moves)
    else:
        add_choice(table, seat, moves)


def add_turn(table: Tabletop, seat: i64, moves: Moves) -> None:
    if table.shares(seat) > 0:
        moves.add(SELL)
    if must_skip(table, seat):
        moves.add(SKIP)
    add_hire(table, seat, moves, table.wealth(seat))
    add_places(table, seat, moves)


def add_choice(table: Tabletop, seat: i64, moves: Moves) -> None:
    """Set-up tiles, the order of two milestones, or the drawn milestones; selling and hiring beside."""
    course = table.course
    ease = guards.ease(table, seat)
    add_market(table, seat, moves, ease)
    add_hire(table, seat, moves, ease)
    if course.phase == PICK and course.taken == 0:
        for place in range(i64(SEATS)):
            if table.box[SETUP_SIDE + place] != NONE:
                moves.add(PICK_TILE + place)
    elif course.phase == ORDER:
        moves.add(COMPLETE)
        moves.add(COMPLETE + 1)
    elif course.phase == KEEP:
        for place in range(i64(MOST_DRAWN)):
            if table.box[DRAWN + place] != NONE:
                moves.add(KEEP_TILE + place)
