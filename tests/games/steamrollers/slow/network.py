"""The network counted again in plain Python, from the printed map alone and without any table of the rules."""

from __future__ import annotations

from itertools import pairwise, permutations

from semafor.games.steamrollers.views import SteamRollersView

AROUND = {
    1: {"NE": (-1, 0), "E": (0, 1), "SE": (1, 0), "SW": (1, -1), "W": (0, -1), "NW": (-1, -1)},
    0: {"NE": (-1, 1), "E": (0, 1), "SE": (1, 1), "SW": (1, 0), "W": (0, -1), "NW": (-1, 0)},
}
OPPOSITE = {"NE": "SW", "E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE"}
Place = tuple[int, int]


class Network:
    """One seat's tracks on the sheet of a view."""

    def __init__(self, view: SteamRollersView, seat: int) -> None:
        self.cells = {
            (row, column): token
            for row, line in enumerate(view.sheet, 1)
            for column, token in enumerate(line.split(), 1)
            if token != "."
        }
        self.walls = {frozenset((place(a), place(b))) for a, b in view.walls}
        self.tracks = {place(cell): tuple(sides.split("-")) for cell, sides in view.seats[seat].tracks.items()}
        self.links = self.found()

    def next(self, here: Place, side: str) -> Place | None:
        row, column = AROUND[here[0] % 2][side]
        there = (here[0] + row, here[1] + column)
        return there if there in self.cells and frozenset((here, there)) not in self.walls else None

    def found(self) -> list[tuple[int, int, int]]:
        """(lower city, higher city, towns) of every link."""
        links = []
        for start, token in self.cells.items():
            if token[0] == "[":
                for side in OPPOSITE:
                    end, towns = self.run(start, side)
                    if end > int(token[1]):
                        links.append((int(token[1]), end, towns))
        return links

    def run(self, here: Place, side: str) -> tuple[int, int]:
        """Where the line that leaves by this side ends (0: nowhere), and how many towns it passes."""
        towns = 0
        while (there := self.next(here, side)) is not None:
            token = self.cells[there]
            if token[0] == "[":
                return int(token[1]), towns
            sides = self.tracks.get(there, ())
            if OPPOSITE[side] not in sides:
                return 0, 0
            towns += token[0] == "("
            side = next(other for other in sides if other != OPPOSITE[side])
            here = there
        return 0, 0

    def points(self) -> int:
        return sum(1 + towns for _, _, towns in self.links)

    def distances(self, origin: int, to: int) -> set[int]:
        """Every distance of a route without a repeated city, by trying all orders of all sets of cities between."""
        between = [city for city in range(1, 7) if city not in (origin, to)]
        found: set[int] = set()
        for size in range(5):
            for middle in permutations(between, size):
                found |= self.along((origin, *middle, to))
        return found

    def along(self, way: tuple[int, ...]) -> set[int]:
        sums = {0}
        for a, b in pairwise(way):
            steps = {1 + towns for one, other, towns in self.links if {one, other} == {a, b}}
            sums = {total + step for total in sums for step in steps}
        return sums


def place(cell: str) -> Place:
    return int(cell[1:]), ord(cell[0]) - 64
