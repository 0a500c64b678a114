"""Railroad Ink boards once more, slowly and from the printed facts alone: what fits where, and what a board is worth."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Tile = tuple[str, int, bool]
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}


def box(name: str) -> dict[str, Any]:
    folder = Path(__file__).parents[3] / "src" / "semafor" / "games" / "railroad_ink"
    return tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))


BASE, LAVA = box("base"), box("lava")
FACES = {face["id"]: face for face in [*BASE["face"], *BASE["special"], *LAVA["face"], LAVA["volcano"]]}
FACES["crater"] = {"id": "crater", "sides": ["none"] * 4, "joins": []}
EXITS = {(*exit["cell"], exit["side"]): exit for exit in BASE["exit"]}
MIRROR = {"N": "N", "E": "W", "S": "S", "W": "E"}


@cache
def side_after(side: str, rotation: int, mirrored: bool) -> str:
    side = MIRROR[side] if mirrored else side
    return "NESW"[("NESW".index(side) + rotation) % 4]


@cache
def ends(tile: Tile) -> dict[str, str]:
    """What the tile carries on each side that carries something."""
    face, rotation, mirrored = tile
    carried = zip("NESW", FACES[face]["sides"], strict=True)
    return {side_after(side, rotation, mirrored): kind for side, kind in carried if kind != "none"}


@cache
def joins(tile: Tile) -> list[set[str]]:
    face, rotation, mirrored = tile
    return [{side_after(side, rotation, mirrored) for side in join} for join in FACES[face]["joins"]]


def looks(face: str) -> list[Tile]:
    """One tile for each look of the face."""
    found: list[Tile] = []
    for mirrored in (False, True):
        for rotation in range(4):
            tile = (face, rotation, mirrored)
            shape = (ends(tile), sorted(map(sorted, joins(tile))))
            if shape not in [(ends(other), sorted(map(sorted, joins(other)))) for other in found]:
                found.append(tile)
    return found


class Board:
    """A board as a dictionary of tiles."""

    def __init__(self, tiles: dict[Cell, Tile]) -> None:
        self.tiles = tiles

    def beyond(self, cell: Cell, side: str) -> Cell | None:
        row, col = cell[0] + STEP[side][0], cell[1] + STEP[side][1]
        return (row, col) if 0 <= row < 7 and 0 <= col < 7 else None

    def facing(self, cell: Cell, side: str) -> str | None:
        """What is turned towards that side of the cell from outside."""
        other = self.beyond(cell, side)
        if other is None:
            exit = EXITS.get((*cell, side))
            return exit["type"] if exit else None
        return ends(self.tiles[other]).get(ACROSS[side]) if other in self.tiles else None

    def fits(self, tile: Tile, cell: Cell, link: set[str]) -> bool:
        """No highway touches a railway, and an end of one of the kinds in `link` meets its like."""
        pairs = [(kind, self.facing(cell, side)) for side, kind in ends(tile).items()]
        if any({own, there} == {"highway", "railway"} for own, there in pairs):
            return False
        return any(own == there and own in link for own, there in pairs)

    def free(self, cell: Cell) -> bool:
        return cell not in self.tiles or self.tiles[cell][0] == "crater"

    def places(self, face: str) -> set[tuple[Cell, Tile]]:
        """Every place and look of a route face."""
        cells = [(row, col) for row in range(7) for col in range(7) if self.free((row, col))]
        return {(cell, tile) for cell in cells for tile in looks(face) if self.fits(tile, cell, {"highway", "railway"})}

    # The count

    def routes(self, cell: Cell) -> dict[str, str]:
        return {side: kind for side, kind in ends(self.tiles[cell]).items() if kind != "lava"}

    def networks(self) -> list[set[str]]:
        """The exits of each network."""
        met: set[tuple[int, int, str]] = set()
        found = []
        for row, col, side in EXITS:
            start = (row, col, side)
            if start in met or (row, col) not in self.tiles or self.routes((row, col)).get(side) != EXITS[start]["type"]:
                continue
            exits: set[str] = set()
            todo = [start]
            while todo:
                end = todo.pop()
                if end in met:
                    continue
                met.add(end)
                cell, side = (end[0], end[1]), end[2]
                if end in EXITS:
                    exits.add(EXITS[end]["id"])
                other = self.beyond(cell, side)
                if other is not None and self.facing(cell, side) == self.routes(cell)[side]:
                    todo.append((*other, ACROSS[side]))
                for join in joins(self.tiles[cell]):
                    if side in join:
                        todo += [(*cell, mate) for mate in join if mate in self.routes(cell)]
            found.append(exits)
        return found

    def network_points(self) -> int:
        return sum(BASE["network_points"][len(exits)] for exits in self.networks())

    def graph(self, kind: str) -> dict[Cell, set[Cell]]:
        graph: dict[Cell, set[Cell]] = {}
        for cell, tile in self.tiles.items():
            for side, own in ends(tile).items():
                if own == kind:
                    graph.setdefault(cell, set())
                    other = self.beyond(cell, side)
                    if other is not None and self.facing(cell, side) == kind:
                        graph[cell].add(other)
        return graph

    def longest(self, kind: str, trail: bool) -> int:
        graph = self.graph(kind)
        walk = _trail if trail else _path
        return max((walk(graph, cell, frozenset()) for cell in graph), default=0)

    def open_ends(self) -> list[tuple[Cell, str, str]]:
        """Ends and lava sides that meet neither their like nor the edge, with their kind."""
        return [
            (cell, side, kind)
            for cell, tile in self.tiles.items()
            for side, kind in ends(tile).items()
            if self.beyond(cell, side) is not None and self.facing(cell, side) != kind
        ]

    def at_crater(self, cell: Cell, side: str) -> bool:
        other = self.beyond(cell, side)
        return other is not None and other in self.tiles and self.tiles[other][0] == "crater"

    def lakes(self) -> list[set[Cell]]:
        graph = self.graph("lava")
        found: list[set[Cell]] = []
        for cell in graph:
            if not any(cell in lake for lake in found):
                lake, todo = set(), [cell]
                while todo:
                    here = todo.pop()
                    if here not in lake:
                        lake.add(here)
                        todo += graph[here]
                found.append(lake)
        return found

    def total(self, variant: str, trail: bool) -> int:
        crater_ends = [end for end in self.open_ends() if self.at_crater(end[0], end[1])]
        errors = len(self.open_ends()) - len(crater_ends)
        centre = sum(tuple(cell) in self.tiles for cell in BASE["centre"])
        total = self.network_points() + self.longest("highway", trail) + self.longest("railway", trail) + centre - errors
        if variant == "meteor":
            total += 2 * len(crater_ends)
        if variant == "lava":
            leaking = {cell for cell, _, kind in self.open_ends() if kind == "lava"}
            total += 5 * sum(not lake & leaking for lake in self.lakes()) + max(map(len, self.lakes()), default=0)
        return total


def _path(graph: dict[Cell, set[Cell]], cell: Cell, gone: frozenset[Cell]) -> int:
    gone |= {cell}
    return 1 + max((_path(graph, other, gone) for other in graph[cell] - gone), default=0)


def _trail(graph: dict[Cell, set[Cell]], cell: Cell, gone: frozenset[frozenset[Cell]]) -> int:
    joints = [(other, frozenset({cell, other})) for other in graph[cell]]
    return 1 + max((_trail(graph, other, gone | {joint}) for other, joint in joints if joint not in gone), default=0)
