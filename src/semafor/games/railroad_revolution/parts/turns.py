"""What an action does, and how one turn follows the other."""

from __future__ import annotations

from mypy_extensions import i64

from semafor.games.railroad_revolution.actions import (
    ACCEPT,
    BUILD_STATION,
    COMPLETE,
    FINISH,
    FLIP_FRONT,
    HIRE,
    KEEP_TILE,
    MODES,
    PASS,
    PICK_TILE,
    PLACE,
    SELL,
    SKIP,
)
from semafor.games.railroad_revolution.layout import ACTION, DEAL, DEAL_DUE, DRAWN, NONE, ORDER, OVER, PICK, TURN
from semafor.games.railroad_revolution.parts.deals import accept, answered, begin_deal, next_answer, reveal_deal
from semafor.games.railroad_revolution.parts.fields import apply_pool, place
from semafor.games.railroad_revolution.parts.milestones import complete, fulfilled, keep
from semafor.games.railroad_revolution.parts.pieces import past_logo
from semafor.games.railroad_revolution.parts.rewards import apply_market, apply_reward
from semafor.games.railroad_revolution.parts.setup_tiles import clear_setup, pick, picker
from semafor.games.railroad_revolution.parts.tabletop import Tabletop
from semafor.games.railroad_revolution.parts.workers import recall, short, supply_size
from semafor.kernel.luck import Luck


def apply(table: Tabletop, seat: i64, action: i64, luck: Luck) -> None:
    if action == SELL or HIRE <= action < PICK_TILE:
        apply_market(table, seat, action)
    elif table.depth > 0:
        apply_reward(table, seat, action)
    elif action == FINISH:
        finish(table, luck)
        return
    elif action >= COMPLETE:
        apply_milestone(table, seat, action, luck)
        return
    elif action < BUILD_STATION and table.course.phase == TURN:
        apply_turn(table, seat, action, luck)
        return
    elif table.course.phase == ACTION:
        apply_pool(table, seat, action)
    else:
        apply_answer(table, seat, action, luck)
        return
    if table.depth == 0:
        settle(table, seat, luck)


def apply_turn(table: Tabletop, seat: i64, action: i64, luck: Luck) -> None:
    if action == SKIP:
        settle_milestones(table, luck)
    else:
        place(table, seat, (action - PLACE) // MODES, (action - PLACE) % MODES)


def apply_answer(table: Tabletop, seat: i64, action: i64, luck: Luck) -> None:
    """A set-up tile, a deal, or no deal."""
    if action == PASS:
        close_answer(table, luck)
    elif ACCEPT <= action < FLIP_FRONT:
        accept(table, seat, action - ACCEPT)
        if table.depth == 0:
            settle(table, seat, luck)
    else:
        pick(table, seat, action - PICK_TILE)
        if table.depth == 0:
            settle(table, seat, luck)


def settle(table: Tabletop, seat: i64, luck: Luck) -> None:
    """A reward has been taken to its end: go on where that was all the seat had to decide."""
    course = table.course
    if course.phase == ACTION:
        if course.taken:  # rev.ability.sale.grey: the next tile is not seen before the reward has been taken
            reveal_deal(table, luck)
    elif course.phase == DEAL:
        if answered(table, seat):
            close_answer(table, luck)
    elif course.phase == PICK and course.taken and not short(table, seat):
        next_pick(table)


def next_pick(table: Tabletop) -> None:
    course = table.course
    course.taken = 0
    if course.picked == table.seats:
        clear_setup(table)
        course.turn = course.first
        begin_turn(table)
    else:
        course.who = picker(table, course.picked)


def begin_turn(table: Tabletop) -> None:
    course = table.course
    course.phase = TURN
    course.who = course.turn
    table.job.pool = 0
    if supply_size(table, course.turn) == 0:
        recall(table, course.turn)


def finish(table: Tabletop, luck: Luck) -> None:
    table.course.asked = 0
    if table.job.pool & DEAL_DUE:
        begin_deal(table)
    else:
        settle_milestones(table, luck)


def close_answer(table: Tabletop, luck: Luck) -> None:
    if not next_answer(table):
        reveal_deal(table, luck)
        table.course.asked = 0
        settle_milestones(table, luck)


def settle_milestones(table: Tabletop, luck: Luck) -> None:
    """From the active seat on clockwise every fulfilled milestone is completed (rev.milestone.complete-any-turn)."""
    course = table.course
    while course.asked < table.seats:
        seat = (course.turn + course.asked) % table.seats
        first = fulfilled(table, seat, 0)
        second = fulfilled(table, seat, 1)
        if first and second:
            course.phase = ORDER
            course.who = seat
            return
        if first or second:
            complete(table, seat, 0 if first else 1, luck)
            if table.box[DRAWN] != NONE:
                return
        else:
            course.asked += 1
    end_turn(table)


def apply_milestone(table: Tabletop, seat: i64, action: i64, luck: Luck) -> None:
    if action < KEEP_TILE:
        complete(table, seat, action - COMPLETE, luck)
        if table.box[DRAWN] != NONE:
            return
    else:
        keep(table, seat, action - KEEP_TILE)
    settle_milestones(table, luck)


def end_turn(table: Tabletop) -> None:
    """The end is checked, then the next seat's turn begins (rev.end.equal-turns, rev.end.one-more-round)."""
    course = table.course
    course.asked = 0
    if course.turns_left >= 0:
        course.turns_left -= 1
    elif end_triggered(table):
        played = (course.turn - course.first + table.seats) % table.seats + 1
        course.turns_left = table.seats - played + table.seats
    if course.turns_left == 0:
        course.phase = OVER
        return
    course.turn = (course.turn + 1) % table.seats
    begin_turn(table)


def end_triggered(table: Tabletop) -> bool:
    for seat in range(table.seats):
        if past_logo(table, seat):
            return True
    return False
