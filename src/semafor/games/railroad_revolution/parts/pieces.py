"""Tracks, stations and offices: where they may stand and what placing them changes."""

from __future__ import annotations

from mypy_extensions import i64, u8

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
from semafor.games.railroad_revolution.parts.tabletop import Tabletop


def tracks_left(table: Tabletop, seat: i64) -> i64:
    return i64(table.box[seat * SEAT + TRACKS])


def buildings_left(table: Tabletop, seat: i64) -> i64:
    return i64(table.box[seat * SEAT + BUILDINGS])


def must_skip(table: Tabletop, seat: i64) -> bool:
    """Whether no basic action can be done: no piece is left even to sell (rev.turn.no-legal-action)."""
    return tracks_left(table, seat) + buildings_left(table, seat) == 0


def free_spaces(table: Tabletop, seat: i64) -> i64:
    """Spaces joined to the network without an own track, as bits (rev.rail.available-space)."""
    at = seat * DESK_SEAT
    return table.desk[at + REACH] & ~table.desk[at + LAID]


def open_cities(table: Tabletop, seat: i64) -> i64:
    """Connected cities without an own station, as bits (rev.station.connected)."""
    at = seat * DESK_SEAT
    return table.desk[at + NETWORK] & ~table.desk[at + STATIONS]


def open_sections(table: Tabletop, seat: i64) -> i64:
    return 255 & ~table.desk[seat * DESK_SEAT + OFFICES]


def spare_cities(table: Tabletop, seat: i64) -> i64:
    """Start cities whose first-station place is free for the spare building (rev.setuptile.station)."""
    found: i64 = 0
    cities = open_cities(table, seat) & table.material.level[1]
    for city in range(len(table.material.city_ids)):
        if cities & BIT[city] and table.box[FIRST_STATION + city] == NONE:
            found |= BIT[city]
    return found


def spare_sections(table: Tabletop) -> i64:
    """Deal sections whose first-office place is free for the spare building (rev.setuptile.office)."""
    found: i64 = 0
    for section in range(i64(SECTIONS)):
        if table.material.deal_sections & BIT[section] and table.box[FIRST_OFFICE + section] == NONE:
            found |= BIT[section]
    return found


def office_shares(table: Tabletop, section: i64) -> i64:
    """The shares that an office there brings now."""
    shares = table.material.section_shares[section]
    if table.box[FIRST_OFFICE + section] == NONE:
        shares += table.material.section_first[section]
    return shares


def take_track(table: Tabletop, seat: i64, source: i64) -> None:
    table.box[seat * SEAT + (SPARE_TRACK if source == FROM_SPARE else TRACKS)] -= 1


def take_building(table: Tabletop, seat: i64, source: i64) -> None:
    table.box[seat * SEAT + (SPARE_BUILDING if source == FROM_SPARE else BUILDINGS)] -= 1


def lay(table: Tabletop, seat: i64, space: i64) -> None:
    """A track of the seat lies on the space; both its cities belong to the network."""
    at = seat * DESK_SEAT
    material = table.material
    a = material.a[space]
    b = material.b[space]
    table.desk[at + LAID] |= BIT[space]
    table.desk[at + NETWORK] |= BIT[a] | BIT[b]
    table.desk[at + REACH] |= material.city_spaces[a] | material.city_spaces[b]


def build_station(table: Tabletop, seat: i64, city: i64) -> bool:
    """A station of the seat stands in the city; whether it took the first-station place."""
    table.desk[seat * DESK_SEAT + STATIONS] |= BIT[city]
    if table.box[FIRST_STATION + city] != NONE:
        return False
    table.box[FIRST_STATION + city] = u8(seat)
    return True


def build_office(table: Tabletop, seat: i64, section: i64) -> bool:
    """An office of the seat stands in the section; whether it took the first-office place."""
    table.desk[seat * DESK_SEAT + OFFICES] |= BIT[section]
    if table.box[FIRST_OFFICE + section] != NONE:
        return False
    table.box[FIRST_OFFICE + section] = u8(seat)
    return True


def sale_section(table: Tabletop, seat: i64) -> i64:
    """The leftmost section that still holds a piece, or 99 (rev.sale.leftmost-section)."""
    track = table.material.board.track_section[tracks_left(table, seat)]
    building = table.material.board.building_section[buildings_left(table, seat)]
    return track if track < building else building


def sells_track(table: Tabletop, seat: i64) -> bool:
    track = table.material.board.track_section[tracks_left(table, seat)]
    return track != 99 and track == sale_section(table, seat)


def sells_building(table: Tabletop, seat: i64) -> bool:
    building = table.material.board.building_section[buildings_left(table, seat)]
    return building != 99 and building == sale_section(table, seat)


def past_logo(table: Tabletop, seat: i64) -> bool:
    """Whether all sections left of the company logo are empty (rev.end.trigger)."""
    material = table.material
    return tracks_left(table, seat) <= material.board.end_tracks and buildings_left(table, seat) <= material.board.end_buildings
