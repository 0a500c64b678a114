"""Tracks, stations and offices: where they may stand and what placing them changes."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr, u8

from semafor.games.railroad_revolution.layout import (
    BUILDINGS,
    DESK_SEAT,
    FIRST_OFFICE,
    FIRST_STATION,
    FROM_SPARE,
    LAID,
    NETWORK,
    NONE,
    OFFICES,
    REACH,
    SEAT,
    SECTIONS,
    SPARE_BUILDING,
    SPARE_TRACK,
    STATIONS,
    TRACKS,
)
from semafor.games.railroad_revolution.material import BIT
from semafor.games.railroad_revolution.stores import Stores


@mypyc_attr(acyclic=True)
class Pieces(Stores):
    """The pieces of all seats on the map, on the telegraph line and on the player boards."""

    def tracks_left(self, seat: i64) -> i64:
        return i64(self.box[seat * SEAT + TRACKS])

    def buildings_left(self, seat: i64) -> i64:
        return i64(self.box[seat * SEAT + BUILDINGS])

    # Where something may stand

    def free_spaces(self, seat: i64) -> i64:
        """Spaces joined to the network without an own track, as bits (rev.rail.available-space)."""
        at = seat * DESK_SEAT
        return self.desk[at + REACH] & ~self.desk[at + LAID]

    def open_cities(self, seat: i64) -> i64:
        """Connected cities without an own station, as bits (rev.station.connected)."""
        at = seat * DESK_SEAT
        return self.desk[at + NETWORK] & ~self.desk[at + STATIONS]

    def open_sections(self, seat: i64) -> i64:
        return 255 & ~self.desk[seat * DESK_SEAT + OFFICES]

    def spare_cities(self, seat: i64) -> i64:
        """Start cities whose first-station place is free for the spare building (rev.setuptile.station)."""
        found: i64 = 0
        cities = self.open_cities(seat) & self.material.level[1]
        for city in range(len(self.material.city_ids)):
            if cities & BIT[city] and self.box[FIRST_STATION + city] == NONE:
                found |= BIT[city]
        return found

    def spare_sections(self) -> i64:
        """Deal sections whose first-office place is free for the spare building (rev.setuptile.office)."""
        found: i64 = 0
        for section in range(i64(SECTIONS)):
            if self.material.deal_sections & BIT[section] and self.box[FIRST_OFFICE + section] == NONE:
                found |= BIT[section]
        return found

    # Placing

    def take_track(self, seat: i64, source: i64) -> None:
        self.box[seat * SEAT + (SPARE_TRACK if source == FROM_SPARE else TRACKS)] -= 1

    def take_building(self, seat: i64, source: i64) -> None:
        self.box[seat * SEAT + (SPARE_BUILDING if source == FROM_SPARE else BUILDINGS)] -= 1

    def lay(self, seat: i64, space: i64) -> None:
        """A track of the seat lies on the space; both its cities belong to the network."""
        at = seat * DESK_SEAT
        material = self.material
        a = material.a[space]
        b = material.b[space]
        self.desk[at + LAID] |= BIT[space]
        self.desk[at + NETWORK] |= BIT[a] | BIT[b]
        self.desk[at + REACH] |= material.city_spaces[a] | material.city_spaces[b]

    def build_station(self, seat: i64, city: i64) -> bool:
        """A station of the seat stands in the city; whether it took the first-station place."""
        self.desk[seat * DESK_SEAT + STATIONS] |= BIT[city]
        if self.box[FIRST_STATION + city] != NONE:
            return False
        self.box[FIRST_STATION + city] = u8(seat)
        return True

    def build_office(self, seat: i64, section: i64) -> bool:
        """An office of the seat stands in the section; whether it took the first-office place."""
        self.desk[seat * DESK_SEAT + OFFICES] |= BIT[section]
        if self.box[FIRST_OFFICE + section] != NONE:
            return False
        self.box[FIRST_OFFICE + section] = u8(seat)
        return True

    # The player board

    def sale_section(self, seat: i64) -> i64:
        """The leftmost section that still holds a piece, or 99 (rev.sale.leftmost-section)."""
        track = self.material.track_section[self.tracks_left(seat)]
        building = self.material.building_section[self.buildings_left(seat)]
        return track if track < building else building

    def sells_track(self, seat: i64) -> bool:
        track = self.material.track_section[self.tracks_left(seat)]
        return track != 99 and track == self.sale_section(seat)

    def sells_building(self, seat: i64) -> bool:
        building = self.material.building_section[self.buildings_left(seat)]
        return building != 99 and building == self.sale_section(seat)

    def past_logo(self, seat: i64) -> bool:
        """Whether all sections left of the company logo are empty (rev.end.trigger)."""
        material = self.material
        return self.tracks_left(seat) <= material.end_tracks and self.buildings_left(seat) <= material.end_buildings
