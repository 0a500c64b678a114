"""Rounds: rolling the dice, whose turn begins, and when the game ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.layout import CITIES, DICE, OWNER, SIDE
from semafor.games.steamrollers.material import Material
from semafor.games.steamrollers.parts.goods import empty_cities
from semafor.games.steamrollers.parts.tiles import TILE_TWO, put_upright, resolve
from semafor.games.steamrollers.parts.turn import CHOOSING, NO_DIE, NOBODY, STALLED, THREE_EMPTY, Turn
from semafor.kernel.luck import Luck

ROLL_EVENT: Final = 5
STALL_ROUNDS: Final = 10


def begin_round(table: vec[u8], turn: Turn, luck: Luck) -> None:
    """All white dice and the black die are rolled once, and the first player begins."""
    turn.round += 1
    for face in range(i64(CITIES)):
        table[DICE + face] = 0
    luck.event(ROLL_EVENT, turn.round)
    for die in range(turn.seats + 1 if turn.seats > 1 else i64(3)):
        table[DICE + luck.below(6)] += 1
    turn.black = luck.below(6)
    turn.to_choose = turn.seats
    turn.turns_done = 0
    turn.thief = NOBODY
    turn.stolen = NO_DIE
    turn.quiet = False
    turn.progress = False
    begin_turn(table, turn, turn.first)


def begin_turn(table: vec[u8], turn: Turn, seat: i64) -> None:
    """The seat's tiles are put upright; a die taken by tile 2b is the one it must use."""
    turn.seat = seat
    put_upright(table, seat)
    turn.spent = 0
    turn.used = 0
    turn.exchanged = False
    turn.second = NO_DIE
    turn.actions_left = 2 if turn.seats == 1 else 1
    if turn.thief == seat:
        turn.hold(turn.stolen)
        turn.thief = NOBODY
        turn.stolen = NO_DIE
    else:
        turn.die = 0
        turn.changed = 0
        turn.phase = CHOOSING


def owner_of_2b(table: vec[u8], turn: Turn) -> i64:
    """Who may take the die just chosen, or NOBODY: the owner of 2b, if it has yet to choose in this round."""
    owner = i64(table[OWNER + TILE_TWO])
    if turn.seats == 1 or table[SIDE + TILE_TWO] == 0 or owner >= turn.seats:
        return NOBODY
    if turn.thief != NOBODY or turn.quiet:
        return NOBODY
    return owner if turn.places_on(turn.seat) < turn.places_on(owner) else NOBODY


def end_turn(material: Material, table: vec[u8], turn: Turn, luck: Luck) -> None:
    if turn.two_dice:
        turn.two_dice = False
        resolve(material, table, turn, TILE_TWO)
    turn.turns_done += 1
    if turn.turns_done == turn.seats:
        close_round(table, turn, luck)
    else:
        begin_turn(table, turn, (turn.seat + 1) % turn.seats)


def close_round(table: vec[u8], turn: Turn, luck: Luck) -> None:
    """The game ends with three empty cities or after ten idle rounds; else the dice go to the left."""
    turn.idle = 0 if turn.progress else turn.idle + 1
    if empty_cities(table) >= 3:
        turn.finish(THREE_EMPTY)
    elif turn.idle >= STALL_ROUNDS and turn.seats > 1:
        turn.finish(STALLED)
    else:
        turn.first = (turn.first + 1) % turn.seats
        begin_round(table, turn, luck)
