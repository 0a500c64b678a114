"""The extra effects: what each colour adds to each action."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.layout import (
    CITY_TILE,
    EXCHANGE,
    FLIPS,
    GREY,
    MAIN,
    NONE,
    ORANGE,
    PAY,
    PROMOTIONS,
    PURPLE,
    RAIL,
    REBATE,
    SECTION_TILE,
    STATION,
    STEPS,
    TELEGRAPH,
    TRAIN,
    TURQUOISE,
    WHITE,
)
from semafor.games.railroad_revolution.milestones import Milestones


@mypyc_attr(acyclic=True)
class Extras(Milestones):
    """The twenty abilities of the workers."""

    def extra_cost(self) -> i64:
        """The money that using the extra effect costs at once."""
        material = self.material
        if self.field == STATION:
            if self.ability == PURPLE:
                return material.foreman_flip_cost
            if self.ability == GREY:
                return material.row(material.first_row + i64(self.box[CITY_TILE + self.target]), PAY)
            return material.engineer_reward_cost if self.ability == TURQUOISE else 0
        if self.field == RAIL:
            return material.foreman_train_cost if self.ability == PURPLE else 0
        return material.engineer_tile_cost if self.field == TELEGRAPH and self.ability == TURQUOISE else 0

    def extra_open(self, seat: i64) -> bool:
        """Whether the extra effect can be used now, as far as money at hand and things on the table go."""
        if self.ability == WHITE:
            return self.can_promote(seat)
        if self.money(seat) < self.extra_cost():
            return False
        if self.field == STATION:
            return self.station_extra_open(seat)
        if self.field == RAIL:
            return self.ability != TURQUOISE and (self.ability != PURPLE or self.trains_in_stock())
        if self.field == TELEGRAPH:
            return self.telegraph_extra_open(seat)
        if self.ability == PURPLE:
            return self.can_step(seat)
        return self.ability != GREY and self.trains(seat) > 0

    def station_extra_open(self, seat: i64) -> bool:
        if self.ability == PURPLE:
            return self.trains(seat) > 0
        if self.pool & MAIN:
            return False
        tile = i64(self.box[CITY_TILE + self.target])
        if self.ability == ORANGE:
            return self.owed > 0
        return self.usable(seat, tile if self.ability == TURQUOISE else self.material.first_row + tile)

    def telegraph_extra_open(self, seat: i64) -> bool:
        if self.ability == PURPLE:
            return self.general_size() > 0
        if self.ability == ORANGE:
            return self.shares(seat) > 0
        if self.pool & MAIN:
            return False
        if self.ability == GREY:
            return self.material.section_first[self.target] > 0
        tile = i64(self.box[SECTION_TILE + self.target])
        return tile != NONE and self.usable(seat, self.material.wire_row + tile)

    def first_bonus(self) -> i64:
        return self.material.first_row + i64(self.box[CITY_TILE + self.target])

    def use_extra(self, seat: i64) -> None:
        if self.ability == WHITE:
            self.open_frame(PROMOTIONS, 1)
        elif self.field == STATION:
            self.use_station_extra(seat)
        elif self.field == RAIL:
            self.use_rail_extra(seat)
        elif self.field == TELEGRAPH:
            self.use_telegraph_extra(seat)
        elif self.ability == PURPLE:
            self.open_frame(STEPS, self.material.foreman_steps)
        elif self.ability == ORANGE:
            self.earn(seat, self.material.accountant_per_train * self.trains(seat))
        else:
            self.open_frame(FLIPS, 1)

    def use_station_extra(self, seat: i64) -> None:
        if self.ability == PURPLE:
            self.open_frame(FLIPS, 1)
        elif self.ability == ORANGE:
            self.owed = 0
        elif self.ability == GREY:
            self.open_bonus(seat, self.first_bonus(), 0)
        else:
            self.open_bonus(seat, i64(self.box[CITY_TILE + self.target]), 0)

    def use_rail_extra(self, seat: i64) -> None:
        material = self.material
        if self.ability == PURPLE:
            self.open_frame(TRAIN, 1)
        elif self.ability == GREY:
            self.take_shares(seat, material.negotiator_shares)
        else:
            self.pool |= REBATE
            self.earn(seat, material.accountant_rail + material.accountant_terrain * self.triangles)

    def use_telegraph_extra(self, seat: i64) -> None:
        material = self.material
        if self.ability == PURPLE:
            self.open_frame(EXCHANGE, 1)
        elif self.ability == ORANGE:
            self.earn(seat, material.accountant_per_share * self.shares(seat))
        elif self.ability == GREY:
            self.take_shares(seat, material.section_first[self.target])
        else:
            self.open_bonus(seat, material.wire_row + i64(self.box[SECTION_TILE + self.target]), 0)
