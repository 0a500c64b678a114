"""Taking a reward, effect by effect: the choices of the top frame, and selling and hiring beside them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.railroad_revolution.actions import (
    BUILD_OFFICE,
    BUILD_STATION,
    DONE_WITH,
    FLIP_BACK,
    FLIP_FRONT,
    GAIN_WORKER,
    HIRE,
    LAY_TRACK,
    PROMOTE,
    SELL,
    SOURCES,
    STEP,
    STEP_WAYS,
    SWAP,
    TAKE_TRAIN,
)
from semafor.games.railroad_revolution.layout import (
    BACK,
    BUILD,
    CITIES,
    COLOURS,
    DUE,
    EACH,
    EXCHANGE,
    FLIPS,
    FRONT,
    GAIN,
    GENERAL,
    KINDS,
    LAY,
    MANAGER,
    MARK,
    PAY,
    PROMOTIONS,
    ROW,
    ROW_STEPS,
    SEAT,
    SECTIONS,
    STEPS,
    STOCK,
    TRACKS_OF_POINTS,
    TRAIN,
    WIRE,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.means import DRY
from semafor.games.railroad_revolution.usable import Usable
from semafor.kernel.state import Moves


@mypyc_attr(acyclic=True)
class Rewards(Usable):
    """Effects of tiles, trains, deals and abilities."""

    # What is legal

    def add_market(self, seat: i64, moves: Moves, ease: i64) -> None:
        """Selling a share and hiring, at every decision point (rev.general.sell-shares, rev.general.hire)."""
        if self.shares(seat) > 0 and self.allows(seat, SELL, ease, 0, 0):
            moves.add(SELL)

    def add_hire(self, seat: i64, moves: Moves, ease: i64) -> None:
        cost = self.material.hire_cost
        if self.money(seat) < cost:
            return
        for colour in range(i64(COLOURS)):
            if self.box[GENERAL + colour] and self.allows(seat, HIRE + colour, ease, cost, 0):
                moves.add(HIRE + colour)

    def add_reward(self, seat: i64, moves: Moves) -> None:
        """What the top frame offers."""
        ease = self.ease(seat)
        frame = self.frame()
        box = self.box
        if self.allows(seat, DONE_WITH, ease, 0, 0):
            moves.add(DONE_WITH)
        self.add_market(seat, moves, ease)
        self.add_hire(seat, moves, ease)
        if i64(box[frame + DUE]) > self.money(seat):
            return
        if box[frame + BUILD] or box[frame + LAY] or box[frame + WIRE]:
            self.add_pieces(seat, moves, ease, frame)
        if box[frame + FLIPS]:
            self.add_flips(seat, moves, ease)
        if box[frame + TRAIN]:
            self.add_trains(seat, moves, ease)
        if box[frame + STEPS]:
            self.add_steps(seat, moves, ease - i64(box[frame + DUE]))
        if box[frame + PROMOTIONS]:
            self.add_promotions(seat, moves, ease, i64(box[frame + DUE]) + i64(box[frame + EACH]))
        if box[frame + EXCHANGE]:
            self.add_swaps(seat, moves, ease)
        if box[frame + GAIN]:
            self.add_gains(seat, moves, ease)

    def add_pieces(self, seat: i64, moves: Moves, ease: i64, frame: i64) -> None:
        due = i64(self.box[frame + DUE])
        cities = self.cities_to_build(seat, i64(self.box[frame + BUILD]))
        if cities:
            for city in range(i64(CITIES)):
                if cities & BIT[city] and self.allows(seat, BUILD_STATION + city, ease, due, 0):
                    moves.add(BUILD_STATION + city)
        spaces = self.spaces_to_lay(seat, i64(self.box[frame + LAY]))
        if spaces:
            for space in range(self.material.spaces):
                if spaces & BIT[space] and self.allows(seat, LAY_TRACK + space, ease, due, 0):
                    moves.add(LAY_TRACK + space)
        sections = self.sections_to_wire(seat, i64(self.box[frame + WIRE]))
        if sections:
            for section in range(i64(SECTIONS)):
                if sections & BIT[section] and self.allows(seat, BUILD_OFFICE + section, ease, due, 0):
                    moves.add(BUILD_OFFICE + section)

    def add_flips(self, seat: i64, moves: Moves, ease: i64) -> None:
        for kind in range(i64(KINDS)):
            if self.box[seat * SEAT + FRONT + kind] and self.allows(seat, FLIP_FRONT + kind, ease, 0, 0):
                moves.add(FLIP_FRONT + kind)
        for kind in range(i64(KINDS)):
            if self.box[seat * SEAT + BACK + kind] and self.allows(seat, FLIP_BACK + kind, ease, 0, 0):
                moves.add(FLIP_BACK + kind)

    def add_trains(self, seat: i64, moves: Moves, ease: i64) -> None:
        for kind in range(i64(KINDS)):
            if self.box[STOCK + kind] and self.allows(seat, TAKE_TRAIN + kind, ease, 0, 0):
                moves.add(TAKE_TRAIN + kind)

    def add_steps(self, seat: i64, moves: Moves, ease: i64) -> None:
        """A step on each track that is not at its top; where a worker is due, one action for each that could go."""
        for track in range(i64(TRACKS_OF_POINTS)):
            if not self.pays_step(seat, track):
                continue
            cost = self.step_cost(seat, track)
            action = STEP + track * STEP_WAYS
            if self.step_workers(seat, track) == 0:
                if self.allows(seat, action, ease, cost, 0):
                    moves.add(action)
                continue
            allowed = False
            tried = False
            for source in range(i64(SOURCES)):
                if self.box[seat * SEAT + source]:
                    if not tried:
                        allowed = self.allows(seat, action + 1 + source, ease, cost, 1)
                        tried = True
                    if allowed:
                        moves.add(action + 1 + source)

    def step_at(self, seat: i64, track: i64) -> i64:
        """Where the cost of the marker's next field stands in the tables of step costs."""
        return track * (self.material.top + 1) + i64(self.box[seat * SEAT + MARK + track]) + 1

    def step_workers(self, seat: i64, track: i64) -> i64:
        return self.material.step_workers[self.step_at(seat, track)]

    def step_cost(self, seat: i64, track: i64) -> i64:
        """Money and shares of the next step, in units of 50 dollars."""
        at = self.step_at(seat, track)
        return self.material.step_money[at] + self.material.step_shares[at] * self.material.share_price

    def pays_step(self, seat: i64, track: i64) -> bool:
        """Whether the marker is below the top and the seat has the money and the shares that its next field costs."""
        if i64(self.box[seat * SEAT + MARK + track]) >= self.material.top:
            return False
        at = self.step_at(seat, track)
        due = i64(self.box[self.frame() + DUE])
        return self.material.step_money[at] + due <= self.money(seat) and self.material.step_shares[at] <= self.shares(seat)

    def add_promotions(self, seat: i64, moves: Moves, ease: i64, cost: i64) -> None:
        if cost > self.money(seat):
            return
        allowed = False
        tried = False
        for slot in range(2):
            for source in range(i64(SOURCES)):
                if self.box[seat * SEAT + source] and self.fits(seat, slot, source % COLOURS):
                    action = PROMOTE + slot * SOURCES + source
                    if not tried:
                        allowed = self.allows(seat, action, ease, cost, 1)
                        tried = True
                    if allowed:
                        moves.add(action)

    def add_swaps(self, seat: i64, moves: Moves, ease: i64) -> None:
        for source in range(i64(SOURCES)):
            if self.box[seat * SEAT + source]:
                for colour in range(i64(COLOURS)):
                    if self.box[GENERAL + colour] and self.allows(seat, SWAP + source * COLOURS + colour, ease, 0, 0):
                        moves.add(SWAP + source * COLOURS + colour)

    def add_gains(self, seat: i64, moves: Moves, ease: i64) -> None:
        for colour in range(i64(COLOURS)):
            if self.gainable(colour) and self.allows(seat, GAIN_WORKER + colour, ease, 0, 0):
                moves.add(GAIN_WORKER + colour)

    # What could come of it

    def fruitful(self, seat: i64, bonus: i64, action: i64) -> bool:
        """Whether something of a usable bonus can be used after this action, which pays for it and may be done.

        Steps and promotions may cost money, shares or workers that are gone then; shares may still be sold for them.
        """
        row = bonus * ROW
        if self.certain(seat, row) or (self.material.bonus[row + ROW_STEPS] and self.free_step(seat)):
            return True
        copy = self.clone()
        assert isinstance(copy, Rewards)
        copy.apply(seat, action, DRY)
        return copy.something_open(seat)

    def free_step(self, seat: i64) -> bool:
        """Whether some marker's next field costs nothing."""
        for track in range(i64(TRACKS_OF_POINTS)):
            if i64(self.box[seat * SEAT + MARK + track]) < self.material.top:
                if self.step_cost(seat, track) == 0 and self.step_workers(seat, track) == 0:
                    return True
        return False

    def something_open(self, seat: i64) -> bool:
        """Whether a step or a promotion of the top frame can be made, now or when shares have been sold."""
        moves = Moves()
        while True:
            ease = self.ease(seat)
            frame = self.frame()
            if self.box[frame + STEPS]:
                self.add_steps(seat, moves, ease)
            if self.box[frame + PROMOTIONS]:
                self.add_promotions(seat, moves, ease, i64(self.box[frame + EACH]))
            if moves.count > 0:
                return True
            if self.shares(seat) == 0 or not self.allows(seat, SELL, ease, 0, 0):
                return False
            self.apply_market(seat, SELL)

    # What it does

    def apply_market(self, seat: i64, action: i64) -> None:
        if action == SELL:
            self.take_shares(seat, -1)
            self.earn(seat, self.material.share_price)
        else:
            self.earn(seat, -self.material.hire_cost)
            self.add_worker(seat, action - HIRE)

    def apply_reward(self, seat: i64, action: i64) -> None:
        """Use one effect of the top frame, or leave the frame."""
        if action == DONE_WITH:
            self.close_frame()
            self.close_if_empty()
            return
        frame = self.frame()
        self.earn(seat, -i64(self.box[frame + DUE]))
        self.box[frame + DUE] = 0
        if action < FLIP_FRONT:
            self.place_free(seat, action, frame)
        elif action < TAKE_TRAIN:
            self.box[frame + FLIPS] -= 1
            self.flip(seat, action)
        elif action < STEP:
            self.box[frame + TRAIN] -= 1
            self.take_train(seat, action - TAKE_TRAIN)
        elif action < PROMOTE:
            self.box[frame + STEPS] -= 1
            self.step(seat, (action - STEP) // STEP_WAYS, (action - STEP) % STEP_WAYS - 1)
        elif action < SWAP:
            self.box[frame + PROMOTIONS] -= 1
            self.earn(seat, -i64(self.box[frame + EACH]))
            self.promote(seat, (action - PROMOTE) // SOURCES, (action - PROMOTE) % SOURCES)
        elif action < GAIN_WORKER:
            self.box[frame + EXCHANGE] = 0
            self.discard_worker(seat, (action - SWAP) // COLOURS)
            self.add_worker(seat, (action - SWAP) % COLOURS)
        else:
            self.box[frame + GAIN] -= 1
            self.add_worker(seat, action - GAIN_WORKER)
        self.close_if_empty()

    def place_free(self, seat: i64, action: i64, frame: i64) -> None:
        """A track, station or office without cost, reward or deal (rev.rail.free-track)."""
        if action >= BUILD_OFFICE:
            self.take_building(seat, i64(self.box[frame + WIRE]))
            self.box[frame + WIRE] = 0
            self.build_office(seat, action - BUILD_OFFICE)
        elif action >= LAY_TRACK:
            self.take_track(seat, i64(self.box[frame + LAY]))
            self.box[frame + LAY] = 0
            self.lay(seat, action - LAY_TRACK)
        else:
            self.take_building(seat, i64(self.box[frame + BUILD]))
            self.box[frame + BUILD] = 0
            self.build_station(seat, action - BUILD_STATION)

    def flip(self, seat: i64, action: i64) -> None:
        """Turn a train over; front to back gives its bonus (rev.train.flip-front)."""
        at = seat * SEAT
        if action >= FLIP_BACK:
            self.box[at + BACK + action - FLIP_BACK] -= 1
            self.box[at + FRONT + action - FLIP_BACK] += 1
            return
        kind = action - FLIP_FRONT
        self.box[at + FRONT + kind] -= 1
        self.box[at + BACK + kind] += 1
        bonus = self.material.train_row + kind
        if self.usable(seat, bonus):
            self.open_bonus(seat, bonus, self.material.row(bonus, PAY))

    def take_train(self, seat: i64, kind: i64) -> None:
        self.box[STOCK + kind] -= 1
        self.box[seat * SEAT + FRONT + kind] += 1

    def step(self, seat: i64, track: i64, source: i64) -> None:
        at = self.step_at(seat, track)
        self.earn(seat, -self.material.step_money[at])
        self.take_shares(seat, -self.material.step_shares[at])
        if source >= 0:
            self.discard_worker(seat, source)
        self.box[seat * SEAT + MARK + track] += 1

    def promote(self, seat: i64, slot: i64, source: i64) -> None:
        """The worker is a manager on the milestone from now on (rev.promote.manager-fixed)."""
        place = self.manager_place(seat, slot, source % COLOURS)
        colour = self.remove_worker(seat, source)
        self.box[seat * SEAT + MANAGER + 2 * slot + place] = u8(colour)
