"""A board of Railroad Ink turned and mirrored: what was learned of one holds for all eight.

A quarter turn makes highways of railways and the other way round, for so the exits lie; dice and special routes are alike
in both. `turnings` says for each of the eight from which byte of a portrait every byte comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from semafor.bots.railroad_ink.patterns import FEATURES, HIGHWAY_LENGTH, RAILWAY_LENGTH
from semafor.bots.railroad_ink.portrait import COMMON, WITH_LAVA, WITH_METEOR, Portrait
from semafor.games.railroad_ink.layout import FIRST_SPECIAL, HIGHWAY, RAILWAY, SIZE, SPECIAL_FACES
from semafor.games.railroad_ink.material import EXIT_END, EXITS, FACES

Column = tuple[Any, ...]  # what a byte tells, and where
CELLS = SIZE * SIZE
EXIT_AT = {int(end): exit for exit, end in enumerate(EXIT_END)}
KINDS = ("highway", "railway")


class Turning(NamedTuple):
    """So many quarter turns clockwise, after mirroring left and right if so."""

    quarters: int
    mirrored: bool

    def side(self, side: int) -> int:
        return ((4 - side if self.mirrored else side) + self.quarters) % 4

    def cell(self, cell: int) -> int:
        row, column = divmod(cell, SIZE)
        column = SIZE - 1 - column if self.mirrored else column
        for _ in range(self.quarters):
            row, column = column, SIZE - 1 - row
        return row * SIZE + column

    def exit(self, exit: int) -> int:
        end = int(EXIT_END[exit])
        return EXIT_AT[self.cell(end // 4) * 4 + self.side(end % 4)]

    def kind(self, kind: int) -> int:
        return HIGHWAY + RAILWAY - kind if self.quarters % 2 and kind in (HIGHWAY, RAILWAY) else kind

    def special(self, face: int) -> int:
        """The special route with as many highways as this has railways."""
        sides = [kinds_of(FACES[FIRST_SPECIAL + each]) for each in range(SPECIAL_FACES)]
        wanted = sides[face][:: -1 if self.quarters % 2 else 1]
        return face if wanted == sides[face] else sides.index(wanted)

    def feature(self, feature: int) -> int:
        lengths = (HIGHWAY_LENGTH, RAILWAY_LENGTH)
        return sum(lengths) - feature if self.quarters % 2 and feature in lengths else feature

    def __call__(self, column: Column) -> Column:
        """What that byte tells of the turned board."""
        turns: dict[str, Callable[[Any], Any]] = {
            "cell": self.cell,
            "side": self.side,
            "kind": self.kind,
            "pair": lambda sides: frozenset(map(self.side, sides)),
            "exit": self.exit,
            "exits": lambda exits: frozenset(map(self.exit, exits)),
            "special": self.special,
            "feature": self.feature,
        }
        return tuple((name, turns[name](value)) if name in turns else (name, value) for name, value in column)


def kinds_of(face: dict[str, Any]) -> list[int]:
    return [face["sides"].count(kind) for kind in KINDS]


def columns(portrait: Portrait) -> Iterator[Column]:
    """What every byte of a portrait tells."""
    for cell in range(CELLS):
        for column in cell_columns(int(portrait.cell)):
            yield (("cell", cell), *column)
    for told in ("together", "nearness"):
        for pair in combinations(range(EXITS), 2):
            yield (("told", told), ("exits", frozenset(pair)))
    yield from ((("told", "company"), ("exit", exit)) for exit in range(EXITS))
    yield from ((("special", face),) for face in range(SPECIAL_FACES))
    yield from ((("feature", feature),) for feature in range(int(FEATURES)))
    yield from ((("round", round),) for round in range(int(portrait.judge.rounds)))


def cell_columns(size: int) -> Iterator[Column]:
    """What the bytes of a cell tell, in the order of `portrait`."""
    for kind in (HIGHWAY, RAILWAY):
        yield from sided("drawn", kind)
    yield from ((("pair", frozenset(pair)),) for pair in combinations(range(4), 2))
    yield (("told", "free"),)
    for kind in (HIGHWAY, RAILWAY):
        yield from sided("met", kind)
    for told in ("shut", "exits met", "way met"):
        yield from sided(told, 0)
    yield (("told", "networks met"),)
    if size == WITH_LAVA:
        yield from sided("magma", 0)
        yield from sided("met magma", 0)
        yield (("told", "volcano"),)
    elif size == WITH_METEOR:
        yield from ((("told", told),) for told in ("crater", "marked"))
    else:
        assert size == COMMON


def sided(told: str, kind: int) -> Iterator[Column]:
    return ((("told", told), ("kind", kind), ("side", side)) for side in range(4))


def turnings(portrait: Portrait) -> list[list[int]]:
    """Eight rows: byte b of the turned board is byte row[b] of the board as it is."""
    named = list(columns(portrait))
    place = {column: at for at, column in enumerate(named)}
    found = [[0] * len(named) for _ in range(8)]
    for number, row in enumerate(found):
        turning = Turning(number % 4, number >= 4)
        for at, column in enumerate(named):
            row[place[turning(column)]] = at
    return found
