"""What the tracks of a rail action cost at least: a closed sum."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.layout import BEGUN, DEAL_DUE, DESK_SEAT, EXTRA, LAID, ORANGE, REBATE
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.sources import Sources

NO_WAY: Final = 99  # triangles beside spaces that are not there


@mypyc_attr(acyclic=True)
class Rails(Sources):
    """The cheapest way to lay the tracks that are still due."""

    def rail_need(self, seat: i64) -> i64:
        """The least the missing tracks cost, less what the extra effect gives or has yet to give for them."""
        triangles = self.least_triangles(seat, self.main)
        return self.rail_base() + triangles * self.triangle_cost() - self.rail_credit()

    def rail_base(self) -> i64:
        """The base cost, until it is owed with the first track."""
        return 0 if self.pool & BEGUN else self.material.rail_cost

    def triangle_cost(self) -> i64:
        """What a further triangle of the main part costs in the end."""
        material = self.material
        if self.ability == ORANGE and self.pool & (EXTRA | REBATE):
            return material.terrain_cost - material.accountant_terrain
        return material.terrain_cost

    def least_triangles(self, seat: i64, tracks: i64) -> i64:
        """The fewest triangles beside one or two further spaces."""
        free = self.free_spaces(seat)
        if tracks == 1:
            return self.flattest(free)
        least: i64 = NO_WAY
        for space in range(self.material.spaces):
            if free & BIT[space] and self.material.triangles[space] < least:
                second = self.flattest(self.spaces_after(seat, space))
                least = min(least, self.material.triangles[space] + second)
        return least

    def least_triangles_for_deal(self, seat: i64) -> i64:
        """The fewest triangles beside the tracks still due when one track of the action must lie on a deal space."""
        if self.pool & DEAL_DUE:
            return self.least_triangles(seat, self.main)
        free = self.free_spaces(seat)
        deals = self.material.deal_spaces
        if self.main == 1:
            return self.flattest(free & deals)
        least: i64 = NO_WAY
        for space in range(self.material.spaces):
            if free & BIT[space]:
                second = self.spaces_after(seat, space)
                second_steep = self.flattest(second if deals & BIT[space] else second & deals)
                least = min(least, self.material.triangles[space] + second_steep)
        return least

    def spaces_after(self, seat: i64, space: i64) -> i64:
        """The spaces that will be available when a track lies on this one."""
        material = self.material
        joined = material.city_spaces[material.a[space]] | material.city_spaces[material.b[space]]
        return (self.free_spaces(seat) | joined & ~self.desk[seat * DESK_SEAT + LAID]) & ~BIT[space]

    def flattest(self, spaces: i64) -> i64:
        for triangles in range(4):
            if spaces & self.material.steep[triangles]:
                return triangles
        return NO_WAY
