"""A whole table: who acts, what is legal, what an action does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.steamrollers.actions import (
    BLOCK_EVA,
    CHOOSE,
    CHOOSE_TWO,
    CROSS,
    DECLINE,
    DELIVER,
    DRAW,
    END,
    EXCHANGE,
    FACE_A,
    FACE_B,
    FLIP,
    LEAVE_ROUND,
    LET_EVA,
    LOWER,
    PASS,
    RAISE,
    REROLL_EVA,
    SET,
    START,
    START_ACTION_TILE,
    START_LOCOMOTIVE,
    START_PLUS_TWO,
    START_TILES,
    START_TRACK,
    TAKE,
    TAKE_DIE,
    destination_of,
    distance_of,
    good_of,
    origin_of,
)
from semafor.games.steamrollers.actions import LOAD as LOAD_ACTION
from semafor.games.steamrollers.depot import (
    ANY_TRACK,
    CHANGE_DIE,
    DESTINATION_OR_LONGER,
    SET_DIE,
    TILE_TWO,
    UNLIMITED_OR_POWER,
)
from semafor.games.steamrollers.eva import Eva
from semafor.games.steamrollers.layout import (
    BAG,
    BONUS,
    CELLS,
    CITIES,
    DICE,
    GREY,
    LOAD,
    LOAD_CITY,
    ORDER_OWNER,
    ORDER_SIDE,
    OWNER,
    POOL,
    POWER,
    SHEET,
    STARTING,
    STEPS,
    TRACKS,
)
from semafor.games.steamrollers.material import CITY, NO_REGION, Material, track_type
from semafor.games.steamrollers.offers import FINAL, WAS_NUDGED, WAS_SET
from semafor.games.steamrollers.rounds import (
    ACTING,
    AFTER,
    ASKED,
    CHOOSING,
    EVA_LOADS,
    EVA_ROLLED,
    NO_DIE,
    OVER,
    START_BOX,
    START_DRAW,
    START_LOAD,
    START_PICK,
    START_TILE,
    WHICH,
)
from semafor.games.steamrollers.scoring import Count, counted_sheet, counted_tiles
from semafor.games.steamrollers.sheets import BIT
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves

BONUS_POINTS: Final = 2
LOAD_CITIES: Final = 2  # city 3, numbered from 0; city 4 is the next


@mypyc_attr(acyclic=True)
class SteamRollers(Eva):
    """A table of one to five seats."""

    def __init__(self, material: Material, seats: i64, sheets: vec[u8], table: vec[u8]) -> None:
        super().__init__(material, seats, sheets, table)

    def clone(self) -> SteamRollers:
        copy = SteamRollers(self.material, self.seats, self.sheets[:], self.table[:])
        copy.shown = self.shown
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

    def fill(self, seat: i64, moves: Moves) -> None:
        if self.phase == ACTING:
            self.fill_act(seat, moves)
        elif self.phase == CHOOSING:
            self.fill_dice(seat, moves)
        elif self.phase == AFTER:
            moves.add(END)
            self.fill_exchanges(seat, moves)
        elif self.phase == ASKED:
            moves.add_range(TAKE_DIE, LEAVE_ROUND)
        elif self.phase == WHICH:
            moves.add(CHOOSE + min(self.die, self.second))
            moves.add(CHOOSE + max(self.die, self.second))
            self.fill_exchanges(seat, moves)
        elif self.phase == EVA_ROLLED:
            moves.add(REROLL_EVA)
            moves.add(LET_EVA)
        elif self.phase == EVA_LOADS:
            moves.add_range(BLOCK_EVA, LET_EVA)
        else:
            self.fill_start(moves)

    def fill_start(self, moves: Moves) -> None:
        if self.phase == START_PICK:
            for tile in range(i64(START_TILES)):
                if self.table[STARTING + tile] == POOL:
                    moves.add(START + tile)
        elif self.phase == START_BOX:
            moves.add(DECLINE)
            moves.add_range(CROSS, CROSS + 5)
        elif self.phase == START_DRAW:
            moves.add(DECLINE)
            for cell in range(i64(CELLS)):
                if self.material.region[cell] != NO_REGION and self.material.kind[cell] != CITY:
                    moves.add_range(DRAW + cell * TRACKS, DRAW + cell * TRACKS + 14)
        elif self.phase == START_TILE:
            for tile in range(i64(CITIES)):
                if self.table[OWNER + tile] == POOL:
                    moves.add(TAKE + tile)
        else:
            self.fill_loads(moves)

    def fill_loads(self, moves: Moves) -> None:
        if not self.loads_left():
            moves.add(DECLINE)
        for kind in range(i64(GREY)):
            if self.table[BAG + kind] > 0:
                moves.add_range(LOAD_ACTION + kind * 2, LOAD_ACTION + kind * 2 + 1)

    def loads_left(self) -> bool:
        """Whether the bag holds a good that can be an own load."""
        for kind in range(i64(GREY)):
            if self.table[BAG + kind] > 0:
                return True
        return False

    # What an action does

    def apply(self, seat: i64, action: i64, luck: Luck) -> None:
        self.shown = False
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

    def choose_dice(self, action: i64) -> None:
        if self.phase == WHICH:
            other = self.die + self.second - (action - CHOOSE)
            self.hold(action - CHOOSE)
            self.second = other
            return
        self.to_choose -= 1
        if action >= CHOOSE_TWO:
            pair = action - CHOOSE_TWO
            self.table[DICE + FACE_A[pair]] -= 1
            self.table[DICE + FACE_B[pair]] -= 1
            self.two_dice = True
            self.actions_left = 2
            self.hold(FACE_A[pair])
            self.second = FACE_B[pair]
            if FACE_A[pair] != FACE_B[pair]:
                self.phase = WHICH
            return
        self.table[DICE + action - CHOOSE] -= 1
        self.hold(action - CHOOSE)
        if self.owner_of_2b() >= 0:
            self.phase = ASKED

    def steal(self) -> None:
        """Tile 2b: its owner has the die for its own turn, the robbed seat chooses again."""
        self.thief = i64(self.table[OWNER + TILE_TWO])
        self.stolen = self.die
        self.resolve(TILE_TWO)
        self.die = 0
        self.phase = CHOOSING

    def change_die(self, action: i64, luck: Luck) -> None:
        if action < LOWER:
            self.die = action - SET
            self.changed |= WAS_SET
            self.used |= BIT[SET_DIE]
            return
        self.used |= BIT[CHANGE_DIE]
        if action == LOWER:
            self.die -= 1
            self.changed |= WAS_NUDGED
        elif action == RAISE:
            self.die += 1
            self.changed |= WAS_NUDGED
        else:
            self.die = 5 - self.die if action == FLIP else self.rerolled(luck)
            self.changed |= FINAL

    def apply_track(self, seat: i64, cell: i64, track: i64, luck: Luck) -> None:
        if self.phase == ACTING and self.material.black[self.black * 3 + track_type(track)] == 0:
            self.used |= BIT[ANY_TRACK]
        self.draw(seat, cell, track)
        self.progress = True
        self.action_done(luck)

    def apply_delivery(self, seat: i64, action: i64, luck: Luck) -> None:
        origin = origin_of(action)
        destination = destination_of(action)
        good = good_of(action)
        distance = distance_of(action)
        self.use_delivery_tiles(seat, origin, destination, distance)
        self.remove_good(seat, origin, self.good_kind(seat, origin, destination, good), good)
        self.add_points(seat, distance)
        self.progress = True
        self.action_done(luck)

    def use_delivery_tiles(self, seat: i64, origin: i64, destination: i64, distance: i64) -> None:
        """The tiles without which this delivery could not be made (see actions.py)."""
        by_destination = origin != self.die
        longer = self.reach(seat, origin, destination) >> distance - 1 & 1 == 0
        if by_destination or longer:
            self.used |= BIT[DESTINATION_OR_LONGER]
        if distance > i64(self.sheets[seat * SHEET + POWER]):
            self.used |= BIT[UNLIMITED_OR_POWER]

    def action_done(self, luck: Luck) -> None:
        """Lightning tiles that served it go back to the pool; then the second die, the last exchange, or the end."""
        if self.phase != ACTING:
            self.next_pick(luck)
            return
        self.resolve_used()
        self.actions_left -= 1
        if self.actions_left == 0:
            self.close_actions(luck)
        elif self.seats == 1:
            self.phase = CHOOSING
        else:
            second = self.second
            self.second = NO_DIE
            self.hold(second)

    def close_actions(self, luck: Luck) -> None:
        if self.seats == 1:
            self.begin_eva(luck)
        elif self.orders and not self.exchanged and self.can_exchange(self.turn):
            self.phase = AFTER
        else:
            self.end_turn(luck)

    # Starting tiles

    def apply_start(self, seat: i64, action: i64, luck: Luck) -> None:
        if action >= LOAD_ACTION:
            kind = (action - LOAD_ACTION) // 2
            self.table[BAG + kind] -= 1
            self.sheets[seat * SHEET + LOAD] = u8(kind + 1)
            self.sheets[seat * SHEET + LOAD_CITY] = u8(LOAD_CITIES + (action - LOAD_ACTION) % 2)
            self.next_pick(luck)
            return
        tile = action - START
        self.table[STARTING + tile] = u8(seat)
        if tile == START_LOCOMOTIVE:
            self.phase = START_BOX
        elif tile == START_TRACK:
            self.phase = START_DRAW
        elif tile == START_ACTION_TILE:
            self.phase = START_TILE
        elif tile == START_PLUS_TWO:
            self.sheets[seat * SHEET + BONUS] = BONUS_POINTS
            self.next_pick(luck)
        else:
            self.phase = START_LOAD

    def next_pick(self, luck: Luck) -> None:
        """The seat to the right picks next; after the first player the game begins."""
        if self.turn == self.first:
            self.discard_starting_tiles()
            self.begin_round(luck)
        else:
            self.turn = (self.turn + self.seats - 1) % self.seats
            self.phase = START_PICK

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
            int(self.shown),
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
        self.shown = round[1] == 1
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

    def home(self) -> str:
        return "semafor.games.steamrollers.setup"

    def fields(self) -> dict[str, list[int]]:
        return {
            "material": list(self.material.text.encode()),
            "sheets": [int(part) for part in self.sheets],
            "table": [int(part) for part in self.table],
            "round": self.scalars(),
        }
