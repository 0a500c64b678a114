"""One board of Railroad Ink as a player looks at it: what hangs together, what lies open, how long the ways are."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from semafor.bots.railroad_ink.lakes import Lakes, magma_sides
from semafor.bots.railroad_ink.patterns import CLOSED, EDGE
from semafor.games.railroad_ink.layout import (
    ALL_CELLS,
    BLOCK,
    CELLS,
    CONTEXT,
    CRATER,
    FREE,
    HIGHWAY,
    LAVA,
    MAGMAS,
    MASKS,
    RAILWAY,
    SPECIALS_LEFT,
    TILE,
)
from semafor.games.railroad_ink.material import (
    BIT,
    BIT_AT,
    BYTES,
    CENTRE,
    ENDS,
    EXIT_AT,
    EXIT_END,
    EXITS,
    INNER,
    JOINS,
    NEIGHBOUR,
    SIDE_BIT,
    SPREAD,
    TIMES,
    WORDS,
)
from semafor.games.railroad_ink.parts.boards import OpenBoards
from semafor.games.railroad_ink.parts.lava import beside
from semafor.games.railroad_ink.parts.longest import ALL_SIDES, STEPS, LongestWay, alike
from semafor.games.railroad_ink.state import RailroadInk

NOBODY: Final = 255  # the network beyond a side with nothing
NO_IMAGES: Final = WORDS[:0]
SIDE_PLACE: Final = vec[i64](TIMES)
CENTRAL_CELLS: Final[i64] = sum([2 ** int(cell) for cell in CENTRE])


def alone(table: RailroadInk, seat: i64) -> RailroadInk:
    """The seat's board at a table of its own, with the same roll."""
    board = extend(table.board[seat * BLOCK : seat * BLOCK + BLOCK], table.board[table.seats * BLOCK :])
    masks = table.masks[seat * MASKS : seat * MASKS + MASKS]
    copy = RailroadInk(table.kit, 1, board, masks, OpenBoards(board, masks))  # who plans a round never asks how it began
    copy.round = table.round
    copy.trail = table.trail
    copy.strict = table.strict
    return copy


