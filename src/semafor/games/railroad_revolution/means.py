"""Whether a seat can still complete its action: pay what it owes and end with enough workers (rev.general.gain-may-pay).

`holds` is exact. Most positions are decided by plain arithmetic; only a seat that is short of money or workers makes
the small search of purse.py, and only its doubtful actions are tried out on a copy (`kept`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.actions import LAY_TRACK
from semafor.games.railroad_revolution.layout import (
    ACTION,
    BASIC,
    CITIES,
    DEAL,
    DESK_SEAT,
    DUE,
    EXTRA,
    FIRST,
    FIRST_STATION,
    FRONT,
    KINDS,
    LAY,
    MAIN,
    NETWORK,
    NONE,
    ORANGE,
    PAY,
    PICK,
    PURPLE,
    RAIL,
    ROW,
    ROW_LAY,
    SEAT,
    SECTION_TILE,
    SECTIONS,
    STATION,
    TELEGRAPH,
    TILE,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.purse import (
    BYTE,
    ENOUGH,
    NOTHING,
    Holding,
    Purse,
)
from semafor.games.railroad_revolution.restoring import Restoring
from semafor.kernel.luck import FastLuck

DRY: Final = FastLuck(0)  # for trying an action out; nothing that depends on it is asked
UNPAYABLE: Final = 1000000


@mypyc_attr(acyclic=True)
class Means(Restoring):
    """What the seat that decides can still raise, and what it may therefore do."""

    # The quick answer

    def ease(self, seat: i64) -> i64:
        """What the seat may spend without any further thought; negative when it is short."""
        if self.short(seat):
            return NOTHING
        left = self.wealth(seat) - self.owed
        if self.phase == ACTION and self.pool & MAIN:
            left -= self.main_need(seat)
        elif self.owed and self.field == STATION and self.ability == ORANGE and self.pool & EXTRA:
            left += self.owed
        return left

    def main_need(self, seat: i64) -> i64:
        """What the open main part costs at least, less the money of an accountant's or negotiator's rail effect."""
        if self.field == STATION:
            return self.cheapest_station(seat)
        return self.rail_need(seat) if self.field == RAIL else 0

    def cheapest_station(self, seat: i64) -> i64:
        cities = self.open_cities(seat)
        if self.ability == ORANGE and self.pool & EXTRA and cities:
            return 0
        least: i64 = UNPAYABLE
        for city in range(i64(CITIES)):
            if cities & BIT[city]:
                least = min(least, self.material.city_cost[city])
        return least

    def allows(self, seat: i64, action: i64, ease: i64, cost: i64, workers: i64) -> bool:
        """Whether the seat may spend this: at once when there is plenty, else by trying it out."""
        if cost <= ease and self.available(seat) - workers >= self.material.min_workers:
            return True
        return self.kept(seat, action)

    def kept(self, seat: i64, action: i64) -> bool:
        """Whether the seat could still complete its action after this one."""
        copy = self.clone()
        assert isinstance(copy, Means)
        copy.apply(seat, action, DRY)
        return copy.holds(seat)

    def pays_track(self, seat: i64, space: i64) -> bool:
        """Whether the main part can be completed and paid with its next track on this space."""
        if self.short(seat):
            return self.kept(seat, LAY_TRACK + space)
        triangles = self.material.triangles[space]
        if self.main > 1:
            triangles += self.flattest(self.spaces_after(seat, space))
        need = self.rail_base() + triangles * self.triangle_cost() - self.rail_credit()
        return self.wealth(seat) - self.owed - need >= 0

    def after_hiring(self, seat: i64, left: i64) -> i64:
        """What remains of the money when missing workers are hired."""
        lack = self.material.min_workers - self.available(seat)
        if lack <= 0:
            return left
        return left - lack * self.material.hire_cost if self.general_size() >= lack else NOTHING

    # The exact answer

    def holds(self, seat: i64) -> bool:
        """Whether some order of effects lets the seat complete what it has begun."""
        if self.who != seat or (self.phase != ACTION and self.phase != DEAL and self.phase != PICK):
            return True
        return self.ease(seat) >= 0 or self.slack(seat, 0) >= 0 or self.restored_by_deal(seat)

    def means(self, seat: i64) -> i64:
        """The most the seat can raise in this action for the cost it owes, missing workers hired (units of 50 dollars)."""
        return self.slack(seat, ENOUGH) + self.owed

    def slack(self, seat: i64, goal: i64) -> i64:
        """The most that can remain at the end of the action; negative when it cannot be completed."""
        if self.phase == ACTION and self.pool & MAIN:
            if self.field == STATION:
                return self.slack_of_stations(seat, goal)
            if self.field == RAIL:
                return self.after_hiring(seat, self.wealth(seat) - self.owed - self.rail_need(seat))
            if self.field == TELEGRAPH:
                return self.slack_of_offices(seat, goal)
        purse = Purse(self.material)
        purse.goal = goal
        held = self.holding(seat)
        self.add_sources(seat, purse, held)
        return self.best_from(purse, held)

    # A main part whose target is not chosen yet

    def slack_of_offices(self, seat: i64, goal: i64) -> i64:
        found: i64 = NOTHING
        sections = self.open_sections(seat)
        for section in range(i64(SECTIONS)):
            if sections & BIT[section] and found < goal:
                purse = Purse(self.material)
                purse.goal = goal
                held = self.holding(seat)
                held.shares += self.office_shares(section)
                tile = TILE if self.box[SECTION_TILE + section] != NONE else 0
                self.add_office(purse, section, self.pool & EXTRA | tile)
                found = max(found, self.best_from(purse, held))
        return found

    def slack_of_stations(self, seat: i64, goal: i64) -> i64:
        """The best over all cities in reach, also those that a track laid by a flipped train would reach first."""
        if self.buildings_left(seat) == 0:
            return NOTHING
        found: i64 = NOTHING
        cities = self.open_cities(seat)
        for city in range(i64(CITIES)):
            if cities & BIT[city] and found < goal:
                found = max(found, self.slack_in(city, self.holding(seat), goal, self.pool & EXTRA))
        if found < goal and self.tracks_left(seat) > 0:
            found = max(found, self.slack_beyond(seat, goal))
        return found

    def slack_in(self, city: i64, held: Holding, goal: i64, extra: i64) -> i64:
        purse = Purse(self.material)
        purse.goal = goal
        held.owed += self.material.city_cost[city]
        first = FIRST if self.box[FIRST_STATION + city] == NONE else 0
        self.add_station(purse, city, BASIC | first | extra, held.owed)
        return self.best_from(purse, held)

    def slack_beyond(self, seat: i64, goal: i64) -> i64:
        """The best over the cities one track away, when a track-laying train can be or has just been flipped."""
        found: i64 = NOTHING
        cities = self.cities_beyond(seat)
        for city in range(i64(CITIES)):
            if cities & BIT[city] and found < goal:
                held = self.holding(seat)
                extra = self.laid_by_train(seat, held)
                if extra >= 0:
                    found = max(found, self.slack_in(city, held, goal, extra))
        return found

    def cities_beyond(self, seat: i64) -> i64:
        """Cities that one more track would connect, as bits."""
        free = self.free_spaces(seat)
        found: i64 = 0
        for space in range(self.material.spaces):
            if free & BIT[space]:
                found |= BIT[self.material.a[space]] | BIT[self.material.b[space]]
        return found & ~self.desk[seat * DESK_SEAT + NETWORK]

    def laid_by_train(self, seat: i64, held: Holding) -> i64:
        """Pay for a track laid by a train now; the pool's EXTRA bit that is left, or -1 if there is no such train."""
        price = self.material.share_price
        extra = self.pool & EXTRA
        if self.depth > 0 and self.box[self.frame() + LAY]:
            return extra if held.pays(i64(self.box[self.frame() + DUE]), 0, price) else -1
        cost: i64 = 0
        if held.flips > 0:
            held.flips -= 1
        elif self.depth == 0 and extra and self.ability == PURPLE:
            cost = self.material.foreman_flip_cost
            extra = 0
        else:
            return -1
        for kind in range(i64(KINDS)):
            row = (self.material.train_row + kind) * ROW
            if self.box[seat * SEAT + FRONT + kind] and self.material.bonus[row + ROW_LAY]:
                held.front -= BYTE[kind]
                held.back += BYTE[kind]
                return extra if held.pays(cost + self.material.bonus[row + PAY], 0, price) else -1
        return -1
