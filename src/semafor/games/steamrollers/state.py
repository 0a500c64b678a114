"""A whole table: who acts, what is legal, what an action does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.steamrollers.actions import (
    BLOCK_EVA,
    CHOOSE,
    CROSS,
    DECLINE,
    DELIVER,
    DRAW,
    END,
    EXCHANGE,
    LEAVE_ROUND,
    LET_EVA,
    PASS,
    REROLL_EVA,
    SET,
    START,
    TAKE,
    TAKE_DIE,
)
from semafor.games.steamrollers.layout import EMPTY, OWNER, SHEET, STEPS, TRACKS
from semafor.games.steamrollers.material import Material, track_type
from semafor.games.steamrollers.parts.deliveries import add_deliveries, deliver
from semafor.games.steamrollers.parts.dice import add_dice, add_die_changes, change_die, choose_dice, plain_action, steal
from semafor.games.steamrollers.parts.eva import Eva, begin_eva, block_eva, eva_delivers, play_phases, reroll_eva
from semafor.games.steamrollers.parts.orders import add_exchanges, can_exchange, exchange, order_points
from semafor.games.steamrollers.parts.rounds import end_turn
from semafor.games.steamrollers.parts.sheets import BIT, add_tracks, box_crossed, cross_box, draw, sheet_points
from semafor.games.steamrollers.parts.starting import add_start, apply_start, next_pick
from semafor.games.steamrollers.parts.tiles import ANY_TRACK, TILE_TWO, owns_any, resolve_used, take_tile, takeable, tile_points
from semafor.games.steamrollers.parts.turn import (
    ACTING,
    AFTER,
    ASKED,
    CHOOSING,
    EVA_LOADS,
    EVA_ROLLED,
    NO_DIE,
    OVER,
    WHICH,
    Turn,
)
from semafor.games.steamrollers.scoring import Count, EvaCount, Link, counted, counted_eva, links
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves, State


@mypyc_attr(acyclic=True, free_list_len=1)
class SteamRollers(State):
    """A table of one to five seats. Where nobody plays against Eva, nothing changes what she remembers: clones share it."""

    def __init__(self, material: Material, sheets: vec[u8], table: vec[u8], turn: Turn, eva: Eva) -> None:
        super().__init__(turn.seats)
        self.material: Final = material
        self.sheets: Final = sheets
        self.table: Final = table
        self.turn: Final = turn
        self.eva: Final = eva
        self.walls: i64 = 0  # 0 none, 1-6 medium, 7-12 hard
        self.orders: bool = False

    def clone(self) -> SteamRollers:
        eva = self.eva.clone() if self.seats == 1 else self.eva
        copy = SteamRollers(self.material, self.sheets[:], self.table[:], self.turn.clone(), eva)
        copy.undo_barrier = self.undo_barrier
        copy.walls = self.walls
        copy.orders = self.orders
        return copy

    # Who may act, and what is legal

    def over(self) -> bool:
        return self.turn.phase == OVER

    def actor(self) -> i64:
        phase = self.turn.phase
        if phase == OVER:
            return -1
        return i64(self.table[OWNER + TILE_TWO]) if phase == ASKED else self.turn.seat

    def acts(self, seat: i64) -> bool:
        return seat == self.actor()

    def add_legal(self, seat: i64, moves: Moves) -> None:
        turn = self.turn
        phase = turn.phase
        if phase == ACTING:
            self.add_act(seat, moves)
        elif phase == CHOOSING:
            add_dice(self.material, self.sheets, self.table, turn, seat, moves)
            self.add_exchanges(seat, moves)
        elif phase == AFTER:
            moves.add(END)
            self.add_exchanges(seat, moves)
        elif phase == ASKED:
            moves.add_range(TAKE_DIE, LEAVE_ROUND)
        elif phase == WHICH:
            moves.add(CHOOSE + min(turn.die, turn.second))
            moves.add(CHOOSE + max(turn.die, turn.second))
            self.add_exchanges(seat, moves)
        elif phase == EVA_ROLLED:
            moves.add(REROLL_EVA)
            moves.add(LET_EVA)
        elif phase == EVA_LOADS:
            moves.add_range(BLOCK_EVA, LET_EVA)
        else:
            add_start(self.material, self.table, turn, moves)

    def add_act(self, seat: i64, moves: Moves) -> None:
        """The four actions with the die in hand, the changes of the die, and orders."""
        material = self.material
        sheets = self.sheets
        table = self.table
        turn = self.turn
        die = turn.die
        if not plain_action(material, sheets, table, turn, seat, die):
            moves.add(PASS)
        add_die_changes(material, sheets, table, turn, seat, moves)
        self.add_exchanges(seat, moves)
        if not box_crossed(sheets, seat, die):
            moves.add(CROSS + die)
        if takeable(table, seat, die):
            moves.add(TAKE + die)
        add_deliveries(material, sheets, table, turn, seat, moves)
        if sheets[seat * SHEET + EMPTY + die] > 0:
            any_track = owns_any(table, turn, seat, ANY_TRACK)
            add_tracks(material, sheets, seat, die, turn.black, any_track, moves)

    def add_exchanges(self, seat: i64, moves: Moves) -> None:
        if self.orders and not self.turn.exchanged:
            add_exchanges(self.material, self.sheets, self.table, seat, moves)

    # What an action does

    def apply(self, seat: i64, action: i64, luck: Luck) -> None:
        self.undo_barrier = False
        if self.seats == 1:
            self.table[STEPS] = 0
        if action >= DRAW:
            self.apply_track(seat, (action - DRAW) // TRACKS, (action - DRAW) % TRACKS)
            self.end_action(luck)
        elif action >= DELIVER:
            deliver(self.material, self.sheets, self.table, self.turn, self.orders, seat, action)
            self.end_action(luck)
        elif action >= TAKE:
            take_tile(self.table, seat, action - TAKE)
            self.end_action(luck)
        elif action >= CROSS:
            cross_box(self.sheets, seat, action - CROSS)
            self.turn.progress = True
            self.end_action(luck)
        elif action >= START:
            apply_start(self.sheets, self.table, self.turn, seat, action, luck)
        elif action >= EXCHANGE:
            self.apply_exchange(seat, action - EXCHANGE, luck)
        elif action >= SET:
            change_die(self.material, self.table, self.turn, action, luck)
        elif action >= CHOOSE:
            choose_dice(self.table, self.turn, action)
        else:
            self.answer(action, luck)

    def draw(self, seat: i64, cell: i64, track: i64) -> None:
        """The track is on the seat's sheet, and a link it completes counts."""
        draw(self.material, self.walls, self.sheets, seat, cell, track)

    def apply_track(self, seat: i64, cell: i64, track: i64) -> None:
        turn = self.turn
        if turn.phase == ACTING and self.material.black[turn.black * 3 + track_type(track)] == 0:
            turn.used |= BIT[ANY_TRACK]
        self.draw(seat, cell, track)
        turn.progress = True

    def apply_exchange(self, seat: i64, exchanged: i64, luck: Luck) -> None:
        exchange(self.material, self.sheets, self.table, seat, exchanged // 6, exchanged % 6)
        self.turn.exchanged = True
        if self.turn.phase == AFTER:
            end_turn(self.material, self.table, self.turn, luck)

    def end_action(self, luck: Luck) -> None:
        """Lightning tiles that served it (3, 4, 6) go back to the pool; then the second die, the last exchange, or the end."""
        turn = self.turn
        if turn.phase != ACTING:
            next_pick(self.table, turn, luck)
            return
        resolve_used(self.material, self.table, turn)
        turn.actions_left -= 1
        if turn.actions_left == 0:
            self.close_actions(luck)
        elif self.seats == 1:
            turn.phase = CHOOSING
        else:
            second = turn.second
            turn.second = NO_DIE
            turn.hold(second)

    def close_actions(self, luck: Luck) -> None:
        turn = self.turn
        if self.seats == 1:
            begin_eva(self.material, self.table, turn, self.eva, luck)
        elif self.orders and not turn.exchanged and can_exchange(self.material, self.sheets, self.table, turn.seat):
            turn.phase = AFTER
        else:
            end_turn(self.material, self.table, turn, luck)

    def answer(self, action: i64, luck: Luck) -> None:
        """The small answers: pass, end, decline, tile 2b and the Solo tile."""
        turn = self.turn
        if action == PASS:
            self.end_action(luck)
        elif action == END:
            end_turn(self.material, self.table, turn, luck)
        elif action == DECLINE:
            next_pick(self.table, turn, luck)
        elif action == TAKE_DIE:
            steal(self.material, self.table, turn)
        elif action <= LEAVE_ROUND:
            turn.quiet = action == LEAVE_ROUND
            turn.phase = ACTING
        elif action == REROLL_EVA:
            reroll_eva(self.material, self.table, turn, self.eva, luck)
        elif action == BLOCK_EVA:
            block_eva(self.material, self.table, turn, self.eva, luck)
        elif turn.phase == EVA_ROLLED:
            play_phases(self.material, self.table, turn, self.eva, luck)
        else:
            eva_delivers(self.table, turn, self.eva, luck)

    # The count

    def total(self, seat: i64) -> i64:
        return self.lasting_points(seat) + tile_points(self.material, self.table, seat)

    def lasting_points(self, seat: i64) -> i64:
        """What nobody can take away any more: all but the action tiles."""
        return sheet_points(self.sheets, seat) + order_points(self.material, self.table, seat)

    def scores(self) -> vec[i64]:
        totals = vec[i64](capacity=5)
        for seat in range(self.seats):
            totals = append(totals, self.total(seat))
        return totals

    def links(self, seat: i64) -> list[Link]:
        return links(self.material, self.walls, self.sheets, seat * SHEET)

    def count(self, seat: i64) -> Count:
        """The seat's count with every part and its proof."""
        return counted(self.material, self.walls, self.sheets, self.table, seat)

    def eva_count(self) -> EvaCount:
        return counted_eva(self.material, self.table, self.eva.points)

    # The state as plain data

    def module(self) -> str:
        return "semafor.games.steamrollers.setup"

    def fields(self) -> dict[str, list[int]]:
        own = [int(self.seats), int(self.undo_barrier), int(self.walls), int(self.orders)]
        return {
            "material": list(self.material.text.encode()),
            "sheets": [int(part) for part in self.sheets],
            "table": [int(part) for part in self.table],
            "round": [*own, *self.turn.numbers(), *self.eva.numbers()],
        }
