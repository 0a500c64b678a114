"""A whole table: whose decision it is, what is legal, and how one turn follows the other."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.action import Action
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
from semafor.games.railroad_revolution.layout import (
    ACTION,
    DEAL,
    DEAL_DUE,
    DESK_SEAT,
    DONE,
    DRAWN,
    FRONT,
    GENERAL,
    KEEP,
    KINDS,
    MARK,
    MONEY,
    MOST_DRAWN,
    NETWORK,
    NONE,
    OFFICES,
    ORDER,
    OVER,
    PICK,
    SEAT,
    SEATS,
    SETUP_SIDE,
    SETUP_WORKER,
    SHARES,
    SPARE_BUILDING,
    SPARE_TRACK,
    STATIONS,
    TURN,
)
from semafor.games.railroad_revolution.scoring import Count
from semafor.kernel.luck import Luck
from semafor.kernel.state import Moves


@mypyc_attr(acyclic=True)
class RailroadRevolution(Action):
    """One seat decides at a time: `who`."""

    def clone(self) -> RailroadRevolution:
        copy = RailroadRevolution(self.material, self.seats, self.box[:], self.desk[:])
        copy.copy_scalars(self)
        return copy

    def over(self) -> bool:
        return self.phase == OVER

    def acts(self, seat: i64) -> bool:
        return self.phase != OVER and seat == self.who

    def actor(self) -> i64:
        return -1 if self.phase == OVER else self.who

    # What is legal

    def add_legal(self, seat: i64, moves: Moves) -> None:
        if self.depth > 0:
            self.add_reward(seat, moves)
        elif self.phase == ACTION:
            self.add_action(seat, moves)
        elif self.phase == TURN:
            self.add_turn(seat, moves)
        elif self.phase == DEAL:
            self.add_deal(seat, moves)
        else:
            self.add_choice(seat, moves)

    def add_turn(self, seat: i64, moves: Moves) -> None:
        if self.shares(seat) > 0:
            moves.add(SELL)
        if self.must_skip(seat):
            moves.add(SKIP)
        self.add_hire(seat, moves, self.wealth(seat))
        self.add_places(seat, moves)

    def must_skip(self, seat: i64) -> bool:
        """Whether no basic action can be done: no piece is left even to sell (rev.turn.no-legal-action)."""
        return self.tracks_left(seat) + self.buildings_left(seat) == 0

    def add_choice(self, seat: i64, moves: Moves) -> None:
        """Set-up tiles, the order of two milestones, or the drawn milestones; selling and hiring beside."""
        ease = self.ease(seat)
        self.add_market(seat, moves, ease)
        self.add_hire(seat, moves, ease)
        if self.phase == PICK and self.taken == 0:
            for place in range(i64(SEATS)):
                if self.box[SETUP_SIDE + place] != NONE:
                    moves.add(PICK_TILE + place)
        elif self.phase == ORDER:
            moves.add(COMPLETE)
            moves.add(COMPLETE + 1)
        elif self.phase == KEEP:
            for place in range(i64(MOST_DRAWN)):
                if self.box[DRAWN + place] != NONE:
                    moves.add(KEEP_TILE + place)

    # What it does

    def apply(self, seat: i64, action: i64, luck: Luck) -> None:
        self.undo_barrier = False
        if action == SELL or HIRE <= action < PICK_TILE:
            self.apply_market(seat, action)
        elif self.depth > 0:
            self.apply_reward(seat, action)
        elif action == FINISH:
            self.finish(luck)
            return
        elif action >= COMPLETE:
            self.apply_milestone(seat, action, luck)
            return
        elif action < BUILD_STATION and self.phase == TURN:
            self.apply_turn(seat, action, luck)
            return
        elif self.phase == ACTION:
            self.apply_pool(seat, action)
        else:
            self.apply_answer(seat, action, luck)
            return
        if self.depth == 0:
            self.settle(seat, luck)

    def apply_turn(self, seat: i64, action: i64, luck: Luck) -> None:
        if action == SKIP:
            self.settle_milestones(luck)
        else:
            self.place(seat, (action - PLACE) // MODES, (action - PLACE) % MODES)

    def apply_answer(self, seat: i64, action: i64, luck: Luck) -> None:
        """A set-up tile, a deal, or no deal."""
        if action == PASS:
            self.close_answer(luck)
        elif ACCEPT <= action < FLIP_FRONT:
            self.accept(seat, action - ACCEPT)
            if self.depth == 0:
                self.settle(seat, luck)
        else:
            self.pick(seat, action - PICK_TILE)
            if self.depth == 0:
                self.settle(seat, luck)

    def settle(self, seat: i64, luck: Luck) -> None:
        """A reward has been taken to its end: go on where that was all the seat had to decide."""
        if self.phase == ACTION:
            if self.taken:  # rev.ability.sale.grey: the next tile is not seen before the reward has been taken
                self.reveal_deal(luck)
        elif self.phase == DEAL:
            if self.answered(seat):
                self.close_answer(luck)
        elif self.phase == PICK and self.taken and not self.short(seat):
            self.next_pick()

    # Set-up tiles

    def pick(self, seat: i64, place: i64) -> None:
        """The worker beside the tile and the tile's reward (rev.setup.pick-effect)."""
        self.taken = 1
        colour = i64(self.box[SETUP_WORKER + place])
        self.box[GENERAL + colour] += 1
        self.add_worker(seat, colour)
        bonus = self.material.setup_row + i64(self.box[SETUP_SIDE + place])
        self.box[SETUP_SIDE + place] = NONE
        self.box[SETUP_WORKER + place] = NONE
        self.picked += 1
        self.open_bonus(seat, bonus, 0)

    def next_pick(self) -> None:
        self.taken = 0
        if self.picked == self.seats:
            self.clear_setup()
            self.turn = self.first
            self.begin_turn()
        else:
            self.who = self.picker(self.picked)

    def picker(self, number: i64) -> i64:
        """The seat that picks as the number-th: first the one to the right of the first player (rev.setup.pick-order)."""
        turned = self.seats - number if self.backwards else number
        return (self.first + self.seats - 1 + turned) % self.seats

    def clear_setup(self) -> None:
        """Spare pieces go back to the box (rev.setup.cleanup)."""
        for seat in range(self.seats):
            self.box[seat * SEAT + SPARE_TRACK] = 0
            self.box[seat * SEAT + SPARE_BUILDING] = 0

    # The course of a turn

    def begin_turn(self) -> None:
        self.phase = TURN
        self.who = self.turn
        self.pool = 0
        if self.supply_size(self.turn) == 0:
            self.recall(self.turn)

    def finish(self, luck: Luck) -> None:
        self.asked = 0
        if self.pool & DEAL_DUE:
            self.begin_deal()
        else:
            self.settle_milestones(luck)

    def close_answer(self, luck: Luck) -> None:
        if not self.next_answer():
            self.reveal_deal(luck)
            self.asked = 0
            self.settle_milestones(luck)

    def settle_milestones(self, luck: Luck) -> None:
        """From the active seat on clockwise every fulfilled milestone is completed (rev.milestone.complete-any-turn)."""
        while self.asked < self.seats:
            seat = (self.turn + self.asked) % self.seats
            first = self.fulfilled(seat, 0)
            second = self.fulfilled(seat, 1)
            if first and second:
                self.phase = ORDER
                self.who = seat
                return
            if first or second:
                self.complete(seat, 0 if first else 1, luck)
                if self.box[DRAWN] != NONE:
                    return
            else:
                self.asked += 1
        self.end_turn()

    def apply_milestone(self, seat: i64, action: i64, luck: Luck) -> None:
        if action < KEEP_TILE:
            self.complete(seat, action - COMPLETE, luck)
            if self.box[DRAWN] != NONE:
                return
        else:
            self.keep(seat, action - KEEP_TILE)
        self.settle_milestones(luck)

    def end_turn(self) -> None:
        """The end is checked, then the next seat's turn begins (rev.end.equal-turns, rev.end.one-more-round)."""
        self.asked = 0
        if self.turns_left >= 0:
            self.turns_left -= 1
        elif self.end_triggered():
            played = (self.turn - self.first + self.seats) % self.seats + 1
            self.turns_left = self.seats - played + self.seats
        if self.turns_left == 0:
            self.phase = OVER
            return
        self.turn = (self.turn + 1) % self.seats
        self.begin_turn()

    def end_triggered(self) -> bool:
        for seat in range(self.seats):
            if self.past_logo(seat):
                return True
        return False

    # The count

    def count(self, seat: i64) -> Count:
        box = self.box
        desk = self.desk
        at = seat * DESK_SEAT
        marks = box[seat * SEAT + MARK : seat * SEAT + MARK + 3]
        front: i64 = 0
        for place in range(seat * SEAT + FRONT, seat * SEAT + FRONT + KINDS):
            front += i64(box[place])
        count = Count(self.material, marks)
        count.pieces(desk[at + STATIONS], desk[at + OFFICES], desk[at + NETWORK])
        count.tiles(front, desk[at + DONE])
        count.wealth = desk[at + MONEY] + self.material.share_price * desk[at + SHARES]
        return count

    def scores(self) -> vec[i64]:
        totals = vec[i64](capacity=4)
        for seat in range(self.seats):
            totals = append(totals, self.count(seat).total())
        return totals

    # The state as plain data

    def scalars(self) -> list[int]:
        return [
            int(self.seats),
            int(self.undo_barrier),
            int(self.per_track),
            int(self.backwards),
            int(self.phase),
            int(self.first),
            int(self.turn),
            int(self.who),
            int(self.field),
            int(self.ability),
            int(self.pool),
            int(self.main),
            int(self.owed),
            int(self.triangles),
            int(self.target),
            int(self.deal),
            int(self.taken),
            int(self.depth),
            int(self.revealed),
            int(self.picked),
            int(self.asked),
            int(self.slot),
            int(self.stack),
            int(self.turns_left),
        ]

    def set_scalars(self, table: list[int]) -> None:
        """The reverse of `scalars`."""
        self.undo_barrier = table[1] == 1
        self.per_track = table[2] == 1
        self.backwards = table[3] == 1
        self.phase = table[4]
        self.first = table[5]
        self.turn = table[6]
        self.who = table[7]
        self.field = table[8]
        self.ability = table[9]
        self.pool = table[10]
        self.main = table[11]
        self.owed = table[12]
        self.triangles = table[13]
        self.target = table[14]
        self.deal = table[15]
        self.taken = table[16]
        self.depth = table[17]
        self.revealed = table[18]
        self.picked = table[19]
        self.asked = table[20]
        self.slot = table[21]
        self.stack = table[22]
        self.turns_left = table[23]

    def module(self) -> str:
        return "semafor.games.railroad_revolution.setup"

    def fields(self) -> dict[str, list[int]]:
        return {
            "material": list(self.material.corrections.encode()),
            "box": [int(count) for count in self.box],
            "desk": [int(number) for number in self.desk],
            "table": self.scalars(),
        }
