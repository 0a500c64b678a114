"""The final count, itemised; the companion counts a physical table with the very same code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from semafor.games.railroad_revolution.layout import (
    DESK_SEAT,
    DONE,
    FRONT,
    KINDS,
    MARK,
    NETWORK,
    OFFICES,
    SEAT,
    SECTIONS,
    STATIONS,
)
from semafor.games.railroad_revolution.material import BIT, Material, population
from semafor.games.railroad_revolution.parts.tabletop import Tabletop

TELEGRAPH_TRACK: Final = 0
STATION_TRACK: Final = 1
NETWORK_TRACK: Final = 2
FAR_LEVEL: Final = 5


def counted(material: Material, marks: list[int]) -> Count:
    """A count yet to be filled, from plain numbers: for a table that is written down."""
    return Count(material, vec[u8]([u8(field) for field in marks]))


class Count:
    """One seat's victory points."""

    def __init__(self, material: Material, marks: vec[u8]) -> None:
        self.material: Final = material
        self.marks: Final = marks
        self.trains: i64 = 0
        self.milestones: i64 = 0
        self.telegraph: i64 = 0
        self.stations: i64 = 0
        self.network: i64 = 0
        self.links: i64 = 0
        self.wealth: i64 = 0  # for ties, in units of 50 dollars (rev.score.tie-money)

    def worth(self, track: i64) -> i64:
        """The points of the marker's field on a performance track."""
        return self.material.points[track * (self.material.top + 1) + i64(self.marks[track])]

    def pieces(self, stations: i64, offices: i64, network: i64) -> None:
        """The three products of the performance tracks, and the telegraph links."""
        self.telegraph = self.worth(TELEGRAPH_TRACK) * population(offices)
        self.stations = self.worth(STATION_TRACK) * population(stations)
        self.network = self.worth(NETWORK_TRACK) * population(network & self.material.level[FAR_LEVEL])
        for section in range(i64(SECTIONS - 1)):
            if offices & BIT[section] and offices & BIT[section + 1]:
                self.links += self.material.section_link[section]

    def tiles(self, trains_front: i64, milestones: i64) -> None:
        self.trains = self.material.rules.train_points * trains_front
        tile: i64 = 0
        while milestones:
            if milestones & 1:
                self.milestones += self.material.milestone_points[tile]
            milestones >>= 1
            tile += 1

    def total(self) -> i64:
        return self.trains + self.milestones + self.telegraph + self.stations + self.network + self.links


def count_seat(table: Tabletop, seat: i64) -> Count:
    """The points of the seat as the table lies."""
    box = table.box
    desk = table.desk
    at = seat * DESK_SEAT
    marks = box[seat * SEAT + MARK : seat * SEAT + MARK + 3]
    front: i64 = 0
    for place in range(seat * SEAT + FRONT, seat * SEAT + FRONT + KINDS):
        front += i64(box[place])
    count = Count(table.material, marks)
    count.pieces(desk[at + STATIONS], desk[at + OFFICES], desk[at + NETWORK])
    count.tiles(front, desk[at + DONE])
    count.wealth = table.wealth(seat)
    return count
