"""The cheapest lines between two cities that a sheet of SteamRollers still allows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from semafor.games.steamrollers.layout import CELLS, CITIES, SIDES, TRACKS
from semafor.games.steamrollers.material import CITY, NOWHERE, OTHER_SIDE, TOWN, TRACK_A, TRACK_B, Material, track_type
from semafor.games.steamrollers.parts.tiles import ANY_TRACK, owns_any
from semafor.games.steamrollers.state import SteamRollers

CELL_COST: Final = 8
TODAY_COST: Final = 6  # of about equally long lines the one on which the die at hand can draw
MOST_COST: Final = 7 * CELL_COST
FAR: Final = 1_000_000
MOST_TOWNS: Final = 3  # a line is looked at with up to two towns
STATES: Final = MOST_TOWNS * CELLS * SIDES
ENDS: Final = CITIES * MOST_TOWNS


def tracks_by_sides() -> vec[i64]:
    """By two sides: the track that joins them."""
    found = vec[i64]([NOWHERE] * (SIDES * SIDES))
    for track in range(i64(TRACKS)):
        found[TRACK_A[track] * SIDES + TRACK_B[track]] = track
        found[TRACK_B[track] * SIDES + TRACK_A[track]] = track
    return found


TRACK_OF: Final = tracks_by_sides()
UNSEEN: Final = vec[i64]([FAR] * STATES)
UNENDED: Final = vec[i64]([FAR] * ENDS)
UNDRAWABLE: Final = vec[i64]([0] * (CITIES * 3))


def drawable(state: SteamRollers, seat: i64, face: i64) -> vec[i64]:
    """By region and type of track: 1 if a die with that face can draw it now."""
    found = UNDRAWABLE[:]
    any_type = owns_any(state.table, state.turn, seat, ANY_TRACK)
    for kind in range(i64(3)):
        if any_type or state.material.black[state.turn.black * 3 + kind] == 1:
            found[face * 3 + kind] = 1
    return found


class Lines:
    """All cheapest lines from one city, by the city they lead to and the towns on them."""

    def __init__(self, material: Material, walls: i64, today: vec[i64]) -> None:
        self.material: Final = material
        self.first: Final = walls * CELLS
        self.today: Final = today
        self.tracks: vec[u8] = vec[u8]()
        self.at: i64 = 0
        self.origin: i64 = 0
        self.cost: vec[i64] = UNSEEN[:]  # by towns, cell and side of entry: what drawing up to there costs
        self.came: vec[i64] = UNSEEN[:]  # the place before and the side by which it was left, or NOWHERE for the city
        self.end_cost: vec[i64] = UNENDED[:]
        self.end_came: vec[i64] = UNENDED[:]
        self.queue: vec[i64] = vec[i64]()

    def search(self, tracks: vec[u8], at: i64, origin: i64) -> None:
        """`end_cost` becomes what a line to each city with each number of towns costs on the sheet that begins there."""
        self.tracks = tracks
        self.at = at
        self.origin = origin
        self.cost = UNSEEN[:]
        self.end_cost = UNENDED[:]
        self.queue = vec[i64](capacity=512)
        city = self.material.city_cell[origin]
        for side in range(i64(SIDES)):
            self.leave(city, side, 0, 0, NOWHERE)
        done: i64 = 0
        while done < len(self.queue):
            self.spread(self.queue[done])
            done += 1

    def spread(self, place: i64) -> None:
        """Draw every track in the cell that was entered there."""
        side = place % SIDES
        cell = place // SIDES % CELLS
        towns = place // (SIDES * CELLS)
        if self.material.kind[cell] == TOWN:
            towns += 1
            if towns == MOST_TOWNS:
                return
        here = self.cost[place]
        if here >= MOST_COST:
            return
        region = self.material.region[cell] * 3
        for other in range(i64(SIDES)):
            if other != side:
                kind = track_type(TRACK_OF[side * SIDES + other])
                step: i64 = TODAY_COST if self.today[region + kind] else CELL_COST
                self.leave(cell, other, towns, here + step, place * SIDES + other)

    def leave(self, cell: i64, side: i64, towns: i64, cost: i64, came: i64) -> None:
        """Run on along the tracks that are there, to an empty cell, a city, or nowhere."""
        material = self.material
        while True:
            cell = material.joins[(self.first + cell) * SIDES + side]
            if cell == NOWHERE:
                return
            if material.kind[cell] == CITY:
                self.arrive(material.region[cell], towns, cost, came)
                return
            side = (side + 3) % SIDES
            track = i64(self.tracks[self.at + cell]) - 1
            if track < 0:
                break
            side = OTHER_SIDE[track * SIDES + side]
            if side == NOWHERE:
                return
            if material.kind[cell] == TOWN:
                towns += 1
                if towns == MOST_TOWNS:
                    return
        place = (towns * CELLS + cell) * SIDES + side
        if cost < self.cost[place]:
            self.cost[place] = cost
            self.came[place] = came
            self.queue = append(self.queue, place)

    def arrive(self, city: i64, towns: i64, cost: i64, came: i64) -> None:
        end = city * MOST_TOWNS + towns
        if city != self.origin and cost < self.end_cost[end]:
            self.end_cost[end] = cost
            self.end_came[end] = came

    def trace(self, end: i64) -> vec[i64]:
        """The tracks to draw for that end, as cell * TRACKS + track; empty if none or if the line would cross itself."""
        found = vec[i64](capacity=8)
        if self.end_cost[end] >= FAR:
            return found
        came = self.end_came[end]
        while came != NOWHERE:
            place = came // SIDES
            cell = place // SIDES % CELLS
            for drawn in found:
                if drawn // TRACKS == cell:
                    return vec[i64]()
            found = append(found, cell * TRACKS + TRACK_OF[place % SIDES * SIDES + came % SIDES])
            came = self.came[place]
        return found
