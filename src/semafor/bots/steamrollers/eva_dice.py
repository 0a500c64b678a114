"""What each face of the die that is left costs when Eva has it, in thousandths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from semafor.bots.steamrollers.outlook import FULL, KEEP, POINT, STRONG_LATER, TOP, WEAK, WORSE, Outlook
from semafor.games.steamrollers.layout import CITIES, COUNT, CROSSES, OWNER, TURNED
from semafor.games.steamrollers.parts.eva import THRESHOLD
from semafor.games.steamrollers.parts.tiles import TILE_TWO
from semafor.games.steamrollers.state import SteamRollers

LOST: Final = 60_000  # she wins at once
FEW_CELLS: Final = 3  # left in a region that begin to be dangerous
SOON: Final = 4  # loads from which on a cross counts in full


class EvaDice:
    """Looks at Eva's regions."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.cost: Final = vec[i64]([0] * CITIES)
        self.mean: i64 = 0

    def look(self, state: SteamRollers) -> None:
        second = second_most(state)
        total: i64 = 0
        for region in range(i64(CITIES)):
            self.cost[region] = self.cross(state, region, second)
            total += self.cost[region]
        self.mean = total // CITIES
        for region in range(i64(CITIES)):
            if state.table[COUNT + region] == 0:
                self.cost[region] += self.mean  # she rolls again

    def cross(self, state: SteamRollers, region: i64, second: i64) -> i64:
        """A cross there, with the delivery and the tile that it costs."""
        outlook = self.outlook
        crosses = i64(state.table[CROSSES + region]) + 1
        cells = state.material.drawable(region) - crosses
        if cells < 0:
            return LOST
        cost: i64 = outlook.weights[FULL] // (1 + 2 * cells) if outlook.loads > 0 and cells < FEW_CELLS else 0
        if crosses > second:
            cost += outlook.weights[TOP]
        if crosses < THRESHOLD:
            cost += outlook.weights[WEAK] * min(outlook.loads, i64(SOON)) // SOON
        else:
            cost += outlook.later(STRONG_LATER)
            if state.table[COUNT + region] > 0:
                cost += POINT * crosses + outlook.last_good(state, region)
        if i64(state.table[OWNER + region]) == 0 and state.table[TURNED + region] == 0:
            cost += outlook.tile(state, region)
        return cost

    def roll_again(self, state: SteamRollers) -> bool:
        """Whether Solo tile 2a serves well now."""
        return self.cost[state.eva.die] > self.mean + self.outlook.weights[WORSE]

    def block(self, state: SteamRollers) -> bool:
        """Whether Solo tile 2b does."""
        city = state.eva.die
        saved = POINT * i64(state.table[CROSSES + city]) + self.outlook.last_good(state, city)
        return saved > self.outlook.weights[KEEP] + self.outlook.tile(state, TILE_TWO)


def second_most(state: SteamRollers) -> i64:
    """The crosses of her second strongest region."""
    first: i64 = 0
    second: i64 = 0
    for region in range(i64(CITIES)):
        crosses = i64(state.table[CROSSES + region])
        second = max(second, min(first, crosses))
        first = max(first, crosses)
    return second
