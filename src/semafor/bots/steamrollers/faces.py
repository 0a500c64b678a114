"""What the best act with each face of a die is worth to a lone seat that follows a plan, in thousandths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from semafor.bots.steamrollers import outlook as weights
from semafor.bots.steamrollers.judge import Plan
from semafor.bots.steamrollers.outlook import POINT, Outlook
from semafor.games.steamrollers.actions import CROSS, DELIVER, DRAW, GOOD_CODES, IN_ROW, MOST_DISTANCE, TAKE
from semafor.games.steamrollers.layout import CITIES, COUNT, LINKS, OWNER, PLACES, POOL, POWER, ROW, TRACK, TRACKS
from semafor.games.steamrollers.material import track_type
from semafor.games.steamrollers.parts.deliveries import distances
from semafor.games.steamrollers.parts.sheets import box_crossed
from semafor.games.steamrollers.parts.tiles import ANY_TRACK, DESTINATION_OR_LONGER, owns, owns_any
from semafor.games.steamrollers.state import SteamRollers

WASTED: Final = -200  # a die that serves nothing
WORST: Final = -1_000_000_000
ORDER: Final = 100  # a box or a track beyond the plan comes after all that serves it
LINK: Final = 1300  # a link that is finished: mostly one point, sometimes a town
MOST_LINKS: Final = 8
UNSCORED_POWER: Final = 3  # with more every box brings a point


class Faces:
    """Looks at what the seat can do: with a die of each face, and with a second one of the same."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.cells: vec[i64] = vec[i64]()  # tracks of the plan that are not drawn yet
        self.links: vec[i64] = vec[i64]()  # the link of the plan that each belongs to
        self.missing: Final = vec[i64]([0] * MOST_LINKS)  # by link: tracks
        self.worth: Final = vec[i64]([0] * CITIES)
        self.act: Final = vec[i64]([0] * CITIES)
        self.next: Final = vec[i64]([0] * CITIES)  # what the second best act is worth

    def aim_at(self, state: SteamRollers, plan: Plan) -> None:
        """Remember the tracks that are missing."""
        self.cells = vec[i64](capacity=32)
        self.links = vec[i64](capacity=32)
        for link in range(i64(MOST_LINKS)):
            self.missing[link] = 0
        for at in range(i64(len(plan.cells))):
            if state.sheets[TRACK + plan.cells[at] // TRACKS] == 0:
                self.cells = append(self.cells, plan.cells[at])
                self.links = append(self.links, plan.links[at])
                self.missing[plan.links[at]] += 1

    def draw(self, drawn: i64) -> None:
        """A track that is drawn is missing no more."""
        last = i64(len(self.cells)) - 1
        for at in range(last + 1):
            if self.cells[at] == drawn:
                self.missing[self.links[at]] -= 1
                self.cells[at] = self.cells[last]
                self.links[at] = self.links[last]
                self.cells = self.cells[:last]
                self.links = self.links[:last]
                return

    def look(self, state: SteamRollers) -> None:
        for face in range(i64(CITIES)):
            self.worth[face] = WORST
            self.next[face] = WASTED
            self.look_at_tile(state, face)
            self.look_at_box(state, face)
        self.look_at_tracks(state)
        if state.sheets[LINKS] > 0:
            self.look_at_goods(state)
        for face in range(i64(CITIES)):
            if self.worth[face] < WASTED:
                self.look_beyond_the_plan(state, face)

    def offer(self, face: i64, worth: i64, action: i64) -> None:
        if worth > self.worth[face]:
            self.next[face] = max(self.next[face], self.worth[face])
            self.worth[face] = worth
            self.act[face] = action
        elif worth > self.next[face]:
            self.next[face] = worth

    def mean(self) -> i64:
        """A die that is rolled again."""
        total: i64 = 0
        for face in range(i64(CITIES)):
            total += self.worth[face]
        return total // CITIES

    # Tiles and boxes

    def look_at_tile(self, state: SteamRollers, tile: i64) -> None:
        """One of the pool; or one's own, only to do something."""
        pooled = i64(state.table[OWNER + tile]) == POOL
        self.offer(tile, self.outlook.tile(state, tile) if pooled else WASTED, TAKE + tile)

    def look_at_box(self, state: SteamRollers, box: i64) -> None:
        if box_crossed(state.sheets, 0, box):
            return
        power = i64(state.sheets[POWER])
        worth: i64 = POINT - ORDER if power >= UNSCORED_POWER else -ORDER
        if power < self.outlook.power and self.outlook.loads > 0:
            worth += self.outlook.weights[weights.BOX] + self.outlook.later(weights.BOX_LATER)
        self.offer(box, worth, CROSS + box)

    # Tracks

    def look_at_tracks(self, state: SteamRollers) -> None:
        """Those of the plan that the black die allows."""
        any_track = owns_any(state.table, state.turn, 0, ANY_TRACK)
        shown = state.turn.black * 3
        for at in range(i64(len(self.cells))):
            drawn = self.cells[at]
            if any_track or state.material.black[shown + track_type(drawn % TRACKS)] == 1:
                self.offer(state.material.region[drawn // TRACKS], self.track(self.links[at]), DRAW + drawn)

    def track(self, link: i64) -> i64:
        """What finishes a link brings its points at once; what no time is left for brings nothing."""
        missing = self.missing[link]
        worth: i64 = LINK if missing == 1 else 0
        if missing > self.outlook.loads + 1:
            return worth - ORDER
        if self.outlook.loads == 0:
            return worth
        before: i64 = 0
        for earlier in range(link):
            if self.missing[earlier] > 0:
                before += 1
        worth += self.outlook.weights[weights.TRACK] + self.outlook.later(weights.TRACK_LATER)
        return worth - self.outlook.weights[weights.LATER_LINK] * before

    def look_beyond_the_plan(self, state: SteamRollers, face: i64) -> None:
        """Better than a tile that costs points: a track where none is planned."""
        for at in range(state.material.region_first[face], state.material.region_first[face + 1]):
            cell = state.material.region_cells[at]
            if state.sheets[TRACK + cell] == 0 and not self.is_planned(cell):
                for track in range(i64(TRACKS)):
                    if state.material.black[state.turn.black * 3 + track_type(track)] == 1:
                        self.offer(face, WASTED, DRAW + cell * TRACKS + track)
                        return

    def is_planned(self, cell: i64) -> bool:
        for drawn in self.cells:
            if drawn // TRACKS == cell:
                return True
        return False

    # Deliveries

    def look_at_goods(self, state: SteamRollers) -> None:
        """Every good, to the cities that it may go to."""
        by_destination = owns(state.table, state.turn, 0, DESTINATION_OR_LONGER, 0)
        for origin in range(i64(CITIES)):
            for place in range(i64(state.table[COUNT + origin])):
                kind = i64(state.table[ROW + origin * PLACES + place]) - 1
                for city in range(i64(CITIES)):
                    if city != origin and state.material.city_colour[city] == kind:
                        self.look_at_delivery(state, origin, city, place, by_destination)

    def look_at_delivery(self, state: SteamRollers, origin: i64, city: i64, place: i64, by_destination: bool) -> None:
        """As far as it can go."""
        outlook = self.outlook
        far = longest(distances(state.sheets, state.table, state.turn, 0, origin, city, True))
        if far == 0:
            return
        short = max(i64(0), outlook.potential(origin, state.material.city_colour[city]) - far)
        worth = POINT * far - outlook.weights[weights.SHORT_LATER] * short * outlook.left // weights.TENTHS
        worth += outlook.weights[weights.DELIVERY] + outlook.weights[weights.DELIVERY_AHEAD] * outlook.lead
        if far > longest(distances(state.sheets, state.table, state.turn, 0, origin, city, False)):
            worth -= outlook.weights[weights.ONCE]
        at = city if city < origin else city - 1
        action = DELIVER + ((origin * 5 + at) * GOOD_CODES + IN_ROW + place) * MOST_DISTANCE + far - 1
        self.offer(origin, worth, action)
        if by_destination:
            self.offer(city, worth, action)


def longest(possible: i64) -> i64:
    """The longest of a set of distances."""
    distance: i64 = 0
    while possible > 0:
        distance += 1
        possible >>= 1
    return distance
