"""The action of a turn: worker and field, then the pool of open effects."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from semafor.games.railroad_revolution.actions import (
    ACCEPT,
    BUILD_OFFICE,
    BUILD_STATION,
    FINISH,
    FLIP_FRONT,
    LAY_TRACK,
    MODES,
    PAY_OWED,
    PLACE,
    SELL_BUILDING,
    SELL_TRACK,
    SOURCES,
    USE_BASIC,
    USE_EXTRA,
    USE_FIRST,
    USE_TILE,
)
from semafor.games.railroad_revolution.extras import Extras
from semafor.games.railroad_revolution.layout import (
    ACTION,
    BASIC,
    BEGUN,
    BUILDINGS,
    CITIES,
    CITY_TILE,
    COLOURS,
    DEAL_DUE,
    EXTRA,
    FIELD,
    FIELDS,
    FIRST,
    FLIP,
    FROM_BOARD,
    GREY,
    MAIN,
    NONE,
    ORANGE,
    PAY,
    PURPLE,
    RAIL,
    REBATE,
    SALE,
    SEAT,
    SECTION_TILE,
    SECTIONS,
    STANDING,
    STATION,
    TELEGRAPH,
    TILE,
    TRACKS,
    TURQUOISE,
    WHITE,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.kernel.state import Moves


def mode_colour(mode: i64) -> i64:
    """The colour of the worker placed."""
    return mode if mode < COLOURS else mode - COLOURS + 1


def mode_ability(mode: i64) -> i64:
    """The colour he counts as (rev.worker.specialist-as-unskilled)."""
    return mode if mode < COLOURS else WHITE


@mypyc_attr(acyclic=True)
class Action(Extras):
    """Placing a worker and resolving the effects of his action."""

    # Worker and field

    def can_place(self, seat: i64, field: i64, mode: i64) -> bool:
        """Whether the basic action could be completed with a worker used so (rev.turn.basic-in-full)."""
        if field == STATION:
            return self.can_build_somewhere(seat, mode)
        if field == RAIL:
            return self.tracks_left(seat) > 0 and self.wealth(seat) >= self.rail_minimum(seat, mode_ability(mode))
        if field == TELEGRAPH:
            return self.buildings_left(seat) > 0 and self.open_sections(seat) != 0
        return self.tracks_left(seat) + self.buildings_left(seat) > 0

    def can_build_somewhere(self, seat: i64, mode: i64) -> bool:
        if self.buildings_left(seat) == 0:
            return False
        ability = mode_ability(mode)
        cities = self.open_cities(seat)
        if cities == 0 and ability != PURPLE:
            return False
        if cities and ability == ORANGE:
            return True
        wealth = self.wealth(seat)
        for city in range(i64(CITIES)):
            if cities & BIT[city] and self.material.city_cost[city] <= wealth:
                return True
        return self.kept(seat, PLACE + STATION * MODES + mode)

    def rail_minimum(self, seat: i64, ability: i64) -> i64:
        """What the cheapest rail action costs in the end with this ability."""
        material = self.material
        triangles = self.least_triangles(seat, min(material.rail_tracks, self.tracks_left(seat)))
        cost = material.rail_cost + triangles * material.terrain_cost
        if ability == ORANGE:
            return cost - material.accountant_rail - triangles * material.accountant_terrain
        return cost - material.negotiator_shares * material.share_price if ability == GREY else cost

    def add_places(self, seat: i64, moves: Moves) -> None:
        """All fields and workers; a specialist as white is judged like white."""
        for field in range(i64(FIELDS)):
            white: i64 = -1
            for mode in range(i64(MODES)):
                if self.box[seat * SEAT + mode_colour(mode)] == 0:
                    continue
                if mode_ability(mode) == WHITE:
                    if white < 0:
                        white = 1 if self.can_place(seat, field, mode) else 0
                    if white == 1:
                        moves.add(PLACE + field * MODES + mode)
                elif self.can_place(seat, field, mode):
                    moves.add(PLACE + field * MODES + mode)

    def place(self, seat: i64, field: i64, mode: i64) -> None:
        colour = mode_colour(mode)
        at = seat * SEAT
        self.box[at + colour] -= 1
        self.box[at + STANDING + colour] += 1
        self.box[at + FIELD + field * COLOURS + colour] += 1
        self.phase = ACTION
        self.field = field
        self.ability = mode_ability(mode)
        self.pool = MAIN | EXTRA | (FLIP if field == SALE else 0)
        self.main = min(self.material.rail_tracks, self.tracks_left(seat)) if field == RAIL else 1
        self.owed = 0
        self.triangles = 0
        self.target = 0

    # The pool

    def add_action(self, seat: i64, moves: Moves) -> None:
        ease = self.ease(seat)
        if self.may_finish(seat):
            moves.add(FINISH)
        if self.owed > 0 and self.money(seat) >= self.owed and self.allows(seat, PAY_OWED, ease, 0, 0):
            moves.add(PAY_OWED)
        self.add_market(seat, moves, ease)
        self.add_hire(seat, moves, ease)
        if self.pool & MAIN:
            self.add_main(seat, moves, ease)
        elif self.field == RAIL:
            self.add_third_track(seat, moves, ease)
        if self.pool & EXTRA and self.extra_open(seat) and self.allows(seat, USE_EXTRA, ease, self.extra_cost(), 0):
            moves.add(USE_EXTRA)
        if self.pool & (BASIC | FIRST):
            self.add_city(seat, moves, ease)
        if self.pool & TILE:
            self.add_tile(seat, moves, ease)
        if self.pool & EXTRA and self.field == SALE and self.ability == GREY:
            for half in range(2):
                if self.acceptable(seat, half, ease):
                    moves.add(ACCEPT + half)
        if self.pool & FLIP:
            self.add_flips(seat, moves, ease)

    def may_finish(self, seat: i64) -> bool:
        """Whether the action may be closed; below four workers only if its deal gives the missing ones."""
        if self.pool & MAIN or self.owed > 0:
            return False
        return not self.short(seat) or self.restored_by_deal(seat)

    def add_main(self, seat: i64, moves: Moves, ease: i64) -> None:
        if self.field == STATION:
            cities = self.open_cities(seat)
            for city in range(i64(CITIES)):
                if cities & BIT[city] and self.pays_station(seat, city, ease):
                    moves.add(BUILD_STATION + city)
        elif self.field == RAIL:
            spaces = self.free_spaces(seat)
            for space in range(self.material.spaces):
                if spaces & BIT[space] and self.pays_track(seat, space):
                    moves.add(LAY_TRACK + space)
        elif self.field == TELEGRAPH:
            sections = self.open_sections(seat)
            for section in range(i64(SECTIONS)):
                if sections & BIT[section] and self.allows(seat, BUILD_OFFICE + section, ease, 0, 0):
                    moves.add(BUILD_OFFICE + section)
        else:
            if self.sells_track(seat) and self.allows(seat, SELL_TRACK, ease, 0, 0):
                moves.add(SELL_TRACK)
            if self.sells_building(seat) and self.allows(seat, SELL_BUILDING, ease, 0, 0):
                moves.add(SELL_BUILDING)

    def pays_station(self, seat: i64, city: i64, ease: i64) -> bool:
        """Whether a station there can be paid in the end, whatever pays for it."""
        if ease >= 0:
            if (self.ability == ORANGE and self.pool & EXTRA) or self.wealth(seat) >= self.material.city_cost[city]:
                return True
        return self.kept(seat, BUILD_STATION + city)

    def add_third_track(self, seat: i64, moves: Moves, ease: i64) -> None:
        """The engineer's third track (rev.ability.rail.turquoise)."""
        if not self.pool & EXTRA or self.ability != TURQUOISE or self.tracks_left(seat) == 0:
            return
        spaces = self.free_spaces(seat)
        for space in range(self.material.spaces):
            if spaces & BIT[space] and self.allows(seat, LAY_TRACK + space, ease, self.third_cost(space), 0):
                moves.add(LAY_TRACK + space)

    def third_cost(self, space: i64) -> i64:
        material = self.material
        surcharge = material.rail_tracks * material.rail_cost if self.per_track else 0
        return material.triangles[space] * material.terrain_cost + surcharge

    def add_city(self, seat: i64, moves: Moves, ease: i64) -> None:
        if self.pool & BASIC and self.usable(seat, i64(self.box[CITY_TILE + self.target])):
            if self.allows(seat, USE_BASIC, ease, 0, 0):
                moves.add(USE_BASIC)
        if self.pool & FIRST and self.usable(seat, self.first_bonus()):
            pay = self.material.row(self.first_bonus(), PAY)
            if pay <= self.money(seat) and self.allows(seat, USE_FIRST, ease, pay, 0):
                moves.add(USE_FIRST)

    def add_tile(self, seat: i64, moves: Moves, ease: i64) -> None:
        if not self.usable(seat, self.material.wire_row + i64(self.box[SECTION_TILE + self.target])):
            return
        allowed = False
        tried = False
        for source in range(i64(SOURCES)):
            if self.box[seat * SEAT + source]:
                if not tried:
                    allowed = self.allows(seat, USE_TILE + source, ease, 0, 1)
                    tried = True
                if allowed:
                    moves.add(USE_TILE + source)

    # What it does

    def apply_pool(self, seat: i64, action: i64) -> None:
        if action == PAY_OWED:
            self.earn(seat, -self.owed)
            self.owed = 0
        elif action < LAY_TRACK:
            self.build_for_cost(seat, action - BUILD_STATION)
        elif action < BUILD_OFFICE:
            self.lay_for_cost(seat, action - LAY_TRACK)
        elif action < SELL_TRACK:
            self.wire(seat, action - BUILD_OFFICE)
        elif action < USE_EXTRA:
            self.sell_piece(seat, action)
        elif action == USE_EXTRA:
            self.pool &= ~EXTRA
            self.earn(seat, -self.extra_cost())
            self.use_extra(seat)
        elif action == USE_BASIC:
            self.pool &= ~BASIC
            self.open_bonus(seat, i64(self.box[CITY_TILE + self.target]), 0)
        elif action == USE_FIRST:
            self.pool &= ~FIRST
            self.earn(seat, -self.material.row(self.first_bonus(), PAY))
            self.open_bonus(seat, self.first_bonus(), 0)
        elif action < ACCEPT:
            self.pool &= ~TILE
            self.discard_worker(seat, action - USE_TILE)
            self.open_bonus(seat, self.material.wire_row + i64(self.box[SECTION_TILE + self.target]), 0)
        elif action < FLIP_FRONT:
            self.accept(seat, action - ACCEPT)
        else:
            self.pool &= ~FLIP
            self.flip(seat, action)

    def build_for_cost(self, seat: i64, city: i64) -> None:
        self.take_building(seat, FROM_BOARD)
        first = self.build_station(seat, city)
        self.owed += self.material.city_cost[city]
        self.target = city
        self.main = 0
        self.pool = self.pool & ~MAIN | BASIC | (FIRST if first else 0)

    def lay_for_cost(self, seat: i64, space: i64) -> None:
        """A track of the main part, or the engineer's third."""
        material = self.material
        self.take_track(seat, FROM_BOARD)
        self.lay(seat, space)
        if self.main > 0:
            self.owed += self.rail_base() + material.triangles[space] * material.terrain_cost
            self.main -= 1
            if self.main == 0:
                self.pool &= ~MAIN
        else:
            self.owed += self.third_cost(space)
            self.pool &= ~EXTRA
        self.pool |= BEGUN
        self.triangles += material.triangles[space]
        if self.pool & REBATE:
            self.earn(seat, material.accountant_terrain * material.triangles[space])
        if material.deal_spaces & BIT[space]:
            self.pool |= DEAL_DUE

    def wire(self, seat: i64, section: i64) -> None:
        material = self.material
        self.take_building(seat, FROM_BOARD)
        self.take_shares(seat, material.section_shares[section])
        if self.build_office(seat, section):
            self.take_shares(seat, material.section_first[section])
        self.target = section
        self.main = 0
        self.pool &= ~MAIN
        if self.box[SECTION_TILE + section] != NONE:
            self.pool |= TILE
        if material.deal_sections & BIT[section]:
            self.pool |= DEAL_DUE

    def sell_piece(self, seat: i64, action: i64) -> None:
        """The piece leaves the game (rev.sale.removed)."""
        self.earn(seat, self.material.sale[self.sale_section(seat)])
        self.box[seat * SEAT + (TRACKS if action == SELL_TRACK else BUILDINGS)] -= 1
        self.main = 0
        self.pool &= ~MAIN