@mypyc_attr(acyclic=True)
class Sheet:
    """A board of a table with one seat, read once. `action` on the sheet `before` made it."""

    def __init__(self, state: RailroadInk, highway: i64, railway: i64, same_lakes: Sheet | None = None) -> None:
        self.state: Final = state
        self.before: Sheet | None = None
        self.action: i64 = -1
        self.key: i64 = 0  # equal for equal boards with equal dice left
        self.images: vec[i64] = NO_IMAGES  # the keys of its mirror images, where these are known
        self.value: i64 = 0
        self.free: Final = state.masks[FREE]
        self.highway: i64 = highway
        self.railway: i64 = railway
        self.beyond: Final = BYTES[:]  # by cell and side: the network of what comes to the cell there
        self.reach: Final = WORDS[:64]  # by network: the free cells it comes to
        self.networks: i64 = 0  # the first twelve begin at an exit each, more have none
        self.exit_networks: i64 = 0
        self.exit_network: Final = BYTES[:EXITS]  # by exit: the network it belongs to
        self.sides: Final = BYTES[:CELLS]  # by free cell: the states of its four sides
        self.paths: Final = BYTES[: CELLS * 2]  # by kind and cell: the longest way that begins there, 0 if not yet known
        self.parts: Final = WORDS[: CELLS * 2]  # by kind and cell: all cells that hang together with it, once paths knows it
        self.way_cells: i64 = 0
        self.longest: i64 = 0
        self.open_ends: i64 = 0
        self.crater_ends: i64 = 0
        self.craters: i64 = 0  # the cells with one
        self.dead_ends: i64 = 0
        self.lava_open: i64 = 0
        self.lava_dead: i64 = 0
        self.closed_lakes: i64 = 0
        self.largest_lake: i64 = 0
        self.patterns: i64 = 0  # what its free cells promise, told by the judge
        self.find_networks()
        self.find_sides()
        self.find_dead_ends()
        if state.kit.variant == LAVA:
            if same_lakes is not None:
                self.take_lakes(same_lakes)
            else:
                self.find_lakes()

    # Networks

    def find_networks(self) -> None:
        """Number what hangs together, exit after exit, then what has no exit."""
        for place in range(i64(CELLS * 4)):
            self.beyond[place] = u8(NOBODY)
        seen = BYTES[:CELLS]
        waiting = WORDS[:]
        for exit in range(i64(EXITS)):
            self.find_network(EXIT_END[exit], exit, seen, waiting)
        self.networks = EXITS
        drawn = ALL_CELLS & ~self.free
        while drawn:
            bit = drawn & -drawn
            drawn ^= bit
            self.find_orphans(BIT_AT[bit * SPREAD >> 58 & 63], seen, waiting)

    def find_orphans(self, cell: i64, seen: vec[u8], waiting: vec[i64]) -> None:
        """The networks without an exit to which ends of this cell belong, as far as they were not met yet."""
        ends = ENDS[i64(self.state.board[TILE + cell])]
        routes = (ends ^ ends >> 1) & ALL_SIDES  # lava has both bits of an end
        for side in range(i64(4)):
            if routes & ~i64(seen[cell]) & SIDE_BIT[side]:
                self.reach[self.networks] = 0
                self.walk(cell * 4 + side, self.networks, seen, waiting)
                self.networks += 1

    def find_network(self, end: i64, exit: i64, seen: vec[u8], waiting: vec[i64]) -> None:
        """The network of an exit: itself alone, or all that hangs on the end at it."""
        cell = end >> 2
        side = end & 3
        self.beyond[end] = u8(exit)
        self.reach[exit] = BIT[cell] & self.free
        board = self.state.board
        if not alike(ENDS[i64(board[TILE + cell])], i64(board[CONTEXT + cell])) & SIDE_BIT[side]:
            self.exit_networks += 1
            self.exit_network[exit] = u8(exit)
        elif not i64(seen[cell]) & SIDE_BIT[side]:
            self.exit_networks += 1
            self.walk(end, exit, seen, waiting)
        else:
            self.reach[exit] = 0

    def walk(self, end: i64, network: i64, seen: vec[u8], waiting: vec[i64]) -> None:
        """All that hangs together with this end is of the network."""
        board = self.state.board
        reach = self.reach[network]
        waiting[0] = end
        seen[end >> 2] |= u8(JOINS[i64(board[TILE + (end >> 2)]) * 4 + (end & 3)])
        count: i64 = 1
        while count > 0:
            count -= 1
            end = waiting[count]
            cell = end >> 2
            look = i64(board[TILE + cell])
            part = JOINS[look * 4 + (end & 3)]
            joined = alike(ENDS[look], i64(board[CONTEXT + cell]))
            for side in range(i64(4)):
                if part & SIDE_BIT[side]:
                    other = NEIGHBOUR[cell * 4 + side]
                    if other >= 0:
                        facing = other * 4 + (side ^ 2)
                        self.beyond[facing] = u8(network)
                        if joined & SIDE_BIT[side]:
                            if not i64(seen[other]) & SIDE_BIT[side ^ 2]:
                                seen[other] |= u8(JOINS[i64(board[TILE + other]) * 4 + (side ^ 2)])
                                waiting[count] = facing
                                count += 1
                        else:
                            reach |= BIT[other] & self.free
                    elif EXIT_AT[cell * 4 + side] >= 0:
                        self.exit_network[EXIT_AT[cell * 4 + side]] = u8(network)
        self.reach[network] = reach

    # Free cells

    def find_sides(self) -> None:
        """The state of each side of each free cell; lava that comes to it leads no route on."""
        cells = self.free
        while cells:
            bit = cells & -cells
            cells ^= bit
            cell = BIT_AT[bit * SPREAD >> 58 & 63]
            if self.tile(cell) == CRATER:
                self.craters |= bit
            context = self.context(cell) | EDGE[cell]
            for side in range(i64(4)):
                other = NEIGHBOUR[cell * 4 + side]
                if other >= 0 and not self.free & BIT[other]:
                    if context >> side * 2 & 3 == 0:
                        context |= CLOSED * SIDE_PLACE[side]
                    elif self.beyond[cell * 4 + side] != NOBODY:
                        self.meet_open_end(cell)
            self.sides[cell] = u8(context)

    def meet_open_end(self, cell: i64) -> None:
        if self.craters & BIT[cell]:
            self.crater_ends += 1
        else:
            self.open_ends += 1

    def find_dead_ends(self) -> None:
        """Count the route ends at a neighbour that is drawn and has none of the kind there."""
        cells = ALL_CELLS & ~self.free
        while cells:
            bit = cells & -cells
            cells ^= bit
            cell = BIT_AT[bit * SPREAD >> 58 & 63]
            ends = ENDS[self.tile(cell)]
            open = (ends ^ ends >> 1) & ~alike(ends, self.context(cell)) & INNER[cell]
            if open:
                for side in range(i64(4)):
                    if open & SIDE_BIT[side] and not self.free & BIT[NEIGHBOUR[cell * 4 + side]]:
                        self.dead_ends += 1

    # Ways

    def way_from(self, kind: i64, cell: i64) -> i64:
        """The cells of the longest way of that kind that begins in this cell."""
        place = (kind - 1) * CELLS + cell
        if self.paths[place] == 0:
            self.longest = 0
            self.way_cells = 0
            self.go(kind, cell, 0, 0)
            self.paths[place] = u8(self.longest)
            self.parts[place] = self.way_cells
        return i64(self.paths[place])

    def go(self, kind: i64, cell: i64, on_way: i64, depth: i64) -> None:
        """Go on into the cell; `on_way` are the cells behind."""
        depth += 1
        on_way |= BIT[cell]
        self.way_cells |= BIT[cell]
        self.longest = max(self.longest, depth)
        links = self.links(kind, cell)
        for side in range(i64(4)):
            if links & SIDE_BIT[side]:
                other = cell + STEPS[side]
                if not on_way & BIT[other]:
                    self.go(kind, other, on_way, depth)

    def links(self, kind: i64, cell: i64) -> i64:
        """The sides of the cell where two ends of the kind touch."""
        ends = ENDS[i64(self.state.board[TILE + cell])]
        own = ends & ~(ends >> 1) if kind == HIGHWAY else ends >> 1 & ~ends
        return own & alike(ends, i64(self.state.board[CONTEXT + cell])) & INNER[cell] & ALL_SIDES

    def whole_way(self, kind: i64) -> i64:
        """The longest way of that kind on the board."""
        return LongestWay(self.state.board, 0, kind, self.state.trail).best

    # Counts

    def specials_left(self) -> i64:
        return i64(self.state.board[SPECIALS_LEFT])

    def tile(self, cell: i64) -> i64:
        return i64(self.state.board[TILE + cell])

    def context(self, cell: i64) -> i64:
        return i64(self.state.board[CONTEXT + cell])

    def find_lakes(self) -> None:
        """Count lakes, and lava sides that are not closed: at a free cell, and at a drawn one."""
        lakes = Lakes()
        lakes.count(self.state)
        self.closed_lakes = lakes.closed
        self.largest_lake = lakes.largest
        self.find_open_lava()
        self.lava_dead = lakes.open - self.lava_open

    def take_lakes(self, before: Sheet) -> None:
        """The same lakes as on the board before a route was drawn, which may have come to lie at open sides of them."""
        self.closed_lakes = before.closed_lakes
        self.largest_lake = before.largest_lake
        self.find_open_lava()
        self.lava_dead = before.lava_dead + before.lava_open - self.lava_open

    def find_open_lava(self) -> None:
        cells = self.free & beside(self.state.masks[MAGMAS])
        while cells:
            bit = cells & -cells
            cells ^= bit
            self.lava_open += magma_sides(self.context(BIT_AT[bit * SPREAD >> 58 & 63]))


def read(state: RailroadInk) -> Sheet:
    """The sheet of a table with one seat."""
    sheet = Sheet(state, 0, 0)
    sheet.highway = sheet.whole_way(HIGHWAY)
    sheet.railway = sheet.whole_way(RAILWAY)
    return sheet
