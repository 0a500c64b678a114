"""The open effects of an action as sources of money, shares and workers, for the search of purse.py."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.layout import (
    ACTION,
    BACK,
    BASIC,
    CITY_TILE,
    DEAL,
    DUE,
    EXTRA,
    FIRST,
    FLIP,
    FLIPS,
    FRAME,
    FRAME_STACK,
    FRONT,
    GAIN,
    GREY,
    KINDS,
    LAY,
    MAIN,
    NONE,
    ORANGE,
    PAY,
    PAY_SHARES,
    PURPLE,
    RAIL,
    SALE,
    SEAT,
    SECTION_TILE,
    STATION,
    STOCK,
    TELEGRAPH,
    TILE,
    TRAIN,
    TURQUOISE,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.pieces import Pieces
from semafor.games.railroad_revolution.purse import (
    BYTE,
    CLOSES,
    COLUMNS,
    COSTS,
    COSTS_WORKERS,
    GIVES_FLIPS,
    PER_SHARE,
    SALE_MONEY,
    WAIVE,
    Holding,
    Purse,
    best_of_frames,
)


@mypyc_attr(acyclic=True)
class Sources(Pieces):
    """What the seat holds, and which of its open effects could give something."""

    def rail_credit(self) -> i64:
        """Money that the open extra effect would certainly give now."""
        if not self.pool & EXTRA:
            return 0
        material = self.material
        if self.ability == ORANGE:
            return material.accountant_rail + material.accountant_terrain * self.triangles
        return material.negotiator_shares * material.share_price if self.ability == GREY else 0

    def holding(self, seat: i64) -> Holding:
        held = Holding()
        held.money = self.money(seat)
        held.shares = self.shares(seat)
        held.owed = self.owed
        held.workers = self.available(seat)
        held.lack = self.material.min_workers - held.workers
        held.general = self.general_size()
        for kind in range(i64(KINDS)):
            held.front += BYTE[kind] * i64(self.box[seat * SEAT + FRONT + kind])
            held.back += BYTE[kind] * i64(self.box[seat * SEAT + BACK + kind])
            held.stock += BYTE[kind] * i64(self.box[STOCK + kind])
        held.tracks = self.tracks_left(seat)
        held.buildings = self.buildings_left(seat)
        held.selling = self.phase == ACTION and self.field == SALE and self.pool & MAIN != 0
        for number in range(self.depth):
            frame = FRAME_STACK + number * FRAME
            held.flips += i64(self.box[frame + FLIPS])
            gained = min(i64(self.box[frame + GAIN]), held.general)
            held.workers += gained
            held.lack -= gained
            held.general -= gained
        return held

    def best_from(self, purse: Purse, held: Holding) -> i64:
        held.open = BIT[purse.count] - 1
        if self.depth == 0:
            return best_of_frames(purse, held, 0, 0, 0)
        top = self.frame()
        return best_of_frames(purse, held, i64(self.box[top + TRAIN]), i64(self.box[top + LAY]), i64(self.box[top + DUE]))

    def add_sources(self, seat: i64, purse: Purse, held: Holding) -> None:
        """The open effects that could give something."""
        if self.phase == DEAL:
            if self.taken == 0 or seat == self.turn:  # rev.deal.others-one
                self.add_deals(purse, 0, self.taken, seat == self.turn)
        elif self.phase == ACTION:
            self.add_pool(purse, self.target, self.pool, held.owed)
            if self.pool & EXTRA and self.field == SALE and self.ability == ORANGE:
                purse.source(0, self.material.accountant_per_train * self.trains(seat), 0)

    def add_deals(self, purse: Purse, rebate: i64, taken: i64, both: bool) -> None:
        """The deals of the face-up tile; only the active seat may take both, of a deal that its action brought."""
        first = purse.count
        row = self.material.deal_row + 2 * self.deal
        for half in range(2):
            if not taken & BIT[half]:
                shares = self.material.row(row + half, PAY_SHARES) - rebate
                purse.bonus(row + half, self.material.row(row + half, PAY), max(shares, i64(0)))
        if not both:
            for number in range(first, purse.count):
                purse.sources[number * COLUMNS + CLOSES] = BIT[purse.count] - BIT[first]

    def add_pool(self, purse: Purse, target: i64, pool: i64, owed: i64) -> None:
        if self.field == STATION:
            self.add_station(purse, target, pool, owed)
        elif self.field == RAIL:
            purse.source(0, self.rail_credit(), 0)
        elif self.field == TELEGRAPH:
            self.add_office(purse, target, pool)
        elif self.field == SALE:
            self.add_sale(purse, pool)

    def add_station(self, purse: Purse, city: i64, pool: i64, owed: i64) -> None:
        material = self.material
        tile = i64(self.box[CITY_TILE + city])
        if pool & BASIC:
            purse.printed_bonus(tile)
        if pool & FIRST:
            purse.printed_bonus(material.first_row + tile)
        if pool & EXTRA:
            if self.ability == PURPLE:
                at = purse.source(0, 0, 0)
                purse.sources[at + COSTS] = material.foreman_flip_cost
                purse.sources[at + GIVES_FLIPS] = 1
            elif self.ability == GREY:
                purse.printed_bonus(material.first_row + tile)
            elif self.ability == TURQUOISE:
                purse.bonus(tile, material.engineer_reward_cost, 0)
            elif self.ability == ORANGE and owed > 0:
                purse.source(WAIVE, 0, 0)

    def add_office(self, purse: Purse, section: i64, pool: i64) -> None:
        material = self.material
        tile = i64(self.box[SECTION_TILE + section])
        if pool & TILE:
            at = purse.bonus(material.wire_row + tile, 0, 0)
            purse.sources[at + COSTS_WORKERS] = 1
        if pool & EXTRA:
            if self.ability == ORANGE:
                purse.source(PER_SHARE, 0, 0)
            elif self.ability == GREY:
                purse.source(0, 0, material.section_first[section])
            elif self.ability == TURQUOISE and tile != NONE:
                purse.bonus(material.wire_row + tile, material.engineer_tile_cost, 0)

    def add_sale(self, purse: Purse, pool: i64) -> None:
        if pool & MAIN:
            purse.source(SALE_MONEY, 0, 0)
        if pool & FLIP:
            purse.sources[purse.source(0, 0, 0) + GIVES_FLIPS] = 1
        if pool & EXTRA:
            if self.ability == TURQUOISE:
                purse.sources[purse.source(0, 0, 0) + GIVES_FLIPS] = 1
            elif self.ability == GREY:
                self.add_deals(purse, self.material.negotiator_rebate, 0, False)
