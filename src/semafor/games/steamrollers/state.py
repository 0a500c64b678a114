"""A whole table: who acts, what is legal, what an action does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

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
from semafor.games.steamrollers.depot import (
    TILE_TWO,
)
from semafor.games.steamrollers.layout import (
    BONUS,
    CITIES,
    ORDER_OWNER,
    ORDER_SIDE,
    OWNER,
    POWER,
    SHEET,
    STEPS,
    TRACKS,
)
from semafor.games.steamrollers.rounds import (
    ACTING,
    AFTER,
    ASKED,
    CHOOSING,
    EVA_LOADS,
    EVA_ROLLED,
    OVER,
    WHICH,
)
from semafor.games.steamrollers.scoring import Count, counted_sheet, counted_tiles
from semafor.games.steamrollers.turns import Turns
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves


@mypyc_attr(acyclic=True)
class SteamRollers(Turns):
    """A table of one to five seats."""

    def clone(self) -> SteamRollers:
        copy = SteamRollers(self.material, self.seats, self.sheets[:], self.table[:])
        copy.undo_barrier = self.undo_barrier
        copy.walls = self.walls
        copy.orders = self.orders
        copy.spent = self.spent
        copy.used = self.used
        copy.black = self.black
        copy.die = self.die
        copy.changed = self.changed
        copy.exchanged = self.exchanged
        copy.to_choose = self.to_choose
        copy.phase = self.phase
        copy.first = self.first
        copy.turn = self.turn
        copy.round = self.round
        copy.turns_done = self.turns_done
        copy.actions_left = self.actions_left
        copy.second = self.second
        copy.two_dice = self.two_dice
        copy.thief = self.thief
        copy.stolen = self.stolen
        copy.quiet = self.quiet
        copy.progress = self.progress
        copy.idle = self.idle
        copy.rerolls = self.rerolls
        copy.ended = self.ended
        copy.eva_points = self.eva_points
        copy.eva_die = self.eva_die
        copy.eva_asked = self.eva_asked
        return copy

    # Who may act, and what is legal

    def over(self) -> bool:
        return self.phase == OVER

    def actor(self) -> i64:
        if self.phase == OVER:
            return -1
        return i64(self.table[OWNER + TILE_TWO]) if self.phase == ASKED else self.turn

    def acts(self, seat: i64) -> bool:
        return seat == self.actor()

    def add_legal(self, seat: i64, moves: Moves) -> None:
        if self.phase == ACTING:
            self.add_act(seat, moves)
        elif self.phase == CHOOSING:
            self.add_dice(seat, moves)
        elif self.phase == AFTER:
            moves.add(END)
            self.add_exchanges(seat, moves)
        elif self.phase == ASKED:
            moves.add_range(TAKE_DIE, LEAVE_ROUND)
        elif self.phase == WHICH:
            moves.add(CHOOSE + min(self.die, self.second))
            moves.add(CHOOSE + max(self.die, self.second))
            self.add_exchanges(seat, moves)
        elif self.phase == EVA_ROLLED:
            moves.add(REROLL_EVA)
            moves.add(LET_EVA)
        elif self.phase == EVA_LOADS:
            moves.add_range(BLOCK_EVA, LET_EVA)
        else:
            self.add_start(moves)

    # What an action does

    def apply(self, seat: i64, action: i64, luck: Luck) -> None:
        self.undo_barrier = False
        if self.seats == 1:
            self.table[STEPS] = 0
        if action >= DRAW:
            self.apply_track(seat, (action - DRAW) // TRACKS, (action - DRAW) % TRACKS, luck)
        elif action >= DELIVER:
            self.apply_delivery(seat, action, luck)
        elif action >= TAKE:
            self.take_tile(seat, action - TAKE)
            self.action_done(luck)
        elif action >= CROSS:
            self.cross_box(seat, action - CROSS)
            self.progress = True
            self.action_done(luck)
        elif action >= START:
            self.apply_start(seat, action, luck)
        elif action >= EXCHANGE:
            self.exchange(seat, (action - EXCHANGE) // 6, (action - EXCHANGE) % 6)
            self.exchanged = True
            if self.phase == AFTER:
                self.end_turn(luck)
        elif action >= SET:
            self.change_die(action, luck)
        elif action >= CHOOSE:
            self.choose_dice(action)
        else:
            self.answer(action, luck)

    def answer(self, action: i64, luck: Luck) -> None:
        """The small answers: pass, end, decline, tile 2b and the Solo tile."""
        if action == PASS:
            self.action_done(luck)
        elif action == END:
            self.end_turn(luck)
        elif action == DECLINE:
            self.next_pick(luck)
        elif action == TAKE_DIE:
            self.steal()
        elif action <= LEAVE_ROUND:
            self.quiet = action == LEAVE_ROUND
            self.phase = ACTING
        elif action == REROLL_EVA:
            self.reroll_eva(luck)
        elif action == BLOCK_EVA:
            self.block_eva(luck)
        elif self.phase == EVA_ROLLED:
            self.phases(luck)
        else:
            self.eva_delivers(luck)

    # The count

    def total(self, seat: i64) -> i64:
        return self.sheet_points(seat) + self.tile_points(seat) + self.order_points(seat)

    def scores(self) -> vec[i64]:
        totals = vec[i64](capacity=5)
        for seat in range(self.seats):
            totals = append(totals, self.total(seat))
        return totals

    def orders_of(self, seat: i64) -> vec[i64]:
        """The faces of the order tiles the seat has fulfilled."""
        faces = vec[i64](capacity=6)
        for order in range(i64(CITIES)):
            if i64(self.table[ORDER_OWNER + order]) == seat:
                faces = append(faces, order * 2 + i64(self.table[ORDER_SIDE + order]))
        return faces

    def count(self, seat: i64) -> Count:
        """The seat's count with every part and its proof."""
        count = Count(seat)
        count.deliveries = self.delivery_points(seat)
        count.bonus = i64(self.sheets[seat * SHEET + BONUS])
        count.power = i64(self.sheets[seat * SHEET + POWER])
        counted_sheet(self.material, self.walls, self.sheets, seat * SHEET, count)
        counted_tiles(self.material, self.faces_of(seat), self.orders_of(seat), count)
        return count

    # The state as plain data

    def scalars(self) -> list[int]:
        return [
            int(self.seats),
            int(self.undo_barrier),
            int(self.walls),
            int(self.orders),
            int(self.spent),
            int(self.used),
            int(self.black),
            int(self.die),
            int(self.changed),
            int(self.exchanged),
            int(self.to_choose),
            int(self.phase),
            int(self.first),
            int(self.turn),
            int(self.round),
            int(self.turns_done),
            int(self.actions_left),
            int(self.second),
            int(self.two_dice),
            int(self.thief),
            int(self.stolen),
            int(self.quiet),
            int(self.progress),
            int(self.idle),
            int(self.rerolls),
            int(self.ended),
            int(self.eva_points),
            int(self.eva_die),
            int(self.eva_asked),
        ]

    def set_scalars(self, round: list[int]) -> None:
        """The reverse of `scalars`."""
        self.undo_barrier = round[1] == 1
        self.walls = round[2]
        self.orders = round[3] == 1
        self.spent = round[4]
        self.used = round[5]
        self.black = round[6]
        self.die = round[7]
        self.changed = round[8]
        self.exchanged = round[9] == 1
        self.to_choose = round[10]
        self.phase = round[11]
        self.first = round[12]
        self.turn = round[13]
        self.round = round[14]
        self.turns_done = round[15]
        self.actions_left = round[16]
        self.second = round[17]
        self.two_dice = round[18] == 1
        self.thief = round[19]
        self.stolen = round[20]
        self.quiet = round[21] == 1
        self.progress = round[22] == 1
        self.idle = round[23]
        self.rerolls = round[24]
        self.ended = round[25]
        self.eva_points = round[26]
        self.eva_die = round[27]
        self.eva_asked = round[28] == 1

    def module(self) -> str:
        return "semafor.games.steamrollers.setup"

    def fields(self) -> dict[str, list[int]]:
        return {
            "material": list(self.material.text.encode()),
            "sheets": [int(part) for part in self.sheets],
            "table": [int(part) for part in self.table],
            "round": self.scalars(),
        }
